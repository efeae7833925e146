"""What a view of e-Mission consists of."""

from __future__ import annotations

from msgspec import field

from keeling.kernel.view import Part, View, seat_of

# ---- the world


class World(Part, frozen=True, kw_only=True):
    """The earth and its air."""

    trees: int
    oceans: int
    dac: int
    sinks: int  # all three
    recent: int  # carbon that lies in recent emissions already
    bands: int
    suspended: int  # bands that come back at the end of the round
    loose: int  # carbon in the row that fills
    row: int  # how much fills it
    temperature: int  # tenths of a degree
    crises_drawn: int
    crisis_number: int  # crises that the bands bring now
    crisis_numbers: list[int]  # the same by how many bands there are
    rolls: int  # still to come of the die of the effects

    def kinds_of_sinks(self) -> dict[str, int]:
        """What binds carbon, by kind."""
        return {"trees": self.trees, "oceans": self.oceans, "dac": self.dac}


class Balance(Part, frozen=True, kw_only=True):
    """The emissions of this round against what the earth binds, if nothing more is done."""

    emits: int  # all who are still to emit
    total: int
    binds: int
    heats: int  # what is too much
    free: int  # what more could be bound


class Foreseen(Part, frozen=True, kw_only=True):
    """What the emissions of this round lead to."""

    bands: int
    temperature: int  # tenths of a degree
    crises: int
    communities: dict[str, int]  # by seat
    too_hot: bool


class Past(Part, frozen=True, kw_only=True):
    """A round; None is what did not come to pass, as the game ended before it."""

    emitted: dict[str, int | None]  # by seat
    bound: int | None
    temperature: int  # tenths of a degree
    crises: int | None


# ---- cards of the table


class CrisisCard(Part, frozen=True, kw_only=True):
    """A crisis that can be read, with what it threatens; all numbers as things stand."""

    crisis: str
    tucked: list[str]
    aid: int  # what the cards under it count
    targets: list[str]  # seats
    threat: dict[str, list[int]]  # seat -> the amounts of its effects
    one_of: bool  # it hits one of these
    world: list[int]  # the amounts of its effects, if it hits the world
    communities: dict[str, tuple[int, int]]  # those who would have more: now, and then


class GlobalCard(Part, frozen=True, kw_only=True):
    """A global project with what lies under it."""

    project: str = field(name="global")
    active: bool
    tucked: list[str]
    tags: dict[str, int]  # under it
    missing: dict[str, int]  # tags
    uses: int  # in this round, of all seats
    usable: bool  # by whoever looks


class Aim(Part, frozen=True, kw_only=True):
    """What a challenge demands, and how far the table is."""

    test: str
    have: int
    need: int
    met: bool


class Proposal(Part, frozen=True, kw_only=True):
    """What somebody is asked to agree to."""

    asker: str
    asked: str
    cards: dict[str, str]  # seat -> what it would give
    communities: dict[str, int]  # seat -> how many it would give away


# ---- seats


class Stack(Part, frozen=True, kw_only=True):
    """A project of a power."""

    cards: list[str]  # from the top
    tags: dict[str, int]  # of all its cards
    used: int  # in this round
    limited: bool  # it cannot be used more often in this round
    usable: bool
    yields: list[int]  # the amounts of the effects of a use now


class Seat(Part, frozen=True, kw_only=True):
    """One player's things."""

    power: str | None  # None: not chosen yet
    demand: int
    dirty: int
    clean: int
    shortage: int
    emissions: dict[str, int]  # by kind
    emits: int  # in this round
    cut: int  # what is not emitted in this round
    resilience: dict[str, int]  # by kind
    communities: int  # in crisis
    fewer: int  # cards that are not drawn in the next round
    hand: list[str]
    drawn: list[str]  # to choose from
    projects: list[Stack | None]  # by slot
    done: bool


# ---- all of it


class EMissionView(View, frozen=True, kw_only=True):
    """All that anybody may see of the table."""

    round: int
    rounds: int
    phase: str
    ending: str | None
    drawdown: bool
    world: World
    balance: Balance
    foreseen: Foreseen | None  # None: this round's emissions are over, or no round runs
    tracks: dict[str, int]
    column: list[CrisisCard | None]  # from the bottom; None: face down
    ongoing: list[CrisisCard]
    restrictions: list[str]
    globals: list[GlobalCard | None]  # by slot
    offered: list[str]  # global projects to choose from
    discarded: list[str]
    deck: int
    global_deck: int
    global_discarded: list[str]
    crisis_deck: int
    crisis_discarded: list[str]
    challenges: dict[str, str]  # challenge -> a seat or "group"
    conditions: dict[str, Aim]  # by challenge
    community_limit: int
    history: list[Past]  # by round
    proposals: list[Proposal]
    seats: dict[str, Seat]

    @property
    def own(self) -> Seat:
        """The things of whoever looks; a spectator has none, which is a LookupError."""
        return seat_of(self.seats, self.seat)

    def own_stack(self, slot: str) -> Stack:
        """A project of their own; an empty one has no cards."""
        return self.own.projects[int(slot) - 1] or EMPTY

    def global_card(self, project: str) -> GlobalCard:
        """A global project that lies out."""
        return next(one for one in self.globals if one and one.project == project)

    def open_crises(self) -> list[CrisisCard]:
        """The crises of the column that can be read, from the bottom."""
        return [one for one in self.column if one]


EMPTY = Stack(cards=[], tags={}, used=0, limited=False, usable=False, yields=[])
