"""How much things in e-Mission are worth to a bot; one: about a carbon less in each round."""

from __future__ import annotations

from typing import Final

# The end.
WON: Final = 400.0
LOST: Final = -400.0
ROUND_LASTED: Final = 5.0  # later is a little better
DRAWDOWN: Final = 150.0  # reached, and the crisis phase still to be survived
DEATH: Final = 200.0  # times the chance that somebody does not survive it
SLACK: Final = 0.9  # how sharply that chance falls with each community that fits in
SAFE: Final = 1.5  # communities that must fit in besides those expected

# The race against time and heat.
PACE: Final = 4.5  # carbon by which a player lowers the balance in a round
TURN: Final = 8.0  # a round longer, with two players
LATE: Final = 12.0  # squared: rounds too many
HEAT: Final = 3.0  # a band
HOT: Final = 1.5  # squared: bands beyond
COOL: Final = 3.0
LEAST: Final = 0.7  # of a carbon less in each round, however well things stand
TRACK: Final = 0.5  # a marker just before a tipping point, for each roll to come

# Boards.
COMMUNITY: Final = 1.0
CROWD: Final = 0.12  # squared
FEWER_CARDS: Final = 0.5  # of a card, for each round with fewer
LACK: Final = 0.6  # of a carbon: energy missing in the next round
LACK_NEXT: Final = 0.25
LACK_LATER: Final = 0.15
SHORT: Final = 1.0  # energy missing in this round, besides
SURPLUS: Final = 0.35  # energy left over where dirty energy could go
SPARE: Final = 1.5  # resilience beyond the bands that is still of use
STURDY: Final = 0.3  # the first two resilience tokens of a kind
STRUCK_ALL: Final = 0.11  # chance of a crisis to be of a kind, for all
STRUCK_LOWEST: Final = 0.05  # for the lowest
OTHER_CRISIS: Final = 0.8  # what else an unknown crisis costs

# Cards and what they yield.
CARD: Final = 1.5  # in carbon
KEPT: Final = 0.3  # of a card, if it stays in the hand
NOW: Final = 0.9  # of what the hand could still bring this round
LATER: Final = 0.1  # of what later rounds bring
SPENT_LATER: Final = 0.6  # of later cards pay for uses
HORIZON: Final = 3.0  # rounds ahead that count at most
LACKING: Final = 0.35  # for each tag that is missing
CLEAN: Final = 0.55
DIRTY: Final = 0.55
SWAP: Final = 1.0
PICKED: Final = 1.3  # a card chosen among several
FILTERED: Final = 0.4  # a card drawn that may not fit
DRAWN: Final = 6.0  # cards that are of use in a round besides the usual ones
TUCKED: Final = 0.7
REVEALED: Final = 0.4
LATENT: Final = 0.15  # a tag in the hand that a project counts
AIDED: Final = 0.5  # a card under a crisis that needs more
PROGRESS: Final = 0.5  # of a global project that is not active yet, with all but nothing
SHIELD: Final = 1.2
FORESEEN: Final = 0.7
SHARED: Final = 1.0
DOUBLED: Final = 1.0
TIPS: Final = 0.5  # a roll that is ignored would have tipped its track
TAKEN_TOKEN: Final = 0.4  # a resilience token, in communities
TAKEN_CARD: Final = 0.6  # a card discarded in a crisis
PROJECT_GONE: Final = 2.0
BOUND: Final = 2.0  # a restriction, each round
