"""The games that can be played."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import PathParameter

from keeling.kernel.box import overlay_hash
from keeling.kernel.registry import game as find_game
from keeling.kernel.registry import game_ids
from keeling.text.words import GameWords
from keeling.web.api.answers import problems
from keeling.web.api.schemas import GameInfo, SettingInfo
from keeling.web.errors import NoSuchThing
from keeling.web.framework import AnyRequest
from keeling.web.show.sources import sources_of
from keeling.web.visitor import language_of

GameId = Annotated[str, PathParameter(description="The id of a game, as `future_energy`.")]


def described(game_id: str, language: str) -> GameInfo:
    """What a program wants to know of a game."""
    game = find_game(game_id)
    return GameInfo(
        id=game.id,
        name=GameWords(game, language).title(),
        rules=game.version,
        data=overlay_hash(game.id),
        sources=sources_of(game).shares,
        seats=list(game.seats),
        seat_names=list(game.vocabulary.names["seat"]),
        settings=[SettingInfo(setting.name, list(setting.values)) for setting in game.settings],
        verbs={verb.name: list(verb.kinds) for verb in game.vocabulary.verbs},
        names={kind: list(names) for kind, names in game.vocabulary.names.items()},
    )


@get("/games", sync_to_thread=True, summary="All games", responses=problems())
def games(request: AnyRequest) -> list[GameInfo]:
    """All games, with their settings and the words of their notation."""
    return [described(game_id, language_of(request)) for game_id in game_ids()]


@get("/games/{game_id:str}", sync_to_thread=True, summary="One game", responses=problems(404))
def one_game(request: AnyRequest, game_id: GameId) -> GameInfo:
    """A game, with its settings and the words of its notation."""
    if game_id not in game_ids():
        raise NoSuchThing("web-error-no-game")
    return described(game_id, language_of(request))


HANDLERS = [games, one_game]
