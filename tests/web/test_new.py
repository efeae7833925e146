"""A new table: game, seats, start."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient

from keeling.kernel.config import Config, any_of, flag, one_of
from keeling.kernel.registry import REGISTERED, game_ids, register
from keeling.kernel.registry import game as find_game
from keeling.text.words import GameWords
from keeling.web.app import make_app
from keeling.web.ids import fingerprint
from keeling.web.pages.questions import asks
from keeling.web.settings import Settings
from keeling.web.store.rows import HOST
from tests.kernel.pebbles.game import PebblesGame
from tests.web.browsers import become, key_called
from tests.web.forms import Forms, sent_by
from tests.web.past import get, send, server_of
from tools.server import UNHURRIED

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from httpx import Response
    from litestar import Litestar

    from keeling.web.store.rows import SeatRow

ME = key_called("my-browser")
PEOPLE = {"who-0": "here", "who-1": "here"}


class Fussy(PebblesGame):
    """A game with settings of every kind, not all of which go together."""

    id = "fussy"
    settings = (one_of("mode", "short", "long"), flag("coins"), any_of("extras", "wind", "rain"))

    @staticmethod
    def conflict(config: Config) -> tuple[str, ...]:
        """Long games are played without coins."""
        return ("mode", "coins") if config["mode"] == "long" and config["coins"] else ()


@pytest.fixture
def fussy() -> Iterator[None]:
    """That game, for a while."""
    register(Fussy())
    yield
    del REGISTERED[Fussy.id]


def start(client: TestClient[Litestar], game: str = "future_energy", **changes: str) -> Response:
    """Fill in the form of a new table as it comes, but for these changes, and start."""
    become(client, ME)
    fields = sent_by(client.get(f"/new?game={game}").text, "/new")
    return client.post("/new", data={**fields, **changes}, follow_redirects=False)


def opened(client: TestClient[Litestar], answer: Response) -> tuple[list[int], list[SeatRow]]:
    """What this browser holds at the new table, and who sits there."""
    assert answer.status_code == 303, answer.text
    table = answer.headers["location"].split("/")[2]
    store = server_of(client).store
    return store.held(fingerprint(ME), table), store.seats(table)


def config_of(client: TestClient[Litestar], answer: Response) -> Config:
    """How the new table is set up."""
    with server_of(client).tables.at(answer.headers["location"].split("/")[2]) as table:
        return table.match.config


def test_whoever_just_wants_to_play_has_only_to_start(client: TestClient[Litestar]) -> None:
    answer = start(client)
    held, seats = opened(client, answer)
    assert held == [HOST, 0]
    assert [(seat.person, seat.bot) for seat in seats] == [
        (True, ""),
        (False, "greedy"),
        (False, "greedy"),
        (False, "greedy"),
    ]
    assert answer.headers["location"].count("/") == 2


def test_several_people_can_share_one_device(client: TestClient[Litestar]) -> None:
    names = {"name-0": "Anna", "name-1": " Bo\nB. "}
    held, seats = opened(client, start(client, seats="2", **PEOPLE, **names))
    assert held == [HOST, 0, 1]
    assert [seat.name for seat in seats] == ["Anna", "Bo B."]


def test_with_links_to_hand_out_their_page_comes_first(client: TestClient[Litestar]) -> None:
    answer = start(client, seats="3", **PEOPLE, **{"who-2": "link"})
    held, _ = opened(client, answer)
    assert answer.headers["location"].endswith("/seats")
    assert held == [HOST, 0, 1]
    assert client.get(answer.headers["location"]).status_code == 200


def test_an_open_seat_is_for_anybody(client: TestClient[Litestar]) -> None:
    held, seats = opened(client, start(client, seats="2", **{"who-1": "open", "name-1": "Nobody"}))
    assert held == [HOST, 0]
    assert [(seat.person, seat.open) for seat in seats] == [(True, False), (True, True)]


def test_seats_beyond_the_number_do_not_count(client: TestClient[Litestar]) -> None:
    _, seats = opened(client, start(client, seats="2", **PEOPLE, **{"who-3": "nonsense"}))
    assert len(seats) == 2


def test_a_bot_has_no_name_and_the_level_it_was_given(client: TestClient[Litestar]) -> None:
    changes = {"who-1": "rollout", "name-1": "Robbie"}
    _, seats = opened(client, start(client, seats="2", **changes))
    assert (seats[1].bot, seats[1].name) == ("rollout", "")


def test_modules_language_and_seed_are_kept(client: TestClient[Litestar]) -> None:
    changes = {"set-modules-module_3": "module_3", "language": "pl", "seed": "7"}
    answer = start(client, seats="2", **PEOPLE, **changes)
    assert config_of(client, answer)["modules"] == ("module_3",)
    row = server_of(client).store.table(answer.headers["location"].split("/")[2])
    assert row is not None
    assert (row.language, row.seed) == ("pl", "7")


@pytest.mark.usefixtures("fussy")
def test_every_kind_of_setting_has_its_kind_of_field(client: TestClient[Litestar]) -> None:
    kinds = Forms(client.get("/new?game=fussy").text).kinds
    assert kinds["set-mode"] == "radio"
    assert kinds["set-coins"] == kinds["set-extras-wind"] == kinds["set-extras-rain"] == "checkbox"
    assert config_of(client, start(client, "fussy", seats="2", **PEOPLE)).json() == {
        "seats": 2,
        "mode": "short",
        "coins": False,
        "extras": [],
    }
    changes = {"set-mode": "long", "set-extras-rain": "rain", "set-extras-wind": "wind"}
    answer = start(client, "fussy", seats="2", **PEOPLE, **changes)
    assert config_of(client, answer)["extras"] == ("rain", "wind")


@pytest.mark.usefixtures("fussy")
def test_settings_that_do_not_go_together_are_refused(client: TestClient[Litestar]) -> None:
    changes = {"set-mode": "long", "set-coins": "yes"}
    answer = start(client, "fussy", seats="2", **PEOPLE, **changes)
    assert answer.status_code == 422
    assert "These settings do not go together: " in answer.text
    assert answer.text.count('aria-describedby="wrong-settings"') == 2  # those two, no others
    fields = sent_by(answer.text, "/new")
    assert (fields["set-mode"], fields["set-coins"]) == ("long", "yes")


@pytest.mark.usefixtures("fussy")
def test_a_refusal_says_what_goes_together(client: TestClient[Litestar]) -> None:
    changes = {"set-mode": "long", "set-coins": "yes"}
    told = start(client, "fussy", seats="2", **PEOPLE, **changes).text
    assert fitting(told) == ["Possible for mode: “short”", "Possible for coins: “no”"]


def test_what_can_be_ticked_says_with_what_it_does_not_go(client: TestClient[Litestar]) -> None:
    page = client.get("/new?game=e_mission").text
    told = page.partition('name="set-choose_challenges"')[2].partition("</label>")[0]
    assert "(not with “None”)" in told
    assert "not with" not in client.get("/new?game=future_energy").text


@pytest.mark.usefixtures("fussy")
def test_one_way_to_play_is_named_by_the_other(client: TestClient[Litestar]) -> None:
    assert "(not with “long”)" in client.get("/new?game=fussy").text


def test_a_refusal_for_the_number_of_seats_lists_what_is_there_for_it(
    client: TestClient[Litestar],
) -> None:
    answer = start(client, "e_mission", seats="4", **{"set-setup": "harder_europe"})
    assert answer.status_code == 422
    assert fitting(answer.text) == [
        "Possible for the number of seats: 2 or 3",
        "Possible for World powers and difficulty: “Normal”",
    ]


def test_numbers_of_seats_are_no_values_of_other_settings(client: TestClient[Litestar]) -> None:
    """A setting of CO₂ has the decades 2 to 5 as its values."""
    answer = start(client, "co2", seats="1", **{"set-lobby_draft": "yes"})
    assert answer.status_code == 422
    assert fitting(answer.text)[0] == "Possible for the number of seats: 2, 3, 4, or 5"


def test_what_does_not_go_with_a_number_of_seats_is_marked(client: TestClient[Litestar]) -> None:
    page = client.get("/new?game=e_mission").text
    marked = re.findall(
        r'<option value="(\w+)"(?: class="([^"]*)")?', page.partition("set-setup")[2]
    )
    refused = dict(marked)
    assert refused["normal"] == ""
    assert refused["normal_europe"] == "not-1 not-3 not-4"
    assert refused["harder_europe"] == "not-1 not-4"
    assert "Harder, with Europe (seats: 2 or 3)" in page


MORE = '<details class="more"'


def test_what_can_be_picked_from_a_list_says_what_it_means(client: TestClient[Litestar]) -> None:
    page = client.get("/new?game=e_mission").text
    told = page.partition('id="meanings-set-challenges"')[2].partition("</details>")[0]
    assert "<dt>Free choice</dt><dd>The group takes any cards it likes.</dd>" in told


@pytest.mark.parametrize("game", game_ids())
def test_settings_that_may_be_refused_are_all_in_sight(
    client: TestClient[Litestar], game: str
) -> None:
    told = GameWords(find_game(game), "en")
    seen, _, unfolded = client.get(f"/new?game={game}").text.partition(MORE)
    shown = set(re.findall(r'name="set-(\w+)', seen + unfolded))
    assert {one.name for one in asks(told)} == shown, "Green Deal has none"
    for one in asks(told):
        assert (f'name="set-{one.name}' in unfolded) == (one.long and not one.fussy)
        assert (f'name="set-{one.name}' in seen) == (one.fussy or not one.long)


def fitting(page: str) -> list[str]:
    """What a refusal says could be."""
    return re.findall(
        "<li>([^<]*)</li>", page.partition('class="fitting"')[2].partition("</ul>")[0]
    )


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("seats", "9", "cannot be played with so many seats"),
        ("seats", "two", "cannot be played with so many seats"),
        ("who-1", "grandma", "Choose who plays this seat"),
        ("seed", "7" * 41, "at most 40"),
    ],
)
def test_what_is_wrong_is_said_beside_the_field_and_what_was_typed_is_kept(
    client: TestClient[Litestar], field: str, value: str, told: str
) -> None:
    changes = {"name-0": 'Anna "<b>', "seats": "2", field: value}
    answer = start(client, **changes)
    assert answer.status_code == 422
    assert told in answer.text.partition(f'id="wrong-{field}"')[2].partition("</p>")[0]
    assert sent_by(answer.text, "/new")["name-0"] == 'Anna "<b>'
    assert "<b>" not in answer.text


def test_a_game_that_is_not_there_cannot_be_played(client: TestClient[Litestar]) -> None:
    assert get(client, "/new", game="chess").status_code == 404
    assert send(client, "/new", game="chess").status_code == 404


def test_strange_forms_are_refused(client: TestClient[Litestar]) -> None:
    fields = sent_by(client.get("/new").text, "/new")
    twice: dict[str, Any] = {**fields, "seats": ["2", "3"]}
    assert client.post("/new", data=twice).status_code == 400
    del fields["_csrf_token"]
    assert client.post("/new", data=fields).status_code == 403


def test_nobody_opens_tables_without_end(tmp_path: Path) -> None:
    settings: dict[str, Any] = {**UNHURRIED, "tables_per_minute": 1}
    database = f"sqlite:///{tmp_path / 'keeling.sqlite3'}"
    with TestClient(make_app(Settings(database=database, **settings))) as client:
        assert start(client, seats="2", **PEOPLE).status_code == 303
        answer = start(client, seats="2", **PEOPLE, **{"name-0": "Anna"})
        assert answer.status_code == 429
        assert "Too many new tables" in answer.text
        assert sent_by(answer.text, "/new")["name-0"] == "Anna"
