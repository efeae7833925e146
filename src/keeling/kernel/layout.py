"""What a state consists of, a line a field: from it a position is written, read and compared.

A field knows its key in a written position, the attribute of the state it stands for, and the way
in both directions (`fields.py`). None of this is hot, so it is plain Python; the state itself stays
flat and native.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from keeling.kernel.errors import BadScenario
from keeling.kernel.fields import REQUIRED, Field, Named, Names, Row


class Group(Field):
    """Fields that stand together, in a table of their own: left out if all of them may be."""

    def __init__(self, key: str, *fields: Field) -> None:
        self.fields = Fields(key.title(), *fields)
        needed = any(field.default is REQUIRED for field in fields)
        by_default = msgspec.field(default_factory=self.fields.kind)
        super().__init__(key, default=REQUIRED if needed else by_default)
        self.kind = self.fields.kind

    def write(self, s: Any, row: Row) -> Any:
        """All of them."""
        return self.fields.write(s, row)

    def read(self, s: Any, row: Row, value: Any) -> None:
        """All of them."""
        self.fields.read(s, row, value)

    def attributes(self) -> set[str]:
        """Those of all of them."""
        return self.fields.attributes()


class Each(Field):
    """A row for each name, or for those that are `there`; with `whole` none may be left out."""

    def __init__(  # noqa: PLR0913 - each of them is said by somebody
        self,
        key: str,
        names: Names,
        *fields: Field,
        what: str = "",
        there: Callable[[Any, int], bool] | None = None,
        whole: bool = False,
        default: Any = REQUIRED,
    ) -> None:
        super().__init__(key, default=default)
        self.names = Named(key, names, what=what or key.removesuffix("s"))
        self.there = there
        self.whole = whole
        self.fields = Fields(key.title(), *fields)
        self.kind = dict[str, self.fields.kind]  # type: ignore[name-defined]  # made just now

    def write(self, s: Any, row: Row) -> dict[str, Any]:
        """Row by row."""
        rows = enumerate(self.names.called(s))
        return {
            name: self.fields.write(s, n)
            for n, name in rows
            if self.there is None or self.there(s, n)
        }

    def read(self, s: Any, row: Row, value: Mapping[str, Any]) -> None:
        """Row by row."""
        names = self.names.called(s)
        if self.whole and sorted(value) != sorted(names):
            raise BadScenario(f"name exactly {', '.join(names)}")
        for name, given in value.items():
            n = self.names.number(s, name)
            try:
                self.fields.read(s, n, given)
            except BadScenario as error:
                raise BadScenario(f"{name}: {error}") from error

    def attributes(self) -> set[str]:
        """Those of the fields of a row."""
        return self.fields.attributes()


class Fields:
    """Fields in their order, and the struct that they make."""

    def __init__(self, title: str, *fields: Field) -> None:
        self.fields = fields
        self.writers = [(field.key, field.write) for field in fields]  # a server dumps often
        self.kind = msgspec.defstruct(
            title, [entry(field) for field in fields], kw_only=True, forbid_unknown_fields=True
        )

    def write(self, s: Any, row: Row) -> dict[str, Any]:
        """All of them."""
        return {key: write(s, row) for key, write in self.writers}

    def read(self, s: Any, row: Row, given: Any) -> None:
        """All of them; what is wrong is told with its place."""
        for one in self.fields:
            value = getattr(given, one.key)
            try:
                one.read(s, row, value)
            except BadScenario as error:
                raise BadScenario(f"{one.key}: {error}") from error

    def attributes(self) -> set[str]:
        """Those of all of them."""
        return {name for field in self.fields for name in field.attributes()}


class Layout(Fields):
    """All that a state consists of, but for its config and its agenda.

    `follows` names attributes that follow from the others or from the config: nobody writes them
    down. `Game` reads a position into the table that its config describes.
    """

    def __init__(self, *fields: Field, follows: Iterable[str] = ()) -> None:
        super().__init__("Position", *fields)
        self.follows = set(follows)

    def dump(self, s: Any) -> dict[str, Any]:
        """A state by names, secrets included, as JSON."""
        built: dict[str, Any] = msgspec.to_builtins(self.write(s, None))
        return built

    def load(self, s: Any, data: Mapping[str, Any]) -> None:
        """Put into a state what a dump says; BadScenario tells what is wrong with it, and where."""
        try:
            given = msgspec.convert(data, self.kind, strict=True)
        except msgspec.ValidationError as error:
            raise BadScenario(f"position: {error}") from error
        self.read(s, None, given)

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of positions."""
        return msgspec.json.schema(self.kind)


def entry(field: Field) -> tuple[str, Any] | tuple[str, Any, Any]:
    """A field as msgspec makes structs of it; defaults that can be changed are made afresh."""
    default = field.default
    if default is REQUIRED:
        return field.key, field.kind
    if isinstance(default, (list, dict)):
        kept = default
        default = msgspec.field(default_factory=lambda: type(kept)(kept))
    return field.key, field.kind, default
