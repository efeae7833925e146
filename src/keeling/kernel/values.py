"""All values of a game's components, one by one, with where each of them comes from.

A row of a data file is a component: `power usa`, `green_plant.tile solar small`. Each of its fields
is a value; of a dictionary each entry is one, and a list that is none of rows is one as a whole.
Which fields are no values is said by the types of the rows (`Row.ASIDE`, `Row.COUNTED`).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, inspect
from msgspec.structs import replace

from keeling.kernel.data import overlay_tables, read_toml
from keeling.kernel.merging import bare, fields, is_table, key_of, name, row_type
from keeling.kernel.sources import BOX, DECISION, KINDS, RECONSTRUCTED, Row

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from keeling.kernel.game import AnyGame

OURS: Final = (DECISION, RECONSTRUCTED)  # of these a row says why, of the others where
Tables = dict[str, Any]


class Value(Struct, frozen=True):
    """A value of a component."""

    field: str  # `emissions.transport` for an entry of a dictionary
    value: object
    source: str  # one of KINDS
    remark: str  # where it was found, or why it is so


class Component(Struct, frozen=True):
    """A row of a data file: a card, a tile, a track, or a table of numbers."""

    file: str
    id: str
    names: dict[str, str]  # by language, if it has any
    is_piece: bool  # a card, a tile, a track or a map
    values: list[Value]


def components(game: AnyGame) -> list[Component]:
    """All components of a game as it is played here; those without values are left out."""
    found = []
    for file, shape in game.data:
        over = overlay_tables(game.id, file)
        found += marked(listed(file, read_toml(game.id, file, shape), shape), file, over, shape)
    return found


def listed(file: str, tables: Mapping[str, Any], shape: type[Struct]) -> list[Component]:
    """The components in the tables of a data file."""
    kind = bare(inspect.type_info(shape))
    if not isinstance(kind, inspect.StructType):
        raise TypeError(f"{shape} is no struct")
    return [one for one in walk(file, dict(tables), kind, "", ()) if one.values]


def marked(found: list[Component], file: str, over: Tables, shape: type[Struct]) -> list[Component]:
    """Components of which an overlay gives some values: these were read from the box."""
    given = {(one.id, value.field) for one in listed(file, over, shape) for value in one.values}
    if not given:
        return found
    return [replace(one, values=[boxed(one, v, given) for v in one.values]) for one in found]


def boxed(component: Component, value: Value, given: set[tuple[str, str]]) -> Value:
    """A value with the source that it has where an overlay gives some."""
    if (component.id, value.field) not in given:
        return value
    return Value(value.field, value.value, BOX, "")


def walk(
    file: str, tables: Tables, kind: inspect.StructType, table: str, keys: tuple[str, ...]
) -> Iterator[Component]:
    """The component that a table is, if it is a row, and those within it."""
    if issubclass(kind.cls, Row):
        if not kind.cls.COUNTED:
            return
        names = {key[5:]: str(told) for key, told in tables.items() if key.startswith("name_")}
        values = list(own_values(tables, kind))
        yield Component(file, " ".join([table, *keys]), names, kind.cls.PIECE, values)
    for field, inner in fields(kind).items():
        if field in tables:
            path = f"{table}.{field}" if table else field
            yield from within(file, tables[field], inner, path, keys)


def within(
    file: str,
    value: Any,  # noqa: ANN401 - as TOML has it
    kind: inspect.Type,
    table: str,
    keys: tuple[str, ...],
) -> Iterator[Component]:
    """The components in a field of a table."""
    row, plain = row_type(kind), bare(kind)
    if row is not None:
        for one in value:
            yield from walk(file, one, row, table, (*keys, name(one, key_of(row))))
    elif is_table(kind) and isinstance(plain, inspect.StructType):
        yield from walk(file, value, plain, table, keys)


def own_values(row: Tables, kind: inspect.StructType) -> Iterator[Value]:
    """The values of a row itself."""
    aside = set_aside(kind.cls)
    for field, inner in fields(kind).items():
        if field in aside or field not in row or is_table(inner) or row_type(inner) is not None:
            continue
        value = row[field]
        if value and isinstance(bare(inner), inspect.DictType):
            for key, entry in value.items():
                yield Value(f"{field}.{key}", entry, *source_of(row, field, key))
        else:
            yield Value(field, value, *source_of(row, field))


def set_aside(row: type[Struct]) -> set[str]:
    """The fields of a type of rows that are no values."""
    told = {field for one in row.__mro__ for field in one.__dict__.get("ASIDE", ())}
    key = row.KEY if issubclass(row, Row) else ()
    return told | set(key) | set(Row.__struct_fields__)


def source_of(row: Mapping[str, Any], field: str, key: str = "") -> tuple[str, str]:
    """The kind of source of a value, and the remark on it."""
    told = row.get("sources", {})
    source = told.get(f"{field}.{key}") or told.get(field) or row.get("source", "")
    kind, _, remark = source.partition(":")
    about = row.get("why" if kind in OURS else "where", "")
    return kind.strip(), remark.strip() or about or row.get("note", "")


def shares(found: list[Component]) -> dict[str, int]:
    """How many values there are of each kind of source; those that occur, in the order of KINDS."""
    counted = Counter(value.source for one in found for value in one.values)
    return {kind: counted[kind] for kind in KINDS if counted[kind]}


def of_kind(found: list[Component], kind: str) -> list[Component]:
    """The components with values from one kind of source, and these alone."""
    chosen = [
        replace(one, values=[value for value in one.values if value.source == kind])
        for one in found
    ]
    return [one for one in chosen if one.values]
