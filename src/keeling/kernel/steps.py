"""The notation of steps: an agenda can be written down and read back, `planning white`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from keeling.kernel.agenda import Apart, Gather, Together
from keeling.kernel.errors import BadScenario
from keeling.kernel.facts import NUMBER

if TYPE_CHECKING:
    from keeling.kernel.agenda import Step


FLAG = "flag"  # 0 or 1: compiled steps tell bools from numbers
PLAIN = (NUMBER, FLAG)


class Steps:
    """All steps of a game by name, with the kinds of their numbers."""

    def __init__(self, names: dict[str, list[str]]) -> None:
        self.names = names
        self.kinds: dict[str, dict[str, str]] = {}
        self.classes: dict[str, type[Step[Any]]] = {}
        self.step("gather", Gather)
        self.step("together", Together)
        self.step("apart", Apart)

    def step(self, name: str, made: type[Step[Any]], **kinds: str) -> None:
        """Declare a step: its attributes in the order of its arguments, each with its kind."""
        self.classes[name] = made
        self.kinds[name] = kinds

    def name(self, step: Step[Any]) -> str:
        """The name of a step."""
        return next(name for name, made in self.classes.items() if type(step) is made)

    def write(self, step: Step[Any]) -> str:
        """A step in words."""
        name = self.name(step)
        words = [self._word(kind, int(getattr(step, a))) for a, kind in self.kinds[name].items()]
        return " ".join([name, *words])

    def named(self, step: Step[Any]) -> list[tuple[str, str | int]]:
        """The numbers of a step by kind, as sentences need them; steps carry no secrets."""
        found = [(kind, int(getattr(step, a))) for a, kind in self.kinds[self.name(step)].items()]
        return [(kind, n if kind in PLAIN else self.names[kind][n]) for kind, n in found]

    def _word(self, kind: str, value: int) -> str:
        return str(value) if kind in PLAIN else self.names[kind][value]

    def read(self, text: str, seats: int) -> Step[Any]:
        """A step from words, for so many seats; says what is wrong with bad ones."""
        name, *words = text.split() or [""]
        if name not in self.classes:
            raise BadScenario(f"agenda: no step is called '{name}'; see {', '.join(self.classes)}")
        kinds = list(self.kinds[name].values())
        if len(words) != len(kinds):
            raise BadScenario(f"agenda: write '{' '.join([name, *(f'<{k}>' for k in kinds)])}'")
        values = [self._value(kind, word) for kind, word in zip(kinds, words, strict=True)]
        if any(kind == "seat" and n >= seats for kind, n in zip(kinds, values, strict=True)):
            raise BadScenario(f"agenda: '{text}': there are only {seats} seats")
        made: Any = self.classes[name]
        return made(*values)  # type: ignore[no-any-return]

    def _value(self, kind: str, word: str) -> int:
        if kind == FLAG and word in ("0", "1"):
            return word == "1"
        if kind in PLAIN:
            if not re.fullmatch("-?[0-9]{1,18}", word):
                raise BadScenario(f"agenda: '{word}' is not a number")
            return int(word)
        if word not in self.names[kind]:
            raise BadScenario(f"agenda: no {kind} is called '{word}'")
        return self.names[kind].index(word)
