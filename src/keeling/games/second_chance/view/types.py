"""What a view of CO₂: Second Chance consists of."""

from __future__ import annotations

from typing import NamedTuple

from keeling.kernel.view import Part, View, seat_of


class Market(Part, frozen=True, kw_only=True):
    """Where CEPs are bought and sold."""

    ceps: int
    price: int
    bank: int  # CEPs behind the market
    closed: bool  # it has run empty in this turn


class Green(NamedTuple):
    """A green plant: its energy, who built it, and on whose infrastructure."""

    energy: str
    builder: str
    owner: str


class Slot(Part, frozen=True, kw_only=True, omit_defaults=True):
    """A plant on its slot: a fossil one, or a green one."""

    fossil: str | None = None
    energy: str | None = None
    infrastructure: str | None = None  # on whose it stands
    builder: str | None = None

    @property
    def green(self) -> Green | None:
        """The plant, if it is a green one."""
        if self.energy and self.builder and self.infrastructure:
            return Green(self.energy, self.builder, self.infrastructure)
        return None


class Project(Part, frozen=True, kw_only=True):
    """The project on a place, with what a plant costs and scores there."""

    project: str
    energy: str
    level: int
    infrastructure: str | None  # whose; None: it is only planned
    worker: str | None  # whose scientist works on it
    money: int
    tech: int
    points: int
    gate: int  # the knowledge that a plant needs


class Region(Part, frozen=True, kw_only=True):
    """A region: its agenda, plant slots, projects, CEPs, tech and cubes."""

    region: str
    agenda: str | None  # the tile that lies there
    priority: list[str]  # its energies, the most important first
    slots: list[Slot | None]
    projects: list[Project | None]
    ceps: int
    places: int  # room for CEPs
    tech: int
    controller: str | None
    rivals: dict[str, int]  # alone: energy -> cubes of the opponent


class Summit(Part, frozen=True, kw_only=True):
    """A summit tile on its place."""

    place: str
    summit: str
    speakers: dict[str, str | None]  # topic -> whose scientist speaks on it
    closer: str | None  # who took the last free topic


class UnGoal(Part, frozen=True, kw_only=True):
    """A goal of the United Nations."""

    un_goal: str
    plants: list[str]  # energies of plants on one's own infrastructure
    tech: int  # its price
    claimed_by: str | None


class PlayedCard(Part, frozen=True, kw_only=True):
    """A lobby card that lies face up."""

    lobby: str
    player: str
    scientist: str | None  # whose is there


class EnvironmentGoal(Part, frozen=True, kw_only=True):
    """A goal of a team."""

    slot: int
    goal: str
    group: str
    met: bool
    inspector: bool


class Turn(Part, frozen=True, kw_only=True):
    """What is used up in this turn, and what was done last."""

    mains: list[str]
    moved: bool
    visited: bool
    carded: bool
    last: str | None
    last_project: str | None
    last_energy: str | None
    sent: list[str]  # energies of the scientists that went to summits by it

    @property
    def director(self) -> dict[str, bool]:
        """The three director actions, and whether they are used up."""
        return {"moved": self.moved, "visited": self.visited, "carded": self.carded}


class Outlook(Part, frozen=True, kw_only=True):
    """What awaits a team at the end of this decade, if nothing changed."""

    unmet: int  # environment goals
    goals_cost: int  # points for them, 0 once they are paid for
    goals_due: bool
    goal_price: int  # of one the next time; 0: there is no next time
    factor: int  # points for a step of CO₂
    fossils_due: int
    co2_best: int  # after the supply phase: with the cleanest plants, on average, the dirtiest
    co2_expected: int
    co2_worst: int
    reduction_best: int  # points for what is above the limit then
    reduction_expected: int
    reduction_worst: int
    income: int  # of all players
    points: int  # now
    penalties: int  # for CEPs that will be owed and are missing
    still_due: int  # what is to be expected for CO₂ and penalties
    balance_best: int  # the points that are left of all this
    balance_expected: int
    balance_worst: int
    un_to_claim: int
    all_turns_done: bool
    out_of_reach: list[str]  # what a victory asks for and cannot have any more


class Rating(Part, frozen=True, kw_only=True):
    """SC-17.2 How well a team does."""

    rank: str
    rating: int


class Conditions(Part, frozen=True, kw_only=True):
    """What a team needed to win, and what of it it had."""

    survived: bool
    decades: int  # that were survived
    goals: dict[str, bool]  # seat -> whether its private goals are met
    solo_goal: bool | None  # None: there was none


class Goal(Part, frozen=True, kw_only=True, omit_defaults=True):
    """A goal of a seat: a company goal, worth points; or a private one, reached to some degree."""

    goal: str
    points: int | None = None
    discarded: bool | None = None
    progress: int | None = None
    needed: int | None = None
    met: bool | None = None

    @property
    def worth(self) -> int:
        """The points of a company goal."""
        return self.points or 0

    @property
    def reached(self) -> int:
        """How far a private goal is."""
        return self.progress or 0

    @property
    def asked(self) -> int:
        """How far a private goal has to come."""
        return self.needed or 0


class Seat(Part, frozen=True, kw_only=True):
    """A player's things. None stands for what only the owner sees; a team has its points in all."""

    seat: str
    money: int
    tech: int
    ceps: int
    payable_ceps: int  # with those of controlled regions
    pool: int  # scientists that can be recruited
    scientists: int  # on the player board
    knowledge: dict[str, int]
    income: int
    regions: list[str]  # that it controls
    plants: int
    infrastructure: int
    open_infrastructure: list[str]  # projects on which nothing was built yet
    markers_left: int | None  # these three are limited in company only
    cubes_left: int | None
    control_left: int | None
    claimed: int  # UN goals
    hand: int
    lobby: list[str] | None
    draft: list[str] | None  # cards to choose from
    goals: list[Goal]  # that may be seen
    goals_held: int
    goals_dealt: list[str] | None  # goals to choose from
    has_company_goal: bool
    score: int
    points: dict[str, int]  # by category
    would_control: list[str] | None  # projects: a plant there brings control of the region

    @property
    def pieces_left(self) -> dict[str, int]:
        """What is left of the pieces that are limited; alone nothing is."""
        left = {
            "markers_left": self.markers_left,
            "cubes_left": self.cubes_left,
            "control_left": self.control_left,
        }
        return {name: n for name, n in left.items() if n is not None}


class SecondChanceView(View, frozen=True, kw_only=True):
    """The table as a seat sees it."""

    mode: str  # coop, competitive or solo
    decade: int
    decades: int
    year: int
    round: int
    rounds: int
    start_player: str
    co2: int
    lost: bool
    home_region: str
    market: Market
    tech_left: int
    regions: list[Region]
    summits: list[Summit | None]
    summit_stack: int
    project_tiles: dict[str, int]  # energy -> tiles in its stack
    fossil_stack: int
    fossils_left: dict[str, int]  # those of the stack that may come up, by kind
    fossils_under: list[str]  # below them, in their order
    un_goals: list[UnGoal]
    un_unclaimed: int
    played: list[PlayedCard]
    goals: list[EnvironmentGoal]
    inspectors: bool
    event: str | None
    next_event: str | None
    event_stack: int
    solo_goal: str | None
    solo_goal_missed: bool
    gifts: bool  # bonuses may be given away
    turn: Turn
    owing: list[str]  # regions whose controller owes a CEP
    set_aside: list[str]  # regions whose CEP is set aside
    outlook: Outlook | None  # for a team
    rating: Rating | None  # of a team that has won
    ratings: list[Rating]  # after 0, 1, 2, ... steps, if CO₂ can be lowered now for the last time
    conditions: Conditions | None  # of a team whose game is over
    seats: dict[str, Seat]

    @property
    def is_team(self) -> bool:
        """Whether there is one score for all; alone one plays a changed game of a team."""
        return self.mode != "competitive"

    @property
    def own(self) -> Seat:
        """The things of whoever looks; a spectator has none, which is a LookupError."""
        return seat_of(self.seats, self.seat)

    @property
    def first(self) -> Seat:
        """The first seat: the points of a team are those of any."""
        return next(iter(self.seats.values()))

    def region(self, name: str) -> Region:
        """A region by its name."""
        return next(region for region in self.regions if region.region == name)

    def project(self, place: str) -> Project | None:
        """The project on a place, `europe-tech`."""
        here = [project for region in self.regions for project in region.projects if project]
        return next((project for project in here if project.project == place), None)
