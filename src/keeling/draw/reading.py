"""A view that notes what is read of it: whole entries, or entries of an entry."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

Path = tuple[str, ...]  # an entry of a view, or an entry of an entry: ("seats", "white")
MISSING: Final = "\0"  # stands for no entry
KEYS: Final = "\0keys"  # which entries there are, whatever stands in them


class Reading:
    """What was read: paths into a view, and keys of options. It only grows."""

    def __init__(self) -> None:
        self.paths: dict[Path, None] = {}
        self.keys: dict[str, None] = {}
        self.lock = Lock()

    def add(self, other: Reading) -> None:
        """Another one's as well. Those who read these meanwhile see the old ones or the new."""
        with self.lock:
            self.paths, self.keys = {**self.paths, **other.paths}, {**self.keys, **other.keys}


def value_at(view: Mapping[str, Any], path: Path) -> object:
    """What stands at a path of a view."""
    found: Any = view.get(path[0], MISSING)
    for key in path[1:]:
        if not isinstance(found, dict):
            return MISSING
        found = list(found) if key == KEYS else found.get(key, MISSING)
    return found


class NotedView(dict[str, Any]):
    """A view, or an entry of one that has entries itself, read like any other."""

    def __init__(self, given: dict[str, Any], reading: Reading, path: Path = ()) -> None:
        super().__init__(given)
        self.plain = given
        self.reading = reading
        self.path = path

    def _note(self, key: str) -> None:
        self.reading.paths[(*self.path, key)] = None

    def _note_keys(self) -> None:
        if self.path:  # the entries of a view itself are always the same
            self._note(KEYS)

    def _note_all(self) -> None:
        if self.path:
            self.reading.paths[self.path] = None
        else:
            self.reading.paths.update(dict.fromkeys((key,) for key in dict.keys(self)))

    def __getitem__(self, key: str) -> Any:  # noqa: ANN401 - whatever stands there
        """One entry; one that has entries itself notes which of them are read."""
        found = dict.get(self, key, MISSING)
        if isinstance(found, dict) and found and not self.path:
            return NotedView(found, self.reading, (key,))
        self._note(key)
        return super().__getitem__(key)

    def get(self, key: str, otherwise: Any = None) -> Any:  # noqa: ANN401 - as dict has it
        """One entry, if there is one."""
        if key not in self:
            return otherwise
        return self[key]

    def __contains__(self, key: object) -> bool:
        """Whether there is an entry."""
        there = super().__contains__(key)
        if not there or self.path:
            self._note(str(key))
        return there

    def __iter__(self) -> Iterator[str]:
        """All keys."""
        self._note_keys()
        return super().__iter__()

    def __len__(self) -> int:
        """How many entries there are."""
        self._note_keys()
        return super().__len__()

    def __eq__(self, other: object) -> bool:
        """Whether another one has the same entries."""
        self._note_all()
        return super().__eq__(other)

    __hash__ = None  # as of any dict

    def keys(self) -> Any:  # noqa: ANN401 - as dict has it
        """All keys."""
        self._note_keys()
        return super().keys()

    def values(self) -> Any:  # noqa: ANN401 - as dict has it
        """All values."""
        self._note_all()
        return super().values()

    def items(self) -> Any:  # noqa: ANN401 - as dict has it
        """All keys and values."""
        self._note_all()
        return super().items()


class NotedOptions(dict[str, str]):
    """Options by element, of which an area asks for those of its own elements, one by one."""

    def __init__(self, given: Mapping[str, str], reading: Reading) -> None:
        super().__init__(given)
        self.plain = given
        self.reading = reading

    def __getitem__(self, key: str) -> str:
        """The option of an element."""
        self.reading.keys[key] = None
        return super().__getitem__(key)

    def get(self, key: str, otherwise: Any = None) -> Any:  # noqa: ANN401 - as dict has it
        """The option of an element, if there is one."""
        self.reading.keys[key] = None
        return super().get(key, otherwise)

    def __contains__(self, key: object) -> bool:
        """Whether an element has an option."""
        self.reading.keys[str(key)] = None
        return super().__contains__(key)

    def __iter__(self) -> Iterator[str]:
        """Not in an area: it would have to be drawn anew whenever anything can be chosen."""
        raise NotImplementedError("an area asks for the options of its own elements by their keys")
