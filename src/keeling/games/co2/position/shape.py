"""The shape of a position: every table typed, every key known."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=0, le=9999)]
Signed = Annotated[int, Meta(ge=-9999, le=9999)]
Counts = dict[str, Number]


class SeatPosition(Struct, forbid_unknown_fields=True):
    """One player's things."""

    money: Number
    tech: Number
    ceps: Number
    pool: Number
    supply: Number
    expertise: Counts  # energy -> level
    lobby: list[str]
    passing: list[str]  # in the draft: the cards to choose from
    picked: list[str]  # and the one chosen
    goal: str
    discarded: bool
    un_goals: list[str]
    points: dict[str, Signed]


class RegionPosition(Struct, forbid_unknown_fields=True):
    """A region. A demand space is "", "coal" or "orange solar small"."""

    agenda: str
    spaces: list[str]
    ceps: Number
    tech: Number
    controller: str


class ProjectPosition(Struct, forbid_unknown_fields=True):
    """A project on the board."""

    energy: str
    installed: bool = False
    worker: str = ""


class CongressPosition(Struct, forbid_unknown_fields=True):
    """A congress place."""

    tile: str
    speakers: dict[str, str]  # topic -> seat


class TurnPosition(Struct, forbid_unknown_fields=True):
    """What is true of this turn."""

    active: str
    done: str
    project: str
    energy: str
    moved: bool
    visit: str
    carded: bool
    stopped: bool
    sent: list[str]
    completed: list[str]


class Position(Struct, forbid_unknown_fields=True):
    """The whole table. Project tiles and green plants not on the board are in their stacks."""

    config: dict[str, Any]
    decade: Number
    round: Number
    start_player: str
    co2: Number
    was_high: bool
    lost: bool
    market: Number
    bank: Number
    price: Annotated[int, Meta(ge=1, le=8)]
    tech_left: Number
    regions: dict[str, RegionPosition]
    projects: dict[str, ProjectPosition]
    fossils: Counts
    fossils_gone: Counts
    congresses: dict[str, CongressPosition]
    congresses_gone: list[str]
    lobby_gone: list[str]
    un_goals: list[str]  # in the display, from left to right
    un_turned_up: Number
    un_gone: list[str]
    event: str
    next_event: str
    events_gone: list[str]
    turn: TurnPosition
    bid: Signed
    bidder: str
    seats: dict[str, SeatPosition]
    agenda: list[str]  # what happens next stands first
