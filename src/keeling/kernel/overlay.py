"""Overlays checked: whether the values of somebody's box can be laid over the data files."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, inspect
from msgspec.structs import fields as struct_fields

from keeling.kernel.faults import (
    MOST,
    Fault,
    Wrong,
    listing,
    part_of,
    range_told,
    shown,
    wrong_value,
)
from keeling.kernel.merging import GONE, bare, fields, is_table, key_of, name, row_type
from keeling.kernel.sources import Row
from keeling.kernel.toml import line_of, parse_toml

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

Tables = dict[str, Any]
Place = tuple[str | int, ...]
AT_LINE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)")


def file_faults(
    file: str, text: str, tables: Mapping[str, Any], shape: type, known: Collection[str]
) -> list[Fault]:
    """What is wrong with the text of an overlay's file, with the tables that it is laid over.

    The words that the game knows are needed for the keys of dictionaries.
    """
    try:
        over = parse_toml(text)
    except (ValueError, RecursionError) as error:
        return [no_toml(file, text, error)]
    kind = bare(inspect.type_info(shape))
    wrong = list(table_faults(over, tables, kind, ())) or strange_keys(over, kind, known, ())
    return [
        Fault(file, line_of(text, place) if place else 0, what, told) for place, what, told in wrong
    ]


def no_toml(file: str, text: str, error: Exception) -> Fault:
    """A file that cannot be read at all."""
    told = AT_LINE.search(str(error))
    line = int(told[1] or text.count("\n") + 1) if told else 0
    return Fault(file, line, "no_toml", {"reason": AT_LINE.sub("", str(error))})


def table_faults(
    over: Mapping[str, Any],
    tables: Mapping[str, Any],
    kind: inspect.Type,
    at: Place,
    alike: Collection[Tables] = (),
) -> Iterator[Wrong]:
    """What is wrong in a table, field by field; others may be alike: the rows of its list."""
    kinds, types = fields(kind), python_types(kind)
    for key, value in over.items():
        place = (*at, key)
        if refusal := refused(key, value, tables, kind):
            yield place, refusal, {"name": key}
        elif key not in kinds:
            what = "no_field" if at else "no_table"
            yield place, what, {"name": key, "known": listing(sorted(kinds))}
        elif (row := row_type(kinds[key])) is not None:
            yield from list_faults(value, tables.get(key, []), row, place)
        elif is_table(kinds[key]):
            yield from inner_faults(value, tables.get(key, {}), kinds[key], place)
        elif wrong := wrong_value(key, value, types[key]):
            yield (*place, *wrong[0]), wrong[1], wrong[2]
        else:
            yield from content_faults(key, value, alike or [tables], place)


def refused(key: str, value: object, tables: Mapping[str, Any], kind: inspect.Type) -> str:
    """Why somebody's box cannot give this field, whatever its value; empty: it can.

    All that a game says is found by the ids of its rows, names are texts: so none comes or goes.
    """
    if key == GONE:
        return "gone"
    inner = fields(kind).get(key)
    if inner is not None and is_ours(inner, kind):
        return "not_counted"
    if inner is None or (row := struct_of(kind)) is None or not issubclass(row, Row):
        return ""
    if key in Row.__struct_fields__:
        return "own_source"
    return "own_name" if key in Row.ASIDE and value != tables.get(key) else ""


def is_ours(inner: inspect.Type, kind: inspect.Type) -> bool:
    """Whether a table tells of the files, or is for readers alone: no box has anything of it."""
    row = row_type(inner)
    found = struct_of(inner if row is None else row)
    if found is None:
        holder = struct_of(kind)
        is_file = holder is not None and not issubclass(holder, Row)
        return is_file and is_table(kind) and isinstance(bare(inner), inspect.DictType)
    return issubclass(found, Row) and not found.COUNTED


def struct_of(kind: inspect.Type) -> type[Struct] | None:
    """The struct that a table is."""
    plain = bare(kind)
    return plain.cls if isinstance(plain, inspect.StructType) else None


def content_faults(
    field: str, value: object, alike: Collection[Mapping[str, Any]], at: Place
) -> Iterator[Wrong]:
    """What is wrong with a value of the right type, beside those of its field that were there."""
    there = [one[field] for one in alike if field in one]
    least = -MOST if any(number < 0 for _, number in numbers(there)) else 0
    for place, number in numbers(value, at):
        if not least <= number <= MOST:
            yield place, "range", range_told(field, number, least)
    if isinstance(value, dict) and (entries := entries_of(field, alike)):
        yield from entry_faults(value, entries, at)


def numbers(value: object, at: Place = ()) -> list[tuple[Place, float]]:
    """All numbers in a value, with where they stand."""
    found = parts(value, at)
    return [(place, one) for place, one in found if type(one) is int or type(one) is float]


def strange_keys(
    value: object, kind: inspect.Type, known: Collection[str], at: Place
) -> list[Wrong]:
    """The keys of dictionaries that are no words of the game; the value is of the right type."""
    plain = bare(kind)
    if isinstance(plain, inspect.DictType) and isinstance(value, dict):
        return [((*at, key), "no_word", {"name": key}) for key in value if key not in known]
    if not isinstance(value, (dict, list)):
        return []
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    return [
        wrong
        for step, one in inner
        for wrong in strange_keys(one, part_of(plain, step), known, (*at, step))
    ]


def entries_of(field: str, alike: Collection[Mapping[str, Any]]) -> list[str]:
    """The entries that a dictionary has in all rows, if they are always the same."""
    found = [list(one[field]) for one in alike if field in one]
    return found[0] if found and all(set(one) == set(found[0]) for one in found) else []


def entry_faults(value: Tables, entries: list[str], at: Place) -> Iterator[Wrong]:
    """What is wrong with the entries of a dictionary that always has the same ones."""
    if unknown := [key for key in value if key not in entries]:
        yield (*at, unknown[0]), "no_field", {"name": unknown[0], "known": listing(entries)}
    elif missing := [key for key in entries if key not in value]:
        yield at, "missing", {"name": f"{at[-1]}.{missing[0]}"}


def python_types(kind: inspect.Type) -> dict[str, Any]:
    """The types of the fields of a table, as the decoder takes them."""
    found = struct_of(kind)
    return {} if found is None else {one.encode_name: one.type for one in struct_fields(found)}


def inner_faults(
    over: object, tables: Mapping[str, Any], kind: inspect.Type, at: Place
) -> Iterator[Wrong]:
    """What is wrong in a table within a table."""
    if isinstance(over, dict):
        yield from table_faults(over, tables, kind, at)
    elif is_rows(over):
        yield at, "no_rows", {"name": path_name(at)}
    else:
        yield at, "expected", {"name": str(at[-1]), "found": shown(over), "expected": "table"}


def is_rows(value: object) -> bool:
    """Whether a value is a list of tables, `[[name]]` in a file."""
    return isinstance(value, list) and all(isinstance(one, dict) for one in value)


def path_name(at: Place) -> str:
    """A place as it stands in the head of a table."""
    return ".".join(step for step in at if isinstance(step, str))


def list_faults(
    over: object, there: list[Tables], row: inspect.StructType, at: Place
) -> Iterator[Wrong]:
    """What is wrong with the rows of a list."""
    if isinstance(over, dict):
        yield at, "rows", {"name": path_name(at)}
        return
    if not isinstance(over, list) or not is_rows(over):
        yield at, "expected", {"name": str(at[-1]), "found": shown(over), "expected": "rows"}
        return
    known = {name(one, key_of(row)): one for one in there}
    seen: set[str] = set()
    for i, one in enumerate(over):
        yield from row_faults(one, known, seen, row, (*at, i))


def row_faults(
    one: Tables, known: Mapping[str, Tables], seen: set[str], row: inspect.StructType, at: Place
) -> Iterator[Wrong]:
    """What is wrong with a row of a list."""
    if missing := [field for field in key_of(row) if field not in one]:
        yield at, "no_key", {"name": missing[0]}
        return
    called = name(one, key_of(row))
    if called in seen:
        yield at, "twice", {"name": called}
    seen.add(called)
    if called in known:
        yield from table_faults(one, known[called], row, at, known.values())
    else:
        yield at, "no_row", {"name": called, "known": listing(list(known))}


def strange_words(file: str, text: str, known: Collection[str]) -> list[Fault]:
    """The texts of an overlay that no data file of the game has: it may not know these words."""
    found = words(parse_toml(text))
    return [
        Fault(file, line_of(text, place), "no_word", {"name": word})
        for place, word in found
        if word not in known
    ]


def words(value: object, at: Place = ()) -> list[tuple[Place, str]]:
    """All texts in the tables of a file, with where they stand."""
    return [(place, one) for place, one in parts(value, at) if isinstance(one, str)]


def keys(value: object) -> Iterator[str]:
    """All keys in the tables of a file."""
    if isinstance(value, dict):
        yield from value
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from keys(one)


def parts(value: object, at: Place = ()) -> Iterator[tuple[Place, object]]:
    """All texts and numbers in a value, with where they stand."""
    if isinstance(value, (dict, list)):
        for key, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield from parts(one, (*at, key))
    else:
        yield at, value
