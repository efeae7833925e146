"""The shape of the data of cards and tiles: every table typed, every key known."""

from __future__ import annotations

from msgspec import Struct

from keeling.games.carbon.data.effects import Effect
from keeling.kernel.sources import Row


class Bonus(Row, kw_only=True):
    """A bonus on a space of a knowledge track."""

    KEY = ("space",)
    PIECE = True

    space: int
    effect: list[Effect]


class Track(Row, kw_only=True):
    """The knowledge track of an energy."""

    KEY = ("energy",)
    PIECE = True

    energy: str
    spaces: int
    income: list[int]
    half_space: int
    last_space: int
    level_1_space: int
    level_2_space: int
    bonus: list[Bonus]


class AgendaTile(Row, kw_only=True):
    """Three energies, the first with the highest priority."""

    PIECE = True

    id: str
    energies: list[str]


class SummitTile(Row, kw_only=True):
    """The topics of an energy summit."""

    PIECE = True

    id: str
    size: int
    topics: list[str]


class EnvironmentGoal(Row, kw_only=True):
    """SC-12 What the team should have reached."""

    PIECE = True

    id: str
    group: str
    kind: str
    region: str = ""
    energy: str = ""
    size: int = 0


class EventTile(Row, kw_only=True):
    """SC-15 Where an event strikes."""

    PIECE = True

    id: str
    region: str


class Trigger(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """SC-6.3.9 The action that belongs to the main effect of a lobby card."""

    action: str
    region: str = ""
    place: str = ""
    energy: str = ""


class LobbyCard(Row, kw_only=True):
    """A lobby card: main effect with its trigger, side effect at any time."""

    ASIDE = ("side",)
    PIECE = True

    id: int
    trigger: Trigger
    main_effect: list[Effect]
    may_pay_trigger_cost: bool
    side: str
    side_effect: list[Effect]
    label: str


class UnGoal(Row, kw_only=True):
    """A UN goal card."""

    PIECE = True

    id: str
    type: str
    plants: list[str]
    cost_tech: int


class GoalTest(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a goal asks for."""

    test: str
    n: int = 0
    n_by_players: list[int] = []


class CoopGoal(Row, kw_only=True):
    """A private goal of the co-operative game."""

    PIECE = True

    id: int
    goal: GoalTest
    revealed_when_met: bool
    label: str


class CompanyGoal(Row, kw_only=True):
    """A company goal."""

    PIECE = True

    id: int
    count: str
    vp_each: int
    skip_first: int
    vp_max: int
    removed_with_two_players: bool
    label: str


class SoloGoal(Row, kw_only=True):
    """A solo goal."""

    PIECE = True

    id: int
    goal: GoalTest
    checked: str
    label: str
