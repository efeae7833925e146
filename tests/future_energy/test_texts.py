"""The texts of Future Energy: complete, alike in all languages, and all of them can be said."""

from __future__ import annotations

from functools import partial

import pytest
from fluent.syntax import ast

from keeling.games.future_energy.data import BOX
from keeling.games.future_energy.events import EVENTS
from keeling.games.future_energy.options import VOCABULARY
from keeling.games.future_energy.reasons import REASONS
from keeling.games.future_energy.steps import STEPS
from keeling.games.future_energy.tables import CATEGORIES, REGIONS
from keeling.kernel.agenda import Chance, Choice
from keeling.text.catalogue import LANGUAGES, catalogue, keyed
from tests.text import fluent
from tests.text.fluent import uses, written

PACKAGE = "keeling.games.future_energy"
NUMBERS = [1, 2, 5, 22]  # one of each plural form of the three languages
STOCKS = [
    "money",
    "plants",
    "lines",
    "score",
    "investors",
    "engineers",
    "nuclear",
    "jokers",
    "certificates",
    "orders",
    "tiles",
]
NAMES = {
    **VOCABULARY.names,
    "region": REGIONS,
    "category": CATEGORIES,
    "module": [module.id for module in BOX.module],
    "planning_action": [action.id for action in BOX.planning_action],
    "stock": STOCKS,
}
VALUES: dict[str, list[str] | list[int]] = {
    **VOCABULARY.names,
    "number": NUMBERS,
    "category": list(range(len(CATEGORIES))),
    "flag": [0, 1],
}
CHOICES = [name for name, made in STEPS.classes.items() if issubclass(made, Choice)]
ASKED = [name for name in CHOICES if not issubclass(STEPS.classes[name], Chance)]
GAME = ["game-name", "game-short", "game-aim"]

# Every text with arguments: its key and the kinds of its arguments.
TEXTS = {
    **{f"option-{verb.name}": verb.kinds for verb in VOCABULARY.verbs},
    **{f"event-{event.name}": event.kinds for event in EVENTS.all},
    **{f"event-{e.name}_hidden": e.kinds[: e.secret] for e in EVENTS.all if e.secret >= 0},
    **{f"reason-{reason.name}": reason.kinds for reason in REASONS.all},
}
# Every prompt, with the kinds of the numbers its step carries; it may leave some out.
PROMPTS = {f"prompt-{name}": list(STEPS.kinds[name].values()) for name in CHOICES}
# Every text without arguments.
PLAIN = [
    *(f"group-{verb.name}" for verb in VOCABULARY.verbs),
    "prompt-over",
    *(f"help-{name}" for name in ASKED),
    *GAME,
]
NAME_KEYS = [f"{kind}-{name}" for kind, names in NAMES.items() for name in names]
SENTENCES = ("option", "group", "event", "reason", "prompt", "help")
OURS = (*SENTENCES, "game", *NAMES)  # keys that begin otherwise belong to the board

in_each_language = pytest.mark.parametrize("language", LANGUAGES)
in_each_translation = pytest.mark.parametrize("language", LANGUAGES[1:])


entries = partial(fluent.entries, PACKAGE)
messages = partial(fluent.messages, PACKAGE)
samples = partial(fluent.samples, VALUES)


@in_each_language
def test_the_files_hold_nothing_but_messages_each_key_once(language: str) -> None:
    assert all(isinstance(entry, ast.Message) for entry in entries(language))
    assert len(entries(language)) == len(messages(language))


@in_each_language
def test_the_game_has_a_text_for_all_it_declares_and_for_nothing_else(language: str) -> None:
    found = {key for key in messages(language) if key.split("-")[0] in OURS}
    assert found == {*TEXTS, *PROMPTS, *PLAIN, *NAME_KEYS}


@in_each_language
@pytest.mark.parametrize("key", TEXTS)
def test_a_text_can_be_said_with_every_argument(language: str, key: str) -> None:
    words = catalogue(PACKAGE, language)
    for args in samples(TEXTS[key]):
        assert words.tell(key, args).strip()


@in_each_language
@pytest.mark.parametrize("key", PROMPTS)
def test_a_prompt_can_be_asked_with_every_argument(language: str, key: str) -> None:
    words = catalogue(PACKAGE, language)
    for args in samples(PROMPTS[key]):
        assert words.tell(key, args).strip()


@in_each_language
@pytest.mark.parametrize("key", TEXTS)
def test_a_text_uses_all_it_is_told(language: str, key: str) -> None:
    told = keyed((kind, 0) for kind in TEXTS[key])
    assert uses(messages(language)[key]).variables == set(told)


@in_each_language
def test_plain_texts_can_be_said(language: str) -> None:
    words = catalogue(PACKAGE, language)
    assert all(words.say(key).strip() for key in PLAIN)


@in_each_language
def test_every_name_can_be_said(language: str) -> None:
    words = catalogue(PACKAGE, language)
    assert all(words.name(key).strip() for key in NAME_KEYS)


@in_each_language
def test_every_name_has_each_case_that_some_text_asks_for(language: str) -> None:
    found = messages(language)
    asked = {case for message in found.values() for case in uses(message).cases}
    missing = [
        f"{kind}-{name}.{case}"
        for kind, case in asked
        for name in NAMES.get(kind, [])
        if case not in {attribute.id.name for attribute in found[f"{kind}-{name}"].attributes}
    ]
    assert missing == []


@in_each_language
def test_names_of_one_kind_differ(language: str) -> None:
    words = catalogue(PACKAGE, language)
    for kind, names in NAMES.items():
        assert len({words.name(f"{kind}-{name}") for name in names}) == len(names)


@in_each_language
def test_no_two_options_read_the_same(language: str) -> None:
    words = catalogue(PACKAGE, language)
    meanings = [VOCABULARY.meaning(option) for option in range(VOCABULARY.size)]
    said = {words.tell(f"option-{verb}", args) for verb, args in meanings}
    assert len(said) == VOCABULARY.size


@in_each_language
def test_texts_name_no_clauses_and_hold_no_markup(language: str) -> None:
    for message in messages(language).values():
        assert "FE-" not in written(message)
        assert "<" not in written(message)


@in_each_translation
def test_a_translation_has_the_keys_and_variables_of_the_english_texts(language: str) -> None:
    english = {key: uses(message).variables for key, message in messages("en").items()}
    assert {key: uses(m).variables for key, m in messages(language).items()} == english


@in_each_translation
def test_nothing_is_left_untranslated(language: str) -> None:
    found, english = messages(language), messages("en")
    keys = [key for key in english if key.split("-")[0] in SENTENCES]
    assert [key for key in keys if written(found[key]) == written(english[key])] == []
