from __future__ import annotations

import pytest

import keeling
from keeling.text.catalogue import LANGUAGES, catalogue
from keeling.text.glossary import glossary, names, terms
from keeling.text.letters import alphabetical
from tests.kernel.pebbles.game import GAME as PEBBLES

GAME = keeling.game("future_energy")
TERMS = terms(GAME)

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@in_each_language
def test_every_term_has_a_name_of_its_own_and_a_meaning(language: str) -> None:
    words = catalogue("keeling.games.future_energy", language).bundle
    for term in TERMS:
        message = words.get_message(f"term-{term.id}")
        assert list(message.attributes) == ["means"]
        assert term.meanings[language].endswith(".")
    assert len({term.names[language] for term in TERMS}) == len(TERMS)


@in_each_language
def test_a_meaning_is_one_sentence_or_two(language: str) -> None:
    for term in TERMS:
        assert 1 <= term.meanings[language].count(". ") + 1 <= 2, term.id


def test_every_language_has_the_same_terms() -> None:
    assert 25 <= len(TERMS) == len({term.id for term in TERMS})
    for term in TERMS:
        assert list(term.names) == list(term.meanings) == list(LANGUAGES)
        assert len(set(term.meanings.values())) == len(LANGUAGES)


@in_each_language
def test_terms_stand_in_the_alphabetical_order_of_the_language(language: str) -> None:
    found = [term.names[language] for term in glossary(GAME, language)]
    assert found == sorted(found, key=lambda name: alphabetical(name, language))
    assert len(found) == len(TERMS)


def test_every_name_of_the_vocabulary_is_listed_in_every_language() -> None:
    found = {kind.id: kind for kind in names(GAME)}
    assert {kind: len(made.rows) for kind, made in found.items()} == {
        kind: len(members) for kind, members in GAME.vocabulary.names.items()
    }
    assert found["place"].headings == {"en": "Places", "de": "Orte", "pl": "Miejsca"}
    assert {"en": "Warsaw", "de": "Warschau", "pl": "Warszawa"} in found["place"].rows
    assert all(kind.headings["en"] != kind.id for kind in found.values())


def test_a_game_without_texts_has_no_terms_and_ids_for_names() -> None:
    assert glossary(PEBBLES, "de") == []
    assert {kind.id: kind.headings["de"] for kind in names(PEBBLES)}["seat"] == "seat"


def test_names_with_a_letter_on_the_board_are_listed_with_it() -> None:
    found = {kind.id: kind for kind in names(keeling.game("e_mission"))}
    assert {"en": "Grid (G)", "de": "Stromnetz (N)", "pl": "Sieć (S)"} in found["tag"].rows
    assert {"en": "USA", "de": "USA", "pl": "USA"} in found["power"].rows
