"""What rules say beside doing: events (what happened) and reasons (why something is not legal).

Both are declared once, one line each, with the kinds of their arguments; catalogues turn them
into sentences. An argument kind is a kind of the vocabulary, or `number` for a plain number.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

NUMBER: Final = "number"
ARGUMENT: Final = 12  # bits for one argument of a reason
NUMBER_BITS: Final = 8  # bits for the reason itself


@final
class Event:
    """A fact that can be told. The seat it is about stands first."""

    def __init__(self, number: int, name: str, kinds: list[str]) -> None:
        self.number: i64 = number
        self.name = name
        self.kinds = kinds
        self.secret = -1
        self.barrier = False


@final
class Events:
    """All facts a game can tell; shared ones come first, with their numbers."""

    def __init__(self, shared: Events | None = None) -> None:
        self.all: list[Event] = list(shared.all) if shared else []

    def event(self, name: str, *kinds: str) -> Event:
        """Declare a fact that everybody may know."""
        event = Event(len(self.all), name, list(kinds))
        self.all.append(event)
        return event

    def secret(self, name: str, *kinds: str) -> Event:
        """Declare a fact whose last argument only the seat named first may know."""
        event = self.event(name, *kinds)
        event.secret = len(kinds) - 1
        return event

    def barrier(self, name: str, *kinds: str) -> Event:
        """Declare a fact that no undo goes back behind: a secret laid open, a new turn."""
        event = self.event(name, *kinds)
        event.barrier = True
        return event


@final
class Reason:
    """Why an option is not legal: a clause of the rules, with up to two numbers."""

    def __init__(self, number: int, name: str, clause: str, kinds: list[str]) -> None:
        self.number: i64 = number
        self.name = name
        self.clause = clause
        self.kinds = kinds

    def at(self, a: i64 = 0, b: i64 = 0) -> i64:
        """The objection with these arguments; never 0, which stands for legal."""
        return self.number | (a << NUMBER_BITS) | (b << (NUMBER_BITS + ARGUMENT))


@final
class Reasons:
    """All objections of a game."""

    def __init__(self) -> None:
        self.all: list[Reason] = []

    def reason(self, name: str, clause: str, *kinds: str) -> Reason:
        """Declare an objection."""
        reason = Reason(len(self.all) + 1, name, clause, list(kinds))
        self.all.append(reason)
        return reason

    def read(self, objection: int) -> tuple[Reason, list[int]]:
        """The reason behind an objection, and its arguments."""
        reason = self.all[(objection & ((1 << NUMBER_BITS) - 1)) - 1]
        mask = (1 << ARGUMENT) - 1
        args = [
            (objection >> NUMBER_BITS) & mask,
            (objection >> (NUMBER_BITS + ARGUMENT)) & mask,
        ]
        return reason, args[: len(reason.kinds)]
