"""`keeling check`: whether records replay and scenarios hold."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from keeling.cli.errors import BAD_CONTENT, sentence
from keeling.cli.options import add_json
from keeling.cli.output import print_json
from keeling.kernel import scenario
from keeling.kernel.errors import KeelingError
from keeling.kernel.past import Past
from keeling.kernel.record import Record, is_of_other_revision, read_records, verify

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
    with Past() as past:
        for file in args.files:
            row = checked(file, past, words)
            rows.append(row)
            if not args.json:
                show(row, words)
    if args.json:
        print_json(rows)
    return 0 if all(row["ok"] for row in rows) else BAD_CONTENT


def checked(file: str, past: Past, words: Catalogue) -> dict[str, Any]:
    """What was found out about a file: what is wrong, and by which other revisions it went."""
    others: set[tuple[str, int]] = set()
    found = problems(Path(file), past, others, words)
    told = [{"game": game, "revision": number} for game, number in sorted(others)]
    return {"file": file, "ok": not found, "problems": found, "revisions": told}


def show(row: dict[str, Any], words: Catalogue) -> None:
    """One line for each problem, or `ok`."""
    path = str(Path(row["file"]))
    for problem in row["problems"] or [fine(row["revisions"], words)]:
        # Errors of the kernel name the file already.
        print(problem if problem.startswith(path) else f"{path}: {problem}")


def fine(revisions: list[dict[str, Any]], words: Catalogue) -> str:
    """That a file is as it says, and which other revisions say so."""
    if not revisions:
        return words.say("cli-check-ok")
    names = [f"{one['game']} {one['revision']}" for one in revisions]
    return words.say("cli-check-ok-by", revisions=", ".join(names))


def problems(path: Path, past: Past, others: set[tuple[str, int]], words: Catalogue) -> list[str]:
    """What is wrong with a file; nothing: it is as it says."""
    try:
        if path.suffix == ".toml":
            return scenario.check(scenario.read_scenario(path))
        return differing_records(path, past, others, words)
    except KeelingError as error:
        return [sentence(error, words)]
    except Exception as error:  # noqa: BLE001 - a file can be wrong in ways nobody thought of
        return [f"{type(error).__name__}: {error}"]


def differing_records(
    path: Path, past: Past, others: set[tuple[str, int]], words: Catalogue
) -> list[str]:
    """What differs when the records of a file are played again."""
    records = read_records(path)
    found = []
    for n, record in enumerate(records, start=1):
        try:
            if is_of_other_revision(record):
                others.add((record.game, record.rules))
                past.run(record.game, record.rules, verify_alone, record)
            else:
                verify(record)
        except KeelingError as error:
            told = sentence(error, words)
            found.append(
                words.say("cli-check-record", number=n, problem=told) if len(records) > 1 else told
            )
    return found


def verify_alone(record: Record) -> None:
    """Replay a record and compare its result, where its revision is played."""
    verify(record)
