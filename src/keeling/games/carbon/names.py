"""Names and numbers of a written position."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.carbon.engine.cards import UNSEEN
from keeling.games.carbon.engine.table import NONE
from keeling.kernel.errors import BadScenario


def named(n: int, names: list[str]) -> str:
    """A name, or an empty string for nothing."""
    return "" if n == NONE else names[n]


def names_of(bits: int, names: list[str]) -> list[str]:
    """The names of a set given as bits."""
    return [name for n, name in enumerate(names) if bits >> n & 1]


def number(name: str, names: list[str], kind: str) -> int:
    """The number of a name."""
    if name not in names:
        raise BadScenario(f"no {kind} is called '{name}'")
    return names.index(name)


def number_or_none(name: str, names: list[str], kind: str) -> int:
    """The number of a name, or that of nothing."""
    return number(name, names, kind) if name else NONE


def cards_at(where: vec[i64], place: int, names: list[str]) -> list[str]:
    """The cards at a place."""
    return [names[card] for card, there in enumerate(where) if there == place]


def put_card(where: vec[i64], card: int, place: int, name: str) -> None:
    """Put a card in its one place."""
    if where[card] != UNSEEN:
        raise BadScenario(f"'{name}' is in two places at once")
    where[card] = place
