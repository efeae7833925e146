"""The values of somebody's own box: whether they can be played, and which differ from ours."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from keeling.cli.errors import BAD_CONTENT, BadFile, fault_text
from keeling.cli.output import print_json, screen, table
from keeling.kernel.box import Given, given_values
from keeling.kernel.data import OVERLAY, overlay_faults
from keeling.kernel.errors import BadData
from keeling.kernel.faults import Fault
from keeling.kernel.toml import as_toml

if TYPE_CHECKING:
    from collections.abc import Sequence

    from keeling.kernel.game import AnyGame
    from keeling.text.catalogue import Catalogue


def check(game: AnyGame, folder: str, words: Catalogue, *, json: bool) -> int:
    """Say what is wrong with the values of a folder, line by line."""
    faults = found_faults(game, folder) or tried(game, folder)
    if json:
        print_json([as_json(fault, words) for fault in faults])
    elif faults:
        for fault in faults:
            screen(stderr=True).say(fault_text(fault, words))
    else:
        given = given_values(game, Path(folder))
        screen().say(words.say("cli-data-ok", **counts(given)))
    return BAD_CONTENT if faults else 0


def diff(game: AnyGame, folder: str, words: Catalogue, *, json: bool) -> int:
    """Show the values of a folder that are not those that come with this program."""
    if faults := found_faults(game, folder):
        raise BadData("; ".join(map(str, faults)), faults)
    given = given_values(game, Path(folder))
    others = [one for one in given if one.is_other]
    if json:
        print_json([msgspec.to_builtins(one) for one in others])
        return 0
    names = ("component", "field", "here", "box")
    rows = [[one.component, one.field, shown(one.shipped), shown(one.value)] for one in others]
    if rows:
        screen().print(table([words.say(f"cli-column-{name}") for name in names], rows))
    screen().say(words.say("cli-data-diff", **counts(given)))
    return 0


def found_faults(game: AnyGame, folder: str) -> list[Fault]:
    """What is wrong with the files of a folder."""
    if not (Path(folder) / game.id).is_dir():
        raise BadFile("cli-error-no-box", path=str(Path(folder) / game.id))
    return overlay_faults(game, Path(folder))


def tried(game: AnyGame, folder: str) -> list[Fault]:
    """What goes wrong when the game is played with these values: they are read once a process."""
    done = subprocess.run(  # noqa: S603 - our own module
        [sys.executable, "-m", "keeling.cli.data.trial", game.id],
        env={**os.environ, OVERLAY: folder},
        capture_output=True,
        check=False,
    )
    if done.returncode:
        reason = done.stderr.decode("utf-8", "replace").strip().rpartition("\n")[2]
        return [Fault(str(Path(folder) / game.id), 0, "unfit", {"reason": reason})]
    return msgspec.json.decode(done.stdout, type=list[Fault])


def as_json(fault: Fault, words: Catalogue) -> dict[str, Any]:
    """A fault for machines."""
    told = fault_text(fault, words)
    return {"file": fault.file, "line": fault.line, "fault": fault.what, "told": told}


def counts(given: Sequence[Given]) -> dict[str, int]:
    """How many values there are, and how many of them are others."""
    return {"count": len(given), "others": sum(1 for one in given if one.is_other)}


def shown(value: object) -> str:
    """A value, or a sign for none."""
    return "-" if value is None else as_toml(value)
