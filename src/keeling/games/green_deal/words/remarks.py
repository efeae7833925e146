"""What a person wants to know of an option besides its name: what it costs, gives and leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.games.green_deal.engine.effects import AMOUNT, OP, STEAL_CASH
from keeling.games.green_deal.engine.options import VOCABULARY
from keeling.games.green_deal.engine.tables import (
    CATEGORIES,
    CHIP_VALUE,
    CHIPS,
    MAX_LEVEL,
    PR_ROUNDS,
    SALES,
)
from keeling.games.green_deal.words import phrases as said
from keeling.games.green_deal.words import remarks_edges as expansion

if TYPE_CHECKING:
    from collections.abc import Callable

    from keeling.games.green_deal.view.types import GreenDealView, Seat
    from keeling.text.catalogue import Catalogue


def remark(view: GreenDealView, option: int, words: Catalogue) -> str:
    """A few words beside an option; empty where there is nothing to add."""
    verb, args = VOCABULARY.meaning(option)
    made = REMARKS.get(verb)
    return made(view, words, [name for _, name in args]) if made else ""


# ---- the auction


def bid(view: GreenDealView, words: Catalogue, args: list[str]) -> str:
    """The cash that is left and what comes to it; a spy sees the place besides."""
    mine, amount = view.own, int(args[0])
    left = mine.cash - amount
    told = [words.say("text-bid_leaves", left=left, then=left + mine.income)]
    if view.bids_shown:
        told.append(words.say("text-bid_place", place=place_of(view, amount)))
    return "; ".join(told)


def place_of(view: GreenDealView, amount: int) -> int:
    """The best place a bid can have after all others are shown."""
    mine = (amount, -view.own.cash, -view.own.step)
    bids = [(one.bid, -one.cash, -one.step) for one in view.rivals if one.bid is not None]
    return 1 + sum(bid > mine for bid in bids)


# ---- the investment


def buy(view: GreenDealView, words: Catalogue, args: list[str]) -> str:
    """The levels and incomes a project leads to, and what the sale ends; costs stand beside it."""
    mine, row = view.own, said.PROJECTS[args[0]]
    told = [level_change(view, words, row.category, row.size)]
    before, after = mine.income, said.income_after(mine.step, row.income)
    if before != after:
        told.append(words.say("text-income_from_to", income=before, income2=after))
    seats = len(view.seats)
    left = sum(card is not None for card in view.open.values()) - 1
    if view.sold + 1 >= SALES[seats] and left:
        told.append(words.say("text-clears", n=left))
    return "; ".join(told)


def level_change(view: GreenDealView, words: Catalogue, category: str, steps: int) -> str:
    """The level before and after; it ends at 12."""
    level = view.own.levels[category]
    return words.say("text-level_from_to", level=level, level2=min(int(MAX_LEVEL), level + steps))


def buy_action(_view: GreenDealView, words: Catalogue, args: list[str]) -> str:
    """An action card: kind, cost and all it does."""
    return said.action_in_words(words, args[0])


def take_loan(view: GreenDealView, words: Catalogue, args: list[str]) -> str:
    """What it comes to when repaid."""
    cost = view.own.modifier("loan_interest")
    return words.say("text-repay_later", due=view.own.due(args[0]), interest=cost)


def repay(view: GreenDealView, words: Catalogue, args: list[str]) -> str:
    """What it takes now."""
    cost = view.own.modifier("loan_interest")
    return words.say("text-repay_now", due=view.own.due(args[0]), interest=cost)


def buy_chip(view: GreenDealView, words: Catalogue, args: list[str]) -> str:
    """The price and how many there are."""
    price = said.cash(words, view.own.prices[f"chip-{args[0]}"])
    return f"{price}; {take_chip(view, words, args)}"


def take_chip(view: GreenDealView, words: Catalogue, args: list[str]) -> str:
    """How many there are."""
    return words.say("text-left", n=view.chips[args[0]])


def dividend(view: GreenDealView, words: Catalogue, _args: list[str]) -> str:
    """What it costs and scores now."""
    now = view.own.dividend
    points = said.points(words, now.points)
    return words.say("text-pays", cash=said.cash(words, now.pay), points=points)


def play(_view: GreenDealView, words: Catalogue, args: list[str]) -> str:
    """What the card does."""
    return said.does(words, args[0])


def end_turn(view: GreenDealView, words: Catalogue, _args: list[str]) -> str:
    """That nothing has been invested, if so."""
    return "" if view.main else words.say("text-nothing_invested")


# ---- what cards ask


def raised(view: GreenDealView, words: Catalogue, args: list[str]) -> str:
    """The level before and after."""
    steps = next(int(n) for kind, n in view.prompt_args if kind == "number")
    return level_change(view, words, args[0], steps)


def against(view: GreenDealView, words: Catalogue, args: list[str]) -> str:
    """What an opponent has to lose."""
    other, effect = view.seats[args[0]], int(dict(view.prompt_args)["number"])
    if OP[effect] == STEAL_CASH:
        return words.say("text-pays_you", n=min(int(AMOUNT[effect]), other.cash))
    after = said.income_after(other.step, int(AMOUNT[effect]))
    return words.say("text-income_from_to", income=other.income, income2=after)


# ---- PR scoring


def allocate(view: GreenDealView, words: Catalogue, args: list[str]) -> str:
    """The image it makes, and the place among the images that can be seen."""
    chip, field = args
    if field not in CATEGORIES:
        return words.say("text-saved" if view.round < PR_ROUNDS[-1] else "text-saved_in_vain")
    mine = view.own
    before = mine.images[field]
    bonus = 0 if before else mine.modifier("image_bonus")
    image = before + int(CHIP_VALUE[CHIPS.index(chip)]) + bonus
    place = 1 + sum(shown(seat, field) > image for seat in view.rivals)
    return words.say("text-image_place", image=image, place=place)


def shown(seat: Seat, category: str) -> int:
    """The image somebody has without any chip."""
    image = seat.shown_image(category)
    return image + seat.modifier("image_bonus") if image else 0


REMARKS: Final[dict[str, Callable[[GreenDealView, Catalogue, list[str]], str]]] = {
    "bid": bid,
    "buy": buy,
    "buy_action": buy_action,
    "refund_chip": take_chip,
    "take_loan": take_loan,
    "buy_chip": buy_chip,
    "dividend": dividend,
    "play": play,
    "repay": repay,
    "end_turn": end_turn,
    "raise": raised,
    "take_chip": take_chip,
    "against": against,
    "move_from": expansion.move_from,
    "move_to": expansion.move_to,
    "borrow": take_loan,
    "place": expansion.place,
    "cooperate": expansion.cooperate,
    "compete": expansion.compete,
    "allocate": allocate,
}
