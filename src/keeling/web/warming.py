"""What the first visitors would have to wait for, read before they come: games, texts, templates.

It takes two seconds of computing. The first who came at the same moment would stand in line for it.
"""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING

from keeling.kernel.registry import game, game_ids
from keeling.text.catalogue import LANGUAGES
from keeling.text.words import GameWords
from keeling.web.show.sources import sources_of
from keeling.web.show.wording import templates

if TYPE_CHECKING:
    from collections.abc import Callable


def warming(ready: Callable[[], None]) -> Callable[[], None]:
    """Say that the server is ready, and warm up beside the first who come."""

    def begin() -> None:
        Thread(target=warm_up, daemon=True).start()
        ready()

    return begin


def warm_up() -> None:
    """Read everything that pages of all games need, in all languages."""
    for name in templates().engine.list_templates():
        templates().engine.get_template(name)
    for language in LANGUAGES:
        for name in game_ids():
            GameWords(game(name), language).title()
    for name in game_ids():
        sources_of(game(name))
