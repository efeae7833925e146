"""A game without secrets: several seats at one device, many options, and nobody else alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from keeling.text.catalogue import catalogue
from keeling.web.show.scene import AMONG, CROWD, FIRST, LAST, Group, Shown, arranged, place
from tests.web.asking import Player, hidden, new_table, sit

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient

WORDS = catalogue("keeling", "en")
GAME_WORDS = catalogue("keeling.games.e_mission", "en")
DONE = "done"


def at_work(client: TestClient[Litestar], seats: int) -> tuple[str, list[Player]]:
    """A table in its first project phase, all of whose seats are held by this browser."""
    table = new_table(client, *["link"] * seats, game="e_mission", config={"seats": seats})
    players = [Player(client, table, seat) for seat in range(seats)]
    for n in range(100):
        player = next(one for one in players if one.name in one.get()["choosing"])
        options = [one["option"] for one in player.get("/options")["options"]]
        if DONE in options:
            break
        player.choose(options[0], player.get()["version"], f"set up {n}")
    paths = [sit(client, table, seat) for seat in range(seats)]
    return paths[0], players


def options_on(page: str) -> list[str]:
    """The options of a page in their order."""
    return re.findall(r'name="option" value="([^"]+)"', page)


def links_on(page: str) -> list[str]:
    """The other seats that a page leads to."""
    bar = page.partition('class="sittings"')[2].partition("</ul>")[0]
    return re.findall(r'href="[^"]*seat=(\w+)"', bar)


def test_what_ends_a_phase_stands_above_all_else(client: TestClient[Litestar]) -> None:
    path, _ = at_work(client, 2)
    found = options_on(client.get(path).text)
    assert found[0] == DONE
    assert len(found) > CROWD


def shown(element: str = "", change: str = "") -> Shown:
    """An option in a list."""
    return Shown("x", "X", "x", "", change, element, final="")


@pytest.mark.parametrize(
    ("group", "where"),
    [
        ([shown()], FIRST),
        ([shown("slot-1")], AMONG),
        ([shown(change="+1 money")], AMONG),
        ([shown(), shown()], AMONG),
        ([shown()] * (CROWD + 1), LAST),
    ],
)
def test_only_what_changes_nothing_goes_first(group: list[Shown], where: int) -> None:
    assert place(Group("X", group), crowded=True) == where


def test_among_a_few_options_to_decline_is_not_the_first() -> None:
    few = [Group("Take", [shown("card-1"), shown("card-2")]), Group("Decline", [shown()])]
    assert arranged(few) == few
    many = [Group("Take", [shown(f"card-{n}") for n in range(CROWD)]), Group("Decline", [shown()])]
    assert arranged(many) == many[::-1]


def test_nobody_hands_over_what_is_no_secret(client: TestClient[Litestar]) -> None:
    path, players = at_work(client, 2)
    page = client.get(path).text
    assert 'class="hand-over"' not in page
    assert f'data-seat="{players[0].name}"' in page
    assert links_on(page) == [players[1].name]
    assert WORDS.say("web-table-turn-as", name="Ann") in page  # both are called so by `sit`
    other = client.get(f"{path}?seat={players[1].name}").text
    assert f'data-seat="{players[1].name}"' in other
    assert links_on(other) == [players[0].name]


def test_who_is_done_makes_room_and_may_come_back(client: TestClient[Litestar]) -> None:
    path, players = at_work(client, 2)
    first, second = (player.name for player in players)
    page = client.get(path).text
    form = {**hidden(page), "option": DONE}
    page = client.post(f"{path}/choose", data=form, follow_redirects=True).text
    assert f'data-seat="{second}"' in page
    assert links_on(page) == [first]
    page = client.get(f"{path}?seat={first}").text
    assert f'data-seat="{first}"' in page
    assert WORDS.say("web-table-rests") in page


def test_alone_nothing_is_said_of_others(client: TestClient[Litestar]) -> None:
    path, _ = at_work(client, 1)
    page = client.get(path).text
    assert WORDS.say("web-table-together") not in page
    assert GAME_WORDS.say("alone-menu") in page
    path, _ = at_work(client, 2)
    page = client.get(path).text
    assert WORDS.say("web-table-together") in page
    assert GAME_WORDS.say("help-menu") in page
