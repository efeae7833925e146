"""`keeling db backup`, `restore` and `move`: a whole database from one place to another."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sqlalchemy.exc import DatabaseError

from keeling.cli.db.checking import examined, show
from keeling.cli.db.places import check_idle, existing, place, schema_of, shown, told
from keeling.cli.errors import BAD_CONTENT, BadArgument, BadFile
from keeling.cli.output import print_json
from keeling.web.operations.checking import Report, file_report
from keeling.web.store.complaints import is_malformed
from keeling.web.store.moving import copy_exactly, is_empty, transfer
from keeling.web.store.revisions import is_file, newest, path_of

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable, Iterator

    from keeling.text.catalogue import Catalogue
    from keeling.web.store.digest import Digest


def backup(args: Namespace, words: Catalogue) -> int:
    """The database into a file of SQLite, whatever it is itself, while the server runs."""
    source, target = existing(args.database), place(args.places[0])
    if not is_file(target):
        raise BadArgument("cli-error-db-backup")
    if (schema := schema_of(source)) != newest():
        return copied_as_it_is(args, words, (source, target), schema)
    return copied(args, words, source, target)


def restore(args: Namespace, words: Catalogue) -> int:
    """A backup into the database, which no server uses meanwhile."""
    source, target = existing(args.places[0]), place(args.database)
    if not is_file(source):
        raise BadArgument("cli-error-db-restore")
    with told(target):
        check_idle(target)
    return copied(args, words, source, target)


def move(args: Namespace, words: Catalogue) -> int:
    """A database that no server uses to another place; the old one stays as it is."""
    source, target = existing(args.places[0]), place(args.places[1])
    for url in (source, target):
        with told(url):
            check_idle(url)
    return copied(args, words, source, target)


def copied_as_it_is(args: Namespace, words: Catalogue, places: tuple[str, str], schema: str) -> int:
    """A file of an older release, which that release can go on with."""
    source, target = places
    check_room(args, source, target)
    look = Look(args, words, places, file_report)
    with told(target), look.telling():
        copy_exactly(path_of(source), path_of(target), look)
    names = {"from": shown(source), "to": shown(target)}
    if args.json:
        print_json({**names, "ok": not look.report.problems, "schema": schema})
    else:
        about = {"source": names["from"], "target": names["to"], "schema": schema}
        print(words.say("cli-db-backup-older", **about))
        if look.report.problems:
            show(look.report, words)
    return BAD_CONTENT if look.report.problems else 0


class Look:
    """Looks at a copy before it takes its place: a backup that is sound is replaced by no other."""

    def __init__(
        self,
        args: Namespace,
        words: Catalogue,
        places: tuple[str, str],
        examine: Callable[[str], Report],
    ) -> None:
        self.words, self.examine = words, examine
        self.places = {"source": shown(places[0]), "target": shown(places[1])}
        self.is_strict = args.action == "backup" and not is_empty(places[1])
        self.is_quiet = args.json
        self.report = Report()

    def __call__(self, copy: str) -> None:
        """See what is wrong with a copy."""
        self.report = self.examine(copy)
        if self.is_strict and self.report.problems:
            if not self.is_quiet:
                show(self.report, self.words)
            raise BadFile("cli-error-db-unsound", **self.places)

    @contextmanager
    def telling(self) -> Iterator[None]:
        """Of a database that is damaged so much that it cannot be copied the same is told."""
        try:
            yield
        except (DatabaseError, sqlite3.Error) as error:
            if self.is_strict and is_malformed(error):
                raise BadFile("cli-error-db-unsound", **self.places) from error
            raise


def check_room(args: Namespace, source: str, target: str) -> None:
    """Nothing is overwritten unless that was asked for."""
    if source == target:
        raise BadArgument("cli-error-db-same", place=shown(source))
    with told(target):
        if not args.force and not is_empty(target):
            raise BadFile("cli-error-db-full", place=shown(target))


def copied(args: Namespace, words: Catalogue, source: str, target: str) -> int:
    """Copy, say what has arrived, and prove it: every table there is replayed."""
    check_room(args, source, target)
    look = Look(args, words, (source, target), lambda copy: examined(copy, words))
    with told(target), look.telling():
        arrived = transfer(source, target, look)
    report = look.report if is_file(target) else examined(target, words)
    if args.json:
        print_json(facts(source, target, arrived, ok=not report.problems))
    else:
        counts = {"tables": arrived.rows["tables"], "entries": arrived.rows["log"]}
        places = {"source": shown(source), "target": shown(target)}
        print(words.say(f"cli-db-{args.action}", **places, **counts))
        print(words.say("cli-db-digest", rows=sum(arrived.rows.values()), digest=arrived.digest))
        show(report, words)
    return BAD_CONTENT if report.problems else 0


def facts(source: str, target: str, arrived: Digest, *, ok: bool) -> dict[str, object]:
    """The same for machines."""
    return {
        "from": shown(source),
        "to": shown(target),
        "ok": ok,
        "rows": arrived.rows,
        "digest": arrived.digest,
    }
