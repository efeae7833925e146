"""What stands in Fluent files, for tests of texts."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from keeling.text.catalogue import sources

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    Values = Mapping[str, list[str] | list[int]]


class Uses(Visitor):
    """What a text asks for: variables, and names in grammatical cases."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.cases: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name that the visitor looks for
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - the name that the visitor looks for
        """Note a name in a case: `NAME($post2, case: "to")` asks for a post as a direction."""
        for asked in node.arguments.positional:
            if isinstance(asked, ast.VariableReference):
                kind = asked.id.name.removesuffix("2")
                self.cases |= {(kind, given.value.value) for given in node.arguments.named}
        self.generic_visit(node)


@cache
def entries(package: str, language: str) -> list[ast.EntryType]:
    """All entries of the Fluent files of a package in a language, comments left out."""
    parser = FluentParser(with_spans=False)
    comments = (ast.Comment, ast.GroupComment, ast.ResourceComment)
    bodies = (parser.parse(source).body for source in sources(package, language))
    return [entry for body in bodies for entry in body if not isinstance(entry, comments)]


def messages(package: str, language: str) -> dict[str, ast.Message]:
    """The messages of a language by key."""
    return {m.id.name: m for m in entries(package, language) if isinstance(m, ast.Message)}


def uses(message: ast.Message) -> Uses:
    """What a message asks for."""
    found = Uses()
    found.visit(message)
    return found


def written(message: ast.Message) -> str:
    """A message as it stands in the file, without its comment."""
    return FluentSerializer().serialize_entry(ast.Message(message.id, message.value))


def samples(values: Values, kinds: list[str]) -> Iterator[list[tuple[str, str | int]]]:
    """Arguments of these kinds, so many that each value of each kind turns up."""
    for i in range(max((len(values[kind]) for kind in kinds), default=1)):
        shifted = enumerate(kinds, start=i)
        yield [(kind, values[kind][at % len(values[kind])]) for at, kind in shifted]
