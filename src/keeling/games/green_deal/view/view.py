"""What a seat may see, by names: everything but bids and PR boards that are not shown yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.green_deal.engine.effects import DIVIDEND_BONUS, MODIFIERS, N_MODIFIERS
from keeling.games.green_deal.engine.rules.image import image
from keeling.games.green_deal.engine.rules.purchases import card_cost, chip_price
from keeling.games.green_deal.engine.state import (
    BOUGHT_ACTION,
    BOUGHT_CARD,
    CLEARED,
    DISCARDED,
    EMPTY,
    OPEN,
    PREVIEW,
    TOOK_LOAN,
    UNSEEN,
    GreenDeal,
)
from keeling.games.green_deal.engine.tables import (
    ACTIONS,
    CARD_CATEGORY,
    CARDS,
    CATEGORIES,
    CELLS,
    CHIPS,
    DIVIDEND_PAY,
    DIVIDEND_POINTS,
    FIELDS,
    LOANS,
    N_CATEGORIES,
    N_CHIPS,
    N_FIELDS,
    N_TILES,
    NONE,
    PHASES,
    SEATS,
    SOURCES,
    START_FIELDS,
    TILES,
)
from keeling.games.green_deal.view.types import Dividend, GreenDealView, Seat, Tile
from keeling.kernel.bits import bit

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

MAIN = {BOUGHT_CARD: "card", BOUGHT_ACTION: "action", TOOK_LOAN: "loan"}


def view_of(s: GreenDeal, seat: int | None) -> GreenDealView:
    """All that a seat may see of the table (None: a spectator)."""
    return GreenDealView(
        round=s.round,
        phase=PHASES[s.phase_begun],
        order=[SEATS[one] for one in s.order if one != NONE],
        spy=named(s.spy, SEATS),
        bids_shown=s.bids_shown,
        open=in_rows(s.card, OPEN),
        preview=in_rows(s.card, PREVIEW),
        open_actions=lying(s.action, OPEN, ACTIONS),
        preview_actions=lying(s.action, PREVIEW, ACTIONS),
        cleared=lying(s.card, CLEARED, CARDS),
        discarded=lying(s.card, DISCARDED, CARDS),
        discarded_actions=lying(s.action, DISCARDED, ACTIONS),
        cards_left=[cards_left(s, category) for category in range(N_CATEGORIES)],
        actions_left=list(s.action).count(UNSEEN),
        sold=s.sold,
        chips=dict(zip(CHIPS, s.chips_left, strict=True)),
        loans=dict(zip(LOANS, s.loans_left, strict=True)),
        tiles=dict(zip(TILES, s.tiles_left, strict=True)),
        map=tiles_on_map(s),
        start_fields=[CELLS[n] for n in range(len(CELLS)) if START_FIELDS[s.seats] & bit(n)],
        main=[name for part, name in MAIN.items() if s.main & part],
        chips_bought=s.chips_bought,
        dividend_paid=s.dividend_paid,
        seats={SEATS[one]: seat_view(s, one, seat) for one in range(s.seats)},
    )


def seat_view(s: GreenDeal, seat: int, eyes: int | None) -> Seat:
    """One player's things as somebody sees them."""
    income = s.income(seat)
    return Seat(
        cash=s.cash[seat],
        step=s.step[seat],
        income=income,
        dividend=Dividend(
            pay=DIVIDEND_PAY[income],
            points=DIVIDEND_POINTS[income] + s.has(seat, DIVIDEND_BONUS) if income else 0,
        ),
        score=s.score(seat),
        points=points_of(s, seat),
        levels=by_name(s.level, seat, CATEGORIES),
        marker=by_name(s.marker, seat, CATEGORIES),
        chips=by_name(s.chips, seat, CHIPS),
        loans=by_name(s.loans, seat, LOANS),
        cards=lying(s.card, seat, CARDS),
        actions=lying(s.action, seat, ACTIONS),
        pending=named(s.set_aside[seat], TILES),
        started=s.has_started(seat),
        bid=s.bid[seat] if may_see_bid(s, seat, eyes) else None,
        board=pr_board(s, seat) if seat == eyes else None,
        image=[image(s, seat, c) for c in range(N_CATEGORIES)] if seat == eyes else None,
        repaid=bool(s.repaid & bit(seat)),
        borrowed=bool(s.borrowed & bit(seat)),
        unpaid=s.unpaid[seat],
        modifiers=modifiers(s, seat),
        prices=prices(s, seat),
    )


def may_see_bid(s: GreenDeal, seat: int, eyes: int | None) -> bool:
    """GD-3.1 The viewer's own, and all when they are shown."""
    return s.bid[seat] != NONE and (s.bids_shown or seat == eyes)


def pr_board(s: GreenDeal, seat: int) -> dict[str, list[str]]:
    """GD-9.1 Field -> the chips that lie there."""
    board: dict[str, list[str]] = {field: [] for field in FIELDS}
    for chip, name in enumerate(CHIPS):
        for n, field in enumerate(FIELDS):
            board[field] += [name] * s.placed[(seat * N_CHIPS + chip) * N_FIELDS + n]
    return board


def prices(s: GreenDeal, seat: int) -> dict[str, int]:
    """What open cards and chips cost this seat."""
    shown = [n for n, at in enumerate(s.card) if at in (OPEN, PREVIEW)]
    cards = {CARDS[n]: card_cost(s, seat, n) for n in shown}
    return {**cards, **{f"chip-{name}": chip_price(s, seat, n) for n, name in enumerate(CHIPS)}}


def modifiers(s: GreenDeal, seat: int) -> dict[str, int]:
    """What the permanent cards of a seat change."""
    row = s.modifier[seat * N_MODIFIERS : (seat + 1) * N_MODIFIERS]
    pairs = zip(MODIFIERS.items(), row, strict=True)
    return {key: value for (key, usual), value in pairs if value != usual}


def points_of(s: GreenDeal, seat: int) -> dict[str, int]:
    """Points by where they come from."""
    return by_name(s.points, seat, SOURCES)


def by_name(row: vec[i64], seat: int, names: list[str]) -> dict[str, int]:
    """A seat's stretch of a row, by name."""
    return dict(zip(names, row[seat * len(names) : (seat + 1) * len(names)], strict=True))


def named(n: int, names: list[str]) -> str | None:
    """A thing by name, or nothing."""
    return None if n == NONE else names[n]


def lying(row: vec[i64], where: int, names: list[str]) -> list[str]:
    """The cards that are somewhere."""
    return [names[n] for n, at in enumerate(row) if at == where]


def in_rows(row: vec[i64], where: int) -> dict[str, str | None]:
    """Category -> its card that is somewhere."""
    found: dict[str, str | None] = dict.fromkeys(CATEGORIES)
    for n, at in enumerate(row):
        if at == where:
            found[CATEGORIES[CARD_CATEGORY[n]]] = CARDS[n]
    return found


def cards_left(s: GreenDeal, category: int) -> int:
    """How many cards of a category nobody has seen."""
    return sum(at == UNSEEN and CARD_CATEGORY[n] == category for n, at in enumerate(s.card))


def tiles_on_map(s: GreenDeal) -> dict[str, Tile]:
    """Cell -> its tile and whose it is."""
    return {
        CELLS[n]: Tile(seat=SEATS[there // N_TILES], tile=TILES[there % N_TILES])
        for n, there in enumerate(s.cell)
        if there != EMPTY
    }
