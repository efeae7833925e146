"""`keeling games`: what can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from keeling.cli.options import add_json
from keeling.cli.output import print_json, screen, table
from keeling.kernel.config import describe
from keeling.kernel.registry import game, game_ids
from keeling.text.words import GameWords

if TYPE_CHECKING:
    from argparse import Namespace

    from keeling.cli.parser import Parser
    from keeling.text.catalogue import Catalogue


def arguments(parser: Parser) -> None:
    """Only the shared ones."""
    add_json(parser)


def run(args: Namespace, words: Catalogue) -> int:
    """List the games that are installed."""
    rows = [about(name, words.language) for name in game_ids()]
    if args.json:
        print_json(rows)
        return 0
    headings = [words.say(f"cli-column-{name}") for name in ("id", "name", "seats", "configs")]
    shown = [[typed(r["id"]), r["name"], spread(r["seats"]), str(r["configs"])] for r in rows]
    out = screen()
    out.print(table(headings, shown))
    for name in game_ids():
        for setting in game(name).settings:
            values = " | ".join(describe(value) for value in setting.values if value)
            out.say(f"{name} --set {setting.name}={values}", style="dim")
    return 0


def about(name: str, language: str) -> dict[str, Any]:
    """One game as a row of the list."""
    found = game(name)
    return {
        "id": found.id,
        "name": GameWords(found, language).title(),
        "seats": list(found.seats),
        "configs": sum(1 for _ in found.configs()),
        "ready": True,
    }


def typed(name: str) -> str:
    """The id of a game, with the other names that can be typed: `e_mission (daybreak)`."""
    also = ", ".join(game(name).also)
    return f"{name} ({also})" if also else name


def spread(seats: list[int]) -> str:
    """How many can play: `2-4`."""
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}-{seats[-1]}"
