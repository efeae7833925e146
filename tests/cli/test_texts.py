from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import keeling
from keeling.text.catalogue import LANGUAGES

SOURCE = Path(keeling.__file__).parent
FILES = ("cli.ftl", "cli_data.ftl", "common.ftl")
UNITS = {"decade", "round"}  # what games count their time in: not a number


class Variables(Visitor):
    """The variables of a text."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        """Note one."""
        self.names.add(node.id.name)


def texts(language: str, file: str) -> dict[str, set[str]]:
    """Every key of a file with its variables."""
    source = (SOURCE / "text" / language / file).read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_variables(
    language: str, file: str
) -> None:
    assert texts(language, file) == texts("en", file)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_counts_as_it_does(language: str, file: str) -> None:
    """Polish has one, few, many; where it counts, it needs them all."""
    source = (SOURCE / "text" / language / file).read_text("utf-8")
    forms = {"en": {"one", "other"}, "de": {"one", "other"}, "pl": {"one", "few", "many", "other"}}
    for selection in re.findall(r"->\n((?:\s+\*?\[\w+\].*\n)+)", source):
        named = set(re.findall(r"^\s+\*?\[([a-z]+)\]", selection, re.MULTILINE))
        assert named in ({"other"}, UNITS, forms[language]) or set(
            re.findall(r"\[(\d)\]", selection)
        )


def test_every_text_that_is_said_exists_and_every_text_is_said() -> None:
    files = [p for part in ("cli", "text", "web") for p in sorted((SOURCE / part).rglob("*"))]
    code = "\n".join(p.read_text("utf-8") for p in files if p.suffix in (".py", ".html"))
    said = set(re.findall(r"[\"']((?:cli|common|web)-[a-z0-9_-]*[a-z0-9])[\"']", code))
    built = set(re.findall(r"[\"']((?:cli|common|web)-[a-z-]*)(?:\{|[\"'] ~)", code))
    every = sorted((SOURCE / "text" / "en").glob("*.ftl"))
    keys = {key for file in every for key in texts("en", file.name)}
    assert said <= keys
    assert {key for key in keys - said if not key.startswith(tuple(built))} == set()
