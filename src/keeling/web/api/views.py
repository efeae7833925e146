"""Views in the OpenAPI document: each installed game says of what its own consist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

import keeling
from keeling.kernel.view import View

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


class ViewSchemas(OpenAPISchemaPlugin):
    """A view is that of one of the games; `game` tells of which."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether it is a view of any game."""
        return field_definition.annotation is View

    def to_openapi_schema(
        self,
        field_definition: FieldDefinition,  # noqa: ARG002 - there is only one
        schema_creator: SchemaCreator,
    ) -> Schema:
        """One of the views of all installed games."""
        kinds = [keeling.game(name).view_type for name in keeling.game_ids()]
        return Schema(
            type=OpenAPIType.OBJECT,
            description="The view of a game; `game` tells of which.",
            any_of=[
                schema_creator.for_field_definition(FieldDefinition.from_annotation(kind))
                for kind in kinds
            ],
        )
