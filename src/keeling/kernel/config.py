"""How a game is set up: frozen, hashable, JSON; every legal config can be listed."""

from __future__ import annotations

import random
import reprlib
from itertools import chain, combinations
from typing import TYPE_CHECKING

from msgspec import Struct

from keeling.kernel.errors import BadConfig

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

SHORT = reprlib.Repr()
SHORT.maxstring = SHORT.maxother = 200
SAMPLE = 50  # configs that are compared for each pair that is not covered yet

Value = bool | str | tuple[str, ...]
Json = bool | int | str | list[str]


class Config(Struct, frozen=True):
    """One way to set a game up."""

    game: str
    seats: int
    settings: tuple[tuple[str, Value], ...] = ()

    def __getitem__(self, name: str) -> Value:
        """The value of a setting."""
        return dict(self.settings)[name]

    def has(self, name: str, member: str) -> bool:
        """Whether a setting that is a set of names holds this one."""
        value = self[name]
        return isinstance(value, tuple) and member in value

    def changed(self, name: str, value: Value) -> Config:
        """The same but for one setting."""
        settings = tuple((n, value if n == name else v) for n, v in self.settings)
        return Config(self.game, self.seats, settings)

    def json(self) -> dict[str, Json]:
        """The config as a flat JSON object: seats and settings."""
        flat: dict[str, Json] = {"seats": self.seats}
        for name, value in self.settings:
            flat[name] = list(value) if isinstance(value, tuple) else value
        return flat

    def __str__(self) -> str:
        """Short, for tables and test names: `3 seats modules=module_1+module_3`."""
        return " ".join([f"{self.seats} seats", *(shown(n, v) for n, v in self.settings if v)])


def shown(name: str, value: Value) -> str:
    """A setting in one word."""
    if isinstance(value, bool):
        return name
    return f"{name}={value if isinstance(value, str) else '+'.join(value)}"


class Setting(Struct, frozen=True):
    """A setting of a game, with everything it can be; the first value is the default."""

    name: str
    values: tuple[Value, ...]

    def read(self, value: object) -> Value:
        """A value given by a person or a file, in its one true form."""
        wanted: object = value
        if isinstance(self.values[0], tuple) and isinstance(value, (list, tuple, str)):
            members = value.split(",") if isinstance(value, str) else list(value)
            if all(isinstance(member, str) for member in members):
                wanted = tuple(sorted({member.strip() for member in members} - {""}))
        elif isinstance(self.values[0], bool) and isinstance(value, str):
            wanted = {"true": True, "false": False}.get(value.lower(), value)
        elif isinstance(self.values[0], str) and type(value) is int:
            wanted = str(value)
        for known in self.values:
            if known == wanted and type(known) is type(wanted):
                return known
        choices = "; ".join(str(describe(v)) for v in self.values)
        raise BadConfig(f"{self.name} cannot be {short(value)}; it can be: {choices}")


def short(value: object) -> str:
    """What somebody gave, for messages: it may be very long, or very deep."""
    return SHORT.repr(value)


def describe(value: Value) -> str:
    """A value as a person would type it."""
    if isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, str) else (",".join(value) or "(nothing)")


def any_of(name: str, *members: str) -> Setting:
    """A setting that is any set of these members; by default none."""
    sizes = range(len(members) + 1)
    subsets = chain.from_iterable(combinations(sorted(members), n) for n in sizes)
    return Setting(name, tuple(subsets))


def one_of(name: str, *values: str) -> Setting:
    """A setting that is one of these values; by default the first."""
    return Setting(name, values)


def flag(name: str) -> Setting:
    """A setting that is on or off; by default off."""
    return Setting(name, (False, True))


def make_config(
    game: str, seats: range, settings: tuple[Setting, ...], given: Mapping[str, object]
) -> Config:
    """A config from what a person or a file gave; says what is wrong with it."""
    known = {"seats", *(setting.name for setting in settings)}
    if unknown := sorted(set(given) - known):
        raise BadConfig(f"{game} has no setting {unknown[0]!r}; it has: {', '.join(sorted(known))}")
    n = given.get("seats", seats[-1])
    if not isinstance(n, int) or isinstance(n, bool) or n not in seats:
        raise BadConfig(f"{game} is for {seats[0]} to {seats[-1]} seats, not {short(n)}")
    values = tuple((s.name, s.read(given.get(s.name, s.values[0]))) for s in settings)
    return Config(game, n, values)


def covering(configs: Iterable[Config]) -> list[Config]:
    """A few configs in which any two values that go together do so at least once, for tests."""
    left = {config: pairs_of(config) for config in configs}
    missing = set().union(*left.values())
    chosen: list[Config] = []
    rng = random.Random(0)  # noqa: S311 - which of many good samples does not matter
    while missing:
        wanted = min(missing)
        fitting = [config for config, pairs in left.items() if wanted in pairs]
        sample = rng.sample(fitting, min(len(fitting), SAMPLE))
        best = max(sample, key=lambda config: len(left[config] & missing))
        chosen.append(best)
        missing -= left[best]
    return chosen


def pairs_of(config: Config) -> set[str]:
    """Any two of the seats and settings of a config."""
    values = [f"seats={config.seats}", *(f"{name}={value}" for name, value in config.settings)]
    return {" ".join(pair) for pair in combinations(values, min(2, len(values)))}


def all_configs(game: str, seats: range, settings: tuple[Setting, ...]) -> Iterator[Config]:
    """Every combination of seats and settings."""
    rows: list[tuple[tuple[str, Value], ...]] = [()]
    for setting in settings:
        rows = [(*row, (setting.name, value)) for row in rows for value in setting.values]
    for n in seats:
        for row in rows:
            yield Config(game, n, row)
