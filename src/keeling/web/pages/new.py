"""A new table: game, seats, start."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromQuery, URLEncodedBody
from litestar.response import Redirect, Template

from keeling.kernel.config import Value
from keeling.kernel.game import AnyGame
from keeling.kernel.registry import game as find_game
from keeling.kernel.registry import game_ids
from keeling.text.letters import OF_SEATS
from keeling.text.words import GameWords
from keeling.web.errors import NoSuchThing, TooMany
from keeling.web.framework import AnyRequest
from keeling.web.page import Page
from keeling.web.pages.again import opened
from keeling.web.pages.questions import asks, shown
from keeling.web.pages.wishes import PLAYERS, Mistaken, Typed, opening, usual
from keeling.web.show.sources import sources_of
from keeling.web.visitor import language_of

Form = URLEncodedBody[dict[str, str]]


@get("/new", sync_to_thread=True)
def new_table(request: AnyRequest, game: FromQuery[str] = "") -> Template:
    """A form that is filled in already: whoever just wants to play has only to start."""
    found, language = game_called(game or game_ids()[0]), language_of(request)
    return form(request, found, usual(found, GameWords(found, language), language))


@post("/new", sync_to_thread=True)
def make_table(request: AnyRequest, data: Form) -> Template | Redirect:
    """Open the table and sit down at it."""
    game = game_called(data.get("game", ""))
    try:
        return opened(request, opening(game, data))
    except Mistaken as mistaken:
        return form(request, game, data, mistaken, status=422)
    except TooMany as refused:
        return form(request, game, data, Mistaken({"all": refused.key}, {}), refused.status)


def form(
    request: AnyRequest,
    game: AnyGame,
    typed: Typed,
    mistaken: Mistaken | None = None,
    status: int = 200,
) -> Template:
    """The form with what was typed, and what is wrong with it."""
    told, mistaken = GameWords(game, language_of(request)), mistaken or Mistaken({}, {})
    asked, wrong = asks(told), mistaken.fields
    titles = {"seats": told.say("web-new-seats-of")} | {one.name: one.title for one in asked}
    clash = [title for name, title in titles.items() if f"set-{name}" in wrong]
    colours = game.vocabulary.names["seat"][: game.seats[-1]]
    context = {
        "game": game,
        "title": told.title(),
        "sources": sources_of(game) if game.data else None,
        "asks": asked,
        "conflict": told.names(clash),
        "fitting": fitting_words(told, titles, mistaken),
        "opened": any(one.aside and f"set-{one.name}" in wrong for one in asked),
        "rows": [(n, colour, OF_SEATS[n], told.seat(n)) for n, colour in enumerate(colours)],
        "players": PLAYERS,
        "typed": typed,
        "wrong": wrong,
    }
    return Page(request, "new.html", context=context, status_code=status)


def fitting_words(told: GameWords, titles: dict[str, str], mistaken: Mistaken) -> list[str]:
    """For each setting that is refused what it could be, in a sentence."""
    return [
        told.say(
            "web-new-fitting",
            name=titles[name],
            values=told.either([named(name, value, told) for value in values]),
        )
        for name, values in mistaken.fitting.items()
    ]


def named(name: str, value: Value, told: GameWords) -> str:
    """A value in quotation marks, since its name may have commas; numbers of seats are numbers."""
    return str(value) if name == "seats" else told.say("common-quoted", what=shown(value, told))


def game_called(name: str) -> AnyGame:
    """The game with this id, if it is installed."""
    if name not in game_ids():
        raise NoSuchThing("web-error-no-game")
    return find_game(name)


HANDLERS = [new_table, make_table]
