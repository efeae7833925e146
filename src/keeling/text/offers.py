"""What can be chosen, as a person wants to know it: what it is about, costs and gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence

    from keeling.kernel.agenda import State
    from keeling.kernel.game import AnyGame, Trial
    from keeling.text.words import GameWords


class Offer(Struct, frozen=True):
    """One option as a person sees it."""

    number: int
    option: int
    notation: str
    verb: str
    remark: str
    change: str
    trial: Trial  # where it leads


def offers(game: AnyGame, state: State, told: GameWords) -> list[Offer]:
    """All legal options of whoever is to choose."""
    view = game.view(state, int(state.seat))
    return [
        Offer(
            number=n,
            option=trial.option,
            notation=game.write(trial.option),
            verb=game.vocabulary.verb_of(trial.option).name,
            remark=told.remark(view, trial.option),
            change=change(trial.change, int(state.seat), told, team=state.is_team()),
            trial=trial,
        )
        for n, trial in enumerate(game.trials(state), start=1)
    ]


def change(
    preview: Sequence[dict[str, int]], seat: int, told: GameWords, *, team: bool = False
) -> str:
    """What an option changes at once: first for whoever chooses, then for others.

    What changes alike for others of a team, as its score does, is said once.
    """
    own = [amount(stock, by, told) for stock, by in preview[seat].items()]
    common = preview[seat] if team else {}
    foreign = [
        told.say("common-change-other", seat=told.seat(other), change=amount(stock, by, told))
        for other, stocks in enumerate(preview)
        if other != seat
        for stock, by in stocks.items()
        if common.get(stock) != by
    ]
    return ", ".join(own + foreign)


def amount(stock: str, by: int, told: GameWords) -> str:
    """`+1 plant`; what is lost has a minus as long as a plus."""
    signed = f"{by:+d}".replace("-", "\N{MINUS SIGN}")
    return told.say("common-change", amount=signed, stock=told.counted("stock", stock, by))
