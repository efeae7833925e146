"""The texts of Second Chance: complete, alike in all languages, and all of them can be said."""

from __future__ import annotations

import re
from functools import partial
from importlib.resources import files

import pytest
from fluent.syntax import ast

from keeling.games.second_chance.data import BOX
from keeling.games.second_chance.effects import OPS
from keeling.games.second_chance.events import EVENTS
from keeling.games.second_chance.game import GAME
from keeling.games.second_chance.options import VOCABULARY
from keeling.games.second_chance.reasons import REASONS
from keeling.games.second_chance.steps import STEPS
from keeling.games.second_chance.tables import (
    COUNTS,
    FATES,
    LOBBIES,
    LOST_AT_THE_END,
    RANKS,
    SUBSIDIES,
    TESTS,
)
from keeling.kernel.agenda import Chance, Choice
from keeling.text.catalogue import LANGUAGES, catalogue, keyed
from keeling.text.glossary import names, terms
from tests.text import fluent
from tests.text.fluent import uses, written

PACKAGE = "keeling.games.second_chance"
NUMBERS = [0, 1, 2, 5, 22]  # one of each plural form of the three languages
COUNTED = ["dollars", "steps"]  # kinds of plain numbers
STOCKS = [
    *["money", "tech", "ceps", "score", "scientists", "regions", "knowledge"],
    *["co2", "price", "un_goals", "plants", "infrastructure"],
]
NAMES = {
    **{kind: names for kind, names in VOCABULARY.names.items() if kind not in COUNTED},
    "subsidy": SUBSIDIES,
    "stock": STOCKS,
    "number": COUNTED,
}
VALUES: dict[str, list[str] | list[int]] = {
    **VOCABULARY.names,
    "number": NUMBERS,
    "flag": [0, 1],
}
CHOICES = [name for name, made in STEPS.classes.items() if issubclass(made, Choice)]
ASKED = [name for name in CHOICES if not issubclass(STEPS.classes[name], Chance)]
TITLES = ["game-name", "game-short", "game-aim", "outcome-lost"]
MISSED = ["un_goals", "private_goals", "solo_goal"]  # what a team lacks after the last decade
ENDINGS = [*FATES[1:LOST_AT_THE_END], *MISSED, *RANKS]

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
    *TITLES,
    *(f"ending-{name}" for name in ENDINGS),
]
NAME_KEYS = [f"{kind}-{name}" for kind, names in NAMES.items() for name in names]
SAID_NAMES = [key for key in NAME_KEYS if not key.startswith("number-")]
SENTENCES = ("option", "group", "event", "reason", "prompt", "help")
OURS = (
    *SENTENCES,
    "game",
    "outcome",
    "ending",
    *NAMES,
)  # others belong to boards and pages

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
    assert all(words.name(key).strip() for key in SAID_NAMES)
    counted = [f"{kind}-{n}" for kind in COUNTED for n in VOCABULARY.names[kind]]
    assert all(re.search(r"\d", words.name(key)) for key in counted)


def test_everything_that_is_counted_has_a_name() -> None:
    s = GAME.new(GAME.config(seats=2, mode="competitive"))
    assert {*GAME.stocks(s)[0], *GAME.tie_breaks(s)[0], *GAME.gauges(s)} == set(STOCKS)


@in_each_language
def test_every_name_has_each_case_that_some_text_asks_for(language: str) -> None:
    found = messages(language)
    asked = {case for message in found.values() for case in uses(message).cases}
    missing = [
        f"{kind}-{name}.{case}"
        for kind, case in asked - {("energy", "title")}  # German nouns have capitals anyway
        for name in NAMES.get(kind, [])
        if case not in {attribute.id.name for attribute in found[f"{kind}-{name}"].attributes}
    ]
    assert missing == []


@in_each_language
def test_names_of_one_kind_differ(language: str) -> None:
    words = catalogue(PACKAGE, language)
    for kind, members in VOCABULARY.names.items():
        assert len({words.name(f"{kind}-{name}") for name in members}) == len(members)


@in_each_language
def test_no_two_options_read_the_same(language: str) -> None:
    words = catalogue(PACKAGE, language)
    meanings = [VOCABULARY.meaning(option) for option in range(VOCABULARY.size)]
    said = {words.tell(f"option-{verb}", args) for verb, args in meanings}
    assert len(said) == VOCABULARY.size


@in_each_language
def test_texts_name_no_clauses_and_hold_no_markup(language: str) -> None:
    for message in messages(language).values():
        assert "SC-" not in written(message)
        assert "CO2" not in written(message)
        assert "<" not in written(message)


@in_each_language
def test_every_text_of_the_board_is_used(language: str) -> None:
    packages = (PACKAGE, "keeling.carbon")
    modules = [file for name in packages for file in files(name).iterdir() if file.is_file()]
    code = "\n".join(m.read_text("utf-8") for m in modules if m.name.endswith(".py"))
    families = tuple(re.findall(r'f"(text-[\w-]+-)\{', code))
    said = {key for key in messages(language) if key.startswith("text-")}
    unused = [key for key in said if f'"{key}"' not in code and f"'{key}'" not in code]
    assert [key for key in unused if not key.startswith(families)] == []


@in_each_language
def test_every_effect_and_every_goal_has_its_words(language: str) -> None:
    found = messages(language)
    effects = {f"effect-{op}" for op in OPS if op != "choose"} | {"effect-knowledge_any"}
    assert {key for key in found if key.startswith("effect-")} == effects
    assert {key for key in found if key.startswith("private-")} == {f"private-{t}" for t in TESTS}
    assert {key for key in found if key.startswith("company-")} == {f"company-{c}" for c in COUNTS}


@in_each_language
def test_cards_and_tiles_are_named_after_what_the_data_say(language: str) -> None:
    words = catalogue(PACKAGE, language)
    shown = {
        **{f"agenda-{tile.id}": tile.energies for tile in BOX.agenda},
        **{f"summit-{tile.id}": tile.topics for tile in BOX.summit},
        **{f"un_goal-{card.id}": card.plants for card in BOX.un_goal},
    }
    for key, energies in shown.items():
        assert ", ".join(words.name(f"energy-{energy}") for energy in energies) in words.name(key)
    for number, card in zip(LOBBIES, BOX.lobby, strict=True):
        about = [f"energy-{card.trigger.energy}", f"region-{card.trigger.region}"]
        told = [words.name(key) for key in about if not key.endswith("-")]
        assert all(name in words.name(f"lobby-{number}") for name in told)
    for tile in BOX.event:
        assert words.name(f"event-{tile.id}", "place") == words.name(f"region-{tile.region}")


@in_each_language
def test_environment_goals_say_what_they_are_about(language: str) -> None:
    words = catalogue(PACKAGE, language)
    for tile in BOX.environment_goal:
        told = words.name(f"environment_goal-{tile.id}", "plain")
        forms = ("", "gen", "at")  # languages decline what is named
        about = [f"region-{tile.region}"] if tile.region else [f"energy-{tile.energy}"]
        named = [words.name(key, form) for key in about for form in forms if key[-1] != "-"]
        assert any(name in told for name in named or [str(tile.size)])
        assert words.name(f"environment_goal-{tile.id}").startswith(told)


@in_each_language
def test_a_decade_is_named_after_its_first_year(language: str) -> None:
    words = catalogue(PACKAGE, language)
    for number, year in enumerate(BOX.enums.competitive_decades, start=1):
        assert str(year) in words.say("event-decade", number=number)


@in_each_language
def test_every_setting_and_every_value_has_a_name(language: str) -> None:
    found = {key for key in messages(language) if key.split("-")[0] in ("setting", "value")}
    values = {f"value-{v}" for s in GAME.settings for v in s.values if isinstance(v, str)}
    assert found == {f"setting-{setting.name}" for setting in GAME.settings} | values


@in_each_language
def test_the_glossary_has_a_name_and_a_meaning_for_every_term(language: str) -> None:
    found = terms(GAME)
    assert len({term.names[language] for term in found}) == len(found)
    assert all(term.meanings[language].endswith(".") for term in found)
    assert all(term.meanings[language].count(". ") <= 1 for term in found)
    assert {kind.id for kind in names(GAME)} == set(VOCABULARY.names) - set(COUNTED)
    assert all(kind.headings[language] != kind.id for kind in names(GAME))


@in_each_translation
def test_a_translation_has_the_keys_and_variables_of_the_english_texts(language: str) -> None:
    english = {key: uses(message).variables for key, message in messages("en").items()}
    assert {key: uses(m).variables for key, m in messages(language).items()} == english


@in_each_translation
def test_nothing_is_left_untranslated(language: str) -> None:
    found, english = messages(language), messages("en")
    keys = [key for key in english if key.split("-")[0] in SENTENCES and key not in NAME_KEYS]
    assert [key for key in keys if written(found[key]) == written(english[key])] == []
