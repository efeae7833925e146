"""The lobby: the games, my tables, open tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from time import time
from typing import TypeVar

import msgspec
from babel.dates import format_timedelta
from litestar import get
from litestar.response import Template
from msgspec import Struct
from sqlalchemy.exc import DatabaseError

from keeling.kernel.config import Config
from keeling.kernel.errors import KeelingError
from keeling.kernel.registry import game as find_game
from keeling.kernel.registry import game_ids
from keeling.text.catalogue import catalogue
from keeling.text.letters import OF_SEATS
from keeling.text.words import GameWords
from keeling.web.errors import Busy, Refused
from keeling.web.framework import AnyRequest
from keeling.web.page import Page
from keeling.web.pages.shelf import shelf
from keeling.web.server import Server
from keeling.web.show.people import all_called, player
from keeling.web.show.scene import Sitting
from keeling.web.store.rows import SeatRow, TableRow
from keeling.web.tables.glances import Glances
from keeling.web.tables.playable import is_playable, refusal
from keeling.web.visitor import browser_of, language_of, renew, server_of

Found = TypeVar("Found")


class Listed(Struct, frozen=True):
    """A table as lists show it."""

    id: str
    game: str
    title: str
    extras: str  # the settings that are not as usual
    headline: str  # how far the game is; empty: unknown
    outcome: str  # who won; empty: nobody yet
    played: str  # when somebody last chose, as people say it
    changed: str  # the same for machines
    sittings: list[Sitting]
    turn: str  # who is to choose; empty: nobody
    my_turn: bool
    ended: bool
    seeded: bool


class Elsewhere(Struct, frozen=True):
    """A table that cannot be played here as things are."""

    id: str
    title: str
    why: str  # and what can be done about it


@get("/", sync_to_thread=True)
def lobby(request: AnyRequest) -> Template:
    """What can be played here, and where I sit."""
    server, browser, language = server_of(request), browser_of(request), language_of(request)
    store = server.store
    ids = readable(server, lambda: store.tables_of(browser) if browser else [])
    glances = Glances(server.tables)
    if ids:
        renew(request)

    def shown(row: TableRow, *, is_mine: bool) -> list[Listed]:
        held = store.held(browser, row.id) if is_mine else []
        return [listed(server, row, held, language, glances)]

    sat_at = readable(server, lambda: store.listed(ids))
    mine = [
        one
        for row in sat_at
        if is_playable(row)
        for one in readable(server, partial(shown, row, is_mine=True))
    ]
    waiting = [
        one
        for row in readable(server, store.with_open_seats)
        if row.id not in ids and is_playable(row)
        for one in readable(server, partial(shown, row, is_mine=False))
    ]
    context = {
        "shelf": shelf(language),
        "running": sorted((one for one in mine if not one.ended), key=lambda one: not one.my_turn),
        "ended": [one for one in mine if one.ended],
        "waiting": waiting,
        "elsewhere": elsewhere(sat_at, language),
        "retention_days": server.settings.retention_days,
        "damaged": store.damage.is_known,
    }
    return Page(request, "lobby.html", context=context)


def readable(server: Server, look: Callable[[], list[Found]]) -> list[Found]:
    """What is found in the database; nothing where it is damaged, so that the rest can be shown."""
    try:
        return look()
    except DatabaseError as error:
        if not server.store.damage.note(error):
            raise
        return []


def elsewhere(rows: Sequence[TableRow], language: str) -> list[Elsewhere]:
    """Tables of other revisions or values than this server plays, so that nobody misses them."""
    say = catalogue("keeling", language).say
    return [
        Elsewhere(
            row.id,
            GameWords(find_game(row.game), language).title(),
            say(other.key, **other.args_of_text),
        )
        for row in rows
        if row.game in game_ids() and (other := refusal(row))
    ]


def listed(
    server: Server, row: TableRow, held: list[int], language: str, glances: Glances
) -> Listed:
    """A table, for somebody who holds these seats."""
    game = find_game(row.game)
    told = GameWords(game, language)
    seats = server.store.seats(row.id)
    headline, outcome = standing(glances, row, told) if held else ("", "")
    sittings = [sitting(server, row, seat, held, told) for seat in seats]
    moving = [one for one in sittings if one.moving]
    return Listed(
        id=row.id,
        game=row.game,
        title=told.title(),
        extras=extras(game.config(**msgspec.json.decode(row.config)), told),
        headline=headline,
        outcome=outcome,
        played=ago(row.changed, language),
        changed=datetime.fromtimestamp(row.changed, UTC).isoformat(),
        sittings=sittings,
        turn=", ".join(one.name or one.title for one in moving),
        my_turn=any(one.mine and not one.bot for one in moving),
        ended=row.ended,
        seeded=bool(row.seed),
    )


def standing(glances: Glances, row: TableRow, told: GameWords) -> tuple[str, str]:
    """How far a game is, and who won.

    Nothing of a table whose log makes no sense any more, or that is busy just now.
    """
    with suppress(KeelingError, Refused, Busy), glances.at(row.id) as table:
        headline = told.headline(table.view(None))
        if not table.ended:
            return headline, ""
        return headline, told.winners(table.match.state, all_called(table.seats, told))
    return "", ""


def ago(then: int, language: str) -> str:
    """How long ago something was: `3 hours ago`."""
    gone = timedelta(seconds=-max(1, int(time()) - then))
    return str(format_timedelta(gone, granularity="minute", add_direction=True, locale=language))


def sitting(
    server: Server, row: TableRow, seat: SeatRow, held: list[int], told: GameWords
) -> Sitting:
    """Who sits on a seat, by its row."""
    return Sitting(
        seat=seat.seat,
        colour=told.game.vocabulary.names["seat"][seat.seat],
        letter=OF_SEATS[seat.seat],
        title=told.seat(seat.seat),
        name=seat.name,
        player=player(seat, told),
        bot=seat.bot,
        left=seat.person and bool(seat.bot),
        open=seat.open,
        mine=seat.seat in held,
        present=server.hub.is_around(row.id, seat.seat),
        moving=bool(row.choosing >> seat.seat & 1) and not row.closed,
        won=False,
        ready=False,
    )


def extras(config: Config, told: GameWords) -> str:
    """The settings of a table that are not as usual, in words."""
    usual = {setting.name: setting.values[0] for setting in told.game.settings}
    names: list[str] = []
    for name, value in config.settings:
        if isinstance(value, tuple):
            names += [told.name("value", member) for member in value]
        elif value != usual[name]:
            key = ("setting", name) if isinstance(value, bool) else ("value", value)
            names.append(told.name(*key))
    return " · ".join(names)


HANDLERS = [lobby]
