"""Changing who plays a seat, what they are called and where messages for them go."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, post
from litestar.params import FromPath, URLEncodedBody
from litestar.response import Redirect, Template

from keeling.bots.play import BOTS
from keeling.text.words import GameWords
from keeling.web.errors import NotYours, Refused
from keeling.web.pages.commands import own_seat
from keeling.web.pages.seats import seats_page
from keeling.web.pages.seeing import seat_called
from keeling.web.server import Server
from keeling.web.store.rows import HOST
from keeling.web.tables.opening import name_of
from keeling.web.tables.table import Table
from keeling.web.visitor import browser_of, held_by, origin_of, server_of

STAND_IN = "greedy"  # plays for people who leave
Form = URLEncodedBody[dict[str, str]]


@post("/t/{table_id:str}/seats/{colour:str}/bot", sync_to_thread=True)
def play_by(
    request: Request[Any, Any, Any], table_id: FromPath[str], colour: FromPath[str], data: Form
) -> Redirect:
    """A bot plays a seat (`bot` is its level), or a person does again (`bot` is empty)."""
    server, level = server_of(request), data.get("bot", "")
    if level not in ("", *BOTS):
        raise Refused("web-seats-no-bot")
    with server.tables.at(table_id) as table:
        seat, held = seat_called(table, colour), held_by(request, table)
        if not may_change(server, table, seat, held, level):
            raise NotYours("web-error-not-your-seat")
        if level:
            server.bot_tables.admit(origin_of(request), table, seat)
        if level or table.seats[seat].person:
            server.tables.change_seat(table_id, seat, bot=level)
        else:
            offer(server, table_id, seat, bot="")
    return back(data, table_id, "bot" if level else "person")


def may_change(server: Server, table: Table, seat: int, held: list[int], level: str) -> bool:
    """The host and whoever holds the seat may; any player where somebody stays away, for a bot."""
    if HOST in held or seat in held:
        return True
    return bool(held and level) and server.is_absent(table, seat)


@post("/t/{table_id:str}/seats/{colour:str}/reissue", sync_to_thread=True)
def reissue(
    request: Request[Any, Any, Any], table_id: FromPath[str], colour: FromPath[str], data: Form
) -> Redirect:
    """A new link to a person's seat; the old one is dead, and so is what it opened."""
    server = server_of(request)
    with server.tables.at(table_id) as table:
        seat, held = seat_called(table, colour), held_by(request, table)
        if HOST not in held:
            raise NotYours("web-seats-host-only")
        if not table.seats[seat].person:
            raise NotYours("web-error-bot-seat")
        keeper = browser_of(request) if seat in held else ""  # the host's own: nobody is shut out
        offer(server, table_id, seat, keeper)
    return back(data, table_id, "link")


def offer(server: Server, table_id: str, seat: int, keeper: str = "", **changes: object) -> None:
    """Make a seat one for whoever has its new link, and for the browser that keeps it."""
    server.store.reissue(table_id, seat)
    if keeper:
        server.store.hold(keeper, table_id, [seat])
    server.tables.change_seat(table_id, seat, person=True, **changes)


@post("/t/{table_id:str}/seats/{colour:str}/name", sync_to_thread=True)
def call(
    request: Request[Any, Any, Any], table_id: FromPath[str], colour: FromPath[str], data: Form
) -> Redirect:
    """People call themselves what they like."""
    seat = own_seat(request, table_id, colour)
    name = name_of(data.get("name", ""))
    server_of(request).tables.change_seat(table_id, seat, name=name)
    return back(data, table_id, "name")


@post("/t/{table_id:str}/seats/{colour:str}/webhook", sync_to_thread=True)
def webhook(
    request: Request[Any, Any, Any], table_id: FromPath[str], colour: FromPath[str], data: Form
) -> Redirect | Template:
    """Where a message goes when it is this seat's turn: `do` is save, test or remove."""
    server, seat = server_of(request), own_seat(request, table_id, colour)
    url, do = data.get("url", "").strip(), data.get("do", "save")
    if do == "remove" or not url:
        server.tables.change_seat(table_id, seat, webhook="")
        return back(data, table_id, "removed")
    try:
        server.webhooks.check(url)
        server.tables.change_seat(table_id, seat, webhook=url)
        if do == "test":
            send_test(server, table_id, url)
    except Refused as refused:
        return seats_page(request, table_id, wrong=(colour, url, refused.key), status=422)
    return back(data, table_id, "sent" if do == "test" else "saved")


def send_test(server: Server, table_id: str, url: str) -> None:
    """Send a message now; Refused if it does not get there."""
    with server.tables.at(table_id) as table:
        told = GameWords(table.game, table.row.language)
    text = told.say("web-seats-webhook-message", game=told.title())
    if server.webhooks.loop is None:
        raise Refused("web-error-webhook-answer")
    sending = asyncio.run_coroutine_threadsafe(
        server.webhooks.send(url, text), server.webhooks.loop
    )
    if problem := sending.result():
        raise Refused(problem)


@post("/t/{table_id:str}/leave", sync_to_thread=True)
def leave(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Redirect:
    """Give up all seats here; bots go on in their place until the game is over."""
    server = server_of(request)
    with server.tables.at(table_id) as table:
        held = held_by(request, table)
        playing = [seat for seat in held if seat != HOST and not table.seats[seat].bot]
        for seat in playing if not table.ended else []:
            server.tables.change_seat(table_id, seat, bot=STAND_IN)
    server.store.forget(browser_of(request), table_id)
    return Redirect("/", status_code=303)


def back(data: dict[str, str], table_id: str, done: str) -> Redirect:
    """Back to where the form stood: the table, or the page of seats, which says what is done."""
    to = f"/t/{table_id}/seats?done={done}" if data.get("page") == "seats" else f"/t/{table_id}"
    return Redirect(to, status_code=303)


HANDLERS = [play_by, reissue, call, webhook, leave]
