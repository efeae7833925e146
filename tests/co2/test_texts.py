"""The texts of CO₂ that no other game has; what all games share is tested with all of them."""

from __future__ import annotations

import pytest

from keeling.games.co2.engine.effects import OPS
from keeling.games.co2.engine.tables import METRICS
from keeling.text.catalogue import LANGUAGES
from tests.co2.texts import TEXTS

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@in_each_language
def test_every_effect_and_every_company_goal_has_its_words(language: str) -> None:
    found = TEXTS.messages(language)
    effects = {f"effect-{op}" for op in OPS if op != "choose_one"} | {"effect-expertise_any"}
    assert {key for key in found if key.startswith("effect-")} == effects
    goals = {f"goal-{metric}" for metric in METRICS}
    assert {key for key in found if key.startswith("goal-")} == goals
