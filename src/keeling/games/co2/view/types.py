"""What a view of CO₂ consists of. Everything is named as in the data."""

from __future__ import annotations

from keeling.kernel.view import Part, View, seat_of


class Market(Part, frozen=True, kw_only=True):
    """Where CEPs are bought and sold."""

    ceps: int
    price: int
    bank: int  # CEPs that nobody can buy yet
    stopped: bool  # it has run empty: nothing can be sold in this turn


class Space(Part, frozen=True, kw_only=True, omit_defaults=True):
    """A plant on a demand space: a fossil one, or a green one that somebody owns."""

    fossil: str | None = None
    owner: str | None = None
    energy: str | None = None
    size: str | None = None

    @property
    def green(self) -> tuple[str, str, str] | None:
        """Owner, energy and size of a green plant."""
        if self.owner is None or self.energy is None or self.size is None:
            return None
        return self.owner, self.energy, self.size


class Project(Part, frozen=True, kw_only=True):
    """The project on a slot, with what a plant would cost the builder there."""

    project: str  # where it lies: `europe-tech`
    energy: str
    installed: bool
    worker: str | None  # whose scientist works on it
    money: int | None  # None: no plant of the energy is left
    tech: int | None

    @property
    def cost(self) -> tuple[int, int] | None:
        """Money and tech for a plant, if there is one left."""
        if self.money is None or self.tech is None:
            return None
        return self.money, self.tech


class Region(Part, frozen=True, kw_only=True):
    """A region: its agenda, demand spaces, projects, CEPs and cubes."""

    region: str
    agenda: str | None  # the tile; None before it is laid
    priority: list[str]  # the energies of the tile, the most important first
    spaces: list[Space | None]
    projects: list[Project | None]  # by slot
    ceps: int
    limit: int  # of its CEPs
    tech: int
    controller: str | None


class Congress(Part, frozen=True, kw_only=True):
    """A congress: its topics and who speaks on them."""

    place: str
    congress: str  # the tile
    speakers: dict[str, str | None]  # by topic, an energy


class Stack(Part, frozen=True, kw_only=True):
    """The plants of an energy: how many are left, and the one on top."""

    energy: str
    left: int
    size: str
    money: int
    tech: int
    points: int


class Seat(Part, frozen=True, kw_only=True):
    """One player's things; None for cards that whoever looks may not see."""

    seat: str
    money: int
    tech: int
    ceps: int
    payable_ceps: int  # the viewer's own and those of the regions the player controls
    pool: int  # scientists who wait to be recruited
    supply: int  # scientists at home
    expertise: dict[str, int]  # by energy
    income: int
    regions: list[str]  # those the player controls
    plants: int
    un_goals: list[str]
    hand: int  # how many lobby cards
    lobby: list[str] | None
    draft: list[str] | None  # the lobby cards to choose from in a draft
    has_goal: bool
    goal: str | None
    cover: int  # the highest bid the player could pay
    score: int
    points: dict[str, int]  # by category


class Co2View(View, frozen=True, kw_only=True):
    """The table as a seat sees it."""

    decade: int
    decades: int  # how many there are
    round: int
    rounds: int  # in each decade
    start_player: str
    co2: int
    was_high: bool  # CO₂ has been at 350 ppm or more
    lost: bool
    market: Market
    tech_left: int
    regions: list[Region]
    congresses: list[Congress | None]  # by place
    congress_stack: int
    event: str | None
    next_event: str | None
    event_stack: int
    fossil_stack: int
    fossils_left: dict[str, int]  # what the stack consists of, without what it has none of
    project_tiles: dict[str, int]  # in the supply, by energy
    plants: list[Stack]
    un_goals: list[str]  # in the display, from left to right
    un_goals_unseen: int
    lobby_unseen: int
    lobby_gone: list[str]  # played in this game
    done: str | None  # the mandatory action of the turn: propose, install, build
    moved: bool  # the optional move of the turn is used
    visit: str | None  # what the market was visited for: buy, sell
    carded: bool  # the card action of the turn is used
    bid: int | None  # the highest of the auction
    bidder: str | None
    seats: dict[str, Seat]  # in seating order

    @property
    def own(self) -> Seat:
        """The things of whoever looks; a spectator has none, which is a LookupError."""
        return seat_of(self.seats, self.seat)

    def region(self, name: str) -> Region:
        """A region by its name."""
        return next(region for region in self.regions if region.region == name)

    def project(self, name: str) -> Project | None:
        """The project on a slot, `europe-tech`; also None for any other name."""
        here = (project for region in self.regions for project in region.projects)
        return next((found for found in here if found and found.project == name), None)

    def congress(self, place: str) -> Congress | None:
        """The congress at a place, if a tile lies there."""
        here = (congress for congress in self.congresses if congress)
        return next((found for found in here if found.place == place), None)

    def stack(self, energy: str) -> Stack:
        """The plants of an energy."""
        return next(stack for stack in self.plants if stack.energy == energy)
