"""The texts of the pages: complete, alike in all languages, translated, and all can be said."""

from __future__ import annotations

from functools import cache
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import keeling
from keeling.text.catalogue import LANGUAGES, catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

TEXT = Path(keeling.__file__).parent / "text"
FILES = sorted({path.name for path in TEXT.glob("*/web*.ftl")})
NUMBERS = (0, 1, 2, 5, 22)  # each plural form of the three languages
FORMS = {"en": {"one", "other"}, "de": {"one", "other"}, "pl": {"one", "few", "many", "other"}}

# Texts that are the same in another language: names, and words it has as well.
SHARED = {
    "web-lobby-title",
    "web-lobby-co2",
    "web-lobby-second_chance",
    "web-lobby-green_deal",
    "web-lobby-e_mission",
    "web-new-bots",
    "web-story-position",
    "web-result-position",
    "web-fork-at",
    "web-owner-mib",
    "web-owner-bots",
    "web-owner-engine",
}

in_each_file = pytest.mark.parametrize("file", FILES)
in_each_language = pytest.mark.parametrize("language", LANGUAGES)
in_each_translation = pytest.mark.parametrize("language", LANGUAGES[1:])


class Parts(Visitor):
    """What a text is made of: words, variables, those that are counted, and the forms for it."""

    def __init__(self, message: ast.Message) -> None:
        self.words = ""
        self.variables: set[str] = set()
        self.counted: set[str] = set()
        self.forms: list[set[str]] = []
        self.visit(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's
        """Words between the variables."""
        self.words += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        """A variable."""
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's
        """The forms of a text, chosen by a number."""
        assert isinstance(node.selector, ast.VariableReference)
        self.counted.add(node.selector.id.name)
        keys = [variant.key for variant in node.variants]
        self.forms.append({key.name for key in keys if isinstance(key, ast.Identifier)})
        self.generic_visit(node)


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    """Every message of a file by its key."""
    body = FluentParser().parse((TEXT / language / file).read_text("utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found)
    return {message.id.name: message for message in found}


def samples(parts: Parts) -> Iterator[dict[str, str | int]]:
    """Arguments for a text: numbers of every form where it counts, words elsewhere."""
    names = sorted(parts.variables)
    values: list[tuple[str | int, ...]] = [
        NUMBERS if name in parts.counted else (f"<{name}>",) for name in names
    ]
    for chosen in product(*values):
        yield dict(zip(names, chosen, strict=True))


def alike(one: ast.Message, other: ast.Message) -> bool:
    """Whether two messages read the same, whatever comment stands above them."""
    return bool(one.equals(other, ignored_fields=["span", "comment"]))


def test_every_language_has_the_same_files() -> None:
    for language in LANGUAGES:
        assert sorted(path.name for path in (TEXT / language).glob("web*.ftl")) == FILES
    assert "web.ftl" in FILES


@in_each_file
@in_each_translation
def test_every_language_has_the_same_texts_with_the_same_arguments(
    language: str, file: str
) -> None:
    ours, english = messages(language, file), messages("en", file)
    assert sorted(ours) == sorted(english)
    for key, message in ours.items():
        assert Parts(message).variables == Parts(english[key]).variables, key


@in_each_language
def test_no_text_is_given_twice(language: str) -> None:
    shelf = sorted(path.name for path in (TEXT / language).glob("*.ftl"))
    keys = [key for file in shelf for key in messages(language, file)]
    assert sorted(set(keys)) == sorted(keys)


@in_each_file
@in_each_language
def test_every_text_can_be_said(language: str, file: str) -> None:
    words = catalogue("keeling", language)
    for key, message in messages(language, file).items():
        parts = Parts(message)
        for args in samples(parts):
            said = words.say(key, **args)
            assert said.strip(), key
            assert all(str(args[name]) in said for name in parts.variables - parts.counted)


@in_each_file
@in_each_language
def test_every_language_counts_as_it_does(language: str, file: str) -> None:
    for key, message in messages(language, file).items():
        assert all(forms in ({"other"}, FORMS[language]) for forms in Parts(message).forms), key


@in_each_file
@in_each_translation
def test_every_text_with_words_is_translated(language: str, file: str) -> None:
    ours, english = messages(language, file), messages("en", file)
    same = {key for key in ours if alike(ours[key], english[key])}
    words = {key for key in same if any(map(str.isalpha, Parts(english[key]).words))}
    assert words - SHARED == set()


def test_what_may_stay_the_same_does_so_somewhere() -> None:
    for key in SHARED:
        found = [
            made[key] for f in FILES for lang in LANGUAGES if key in (made := messages(lang, f))
        ]
        assert any(alike(found[0], other) for other in found[1:]), key
