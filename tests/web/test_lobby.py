"""The lobby: five covers, my tables, open tables."""

from __future__ import annotations

import re
from pathlib import Path
from time import time
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast
from sqlalchemy import update

import keeling
from keeling.kernel.registry import REGISTERED, register
from keeling.text.catalogue import LANGUAGES
from keeling.text.words import GameWords
from keeling.web.store.rows import HOST
from keeling.web.store.schema import LOG, TABLES
from keeling.web.tables.opening import Sitter
from keeling.web.visitor import BROWSER
from tests.kernel.pebbles.game import GAME as PEBBLES
from tests.web.browsers import become
from tests.web.past import played, server_of, speak, table_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Litestar
    from litestar.testing import TestClient

SOURCE = Path(keeling.__file__).parent
FIVE = ["future_energy", "co2", "second_chance", "green_deal", "e_mission"]
READY = FIVE
TWO_HERE = (Sitter("here", "Anna"), Sitter("here", "Bo"))

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def pebbles() -> Iterator[None]:
    """A game of somebody else, without texts and without a cover."""
    register(PEBBLES)
    yield
    del REGISTERED[PEBBLES.id]


def covers(page: str) -> list[str]:
    """The games on the shelf."""
    return re.findall(r'src="/cover/(\w+)\.svg"', page)


def tables(page: str) -> list[str]:
    """The tables of the lobby, each once, in their order."""
    return list(dict.fromkeys(re.findall(r"/t/(\w+)", page)))


def test_five_covers_stand_in_the_lobby_and_those_that_are_ready_lead_to_a_table(
    client: TestClient[Litestar],
) -> None:
    page = client.get("/").text
    assert covers(page) == FIVE
    assert re.findall(r'href="/new\?game=(\w+)"', page) == READY
    assert page.count("planned</span>") == len(FIVE) - len(READY)


def test_every_cover_is_a_picture_of_its_own(client: TestClient[Litestar]) -> None:
    answers = [client.get(f"/cover/{game}.svg") for game in FIVE]
    assert {answer.headers["content-type"] for answer in answers} == {"image/svg+xml"}
    assert len({answer.text for answer in answers}) == 5
    assert "<title>CO₂</title>" in answers[1].text


@pytest.mark.parametrize("picture", ["chess.svg", "co2", "co2.png", "..%2fco2.svg"])
def test_there_are_no_other_covers(client: TestClient[Litestar], picture: str) -> None:
    assert client.get(f"/cover/{picture}").status_code == 404


@pytest.mark.usefixtures("pebbles")
def test_a_game_of_others_stands_behind_them(client: TestClient[Litestar]) -> None:
    page = client.get("/").text
    assert covers(page) == [*FIVE, "pebbles"]
    assert "2 to 3 players" in page
    assert client.get("/cover/pebbles.svg").text.startswith("<svg")


def test_a_stranger_gets_no_cookie_for_looking(client: TestClient[Litestar]) -> None:
    assert BROWSER not in client.get("/").cookies


def test_my_turn_comes_first_and_what_is_over_last(client: TestClient[Litestar]) -> None:
    over = table_of(client, TWO_HERE, hold=[HOST, 0, 1])
    mine = table_of(client, TWO_HERE, upto=0, hold=[HOST, 0, 1])
    bots = table_of(client, TWO_HERE, upto=0, hold=[HOST, 0, 1])
    for seat in (0, 1):
        server_of(client).store.change_seat(bots, seat, bot="greedy")
    page = client.get("/").text
    assert tables(page) == [mine, bots, over]
    assert page.count("Your turn") == 1
    assert f"/t/{over}/result" in page


def test_others_are_named_when_it_is_their_turn(client: TestClient[Litestar]) -> None:
    table = table_of(client, [Sitter("link", "Cleo"), Sitter("link", "Cleo")], upto=0, hold=[HOST])
    page = client.get("/").text
    assert tables(page) == [table]
    assert "Waiting for Cleo" in page
    assert "Your turn" not in page


def test_nobody_sees_the_tables_of_others(client: TestClient[Litestar]) -> None:
    table = table_of(client, TWO_HERE, upto=0, hold=[HOST, 0, 1])
    become(client, "another-browser")
    assert table not in client.get("/").text


def test_an_open_table_invites_all_who_do_not_sit_there(client: TestClient[Litestar]) -> None:
    sitters = [Sitter("here", "Anna"), Sitter("open"), Sitter("open")]
    table = table_of(client, sitters, upto=0, hold=[HOST, 0])
    assert f"/t/{table}/sit" not in client.get("/").text
    become(client, "another-browser")
    offered = re.findall(r'formaction="([^"]+)"', client.get("/").text)
    assert offered == [f"/t/{table}/sit/red", f"/t/{table}/sit/blue"]


def test_settings_that_are_not_as_usual_are_told(client: TestClient[Litestar]) -> None:
    table = table_of(client, TWO_HERE, upto=0, hold=[0])
    config = '{"seats":2,"modules":["module_1","module_2"]}'
    with server_of(client).store.writing.begin() as db:
        db.execute(update(TABLES).where(TABLES.c.id == table).values(config=config))
    assert "The largest power grid · Public orders" in client.get("/").text


def test_a_table_made_for_other_rules_says_so_in_the_lobby(
    client: TestClient[Litestar],
) -> None:
    table = table_of(client, [Sitter("here"), Sitter("open")], upto=0, hold=[0])
    with server_of(client).store.writing.begin() as db:
        db.execute(update(TABLES).where(TABLES.c.id == table).values(rules=99))
    page = client.get("/").text
    assert tables(page) == [table]
    assert "made with another release of the rules" in page
    become(client, "another-browser")
    assert tables(client.get("/").text) == []


def test_a_table_made_with_other_data_is_left_out(client: TestClient[Litestar]) -> None:
    table = table_of(client, [Sitter("here"), Sitter("open")], upto=0, hold=[0])
    with server_of(client).store.writing.begin() as db:
        db.execute(update(TABLES).where(TABLES.c.id == table).values(data="0123abcd"))
    server_of(client).tables.forget(table)
    for key in ("the-key-of-this-browser", "another-browser"):
        become(client, key)
        assert tables(client.get("/").text) == []


@in_each_language
def test_my_tables_say_how_far_they_are_who_won_and_when_somebody_last_chose(
    client: TestClient[Litestar], language: str
) -> None:
    running = table_of(client, TWO_HERE, upto=60, hold=[HOST, 0, 1])
    over = table_of(client, TWO_HERE, hold=[HOST, 0, 1])
    hours_ago = int(time()) - 3 * 3600 - 60
    with server_of(client).store.writing.begin() as db:
        db.execute(update(TABLES).values(changed=hours_ago))
    told = GameWords(keeling.game("future_energy"), language)
    with server_of(client).tables.at(running) as table:
        headline = told.headline(table.view(None))
    speak(client, language)
    page = client.get("/").text
    assert page.count(f"<p>{headline}</p>") == 1
    winner = played().state.winners()[0]
    name = told.say("web-result-who", seat=told.seat(winner), name=TWO_HERE[winner].name)
    points = played().state.scores()[winner]
    outcome = told.say("common-winners", count=1, names=name, points=points)
    assert page.count(f"<p>{outcome}</p>") == 1
    ago = {"en": "3 hours ago", "de": "vor 3 Stunden", "pl": "3 godziny temu"}[language]
    assert page.count(ago) == 2
    assert tables(page) == [running, over]


def test_a_table_whose_log_makes_no_sense_does_not_hide_the_others(
    client: TestClient[Litestar],
) -> None:
    broken, good = (table_of(client, TWO_HERE, upto=60, hold=[0]) for _ in range(2))
    with server_of(client).store.writing.begin() as db:
        db.execute(update(LOG).where(LOG.c.table_id == broken).values(option="nonsense"))
    server_of(client).tables.forget(broken)
    assert set(tables(client.get("/").text)) == {broken, good}


def test_a_name_is_text_and_nothing_else(client: TestClient[Litestar]) -> None:
    table_of(client, [Sitter("here", "<script>x"), Sitter("open")], upto=0, hold=[0])
    for key in ("the-key-of-this-browser", "another-browser"):
        become(client, key)
        page = client.get("/").text
        assert "&lt;script&gt;x" in page
        assert "<script" not in page


@in_each_language
def test_it_is_said_what_is_stored_and_whose_games_these_are(
    client: TestClient[Litestar], language: str
) -> None:
    speak(client, language)
    foot = client.get("/").text.partition("<footer")[2]
    word = {"en": "publishers", "de": "Verlagen", "pl": "wydawcami"}[language]
    assert word in foot
    assert re.search("cookie", foot, re.IGNORECASE)


# ---- the texts of the lobby, of new tables and of seats


def texts(language: str) -> dict[str, set[str]]:
    """Every key with its variables."""
    source = (SOURCE / "text" / language / "web_lobby.ftl").read_text("utf-8")
    body = FluentParser(with_spans=False).parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = re.findall(r"^([\w-]+) = (.*(?:\n +.*)*)", source, re.MULTILINE)
    assert len(found) == len(dict(found))
    return {key: set(re.findall(r"\$(\w+)", text)) for key, text in found}


@in_each_language
def test_every_language_has_the_same_texts(language: str) -> None:
    assert texts(language) == texts("en")


def test_every_text_is_said_and_every_text_that_is_said_exists() -> None:
    files = [*(SOURCE / "web").rglob("*.py"), *(SOURCE / "web" / "templates").glob("*.html")]
    code = "\n".join(path.read_text("utf-8") for path in files)
    said = set(re.findall(r"[\"'](web-(?:lobby|new|join|seats)-[\w-]+)[\"']", code))
    built = tuple(re.findall(r"[\"'](web-(?:lobby|new|join|seats)-[\w-]*?)(?:\{|[\"'] ~)", code))
    plain = {key for key in said if not key.endswith("-")}
    assert plain <= set(texts("en"))
    assert {key for key in set(texts("en")) - said if not key.startswith(built)} == set()
