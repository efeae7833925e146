"""Areas of a picture: drawn once for all that they show, and sent once to whoever has them.

Most of a board looks as it did before the last choice. An area is a function from a `Drawing` to a
part of the picture; what it reads of the view and of the options is noted while it draws. As long
as that is the same, what was drawn is used again, whoever looks and at whichever table. What a
reader has already (`having`) is not sent again: an empty element with the same `data-part` stands
in its place.
"""

from __future__ import annotations

from collections import OrderedDict
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace
from functools import wraps
from hashlib import blake2b
from threading import Lock
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, TypeVar, cast

import msgspec
from markupsafe import Markup

from keeling.draw.noted import Noted, NotedOptions, Source, also_read, noted, read_whole
from keeling.draw.reading import Reading, value_at

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from keeling.draw.drawing import Drawing, Part

P = ParamSpec("P")
D = TypeVar("D", bound="Drawing[Any]")
Drawn = TypeVar("Drawn", bound="Markup | Part | None")
MOST: Final = 48 * 2**20  # letters that are remembered, of all areas together
MOST_READINGS: Final = 2_000  # of one area: each piece that it can draw has one
SMALL: Final = 400  # letters; less is quicker sent than spoken about
SHORT: Final = 120  # letters of arguments that only name what is drawn; more are a part of a view
CLICKED: Final = 'role="button"'  # an area with this has something to be chosen

_has: ContextVar[Collection[str]] = ContextVar("has", default=())


@contextmanager
def having(parts: Collection[str]) -> Iterator[None]:
    """Pictures that are drawn in this block are for somebody who has these parts already."""
    token = _has.set(parts)
    try:
        yield
    finally:
        _has.reset(token)


class Memory:
    """What was drawn, by what it depends on; the oldest goes when there is too much."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.size = 0
        self.known: OrderedDict[bytes, tuple[object, int]] = OrderedDict()
        self.lock = Lock()

    def find(self, key: bytes) -> object | None:
        """What was drawn for this, if it is remembered."""
        with self.lock:
            found = self.known.get(key)
            if found is not None:
                self.known.move_to_end(key)
        return None if found is None else found[0]

    def keep(self, key: bytes, drawn: object, size: int) -> None:
        """Remember."""
        with self.lock:
            self.size += size - self.known.pop(key, (None, 0))[1]
            self.known[key] = drawn, size
            while self.size > self.most:
                self.size -= self.known.popitem(last=False)[1][1]


MEMORY: Final = Memory()


class Area:
    """A function that draws a part of a board, and what it has drawn."""

    def __init__(self, draw: Callable[..., Any]) -> None:
        self.draw = draw
        self.name = f"{draw.__module__}.{draw.__qualname__}"
        # All that was ever read, by what is drawn: a picture depends on nothing else.
        self.readings: dict[bytes, Reading] = {}
        self.lock = Lock()

    def drawn(self, drawing: Drawing[Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:  # noqa: ANN401 - whatever it draws
        """What the area looks like. Inside another area, that one depends on the same."""
        args, kwargs = read_whole(args), read_whole(kwargs)
        given = plain([args, kwargs])
        around: object = drawing.view
        if isinstance(around, Noted) and isinstance(drawing.options, NotedOptions):
            view, options = around.noted_source.plain, drawing.options.plain
            drawing = replace(drawing, view=view, options=options)
        short = given if len(given) < SHORT else b""
        read = self.reading_of(drawing.view.game.encode() + short)  # views of games differ
        found: Any = MEMORY.find(self.key_of(drawing, read, given))
        if found is None:
            now = Reading()
            view = noted(Source(drawing.view, now))
            options = NotedOptions(drawing.options, now)
            found = (self.draw(replace(drawing, view=view, options=options), *args, **kwargs),)
            read.add(now)
            MEMORY.keep(self.key_of(drawing, read, given), found, size_of(found[0]))
        if isinstance(around, Noted):
            also_read(around, read)
        return found[0]

    def reading_of(self, given: bytes) -> Reading:
        """What was read for this; that which was not asked for for longest is forgotten."""
        with self.lock:
            read = self.readings.pop(given, None) or Reading()
            self.readings[given] = read
            if len(self.readings) > MOST_READINGS:
                del self.readings[next(iter(self.readings))]
        return read

    def key_of(self, drawing: Drawing[Any], read: Reading, given: bytes) -> bytes:
        """What an area depends on, in short."""
        values = [value_at(drawing.view, path) for path in read.paths]
        chosen = [drawing.options.get(key) for key in read.keys]
        # The number: after one was forgotten, the same values may stand for other paths.
        facts = [self.name, read.number, drawing.view.game, drawing.words.fingerprint]
        return blake2b(
            msgspec.json.encode([facts, values, chosen]) + given, digest_size=16
        ).digest()


def remembered(
    draw: Callable[Concatenate[D, P], Drawn],
) -> Callable[Concatenate[D, P], Drawn]:
    """A part of an area that is drawn anew only if it has changed itself."""
    part = Area(draw)

    @wraps(draw)
    def drawn(drawing: D, *args: P.args, **kwargs: P.kwargs) -> Drawn:
        return cast("Drawn", part.drawn(drawing, args, kwargs))

    return cast("Callable[Concatenate[D, P], Drawn]", drawn)


def area(
    draw: Callable[Concatenate[D, P], Drawn],
) -> Callable[Concatenate[D, P], Drawn]:
    """A part of a board that is sent only if it has changed. It may be given parts of the view."""

    @wraps(draw)
    def with_name(drawing: D, *args: P.args, **kwargs: P.kwargs) -> Any:  # noqa: ANN401 - what it draws
        return marked(draw(drawing, *args, **kwargs))

    part = Area(with_name)

    @wraps(draw)
    def drawn(drawing: D, *args: P.args, **kwargs: P.kwargs) -> Drawn:
        found = part.drawn(drawing, args, kwargs)
        inside = isinstance(drawing.view, Noted)  # another area is sent, and all that is in it
        return cast("Drawn", found if inside or not _has.get() else stub(found))

    return cast("Callable[Concatenate[D, P], Drawn]", drawn)


def plain(given: object) -> bytes:
    """Arguments as bytes: names, numbers, parts of the view, components by their text."""
    return msgspec.json.encode(given, enc_hook=str)


def marked(drawn: Markup | Part | None) -> Markup | Part | None:
    """What was drawn, with a name by which a reader can say that it has it."""
    if drawn is None:
        return None
    if isinstance(drawn, tuple):
        return drawn[0], mark(drawn[1])
    return mark(drawn)


def mark(part: Markup) -> Markup:
    """An element with the name of all that is in it; a small one needs none."""
    if len(part) < SMALL or not part.startswith("<g"):
        return part
    name = blake2b(part.encode(), digest_size=6).hexdigest()
    return Markup(f'<g data-part="{name}"{part[2:]}')  # noqa: S704 - an element as it was


def stub(drawn: Markup | Part | None) -> Markup | Part | None:
    """What was drawn, or if the reader has it an empty element in its place."""
    if drawn is None:
        return None
    if isinstance(drawn, tuple):
        return drawn[0], known(drawn[1])
    return known(drawn)


def known(part: Markup) -> Markup:
    """An element, or the place of one that the reader has."""
    name = part[14:26]
    if not part.startswith('<g data-part="') or name not in _has.get():
        return part
    can = ' data-can=""' if CLICKED in part else ""
    return Markup(f'<g data-part="{name}"{can}/>')  # noqa: S704 - letters and digits


def size_of(drawn: Markup | Part | None) -> int:
    """How many letters a part has, about."""
    return SMALL + len(drawn[1] if isinstance(drawn, tuple) else drawn or "")
