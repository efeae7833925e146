"""One language of one game, from Project Fluent files: cases and plurals included.

Keys are identifiers: `option-buy`, `event-built`, `reason-too_dear`, `prompt-planning`; names are
`<kind>-<id>` (`place-hamburg`), with grammatical cases as attributes (`.gen`, `.loc`).
A sentence asks for a name in a case: `{ NAME($place, case: "loc") }`.
Kinds of plain numbers have one text for all of them: `bid-17` is said by `number-bid`.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from hashlib import blake2b
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from keeling.kernel.revisions import known, revision

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from importlib.resources.abc import Traversable

    from fluent.syntax.ast import Resource

    from keeling.kernel.game import AnyGame
    from keeling.kernel.objection import Objection
    from keeling.kernel.view import View

MOST_REMEMBERED = 10_000
LANGUAGES = ("en", "de", "pl")


class MissingText(LookupError):
    """A catalogue has no text for a key, or the text asks for an argument that is not given."""


class Catalogue:
    """All texts of one package (a game, or the command line) in one language."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False, functions={"NAME": self._name})
        written = list(sources)
        self.fingerprint = blake2b("\0".join([language, *written]).encode()).hexdigest()
        for source in written:
            self.bundle.add_resource(parsed(source))
        # Texts never change, and boards say the same ones again and again.
        self._named = lru_cache(MOST_REMEMBERED)(self._form)
        self._said = lru_cache(MOST_REMEMBERED)(self._format)

    def _name(self, key: object, case: object = "") -> Any:
        return self.name(str(key), str(case))

    def has(self, key: str) -> bool:
        """Whether there is a text for this key."""
        return self.bundle.has_message(key)

    def has_name(self, key: str) -> bool:
        """Whether there is a name for this key, of its own or as one of many numbers."""
        return self.has(key) or self.has(number_key(key))

    def has_form(self, key: str, case: str) -> bool:
        """Whether a name has a form of its own for this."""
        return self.has(key) and case in self.bundle.get_message(key).attributes

    def name(self, key: str, case: str = "") -> str:
        """A name, `place-hamburg`, in a grammatical case; without that form the plain one."""
        return self._named(key, case)

    def _form(self, key: str, case: str) -> str:
        if not self.has_name(key):
            raise MissingText(f"{self.language}: no name '{key}'")
        if not self.has(key):
            return self.say(number_key(key), number=int(key.rpartition("-")[2]))
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(case) or message.value
        if pattern is None:
            raise MissingText(f"{self.language}: '{key}' has no value")
        return str(self.bundle.format_pattern(pattern)[0])

    def say(self, key: str, **args: str | int) -> str:
        """The text of a key."""
        return self._said(key, tuple(args.items()))

    def _format(self, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
        if not self.has(key):
            raise MissingText(f"{self.language}: no text '{key}'")
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"{self.language}: '{key}' has no value")
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors or isinstance(text, FluentNone):
            raise MissingText(f"{self.language}: '{key}': {errors}")
        return str(text)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it, like those that Fluent puts into texts."""
        places = f".{'0' * digits}" if digits else ""
        return str(format_decimal(value, format=f"#,##0{places}", locale=self.language))

    def tell(self, key: str, args: Iterable[tuple[str, str | int]]) -> str:
        """The text of a key with arguments by kind; the second of a kind is called `<kind>2`."""
        return self.say(key, **keyed(args))

    def option(self, game: AnyGame, option: int) -> str:
        """What an option does, in words."""
        verb, args = game.vocabulary.meaning(option)
        return self.tell(f"option-{verb}", args)

    def prompt(self, view: View) -> str:
        """What a view asks for, in words."""
        return self.tell(f"prompt-{view.prompt}", view.prompt_args)

    def objection(self, objection: Objection) -> str:
        """Why something is not legal, in words, with the clause."""
        return f"{self.tell(f'reason-{objection.name}', objection.args)} ({objection.clause})"

    def events(self, told: Sequence[tuple[str, list[tuple[str, str | int]]]]) -> list[str]:
        """Events, as one seat may know them, in words."""
        return [self.tell(f"event-{name}", args) for name, args in told]


def number_key(key: str) -> str:
    """The text that stands for all names of a kind of plain numbers: `number-bid`; else empty."""
    kind, _, number = key.rpartition("-")
    return f"number-{kind}" if number.isdecimal() else ""


def keyed(args: Iterable[tuple[str, str | int]]) -> Mapping[str, str | int]:
    """Arguments as Fluent variables: names become keys of names, numbers stay numbers."""
    found: dict[str, str | int] = {}
    counts: Counter[str] = Counter()
    for kind, value in args:
        counts[kind] += 1
        key = kind if counts[kind] == 1 else f"{kind}{counts[kind]}"
        found[key] = f"{kind}-{value}" if isinstance(value, str) else value
    return found


@cache  # every game has the words that all share
def parsed(source: str) -> Resource:
    """A Fluent file, read."""
    return FluentResource(source)


@cache
def catalogue(package: str, language: str) -> Catalogue:
    """The texts of a package, `keeling.games.future_energy`, with the words shared by all."""
    packages = ["keeling"] if package == "keeling" else ["keeling", package]
    texts = [text for name in packages for text in sources(name, language)]
    return Catalogue(language, [*earlier_texts(package, language), *texts])  # the first ones count


def sources(package: str, language: str) -> list[str]:
    """The Fluent files of a package in one language: `text/<language>/*.ftl`."""
    return in_folder(files(package) / "text" / language)


def earlier_texts(package: str, language: str) -> list[str]:
    """What the revision of a game that is played called differently, its own words first."""
    game = package.rpartition(".")[2]
    if len(known(game)) == 0:  # no game, or one that keeps no revisions
        return []
    folder = files(package) / "text" / language / "revisions"
    folders = [folder / str(number) for number in range(revision(game), known(game)[-1])]
    return [text for one in folders if one.is_dir() for text in in_folder(one)]


def in_folder(folder: Traversable) -> list[str]:
    """The Fluent files of a folder, by name."""
    found = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return [file.read_text("utf-8") for file in found]
