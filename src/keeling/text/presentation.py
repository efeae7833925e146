"""What people see and read of a game: words and pictures, made from what a seat may see.

The rules of a game know nothing of it. A description of rules holds its presentation, and whoever
shows a game asks for it here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from msgspec import json

from keeling.kernel.view import View

if TYPE_CHECKING:
    from keeling.kernel.game import AnyGame
    from keeling.text.catalogue import Catalogue

V = TypeVar("V", bound=View)
Condition = tuple[bool | None, str]  # whether it was met (None: it only cost something), in words
Options: TypeAlias = Mapping[str, str]  # what may be clicked: element key -> notation


@dataclass(kw_only=True)
class Presentation(Generic[V]):
    """The parts of which the presentation of a game consists; all but the first are optional."""

    # The board as text, complete, for terminals and screen readers.
    text_board: Callable[[V, Catalogue], str]
    # The board as SVG; what may be clicked carries its option.
    board: Callable[[V, Catalogue, Options], str] = lambda _view, _words, _options: ""
    # The board in pictures for a page: `board` first, then others that stand beside it.
    pictures: Callable[[V, Catalogue, Options], dict[str, str]] | None = None
    # The key of what stands for an option on the board, or of several things, with spaces between;
    # empty: nothing does.
    element: Callable[[int], str] = lambda _option: ""
    # A small poster of the game as SVG, with its title.
    cover: Callable[[str], str] = lambda _title: ""
    # How far the game is, in a few words.
    headline: Callable[[V, Catalogue], str] = lambda _view, _words: ""
    # What a person wants to know of an option besides its name; from the seat's own view.
    remark: Callable[[V, int, Catalogue], str] = lambda _view, _option, _words: ""
    # What had to be done to win a game that is over, where that is more than to have most.
    conditions: Callable[[V, Catalogue], list[Condition]] = lambda _view, _words: []

    def all_pictures(self, view: V, words: Catalogue, options: Options) -> dict[str, str]:
        """The pictures of a page; of a game that has one, the board alone."""
        if self.pictures is None:
            return {"board": self.board(view, words, options)}
        return self.pictures(view, words, options)


def presentation_of(game: AnyGame) -> Presentation[Any]:
    """How a game is shown; one that brings nothing is shown as its views are written."""
    found = game.presentation
    return found if isinstance(found, Presentation) else PLAIN


def as_written(view: View, _words: Catalogue) -> str:
    """A view as JSON that people can read."""
    return json.format(json.encode(view)).decode()


PLAIN: Presentation[View] = Presentation(text_board=as_written)
