"""`keeling verify`: whether chance in records did what their tables had committed to."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from keeling.cli.errors import BAD_CONTENT, BadArgument, sentence
from keeling.cli.options import add_json
from keeling.cli.output import print_json
from keeling.kernel.errors import KeelingError
from keeling.kernel.past import Past
from keeling.kernel.proof import Finding, examined
from keeling.kernel.record import is_of_other_revision, read_records

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator

    from keeling.cli.parser import Parser
    from keeling.kernel.record import Record
    from keeling.text.catalogue import Catalogue

UNREADABLE = "unreadable"  # beside the flaws that a record can have


def arguments(parser: Parser) -> None:
    """Which records, and the commitment that was noted during the game."""
    parser.option("files", "cli-help-verify-files", metavar="RECORD", nargs="+")
    parser.option("--commitment", "cli-help-commitment", metavar="HEX", default="")
    add_json(parser)


def run(args: Namespace, words: Catalogue) -> int:
    """Verify every record, whatever the others are like."""
    noted = commitment(args.commitment)
    rows: list[dict[str, Any]] = []
    with Past() as past:
        for file in args.files:
            for row in verified(file, noted, past, words):
                rows.append(row)
                if not args.json:
                    show(row)
    if args.json:
        print_json(rows)
    return 0 if all(row["ok"] for row in rows) else BAD_CONTENT


def commitment(text: str) -> str:
    """A commitment as people copy it: in any case, perhaps with spaces."""
    plain = "".join(text.split()).lower()
    if text and not re.fullmatch("[0-9a-f]{64}", plain):
        raise BadArgument("cli-error-commitment", value=text)
    return plain


def verified(file: str, noted: str, past: Past, words: Catalogue) -> Iterator[dict[str, Any]]:
    """What was found out about each record of a file."""
    try:
        records = read_records(Path(file))
    except KeelingError as error:
        yield {"file": file, "record": 1, **unreadable(error, words)}
        return
    for n, record in enumerate(records, start=1):
        about = {"file": file, "record": n}
        try:
            yield {**about, **examination(record, noted, past, words)}
        except KeelingError as error:
            yield {**about, **unreadable(error, words)}


def examination(record: Record, noted: str, past: Past, words: Catalogue) -> dict[str, Any]:
    """What was found out about a record, for programs and in words."""
    by: list[str] = []
    if is_of_other_revision(record):
        found = past.run(record.game, record.rules, examined, record, noted)
        by = [words.say("cli-verify-revision", game=record.game, revision=record.rules)]
    else:
        found = examined(record, noted)
    facts = msgspec.to_builtins(found)
    return {"ok": found.flaw is None, "told": [*told(found, noted, words), *by], **facts}


def unreadable(error: KeelingError, words: Catalogue) -> dict[str, Any]:
    """That a file is no record, or one that does not replay."""
    facts = {**msgspec.to_builtins(Finding()), "flaw": UNREADABLE}
    return {"ok": False, "told": [sentence(error, words)], **facts}


def told(found: Finding, noted: str, words: Catalogue) -> list[str]:
    """A finding in sentences, the most important one first."""
    if found.flaw is not None:
        flaw = words.say(
            f"cli-verify-{found.flaw.replace('_', '-')}",
            choice=found.choice,
            found=found.found,
            expected=found.expected,
            verified=found.verified,
        )
        return [flaw]
    key = "cli-verify-ok" if found.verified else "cli-verify-no-draw"
    sentences = [words.say(key, draws=found.verified, table=found.table)]
    if found.copied:
        sentences.append(words.say("cli-verify-copied", draws=found.copied))
    key = "cli-verify-words" if found.words else "cli-verify-no-words"
    sentences.append(words.say(key, count=found.words))
    if not noted:
        sentences.append(words.say("cli-verify-compare", commitment=found.commitment))
    return sentences


def show(row: dict[str, Any]) -> None:
    """The sentences about a record, each on a line that names the file."""
    path = str(Path(row["file"]))
    where = path if row["record"] == 1 else f"{path}:{row['record']}"
    for line in row["told"]:
        print(line if line.startswith(path) else f"{where}: {line}")  # the kernel names the file
