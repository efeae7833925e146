"""TOML that others have written: read it, find a line of it, and write values for them."""

from __future__ import annotations

import json
import re
import tomllib
from datetime import date, time
from typing import Any, Final

LONGEST: Final = 10_000  # letters of a line: a key of very many parts takes a parser very long
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")

Path = tuple[str | int, ...]  # the keys and places that lead to a value: ("power", 0, "demand")


def parse_toml(text: str) -> dict[str, Any]:
    """The tables of a TOML file; ValueError or RecursionError: it is none."""
    for n, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST:
            raise ValueError(f"line {n} has more than {LONGEST} letters")
    return tomllib.loads(text)


def line_of(text: str, path: Path) -> int:
    """The line on which what gives a value begins; the text is TOML, and the value is in it."""
    lines = text.replace("\r\n", "\n").split("\n")
    low, high = 0, len(lines)  # without the value, and with it
    while high - low > 1:
        middle = (low + high) // 2
        if has(whole_part(lines, middle)[1], path):
            high = middle
        else:
            low = middle
    return whole_part(lines, high - 1)[0] + 1


def whole_part(lines: list[str], n: int) -> tuple[int, dict[str, Any]]:
    """How many of the first lines are TOML by themselves, `n` at most, and what they hold."""
    for count in range(n, 0, -1):
        try:
            return count, tomllib.loads("\n".join(lines[:count]))
        except tomllib.TOMLDecodeError:
            continue  # it ends within a list or a text
    return 0, {}


def has(tables: object, path: Path) -> bool:
    """Whether there is a value at a place."""
    found = tables
    for key in path:
        if isinstance(found, list):
            found = dict(enumerate(found))
        if not isinstance(found, dict) or key not in found:
            return False
        found = found[key]
    return True


def as_toml(value: object) -> str:
    """A value as it stands behind `=`, in one line."""
    match value:
        case dict():
            pairs = ", ".join(f"{as_key(key)} = {as_toml(one)}" for key, one in value.items())
            return f"{{ {pairs} }}" if pairs else "{}"
        case list() | tuple():
            return f"[{', '.join(map(as_toml, value))}]"
        case date() | time():
            return value.isoformat()
        case float():
            return repr(value)
        case _:
            return json.dumps(value, ensure_ascii=False)


def as_key(key: str) -> str:
    """A key as it stands before `=`."""
    return key if BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)
