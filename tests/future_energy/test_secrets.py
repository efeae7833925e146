"""Section 10 of the rules document: who sees what."""

from __future__ import annotations

import pytest
from msgspec import json

from keeling.games.future_energy.game import GAME
from keeling.text.catalogue import LANGUAGES, catalogue
from tests.future_energy.tables import RED, WHITE, table


@pytest.mark.clause("FE-6.3.10")
def test_only_the_owner_sees_the_value_of_a_certificate() -> None:
    """Two tables that differ only in what white drew look the same to everybody else."""
    tables = []
    for value, pool in (("3", {"3": 5, "4": 3, "5": 1}), ("5", {"3": 6, "4": 3, "5": 0})):
        white = {"certificates": {value: 1}}
        tables.append(table("planning white", certificate_pool=pool, seats={"white": white}))
    for seat in (RED, None):
        first, second = (json.encode(GAME.view(s, seat)) for s in tables)
        assert first == second
    own = [GAME.view(s, WHITE).seats["white"].certificate_values for s in tables]
    assert own == [[3], [5]]


@pytest.mark.clause("FE-6.3.10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_the_value_to_the_owner_alone(language: str) -> None:
    words = catalogue("keeling.games.future_energy", language)
    stories = []
    for draw in ("draw 3", "draw 5"):
        s = table("draw_certificate white", "end_turn white", acted=True)
        s.events = []
        s.apply(GAME.read(s, draw))
        events = s.events
        stories.append(
            [words.events(GAME.visible_events(events, seat)) for seat in (WHITE, RED, None)]
        )
    assert stories[0][0] != stories[1][0]
    assert stories[0][1:] == stories[1][1:]
