"""Areas of pictures: drawn when something in them has changed, sent to those who have it not."""

from __future__ import annotations

import re
from collections import OrderedDict
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import keeling
from keeling.draw import areas
from keeling.draw.areas import Memory, area, having, remembered
from keeling.draw.drawing import AnyDrawing, Drawing
from keeling.draw.svg import tag, text
from keeling.kernel.record import read_records, replay
from keeling.kernel.view import Part, View
from keeling.text.presentation import presentation_of
from keeling.text.words import GameWords
from tools.golden import played_files

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from markupsafe import Markup

    from keeling.kernel.match import Match

RECORDS = played_files()
LONG = "x" * 500


class Purse(Part, frozen=True):
    """What a seat has."""

    money: int


class Toy(View, frozen=True, kw_only=True):
    """A view to draw."""

    round: int = 1
    seats: dict[str, Purse]
    left: int = 0
    right: int = 0


POOR, RICH = Purse(money=1), Purse(money=2)
VIEW = Toy(game="any", seats={"white": POOR, "red": RICH})


@pytest.fixture(autouse=True)
def memory(monkeypatch: pytest.MonkeyPatch) -> Memory:
    """An empty memory."""
    made = Memory()
    monkeypatch.setattr(areas, "MEMORY", made)
    return made


def drawing(**changes: Any) -> Drawing[Toy]:
    """A view to draw."""
    words = GameWords(keeling.game("co2"), "en").words
    return Drawing(msgspec.structs.replace(VIEW, **changes), words, {}, ["white"])


def an_area() -> tuple[Any, list[str]]:
    """An area of a seat, and what was drawn of it."""
    drawn: list[str] = []

    @area
    def purse(drawing: Drawing[Toy], seat: str) -> Markup:
        drawn.append(seat)
        money = drawing.view.seats[seat].money
        return drawing.piece(f"purse-{seat}", LONG, text(money, (0, 0)), class_="purse")

    return purse, drawn


def test_an_area_is_drawn_again_only_if_what_it_read_has_changed() -> None:
    purse, drawn = an_area()
    first = purse(drawing(), "white")
    assert purse(drawing(round=2), "white") == first
    richer = {"white": POOR, "red": Purse(money=9)}
    assert purse(drawing(seats=richer), "white") == first
    assert drawn == ["white"]
    assert purse(drawing(seats=richer), "red") != first
    assert purse(drawing(seats={"white": Purse(money=5)}), "white") != first
    assert drawn == ["white", "red", "white"]


def test_an_area_is_drawn_again_if_one_of_its_elements_can_be_chosen() -> None:
    purse, drawn = an_area()
    plain = drawing()
    before = purse(plain, "white")
    purse(replace(plain, options={"purse-red": "take red"}), "white")
    assert drawn == ["white"]
    after = purse(replace(plain, options={"purse-white": "take white"}), "white")
    assert drawn == ["white", "white"]
    assert ("button" in before, "button" in after) == (False, True)


def test_what_is_read_only_sometimes_counts_when_it_is_read() -> None:
    @area
    def sometimes(drawing: Drawing[Toy]) -> Markup:
        shown = drawing.view.round if "red" in drawing.view.seats else 0
        return tag("g", text(shown, (0, 0)))

    alone = {"white": POOR}
    assert "0<" in sometimes(drawing(seats=alone))
    assert "1<" in sometimes(drawing())
    assert "2<" in sometimes(drawing(round=2))
    assert "0<" in sometimes(drawing(seats=alone, round=3))


def test_an_area_depends_on_what_is_remembered_inside_of_it() -> None:
    drawn = count()

    @remembered
    def inner(drawing: Drawing[Toy]) -> Markup:
        next(drawn)
        return text(drawing.view.round, (0, 0))

    @area
    def outer(drawing: Drawing[Toy], seat: str) -> Markup:
        return tag("g", inner(drawing), text(drawing.view.seats[seat].money, (0, 0)))

    one = outer(drawing(), "white")
    assert outer(drawing(), "red") != one
    assert next(drawn) == 1, "the inner part was drawn once for both"
    assert outer(drawing(round=2), "white") != one


def test_an_area_of_two_games_reads_what_each_of_them_has() -> None:
    @area
    def side(drawing: AnyDrawing) -> Markup:
        return tag("g", text(getattr(drawing.view, drawing.view.game), (0, 0)))

    one, other = drawing(game="left", left=5), drawing(game="right", right=6)
    assert [">5<" in side(one), ">6<" in side(other), ">5<" in side(one)] == [True] * 3


def test_a_reader_gets_the_place_of_what_it_has() -> None:
    purse, _ = an_area()
    whole = purse(drawing(), "white")
    (name,) = re.findall(r'data-part="(\w+)"', whole)
    with having({name}):
        assert purse(drawing(), "white") == f'<g data-part="{name}"/>'
        assert LONG in purse(drawing(seats={"white": Purse(money=5)}), "white")
        can = replace(drawing(), options={"purse-white": "take"})
        assert LONG in purse(can, "white"), "it looks otherwise"
    assert purse(drawing(), "white") == whole


def test_the_place_of_something_to_choose_says_so() -> None:
    purse, _ = an_area()
    can = replace(drawing(), options={"purse-white": "take"})
    (name,) = re.findall(r'data-part="(\w+)"', purse(can, "white"))
    with having({name}):
        assert purse(can, "white") == f'<g data-part="{name}" data-can=""/>'


def test_the_memory_forgets_what_was_not_asked_for_longest() -> None:
    memory = Memory(most=10)
    for key in (b"a", b"b"):
        memory.keep(key, key, 5)
    assert memory.find(b"a") == b"a"
    memory.keep(b"c", b"c", 5)
    assert [memory.find(key) for key in (b"a", b"b", b"c")] == [b"a", None, b"c"]


@pytest.mark.parametrize("path", RECORDS, ids=[f"{p.parts[-4]}/{p.stem}" for p in RECORDS])
def test_pictures_are_the_same_as_if_nothing_was_remembered(path: Path, memory: Memory) -> None:
    """Golden games, looked at by a player and a spectator in turns, in two languages."""
    (record,) = read_records(path)
    match = replay(record, 0)
    for at, choice in enumerate(record.choices):
        match.play(choice)
        if at % 11 == 0 and match.state.seat >= 0:
            for seat, language in ((0, "en"), (None, "en"), (0, "de")):
                known = pictures(match, seat, language)
                memory.known, kept = OrderedDict(), memory.known
                assert pictures(match, seat, language) == known
                memory.known = kept


def pictures(match: Match, seat: int | None, language: str) -> dict[str, str]:
    """The table in pictures, with all that can be clicked."""
    game = match.game
    return presentation_of(game).all_pictures(
        game.view(match.state, seat),
        GameWords(game, language).words,
        dict(clickable(match, seat)),
    )


def clickable(match: Match, seat: int | None) -> Iterator[tuple[str, str]]:
    """The elements that stand for options of a seat."""
    if seat is not None and match.state.may_choose(seat):
        for option in match.asked(seat).legal:
            for key in presentation_of(match.game).element(option).split():
                yield key, match.game.write(option)


def test_only_so_many_readings_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(areas, "MOST_READINGS", 2)
    drawn: list[str] = []

    def purse(drawing: Drawing[Toy], seat: str) -> Markup:
        drawn.append(seat)
        return tag("g", text(drawing.view.seats[seat].money, (0, 0)))

    part = areas.Area(purse)
    rich = drawing(seats={name: Purse(money=ord(name)) for name in "abc"})
    for name in "abbacabc":
        assert f">{ord(name)}<" in part.drawn(rich, (name,), {})
    assert len(part.readings) == 2
    assert drawn == [*"abcbc"]  # who was asked for last is remembered


def test_what_was_forgotten_is_not_taken_for_something_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(areas, "MOST_READINGS", 1)

    @area
    def side(drawing: Drawing[Toy], _name: str) -> Markup:
        shown = drawing.view.left if drawing.view.round == 1 else drawing.view.right
        return tag("g", text(f"{shown}{LONG}", (0, 0)))

    side(drawing(round=1, left=5, right=6), "one")
    before = side(drawing(round=2, left=5, right=6), "one")
    side(drawing(round=1, left=1, right=1), "another")  # what was read for the first is forgotten
    side(drawing(round=2, left=1, right=1), "one")
    side(drawing(round=1, left=1, right=1), "one")
    after = side(drawing(round=2, left=6, right=5), "one")  # the same values, in another order
    assert ">6x" in before
    assert ">5x" in after
