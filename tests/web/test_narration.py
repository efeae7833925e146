"""The log beside the board: every line has the mark of whom it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.text.words import GameWords
from keeling.web.show.narration import lines
from tests.web.past import played, server_of, table_of

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient

    from keeling.web.show.narration import Line


def story(client: TestClient[Litestar], *, recent: int = 0) -> tuple[list[Line], GameWords]:
    """The whole story of a game, as spectators know it."""
    with server_of(client).tables.at(table_of(client)) as table:
        told = GameWords(table.game, "en")
        return lines(table, None, told, recent=recent), told


def test_a_turn_that_begins_stands_under_the_mark_of_its_seat(
    client: TestClient[Litestar],
) -> None:
    found, told = story(client)
    turns = [(line.seat, text) for line in found for text in line.sentences if "turn" in text]
    begins = [(seat, text) for seat, text in turns if text.startswith(("White", "Red"))]
    assert len(begins) > 10
    assert all(text.startswith(told.seat(seat)) for seat, text in begins)


def test_what_is_about_nobody_has_no_mark(client: TestClient[Litestar]) -> None:
    found, told = story(client)
    events = {
        told.events(played().game.visible_events([event], None))[0]: event
        for events in played().told
        for event in events
    }
    kinds = played().game.events.all
    for line in found:
        for text in line.sentences:
            number, *args = events[text]
            about = args[0] if kinds[number].kinds[:1] == ["seat"] else -1
            assert about == line.seat, text
    assert {line.seat for line in found} == {-1, 0, 1}


def test_nothing_is_left_out_and_the_order_stays(client: TestClient[Litestar]) -> None:
    found, told = story(client)
    seen = [
        text
        for events in played().told
        for text in told.events(played().game.visible_events(events, None))
    ]
    assert [text for line in found for text in line.sentences] == seen
    assert [line.at for line in found] == sorted(line.at for line in found)
    recent, _ = story(client, recent=5)
    assert recent == found[-len(recent) :]
