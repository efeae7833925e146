"""`keeling data`: what is printed and what is ours, and the values of somebody's own box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.cli.data.checking import check, diff
from keeling.cli.data.listing import as_json, show
from keeling.cli.data.template import export
from keeling.cli.errors import BadArgument, BadFile
from keeling.cli.options import add_game, add_json, game_of
from keeling.cli.output import print_json, screen
from keeling.kernel.sources import KINDS
from keeling.kernel.values import components, of_kind

if TYPE_CHECKING:
    from argparse import Namespace

    from keeling.cli.parser import Parser
    from keeling.text.catalogue import Catalogue

ALL = "all"
FOLDERS = {"export": export, "check": check, "diff": diff}


def arguments(parser: Parser) -> None:
    """Which game, which values; or a folder with somebody's own."""
    add_game(parser)
    parser.choice("--only", "cli-help-only", (ALL, *KINDS))
    add_json(parser)
    for name in FOLDERS:
        parser.option(f"--{name}", f"cli-help-{name}", metavar="DIR")


def run(args: Namespace, words: Catalogue) -> int:
    """List the values of a game, or do something with those of a folder."""
    game = game_of(args)
    if not game.data:
        raise BadFile("cli-error-no-data", game=game.id)
    asked = [name for name in FOLDERS if getattr(args, name) is not None]
    if len(asked) > 1:
        raise BadArgument("cli-error-one-of", options=", ".join(f"--{name}" for name in asked))
    for name in asked:
        return FOLDERS[name](game, getattr(args, name), words, json=args.json)
    found = components(game)
    shown = found if args.only == ALL else of_kind(found, args.only)
    if args.json:
        print_json(as_json(shown))
    else:
        show(screen(), game, found, shown, words)
    return 0
