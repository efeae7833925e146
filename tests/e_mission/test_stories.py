"""e-Mission told from beginning to end, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keeling.games.e_mission.game import GAME
from keeling.kernel.agenda import NOBODY
from keeling.text.lines import TIE
from keeling.text.words import GameWords
from tests.text.stories import SAMPLE, at_random, check_story, check_table, in_each_language

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from keeling.games.e_mission.engine.state import EMission
    from keeling.games.e_mission.view.types import EMissionView

SHOWN = GAME.presentation


def played(seats: int, seed: int = 0, **settings: object) -> Iterator[EMission]:
    """The positions of a game of random choices."""
    return at_random(GAME.new(GAME.config(seats=seats, **settings)), seed)


@in_each_language
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_game_can_be_told(language: str, seats: int) -> None:
    check_story(GAME, played(seats, seed=seats), language)


@in_each_language
@pytest.mark.parametrize("challenges", ["free", "harder_each", "easier_each", "other_aims"])
def test_challenges_can_be_told(language: str, challenges: str) -> None:
    told = GameWords(GAME, language)
    for n, s in enumerate(played(2, seed=3, challenges=challenges)):
        if n < SAMPLE or s.seat == NOBODY:
            check_table(GAME, s, told)
        if n > SAMPLE:
            break


@in_each_language
def test_the_board_names_all_that_lies_on_the_table(language: str) -> None:
    words = GameWords(GAME, language).words
    for n, s in enumerate(played(4, seed=2)):
        if n % SAMPLE == 0:
            view = GAME.view(s, 0)
            board = " ".join(SHOWN.text_board(view, words).split())
            assert [key for key in named(view) if words.name(key) not in board] == []


def named(view: EMissionView) -> list[str]:
    """The keys of all names a view holds."""
    crises = [one for one in [*view.column, *view.ongoing] if one]
    projects = [one for one in view.globals if one]
    cards = list(view.discarded)
    for seat in view.seats.values():
        cards += seat.hand + seat.drawn
        cards += [card for stack in seat.projects if stack for card in stack.cards]
    cards += [card for crisis in crises for card in crisis.tucked]
    cards += [card for project in projects for card in project.tucked]
    kinds: dict[str, Iterable[str]] = {
        "card": cards,
        "crisis": [one.crisis for one in crises] + view.crisis_discarded,
        "global": [one.project for one in projects] + view.offered,
        "seat": view.seats,
        "track": view.tracks,
        "challenge": view.challenges,
        "power": [seat.power for seat in view.seats.values() if seat.power],
    }
    return [f"{kind}-{name}" for kind, names in kinds.items() for name in names]


@in_each_language
def test_the_headline_names_the_round_the_phase_and_the_temperature(language: str) -> None:
    words = GameWords(GAME, language).words
    for s in played(3):
        view = GAME.view(s, None)
        told = SHOWN.headline(view, words).lower().replace(TIE, " ")
        assert words.name(f"phase-{view.phase}").lower() in told
        if view.round:
            whole, tenth = divmod(view.world.temperature, 10)
            assert f"{whole}{'.' if language == 'en' else ','}{tenth} °c" in told
            assert str(view.round) in told


@in_each_language
def test_the_end_tells_every_round(language: str) -> None:
    words = GameWords(GAME, language).words
    *_, s = played(2, seed=1)
    view = GAME.view(s, 0)
    board = SHOWN.text_board(view, words)
    heading = words.say("text-history")
    assert heading in board
    past = board.partition(heading)[2]
    *rounds, last = [list(one.emitted.values()) for one in view.history]
    for emitted in rounds:
        counts = [n for n in emitted if n is not None]
        assert counts == emitted
        assert str(sum(counts)) in past
    assert last == [None, None], "lost before anybody emitted"
    assert words.say("text-past_short", round=len(rounds) + 1, degrees="").rstrip("; ") in past
    (ending,) = GAME.endings(s)
    assert words.say(f"ending-{ending}") in GameWords(GAME, language).outcome(s)
