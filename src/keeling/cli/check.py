"""`keeling check`: whether records replay and scenarios hold."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from keeling.cli.errors import BAD_CONTENT, sentence
from keeling.cli.options import add_json
from keeling.cli.output import print_json
from keeling.kernel import scenario
from keeling.kernel.errors import KeelingError
from keeling.kernel.record import read_records, verify

if TYPE_CHECKING:
    from argparse import Namespace

    from keeling.cli.parser import Parser
    from keeling.text.catalogue import Catalogue


def arguments(parser: Parser) -> None:
    """Which files."""
    parser.option("files", "cli-help-files", metavar="FILE", nargs="+")
    add_json(parser)


def run(args: Namespace, words: Catalogue) -> int:
    """Check every file, whatever the others are like."""
    rows: list[dict[str, Any]] = []
    for file in args.files:
        found = problems(Path(file), words)
        rows.append({"file": file, "ok": not found, "problems": found})
        if not args.json:
            show(file, found, words)
    if args.json:
        print_json(rows)
    return 0 if all(row["ok"] for row in rows) else BAD_CONTENT


def show(file: str, found: list[str], words: Catalogue) -> None:
    """One line for each problem, or `ok`."""
    path = str(Path(file))
    for problem in found or [words.say("cli-check-ok")]:
        # Errors of the kernel name the file already.
        print(problem if problem.startswith(path) else f"{path}: {problem}")


def problems(path: Path, words: Catalogue) -> list[str]:
    """What is wrong with a file; nothing: it is as it says."""
    try:
        if path.suffix == ".toml":
            return scenario.check(scenario.read_scenario(path))
        return differing_records(path, words)
    except KeelingError as error:
        return [sentence(error, words)]
    except Exception as error:  # noqa: BLE001 - a file can be wrong in ways nobody thought of
        return [f"{type(error).__name__}: {error}"]


def differing_records(path: Path, words: Catalogue) -> list[str]:
    """What differs when the records of a file are played again."""
    records = read_records(path)
    found = []
    for n, record in enumerate(records, start=1):
        try:
            verify(record)
        except KeelingError as error:
            told = sentence(error, words)
            found.append(
                words.say("cli-check-record", number=n, problem=told) if len(records) > 1 else told
            )
    return found
