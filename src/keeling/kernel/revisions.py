"""Revisions of games: which there are, and which one this process plays.

A change of rules or component data is a new revision of a game, its number `revision` in `[meta]`
of `data/data.toml`. What the data of an earlier one had different is kept in
`data/revisions/<number>/`, the names of the files as in `data/`; laid over each other from the
newest to the one wanted, they give it back. A rule that has changed asks which revision it is. A
process plays one revision of a game: the newest, or what the environment variable
`KEELING_REVISIONS` names (`e_mission=2`).
"""

from __future__ import annotations

import os
import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from keeling.kernel.errors import BadConfig

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

ASKED: Final = "KEELING_REVISIONS"
FIRST: Final = 1
NUMBER: Final = "[0-9]{1,6}"  # of a revision, as people write it


def revision(game: str) -> int:
    """The revision of a game that this process plays."""
    wanted = asked(os.environ).get(game)
    if wanted is None:
        return newest(game)
    if wanted not in known(game):
        raise BadConfig(f"revision {wanted} of {game} is not known here; {there_are(game)}")
    return wanted


def asked(environment: Mapping[str, str]) -> dict[str, int]:
    """The revisions that an environment names: `e_mission=2,green_deal=1`."""
    found = {}
    for entry in environment.get(ASKED, "").replace(",", " ").split():
        game, _, number = entry.partition("=")
        if not re.fullmatch(NUMBER, number):
            raise BadConfig(f"{ASKED}: '{entry}' is not of the form GAME=NUMBER")
        found[game] = int(number)
    return found


def asking(revisions: Mapping[str, int]) -> str:
    """What has to stand in the environment for these revisions."""
    return ",".join(f"{game}={number}" for game, number in sorted(revisions.items()))


def known(game: str) -> range:
    """The revisions of a game that can be played; empty for a game that keeps none."""
    folder = data_folder(game)
    if not (folder / "data.toml").is_file():
        return range(0)
    last = newest(game)
    first = last
    while first > FIRST and (folder / "revisions" / str(first - 1)).is_dir():
        first -= 1
    return range(first, last + 1)


def there_are(game: str) -> str:
    """The revisions of a game, for messages."""
    return f"there are: {', '.join(str(number) for number in known(game))}"


def newest(game: str) -> int:
    """The revision that the data files of a game hold as they are."""
    number: int = raw_tables(game, "data.toml")["meta"]["revision"]
    return number


def earlier(game: str, name: str) -> list[dict[str, Any]]:
    """What to lay over a data file, one after the other, for the revision that is played."""
    folder = data_folder(game) / "revisions"
    numbers = range(newest(game) - 1, revision(game) - 1, -1)
    return [
        raw_tables(game, f"revisions/{number}/{name}.toml")
        for number in numbers
        if (folder / str(number) / f"{name}.toml").is_file()
    ]


@cache
def raw_tables(game: str, path: str) -> dict[str, Any]:
    """A data file as it is written. Nobody may change what is returned."""
    return tomllib.loads(data_folder(game).joinpath(*path.split("/")).read_text("utf-8"))


def data_folder(game: str) -> Traversable:
    """Where the data files of a game are."""
    return files("keeling.games") / game / "data"
