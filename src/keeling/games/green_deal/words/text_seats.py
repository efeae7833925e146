"""The players as text: all that lies before them, the PR board only for its owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.green_deal.engine.tables import BALANCE, CHIPS, KINDS, LOANS
from keeling.games.green_deal.words import phrases as said
from keeling.text.letters import OF_SEATS

if TYPE_CHECKING:
    from keeling.games.green_deal.view.types import GreenDealView, Seat
    from keeling.text.catalogue import Catalogue


def seat_texts(view: GreenDealView, words: Catalogue, index: int) -> tuple[str, list[str]]:
    """A title, and a text for everything a seat has."""
    name = list(view.seats)[index]
    seat = view.seats[name]
    facts = [f"{OF_SEATS[index]} {words.name(f'seat-{name}')}"]
    facts.append(said.points(words, seat.score))
    if name in view.choosing:
        facts.append(words.say("text-moves"))
    texts = [money(words, seat), levels(words, seat), *kept_images(words, seat)]
    texts += [*chips(words, seat), *loans(words, seat)]
    texts += [*cards(words, seat), *marks(view, words, seat), *points(words, seat)]
    return " - ".join(facts), texts


def money(words: Catalogue, seat: Seat) -> str:
    """Cash, income and the dividend it allows."""
    told = words.say("text-money", cash=seat.cash, step=seat.step, income=seat.income)
    if not seat.dividend.pay:
        return told
    paid = said.cash(words, seat.dividend.pay)
    worth = said.points(words, seat.dividend.points)
    return f"{told}; {words.say('text-dividend', cash=paid, points=worth)}"


def levels(words: Catalogue, seat: Seat) -> str:
    """The four levels, and what the lowest would score."""
    told = said.counts_in_words(words, "category", seat.levels)
    stage = int(BALANCE[min(seat.levels.values())])
    return words.say("text-levels", levels=told, points=said.points(words, stage))


def kept_images(words: Catalogue, seat: Seat) -> list[str]:
    """GD-9.14 Images that have stayed above their levels."""
    kept = {name: n for name, n in seat.marker.items() if n > seat.levels[name]}
    if not kept:
        return []
    return [words.say("text-images_kept", images=said.counts_in_words(words, "category", kept))]


def chips(words: Catalogue, seat: Seat) -> list[str]:
    """PR chips; for their owner also where they lie and the images they make."""
    held = [chip for chip in CHIPS for _ in range(seat.chips[chip])]
    texts = [words.say("text-chips", chips=", ".join(held))] if held else []
    board = {field: laid for field, laid in seat.laid.items() if laid}
    if board:
        lying = [f"{words.name(f'field-{name}')} {'+'.join(laid)}" for name, laid in board.items()]
        texts.append(words.say("text-board", chips=", ".join(said.tied(one) for one in lying)))
        told = said.counts_in_words(words, "category", seat.images)
        texts.append(words.say("text-images", images=told))
    return texts


def loans(words: Catalogue, seat: Seat) -> list[str]:
    """Open loans and what they come to."""
    held = [loan for loan in LOANS for _ in range(seat.loans[loan])]
    if not held:
        return []
    return [words.say("text-loans", loans=", ".join(held), due=said.due(seat))]


def cards(words: Catalogue, seat: Seat) -> list[str]:
    """The tile to place, projects by name, and action cards by kind; those done only by name."""
    texts = []
    if seat.pending:
        texts.append(words.say("text-pending", tile=f"tile-{seat.pending}"))
    if seat.cards:
        bought = [project(words, card) for card in seat.cards]
        texts.append(words.say("text-projects", cards=", ".join(bought)))
    for kind in KINDS:
        found = [card for card in seat.actions if said.ACTIONS[card].kind == kind]
        texts += [action(words, card) for card in found]
    return texts


def project(words: Catalogue, card: str) -> str:
    """A project with its category and size."""
    row = said.PROJECTS[card]
    tile = words.name(f"tile-{row.category}-{row.size}")
    return said.tied(f"{words.name(f'card-{card}')} ({tile})")


def action(words: Catalogue, card: str) -> str:
    """An action card that has been bought."""
    kind, name = said.ACTIONS[card].kind, words.name(f"action-{card}")
    if kind == "immediate":
        return words.say("text-action_done", name=name)
    told = {"name": name, "text": said.does(words, card)}
    return words.say("text-action_owned", kind=f"card_kind-{kind}", **told)


def marks(view: GreenDealView, words: Catalogue, seat: Seat) -> list[str]:
    """What a loan of this round rules out, and what stayed unpaid at the end."""
    done = [] if view.ended else seat.loan_marks
    texts = [words.say(f"text-has-{mark}") for mark in done]
    return texts + ([words.say("text-unpaid", n=seat.unpaid)] if seat.unpaid else [])


def points(words: Catalogue, seat: Seat) -> list[str]:
    """Where the points come from."""
    scored = {source: n for source, n in seat.points.items() if n}
    if not scored:
        return []
    return [words.say("text-points", points=said.counts_in_words(words, "source", scored))]
