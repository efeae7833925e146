"""Tables laid over tables: what is given replaces what was there, value by value.

Rows of a list are found by the fields that tell them apart (`Row.KEY`); a row that was not there is
added. `gone = true` takes a row away, `gone = ["why"]` fields of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import inspect

from keeling.kernel.errors import BadData
from keeling.kernel.sources import Row

if TYPE_CHECKING:
    from collections.abc import Mapping

GONE: Final = "gone"
Tables = dict[str, Any]


def merged(tables: Mapping[str, Any], over: Mapping[str, Any], shape: inspect.Type) -> Tables:
    """Tables of a shape with others laid over them; nothing of either is changed."""
    gone = over.get(GONE, [])
    if not isinstance(gone, list):
        raise BadData(f"`gone` has to be a list of fields here, not {gone!r}")
    kinds = fields(shape)
    found = {key: value for key, value in tables.items() if key not in gone}
    for key, value in over.items():
        if key == GONE:
            continue
        found[key] = laid(found[key], value, kinds[key]) if key in found and key in kinds else value
    return found


def laid(value: object, over: object, kind: inspect.Type) -> object:
    """One value with another laid over it: rows of a list, fields of a table, or all of it."""
    row = row_type(kind)
    if row is not None and isinstance(value, list):
        return rows(value, over, row)
    if is_table(kind) and isinstance(value, dict) and isinstance(over, dict):
        return merged(value, over, kind)
    return over


def rows(there: list[Tables], over: object, row: inspect.StructType) -> list[Tables]:
    """A list of rows with others laid over it."""
    if not isinstance(over, list) or not all(isinstance(one, dict) for one in over):
        raise BadData(f"expected a list of tables, not {over!r}")
    key = key_of(row)
    found = {name(one, key): one for one in there}
    for one in over:
        at = name(one, key)
        if one.get(GONE) is True:
            found.pop(at, None)
        else:
            found[at] = merged(found.get(at, {}), one, row)
    return list(found.values())


def key_of(row: inspect.StructType) -> tuple[str, ...]:
    """The fields that tell rows of a type apart."""
    return row.cls.KEY if issubclass(row.cls, Row) else ()


def name(row: Tables, key: tuple[str, ...]) -> str:
    """What tells a row apart from the others of its list."""
    if missing := [field for field in key if field not in row]:
        raise BadData(f"a row without `{missing[0]}` cannot be found")
    values = [row[field] for field in key]
    return " ".join("+".join(map(str, v)) if isinstance(v, list) else str(v) for v in values)


def fields(kind: inspect.Type) -> dict[str, inspect.Type]:
    """What a table consists of, by the keys of the file."""
    plain = bare(kind)
    if isinstance(plain, inspect.StructType):
        return {field.encode_name: field.type for field in plain.fields}
    return {}


def is_table(kind: inspect.Type) -> bool:
    """Whether a value is a row, or a table of rows, not a list or a number."""
    plain = bare(kind)
    if not isinstance(plain, inspect.StructType):
        return False
    return issubclass(plain.cls, Row) or any(is_table(field.type) for field in plain.fields)


def row_type(kind: inspect.Type) -> inspect.StructType | None:
    """The type of the rows of a list, if it is one of rows that can be told apart."""
    plain = bare(kind)
    item = bare(plain.item_type) if isinstance(plain, inspect.ListType) else None
    is_row = isinstance(item, inspect.StructType) and issubclass(item.cls, Row)
    return item if is_row and isinstance(item, inspect.StructType) else None


def bare(kind: inspect.Type) -> inspect.Type:
    """A type without what is said about it, and without `| None`."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.UnionType):
        others = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        return bare(others[0]) if len(others) == 1 else kind
    return kind
