"""TOML that others have written."""

from __future__ import annotations

import tomllib
from typing import Any, Final

LONGEST: Final = 10_000  # letters of a line: a key of very many parts takes a parser very long


def parse_toml(text: str) -> dict[str, Any]:
    """The tables of a TOML file; ValueError or RecursionError: it is none."""
    for n, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST:
            raise ValueError(f"line {n} has more than {LONGEST} letters")
    return tomllib.loads(text)
