"""What the log says of heat that leaves and of crises that do nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from keeling.games.e_mission.game import GAME
from keeling.text.catalogue import catalogue
from tests.e_mission.tables import crisis_phase, play, table

if TYPE_CHECKING:
    from keeling.games.e_mission.engine.state import EMission

WORDS = catalogue("keeling.games.e_mission", "en")


def log(s: EMission, *notations: str) -> list[str]:
    """The sentences about what these options cause."""
    s.events = []
    play(s, *notations)
    return WORDS.events(GAME.visible_events(s.events, None))


def emitted(**given: Any) -> list[str]:
    """The log of an emission phase in which nobody emits and 3 carbon could be bound."""
    s = table("project_phase", "emission_phase", trees=3, **given)
    told = log(s, "done", "done")
    return told[told.index("Drawdown is reached: the sinks could bind 3 CO₂ more.") + 1 :]


@pytest.mark.clause("EM-8.3.4")
def test_the_temperature_falls_only_if_a_band_goes() -> None:
    assert emitted(loose=2) == ["2 CO₂ leaves the thermometer."]
    assert emitted(bands=1, loose=4) == ["3 CO₂ leaves the thermometer."]
    falls = "The temperature falls to 1.3 °C."
    assert emitted(bands=2, loose=2) == ["3 CO₂ leaves the thermometer.", falls]
    assert emitted() == []


def struck(crisis: str, **given: Any) -> list[str]:
    """The log of a crisis after the sentence that it is its turn."""
    told = log(crisis_phase("unknown", **given), f"turn_up {crisis}")
    name = WORDS.name(f"crisis-{crisis}")
    return told[told.index(f"It is the turn of the crisis “{name}”.") + 1 :]


@pytest.mark.clause("EM-9.3.8")
def test_who_has_enough_resilience_is_said_to_come_to_no_harm() -> None:
    """A pandemic at 2 bands: 2 less 2 for blue, 2 less 1 for orange."""
    seats = {"blue": {"resilience": {"social": 2}}, "orange": {"resilience": {"social": 1}}}
    assert struck("C01", bands=2, seats=seats) == [
        "Blue has enough social resilience and comes to no harm.",
        "Orange takes 1 community in crisis.",
    ]


@pytest.mark.clause("EM-9.3.3", "EM-9.3.8")
def test_a_crisis_aimed_at_one_player_may_do_nothing() -> None:
    seats = {
        "blue": {"resilience": {"infrastructure": 3}},
        "orange": {"resilience": {"infrastructure": 1}},
    }
    assert struck("C17", bands=1, seats=seats) == [
        "The crisis “Landslides” is aimed at Orange.",
        "Orange has enough infrastructure resilience and comes to no harm.",
    ]


@pytest.mark.clause("EM-9.3.7", "EM-9.8.15")
def test_without_a_band_it_is_not_resilience_that_helps() -> None:
    seats = {"blue": {"resilience": {"social": 2}}}
    assert struck("C01", seats=seats) == ["The crisis “Pandemic” does no harm."]
