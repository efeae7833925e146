"""`keeling serve`: the table in the browser."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from importlib.util import find_spec
from threading import Thread
from typing import TYPE_CHECKING

from keeling.cli.errors import BadArgument, BadFile
from keeling.cli.serve import twin as serve_twin
from keeling.cli.serve.network import EVERYWHERE, listen, own_address, url_of
from keeling.kernel.box import overlay_hash
from keeling.kernel.data import has_overlay
from keeling.kernel.registry import game as find_game
from keeling.kernel.registry import game_ids
from keeling.web.settings import FORMS, SHORTEST_KEY, Settings, is_key, is_url

if TYPE_CHECKING:
    from keeling.cli.parser import Parser
    from keeling.cli.serve.alone import Alone
    from keeling.text.catalogue import Catalogue

HERE = "127.0.0.1"
LAST_PORT = 65535
MOST_BOTS = 64
MOST_WORKERS = 64
MOST_DAYS = 36_500
OWNER_KEY = "KEELING_OWNER_KEY"
LEVELS = ("warning", "error", "info", "debug")
NO_BROWSER = ("KEELING_NO_BROWSER", "CI")
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


def arguments(parser: Parser) -> None:
    """Where it listens, where it keeps the games, and who thinks."""
    parser.option("--host", "cli-help-host", default=HERE, metavar="ADDRESS")
    parser.number("--port", "cli-help-port", least=0, most=LAST_PORT)
    parser.switch("--lan", "cli-help-lan")
    parser.option("--public-url", "cli-help-public-url", default="", metavar="URL")
    parser.option("--database", "cli-help-database", metavar="FILE|URL")
    parser.number("--workers", "cli-help-servers", least=1, most=MOST_WORKERS, default=1)
    parser.number("--bots", "cli-help-bot-processes", least=1, most=MOST_BOTS, default=2)
    parser.number("--keep-days", "cli-help-keep-days", least=0, most=MOST_DAYS, default=0)
    parser.option("--owner-key", "cli-help-owner-key", metavar="KEY")
    parser.choice("--log", "cli-help-log", FORMS)
    parser.choice("--log-level", "cli-help-log-level", LEVELS)
    parser.switch("--log-addresses", "cli-help-log-addresses")
    parser.option("--open", "cli-help-open", action=argparse.BooleanOptionalAction)


def run(args: argparse.Namespace, words: Catalogue) -> int:
    """Serve until Ctrl-C."""
    if find_spec("litestar") is None:
        raise BadFile("cli-error-no-server")
    # The server is large, and `--help` need not wait for it.
    from keeling.cli.serve.alone import alone_at  # noqa: PLC0415 - see above
    from keeling.cli.serve.database import database_url, is_for_several  # noqa: PLC0415 - see above
    from keeling.web.operations.logs import configure  # noqa: PLC0415 - see above

    configure(args.log, args.log_level)
    database = database_url(args.database)
    if args.workers > 1 and not is_for_several(database):
        raise BadArgument("cli-error-workers", workers=str(args.workers))
    with alone_at(database) as alone:
        return serve(args, words, database, alone)


def serve(args: argparse.Namespace, words: Catalogue, database: str, alone: Alone) -> int:
    """Serve a database that nobody else serves, or that is for many."""
    from keeling.cli.serve.database import checked, earlier_tables, kept_key  # noqa: PLC0415 - see above
    from keeling.cli.serve.http import host  # noqa: PLC0415 - see above
    from keeling.cli.serve.workers import host_many  # noqa: PLC0415 - see above
    from keeling.web.app import make_app  # noqa: PLC0415 - see above
    from keeling.web.warming import warming  # noqa: PLC0415 - see above

    named, reached = owner_key(args.owner_key), public_url(args.public_url)
    boxes = own_values()
    kept = checked(database)
    waiting = earlier_tables(database)
    before = serve_twin.inherited()
    listening = before or listen(EVERYWHERE[0] if args.lan else args.host, args.port)
    here, others = addresses(*listening.getsockname()[:2])
    settings = Settings(
        database=database,
        public_url=reached or others,
        address=here,
        bot_workers=args.bots,
        retention_days=args.keep_days,
        owner_key=named or kept_key(database),
        log=args.log,
        log_level=args.log_level,
        log_addresses=args.log_addresses,
    )
    watch = serve_twin.watch(
        lambda log: print(words.say("cli-serve-uncompiled", log=log), flush=True)
    )

    def ready() -> None:
        """Say where to go, and go there; who was here before knows."""
        if before:
            print(words.say("cli-serve-compiled"), flush=True)
            return
        tell(words, here, others, kept, plain=watch is not None)
        for game, box in boxes.items():
            print(words.say("cli-serve-data", game=game, data=box))
        for name, revision, tables in waiting:
            print(words.say("cli-serve-earlier", game=name, revision=revision, tables=tables))
        key = "" if named else f"/{settings.owner_key}"  # whoever has named it knows it
        print(words.say("cli-serve-owner", url=f"{here}owner{key}"))
        print(words.say("cli-serve-stop"), flush=True)
        if watch:
            watch.start()
        if opens_browser(asked=args.open):
            Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    def until() -> bool:
        return watch is not None and watch.is_ready

    with listening.dup() as same:  # the server closes its own
        if args.workers > 1:
            has_come = host_many(settings, listening, args.workers, ready, until)
        else:
            has_come = host(make_app(settings), listening, warming(ready), until)
        if has_come:
            alone.hand_over()
            serve_twin.hand_over(same)
            return 0
    print(words.say("cli-serve-stopped"))
    return 0


def own_values() -> dict[str, str]:
    """The games that are played with the values of somebody's own box, which are read now.

    Whatever is wrong with them is told before the server begins, not to the first who come.
    """
    there = [name for name in game_ids() if has_overlay(name)]
    named = {game.id: overlay_hash(game.id) for game in map(find_game, there)}
    return {game: data for game, data in named.items() if data}


def public_url(given: str) -> str:
    """How others reach this server, if that was said."""
    if given and not is_url(given):
        raise BadArgument("cli-error-public-url", given=given)
    return given


def owner_key(given: str | None) -> str:
    """The key of the owner: given, or from the environment; empty: the database keeps one."""
    key = given or os.environ.get(OWNER_KEY, "")
    if key and not is_key(key):
        raise BadArgument("cli-error-owner-key", least=SHORTEST_KEY)
    return key


def addresses(host: str, port: int) -> tuple[str, str]:
    """How this machine reaches the server, and how others do, if they can."""
    if host not in EVERYWHERE:
        return url_of(host, port), ""
    outside = own_address()
    return url_of(HERE, port), url_of(outside, port) if outside else ""


def tell(words: Catalogue, here: str, others: str, kept: str, *, plain: bool) -> None:
    """What a person wants to know of a server that has started."""
    print(words.say("cli-serve-here", url=here))
    if others:
        print(words.say("cli-serve-others", url=others))
    print(words.say("cli-serve-database", database=kept))
    if plain:
        print(words.say("cli-serve-plain"))


def opens_browser(*, asked: bool | None) -> bool:
    """Whether to open a browser: where a person sits at a screen, unless told otherwise."""
    if any(os.environ.get(name) for name in NO_BROWSER):
        return False
    if asked is not None:
        return asked
    if os.environ.get("SSH_CONNECTION"):
        return False
    return sys.platform in {"win32", "darwin"} or any(map(os.environ.get, DISPLAYS))
