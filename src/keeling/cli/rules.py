"""`keeling rules`: the rules, clause by clause."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

import msgspec
from rich.padding import Padding
from rich.text import Text

from keeling.cli.errors import BadFile
from keeling.cli.options import add_game, add_json, game_of
from keeling.cli.output import print_json, screen, table
from keeling.text.rulebook import chapters, rulebook, select

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence

    from keeling.cli.output import Screen
    from keeling.cli.parser import Parser
    from keeling.text.catalogue import Catalogue
    from keeling.text.rulebook import Clause


def arguments(parser: Parser) -> None:
    """Which game, which clauses or words."""
    add_game(parser)
    parser.option("wanted", "cli-help-clauses", metavar="CLAUSE|WORD", nargs="*")
    add_json(parser)


def run(args: Namespace, words: Catalogue) -> int:
    """Print clauses; without any the table of contents."""
    game = game_of(args)
    book = rulebook(game)
    found = select(book, game.clauses, args.wanted)
    if not found:
        raise BadFile("cli-error-no-clause", game=game.id, wanted=" ".join(args.wanted))
    if args.json:
        print_json([msgspec.to_builtins(clause) for clause in found])
    elif args.wanted:
        show_clauses(screen(), found)
    else:
        show_contents(book, words)
    return 0


def show_clauses(out: Screen, found: Sequence[Clause]) -> None:
    """Clauses under their chapters, and beside each where it comes from."""
    chapter = ""
    for clause in found:
        if clause.chapter != chapter:
            chapter = clause.chapter
            out.say(chapter, style="bold")
        first, *more = clause.text.replace("**", "").splitlines()
        line = Text.assemble((clause.id, "cyan"), " ", first)
        line.append(f" {clause.source}" if clause.source else "", style="dim")
        out.say(line)
        for are_rows, lines in groupby(filter(None, more), lambda one: one.startswith("|")):
            show_more(out, list(lines), are_rows=are_rows)


def show_more(out: Screen, lines: Sequence[str], *, are_rows: bool) -> None:
    """What a clause goes on with: a list, or the rows of a table, drawn for people only."""
    if are_rows and out.is_terminal:
        headings, _, *rows = [[cell.strip() for cell in line[1:-1].split("|")] for line in lines]
        out.print(Padding(table(headings, rows), (0, 0, 0, 2)))
    else:
        for line in lines:
            out.say(f"  {line}")


def show_contents(book: Sequence[Clause], words: Catalogue) -> None:
    """The chapters with the clauses in them."""
    rows = [[f"{c.clauses[0].id} - {c.clauses[-1].id}", c.title] for c in chapters(book)]
    out = screen()
    out.print(table([words.say("cli-column-clauses"), words.say("cli-column-chapter")], rows))
    out.say(words.say("cli-rules-how"), style="dim")
