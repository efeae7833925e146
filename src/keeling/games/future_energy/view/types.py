"""What a view of Future Energy consists of, by names and numbers."""

from __future__ import annotations

from keeling.kernel.view import Part, View


class ContractField(Part, frozen=True, kw_only=True):
    """A field of a contract: what is asked for there, and the plants that still wait on it."""

    icon: str
    plants: int


class Contract(Part, frozen=True, kw_only=True):
    """A contract that a player holds, its fields from left to right."""

    id: str
    points: int
    fields: list[ContractField]


class Track(Part, frozen=True, kw_only=True):
    """FE-8.6 Where a player stands on the score track."""

    marker: int
    tile: int  # what the tile 0/75 shows


class Seat(Part, frozen=True, kw_only=True):
    """One player's things."""

    seat: str
    money: int
    plants: int  # in the supply, as the lines are
    lines: int
    investors: int
    engineers: int
    nuclear: int
    contracts: list[Contract]
    completed: list[str]
    certificates: int
    certificate_values: list[int] | None  # None: a secret of their owner
    orders: list[str]
    collected: dict[str, int]  # kind of tile -> tiles
    jokers: int
    score: int
    track: Track
    points: dict[str, int]  # by category; those that this config knows

    @property
    def stocks(self) -> dict[str, int]:
        """What lies in the supply and on the tableau, by stock."""
        return {
            "money": self.money,
            "plants": self.plants,
            "lines": self.lines,
            "investors": self.investors,
            "engineers": self.engineers,
            "nuclear": self.nuclear,
        }


class FutureEnergyView(View, frozen=True, kw_only=True):
    """The table as a seat sees it."""

    board: str
    crew: str
    kite: str
    round: int
    last_round: bool
    stuck: bool  # nobody can act, so the game ends after this round
    tiles: dict[str, str]  # place -> tile; closed fields carry one face down
    plants: dict[str, dict[str, int]]  # place -> seat -> plants
    lines: dict[str, list[str]]  # connection -> seats with a line there
    display: list[str | None]  # None: an empty slot
    stack: int
    order_display: list[str | None]
    order_deck: int
    jokers_left: int
    certificates_left: int
    sold: dict[str, int]  # value -> certificates sold for money
    covered: list[str]  # planning actions of this turn
    duty: bool
    order_bought: bool
    nuclear_used: int
    free_step: bool
    seats: dict[str, Seat]  # as they sit

    @property
    def looker(self) -> Seat | None:
        """The things of whoever looks; a spectator has none."""
        return None if self.seat is None else self.seats[self.seat]

    @property
    def orders_in_play(self) -> bool:
        """Whether there are public orders (module 2)."""
        return "orders" in self.categories

    @property
    def new_land(self) -> bool:
        """Whether there are nuclear tableaus and new building land (module 3)."""
        return "building_land" in self.categories

    @property
    def categories(self) -> list[str]:
        """The categories of points: all seats have the same."""
        return list(next(iter(self.seats.values())).points)

    def is_closed(self, place: str) -> bool:
        """Whether a field is out of play: its tile lies face down."""
        return self.tiles.get(place) == "face_down"
