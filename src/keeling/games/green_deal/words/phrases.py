"""What lies on the table, in words: for headlines, remarks and the board as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.games.green_deal.data.box import BOX
from keeling.games.green_deal.engine.tables import INCOME, LOANS, MAX_STEP, ROUNDS
from keeling.text.lines import TIE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from keeling.games.green_deal.view.types import GreenDealView, Seat
    from keeling.text.catalogue import Catalogue

PROJECTS: Final = {card.id: card for card in BOX.sustainability_card}
ACTIONS: Final = {card.id: card for card in BOX.action_card}
MINUS: Final = "\u2212"  # as long as a plus


def headline(view: GreenDealView, words: Catalogue) -> str:
    """The round and the phase."""
    phase = f"phase-{view.phase}"
    if not view.round:
        return words.name(phase, "title")
    return words.say("text-round", round=view.round, rounds=int(ROUNDS), phase=phase)


def situation(view: GreenDealView, words: Catalogue) -> str:
    """Who is to choose, who has won, or that chance decides."""
    if view.winners:
        winners = names_of(words, "seat", view.winners)
        return words.say("text-won", seats=winners, count=len(view.winners))
    if len(view.choosing) > 1:
        return words.say("text-choosing", seats=names_of(words, "seat", view.choosing))
    if view.to_move:
        return words.say("text-to_move", seat=f"seat-{view.to_move}")
    return words.say("text-chance")


# ---- cards


def project_in_words(words: Catalogue, card: str, price: int) -> str:
    """All numbers of a project, with what it costs whoever looks."""
    row = PROJECTS[card]
    tile = words.name(f"tile-{row.category}-{row.size}")
    paid = cash(words, row.cost)
    if price != row.cost:
        paid = words.say("text-price", price=price, printed=row.cost)
    return ", ".join([tile, paid, *columns(words, row.income, row.vp)])


def action_in_words(words: Catalogue, card: str) -> str:
    """An action card before it is bought: kind, cost, columns, and what it does."""
    row = ACTIONS[card]
    kind = words.name(f"card_kind-{row.kind}")
    numbers = [kind, cash(words, row.cost), *columns(words, row.income, row.vp)]
    return f"{', '.join(numbers)}: {does(words, card)}"


def columns(words: Catalogue, income: int, scored: int) -> list[str]:
    """What a card changes once, when it is bought: income and points."""
    found = [words.say("text-steps", steps=signed(income))] if income else []
    return found + ([points(words, scored)] if scored else [])


def does(words: Catalogue, card: str) -> str:
    """The effect of an action card, besides its income and points."""
    return words.say(f"does-{card}")


# ---- numbers


def cash(words: Catalogue, n: int) -> str:
    """So much cash."""
    return words.say("text-cash", n=n)


def points(words: Catalogue, n: int) -> str:
    """So many points."""
    return minus(words.say("text-n_points", n=n))


def signed(n: int) -> str:
    """A number with its sign."""
    return minus(f"{n:+d}") if n else "0"


def minus(n: object) -> str:
    """A number as it is printed."""
    return str(n).replace("-", MINUS)


def income_after(step: int, by: int) -> int:
    """The income value after so many steps; the track has two ends."""
    return int(INCOME[max(0, min(int(MAX_STEP), step + by))])


def due(seat: Seat) -> int:
    """What all loans of a seat come to."""
    return sum(seat.due(loan) * seat.loans[loan] for loan in LOANS)


# ---- lists


def tied(text: str) -> str:
    """A text that stays in one line."""
    return text.replace(" ", TIE)


def names_of(words: Catalogue, kind: str, ids: Iterable[str]) -> str:
    """Several names of one kind, with commas between them."""
    return ", ".join(words.name(f"{kind}-{name}") for name in ids)


def counts_in_words(words: Catalogue, kind: str, counts: dict[str, int]) -> str:
    """Names with numbers, with commas between them."""
    named = ((words.name(f"{kind}-{name}"), n) for name, n in counts.items())
    return ", ".join(tied(f"{name} {minus(n)}") for name, n in named)
