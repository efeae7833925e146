"""A template of all reconstructed values, which an owner of a box fills in.

What stands in it by itself are the heads of tables and the keys of rows: as long as no value is
entered, it is an overlay that changes nothing.
"""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from msgspec import inspect

from keeling.cli.errors import BadFile
from keeling.cli.output import print_json, screen, write_file
from keeling.kernel.data import shipped_tables
from keeling.kernel.merging import bare, fields, is_table, key_of, row_type
from keeling.kernel.sources import RECONSTRUCTED, Row
from keeling.kernel.toml import as_key, as_toml
from keeling.kernel.values import own_values
from keeling.text.words import GameWords

if TYPE_CHECKING:
    from collections.abc import Iterator

    from keeling.kernel.game import AnyGame
    from keeling.text.catalogue import Catalogue

WIDTH = 96
SAID = "## "  # begins what is only said; what can be entered begins with one sign
ENTER = "# "
LABELS = ("label", "label_en")
Tables = dict[str, Any]


def export(game: AnyGame, folder: str, words: Catalogue, *, json: bool) -> int:
    """Write the template of a game into a folder; a file that is there already stays as it is."""
    texts = {
        Path(folder) / game.id / f"{file}.toml": text
        for file, shape in game.data
        if (text := template(shipped_tables(game.id, file, shape), shape, words.language))
    }
    if there := [path for path in texts if path.exists()]:
        raise BadFile("cli-error-exists", path=str(there[0]))
    title = GameWords(game, words.language).title()
    head = said(words.say("cli-data-template", game=title, id=game.id, folder=folder))
    make_folder(Path(folder) / game.id)
    for path, text in texts.items():
        write_file(str(path), "\n".join([*head, *text, ""]))
    if json:
        print_json([str(path) for path in texts])
    else:
        for path in texts:
            screen().say(str(path))
        screen().say(words.say("cli-data-exported", id=game.id, folder=folder), style="dim")
    return 0


def make_folder(folder: Path) -> None:
    """A folder to write into."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadFile("cli-error-write", path=str(folder), reason=reason) from error


def template(tables: Tables, shape: type, language: str) -> list[str]:
    """The lines of the template for a data file; none, if nothing in it is reconstructed."""
    kind = bare(inspect.type_info(shape))
    if not isinstance(kind, inspect.StructType):
        return []
    return list(Template(language).table_lines(tables, kind, ""))


class Template:
    """The lines of a template, with the names of components in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def table_lines(self, tables: Tables, kind: inspect.StructType, table: str) -> Iterator[str]:
        """What can be entered in a table, and in those within it."""
        if issubclass(kind.cls, Row) and not kind.cls.COUNTED:
            return
        own = list(self.value_lines(tables, kind))
        if own and table:
            yield from ["", f"[{table}]", *own]
        yield from self.inner_lines(tables, kind, table)

    def inner_lines(self, tables: Tables, kind: inspect.StructType, table: str) -> Iterator[str]:
        """What can be entered in the tables and rows within a table."""
        for field, inner in fields(kind).items():
            path = f"{table}.{field}" if table else field
            row, plain = row_type(inner), bare(inner)
            if field not in tables:
                continue
            if row is not None:
                for one in tables[field]:
                    yield from self.row_lines(one, row, path)
            elif is_table(inner) and isinstance(plain, inspect.StructType):
                yield from self.table_lines(tables[field], plain, path)

    def row_lines(self, one: Tables, row: inspect.StructType, table: str) -> Iterator[str]:
        """What can be entered in a row: it begins with what tells it apart from others."""
        if issubclass(row.cls, Row) and not row.cls.COUNTED:
            return
        own, inner = list(self.value_lines(one, row)), list(self.inner_lines(one, row, table))
        if own or inner:
            key = [f"{field} = {as_toml(one[field])}" for field in key_of(row)]
            yield from ["", f"[[{table}]]", *key, *own, *inner]

    def value_lines(self, row: Tables, kind: inspect.StructType) -> Iterator[str]:
        """The reconstructed values of a row as they are here, each ready to be entered."""
        if not issubclass(kind.cls, Row):
            return
        values = [value for value in own_values(row, kind) if value.source == RECONSTRUCTED]
        if values:
            told = [row[name] for name in (f"name_{self.language}", *LABELS) if name in row]
            yield from said("\n".join(told))
        for remark in dict.fromkeys(value.remark for value in values if value.remark):
            yield from said(remark)
        # A dictionary is entered as a whole.
        for field in dict.fromkeys(value.field.partition(".")[0] for value in values):
            yield f"{ENTER}{as_key(field)} = {as_toml(row[field])}"


def said(text: str) -> list[str]:
    """Words about values, as comments."""
    return [
        f"{SAID}{line}".rstrip()
        for part in text.splitlines()
        for line in wrap(part, WIDTH, break_long_words=False, break_on_hyphens=False) or [""]
    ]
