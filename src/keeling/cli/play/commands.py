"""What a person can type beside options."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from keeling.cli.errors import sentence
from keeling.cli.output import table as plain_table
from keeling.cli.output import write_file
from keeling.cli.play.display import show_board
from keeling.cli.play.matching import matching
from keeling.cli.rules import show_clauses
from keeling.kernel.errors import IllegalChoice, KeelingError
from keeling.text.letters import bare
from keeling.text.offers import offers
from keeling.text.rulebook import rulebook, search

if TYPE_CHECKING:
    from collections.abc import Callable

    from keeling.cli.output import Screen
    from keeling.cli.play.table import Table
    from keeling.kernel.options import Verb


class Then(Enum):
    """What comes after a line."""

    ASK_AGAIN = auto()
    GO_ON = auto()
    LEAVE = auto()


def why(out: Screen, table: Table, _seat: int, rest: str) -> Then:
    """Why something cannot be chosen; with a verb alone, or alone: everything that cannot."""
    game = table.match.game
    verb = next((verb for verb in game.vocabulary.verbs if verb.name == rest and verb.kinds), None)
    if rest and verb is None:
        out.say(reason(table, rest))
        return Then.ASK_AGAIN
    by_reason: dict[str, list[int]] = {}
    for option, objection in game.objections(table.state):
        if verb is None or verb.has(option):
            by_reason.setdefault(table.told.objection(objection), []).append(option)
    for told, refused in by_reason.items():
        out.say(told)
        for line in in_words(table, refused):
            out.say(f"  {line}", style="dim")
    if not by_reason:
        out.say(nothing_refused(table, verb))
    return Then.ASK_AGAIN


def nothing_refused(table: Table, verb: Verb | None) -> str:
    """Nothing is in the way, be it of a verb; or nobody asks for it now."""
    if verb is None:
        return table.told.say("cli-play-all-possible")
    possible = any(verb.has(option) for option in table.state.legal)
    key = "cli-play-possible" if possible else "cli-play-not-asked"
    return table.told.say(key, option=table.told.group(verb.name))


def in_words(table: Table, options: list[int]) -> list[str]:
    """Options by their verbs, each as people call it and as it is typed."""
    game, told = table.match.game, table.told
    by_verb: dict[str, list[str]] = {}
    for option in options:
        verb = game.vocabulary.verb_of(option)
        about = f"{told.arguments(option)} " if verb.kinds else ""
        by_verb.setdefault(verb.name, []).append(f"{about}[{game.write(option)}]")
    return [f"{told.group(verb)}: {'; '.join(named)}" for verb, named in by_verb.items()]


def reason(table: Table, notation: str) -> str:
    """Why this notation cannot be chosen now."""
    game, state, told = table.match.game, table.state, table.told
    try:
        option = game.vocabulary.read(notation)
    except IllegalChoice:
        examples = [game.write(option) for option, _ in game.objections(state)[:3]]
        return told.say("cli-play-why-how", typed=notation, examples=", ".join(examples))
    if option in state.legal:
        return told.say("cli-play-possible", option=told.option(option))
    objection = game.objection(state, option)
    if objection is None:
        return told.say("cli-play-not-asked", option=told.option(option))
    return f"{told.option(option)}: {told.objection(objection)}"


def undo(out: Screen, table: Table, seat: int, _rest: str) -> Then:
    """Take back the last choice, if nobody else has chosen and nothing was revealed since."""
    if not table.match.undoable(seat):
        out.say(table.told.say("cli-play-no-undo"))
        return Then.ASK_AGAIN
    table.undo(seat)
    out.say(table.told.say("cli-play-undone"))
    return Then.GO_ON


def log(out: Screen, table: Table, seat: int, _rest: str) -> Then:
    """Everything that happened so far."""
    for line in table.told.events(table.log(seat)):
        out.say(line)
    return Then.ASK_AGAIN


def save(out: Screen, table: Table, _seat: int, rest: str) -> Then:
    """Write the record. A file that this game has not written is never overwritten."""
    told = table.told
    path = Path(rest).expanduser()
    if not rest:
        out.say(told.say("cli-play-save-how"))
    elif path.exists() and path.resolve() not in table.saved:
        out.say(told.say("cli-play-save-exists", path=rest))
    else:
        try:
            write_file(str(path), table.record(json=path.suffix == ".jsonl"))
        except KeelingError as error:
            out.say(sentence(error, told.words))
        else:
            table.saved.add(path.resolve())
            out.say(told.say("cli-play-saved", path=rest))
    return Then.ASK_AGAIN


def board(out: Screen, table: Table, seat: int, rest: str) -> Then:
    """The whole board, or what it says about something."""
    show_board(out, table, seat, rest)
    return Then.ASK_AGAIN


def rules(out: Screen, table: Table, _seat: int, rest: str) -> Then:
    """Clauses of the rules."""
    game, told = table.match.game, table.told
    try:
        found = search(rulebook(game), rest) if rest else []
    except KeelingError as error:
        out.say(sentence(error, told.words))
        return Then.ASK_AGAIN
    if not rest:
        out.say(told.say("cli-play-rules-how", example=f"{game.clauses}-5.2"))
    elif found:
        show_clauses(out, found)
    else:
        out.say(told.say("cli-error-no-clause", game=game.id, wanted=rest))
    return Then.ASK_AGAIN


def help_(out: Screen, table: Table, _seat: int, rest: str) -> Then:
    """What to think of here, and what can be typed; or what some options bring."""
    told = table.told
    if rest:
        explain(out, table, rest)
        return Then.ASK_AGAIN
    out.say(told.aim())
    hint = told.help(table.match.game.prompt(table.state), table.match.config.seats)
    if hint:
        out.say(hint)
        out.print()
    out.say(told.say("cli-play-help"))
    rows = [[f"  {how}", told.say(f"cli-play-help-{name}")] for name, how in USAGE.items()]
    out.print(plain_table(["", ""], rows))
    return Then.ASK_AGAIN


def explain(out: Screen, table: Table, about: str) -> None:
    """Options at length that are meant by a number, a notation or any of their words."""
    found, told = offers(table.match.game, table.state, table.told), table.told
    meant = matching(about, found) or [
        offer for offer in found if bare(about) in bare(told.option(offer.option))
    ]
    if not meant:
        out.say(told.say("cli-play-unknown", typed=about))
    for offer in meant:
        brings = "; ".join(part.rstrip(".") for part in (offer.remark, offer.change) if part)
        named = f"{offer.number}  {told.option(offer.option)}"
        out.say(f"{named}: {brings}" if brings else named)


def quit_(out: Screen, table: Table, _seat: int, _rest: str) -> Then:
    """Leave the table."""
    if not table.saved:
        out.say(table.told.say("cli-play-quit"))
    return Then.LEAVE


USAGE = {
    "help": "help [NUMBER|WORD]",
    "why": "why [NOTATION]",
    "undo": "undo",
    "log": "log",
    "board": "board [WORD]",
    "rules": "rules CLAUSE|WORD",
    "save": "save FILE",
    "quit": "quit",
}
COMMANDS: dict[str, Callable[[Screen, Table, int, str], Then]] = {
    "why": why,
    "undo": undo,
    "log": log,
    "save": save,
    "board": board,
    "help": help_,
    "?": help_,
    "rules": rules,
    "quit": quit_,
}
