"""The rules document of a game: found, and read clause by clause.

A clause is a list item `- **FE-5.2.1** text [rulebook]` or a row of a table whose first cell is its
id, `K-2` or `D7`. The marks in brackets say where a sentence comes from, and what follows a mark
explains it; only after `[rulebook]` the rule itself may go on, with a capital letter. A clause
without a mark has that of its heading. Indented lines, a table and the paragraph below it go on
with the item above them; there nothing is explained outside the brackets.
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
ROW = re.compile(r"\| (?P<id>[A-Z]+-?[0-9][0-9.]*) \|(?P<cells>.*)\|")
RULE = re.compile(r"\|(?: *:?-+:? *\|)+")
HEADING = re.compile(r"#{2,} (?P<title>.*)")
MARK = re.compile(r"\s*(\[(?:rulebook|decision|public)[^\]]*\])")
KIND = re.compile(
    r"((?<=\[)(?:rulebook|public|decision)\b|(?<!the )\b(?:rulebook|public|decision)(?=[\]:;,]))"
)
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
    chapter, mark = "", ""
    columns: list[str] = []
    lines = document.splitlines()
    for at, line in enumerate(lines):
        if heading := HEADING.fullmatch(line):
            chapter, mark = apart(heading["title"])
        elif item := ITEM.fullmatch(line):
            text, source = item_of(item["text"], continuation(lines[at + 1 :]))
            found.append(Clause(item["id"], chapter, text, source or mark))
        elif row := ROW.fullmatch(line):
            text, source = cells(row["cells"], columns)
            found.append(Clause(row["id"], chapter, text, source or mark))
        elif RULE.fullmatch(line):
            columns = split(lines[at - 1][1:-1])[1:]
    return found


def item_of(text: str, more: Sequence[str]) -> tuple[str, str]:
    """What an item says with the lines that go on with it, and its source."""
    rule, source = apart(text)
    said = "\n".join([rule, *(MARK.sub("", one) for one in more)])
    return said, " ".join(filter(None, [source, *MARK.findall("\n".join(more))]))


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


def cells(row: str, columns: Sequence[str]) -> tuple[str, str]:
    """What a row says, under the headings of its columns, and its source.

    A row that ends with its source is one of the list of components: what, and how many.
    """
    what, *rest = split(row)
    if rest and MARK.match(rest[-1]):
        count = rest[0] if len(rest) > 1 else ""
        return f"{what} ({count})" if count else what, rest[-1]
    said = [f"{name}: {cell}" for name, cell in zip(columns, [what, *rest], strict=False) if cell]
    whole = "; ".join(said) or what
    return MARK.sub("", whole), " ".join(MARK.findall(whole))


def split(row: str) -> list[str]:
    """The cells of a row."""
    return [cell.strip() for cell in row.split(BAR)]


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


def in_pieces(source: str) -> list[tuple[str, bool]]:
    """A source in pieces: the words that say of which kind it is, and what stands between them."""
    return [(piece, bool(n % 2)) for n, piece in enumerate(KIND.split(source)) if piece]


def search(book: Sequence[Clause], query: str) -> list[Clause]:
    """The clauses a person asks for by numbers and words; everything if nothing is asked."""
    return select(book, prefix_of(book), query.split())


def prefix_of(book: Sequence[Clause]) -> str:
    """What the numbers of a rules document begin with: FE."""
    return book[0].id.partition("-")[0] if book else ""


def select(book: Sequence[Clause], prefix: str, wanted: Sequence[str]) -> list[Clause]:
    """The clauses under any of the numbers that are wanted, with all of the words."""
    numbers = [number for word in wanted if (number := as_number(word, prefix, book))]
    words = [bare(word) for word in words_of(wanted, prefix, book)]
    return [
        clause
        for clause in book
        if (not numbers or any(under(clause.id, number) for number in numbers))
        and all(word in bare(f"{clause.text} {clause.chapter}") for word in words)
    ]


def words_of(wanted: Sequence[str], prefix: str, book: Sequence[Clause] = ()) -> list[str]:
    """Those of the things wanted that are no numbers of clauses."""
    return [word for word in wanted if not as_number(word, prefix, book)]


def as_number(word: str, prefix: str, book: Sequence[Clause] = ()) -> str:
    """`fe-5.2` and `5.2` as the number of a clause, FE-5.2; empty if it is a word.

    Other numbers, K-2 and D7, are such where a clause of the book has them: `co2` is a word.
    """
    found = re.fullmatch(rf"(?:{prefix}-)?([0-9]+(?:\.[0-9]+)*)\.?", word, re.IGNORECASE)
    if found:
        return f"{prefix}-{found[1]}"
    number = word.upper().rstrip(".")
    return number if any(under(clause.id, number) for clause in book) else ""


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
