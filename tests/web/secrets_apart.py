"""Two games that differ only in what a seat cannot see: made from one, generally."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from keeling.bots.play import bot, decide
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.match import Match
from keeling.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterator

    from keeling.kernel.config import Config
    from keeling.kernel.game import AnyGame

TRIES = 400  # other outcomes that are looked at: some games hide nothing that chance does


def played(game: AnyGame, config: Config, seed: int, *, stop: int) -> Match:
    """A game between bots that choose at random, stopped after so many choices, in its middle."""
    match, rng = Match(game, config), Rng(seed)
    bots = [bot("uniform")] * config.seats
    while match.state.seat != NOBODY and (len(match.taken) < stop or match.state.seat == CHANCE):
        match.take(decide(match.state, bots, rng))
    if match.state.seat == NOBODY:
        match.rewind(middle(match))
    return match


def half_sealed(game: AnyGame, config: Config, seed: int, *, stop: int) -> list[Match]:
    """Games in which somebody has chosen unseen and others are still to: one for each question."""
    match, rng = Match(game, config), Rng(seed)
    bots = [bot("uniform")] * config.seats
    found: dict[str, Match] = {}
    while match.state.seat != NOBODY and len(match.taken) < stop:
        option, question = decide(match.state, bots, rng), game.prompt(match.state)
        together = match.state.floor() >= 0 and match.state.seat >= 0
        unseen = together and match.state.choice().sealed(option)
        match.take(option)
        if unseen and match.state.floor() >= 0 and question not in found:
            found[question] = Match(game, config)
            found[question].follow(match.taken)
    return list(found.values())


def sealed_apart(match: Match) -> Iterator[tuple[Match, list[int | None]]]:
    """Games in which the last choice, which is sealed, was another; who cannot tell them apart."""
    last = len(match.taken) - 1
    others: list[int | None] = [None, *range(match.config.seats)]
    others.remove(match.taken[last].seat)
    for option in outcomes(match, last):
        twin = with_outcome(match, last, option)
        if twin is not None and all(same_for(seat, match, twin) for seat in others):
            yield twin, others


def middle(match: Match) -> int:
    """After how many choices a player is to choose again, past the middle of a game."""
    players = [n for n, taken in enumerate(match.taken) if taken.seat != CHANCE]
    return players[len(players) * 2 // 3]


def apart(match: Match) -> Iterator[tuple[Match, list[int | None]]]:
    """Other games with the same choices of players, and who cannot tell them from this one."""
    everybody: list[int | None] = [None, *range(match.config.seats)]
    for twin in drawn_otherwise(match):
        blind = [seat for seat in everybody if same_for(seat, match, twin)]
        if blind:
            yield twin, blind


def drawn_otherwise(match: Match) -> Iterator[Match]:
    """Games in which chance did something else once, and players chose the same."""
    drawn = [n for n, taken in enumerate(match.taken) if taken.seat == CHANCE]
    found = ((n, other) for n in drawn for other in outcomes(match, n))
    for n, other in itertools.islice(found, TRIES):
        twin = with_outcome(match, n, other)
        if twin is not None:
            yield twin


def outcomes(match: Match, n: int) -> list[int]:
    """What else chance could have done at a point."""
    before = Match(match.game, match.config)
    for taken in match.taken[:n]:
        before.take(taken.option)
    return [option for option in before.state.legal if option != match.taken[n].option]


def with_outcome(match: Match, n: int, option: int) -> Match | None:
    """The same game with another outcome of chance at a point; None: the rest does not fit it."""
    twin = Match(match.game, match.config)
    for i, taken in enumerate(match.taken):
        wanted = option if i == n else taken.option
        if twin.state.seat != taken.seat or wanted not in twin.state.legal:
            return None
        twin.take(wanted)
    return twin


def same_for(seat: int | None, one: Match, two: Match) -> bool:
    """Whether a seat saw the same in both games, at every moment."""
    if one.game.view(one.state, seat) != two.game.view(two.state, seat):
        return False
    pairs = zip(one.told, two.told, strict=True)
    seen = one.game.visible_events
    return all(seen(a, seat) == seen(b, seat) for a, b in pairs)
