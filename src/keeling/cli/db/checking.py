"""`keeling db check`: whether a database is sound, and every table in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.progress import track

from keeling.cli.db.places import existing, shown, told
from keeling.cli.errors import BAD_CONTENT
from keeling.cli.output import print_json, screen
from keeling.web.operations.checking import Problem, Report
from keeling.web.operations.checking import check as look

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterable, Sequence

    from keeling.text.catalogue import Catalogue


def check(args: Namespace, words: Catalogue) -> int:
    """Check the database; 1 if something is wrong with it."""
    url = existing(args.database)
    report = examined(url, words)
    if args.json:
        print_json(facts(url, report, words))
    else:
        show(report, words)
    return BAD_CONTENT if report.problems else 0


def examined(url: str, words: Catalogue) -> Report:
    """What is found in a database; on a terminal one sees how far it is."""
    console = screen(stderr=True)

    def follow(tables: Sequence[str]) -> Iterable[str]:
        about = words.say("cli-db-replaying")
        seen = console.is_terminal
        return track(tables, about, console=console, transient=True, disable=not seen)

    with told(url):
        return look(url, follow)


def show(report: Report, words: Catalogue) -> None:
    """A line for each problem, and how many tables there are."""
    for problem in report.problems:
        print(sentence(problem, words))
    if report.earlier:
        print(words.say("cli-db-earlier", tables=report.earlier))
    if report.other_rules:
        print(words.say("cli-db-other-rules", tables=report.other_rules))
    if report.tables or not report.problems:
        key = "cli-db-damaged" if report.problems else "cli-db-sound"
        counts = {"tables": report.tables, "choices": report.choices}
        print(words.say(key, damaged=len(report.damaged), **counts))


def sentence(problem: Problem, words: Catalogue) -> str:
    """A problem in words."""
    text = words.say(problem.key, **problem.facts)
    text = " ".join(text.split())
    return words.say("cli-db-table", table=problem.table, problem=text) if problem.table else text


def facts(url: str, report: Report, words: Catalogue) -> dict[str, object]:
    """The same for machines."""
    whole = [problem for problem in report.problems if not problem.table]
    return {
        "database": shown(url),
        "ok": not report.problems,
        "schema": report.schema,
        "tables": report.tables,
        "choices": report.choices,
        "earlier": report.earlier,
        "other_rules": report.other_rules,
        "problems": [sentence(problem, words) for problem in whole],
        "damaged": [
            {"table": one.table, "problem": words.say(one.key, **one.facts)}
            for one in report.damaged
        ],
    }
