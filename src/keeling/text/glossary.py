"""The words of a game in all languages: terms with what they mean, and names by kind.

A term is a text `term-<id>` with an attribute `.means`; the heading of a kind is `kind-<kind>`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from keeling.text.catalogue import LANGUAGES, sources
from keeling.text.letters import alphabetical
from keeling.text.words import GameWords

if TYPE_CHECKING:
    from keeling.kernel.game import AnyGame

TERM = re.compile(r"^term-(\w+) *=", re.MULTILINE)


class Term(Struct, frozen=True):
    """A word of the rules, by language."""

    id: str
    names: dict[str, str]
    meanings: dict[str, str]


class Kind(Struct, frozen=True):
    """All names of one kind: its heading and its rows, each by language."""

    id: str
    headings: dict[str, str]
    rows: list[dict[str, str]]


def glossary(game: AnyGame, language: str) -> list[Term]:
    """The terms of a game, in alphabetical order of a language."""
    return sorted(terms(game), key=lambda term: alphabetical(term.names[language], language))


@cache
def terms(game: AnyGame) -> list[Term]:
    """The terms of a game as they stand in its files; a game without texts has none."""
    package = type(game).__module__.rpartition(".")[0]
    try:
        texts = sources(package, LANGUAGES[0])
    except (FileNotFoundError, ModuleNotFoundError):
        return []
    return [
        Term(found, in_all_languages(game, "term", found), meanings(game, found))
        for found in TERM.findall("\n".join(texts))
    ]


def meanings(game: AnyGame, term: str) -> dict[str, str]:
    """What a term means, by language."""
    spoken = {language: GameWords(game, language).words for language in LANGUAGES}
    return {language: words.name(f"term-{term}", "means") for language, words in spoken.items()}


@cache
def names(game: AnyGame) -> list[Kind]:
    """Every name of the vocabulary, in its order; plain numbers are no names."""
    words = GameWords(game, LANGUAGES[0]).words
    return [
        Kind(
            kind,
            in_all_languages(game, "kind", kind),
            [with_letters(game, kind, member) for member in members],
        )
        for kind, members in game.vocabulary.names.items()
        if not words.has(f"number-{kind}")
    ]


def in_all_languages(game: AnyGame, kind: str, member: str) -> dict[str, str]:
    """One name by language; without a text it is its id."""
    return {language: GameWords(game, language).name(kind, member) for language in LANGUAGES}


def with_letters(game: AnyGame, kind: str, member: str) -> dict[str, str]:
    """One name by language, and behind it the letter that stands for it on the board, if any."""
    found = in_all_languages(game, kind, member)
    letters = {code: letter(GameWords(game, code), f"{kind}-{member}") for code in LANGUAGES}
    return {
        code: f"{name} ({letters[code]})" if letters[code] else name for code, name in found.items()
    }


def letter(told: GameWords, key: str) -> str:
    """The form `.letter` of a name; empty: it has none."""
    return told.words.name(key, "letter") if told.words.has_form(key, "letter") else ""
