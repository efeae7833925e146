"""The rules document of a game: found, and read clause by clause.

A clause is a list item `- **FE-5.2.1** text [seed]` or a row of a table whose first cell is its id.
The marks in brackets say where a sentence comes from, and what follows a mark explains it; only
after `[seed]` the rule itself may go on, with a capital letter.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from keeling.cli.errors import BadFile

if TYPE_CHECKING:
    from collections.abc import Sequence

    from keeling.kernel.game import Game

ITEM = re.compile(r"- \*\*(?P<id>[A-Z]+-[0-9.]+)\*\* (?P<text>.*)")
ROW = re.compile(r"\| (?P<id>[A-Z]+-[0-9.]+) \|(?P<cells>.*)\|")
HEADING = re.compile(r"#{2,} (?P<title>.*)")
MARK = re.compile(r"(\[(?:seed|decision|public)[^\]]*\])")
SEED = "[seed]"


class Clause(Struct, frozen=True):
    """One rule with its number."""

    id: str
    chapter: str
    text: str
    source: str


def rulebook(game: Game[Any]) -> list[Clause]:
    """All clauses of a game, in the order of its document."""
    return clauses(find_document(game).read_text("utf-8"))


def find_document(game: Game[Any]) -> Path:
    """Beside the game where it is installed, in `docs/rules` of a source checkout."""
    package = type(game).__module__.partition(".")[0]
    beside = Path(str(sys.modules[type(game).__module__].__file__)).parent / "rules.md"
    top = Path(str(sys.modules[package].__file__)).resolve().parents[2]
    for path in (beside, top / "docs" / "rules" / f"{game.id}.md"):
        if path.is_file():
            return path
    raise BadFile("cli-error-no-rules", game=game.id)


def clauses(document: str) -> list[Clause]:
    """Every clause of a rules document."""
    found = []
    chapter = ""
    for line in document.splitlines():
        if heading := HEADING.fullmatch(line):
            chapter = heading["title"].strip()
        elif item := ITEM.fullmatch(line):
            found.append(Clause(item["id"], chapter, *apart(item["text"])))
        elif row := ROW.fullmatch(line):
            found.append(Clause(row["id"], chapter, *cells(row["cells"])))
    return found


def cells(row: str) -> tuple[str, str]:
    """What a row of the list of components says, and its source."""
    what, *rest = [cell.strip() for cell in row.split("|")]
    count = rest[0] if rest else ""
    return f"{what} ({count})" if count else what, rest[-1] if len(rest) > 1 else ""


def apart(text: str) -> tuple[str, str]:
    """The rule, and where it comes from."""
    pieces = [piece.strip() for piece in MARK.split(text)]
    rule, source = [pieces[0]], []
    for mark, piece in zip(pieces[1::2], pieces[2::2], strict=True):
        goes_on = mark == SEED and piece[:1].isupper()
        source.append(mark if goes_on else f"{mark} {piece}".strip())
        if goes_on:
            rule.append(piece)
    return " ".join(rule), " ".join(source).replace("] ;", "];")


def select(book: Sequence[Clause], prefix: str, wanted: Sequence[str]) -> list[Clause]:
    """The clauses under any of the numbers that are wanted, or with all of the words."""
    numbers = [number for word in wanted if (number := as_number(word, prefix))]
    search = [word.casefold() for word in wanted if not as_number(word, prefix)]
    return [
        clause
        for clause in book
        if (not numbers or any(under(clause.id, number) for number in numbers))
        and all(word in f"{clause.text} {clause.chapter}".casefold() for word in search)
    ]


def as_number(word: str, prefix: str) -> str:
    """`fe-5.2` and `5.2` as the number of a clause, FE-5.2; empty if it is a word."""
    found = re.fullmatch(rf"(?:{prefix}-)?([0-9]+(?:\.[0-9]+)*)\.?", word, re.IGNORECASE)
    return f"{prefix}-{found[1]}" if found else ""


def under(clause: str, number: str) -> bool:
    """Whether a clause is this one or a part of it."""
    return clause == number or clause.startswith(f"{number}.")


def contents(book: Sequence[Clause]) -> list[tuple[str, str, str]]:
    """The chapters that hold clauses: first clause, last clause, title."""
    chapters: dict[str, list[str]] = {}
    for clause in book:
        chapters.setdefault(clause.chapter, []).append(clause.id)
    return [(ids[0], ids[-1], title) for title, ids in chapters.items()]
