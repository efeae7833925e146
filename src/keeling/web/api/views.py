"""Views in the OpenAPI document: each installed game says of what its own consist."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec.structs import fields

import keeling
from keeling.kernel.view import View

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


class ViewSchemas(OpenAPISchemaPlugin):
    """A view is that of one of the games; `game` tells of which."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether it is a view, of any game or of one."""
        kind = field_definition.annotation
        return isinstance(kind, type) and issubclass(kind, View)

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: SchemaCreator
    ) -> Schema:
        """The view of one game; or one of those of all games that are installed."""
        games = {keeling.game(name).view_type: name for name in keeling.game_ids()}
        kind = field_definition.annotation
        if kind in games:
            return view_of(games[kind], field_definition, schema_creator)
        return Schema(
            type=OpenAPIType.OBJECT,
            description="The view of a game; `game` tells of which.",
            any_of=[
                schema_creator.for_field_definition(FieldDefinition.from_annotation(one))
                for one in games
            ],
        )


def view_of(game: str, kind: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
    """All fields of a view: it always has every one of them, whatever has a default in Python."""
    hints = kind.get_type_hints(include_extras=True)
    hints["game"] = Literal[game]
    named = {field.encode_name: hints[field.name] for field in fields(kind.annotation)}
    return schema_creator.create_component_schema(
        kind,
        required=sorted(named),
        property_fields={
            name: FieldDefinition.from_annotation(hint, name=name) for name, hint in named.items()
        },
    )
