"""Views of boards for tests, and their pictures."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from keeling.draw.drawing import Drawing
from keeling.games.e_mission import GAME
from keeling.games.e_mission.engine.tables import SEATS
from keeling.text.catalogue import LANGUAGES
from tests.e_mission.test_pictures import PICTURES

if TYPE_CHECKING:
    import xml.etree.ElementTree as ET

    from keeling.games.e_mission.engine.state import EMission
    from keeling.kernel.view import View

in_each_language = pytest.mark.parametrize("language", LANGUAGES)
with_each_number_of_seats = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@cache
def after(seats: int, choices: int) -> EMission:
    """A table after some random choices; not to be changed."""
    s: EMission = PICTURES.after(choices, seats, seats=seats)
    return s


def view(seats: int = 2, choices: int = 160, seat: int | None = 0) -> View:
    return GAME.view(after(seats, choices), seat)


def of_world(shown: View, **facts: object) -> View:
    return {**shown, "world": shown["world"] | facts}


def of_seat(shown: View, seat: str, **facts: object) -> View:
    """A view in which a seat has something else."""
    return {**shown, "seats": {**shown["seats"], seat: shown["seats"][seat] | facts}}


def crisis(name: str, **facts: Any) -> dict[str, Any]:
    """A crisis that threatens nobody."""
    return {
        "crisis": name,
        "tucked": [],
        "aid": 0,
        "targets": [],
        "threat": {},
        "one_of": False,
        "world": [1],
        "communities": {},
        **facts,
    }


def drawn(shown: View, language: str = "en") -> ET.Element:
    return PICTURES.board(shown, language)


def drawing(shown: View, language: str = "en") -> Drawing:
    return Drawing(shown, PICTURES.words(language), {}, SEATS)
