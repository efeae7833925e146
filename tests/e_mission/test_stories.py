"""e-Mission told from beginning to end, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keeling.games.e_mission.game import GAME
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.rng import Rng
from keeling.text.catalogue import LANGUAGES
from keeling.text.offers import offers
from keeling.text.words import GameWords

if TYPE_CHECKING:
    from collections.abc import Iterator

    from keeling.games.e_mission.state import EMission
    from keeling.kernel.game import View

WIDTH = 80
SAMPLE = 25  # every so many choices the whole table is said

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def played(seats: int, seed: int = 0, **settings: object) -> Iterator[EMission]:
    """The positions of a game of random choices; its events are those of the last one."""
    rng = Rng(seed)
    s = GAME.new(GAME.config(seats=seats, **settings))
    while s.seat != NOBODY:
        s.events = []
        drawn = s.seat == CHANCE
        s.apply(int(s.sample(rng)) if drawn else s.legal[int(rng.below(len(s.legal)))])
        yield s


def check_table(s: EMission, told: GameWords) -> None:
    """Everything about a position can be said, and the board fits a terminal."""
    for seat in (*range(s.seats), None):
        view = GAME.view(s, seat)
        assert GAME.headline(view, told.words)
        assert told.words.prompt(view)
        rows = GAME.text_board(view, told.words).splitlines()
        assert max(map(len, rows)) < WIDTH
    if s.seat >= 0:
        assert all(told.option(offer.option).strip() for offer in offers(GAME, s, told))
        assert all(told.words.objection(why) for _, why in GAME.objections(s))


@in_each_language
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_game_can_be_told(language: str, seats: int) -> None:
    told = GameWords(GAME, language)
    for n, s in enumerate(played(seats, seed=seats)):
        for seat in (*range(s.seats), None):
            assert all(told.words.events(GAME.visible_events(s.events or [], seat)))
        if n % SAMPLE == 0 or s.seat == NOBODY:
            check_table(s, told)


@in_each_language
@pytest.mark.parametrize("challenges", ["free", "harder_each", "easier_each", "other_aims"])
def test_challenges_can_be_told(language: str, challenges: str) -> None:
    told = GameWords(GAME, language)
    for n, s in enumerate(played(2, seed=3, challenges=challenges)):
        if n < SAMPLE or s.seat == NOBODY:
            check_table(s, told)
        if n > SAMPLE:
            break


@in_each_language
def test_the_board_names_all_that_lies_on_the_table(language: str) -> None:
    words = GameWords(GAME, language).words
    for n, s in enumerate(played(4, seed=2)):
        if n % SAMPLE == 0:
            view = GAME.view(s, 0)
            board = " ".join(GAME.text_board(view, words).split())
            assert [key for key in named(view) if words.name(key) not in board] == []


def named(view: View) -> list[str]:
    """The keys of all names a view holds."""
    crises = [one for one in [*view["column"], *view["ongoing"]] if one]
    projects = [one for one in view["globals"] if one]
    cards = view["discarded"] + view["drawn"]
    for seat in view["seats"].values():
        cards += seat["hand"]
        cards += [card for stack in seat["projects"] if stack for card in stack["cards"]]
    for one in [*crises, *projects]:
        cards += one["tucked"]
    kinds = {
        "card": cards,
        "crisis": [one["crisis"] for one in crises] + view["crisis_discarded"],
        "global": [one["global"] for one in projects] + view["offered"],
        "seat": view["seats"],
        "track": view["tracks"],
        "challenge": view["challenges"],
        "power": [seat["power"] for seat in view["seats"].values() if seat["power"]],
    }
    return [f"{kind}-{name}" for kind, names in kinds.items() for name in names]


@in_each_language
def test_the_headline_names_the_round_the_phase_and_the_temperature(language: str) -> None:
    words = GameWords(GAME, language).words
    for s in played(3):
        view = GAME.view(s, None)
        told = GAME.headline(view, words).lower()
        assert words.name(f"phase-{view['phase']}").lower() in told
        if view["round"]:
            whole, tenth = divmod(view["world"]["temperature"], 10)
            assert f"{whole}{'.' if language == 'en' else ','}{tenth} °c" in told
            assert str(view["round"]) in told


@in_each_language
def test_the_end_tells_every_round(language: str) -> None:
    words = GameWords(GAME, language).words
    *_, s = played(2, seed=1)
    view = GAME.view(s, 0)
    board = GAME.text_board(view, words)
    heading = words.say("text-history")
    assert heading in board
    past = board.partition(heading)[2]
    for one in view["history"]:
        assert str(sum(one["emitted"].values())) in past
    assert words.say(f"ending-{view['ending']}") in GameWords(GAME, language).outcome(s)
