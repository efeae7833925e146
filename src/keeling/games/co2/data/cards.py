"""The shape of the data of cards and tiles: every table typed, every key known."""

from __future__ import annotations

from msgspec import Struct

from keeling.games.carbon.data.effects import Effect
from keeling.kernel.sources import Row


class Trigger(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """CO-13.5 The action after which the main effect of a lobby card may be used."""

    on: str
    region: str = ""
    slot: str = ""
    energy: str = ""


class Space(Struct, forbid_unknown_fields=True):
    """A space of an expertise track."""

    level: int
    income: int
    bonus: list[Effect]


class AgendaTile(Row, kw_only=True):
    """Three energies, the first with the highest priority."""

    PIECE = True

    id: str
    priority: list[str]


class Agendas(Row, kw_only=True):
    """The regional agendas."""

    used: int
    tile: list[AgendaTile]


class CongressTile(Row, kw_only=True):
    """The topics of a congress."""

    PIECE = True

    id: str
    topics: list[str]


class Congresses(Row, kw_only=True):
    """CO-11 The world energy congresses."""

    places: int
    two_topic: int
    three_topic: int
    four_topic: int
    tile: list[CongressTile]


class LobbyCard(Row, kw_only=True):
    """A lobby card: main effect after its trigger, minor effect at any time."""

    PIECE = True

    number: int
    id: str
    trigger: Trigger
    main: list[Effect]
    minor: list[Effect]
    label_en: str


class Lobby(Row, kw_only=True):
    """CO-13 The lobby cards."""

    hand_size: int
    minor_kinds: list[str]
    card: list[LobbyCard]


class UnGoal(Row, kw_only=True):
    """A UN goal."""

    PIECE = True

    number: int
    id: str
    energies: list[str]
    vp: int


class UnGoals(Row, kw_only=True):
    """CO-14 The UN goals."""

    cost_tech: int
    display_default: int
    display_two_players: int
    card: list[UnGoal]


class CompanyGoal(Row, kw_only=True):
    """A company goal."""

    PIECE = True

    number: int
    id: str
    metric: str
    vp_each: int
    vp_max: int
    label_en: str


class CompanyGoals(Row, kw_only=True):
    """CO-15 The company goals."""

    discard_money: int
    dealt_per_player: int
    card: list[CompanyGoal]


class EventCard(Row, kw_only=True):
    """Where a disaster may strike."""

    PIECE = True

    number: int
    id: str
    region: str


class Events(Row, kw_only=True):
    """CO-4.18 to CO-4.21 The events."""

    threshold_ppm: int
    penalty_vp: int
    donation_tech: int
    visible: int
    card: list[EventCard]
