"""The shape of a position: every table typed, every key known."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

Number = Annotated[int, Meta(ge=0, le=9999)]
Signed = Annotated[int, Meta(ge=-9999, le=9999)]
Counts = dict[str, Number]


class SeatPosition(Struct, forbid_unknown_fields=True):
    """One player's things."""

    money: Number = 0
    tech: Number = 0
    ceps: Number = 0
    pool: Number = 3
    scientists: Number = 1
    knowledge: Counts = field(default_factory=dict)
    lobby: list[str] = field(default_factory=list)
    passing: list[str] = field(default_factory=list)
    picked: list[str] = field(default_factory=list)
    goals: list[str] = field(default_factory=list)
    goals_dealt: list[str] = field(default_factory=list)
    goals_returned: list[str] = field(default_factory=list)
    discarded: bool = False
    decided: str = ""  # "" not yet, "cash" or "reveal"; sealed
    alone: bool = False
    un_goals: list[str] = field(default_factory=list)
    points: dict[str, Signed] = field(default_factory=dict)


class RegionPosition(Struct, forbid_unknown_fields=True):
    """A region."""

    agenda: str = ""
    slots: list[str] = field(default_factory=list)
    ceps: Number = 0
    tech: Number = 0
    controller: str = ""
    rivals: Counts = field(default_factory=dict)


class ProjectPosition(Struct, forbid_unknown_fields=True):
    """A project tile on its place."""

    energy: str
    level: Annotated[int, Meta(ge=1, le=2)] = 1
    infrastructure: str = ""
    worker: str = ""


class SummitPosition(Struct, forbid_unknown_fields=True):
    """A summit place."""

    tile: str = ""
    speakers: dict[str, str] = field(default_factory=dict)
    closer: str = ""


class PlayedPosition(Struct, forbid_unknown_fields=True):
    """A lobby card that was played."""

    player: str
    scientist: str = ""


class TurnPosition(Struct, forbid_unknown_fields=True):
    """What is true of this turn."""

    active: str = ""
    mains: list[str] = field(default_factory=list)
    moved: bool = False
    visited: bool = False
    carded: bool = False
    closed: bool = False
    last: str = ""
    project: str = ""
    energy: str = ""
    sent: list[str] = field(default_factory=list)
    completed: list[str] = field(default_factory=list)


class Position(Struct, forbid_unknown_fields=True):
    """The whole table."""

    config: dict[str, Any]
    decade: Number
    round: Number
    start_player: str
    co2: Number
    market: Number
    bank: Number
    price: Annotated[int, Meta(ge=1, le=8)]
    tech_left: Number
    regions: dict[str, RegionPosition]
    seats: dict[str, SeatPosition]
    agenda: list[str]
    lost: bool = False
    fate: str = ""
    projects: dict[str, ProjectPosition] = field(default_factory=dict)
    fossils: Counts = field(default_factory=dict)
    fossils_under: list[str] = field(default_factory=list)
    fossils_gone: Counts = field(default_factory=dict)
    gas_out: Number = 0
    owing: list[str] = field(default_factory=list)
    set_aside: list[str] = field(default_factory=list)
    summits: dict[str, SummitPosition] = field(default_factory=dict)
    summits_gone: list[str] = field(default_factory=list)
    played: dict[str, PlayedPosition] = field(default_factory=dict)
    un_goals: list[str] = field(default_factory=list)
    goals: list[str] = field(default_factory=list)
    inspectors: list[int] = field(default_factory=lambda: [-1, -1])
    event: str = ""
    next_event: str = ""
    events_gone: list[str] = field(default_factory=list)
    solo_goal: str = ""
    replaced: bool = False
    lobbied_early: bool = False
    late: bool = False
    team_points: dict[str, Signed] = field(default_factory=dict)
    turn: TurnPosition = field(default_factory=TurnPosition)
