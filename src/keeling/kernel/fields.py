"""The kinds of fields that a state has: how each is written down by names, and read back.

Inside `Each` a field is asked about one row: `Count("ceps", "region_ceps")` then means
`s.region_ceps[row]`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from librt.vecs import append, vec
from msgspec import Meta
from mypy_extensions import i64

from keeling.kernel.bag import bag
from keeling.kernel.errors import BadScenario

NONE: Final = -1  # nothing, where a state has numbers for names
MOST: Final = 9999  # of anything that is counted
REQUIRED: Final = msgspec.NODEFAULT

Names: TypeAlias = Sequence[str] | Callable[[Any], Sequence[str]]  # always the same, or by state
Row: TypeAlias = int | None  # which row of `Each` a field is asked about; None: it is in none


class Field:
    """One key of a position."""

    kind: Any = int  # what stands there, as msgspec reads it

    def __init__(self, key: str, of: str = "", default: Any = REQUIRED) -> None:
        self.key = key
        self.of = of or key
        self.default = default

    def write(self, s: Any, row: Row) -> Any:
        """What stands in the position."""
        value = getattr(s, self.of)
        return value if row is None else value[row]

    def read(self, s: Any, row: Row, value: Any) -> None:
        """Put into the state what stands in a position."""
        if row is None:
            setattr(s, self.of, value)
        else:
            getattr(s, self.of)[row] = value

    def attributes(self) -> set[str]:
        """Which attributes of the state are told by this."""
        return {self.of}


class Count(Field):
    """A plain number."""

    def __init__(
        self,
        key: str,
        of: str = "",
        default: Any = REQUIRED,
        *,
        least: int = 0,
        most: int = MOST,
    ) -> None:
        super().__init__(key, of, default)
        self.kind = Annotated[int, Meta(ge=least, le=most)]


class Flag(Field):
    """Whether something is so; in a row, one bit of a set."""

    kind = bool

    def write(self, s: Any, row: Row) -> bool:
        """The bit of this row."""
        value = getattr(s, self.of)
        return bool(value) if row is None else bool(value >> row & 1)

    def read(self, s: Any, row: Row, value: bool) -> None:  # noqa: FBT001 - what is read comes last
        """Set the bit of this row."""
        if row is None:
            setattr(s, self.of, value)
        elif value:
            setattr(s, self.of, getattr(s, self.of) | 1 << row)


class Named(Field):
    """Something that is called by names; `what` is the word for one of them."""

    def __init__(
        self,
        key: str,
        names: Names,
        of: str = "",
        default: Any = REQUIRED,
        *,
        what: str = "",
    ) -> None:
        super().__init__(key, of, default)
        self.names = names
        self.what = what or key

    def called(self, s: Any) -> Sequence[str]:
        """The names in this state."""
        return self.names(s) if callable(self.names) else self.names

    def number(self, s: Any, name: str) -> int:
        """The number of a name; says what is wrong with another one."""
        return number(name, self.called(s), self.what)


class Name(Named):
    """One of these names, or nothing: an empty string."""

    kind = str

    def write(self, s: Any, row: Row) -> str:
        """The name."""
        found = Field.write(self, s, row)  # super() takes as long as all the rest
        return "" if found == NONE else self.called(s)[found]

    def read(self, s: Any, row: Row, value: str) -> None:
        """Its number."""
        is_name = value or "" in self.called(s)
        super().read(s, row, self.number(s, value) if is_name else NONE)


class Seat(Name):
    """A seat of the table, or nobody."""

    def __init__(self, key: str, names: Sequence[str], of: str = "", default: Any = "") -> None:
        super().__init__(key, names, of, default, what="seat")

    def number(self, s: Any, name: str) -> int:
        """The number of a seat at which somebody sits."""
        return seat_number(s, name, self.called(s))


class Members(Named):
    """A set of these names, as bits."""

    kind = list[str]

    def write(self, s: Any, row: Row) -> list[str]:
        """The names in it."""
        bits = super().write(s, row)
        return [name for n, name in enumerate(self.called(s)) if bits >> n & 1]

    def read(self, s: Any, row: Row, value: list[str]) -> None:
        """Their bits."""
        super().read(s, row, sum(1 << n for n in {self.number(s, name) for name in value}))


class Queue(Named):
    """Names in their order, as many as there are."""

    kind = list[str]

    def write(self, s: Any, row: Row) -> list[str]:
        """The names."""
        return [self.called(s)[n] for n in getattr(s, self.of)]

    def read(self, s: Any, row: Row, value: list[str]) -> None:
        """Their numbers."""
        found = vec[i64]()
        for name in value:
            found = append(found, self.number(s, name))
        setattr(s, self.of, found)


class Places(Named):
    """What lies at each of so many places, an empty string where nothing does."""

    kind = list[str]

    def write(self, s: Any, row: Row) -> list[str]:
        """The names."""
        names = self.called(s)
        return ["" if n == NONE else names[n] for n in getattr(s, self.of)]

    def read(self, s: Any, row: Row, value: list[str]) -> None:
        """Their numbers."""
        there = getattr(s, self.of)
        if len(value) != len(there):
            raise BadScenario(f"name {len(there)}, '' for an empty place")
        for n, name in enumerate(value):
            there[n] = self.number(s, name) if name else NONE


class Counts(Named):
    """How many there are of each name; in a row, the stretch of its owner.

    `sparse` leaves out names of which there are none.
    """

    def __init__(  # noqa: PLR0913 - each of them is said by somebody
        self,
        key: str,
        names: Names,
        of: str = "",
        default: Any = REQUIRED,
        *,
        what: str = "",
        sparse: bool = False,
        least: int = 0,
        most: int = MOST,
    ) -> None:
        super().__init__(key, names, of, default, what=what)
        self.sparse = sparse
        self.kind = dict[str, Annotated[int, Meta(ge=least, le=most)]]

    def write(self, s: Any, row: Row) -> dict[str, int]:
        """By name."""
        names = self.called(s)
        first = (row or 0) * len(names)
        numbers = self.numbers(s)[first : first + len(names)]
        found = zip(names, numbers, strict=True)
        return {name: n for name, n in found if n or not self.sparse}

    def read(self, s: Any, row: Row, value: Mapping[str, int]) -> None:
        """What is left out is none."""
        numbers = getattr(s, self.of)
        for n, one in enumerate(self.given(s, value), (row or 0) * len(self.called(s))):
            numbers[n] = one

    def given(self, s: Any, value: Mapping[str, int]) -> list[int]:
        """How many there are of each, in the order of the names."""
        found = {self.number(s, name): n for name, n in value.items()}
        return [found.get(n, 0) for n in range(len(self.called(s)))]

    def numbers(self, s: Any) -> Sequence[int]:
        """Where the state has them."""
        return list(getattr(s, self.of))


class Pool(Counts):
    """A bag: how many there are of each name, in no order."""

    def read(self, s: Any, row: Row, value: Mapping[str, int]) -> None:
        """What is left out is none."""
        setattr(s, self.of, bag(self.given(s, value)))

    def numbers(self, s: Any) -> Sequence[int]:
        """What is in the bag."""
        return list(getattr(s, self.of).counts)


class Numbers(Field):
    """Numbers side by side; in a row, `width` of them."""

    kind = list[Annotated[int, Meta(ge=-MOST, le=MOST)]]

    def __init__(self, key: str, of: str = "", default: Any = REQUIRED, width: int = 0) -> None:
        super().__init__(key, of, default)
        self.width = width

    def write(self, s: Any, row: Row) -> list[int]:
        """All of them, or those of a row."""
        numbers = getattr(s, self.of)
        return list(numbers if row is None else numbers[row * self.width : (row + 1) * self.width])

    def read(self, s: Any, row: Row, value: list[int]) -> None:
        """What is left out stays as it is."""
        numbers = getattr(s, self.of)
        most = len(numbers) if row is None else self.width
        if len(value) > most:
            raise BadScenario(f"there are only {most} numbers")
        for n, one in enumerate(value):
            numbers[(row or 0) * self.width + n] = one


class Cards(Named):
    """The cards at a place: `at`, and in a row `at + step * row`. Each card is in one place."""

    kind = list[str]

    def __init__(  # noqa: PLR0913 - each of them is said by somebody
        self,
        key: str,
        names: Names,
        of: str = "",
        default: Any = (),
        *,
        what: str = "",
        at: int = 0,
        step: int = 1,
        nowhere: int = NONE,
    ) -> None:
        super().__init__(key, names, of, default, what=what)
        self.at = at
        self.step = step
        self.nowhere = nowhere

    def write(self, s: Any, row: Row) -> list[str]:
        """Those that lie there."""
        place, places = self.at + self.step * (row or 0), getattr(s, self.of)
        if place not in places:  # as mostly: that is seen sooner than names are looked through
            return []
        there = zip(self.called(s), places, strict=True)
        return [name for name, where in there if where == place]

    def read(self, s: Any, row: Row, value: list[str]) -> None:
        """Lay them there."""
        for name in value:
            self.lay(s, name, self.at + self.step * (row or 0))

    def lay(self, s: Any, name: str, place: int) -> None:
        """Lay a card somewhere that lies nowhere else."""
        put_card(getattr(s, self.of), self.number(s, name), place, name, self.nowhere)


class Display(Cards):
    """Cards side by side: the first lies at `at`, the next at `at + 1`."""

    def write(self, s: Any, row: Row) -> list[str]:
        """From the first to the last."""
        names, places = self.called(s), enumerate(getattr(s, self.of))
        return [
            names[card] for place, card in sorted((p, c) for c, p in places) if place >= self.at
        ]

    def read(self, s: Any, row: Row, value: list[str]) -> None:
        """Lay them side by side."""
        for n, name in enumerate(value):
            self.lay(s, name, self.at + n)


class Own(Field):
    """What has a form of its own: a function that writes it, and one that reads it."""

    def __init__(  # noqa: PLR0913, PLR0917 - each of them is said by everybody
        self,
        key: str,
        kind: Any,
        write: Callable[[Any, Any], Any],
        read: Callable[[Any, Any, Any], object],
        of: str | Iterable[str] = "",
        default: Any = REQUIRED,
    ) -> None:
        super().__init__(key, default=default)
        self.kind = kind
        self.write_it, self.read_it = write, read
        self.told = {of or key} if isinstance(of, str) else set(of)

    def write(self, s: Any, row: Row) -> Any:
        """As its function says."""
        return self.write_it(s, row)

    def read(self, s: Any, row: Row, value: Any) -> None:
        """As its function says."""
        self.read_it(s, row, value)

    def attributes(self) -> set[str]:
        """All that the functions care for."""
        return self.told


def number(name: str, names: Sequence[str], what: str) -> int:
    """The number of a name; says what is wrong with another one."""
    try:
        return names.index(name)
    except ValueError:
        raise BadScenario(f"no {what} is called '{name}'") from None


def seat_number(s: Any, name: str, names: Sequence[str]) -> int:
    """The number of a seat at which somebody sits."""
    seat = number(name, names, "seat")
    if seat >= s.seats:
        raise BadScenario(f"'{name}' does not sit at a table of {s.seats}")
    return seat


def put_card(where: vec[i64], card: int, place: int, name: str, nowhere: int = NONE) -> None:
    """Lay a card somewhere; each is in one place."""
    if where[card] != nowhere:
        raise BadScenario(f"'{name}' is in two places at once")
    where[card] = place
