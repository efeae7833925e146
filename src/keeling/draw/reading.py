"""A view that notes what is read of it: entries of entries, as deep as seats and their stocks.

What is not noted would be drawn for one viewer and shown to another. So every method of a dict and
a list is one of these here: it notes a part, or the whole, or refuses to change a view.
"""

from __future__ import annotations

from itertools import count
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

NUMBERS: Final = count()
Step = str | int
Path = tuple[Step, ...]  # ("seats", "white", "money"), ("seats", 0)
DEEPEST: Final = 3  # steps; what stands deeper is noted as a whole
MISSING: Final = "\0"  # stands for no entry
KEYS: Final = "\0keys"  # which entries there are, whatever stands in them
WHERE: Final = "\0where"  # the rest counts only if the entry of the next step is the one after it
HAS: Final = "\0has"  # whether there is what the next step says


class Reading:
    """What was read: paths into a view, and keys of options. It only grows."""

    def __init__(self) -> None:
        self.number = next(NUMBERS)  # no other one in this process has it
        self.paths: dict[Path, None] = {}
        self.keys: dict[str, None] = {}
        self.lock = Lock()

    def add(self, other: Reading) -> None:
        """Another one's as well. Those who read these meanwhile see the old ones or the new."""
        with self.lock:
            self.paths, self.keys = {**self.paths, **other.paths}, {**self.keys, **other.keys}


def value_at(view: Mapping[str, Any], path: Path) -> object:
    """What stands at a path of a view."""
    found: Any = view
    if path[0] == WHERE:
        _, key, value, *rest = path
        if view.get(str(key), MISSING) != value:
            return MISSING
        if not rest:
            return True
        path = tuple(rest)
    for n, step in enumerate(path):
        if not isinstance(found, (dict, list)):
            return MISSING
        if step == HAS:
            return path[n + 1] in found
        if step == KEYS:
            return list(found) if isinstance(found, dict) else len(found)
        if isinstance(found, dict):
            found = found.get(step, MISSING)
        else:
            found = found[step] if isinstance(step, int) and step < len(found) else MISSING
    return found


class Unread:
    """What is found in a part of a view past its methods, as by `msgspec.json.encode`."""

    def __str__(self) -> str:
        """No text: nobody would know that the part was read."""
        raise TypeError("a part of a view is read by its methods alone: use read_whole(part)")

    __repr__ = __str__


NOTHING: Final = Unread()
NO_ENTRIES: Final[dict[Any, Any]] = {NOTHING: NOTHING}


class Noted:
    """A part of a view, of which it is noted what is read.

    It is a dict or a list by name alone. Functions written in C may read one past its methods:
    they find `Unread` there and fail, and are to be given `read_whole(part)`.
    """

    plain: Any
    reading: Reading
    path: Path
    depth: int = 0  # steps from the view to here

    def note(self, *steps: Step) -> None:
        """Something below this was read; without steps, all of it."""
        if steps or self.depth:
            self.reading.paths[(*self.path, *steps)] = None
        else:  # of a view one by one, so that what is noted of it never has no steps
            self.reading.paths.update(dict.fromkeys((*self.path, key) for key in self.plain))

    def below(self, step: Step, found: Any) -> Any:  # noqa: ANN401 - whatever stands there
        """What stands one step deeper; it is noted when it is read, if it has entries itself."""
        if not self.is_deep(found):
            self.note(step)
            return found
        kind = NotedView if isinstance(found, dict) else NotedList
        noted = kind(found, self.reading, (*self.path, step))
        noted.depth = self.depth + 1
        return noted

    def is_deep(self, entry: object) -> bool:
        """Whether what is read of an entry is noted by itself."""
        return isinstance(entry, (dict, list)) and self.depth + 1 < DEEPEST


class NotedView(Noted, dict[str, Any]):
    """A view, or an entry of one that has names for its entries, read like any other."""

    plain: dict[str, Any]

    def __init__(self, given: dict[str, Any], reading: Reading, path: Path = ()) -> None:
        dict.__init__(self, NO_ENTRIES)
        self.plain = given
        self.reading = reading
        self.path = path

    def where(self, key: str, value: str) -> NotedView | None:
        """The same view if it has this entry; what is read of it counts only as long as it has."""
        path = (WHERE, key, value)
        self.reading.paths[path] = None
        return NotedView(self.plain, self.reading, path) if self.plain[key] == value else None

    def read(self, other: Reading) -> None:
        """What was read of the same view elsewhere counts here as well."""
        if self.path:
            paths: dict[Path, None] = {}
            for path in other.paths:
                paths[path if path[0] == WHERE else (*self.path, *path)] = None
            other, keys = Reading(), other.keys
            other.paths, other.keys = paths, keys
        self.reading.add(other)

    def _note_keys(self) -> None:
        if self.depth:  # the entries of a view itself are always the same
            self.note(KEYS)

    def __getitem__(self, key: str) -> Any:  # noqa: ANN401 - whatever stands there
        """One entry."""
        return self.below(key, self.plain[key])

    def get(self, key: str, otherwise: Any = None) -> Any:  # noqa: ANN401 - as dict has it
        """One entry, if there is one."""
        if key not in self:
            return otherwise
        return self[key]

    def __contains__(self, key: object) -> bool:
        """Whether there is an entry."""
        there = key in self.plain
        if not isinstance(key, (str, int)):
            self.note()
        elif not there or self.depth:
            self.note(HAS, key)
        return there

    def __iter__(self) -> Iterator[str]:
        """All keys."""
        self._note_keys()
        return iter(self.plain)

    def __reversed__(self) -> Iterator[str]:
        """All keys, the last first."""
        self._note_keys()
        return reversed(self.plain)

    def __len__(self) -> int:
        """How many entries there are."""
        self._note_keys()
        return len(self.plain)

    __hash__ = None  # as of any dict

    def keys(self) -> Any:  # noqa: ANN401 - as dict has it
        """All keys."""
        self._note_keys()
        return self.plain.keys()

    def values(self) -> Any:  # noqa: ANN401 - as dict has it
        """All values."""
        return [value for _, value in self.items()]

    def items(self) -> Any:  # noqa: ANN401 - as dict has it
        """All keys and values."""
        if not all(map(self.is_deep, self.plain.values())):
            self.note()
            return self.plain.items()
        self._note_keys()
        return [(key, self[key]) for key in self.plain]


class NotedList(Noted, list[Any]):
    """A list in a view; of entries that have entries themselves it is noted what is read."""

    plain: list[Any]

    def __init__(self, given: list[Any], reading: Reading, path: Path) -> None:
        list.__init__(self, NO_ENTRIES)
        self.plain = given
        self.reading = reading
        self.path = path

    def __getitem__(self, which: Any) -> Any:  # noqa: ANN401 - an entry or several
        """One entry, or some of them."""
        if isinstance(which, slice):
            return list(self)[which]
        at = which if which >= 0 else len(self) + which
        return self.below(at, self.plain[which])

    def __iter__(self) -> Iterator[Any]:
        """All entries."""
        if not all(map(self.is_deep, self.plain)):
            self.note()
            return iter(self.plain)
        self.note(KEYS)
        return (self.below(at, entry) for at, entry in enumerate(self.plain))

    def __reversed__(self) -> Iterator[Any]:
        """All entries, the last first."""
        return iter([*self][::-1])

    def __len__(self) -> int:
        """How many entries there are."""
        self.note(KEYS)
        return len(self.plain)

    def __contains__(self, entry: object) -> bool:
        """Whether there is such an entry."""
        if isinstance(entry, (str, int)):
            self.note(HAS, entry)
        else:
            self.note()
        return entry in self.plain

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


def read_whole(given: Any) -> Any:  # noqa: ANN401 - whatever an area is given
    """The same with plain parts of the view, all of which counts as read."""
    if isinstance(given, Noted):
        given.note()
        return given.plain
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
        self.note()
        return method(self.plain, *[read_whole(one) for one in given])

    return read


def refuses(error: Exception) -> Callable[..., Any]:
    """A method that is not for areas."""

    def refuse(*_given: object, **_named: object) -> None:
        raise type(error)(*error.args)

    return refuse


KINDS: Final[dict[type, type]] = {NotedView: dict, NotedList: list, NotedOptions: dict}
for noted, kind in KINDS.items():
    for name in () if noted is NotedOptions else WHOLE[kind]:
        setattr(noted, name, reads_whole(kind, name))
    for name in CHANGING[kind].split():
        told = f"{name} would change what is only read: change a copy"
        setattr(noted, name, refuses(TypeError(told)))
for name in ALL_OPTIONS:
    told = "an area asks for the options of its own elements by their keys"
    setattr(NotedOptions, name, refuses(NotImplementedError(told)))
