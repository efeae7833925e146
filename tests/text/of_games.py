"""What the texts of a game have to hold: keys with the kinds of their arguments.

A game says in its own `texts.py` what cannot be read off its description; `test_games.py` holds the
tests that all games share.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from keeling.kernel.agenda import Chance, Choice
from keeling.text.catalogue import Catalogue, catalogue
from tests.text import fluent

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fluent.syntax import ast

    from keeling.kernel.game import AnyGame

NUMBERS = [0, 1, 2, 5, 22]  # one of each plural form of the three languages
TITLES = ["game-name", "game-short", "game-aim"]
SENTENCES = ("option", "group", "event", "reason", "prompt", "help")


@dataclass(kw_only=True, eq=False, repr=False)
class GameTexts:
    """The texts of one game, as its description asks for them."""

    game: AnyGame
    config: dict[str, object]  # of the game in which all `stocks` occur
    stocks: list[str]
    counted: list[str] = field(default_factory=list)  # kinds of plain numbers, with one text each
    more_names: dict[str, list[str]] = field(default_factory=dict)  # beyond the vocabulary
    more_values: dict[str, list[int]] = field(default_factory=dict)  # numbers of a kind of its own
    asked: dict[str, list[str]] = field(default_factory=dict)  # kinds a prompt has beyond its step
    more_titles: list[str] = field(default_factory=list)
    endings: list[str] = field(default_factory=list)
    spared: set[tuple[str, str]] = field(default_factory=set)  # cases some language can do without
    used_in: list[str] = field(default_factory=list)  # packages that say texts of the board, too
    families: tuple[str, ...] = ()  # of keys that the code puts together in a way of its own

    def __repr__(self) -> str:
        """The name of a test's case."""
        return self.game.id

    @property
    def package(self) -> str:
        """Where the game lives."""
        return type(self.game).__module__.rpartition(".")[0]

    # ---- keys

    @cached_property
    def names(self) -> dict[str, list[str]]:
        """All names by kind; a kind may have more of them than the vocabulary."""
        known = {k: v for k, v in self.game.vocabulary.names.items() if k not in self.counted}
        more = {kind: known.get(kind, []) + found for kind, found in self.more_names.items()}
        numbers = {"number": self.counted} if self.counted else {}
        stocks = self.stocks + more.pop("stock", [])
        return {**known, **more, "stock": stocks, **numbers}

    @cached_property
    def name_keys(self) -> list[str]:
        """The key of every name."""
        return [f"{kind}-{name}" for kind, found in self.names.items() for name in found]

    @cached_property
    def told(self) -> dict[str, list[str]]:
        """Every text with arguments: its key and the kinds of its arguments."""
        game = self.game
        secret = [event for event in game.events.all if event.secret >= 0]
        return {
            **{f"option-{verb.name}": verb.kinds for verb in game.vocabulary.verbs},
            **{f"event-{event.name}": event.kinds for event in game.events.all},
            **{f"event-{event.name}_hidden": event.kinds[: event.secret] for event in secret},
            **{f"reason-{reason.name}": reason.kinds for reason in game.reasons.all},
        }

    @cached_property
    def prompts(self) -> dict[str, list[str]]:
        """Every prompt, with the kinds of the numbers its step carries; it may leave some out."""
        kinds = {name: [*self.game.steps.kinds[name].values()] for name in self.choices}
        return {
            f"prompt-{name}": [*kinds[name], *self.asked.get(name, [])] for name in self.choices
        }

    @cached_property
    def choices(self) -> list[str]:
        """The steps that ask somebody, or chance."""
        return [name for name, made in self.game.steps.classes.items() if issubclass(made, Choice)]

    @cached_property
    def plain(self) -> list[str]:
        """Every text without arguments."""
        classes = self.game.steps.classes
        asked = [name for name in self.choices if not issubclass(classes[name], Chance)]
        return [
            *(f"group-{verb.name}" for verb in self.game.vocabulary.verbs),
            "prompt-over",
            *(f"help-{name}" for name in asked),
            *TITLES,
            *self.more_titles,
            *(f"ending-{name}" for name in self.endings),
        ]

    @property
    def families_of_keys(self) -> tuple[str, ...]:
        """How keys begin that belong to the description; others belong to boards and pages."""
        return (*SENTENCES, "game", "outcome", "ending", *self.names)

    # ---- texts

    def words(self, language: str) -> Catalogue:
        """The catalogue of a language."""
        return catalogue(self.package, language)

    def entries(self, language: str) -> list[ast.EntryType]:
        """What stands in the files of a language."""
        return fluent.entries(self.package, language)

    def messages(self, language: str) -> dict[str, ast.Message]:
        """The messages of a language by key."""
        return fluent.messages(self.package, language)

    def samples(self, kinds: list[str]) -> Iterator[list[tuple[str, str | int]]]:
        """Arguments of these kinds, so many that each value of each kind turns up."""
        values: dict[str, list[str] | list[int]] = {**self.game.vocabulary.names}
        values |= {"number": NUMBERS, "flag": [0, 1], **self.more_values}
        return fluent.samples(values, kinds)
