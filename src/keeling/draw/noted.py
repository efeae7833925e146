"""A view that notes what is read of it: fields of fields, as deep as seats and their stocks.

What is not noted would be drawn for one viewer and shown to another. So every field of a view, and
every method of a dict and a list in it, is one of these here: it notes a part, or the whole, or
refuses to change a view.
"""

from __future__ import annotations

from inspect import getattr_static
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from msgspec import Struct

from keeling.draw.reading import HAS, KEYS, THERE, WHERE, Path, Reading, Step

if TYPE_CHECKING:
    from _collections_abc import dict_keys
    from collections.abc import Callable, Iterator, Mapping

    from keeling.kernel.view import View

V = TypeVar("V", bound="View")
DEEPEST: Final = 3  # steps; what stands deeper is noted as a whole


class Unread:
    """What is found in a part of a view past its methods, as by `msgspec.json.encode`."""

    def __str__(self) -> str:
        """No text: nobody would know that the part was read."""
        raise TypeError("a part of a view is read by its methods alone: use read_whole(part)")

    __repr__ = __str__


NOTHING: Final = Unread()
NO_ENTRIES: Final[dict[Any, Any]] = {NOTHING: NOTHING}


class Source:
    """Where a part of a view comes from, and where it is noted what is read of it."""

    __slots__ = ("depth", "path", "plain", "reading")

    def __init__(self, plain: Any, reading: Reading, path: Path = (), depth: int = 0) -> None:  # noqa: ANN401 - any part of a view
        self.plain = plain
        self.reading = reading
        self.path = path
        self.depth = depth  # steps from the view to here

    def note(self, *steps: Step) -> None:
        """Something below this was read; without steps, all of it."""
        if steps or self.depth:
            self.reading.paths[(*self.path, *steps)] = None
        else:  # of a view one by one, so that what is noted of it never has no steps
            fields = self.plain.__struct_fields__
            self.reading.paths.update(dict.fromkeys((*self.path, field) for field in fields))

    def below(self, step: Step, found: Any) -> Any:  # noqa: ANN401 - whatever stands there
        """What stands one step deeper; it is noted when it is read, if it has entries itself."""
        if not self.is_deep(found):
            self.note(step)
            return found
        self.note(step, THERE)  # an area may draw otherwise where it is None
        return noted(Source(found, self.reading, (*self.path, step), self.depth + 1))

    def is_deep(self, entry: object) -> bool:
        """Whether what is read of an entry is noted by itself."""
        return isinstance(entry, (Struct, dict, list)) and self.depth + 1 < DEEPEST


def noted(source: Source) -> Noted:
    """A part of a view that is read like the part itself."""
    if isinstance(source.plain, Struct):
        return NotedPart(source)
    return NotedDict(source) if isinstance(source.plain, dict) else NotedList(source)


class Noted:
    """A part of a view, of which it is noted what is read.

    It is a dict or a list by name alone. Functions written in C may read one past its methods:
    they find `Unread` there and fail, and are to be given `read_whole(part)`.
    """

    noted_source: Source


class NotedPart(Noted):
    """A view, or a part with fields of its own; all other names are those of the part."""

    def __init__(self, source: Source) -> None:
        object.__setattr__(self, "noted_source", source)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever stands there
        """A field; or what the part's class makes of its fields, which are noted then."""
        plain = self.noted_source.plain
        if name in plain.__struct_fields__:
            return self.noted_source.below(name, getattr(plain, name))
        found = getattr_static(type(plain), name)
        return found.__get__(self, type(plain)) if hasattr(found, "__get__") else found

    @property  # type: ignore[misc]  # nobody sets it
    def __class__(self) -> type:
        """The class of the part, for `isinstance` and `match`."""
        return type(self.noted_source.plain)

    def __setattr__(self, name: str, value: object) -> None:
        """Nothing: as the part itself, it is frozen."""
        raise AttributeError(f"{name} is only read: change a copy")

    def __eq__(self, other: object) -> bool:
        """Whether all is the same."""
        self.noted_source.note()
        return bool(self.noted_source.plain == read_whole(other))

    def __hash__(self) -> int:
        """As the part itself."""
        self.noted_source.note()
        return hash(self.noted_source.plain)

    def __repr__(self) -> str:
        """As the part itself."""
        self.noted_source.note()
        return repr(self.noted_source.plain)

    __str__ = __repr__

    def __reduce_ex__(self, _protocol: object) -> tuple[Any, ...]:
        """How copies are made: of the part itself."""
        return read_whole, (read_whole(self),)


class NotedDict(Noted, dict[str, Any]):
    """Entries by name in a view, read like any other dict."""

    def __init__(self, source: Source) -> None:
        dict.__init__(self, NO_ENTRIES)
        self.noted_source = source

    def __getitem__(self, key: str) -> Any:  # noqa: ANN401 - whatever stands there
        """One entry."""
        if key not in self.noted_source.plain:  # somebody may catch the error and go on
            self.noted_source.note(HAS, key)
        return self.noted_source.below(key, self.noted_source.plain[key])

    def get(self, key: str, otherwise: Any = None) -> Any:  # noqa: ANN401 - as dict has it
        """One entry, if there is one."""
        if key not in self:
            return otherwise
        return self[key]

    def __contains__(self, key: object) -> bool:
        """Whether there is an entry."""
        if isinstance(key, (str, int)):
            self.noted_source.note(HAS, key)
        else:
            self.noted_source.note()
        return key in self.noted_source.plain

    def __iter__(self) -> Iterator[str]:
        """All keys."""
        return iter(self.keys())

    def __reversed__(self) -> Iterator[str]:
        """All keys, the last first."""
        return reversed(self.keys())

    def __len__(self) -> int:
        """How many entries there are."""
        self.noted_source.note(KEYS)
        return len(self.noted_source.plain)

    __hash__ = None  # as of any dict

    def keys(self) -> dict_keys[str, Any]:
        """All keys."""
        self.noted_source.note(KEYS)
        found: dict[str, Any] = self.noted_source.plain
        return found.keys()

    def values(self) -> Any:  # noqa: ANN401 - as dict has it
        """All values."""
        return [value for _, value in self.items()]

    def items(self) -> Any:  # noqa: ANN401 - as dict has it
        """All keys and values."""
        plain = self.noted_source.plain
        if not all(map(self.noted_source.is_deep, plain.values())):
            self.noted_source.note()
            return plain.items()
        self.noted_source.note(KEYS)
        return [(key, self[key]) for key in plain]


class NotedList(Noted, list[Any]):
    """A list in a view; of entries that have entries themselves it is noted what is read."""

    def __init__(self, source: Source) -> None:
        list.__init__(self, NO_ENTRIES)
        self.noted_source = source

    def __getitem__(self, which: Any) -> Any:  # noqa: ANN401 - an entry or several
        """One entry, or some of them."""
        if isinstance(which, slice):
            return list(self)[which]
        at = which if which >= 0 else len(self) + which
        if at >= len(self.noted_source.plain):  # somebody may catch the error and go on
            self.noted_source.note(KEYS)
        return self.noted_source.below(at, self.noted_source.plain[which])

    def __iter__(self) -> Iterator[Any]:
        """All entries."""
        if not all(map(self.noted_source.is_deep, self.noted_source.plain)):
            self.noted_source.note()
            return iter(self.noted_source.plain)
        self.noted_source.note(KEYS)
        source = self.noted_source
        return (source.below(at, entry) for at, entry in enumerate(source.plain))

    def __reversed__(self) -> Iterator[Any]:
        """All entries, the last first."""
        return iter([*self][::-1])

    def __len__(self) -> int:
        """How many entries there are."""
        self.noted_source.note(KEYS)
        return len(self.noted_source.plain)

    def __contains__(self, entry: object) -> bool:
        """Whether there is such an entry."""
        if isinstance(entry, (str, int)):
            self.noted_source.note(HAS, entry)
        else:
            self.noted_source.note()
        return entry in self.noted_source.plain

    __hash__ = None  # as of any list

    def __add__(self, other: list[Any]) -> list[Any]:
        """Both together."""
        return [*self, *other]

    def __radd__(self, other: list[Any]) -> list[Any]:
        """Both together."""
        return [*other, *self]

    def copy(self) -> list[Any]:
        """One that can be changed."""
        return list(self)


def where(view: V, key: str, value: str) -> V | None:
    """The same view if it has this entry; what is read of it counts only as long as it has."""
    looked_at: object = view  # mypy takes it for a view, as everybody shall
    if not isinstance(looked_at, Noted):
        return view if getattr(view, key) == value else None
    source, path = looked_at.noted_source, (WHERE, key, value)
    source.reading.paths[path] = None
    if getattr(source.plain, key) != value:
        return None
    return cast("V", noted(Source(source.plain, source.reading, path)))


def also_read(view: Noted, other: Reading) -> None:
    """What was read of the same view elsewhere counts for this one as well."""
    view.noted_source.reading.add(other.under(view.noted_source.path))


def read_whole(given: Any) -> Any:  # noqa: ANN401 - whatever an area is given
    """The same with plain parts of the view, all of which counts as read."""
    if isinstance(given, Noted):
        given.noted_source.note()
        return given.noted_source.plain
    if type(given) in (list, tuple):
        return type(given)(read_whole(one) for one in given)
    if isinstance(given, tuple) and hasattr(given, "_make"):
        return given._make(read_whole(one) for one in given)
    if type(given) is dict:
        return {key: read_whole(one) for key, one in given.items()}
    return given


class NotedOptions(dict[str, str]):
    """Options by element, of which an area asks for those of its own elements, one by one."""

    def __init__(self, given: Mapping[str, str], reading: Reading) -> None:
        super().__init__(NO_ENTRIES)
        self.plain = given
        self.reading = reading

    def __getitem__(self, key: str) -> str:
        """The option of an element."""
        self.reading.keys[key] = None
        return self.plain[key]

    def get(self, key: str, otherwise: Any = None) -> Any:  # noqa: ANN401 - as dict has it
        """The option of an element, if there is one."""
        self.reading.keys[key] = None
        return self.plain.get(key, otherwise)

    def __contains__(self, key: object) -> bool:
        """Whether an element has an option."""
        self.reading.keys[str(key)] = None
        return key in self.plain

    def __repr__(self) -> str:
        """That these are options; not which."""
        return "NotedOptions"

    __hash__ = None  # as of any dict


COMPARED: Final = ("__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__")
TOLD: Final = ("__sizeof__", "__reduce__", "__reduce_ex__")  # also how copies are made
# What reads all there is.
WHOLE: Final[dict[type, tuple[str, ...]]] = {
    dict: (*COMPARED, *TOLD, "__repr__", "__or__", "__ror__", "copy"),
    list: (*COMPARED, *TOLD, "__repr__", "__mul__", "__rmul__", "index", "count"),
}
CHANGING: Final[dict[type, str]] = {
    dict: "__setitem__ __delitem__ __ior__ clear pop popitem setdefault update",
    list: "__setitem__ __delitem__ __iadd__ __imul__"
    " append clear extend insert pop remove reverse sort",
}
# Not in an area: it would have to be drawn anew whenever anything can be chosen.
ALL_OPTIONS: Final = (
    *(*COMPARED, *TOLD, "__iter__", "__reversed__", "__len__", "__or__", "__ror__"),
    *("copy", "keys", "values", "items"),
)


def reads_whole(kind: type, name: str) -> Callable[..., Any]:
    """A method that reads all of a part, and of another part that it is given."""
    method = getattr(kind, name)

    def read(self: Noted, *given: object) -> Any:  # noqa: ANN401 - whatever it finds
        self.noted_source.note()
        return method(self.noted_source.plain, *[read_whole(one) for one in given])

    return read


def refuses(error: Exception) -> Callable[..., Any]:
    """A method that is not for areas."""

    def refuse(*_given: object, **_named: object) -> None:
        raise type(error)(*error.args)

    return refuse


KINDS: Final[dict[type, type]] = {NotedDict: dict, NotedList: list, NotedOptions: dict}
for ours, kind in KINDS.items():
    for name in () if ours is NotedOptions else WHOLE[kind]:
        setattr(ours, name, reads_whole(kind, name))
    for name in CHANGING[kind].split():
        told = f"{name} would change what is only read: change a copy"
        setattr(ours, name, refuses(TypeError(told)))
for name in ALL_OPTIONS:
    told = "an area asks for the options of its own elements by their keys"
    setattr(NotedOptions, name, refuses(NotImplementedError(told)))
