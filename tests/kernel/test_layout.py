"""One declaration a field: no field is forgotten, and what is wrong is told with its place."""

from __future__ import annotations

import json
from typing import Any

import pytest

import keeling
from keeling.bots.uniform import Uniform
from keeling.kernel.agenda import CHANCE, NOBODY, State
from keeling.kernel.bag import Bag
from keeling.kernel.config import Config
from keeling.kernel.errors import BadScenario
from keeling.kernel.fields import (
    REQUIRED,
    Cards,
    Count,
    Counts,
    Display,
    Field,
    Flag,
    Members,
    Name,
    Numbers,
    Own,
    Places,
    Pool,
    Queue,
    Seat,
)
from keeling.kernel.layout import Each, Group, Layout
from keeling.kernel.registry import game_ids
from keeling.testing import attributes

GAMES = [keeling.game(name) for name in game_ids()]
of_each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
MOMENTS, CONFIGS = 40, 12  # at the most, of each game
UNIFORM = Uniform()


def moments(game: Any, config: Config) -> list[State]:
    """States of a random game, from its beginning to its end."""
    state, rng, found = game.new(config), keeling.Rng(1), []
    while state.seat != NOBODY:
        found.append(state.clone())
        options = state.legal
        chosen = (
            state.sample(rng) if state.seat == CHANCE else options[int(rng.below(len(options)))]
        )
        state.apply(chosen)
    return [*found[:: max(1, len(found) // MOMENTS)], state]


@of_each_game
def test_no_field_of_a_state_is_forgotten(game: Any) -> None:
    state = game.new(next(iter(game.configs())))
    declared = game.layout.attributes() | game.layout.follows
    assert attributes(state) == declared


@of_each_game
def test_nothing_is_both_written_down_and_said_to_follow(game: Any) -> None:
    assert not game.layout.attributes() & game.layout.follows


@of_each_game
def test_a_clone_has_every_field_and_shares_none_that_changes(game: Any) -> None:
    for state in moments(game, next(iter(game.configs()))):
        copy = state.clone()
        for name in {*attributes(state), "seat", "agenda"}:
            mine, theirs = getattr(state, name), getattr(copy, name)
            assert plain(mine) == plain(theirs), name
            if not isinstance(mine, (int, bool)) and any(plain(mine)):
                assert mine is not theirs, f"a clone shares {name}"


@of_each_game
def test_what_was_written_down_is_read_back_in_every_field(game: Any) -> None:
    """Also what follows from the rest, at any moment of the set-up and of play."""
    configs = list(game.configs())
    for config in configs[:: max(1, len(configs) // CONFIGS)]:
        for state in moments(game, config):
            again = game.load(game.dump(state))
            for name in {*attributes(state), "seat"}:
                mine, theirs = plain(getattr(state, name)), plain(getattr(again, name))
                assert mine == theirs, f"{name} at {game.prompt(state)} of {config}"


def plain(value: Any) -> Any:
    """A value of a field, to be compared."""
    if isinstance(value, Bag):
        return list(value.counts)
    return value if isinstance(value, (int, bool)) else list(value)


@of_each_game
def test_a_schema_describes_what_is_written_down(game: Any) -> None:
    schema = game.layout.schema()
    assert json.dumps(schema)
    position = schema["$defs"]["Position"]
    state = game.new(next(iter(game.configs())))
    assert set(position["properties"]) == set(game.dump(state)) - {"config", "agenda"}


# ---- what is wrong is told with its place

COLOURS, CARDS = ["red", "blue"], ["sun", "wind", "rain"]


class Table:
    """A state as simple as can be."""

    def __init__(self) -> None:
        self.seats = 2
        self.round = 0
        self.lost = False
        self.leader = -1
        self.event = -1
        self.seen = 0
        self.order: Any = []
        self.shown: Any = [-1, -1]
        self.where: Any = [-1, -1, -1]
        self.coins: Any = [0, 0]
        self.stock: Any = [0] * 6
        self.marks: Any = [0] * 4
        self.quiet = 0
        self.odd = ""
        self.pool: Any = None


FIELDS: list[Field] = [
    Count("round", most=5),
    Flag("lost", default=False),
    Seat("leader", ["red", "blue", "green"]),
    Name("event", CARDS, default="", what="card"),
    Members("seen", CARDS, default=[], what="card"),
    Queue("order", CARDS, default=[], what="card"),
    Places("shown", CARDS, what="card"),
    Pool("pool", CARDS, default={}, what="card"),
    Cards("gone", CARDS, "where", what="card", at=9),
    Own("odd", str, lambda s, _: s.odd, lambda s, _, value: setattr(s, "odd", value), default=""),
    Each(
        "seats",
        COLOURS,
        Count("coins"),
        Counts("stock", CARDS, what="card", sparse=True),
        Cards("hand", CARDS, "where", what="card"),
        Numbers("marks", default=[], width=2),
        Flag("quiet", default=False),
        whole=True,
    ),
]
LAYOUT = Layout(*FIELDS)
GOOD: dict[str, Any] = {
    "round": 3,
    "lost": True,
    "leader": "blue",
    "event": "wind",
    "seen": ["sun", "rain"],
    "order": ["rain", "sun"],
    "shown": ["", "sun"],
    "pool": {"sun": 0, "wind": 2, "rain": 0},
    "gone": ["rain"],
    "odd": "x",
    "seats": {
        "red": {"coins": 4, "stock": {"rain": 2}, "hand": ["sun"], "marks": [1, 2], "quiet": False},
        "blue": {"coins": 0, "stock": {}, "hand": ["wind"], "marks": [0, 0], "quiet": True},
    },
}


def test_what_was_written_is_read_back() -> None:
    table = Table()
    LAYOUT.load(table, GOOD)
    assert (table.round, table.lost, table.leader, table.event, table.seen) == (3, True, 1, 1, 5)
    assert (list(table.order), table.shown, table.where) == ([2, 0], [-1, 0], [0, 1, 9])
    assert (table.coins, table.stock, table.quiet) == ([4, 0], [0, 0, 2, 0, 0, 0], 2)
    assert LAYOUT.dump(table) == GOOD


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("round", 6, "Expected `int` <= 5"),
        ("round", "six", "Expected `int`, got `str`"),
        ("leader", "pink", "leader: no seat is called 'pink'"),
        ("leader", "green", "leader: 'green' does not sit at a table of 2"),
        ("event", "snow", "event: no card is called 'snow'"),
        ("seen", ["snow"], "seen: no card is called 'snow'"),
        ("order", ["snow"], "order: no card is called 'snow'"),
        ("shown", ["sun"], "shown: name 2, '' for an empty place"),
        ("pool", {"snow": 1}, "pool: no card is called 'snow'"),
        ("gone", ["sun"], "'sun' is in two places at once"),
        ("snow", 1, "unknown field `snow`"),
        ("seats", {"red": GOOD["seats"]["red"]}, "seats: name exactly red, blue"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(key: str, value: object, told: str) -> None:
    with pytest.raises(BadScenario) as raised:
        LAYOUT.load(Table(), GOOD | {key: value})
    assert told in str(raised.value)


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("hand", ["snow"], "seats: red: hand: no card is called 'snow'"),
        ("stock", {"snow": 1}, "seats: red: stock: no card is called 'snow'"),
        ("stock", {"sun": -1}, "Expected `int` >= 0"),
        ("marks", [1, 2, 3], "seats: red: marks: there are only 2 numbers"),
    ],
)
def test_what_is_wrong_in_a_row_is_told_with_its_row(key: str, value: object, told: str) -> None:
    red = GOOD["seats"]["red"] | {key: value}
    with pytest.raises(BadScenario) as raised:
        LAYOUT.load(Table(), GOOD | {"seats": GOOD["seats"] | {"red": red}})
    assert told in str(raised.value)


def test_cards_lie_side_by_side_in_a_display_and_fields_can_stand_together() -> None:
    layout = Layout(
        Display("shown", CARDS, "where", what="card", at=5), Group("turn", Count("round"))
    )
    table = Table()
    layout.load(table, {"shown": ["rain", "sun"], "turn": {"round": 2}})
    assert (table.where, table.round) == ([6, -1, 5], 2)
    assert layout.dump(table) == {"shown": ["rain", "sun"], "turn": {"round": 2}}
    assert layout.attributes() == {"where", "round"}


def test_a_group_may_be_left_out_if_all_of_its_fields_may() -> None:
    table = Table()
    Layout(Group("turn", Count("round", default=4))).load(table, {})
    assert table.round == 4
    with pytest.raises(BadScenario, match="missing required field `turn`"):
        Layout(Group("turn", Count("round"))).load(table, {})


def test_cards_may_be_left_out_unless_they_are_required() -> None:
    Layout(Cards("gone", CARDS, "where")).load(Table(), {})
    with pytest.raises(BadScenario, match="missing required field `gone`"):
        Layout(Cards("gone", CARDS, "where", REQUIRED)).load(Table(), {})
