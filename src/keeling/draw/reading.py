"""What was read of a view: paths to fields and entries, as deep as seats and their stocks."""

from __future__ import annotations

from itertools import count
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

if TYPE_CHECKING:
    from keeling.kernel.view import View

NUMBERS: Final = count()
Step = str | int
Path = tuple[Step, ...]  # ("seats", "white", "money"), ("seats", 0)
MISSING: Final = "\0"  # stands for no entry
KEYS: Final = "\0keys"  # which entries there are, whatever stands in them
WHERE: Final = "\0where"  # the rest counts only if the entry of the next step is the one after it
HAS: Final = "\0has"  # whether there is what the next step says
THERE: Final = "\0there"  # whether there is anything, whatever it is


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

    def under(self, condition: Path) -> Reading:
        """The same, as far as a condition holds; what has a condition of its own keeps that."""
        if not condition:
            return self
        made = Reading()
        made.keys = self.keys
        for path in self.paths:
            made.paths[path if path[0] == WHERE else (*condition, *path)] = None
        return made


def value_at(view: View, path: Path) -> object:
    """What stands at a path of a view."""
    if path[0] == WHERE:
        _, key, value, *rest = path
        if getattr(view, str(key)) != value:
            return MISSING
        return follow(view, tuple(rest)) if rest else True
    return follow(view, path)


def follow(view: View, path: Path) -> object:
    """What stands at a path without a condition."""
    found: Any = view
    for n, step in enumerate(path):
        if step == THERE:
            return found is not None and found is not MISSING
        if isinstance(found, Struct):
            found = getattr(found, str(step), MISSING)
        elif not isinstance(found, (dict, list)):
            return MISSING
        elif step in (HAS, KEYS):
            return inside(found, path[n:])
        elif isinstance(found, dict):
            found = found.get(step, MISSING)
        else:
            found = found[step] if isinstance(step, int) and step < len(found) else MISSING
    return found


def inside(found: dict[Any, Any] | list[Any], asked: Path) -> object:
    """Which entries there are, or whether there is one."""
    if asked[0] == HAS:
        return asked[1] in found
    return list(found) if isinstance(found, dict) else len(found)
