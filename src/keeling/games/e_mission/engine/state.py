"""Everything on the table of e-Mission, as flat numbers; what lies face down nobody knows."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine.tables import (
    CARD_TAG,
    CARD_TAGS,
    COLUMN_CARBON,
    N_CARDS,
    N_EMISSIONS,
    N_GLOBAL_SLOTS,
    N_PROJECTS,
    N_RESILIENCE,
    N_SEATS,
    N_SLOTS,
    N_TAGS,
    NONE,
    SUPPORT_MODE,
    SUPPORT_TAG,
    WON,
)
from keeling.games.e_mission.engine.tables import REDUCE as REDUCES
from keeling.kernel.agenda import State, Step
from keeling.kernel.bits import bit
from keeling.kernel.rng import Rng

# Where a card is. Project and start cards: in a hand (the seat), in a stack, under something.
IN_DECK: Final = -1
DISCARDED: Final = -2
DRAWN: Final = -3  # a global project that may be chosen
REMOVED: Final = -4  # from the game
SET_ASIDE: Final = -5  # - seat: drawn, and not yet in the hand or on the discard pile
IN_STACK: Final = N_SEATS  # + seat * N_SLOTS + slot
UNDER_GLOBAL: Final = IN_STACK + N_SEATS * N_SLOTS  # + slot * (N_TAGS + 1) + tag it takes
NO_TAG: Final = N_TAGS  # it takes none: all its tags count
UNDER_CRISIS: Final = UNDER_GLOBAL + N_GLOBAL_SLOTS * (N_TAGS + 1)  # + crisis

# Crises; what lies in a deck or face down has the number of that deck, each new one a lower number.
IN_COLUMN: Final = 0
IS_ONGOING: Final = 1
FIRST_DECK: Final = -10

GROUP: Final = N_SEATS  # has a challenge, instead of a seat
N_WORDS: Final = 3  # in a set of cards
HISTORY: Final = 6  # rounds


class EMission(State):
    """The table. Indexed by seat unless the comment says otherwise."""

    seats: i64
    round: i64
    phase_begun: i64  # the last one: told to people and bots, asked by no rule
    ending: i64  # NONE while the game runs
    drawdown: bool

    trees: i64
    oceans: i64
    dac: i64
    bands: i64  # on the thermometer
    suspended: i64  # set aside until the end of the round
    loose: i64  # carbon on the thermometer that fills no row
    recent: i64  # carbon in recent emissions
    rolls: i64  # of the effect die still to be made
    marker: vec[i64]  # track -> space
    crises_drawn: i64  # that had to be drawn this round

    power: vec[i64]
    demand: vec[i64]
    dirty: vec[i64]
    clean: vec[i64]
    communities: vec[i64]
    fewer: vec[i64]  # cards in the next project phase
    cut: vec[i64]  # carbon not emitted this round
    emission: vec[i64]  # seat * N_EMISSIONS + kind
    resilience: vec[i64]  # seat * N_RESILIENCE + kind

    where: vec[i64]  # card -> where it is
    below: vec[i64]  # card in a stack -> the one under it, or NONE
    top: vec[i64]  # seat * N_SLOTS + slot -> card, or NONE
    used: vec[i64]  # seat * N_SLOTS + slot -> uses of the top card this round
    tags: vec[i64]  # (seat * N_SLOTS + slot) * N_TAGS + tag; follows from the cards
    hand_size: vec[i64]
    deck_size: i64
    pile_size: i64

    global_at: vec[i64]  # global project -> slot, or where it is
    out: vec[i64]  # slot -> global project, or NONE
    global_used: vec[i64]  # seat * N_GLOBAL_SLOTS + slot -> uses this round
    under: vec[i64]  # slot * N_TAGS + tag: tags under a global project; follows from the cards
    tucked: vec[i64]  # slot -> cards under a global project
    active: i64  # a bit for each slot whose project was active when last looked at
    given: vec[i64]  # cards given by the project that gives each only once a round, as bits

    crisis_at: vec[i64]  # crisis -> where it is
    column: vec[i64]  # from the bottom: a crisis, or the deck it was drawn from face down
    crisis_deck: i64  # the number of the deck crises are drawn from
    aid: vec[i64]  # crisis -> what is tucked under it counts so much

    done: i64  # a bit for each seat that is done with the project phase
    refused: vec[i64]  # asker * seats + asked -> slots that may not ask again, as bits
    spared: i64  # a bit for each seat that the crisis of this moment does not affect
    lessened: i64  # how much lower its amounts are for everybody
    restrictions: i64  # of ongoing crises, as bits; follows from them
    paid: vec[i64]  # cards paid for the action of this moment
    chosen: vec[i64]  # cards or numbers chosen before they are carried out

    challenge: vec[i64]  # card -> seat, GROUP, or NONE
    community_limit: i64
    rounds: i64
    growth_bonus: i64
    crisis_bonus: i64
    global_draw: i64
    blind: bool  # no forecast, all game
    forecasts: i64  # more than the usual one
    every_round: vec[i64]  # cards more
    first_round: vec[i64]  # cards more in round 1
    forbidden: i64  # effect kinds nobody may use, as bits
    sinks_at_start: i64

    emitted: vec[i64]  # (round - 1) * seats + seat
    bound: vec[i64]  # round - 1 -> carbon bound
    heat: vec[i64]  # round - 1 -> bands at its end
    struck: vec[i64]  # round - 1 -> crises that were resolved

    def clone(self) -> EMission:
        """An independent copy; it tells no events."""
        c = EMission()
        c.config = self.config
        c.agenda = self.agenda[:]
        c.seat = self.seat
        c.offered = self.offered
        c.events = None
        c.seats = self.seats
        c.round = self.round
        c.phase_begun = self.phase_begun
        c.ending = self.ending
        c.drawdown = self.drawdown
        c.trees = self.trees
        c.oceans = self.oceans
        c.dac = self.dac
        c.bands = self.bands
        c.suspended = self.suspended
        c.loose = self.loose
        c.recent = self.recent
        c.rolls = self.rolls
        c.marker = self.marker[:]
        c.crises_drawn = self.crises_drawn
        self.copy_boards(c)
        self.copy_cards(c)
        self.copy_settings(c)
        return c

    def copy_boards(self, c: EMission) -> None:
        """What lies before the players."""
        c.power = self.power[:]
        c.demand = self.demand[:]
        c.dirty = self.dirty[:]
        c.clean = self.clean[:]
        c.communities = self.communities[:]
        c.fewer = self.fewer[:]
        c.cut = self.cut[:]
        c.emission = self.emission[:]
        c.resilience = self.resilience[:]
        c.done = self.done
        c.refused = self.refused[:]
        c.spared = self.spared
        c.lessened = self.lessened
        c.restrictions = self.restrictions
        c.paid = self.paid[:]
        c.chosen = self.chosen[:]

    def copy_cards(self, c: EMission) -> None:
        """Where the cards are."""
        c.where = self.where[:]
        c.below = self.below[:]
        c.top = self.top[:]
        c.used = self.used[:]
        c.tags = self.tags[:]
        c.hand_size = self.hand_size[:]
        c.deck_size = self.deck_size
        c.pile_size = self.pile_size
        c.global_at = self.global_at[:]
        c.out = self.out[:]
        c.global_used = self.global_used[:]
        c.under = self.under[:]
        c.tucked = self.tucked[:]
        c.active = self.active
        c.given = self.given[:]
        c.crisis_at = self.crisis_at[:]
        c.column = self.column[:]
        c.crisis_deck = self.crisis_deck
        c.aid = self.aid[:]

    def copy_settings(self, c: EMission) -> None:
        """What challenges change, and what happened so far."""
        c.challenge = self.challenge[:]
        c.community_limit = self.community_limit
        c.rounds = self.rounds
        c.growth_bonus = self.growth_bonus
        c.crisis_bonus = self.crisis_bonus
        c.global_draw = self.global_draw
        c.blind = self.blind
        c.forecasts = self.forecasts
        c.every_round = self.every_round[:]
        c.first_round = self.first_round[:]
        c.forbidden = self.forbidden
        c.sinks_at_start = self.sinks_at_start
        c.emitted = self.emitted[:]
        c.bound = self.bound[:]
        c.heat = self.heat[:]
        c.struck = self.struck[:]

    def then(self, step: Step[Any] | None = None, *others: Step[Any]) -> None:
        """EM-4.2 Once the game has ended, nothing further is resolved."""
        if self.ending == NONE:
            super().then(step, *others)

    def imagine(self, seat: int, rng: Rng) -> EMission:
        """EM-6.1.4 There is no private information: everybody knows the same."""
        return self.clone()

    def scores(self) -> list[int]:
        """EM-10.6 There is no score."""
        return [0] * self.seats

    def winners(self) -> list[int]:
        """EM-1.1 All or nobody."""
        return list(range(self.seats)) if self.ending == WON else []

    def is_lost(self) -> bool:
        """EM-1.1 All lose together."""
        return self.ending not in (NONE, WON)

    def nearness(self) -> float:
        """Half of it the rounds that were survived, half how much of the carbon the earth binds."""
        emitted = float(sum([self.emits(seat) for seat in range(self.seats)]))
        bound = min(1.0, float(self.sinks()) / max(emitted, 1.0))
        return (float(self.round - 1) / float(self.rounds) + bound) / 2.0

    def is_team(self) -> bool:
        """EM-1.1 All play together."""
        return True

    # ---- questions

    def sinks(self) -> i64:
        """EM-8.3.1 What the earth binds in a round."""
        return self.trees + self.oceans + self.dac

    def row(self) -> i64:
        """EM-8.4.2 The carbon that fills a row of the thermometer."""
        return COLUMN_CARBON * self.seats

    def emits(self, seat: i64) -> i64:
        """EM-8.2.1 The carbon of a seat, before it is cut."""
        total: i64 = self.dirty[seat]
        for kind in range(N_EMISSIONS):
            total += self.emission[seat * N_EMISSIONS + kind]
        return total

    def resilience_of(self, seat: i64, kind: i64) -> i64:
        """The resilience of a seat."""
        return self.resilience[seat * N_RESILIENCE + kind]

    def tag(self, seat: i64, slot: i64, tag: i64) -> i64:
        """EM-6.3.2 How many of a tag are in a stack."""
        return self.tags[(seat * N_SLOTS + slot) * N_TAGS + tag]

    def tags_of(self, seat: i64, tag: i64) -> i64:
        """How many of a tag are in all stacks of a seat."""
        total: i64 = 0
        for slot in range(N_SLOTS):
            total += self.tag(seat, slot, tag)
        return total

    def is_done(self, seat: i64) -> bool:
        """Whether a seat is done with the project phase."""
        return self.done & bit(seat) != 0

    def face_down(self) -> i64:
        """How many crises of the column nobody knows."""
        return len([entry for entry in self.column if entry < 0])

    # ---- the only writers of packed fields: cards move

    def lift(self, card: i64) -> None:
        """Take a card from where it is."""
        at: i64 = self.where[card]
        if at >= UNDER_CRISIS:
            self.aid[at - UNDER_CRISIS] -= self.worth(card, at - UNDER_CRISIS)
        elif at >= UNDER_GLOBAL:
            self.count_under(card, at - UNDER_GLOBAL, -1)
        elif at >= IN_STACK:
            self.unstack(card, at - IN_STACK)
        elif at >= 0:
            self.hand_size[at] -= 1
        elif at == IN_DECK:
            self.deck_size -= 1
        elif at == DISCARDED:
            self.pile_size -= 1

    def put(self, card: i64, at: i64) -> None:
        """Lift a card and put it into a hand, on a pile, under something; stacks have their own."""
        self.lift(card)
        self.where[card] = at
        if at >= UNDER_CRISIS:
            self.aid[at - UNDER_CRISIS] += self.worth(card, at - UNDER_CRISIS)
        elif at >= UNDER_GLOBAL:
            self.count_under(card, at - UNDER_GLOBAL, 1)
        elif at >= 0:
            self.hand_size[at] += 1
        elif at == IN_DECK:
            self.deck_size += 1
        elif at == DISCARDED:
            self.pile_size += 1

    def discard(self, card: i64) -> None:
        """To the discard pile; EM-2.10 a start card leaves the game."""
        self.put(card, DISCARDED if card < N_PROJECTS else REMOVED)

    def cover(self, card: i64, stack: i64) -> None:
        """Put a card on top of a stack."""
        self.lift(card)
        self.where[card] = IN_STACK + stack
        self.below[card] = self.top[stack]
        self.top[stack] = card
        self.used[stack] = 0  # EM-6.3.7
        self.count_tags(card, stack, 1)

    def tuck(self, card: i64, stack: i64) -> None:
        """Put a card at the bottom of a stack."""
        self.lift(card)
        self.where[card] = IN_STACK + stack
        self.below[card] = NONE
        last: i64 = self.top[stack]
        while self.below[last] != NONE:
            last = self.below[last]
        self.below[last] = card
        self.count_tags(card, stack, 1)

    def unstack(self, card: i64, stack: i64) -> None:
        """Take a card out of a stack, wherever it lies there."""
        if self.top[stack] == card:
            self.top[stack] = self.below[card]
            self.used[stack] = 0  # EM-6.3.7
        else:
            above: i64 = self.top[stack]
            while self.below[above] != card:
                above = self.below[above]
            self.below[above] = self.below[card]
        self.below[card] = NONE
        self.count_tags(card, stack, -1)

    def count_tags(self, card: i64, stack: i64, by: i64) -> None:
        """The tags of a card come into a stack, or leave it."""
        for tag in range(N_TAGS):
            self.tags[stack * N_TAGS + tag] += by * CARD_TAG[card * N_TAGS + tag]

    def count_under(self, card: i64, place: i64, by: i64) -> None:
        """The tags of a card come under a global project, or leave it; EM-6.4.6 or only one."""
        slot: i64 = place // (N_TAGS + 1)
        taken: i64 = place % (N_TAGS + 1)
        self.tucked[slot] += by
        if taken != NO_TAG:
            self.under[slot * N_TAGS + taken] += by
            return
        for tag in range(N_TAGS):
            self.under[slot * N_TAGS + tag] += by * CARD_TAG[card * N_TAGS + tag]

    def worth(self, card: i64, crisis: i64) -> i64:
        """EM-6.4.5 Tags that count under a crisis; EM-9.3.13 where they weaken it, the card."""
        tag: i64 = SUPPORT_TAG[crisis]
        if SUPPORT_MODE[crisis] == REDUCES:
            return 1 if CARD_TAGS[card] & bit(tag) != 0 else 0
        return CARD_TAG[card * N_TAGS + tag]

    def cards_at(self, at: i64) -> vec[i64]:
        """All cards somewhere, ascending."""
        return self.cards_between(at, at)

    def under_global(self, slot: i64) -> vec[i64]:
        """All cards under a global project, ascending."""
        first: i64 = UNDER_GLOBAL + slot * (N_TAGS + 1)
        return self.cards_between(first, first + N_TAGS)

    def cards_between(self, first: i64, last: i64) -> vec[i64]:
        """All cards in some places, ascending."""
        found = vec[i64](capacity=16)
        for card in range(N_CARDS):
            if first <= self.where[card] <= last:
                found = append(found, card)
        return found
