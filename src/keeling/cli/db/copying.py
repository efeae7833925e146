"""`keeling db backup`, `restore` and `move`: a whole database from one place to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.cli.db.checking import examined, show
from keeling.cli.db.places import check_idle, existing, place, schema_of, shown, told
from keeling.cli.errors import BAD_CONTENT, BadArgument, BadFile
from keeling.cli.output import print_json
from keeling.web.store.moving import copy_exactly, is_empty, transfer
from keeling.web.store.revisions import is_file, newest, path_of

if TYPE_CHECKING:
    from argparse import Namespace

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
    with told(target):
        copy_exactly(path_of(source), path_of(target))
    names = {"from": shown(source), "to": shown(target)}
    if args.json:
        print_json({**names, "ok": True, "schema": schema})
    else:
        about = {"source": names["from"], "target": names["to"], "schema": schema}
        print(words.say("cli-db-backup-older", **about))
    return 0


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
    with told(target):
        arrived = transfer(source, target)
    report = examined(target, words)
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
