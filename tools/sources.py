"""How many values of components come from where, counted: the table in docs/reference/sources.md.

python -m tools.sources          writes it
python -m tools.sources --check  only says whether it is as the data files are
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Final

from keeling.kernel.data import OVERLAY
from keeling.kernel.registry import game
from keeling.kernel.sources import DECISION, PUBLIC, RECONSTRUCTED, RULEBOOK
from keeling.kernel.values import components, shares
from keeling.text.words import GameWords

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "reference" / "sources.md"
BEGIN: Final = "<!-- shares: written by make sources -->\n"
END: Final = "<!-- end of shares -->\n"
GAMES: Final = ("future_energy", "co2", "second_chance", "green_deal", "e_mission")
KINDS: Final = (RULEBOOK, PUBLIC, DECISION, RECONSTRUCTED)


def table() -> str:
    """The shares of all games: of all values, and of those on cards, tiles, tracks and maps."""
    heads = [
        "game",
        "values",
        *KINDS,
        "on cards, tiles, tracks and maps",
        f"of these {RECONSTRUCTED}",
    ]
    rule = "|".join(["---", *["---:"] * (len(heads) - 1)])
    lines = [" | ".join(cells) for cells in [heads, *map(row, GAMES)]]
    first, *others = [f"| {line} |\n" for line in lines]
    return "".join([first, f"|{rule}|\n", *others])


def row(name: str) -> list[str]:
    """The shares of a game."""
    found = components(game(name))
    counted, pieces = shares(found), shares([one for one in found if one.is_piece])
    total, on_pieces = sum(counted.values()), sum(pieces.values())
    told = [f"{counted.get(kind, 0)} ({share(counted.get(kind, 0), total)})" for kind in KINDS]
    ours = share(pieces.get(RECONSTRUCTED, 0), on_pieces)
    title = GameWords(game(name), "en").title()
    return [title, str(total), *told, str(on_pieces), ours]


def share(count: int, total: int) -> str:
    """A share in percent."""
    return f"{100 * count / total:.0f} %"


def page(text: str) -> str:
    """The page with the table as it should be."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{PAGE.name} has no place for the shares")
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


def main() -> int:
    """Write the table, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    os.environ.pop(OVERLAY, None)  # of what comes with Keeling alone
    written = PAGE.read_text("utf-8")
    made = page(written)
    if args.check:
        if made != written:
            print("docs/reference/sources.md is not as the data files are: make sources")
        return int(made != written)
    PAGE.write_text(made, "utf-8")
    print(table(), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
