"""The rules document of a game: found, and read clause by clause.

A clause is a list item `- **FE-5.2.1** text [rulebook]` or a row of a table whose first cell is its
id. The marks in brackets say where a sentence comes from, and what follows a mark explains it; only
after `[rulebook]` the rule itself may go on, with a capital letter. Indented lines, a table and the
paragraph below it go on with the item above them; there nothing is explained outside the brackets.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from keeling.kernel.errors import KeelingError
from keeling.text.letters import bare

if TYPE_CHECKING:
    from collections.abc import Sequence

    from keeling.kernel.game import AnyGame

ITEM = re.compile(r"- \*\*(?P<id>[A-Z]+-[0-9.]+)\*\* (?P<text>.*)")
ROW = re.compile(r"\| (?P<id>[A-Z]+-[0-9.]+) \|(?P<cells>.*)\|")
HEADING = re.compile(r"#{2,} (?P<title>.*)")
MARK = re.compile(r"\s*(\[(?:rulebook|decision|public)[^\]]*\])")
PRINTED = "[rulebook]"
INDENT = "  "
BAR = "|"


class NoRulebook(KeelingError):
    """A game whose rules document is not installed."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


class Clause(Struct, frozen=True):
    """One rule with its number; the text is Markdown, and may hold a list or a table."""

    id: str
    chapter: str
    text: str
    source: str


class Chapter(Struct, frozen=True):
    """The clauses under one heading, in order."""

    title: str
    clauses: list[Clause]


def rulebook(game: AnyGame) -> list[Clause]:
    """All clauses of a game, in the order of its document."""
    return clauses(find_document(game).read_text("utf-8"))


def find_document(game: AnyGame) -> Path:
    """Beside the game where it is installed, in `docs/rules` of a source checkout."""
    package = type(game).__module__.partition(".")[0]
    beside = Path(str(sys.modules[type(game).__module__].__file__)).parent / "rules.md"
    top = Path(str(sys.modules[package].__file__)).resolve().parents[2]
    for path in (beside, top / "docs" / "rules" / f"{game.id}.md"):
        if path.is_file():
            return path
    raise NoRulebook(game.id)


def clauses(document: str) -> list[Clause]:
    """Every clause of a rules document."""
    found = []
    chapter = ""
    lines = document.splitlines()
    for at, line in enumerate(lines):
        if heading := HEADING.fullmatch(line):
            chapter = heading["title"].strip()
        elif item := ITEM.fullmatch(line):
            text, source = apart(item["text"])
            more = continuation(lines[at + 1 :])
            text = "\n".join([text, *(MARK.sub("", one) for one in more)])
            source = " ".join(filter(None, [source, *MARK.findall("\n".join(more))]))
            found.append(Clause(item["id"], chapter, text, source))
        elif row := ROW.fullmatch(line):
            found.append(Clause(row["id"], chapter, *cells(row["cells"])))
    return found


def continuation(lines: Sequence[str]) -> list[str]:
    """The lines below an item that go on with it, without empty ones at the end."""
    found: list[str] = []
    above = ""
    for line in lines:
        if line and not goes_on(line, above):
            break
        found.append(line.removeprefix(INDENT))
        above = line or above
    while found and not found[-1]:
        found.pop()
    return found


def goes_on(line: str, above: str) -> bool:
    """Whether a line belongs to the item above: a part, a row, or a paragraph below a table."""
    if line.startswith(BAR):
        return not ROW.fullmatch(line)
    return line.startswith(INDENT) or (above.startswith(BAR) and not line.startswith(("#", "-")))


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
        goes_on = mark == PRINTED and piece[:1].isupper()
        source.append(mark if goes_on else f"{mark} {piece}".strip())
        if goes_on:
            rule.append(piece)
    return " ".join(rule), " ".join(source).replace("] ;", "];")


def search(book: Sequence[Clause], query: str) -> list[Clause]:
    """The clauses a person asks for by numbers and words; everything if nothing is asked."""
    return select(book, prefix_of(book), query.split())


def prefix_of(book: Sequence[Clause]) -> str:
    """What the numbers of a rules document begin with: FE."""
    return book[0].id.partition("-")[0] if book else ""


def select(book: Sequence[Clause], prefix: str, wanted: Sequence[str]) -> list[Clause]:
    """The clauses under any of the numbers that are wanted, with all of the words."""
    numbers = [number for word in wanted if (number := as_number(word, prefix))]
    words = [bare(word) for word in words_of(wanted, prefix)]
    return [
        clause
        for clause in book
        if (not numbers or any(under(clause.id, number) for number in numbers))
        and all(word in bare(f"{clause.text} {clause.chapter}") for word in words)
    ]


def words_of(wanted: Sequence[str], prefix: str) -> list[str]:
    """Those of the things wanted that are no numbers of clauses."""
    return [word for word in wanted if not as_number(word, prefix)]


def as_number(word: str, prefix: str) -> str:
    """`fe-5.2` and `5.2` as the number of a clause, FE-5.2; empty if it is a word."""
    found = re.fullmatch(rf"(?:{prefix}-)?([0-9]+(?:\.[0-9]+)*)\.?", word, re.IGNORECASE)
    return f"{prefix}-{found[1]}" if found else ""


def under(clause: str, number: str) -> bool:
    """Whether a clause is this one or a part of it."""
    return clause == number or clause.startswith(f"{number}.")


def chapters(book: Sequence[Clause]) -> list[Chapter]:
    """The chapters that hold clauses, with their clauses."""
    found: dict[str, list[Clause]] = {}
    for clause in book:
        found.setdefault(clause.chapter, []).append(clause)
    return [Chapter(title, clauses) for title, clauses in found.items()]


def openings(book: Sequence[Clause]) -> dict[str, list[str]]:
    """The numbers of groups by the clause that opens them: FE-5.4.1 opens FE-5.4."""
    seen = {clause.id for clause in book}
    found: dict[str, list[str]] = {}
    for clause in book:
        parts = clause.id.split(".")
        groups = [".".join(parts[:n]) for n in range(1, len(parts))]
        found[clause.id] = [group for group in groups if group not in seen]
        seen.update(groups)
    return found
