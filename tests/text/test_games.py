"""The texts of every game: complete, alike in all languages, and all of them can be said."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast

from keeling.kernel.registry import game_ids
from keeling.text.catalogue import LANGUAGES, keyed
from keeling.text.glossary import names, terms
from tests.text.fluent import uses, written
from tests.text.of_games import SENTENCES, GameTexts

# Every game has its `texts.py` beside its tests.
FOUND = sorted(path.parent.name for path in Path(__file__).parents[1].glob("*/texts.py"))
GAMES: list[GameTexts] = [import_module(f"tests.{name}.texts").TEXTS for name in FOUND]

of_each_game = pytest.mark.parametrize("texts", GAMES, ids=repr)
in_each_language = pytest.mark.parametrize("language", LANGUAGES)
in_each_translation = pytest.mark.parametrize("language", LANGUAGES[1:])


def test_every_game_has_its_texts_tested() -> None:
    assert [texts.game.id for texts in GAMES] == game_ids()
    assert len({texts.package for texts in GAMES}) == len(GAMES)


@of_each_game
@in_each_language
def test_the_files_hold_nothing_but_messages_each_key_once(texts: GameTexts, language: str) -> None:
    entries = texts.entries(language)
    assert all(isinstance(entry, ast.Message) for entry in entries)
    assert len(entries) == len(texts.messages(language))


@of_each_game
@in_each_language
def test_a_game_has_a_text_for_all_it_declares_and_for_nothing_else(
    texts: GameTexts, language: str
) -> None:
    families = texts.families_of_keys
    found = {key for key in texts.messages(language) if key.split("-")[0] in families}
    assert found == {*texts.told, *texts.prompts, *texts.plain, *texts.name_keys}


@of_each_game
@in_each_language
def test_a_text_can_be_said_with_every_argument(texts: GameTexts, language: str) -> None:
    words = texts.words(language)
    for key, kinds in {**texts.told, **texts.prompts}.items():
        assert all(words.tell(key, args).strip() for args in texts.samples(kinds)), key


@of_each_game
@in_each_language
def test_a_text_uses_all_it_is_told(texts: GameTexts, language: str) -> None:
    found = texts.messages(language)
    used = {key: uses(found[key]).variables for key in texts.told}
    assert used == {key: set(keyed((k, 0) for k in kinds)) for key, kinds in texts.told.items()}


@of_each_game
@in_each_language
def test_plain_texts_can_be_said(texts: GameTexts, language: str) -> None:
    assert all(texts.words(language).say(key).strip() for key in texts.plain)


@of_each_game
@in_each_language
def test_what_is_told_alone_stands_for_what_is_told_to_several(
    texts: GameTexts, language: str
) -> None:
    alone = [key for key in texts.messages(language) if key.startswith("alone-")]
    assert {key.replace("alone-", "help-", 1) for key in alone} <= set(texts.plain)
    assert all(texts.words(language).say(key).strip() for key in alone)


@of_each_game
@in_each_language
def test_every_name_can_be_said(texts: GameTexts, language: str) -> None:
    words, members = texts.words(language), texts.game.vocabulary.names
    said = [key for key in texts.name_keys if not key.startswith("number-")]
    assert all(words.name(key).strip() for key in said)
    numbers = [f"{kind}-{n}" for kind in texts.counted for n in members[kind]]
    assert all(re.search(r"\d", words.name(key)) for key in numbers)


@of_each_game
def test_everything_that_is_counted_has_a_name(texts: GameTexts) -> None:
    game = texts.game
    s = game.new(game.config(**texts.config))
    course = {key.partition(" ")[0] for key in game.course(s)}
    declared = {*game.stocks(s)[0], *game.tie_breaks(s)[0], *game.gauges(s), *course}
    assert declared == set(texts.stocks)


@of_each_game
@in_each_language
def test_every_name_has_each_case_that_some_text_asks_for(texts: GameTexts, language: str) -> None:
    found = texts.messages(language)
    asked = {case for message in found.values() for case in uses(message).cases}
    missing = [
        f"{kind}-{name}.{case}"
        for kind, case in asked - texts.spared
        for name in texts.game.vocabulary.names.get(kind, texts.names.get(kind, []))
        if case not in {attribute.id.name for attribute in found[f"{kind}-{name}"].attributes}
    ]
    assert missing == []


@of_each_game
@in_each_language
def test_names_of_one_kind_differ(texts: GameTexts, language: str) -> None:
    words = texts.words(language)
    for kind, members in {**texts.names, **texts.game.vocabulary.names}.items():
        if kind != "number":
            assert len({words.name(f"{kind}-{name}") for name in members}) == len(members), kind


@of_each_game
@in_each_language
def test_no_two_options_read_the_same(texts: GameTexts, language: str) -> None:
    words, vocabulary = texts.words(language), texts.game.vocabulary
    meanings = [vocabulary.meaning(option) for option in range(vocabulary.size)]
    said = {words.tell(f"option-{verb}", args) for verb, args in meanings}
    assert len(said) == vocabulary.size


@of_each_game
@in_each_language
def test_texts_name_no_clauses_and_hold_no_markup(texts: GameTexts, language: str) -> None:
    for message in texts.messages(language).values():
        for never in (f"{texts.game.clauses}-", "CO2", "<"):
            assert never not in written(message)


@of_each_game
@in_each_language
def test_every_text_of_the_board_is_used(texts: GameTexts, language: str) -> None:
    packages = [texts.package, *texts.used_in]
    folders = [Path(str(files(name))) for name in packages]
    modules = [module for folder in folders for module in folder.rglob("*.py")]
    code = "\n".join(module.read_text("utf-8") for module in modules)
    families = (*re.findall(r'f"(text-[\w-]+[-_])\{', code), *texts.families)
    said = {key for key in texts.messages(language) if key.startswith("text-")}
    unused = [key for key in said if f'"{key}"' not in code and f"'{key}'" not in code]
    assert [key for key in unused if not key.startswith(families)] == []


@of_each_game
@in_each_language
def test_every_setting_and_every_value_has_a_name(texts: GameTexts, language: str) -> None:
    keys = texts.messages(language)
    found = {key for key in keys if key.split("-")[0] in ("setting", "value")}
    settings = texts.game.settings
    values = {v for s in settings for value in s.values for v in members(value)}
    named = {f"setting-{setting.name}" for setting in settings}
    assert found == named | {f"value-{value}" for value in values}


def members(value: object) -> list[str]:
    """The words a setting may be set to: one of them, several together, or yes and no."""
    found = value if isinstance(value, tuple) else (value,)
    return [one for one in found if isinstance(one, str)]


@of_each_game
@in_each_language
def test_the_glossary_has_a_name_and_a_meaning_for_every_term(
    texts: GameTexts, language: str
) -> None:
    found, kinds = terms(texts.game), names(texts.game)
    assert len({term.names[language] for term in found}) == len(found) > 0
    assert all(term.meanings[language].endswith(".") for term in found)
    assert all(term.meanings[language].count(". ") <= 1 for term in found)
    assert {kind.id for kind in kinds} == set(texts.game.vocabulary.names) - set(texts.counted)
    assert all(kind.headings[language] != kind.id for kind in kinds)


@of_each_game
@in_each_translation
def test_a_translation_has_the_keys_and_variables_of_the_english_texts(
    texts: GameTexts, language: str
) -> None:
    english = {key: uses(message).variables for key, message in texts.messages("en").items()}
    found = {key: uses(message).variables for key, message in texts.messages(language).items()}
    assert found == english


@of_each_game
@in_each_translation
def test_nothing_is_left_untranslated(texts: GameTexts, language: str) -> None:
    found, english = texts.messages(language), texts.messages("en")
    keys = [key for key in english if key.split("-")[0] in SENTENCES and key not in texts.name_keys]
    assert [key for key in keys if written(found[key]) == written(english[key])] == []
