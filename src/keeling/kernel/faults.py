"""What is wrong with an overlay: the file, the line, and what is expected there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct, inspect

from keeling.kernel.merging import bare, fields
from keeling.kernel.toml import as_toml

if TYPE_CHECKING:
    from collections.abc import Mapping

# What a value has to be, by the names that the decoder has for it.
EXPECTED: Final = {
    "int": "number",
    "str": "text",
    "bool": "truth",
    "array": "list",
    "object": "table",
}
IN_WORDS: Final = {
    "number": "a whole number",
    "text": "a text in quotes",
    "truth": "true or false",
    "list": "a list",
    "table": "a table",
    "rows": "a list of tables",
}
MESSAGES: Final = {
    "no_toml": "this is no TOML ({reason})",
    "no_utf8": "this is no UTF-8; save the file as UTF-8",
    "no_read": "the file cannot be read ({reason})",
    "no_file": "there is no data file of this name; there are: {known}",
    "no_table": "there is no table '{name}' to replace; there are: {known}",
    "no_field": "there is no field '{name}' here; there are: {known}",
    "no_key": "'{name}' is missing: it says which row is meant",
    "no_row": "there is no '{name}' here, and none can be added; enter your values at: {known}",
    "gone": "nothing can be taken away; enter the values of your own component in its place",
    "own_name": "'{name}' cannot be replaced: names and labels are texts; leave this line out",
    "own_source": "'{name}' is not entered: all that stands here is from your box; leave it out",
    "not_counted": "'{name}' tells of the files of Keeling, not of a box; leave it out",
    "twice": "'{name}' is here for the second time",
    "missing": "'{name}' is missing",
    "expected": "'{name}': {found} is given, {expected} is expected",
    "length": "'{name}': a list of length {expected} is expected, not {found}",
    "rows": "'{name}' has several rows: write [[{name}]] instead of [{name}]",
    "no_rows": "'{name}' is a single table: write [{name}] instead of [[{name}]]",
    "range": "'{name}': {found} is given, a whole number from {least} to {most} is expected",
    "no_word": "'{name}' is no word of this game",
    "unfit": "the values do not fit together ({reason})",
}
MOST: Final = 99_999  # no component has a number beyond it
NEAR: Final = 12  # so many names are listed at most
LONGEST: Final = 40  # letters of a value that is quoted
UNEXPECTED: Final = re.compile(r"Expected `([^`]*)`, got .*")
LENGTH: Final = re.compile(r"Expected `array` of length (>= |<= )?(\d+)(?:, got .*)?")
SIGNS: Final = {">= ": "≥ ", "<= ": "≤ "}
AT_LEAST: Final = re.compile(r"Expected `int` >= ")
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`")
MISSING: Final = re.compile(r"Object missing required field `(.*)`")
STEP: Final = re.compile(r"\[(\d+|\.\.\.)\]|\.([^.\[]+)")


class Fault(Struct, frozen=True):
    """Something that is wrong in a file of an overlay."""

    file: str
    line: int  # 0: it is about the whole file
    what: str  # a key of MESSAGES
    told: dict[str, str] = {}

    def __str__(self) -> str:
        """In English, for whoever knows no other language."""
        told = in_words(self.told, IN_WORDS)
        where = f"{self.file}, line {self.line}" if self.line else self.file
        return f"{where}: {MESSAGES[self.what].format_map(told)}"


def in_words(told: Mapping[str, str], expected: Mapping[str, str]) -> dict[str, str]:
    """What a fault tells, with what is expected in words; a value may be spelt like one."""
    return {
        k: expected.get(value, value) if k == "expected" else value for k, value in told.items()
    }


Wrong = tuple[tuple[str | int, ...], str, dict[str, str]]  # where in the tables, and what


def listing(names: list[str]) -> str:
    """Names for a message; of very many the first ones."""
    more = [*names[:NEAR], "..."] if len(names) > NEAR else names
    return ", ".join(more)


def wrong_value(name: str, value: Any, kind: Any) -> Wrong | None:  # noqa: ANN401 - a value and a type of a file
    """What is wrong with a value that is neither a row nor a table of rows."""
    try:
        msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError as error:
        message, _, steps = str(error).partition(" - at ")
        return complaint(name, value, inspect.type_info(kind), message, path_of(steps.strip("`")))
    return None


def complaint(
    name: str, value: object, kind: inspect.Type, message: str, path: tuple[str | int, ...]
) -> Wrong:
    """What the decoder has said, in a form that can be told in any language."""
    inner, found, reached = led_to(value, kind, path)
    if unknown := UNKNOWN.fullmatch(message):
        return reached, "no_field", {"name": unknown[1], "known": listing(sorted(fields(inner)))}
    if missing := MISSING.fullmatch(message):
        return reached, "missing", {"name": missing[1]}
    plain = bare(inner)
    if isinstance(plain, inspect.IntType) and AT_LEAST.match(message):
        return reached, "range", range_told(name, found, plain.ge or 0)
    last = ".".join([name, *(str(step) for step in reached if isinstance(step, str))])
    if (length := LENGTH.fullmatch(message)) and isinstance(found, list):
        expected = f"{SIGNS.get(length[1], '')}{length[2]}"
        return reached, "length", {"name": last, "expected": expected, "found": str(len(found))}
    told = {"name": last, "expected": wanted(inner, message), "found": shown(found)}
    return reached, "expected", told


def led_to(
    value: object, kind: inspect.Type, path: tuple[str | int, ...]
) -> tuple[inspect.Type, object, tuple[str | int, ...]]:
    """The type and the value at a place, and how far one gets: not into a dictionary."""
    inner, found = kind, value
    for i, step in enumerate(path):
        plain = bare(inner)
        if step == "..." or isinstance(plain, inspect.DictType):
            return getattr(plain, "value_type", plain), found, path[:i]
        inner = part_of(plain, step)
        found = found[step]  # type: ignore[index]  # the decoder has been there
    return inner, found, path


def range_told(name: str, found: object, least: int) -> dict[str, str]:
    """What to say of a number that is too low or too high."""
    return {"name": name, "found": shown(found), "least": str(least), "most": str(MOST)}


def part_of(kind: inspect.Type, step: str | int) -> inspect.Type:
    """The type of a part of a value."""
    plain = bare(kind)
    if isinstance(plain, inspect.StructType):
        return fields(plain)[str(step)]
    if isinstance(plain, inspect.TupleType) and isinstance(step, int):
        return plain.item_types[step]
    inner: inspect.Type = getattr(plain, "item_type", plain)
    return inner


def wanted(kind: inspect.Type, message: str) -> str:
    """What is expected at a place: a key of IN_WORDS, or the words that can stand there."""
    plain = bare(kind)
    if isinstance(plain, inspect.LiteralType):
        return " | ".join(str(value) for value in plain.values if value != "")
    told = UNEXPECTED.fullmatch(message)
    names = told[1].split(" | ") if told else []
    known = [EXPECTED[name] for name in names if name in EXPECTED]
    return known[0] if known else message


def shown(value: object) -> str:
    """A value as a message quotes it."""
    text = as_toml(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."


def path_of(steps: str) -> tuple[str | int, ...]:
    """The keys and places in what the decoder calls `$.a[0]`."""
    found: list[str | int] = []
    for number, key in STEP.findall(steps):
        found.append(key or (int(number) if number.isdecimal() else number))
    return tuple(found)
