"""`keeling db`: looks after the database of a server: check, backup, restore, move."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from keeling.cli.errors import BadArgument, BadFile
from keeling.cli.options import add_json

if TYPE_CHECKING:
    from argparse import Namespace

    from keeling.cli.parser import Parser
    from keeling.text.catalogue import Catalogue

PLACES = {"check": 0, "backup": 1, "restore": 1, "move": 2}  # how many each of them is given


def arguments(parser: Parser) -> None:
    """What to do, with which databases."""
    parser.option("action", "cli-help-db-action", metavar="|".join(PLACES))
    parser.option("places", "cli-help-db-places", metavar="FILE|URL", nargs="*")
    parser.option("--database", "cli-help-database", metavar="FILE|URL")
    parser.switch("--force", "cli-help-db-force")
    add_json(parser)


def run(args: Namespace, words: Catalogue) -> int:
    """Do it."""
    if args.action not in PLACES:
        known = ", ".join(PLACES)
        raise BadArgument("cli-error-choice", value=args.action, choices=known)
    if len(args.places) != PLACES[args.action]:
        raise BadArgument(f"cli-error-db-{args.action}")
    if args.action == "move" and args.database:
        raise BadArgument("cli-error-db-move")
    if find_spec("sqlalchemy") is None:
        raise BadFile("cli-error-no-server")
    # The database is large, and `--help` need not wait for it.
    from keeling.cli.db import checking, copying  # noqa: PLC0415 - see above

    carry_out = checking.check if args.action == "check" else getattr(copying, args.action)
    status: int = carry_out(args, words)
    return status
