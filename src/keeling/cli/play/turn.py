"""One decision of a person: ask until there is an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.cli.play.commands import COMMANDS, Then, reason
from keeling.cli.play.display import show_decision
from keeling.cli.play.matching import matching, next_words
from keeling.kernel.errors import IllegalChoice
from keeling.text.offers import offers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from keeling.cli.output import Screen
    from keeling.cli.play.input import Lines
    from keeling.cli.play.table import Table
    from keeling.text.offers import Offer

MOST_SHOWN = 8


def decide(out: Screen, table: Table, seat: int, lines: Lines) -> bool:
    """Ask a person until something is chosen or taken back; False: the person leaves."""
    found = offers(table.match.game, table.state, table.told)
    show_decision(out, table, seat, found)
    prompt = table.told.say("cli-play-prompt", seat=table.told.seat(seat), count=str(len(found)))
    while True:
        typed = lines.read(f"{prompt} ", lambda text: completions(text, table, found))
        then = answer(out, table, seat, " ".join(typed.split()), found)
        if then is not Then.ASK_AGAIN:
            return then is Then.GO_ON


def answer(out: Screen, table: Table, seat: int, typed: str, found: Sequence[Offer]) -> Then:
    """Do what a line says. What is offered goes before commands of the same name."""
    word, _, rest = typed.partition(" ")
    if not typed:
        return Then.ASK_AGAIN
    if word in COMMANDS and typed not in [offer.notation for offer in found]:
        return COMMANDS[word](out, table, seat, rest)
    meant = matching(typed, found)
    if len(meant) == 1:
        table.match.take(meant[0].option, table.asked)
        return Then.GO_ON
    out.say(ambiguous(table, meant) if meant else unknown(table, typed))
    return Then.ASK_AGAIN


def ambiguous(table: Table, meant: Sequence[Offer]) -> str:
    """What may be meant."""
    shown = [offer.notation for offer in meant[:MOST_SHOWN]]
    more = "" if len(meant) <= MOST_SHOWN else ", …"
    return table.told.say("cli-play-ambiguous", options=", ".join(shown) + more)


def unknown(table: Table, typed: str) -> str:
    """An option that is not possible gets its reason, anything else a hint."""
    try:
        table.match.game.vocabulary.read(typed)
    except IllegalChoice:
        return table.told.say("cli-play-unknown", typed=typed)
    return reason(table, typed)


def completions(text: str, table: Table, found: Sequence[Offer]) -> list[str]:
    """What Tab offers: options and commands; after `why`, what is not possible."""
    if text.startswith("why "):
        game = table.match.game
        refused = [game.write(option) for option, _ in game.objections(table.state)]
        return next_words(text.removeprefix("why "), refused)
    return next_words(text, [*(offer.notation for offer in found), *COMMANDS])
