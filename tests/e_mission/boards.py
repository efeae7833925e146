"""Views of boards for tests, and their pictures."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from keeling.draw.drawing import Drawing
from keeling.games.e_mission import GAME
from keeling.games.e_mission.engine.tables import SEATS
from keeling.games.e_mission.view.types import CrisisCard
from keeling.text.catalogue import LANGUAGES
from tests.e_mission.test_pictures import PICTURES

if TYPE_CHECKING:
    import xml.etree.ElementTree as ET

    from keeling.games.e_mission.engine.state import EMission
    from keeling.games.e_mission.view.types import EMissionView

in_each_language = pytest.mark.parametrize("language", LANGUAGES)
with_each_number_of_seats = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@cache
def after(seats: int, choices: int) -> EMission:
    """A table after some random choices; not to be changed."""
    s: EMission = PICTURES.after(choices, seats, seats=seats)
    return s


def view(seats: int = 2, choices: int = 160, seat: int | None = 0) -> EMissionView:
    return GAME.view(after(seats, choices), seat)


def of_world(shown: EMissionView, **facts: object) -> EMissionView:
    return replace(shown, world=replace(shown.world, **facts))


def of_seat(shown: EMissionView, seat: str, **facts: object) -> EMissionView:
    """A view in which a seat has something else."""
    changed = replace(shown.seats[seat], **facts)
    return replace(shown, seats={**shown.seats, seat: changed})


def crisis(name: str, **facts: Any) -> CrisisCard:
    """A crisis that threatens nobody."""
    harmless = CrisisCard(
        crisis=name,
        tucked=[],
        aid=0,
        targets=[],
        threat={},
        one_of=False,
        world=[1],
        communities={},
    )
    return replace(harmless, **facts)


def drawn(shown: EMissionView, language: str = "en") -> ET.Element:
    return PICTURES.board(shown, language)


def drawing(shown: EMissionView, language: str = "en") -> Drawing[EMissionView]:
    return Drawing(shown, PICTURES.words(language), {}, SEATS)
