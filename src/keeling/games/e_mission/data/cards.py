"""The shape of the cards: rows of one effect vocabulary."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from keeling.kernel.sources import Row

Tags = dict[str, int]


class Effect(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One effect of the vocabulary in `effects.py`."""

    do: str
    n: int = 0
    any_number: bool = False  # as many as are there
    per: str = ""
    tier_tag: str = ""
    tiers: list[tuple[int, int]] = []
    tier_kinds: list[tuple[int, str]] = []
    kind: str = ""
    tag: str = ""
    tags: list[str] = []
    draw: int = 0
    keep: int = 0
    keep_tags: list[str] = []
    keep_if: Literal["", "lowers_emissions"] = ""
    table: str = ""
    optional: bool = False
    to: Literal["", "self", "other", "any_player"] = ""
    from_: Literal["", "self", "other"] = field(name="from", default="")
    to_needs: Tags = {}
    test: str = ""


class Cost(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """EM-6.3.4, EM-6.3.16, EM-6.6.9 What a use costs."""

    discard: int = 0
    demand: int = 0
    resilience: dict[str, int] = {}
    tucked: int = 0


class Limit(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """EM-6.3.6 How often in a round."""

    kind: Literal["none", "once", "per_tag"]
    tag: str = ""


class Card(Row, kw_only=True):
    """What all cards have."""

    PIECE = True

    id: str
    name_en: str
    name_de: str
    name_pl: str
    label: str
    effects: list[Effect]
    multiplayer_only: bool


class Project(Card, kw_only=True):
    """EM-6.3 A card for their own projects."""

    ASIDE = ("category",)

    tags: list[str]
    needs: Tags
    cost: Cost
    limit: Limit
    category: str = ""
    when: Literal["", "emission_phase"] = ""
    power: str = ""  # of start cards
    slot: int = 0


class Projects(Struct, forbid_unknown_fields=True):
    """projects.toml."""

    project: list[Project]
    start: list[Project]


class Support(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """EM-6.4.3 What may be tucked under a crisis."""

    tag: str
    mode: Literal["ignore", "discard", "reduce"]
    need: int = 0


class Crisis(Card, kw_only=True):
    """EM-9.3 A crisis."""

    ongoing: bool
    target: str
    reduce_by: str
    tuck: Support | None = None
    solo_n: int = 0


class Crises(Struct, forbid_unknown_fields=True):
    """crises.toml."""

    crisis: list[Crisis]


class ByPlayers(Struct, forbid_unknown_fields=True):
    """EM-6.6.10 Tags needed with one or two, and with three or four players."""

    small: Tags
    large: Tags


class EachHas(Struct, forbid_unknown_fields=True):
    """EM-6.6.3 What every player's board must show."""

    resilience: str
    n: int


class SomeHas(Struct, forbid_unknown_fields=True):
    """EM-6.6.11 What somebody's stacks must show."""

    tag: str
    n: int


class Requirement(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """EM-6.6 When a global project is active."""

    none: bool = False
    tuck: dict[str, int | Literal["per_player"]] = {}
    tuck_by_players: ByPlayers | None = None
    each_player_has: EachHas | None = None
    some_player_has: SomeHas | None = None
    open_tuck: list[str] = []
    set_tuck: list[str] = []


class Condition(Struct, forbid_unknown_fields=True):
    """EM-6.6.16 What must hold for the player who uses a global project."""

    own_dirty: Literal[0]


class GlobalProject(Card, kw_only=True):
    """EM-6.6 A global project."""

    requirement: Requirement
    scope: Literal["each_player", "group"]
    trigger: Literal[
        "action",
        "shield",
        "draw_phase",
        "global_phase",
        "energy_check",
        "modifier",
        "crisis_phase",
    ]
    uses_per_round: int
    cost: Cost
    condition: Condition | None = None


class GlobalProjects(Struct, forbid_unknown_fields=True):
    """global_projects.toml."""

    global_project: list[GlobalProject]


class Challenge(Card, kw_only=True):
    """EM-11.2 A challenge card."""

    scope: Literal["group", "individual"]
    colour: Literal["red", "green", "grey"]


class Challenges(Row, kw_only=True):
    """challenges.toml."""

    challenge: list[Challenge]
