"""Games told from beginning to end, for the tests of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import pytest

from keeling.kernel.agenda import CHANCE, NOBODY, State
from keeling.kernel.rng import Rng
from keeling.text.catalogue import LANGUAGES
from keeling.text.offers import offers
from keeling.text.words import GameWords

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from keeling.kernel.facts import Event
    from keeling.kernel.game import AnyGame

S = TypeVar("S", bound=State)
WIDTH = 80  # of a terminal
SAMPLE = 40  # every so many choices the whole table is said

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def at_random(s: S, seed: int = 0) -> Iterator[S]:
    """The positions of a game of random choices; its events are those of the last one."""
    rng = Rng(seed)
    while s.seat != NOBODY:
        s.events = []
        drawn = s.seat == CHANCE
        s.apply(int(s.sample(rng)) if drawn else s.legal[int(rng.below(len(s.legal)))])
        yield s


def check_table(game: AnyGame, s: State, told: GameWords) -> None:
    """Everything about a position can be said, and the board fits a terminal."""
    for seat in (*range(s.config.seats), None):
        view = game.view(s, seat)
        assert told.headline(view)
        assert told.words.prompt(view)
        rows = told.text_board(view).splitlines()
        assert max(map(len, rows)) < WIDTH
    if s.seat >= 0:
        assert all(told.option(offer.option).strip() for offer in offers(game, s, told))
        assert all(told.words.objection(why) for _, why in game.objections(s))


def check_story(
    game: AnyGame, positions: Iterable[State], language: str, sample: int = SAMPLE
) -> None:
    """All that happens can be told, to every seat and to spectators."""
    told = GameWords(game, language)
    for n, s in enumerate(positions):
        for seat in (*range(s.config.seats), None):
            assert all(told.words.events(game.visible_events(s.events or [], seat)))
        if n % sample == 0 or s.seat == NOBODY:
            check_table(game, s, told)


def check_secret(game: AnyGame, event: Event, language: str) -> None:
    """Whatever the secret is, others read the same sentence, and the owner never does."""
    words = GameWords(game, language).words
    members = range(len(game.vocabulary.names[event.kinds[-1]]))
    known = [0] * event.secret
    happened = [(int(event.number), *known, secret) for secret in members]
    for seat in (1, None):
        assert len({words.events(game.visible_events([one], seat))[0] for one in happened}) == 1
    own = {words.events(game.visible_events([one], 0))[0] for one in happened}
    assert len(own) == len(happened)


def secrets_of(game: AnyGame) -> list[Event]:
    """The events of which somebody may know more than others."""
    return [event for event in game.events.all if event.secret >= 0]
