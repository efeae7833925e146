"""The texts of e-Mission that no other game has: names as printed, and what every card does."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from keeling.games.e_mission.data.box import BOX
from keeling.games.e_mission.words import cards as said
from keeling.text.catalogue import LANGUAGES
from tests.e_mission.texts import TEXTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from keeling.games.e_mission.data.cards import Card, Effect
    from keeling.text.catalogue import Catalogue

READABLE = 250  # letters that can be read at a glance
ROLLED = 470  # with a table of rolls
DOES: dict[str, Callable[[str, Catalogue], str]] = {
    "card": said.card_does,
    "crisis": said.crisis_does,
    "global": said.global_does,
    "challenge": said.challenge_does,
    "track": said.track_does,
}

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def printed() -> dict[str, Card]:
    """Every card by the key of its name."""
    return {
        **{f"card-{name}": row for name, row in said.CARDS.items()},
        **{f"crisis-{name}": row for name, row in said.CRISIS.items()},
        **{f"global-{name}": row for name, row in said.GLOBAL.items()},
        **{f"challenge-{name}": row for name, row in said.CHALLENGE.items()},
    }


@in_each_language
def test_cards_are_named_as_the_data_name_them(language: str) -> None:
    words = TEXTS.words(language)
    for key, card in printed().items():
        name = getattr(card, f"name_{language}").replace("CO2", "CO₂")
        assert words.name(key, "plain") == name, key
        assert words.name(key).startswith(name)


@in_each_language
def test_cards_of_different_names_are_told_apart(language: str) -> None:
    names: dict[tuple[str, str], set[str]] = {}
    for key, card in printed().items():
        told = key.partition("-")[0], getattr(card, f"name_{language}")
        names.setdefault(told, set()).add(card.name_en)
    assert [found for found in names.values() if len(found) > 1] == []


@in_each_language
def test_things_are_named_as_the_data_name_them(language: str) -> None:
    words = TEXTS.words(language)
    things = [("tag", row) for row in BOX.tag] + [("power", row) for row in BOX.power]
    things += [("track", row) for row in BOX.effect]
    things += [("resilience", row) for row in BOX.resilience]
    things += [("emission", row) for row in BOX.emission_kind]
    for kind, row in things:
        told = words.name(f"{kind}-{row.id}", "title")
        assert told == getattr(row, f"name_{language}")


def told_of(key: str, words: Catalogue) -> str:
    """What a card does."""
    kind, _, name = key.partition("-")
    return DOES[kind](name, words)


@in_each_language
def test_what_every_card_does_is_a_text_that_can_be_read(language: str) -> None:
    words = TEXTS.words(language)
    keys = [*printed(), *(f"track-{name}" for name in said.TRACK)]
    for key in keys:
        told = told_of(key, words)
        rolls = key in printed() and any(e.do == "geo_roll" for e in printed()[key].effects)
        assert told.endswith("."), key
        assert told[0] == told[0].upper(), key
        assert ".." not in told, key
        assert len(told) <= (ROLLED if rolls else READABLE), key


@in_each_language
def test_what_every_card_does_names_its_numbers(language: str) -> None:
    words = TEXTS.words(language)
    for key, card in printed().items():
        told = {int(n) for n in re.findall(r"\d+", told_of(key, words))}
        assert {abs(n) for effect in card.effects for n in numbers(effect)} <= told, key


def numbers(effect: Effect) -> list[int]:
    """The numbers of an effect; of tables of rolls those of all rows."""
    tiers = [n for tier in effect.tiers for n in tier]
    rows = next((table.rows for table in BOX.geo_table if table.id == effect.table), [])
    rolled = [n for row in rows for e in row.effects for n in [row.from_, *numbers(e)]]
    found = [effect.n, effect.draw, effect.keep, *effect.to_needs.values(), *tiers, *rolled]
    return [n for n in found if n]


@in_each_language
def test_what_every_card_does_names_its_tags(language: str) -> None:
    words = TEXTS.words(language)
    for name, card in said.CARDS.items():
        told = said.card_does(name, words)
        tags = {*card.needs, card.limit.tag}
        for effect in card.effects:
            tags |= {effect.per, effect.tier_tag, *effect.keep_tags}
        assert [t for t in tags if t and words.name(f"tag-{t}") not in told] == [], name


@in_each_language
def test_costs_and_limits_are_told(language: str) -> None:
    words = TEXTS.words(language)
    for name, card in said.CARDS.items():
        told = said.card_does(name, words)
        if card.cost.discard:
            assert words.say("does-cost_discard", n=card.cost.discard).lower() in told.lower()
        if card.limit.kind != "per_tag":
            assert told.endswith(words.say(f"does-limit-{card.limit.kind}"))


@in_each_language
def test_every_text_of_an_effect_is_used(language: str) -> None:
    """Each belongs to a card or puts clauses together."""
    words, asked = TEXTS.words(language), set()

    class Listening:
        """A catalogue that notes what it is asked for."""

        language = words.language

        def say(self, key: str, **args: str | int) -> str:
            asked.add(key)
            return words.say(key, **args)

        def name(self, key: str, case: str = "") -> str:
            return words.name(key, case)

    for key in [*printed(), *(f"track-{name}" for name in said.TRACK)]:
        told_of(key, Listening())  # type: ignore[arg-type]  # it answers as one
    found = {key for key in TEXTS.messages(language) if key.startswith("does-")}
    assert found == asked


@in_each_language
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_global_project_says_what_it_needs_at_this_table(language: str, seats: int) -> None:
    words = TEXTS.words(language)
    per_player = [
        name for name, row in said.GLOBAL.items() if "per_player" in row.requirement.tuck.values()
    ]
    assert per_player
    for name in per_player:
        assert str(seats) in said.global_needs(name, words, seats)


def test_a_card_is_told_in_plain_words() -> None:
    words = TEXTS.words("en")
    told = said.card_does("P018", words).replace("\u00a0", " ")
    assert told == "Pay 1 card: take 1 clean energy for each Grid here. As often as you like."
    told = said.crisis_does("C01", words)
    crisis = "take 1 community in crisis for each temperature band"
    assert told == f"Everybody: {crisis}, 1 less for each social resilience of your own."
