"""Keep what an earlier revision of a game's data had different from the present files.

`python -m tools.revision e_mission 2 --from GITREF` reads the data files of a commit and the
present ones, and writes `data/revisions/2/*.toml`: laid over the present files, they give back
those of the commit (`keeling/kernel/revisions.py`). Only what differs is written. Tables that no
shape describes are words for readers, and are not kept.
"""

from __future__ import annotations

import argparse
import subprocess
import tomllib
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import tomlkit
from msgspec import inspect

from keeling.kernel.data import SHAPES
from keeling.kernel.merging import GONE, bare, fields, is_table, merged, name, row_type
from keeling.kernel.sources import Row

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT: Final = Path(__file__).resolve().parents[1]
Tables = dict[str, Any]

HEADER: Final = """\
What revision {number} of the data had different in this file. Laid over {name}.toml, it gives that
revision back (keeling/kernel/revisions.py). Written by tools/revision.py, and not by hand."""


def main(argv: Sequence[str] | None = None) -> int:
    """Write the files of one earlier revision."""
    parser = argparse.ArgumentParser(prog="python -m tools.revision", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("number", type=int, help="the earlier revision")
    parser.add_argument("--from", dest="ref", required=True, help="a commit that has its data")
    asked = parser.parse_args(argv)
    import_module(f"keeling.games.{asked.game}.data.box")
    folder = ROOT / "src" / "keeling" / "games" / asked.game / "data"
    for file, shape in SHAPES[asked.game].items():
        new = tomllib.loads((folder / f"{file}.toml").read_text("utf-8"))
        old = committed(asked.ref, folder / f"{file}.toml")
        over = kept(new, old, inspect.type_info(shape))
        path = folder / "revisions" / str(asked.number) / f"{file}.toml"
        path.unlink(missing_ok=True)
        if over:
            path.parent.mkdir(parents=True, exist_ok=True)
            header = HEADER.format(number=asked.number, name=file)
            path.write_text(written(over, header), "utf-8")
    return 0


def committed(ref: str, path: Path) -> Tables:
    """The tables of a data file as a commit has them."""
    at = f"{ref}:{path.relative_to(ROOT).as_posix()}"
    ran = subprocess.run(["git", "show", at], cwd=ROOT, check=True, capture_output=True)  # noqa: S603, S607 - our own repository
    return tomllib.loads(ran.stdout.decode())


# ---- what differs


def kept(new: Tables, old: Tables, kind: inspect.Type) -> Tables:
    """What has to be laid over the new tables for the old ones; checked by doing so."""
    new, old = described(new, kind), described(old, kind)
    over = difference(new, old, kind)
    if merged(new, over, kind) != old:
        raise SystemExit("rows that cannot be told apart, or in another order, cannot be kept")
    return over


def described(tables: Tables, kind: inspect.Type) -> Tables:
    """Tables without those that no shape describes."""
    kinds = fields(kind)
    return {key: value for key, value in tables.items() if not is_prose(kinds[key])}


def is_prose(kind: inspect.Type) -> bool:
    """Whether anything may stand in a table."""
    plain = bare(kind)
    return isinstance(plain, inspect.DictType) and isinstance(plain.value_type, inspect.AnyType)


def difference(new: Tables, old: Tables, kind: inspect.Type) -> Tables:
    """The values of a table that differ, and the fields that have to go."""
    kinds = fields(kind)
    over: Tables = {}
    for key, value in old.items():
        if key not in new:
            over[key] = value
        elif new[key] != value:
            over[key] = differing(new[key], value, kinds[key])
    if gone := [key for key in new if key not in old]:
        over[GONE] = gone
    return over


def differing(new: Any, old: Any, kind: inspect.Type) -> Any:  # noqa: ANN401 - values of TOML
    """One value: the rows of a list, the fields of a table, or all of it."""
    row = row_type(kind)
    if row is not None:
        return differing_rows(new, old, row)
    return difference(new, old, kind) if is_table(kind) else old


def differing_rows(new: list[Tables], old: list[Tables], row: inspect.StructType) -> list[Tables]:
    """Rows that have changed, that were not there, and that have to go."""
    key = row.cls.KEY if issubclass(row.cls, Row) else ()
    there = {name(one, key): one for one in new}
    wanted = {name(one, key) for one in old}
    found = []
    for one in old:
        now = there.get(name(one, key), {})
        if now != one:
            found.append({**{field: one[field] for field in key}, **difference(now, one, row)})
    for at, one in there.items():
        if at not in wanted:
            found.append({**{field: one[field] for field in key}, GONE: True})
    return found


# ---- TOML


def written(tables: Tables, header: str) -> str:
    """Tables as a file: a row a table, what is inside a row in one line."""
    document = tomlkit.document()
    for line in header.splitlines():
        document.add(tomlkit.comment(line))
    for key, value in tables.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            rows = tomlkit.aot()
            for row in value:
                rows.append(table(row))
            document.append(key, rows)
        else:
            document.append(key, table(value) if isinstance(value, dict) else inline(value))
    return tomlkit.dumps(document)


def table(row: Tables) -> tomlkit.items.Table:
    """A row, a value a line."""
    found = tomlkit.table()
    for key, value in row.items():
        found.append(key, inline(value))
    return found


def inline(value: Any) -> Any:  # noqa: ANN401 - values of TOML
    """A value in one line."""
    if isinstance(value, dict):
        within = tomlkit.inline_table()
        for key, one in value.items():
            within.append(key, inline(one))
        return within
    if isinstance(value, list):
        row = tomlkit.array()
        for one in value:
            row.append(inline(one))
        return row
    return tomlkit.item(value)


if __name__ == "__main__":
    raise SystemExit(main())
