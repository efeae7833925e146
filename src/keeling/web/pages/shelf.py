"""The games on the shelf: those that can be played here, and those still to come."""

from __future__ import annotations

from functools import cache
from typing import Final

from litestar import Response, get
from litestar.params import FromPath
from msgspec import Struct

from keeling.draw.covers import cover as drawn_cover
from keeling.kernel.registry import game as find_game
from keeling.kernel.registry import game_ids
from keeling.text.catalogue import catalogue
from keeling.text.presentation import presentation_of
from keeling.text.words import GameWords
from keeling.web.errors import NoSuchThing
from keeling.web.framework import AnyRequest
from keeling.web.page import NOT_PACKED
from keeling.web.show.sources import sources_of
from keeling.web.visitor import language_of

PLANNED: Final = {  # how many can play
    "co2": (1, 5),
    "second_chance": (1, 4),
    "green_deal": (3, 5),
    "e_mission": (1, 4),
}
ORDER: Final = ("future_energy", *PLANNED)  # games of others stand behind them


class Box(Struct, frozen=True):
    """A game as it stands on the shelf."""

    id: str
    title: str
    short: str
    fewest: int
    most: int
    ready: bool
    ours: str | None = None  # percent of its values that are reconstructed; None: it does not say
    data: str = ""  # names the values of an owner's box


def shelf(language: str) -> list[Box]:
    """All games, in their order."""
    there = game_ids()
    order = [*ORDER, *(name for name in there if name not in ORDER)]
    return [ready(name, language) if name in there else planned(name, language) for name in order]


def ready(name: str, language: str) -> Box:
    """A game that is installed."""
    game = find_game(name)
    told = GameWords(game, language)
    short = told.say("game-short") if told.words.has("game-short") else ""
    sources = sources_of(game)
    return Box(
        id=name,
        title=told.title(),
        short=short,
        fewest=game.seats[0],
        most=game.seats[-1],
        ready=True,
        ours=sources.ours if game.data else None,
        data=sources.box,
    )


def planned(name: str, language: str) -> Box:
    """A game that is not here yet."""
    words = catalogue("keeling", language)
    title, short = words.say(f"web-lobby-{name}"), words.say(f"web-lobby-{name}-short")
    fewest, most = PLANNED[name]
    return Box(name, title, short, fewest, most, ready=False)


@get("/cover/{picture:str}", sync_to_thread=True, opt=NOT_PACKED)
def cover(request: AnyRequest, picture: FromPath[str]) -> Response[str]:
    """The poster of a game: `/cover/co2.svg`."""
    found = [box for box in shelf(language_of(request)) if f"{box.id}.svg" == picture]
    if not found:
        raise NoSuchThing("web-error-no-game")
    return Response(
        poster(found[0]),
        media_type="image/svg+xml",
        headers={"cache-control": "private, max-age=3600"},
    )


@cache
def poster(box: Box) -> str:
    """A game's own poster, or the one that is drawn for its id."""
    own = presentation_of(find_game(box.id)).cover(box.title) if box.ready else ""
    return own or str(drawn_cover(box.id, box.title))


HANDLERS = [cover]
