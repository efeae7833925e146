"""What counts as read of a view, and what does not."""

from __future__ import annotations

import json
from copy import copy, deepcopy
from operator import ne
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import msgspec
import pytest
from msgspec.structs import replace

from keeling.draw.noted import (
    CHANGING,
    KINDS,
    Noted,
    NotedOptions,
    NotedPart,
    Source,
    also_read,
    noted,
    read_whole,
    where,
)
from keeling.draw.reading import HAS, KEYS, THERE, WHERE, Reading, value_at
from keeling.kernel.view import Part, View

if TYPE_CHECKING:
    from collections.abc import Callable


class Player(Part, frozen=True):
    """What a seat has."""

    seat: str
    money: int
    hand: list[str]

    @property
    def purse(self) -> str:
        """Made of two fields."""
        return f"{self.seat} {self.money}"

    def richer(self, by: int) -> int:
        """Made of one field."""
        return self.money + by


class Toy(View, frozen=True):
    """A view with all that views have: parts, lists and names, in each other."""

    lines: dict[str, list[str]]
    seats: list[Player]
    powers: dict[str, dict[str, int | list[str]]]
    players: dict[str, Player]
    guest: Player | None
    hand: list[str] | None
    marks: dict[str, int] | None
    colour = "green"  # of the class, not of a view


RED = Player(seat="red", money=3, hand=["a", "b"])
BLUE = Player(seat="blue", money=5, hand=[])
VIEW = Toy(
    to_move="red",
    choosing=["red", "blue"],
    lines={},
    seats=[RED, BLUE],
    powers={"red": {"trees": 2, "cards": ["x"]}, "blue": {"trees": 4, "cards": []}},
    players={"red": RED, "blue": BLUE},
    guest=BLUE,
    hand=["a"],
    marks={"red": 1},
)

READS: dict[str, tuple[Callable[[Any], object], list[tuple[object, ...]]]] = {
    "an entry": (lambda view: view.to_move, [("to_move",)]),
    "an entry of a seat": (lambda view: view.seats[1].money, [("seats", 1, "money")]),
    "the last seat": (
        lambda view: view.seats[-1].money,
        [("seats", KEYS), ("seats", 1, "money")],
    ),
    "an entry of all seats": (
        lambda view: [seat.money for seat in view.seats],
        [("seats", KEYS), ("seats", 0, "money"), ("seats", 1, "money")],
    ),
    "the same by name": (
        lambda view: {name: power["trees"] for name, power in view.powers.items()},
        [("powers", KEYS), ("powers", "red", "trees"), ("powers", "blue", "trees")],
    ),
    "what stands deeper": (lambda view: view.seats[0].hand[0], [("seats", 0, "hand")]),
    "whether a list has something": (
        lambda view: "red" in view.choosing,
        [("choosing", HAS, "red")],
    ),
    "all of a list": (
        lambda view: [name.upper() for name in view.choosing],
        [("choosing",)],
    ),
    "the number of seats": (lambda view: len(view.seats), [("seats", KEYS)]),
    "whether there is an entry": (
        lambda view: view.lines.get("north", []),
        [("lines", HAS, "north")],
    ),
    "names as a whole": (
        lambda view: dict(view.powers["red"]),
        [("powers", "red", KEYS), *(("powers", "red", key) for key in VIEW.powers["red"])],
    ),
    "a seat by name": (lambda view: view.players["red"].money, [("players", "red", "money")]),
    "what a seat makes of its fields": (
        lambda view: view.seats[0].purse,
        [("seats", 0, "seat"), ("seats", 0, "money")],
    ),
    "the same with a number": (lambda view: view.seats[0].richer(2), [("seats", 0, "money")]),
    "whether a seat is another": (
        lambda view: view.seats[0] == view.players["red"],
        [("seats", 0), ("players", "red")],
    ),
    "the same with one that is not noted": (lambda view: view.seats[0] == RED, [("seats", 0)]),
    "whether a seat is among them": (lambda view: BLUE in view.seats, [("seats",)]),
    "a seat in words": (
        lambda view: f"{view.seats[0]} {view.seats[1]!r}",
        [("seats", 0), ("seats", 1)],
    ),
    "a deep copy of a seat": (lambda view: deepcopy(view.seats[0]), [("seats", 0)]),
    "both of two lists": (
        lambda view: ["green"] + view.choosing + ["white"],  # noqa: RUF005 - that is what is tested
        [("choosing",), ("choosing", KEYS)],  # Python asks for the length before
    ),
    "whether there is a guest": (lambda view: view.guest is not None, [("guest", THERE)]),
    "whether a list is there": (lambda view: view.hand is None, [("hand", THERE)]),
    "whether names are there": (lambda view: view.marks is None, [("marks", THERE)]),
    "a name that is missing": (
        lambda view: caught(lambda: view.players["green"].money),
        [("players", HAS, "green")],
    ),
    "a place that is missing": (
        lambda view: caught(lambda: view.seats[2].money),
        [("seats", KEYS)],
    ),
    "what kind of part it is": (
        lambda view: isinstance(view.guest, Player),
        [("guest", THERE)],
    ),
    "what all parts of a kind have": (lambda view: view.colour, []),
    "the guest's money": (lambda view: view.guest and view.guest.money, [("guest", "money")]),
    "equality": (lambda view: view.powers["red"] == {}, [("powers", "red")]),
    "a copy": (lambda view: view.powers["red"] | {"more": 1}, [("powers", "red")]),
    "inequality": (lambda view: view.choosing != [], [("choosing",)]),
    "inequality of what has names": (lambda view: view.lines != {}, [("lines",)]),
    "two that are compared": (
        lambda view: view.choosing == view.seats,
        [("choosing",), ("seats",)],
    ),
    "the order of two": (lambda view: view.choosing < ["c"], [("choosing",)]),
    "the same from the other side": (lambda view: ne(["c"], view.choosing), [("choosing",)]),
    "several times the same": (lambda view: 2 * view.choosing, [("choosing",)]),
    "a text": (lambda view: f"{view.choosing} {view.lines!r}", [("choosing",), ("lines",)]),
    "names from the end": (lambda view: [*reversed(view.powers)], [("powers", KEYS)]),
    "where something stands": (lambda view: view.choosing.index("red"), [("choosing",)]),
    "a deep copy": (lambda view: deepcopy(view.powers), [("powers",)]),
    "a flat copy": (lambda view: copy(view.seats[0]), [("seats", 0)]),
    "JSON": (lambda view: json.dumps(view.powers["red"]), [("powers", "red")]),
    "whether something else is there": (lambda view: (1,) in view.lines, [("lines",)]),
    "what an area is given": (
        lambda view: read_whole([view.seats[0]]),
        [("seats", 0)],
    ),
}


def without_presence(reading: Reading) -> set[tuple[object, ...]]:
    """What was read but that something is there, which counts with whatever is read in it."""
    return {path for path in reading.paths if path[-1] != THERE}


def caught(look: Callable[[], object]) -> object:
    """What is found, or that nothing is."""
    try:
        return look()
    except LookupError:
        return "nothing"


# What a dict and a list have that tells nothing of their entries.
HARMLESS = {
    "__class__": "the kind, not the entries",
    "__class_getitem__": "of the kind",
    "__delattr__": "attributes are not entries",
    "__dir__": "attributes are not entries",
    "__doc__": "of the kind",
    "__format__": "asks __str__",
    "__getattribute__": "attributes are not entries",
    "__getstate__": "attributes are not entries",
    "__init_subclass__": "of the kind",
    "__new__": "makes another one",
    "__setattr__": "attributes are not entries",
    "__str__": "asks __repr__",
    "__subclasshook__": "of the kind",
    "fromkeys": "makes another one",
}


def looked_at(reading: Reading) -> Toy:
    """The view, of which it is noted what is read."""
    return cast("Toy", noted(Source(VIEW, reading)))


class Given(NamedTuple):
    """What an area may be given."""

    name: str
    cards: list[str]


@pytest.mark.parametrize("what", READS)
def test_just_what_was_read_is_noted(what: str) -> None:
    read, paths = READS[what]
    reading = Reading()
    found = read(looked_at(reading))
    assert without_presence(reading) | (set(reading.paths) & set(paths)) == set(paths)
    assert found == read(VIEW)


@pytest.mark.parametrize("what", READS)
def test_as_long_as_that_is_the_same_the_same_is_read(what: str) -> None:
    read, _ = READS[what]
    reading = Reading()
    before = read(looked_at(reading))
    for changed in changes():
        if all(value_at(VIEW, path) == value_at(changed, path) for path in reading.paths):
            assert read(changed) == before


def changes() -> list[Toy]:
    """Views in which something else stands."""
    return [
        replace(VIEW, to_move="blue"),
        replace(VIEW, choosing=["blue"]),
        replace(VIEW, choosing=[]),
        replace(VIEW, lines={"north": ["red"]}),
        replace(VIEW, seats=[RED]),
        replace(VIEW, seats=[RED, BLUE, BLUE]),
        replace(VIEW, seats=[RED, replace(BLUE, money=6)]),
        replace(VIEW, seats=[replace(RED, hand=["c"]), BLUE]),
        replace(VIEW, players={"red": replace(RED, money=1)}),
        replace(VIEW, players={}),
        replace(VIEW, guest=None),
        replace(VIEW, guest=RED),
        replace(VIEW, hand=None),
        replace(VIEW, marks=None),
        replace(VIEW, players={**VIEW.players, "green": RED}),
        replace(VIEW, powers={"red": {}, "blue": {"trees": 4}}),
        replace(VIEW, powers={"blue": VIEW.powers["blue"]}),
    ]


def test_what_is_read_under_a_condition_counts_only_while_it_holds() -> None:
    reading = Reading()
    view = looked_at(reading)
    assert where(view, "to_move", "blue") is None
    here = where(view, "to_move", "red")
    assert here is not None
    assert here.choosing == ["red", "blue"]
    blue, red = (WHERE, "to_move", "blue"), (WHERE, "to_move", "red")
    assert without_presence(reading) == {blue, red, (*red, "choosing")}
    others = replace(VIEW, to_move="green")
    changed = replace(others, choosing=["green"])
    for path in reading.paths:
        assert value_at(others, path) == value_at(changed, path)
    assert value_at(VIEW, red) != value_at(others, red)
    assert value_at(VIEW, (*red, "choosing")) != value_at(
        replace(VIEW, choosing=[]), (*red, "choosing")
    )


def test_what_an_area_inside_has_read_counts_under_the_same_condition() -> None:
    reading, inside = Reading(), Reading()
    here: object = where(looked_at(reading), "to_move", "red")
    assert isinstance(here, Noted)
    assert looked_at(inside).choosing
    also_read(here, inside)
    assert (WHERE, "to_move", "red", "choosing", KEYS) in reading.paths
    assert ("choosing", KEYS) not in reading.paths


@pytest.mark.parametrize(("noted", "kind"), KINDS.items())
def test_no_method_reads_entries_without_noting_it(noted: type, kind: type) -> None:
    ours = {name for part in noted.__mro__ if part not in (kind, object) for name in vars(part)}
    assert set(dir(kind)) - ours - HARMLESS.keys() == set()


@pytest.mark.parametrize("kind", [dict, list])
def test_a_view_is_not_changed(kind: type) -> None:
    view = looked_at(Reading())
    part = view.powers if kind is dict else view.seats
    before = deepcopy(VIEW)
    for name in CHANGING[kind].split():
        with pytest.raises(TypeError, match="change a copy"):
            getattr(part, name)()
    assert before == VIEW


@pytest.mark.parametrize("key", ["choosing", "powers"])
def test_what_reads_past_the_methods_fails(key: str) -> None:
    part = getattr(looked_at(Reading()), key)
    for hook in (None, str):
        with pytest.raises(TypeError):
            msgspec.json.encode(part, enc_hook=hook)
    assert msgspec.json.decode(msgspec.json.encode(read_whole(part))) == getattr(VIEW, key)


def test_what_an_area_is_given_may_have_names() -> None:
    reading = Reading()
    found = read_whole(Given("red", looked_at(reading).choosing))
    assert (found, type(found.cards)) == (Given("red", ["red", "blue"]), list)
    assert without_presence(reading) == {("choosing",)}


def test_all_options_at_once_are_not_for_an_area() -> None:
    options = NotedOptions({"a": "take a"}, Reading())
    for ask in (len, list, bool, dict, lambda all_: all_ == {}, lambda all_: all_.items()):
        with pytest.raises(NotImplementedError, match="by their keys"):
            ask(options)
    assert "take" not in repr(options)
    assert (options["a"], options.get("b"), "c" in options) == ("take a", None, False)
    assert set(options.reading.keys) == {"a", "b", "c"}


def test_a_part_of_a_view_is_not_changed() -> None:
    with pytest.raises(AttributeError, match="change a copy"):
        setattr(looked_at(Reading()), "to_move", "blue")  # noqa: B010 - what mypy forbids anyway
    assert VIEW.to_move == "red"


def test_a_part_has_no_names_but_those_of_the_view() -> None:
    ours = {name for name in vars(NotedPart) if not name.startswith("__")}
    assert ours | {"noted_source"} == {"noted_source"}
