"""What a view of Green Deal consists of: the table, the tiles on its map, the seats."""

from __future__ import annotations

from keeling.games.green_deal.engine.effects import MODIFIERS
from keeling.games.green_deal.engine.tables import CATEGORIES
from keeling.kernel.view import Part, View, seat_of


class Tile(Part, frozen=True, kw_only=True):
    """A tile on the map and whose it is."""

    seat: str
    tile: str  # category and size: `research-3`


class Dividend(Part, frozen=True, kw_only=True):
    """What a dividend would cost a seat now, and what it would score."""

    pay: int
    points: int


class Seat(Part, frozen=True, kw_only=True):
    """One player's things as somebody sees them."""

    cash: int
    step: int  # on the ladder of income
    income: int  # what that step brings a round
    dividend: Dividend
    score: int
    points: dict[str, int]  # by where they come from
    levels: dict[str, int]  # by category
    marker: dict[str, int]  # by category: where PR has put the image; 0: nowhere
    chips: dict[str, int]  # by value, also those on the PR board
    loans: dict[str, int]  # by amount
    cards: list[str]
    actions: list[str]
    pending: str | None  # a tile that is still to be placed
    started: bool  # whether it has a tile on the map
    bid: int | None  # None: there is none, or it is not shown
    board: dict[str, list[str]] | None  # chips by field of the PR board; None: it is not one's own
    image: list[int] | None  # in each category; None: it is not one's own
    repaid: bool  # in this turn
    borrowed: bool  # in this round
    unpaid: int  # at the end
    modifiers: dict[str, int]  # what permanent cards change; what is as usual is left out
    prices: dict[str, int]  # of cards that lie open or as preview, and of chips: `chip-2`

    @property
    def laid(self) -> dict[str, list[str]]:
        """The chips on the PR board by field; of the board of somebody else none is known."""
        return self.board or {}

    def shown_image(self, category: str) -> int:
        """The image that everybody sees: the level, or the marker beyond it."""
        return max(self.levels[category], self.marker[category])

    @property
    def images(self) -> dict[str, int]:
        """The images by category; those of somebody else are not known."""
        return {} if self.image is None else dict(zip(CATEGORIES, self.image, strict=True))

    @property
    def loan_marks(self) -> list[str]:
        """What was done with loans in this round, by name."""
        done = {"repaid": self.repaid, "borrowed": self.borrowed}
        return [name for name, is_done in done.items() if is_done]

    def modifier(self, name: str) -> int:
        """What a permanent card may change, as it is for this seat."""
        return self.modifiers.get(name, MODIFIERS[name])

    def due(self, loan: str) -> int:
        """What it takes to repay a loan of an amount."""
        return int(loan) + self.modifier("loan_interest")


class GreenDealView(View, frozen=True, kw_only=True):
    """All that a seat may see of the table."""

    round: int  # 0: before the first one
    phase: str
    order: list[str]  # of turns, as far as it is fixed
    spy: str | None  # who bids after all others
    bids_shown: bool
    open: dict[str, str | None]  # the card that is for sale, by category
    preview: dict[str, str | None]  # the card of the next round, by category
    open_actions: list[str]
    preview_actions: list[str]
    cleared: list[str]  # out of the row after the last sale, discarded with the round
    discarded: list[str]
    discarded_actions: list[str]
    cards_left: list[int]  # that nobody has seen, for each category
    actions_left: int
    sold: int
    chips: dict[str, int]  # by value
    loans: dict[str, int]  # by amount
    tiles: dict[str, int]  # by category and size
    map: dict[str, Tile]  # by cell
    start_fields: list[str]  # in use with so many seats
    main: list[str]  # what was bought or borrowed in this turn: card, action, loan
    chips_bought: int
    dividend_paid: bool
    seats: dict[str, Seat]

    @property
    def looker(self) -> Seat | None:
        """The things of whoever looks; a spectator has none."""
        return None if self.seat is None else self.seats[self.seat]

    @property
    def own(self) -> Seat:
        """The things of whoever looks; a spectator has none, which is a LookupError."""
        return seat_of(self.seats, self.seat)

    @property
    def rivals(self) -> list[Seat]:
        """The other seats, in seating order."""
        return [seat for name, seat in self.seats.items() if name != self.seat]

    def price(self, thing: str, printed: int) -> int:
        """What a card or a chip costs whoever looks; a spectator reads what is printed."""
        own = self.looker
        return printed if own is None else own.prices.get(thing, printed)
