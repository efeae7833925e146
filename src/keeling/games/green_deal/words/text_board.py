"""The board as text, complete: for terminals and for people who listen to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.games.green_deal.engine.tables import (
    BALANCE_ROUNDS,
    CATEGORIES,
    CHIP_PRICE,
    CHIPS,
    LOANS,
    N_SIZES,
    PR_ROUNDS,
    ROUNDS,
    SALES,
    VALUE_ROUNDS,
)
from keeling.games.green_deal.words import phrases as said
from keeling.games.green_deal.words.text_map import map_block
from keeling.games.green_deal.words.text_seats import seat_texts
from keeling.text.lines import TIE, titled

if TYPE_CHECKING:
    from keeling.games.green_deal.view.types import GreenDealView
    from keeling.text.catalogue import Catalogue

SCORINGS: Final = {"image": PR_ROUNDS, "balance": BALANCE_ROUNDS, "valuation": VALUE_ROUNDS}


def text_board(view: GreenDealView, words: Catalogue) -> str:
    """Everything the view holds, block by block, in lines that fit a terminal of 80 columns."""
    blocks = [header(view, words)]
    blocks += [titled(*seat_texts(view, words, i)) for i in range(len(view.seats))]
    blocks += [for_sale(view, words), preview(view, words), supplies(view, words)]
    blocks += [map_block(view, words)]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def header(view: GreenDealView, words: Catalogue) -> list[str]:
    """Where we are in the game, the auction, the turn, and what will be scored."""
    title = f"{words.say('game-name')} - {said.headline(view, words)}"
    texts = [said.situation(view, words), *order(view, words), *bids(view, words)]
    return titled(title, [*texts, *turn(view, words), *scorings(view, words)])


def order(view: GreenDealView, words: Catalogue) -> list[str]:
    """The turn order, once the auction has fixed it."""
    if len(view.order) < len(view.seats):
        return []
    return [words.say("text-order", seats=said.names_of(words, "seat", view.order))]


def bids(view: GreenDealView, words: Catalogue) -> list[str]:
    """Bids that are shown; before that the viewer's own, and who has set one; who bids last."""
    seen = {name: seat.bid for name, seat in view.seats.items() if seat.bid is not None}
    told = []
    if view.bids_shown:
        told.append(words.say("text-bids", bids=said.counts_in_words(words, "seat", seen)))
    elif view.seat in seen:
        told.append(words.say("text-own_bid", bid=seen[view.seat]))
    ready = [name for name in view.seats if name not in [*view.choosing, view.spy]]
    if view.prompt == "bid" and not view.bids_shown and ready:
        told.append(words.say("text-bids_set", seats=said.names_of(words, "seat", ready)))
    if view.spy:
        told.append(words.say("text-spy", seat=f"seat-{view.spy}"))
    return told


def turn(view: GreenDealView, words: Catalogue) -> list[str]:
    """What has been done in this turn."""
    done = [words.say(f"text-done-{part}") for part in view.main]
    if view.chips_bought:
        done.append(words.say("text-done_chips", n=view.chips_bought))
    if view.dividend_paid:
        done.append(words.say("text-done_dividend"))
    told = words.say("text-done", actions=", ".join(done))
    return [told] if done and view.phase == "investment" else []


def scorings(view: GreenDealView, words: Catalogue) -> list[str]:
    """The scorings still to come, with their rounds."""
    told = []
    for source, rounds in SCORINGS.items():
        ahead = [str(n) for n in rounds if n >= view.round]
        told.append(f"{words.name(f'source-{source}')} {', '.join(ahead)}")
    text = words.say("text-scorings", scorings="; ".join(said.tied(one) for one in told))
    return [] if view.ended else [text]


def for_sale(view: GreenDealView, words: Catalogue) -> list[str]:
    """What can be bought in this round."""
    limit = int(SALES[len(view.seats)])
    title = words.say("text-for_sale", sold=view.sold, limit=limit)
    texts = projects(view, words, view.open) + actions(words, view.open_actions)
    refund = words.say("text-tax_refund", text=said.does(words, "tax_refund"))
    return titled(title, [*texts, refund])


def preview(view: GreenDealView, words: Catalogue) -> list[str]:
    """What comes next, what nobody has seen, and what is gone."""
    texts = projects(view, words, view.preview) + actions(words, view.preview_actions)
    left = dict(zip(CATEGORIES, view.cards_left, strict=True))
    unseen = said.counts_in_words(words, "category", left)
    texts.append(words.say("text-unseen", projects=unseen, actions=view.actions_left))
    gone = [words.name(f"card-{card}") for card in view.discarded]
    gone += [words.name(f"action-{card}") for card in view.discarded_actions]
    if gone:
        texts.append(words.say("text-discarded", cards=", ".join(said.tied(card) for card in gone)))
    last = view.round == ROUNDS
    return titled(words.say("text-preview_last" if last else "text-preview"), texts)


def projects(view: GreenDealView, words: Catalogue, row: dict[str, str | None]) -> list[str]:
    """Projects with all their numbers."""
    told = []
    for card in row.values():
        if card:
            price = view.price(card, said.PROJECTS[card].cost)
            text = said.project_in_words(words, card, price)
            told.append(words.say("text-card", name=words.name(f"card-{card}"), text=text))
    return told


def actions(words: Catalogue, cards: list[str]) -> list[str]:
    """Action cards with all they do."""
    named = {words.name(f"action-{card}"): said.action_in_words(words, card) for card in cards}
    return [words.say("text-action", name=name, text=text) for name, text in named.items()]


def supplies(view: GreenDealView, words: Catalogue) -> list[str]:
    """Loans, PR chips with their prices, and tiles."""
    loans = [said.tied(words.say("text-loan_left", loan=n, n=view.loans[n])) for n in LOANS]
    chips = []
    for printed, chip in zip(CHIP_PRICE, CHIPS, strict=True):
        price = view.price(f"chip-{chip}", int(printed))
        left: dict[str, str | int] = {
            "chip": chip,
            "n": view.chips[chip],
            "price": said.cash(words, price),
        }
        chips.append(said.tied(words.say("text-chip_left", **left)))
    texts = [words.say("text-loans_left", loans=", ".join(loans))]
    texts.append(words.say("text-chips_left", chips=", ".join(chips)))
    texts.append(words.say("text-tiles_left", tiles="; ".join(tiles(view, words))))
    return titled(words.say("text-supplies"), texts)


def tiles(view: GreenDealView, words: Catalogue) -> list[str]:
    """How many tiles of each size a category has left."""
    sizes = range(1, N_SIZES + 1)
    left = {c: TIE.join(str(view.tiles[f"{c}-{size}"]) for size in sizes) for c in CATEGORIES}
    return [f"{words.name(f'category-{category}')}{TIE}{row}" for category, row in left.items()]
