"""What happened to the seats stands in the story, where it happened, in every language."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

import keeling
from keeling.text.catalogue import LANGUAGES, catalogue
from keeling.text.words import GameWords
from keeling.web.show.trace import kind, sentence
from keeling.web.store.rows import HOST, Note, Trace, What
from keeling.web.tables.opening import Sitter
from keeling.web.tables.tables import Wish
from tests.web.forms import become
from tests.web.past import KEY, get, played, send, server_of, speak, table_of
from tests.web.test_seats import FRIEND, STRANGER, seats

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient

TWO = (Sitter("here", "Anna"), Sitter("link", "Bo"))
AT = 60
SAT = "Ben sat down as Red."
ONE = Trace(
    number=1, version=9, choices=7, seat=0, what=What.SAT, by=0, name="Ann", detail="", made=1
)
DETAILS = {
    What.FREED: ("link", "open", "greedy"),
    What.BOT: ("greedy",),
    What.LEFT: ("greedy",),
    What.PERSON: ("", "link"),
    What.NAMED: ("", "Ben"),
}


def begun(client: TestClient[Litestar], upto: int = AT) -> str:
    """A game in its middle, at which a friend has just sat down as red."""
    match = played()
    upto = next(n for n in range(upto, len(match.taken)) if match.taken[n].seat == 0)
    table = table_of(client, TWO, upto=upto, hold=[HOST, 0])
    become(client, FRIEND)
    send(client, f"/join/{seats(client, table)[1].token}", name="Ben")
    become(client, KEY)
    return table


def story(page: str) -> list[tuple[int, str]]:
    """The lines beside the board: the position and, of those about seats, the sentence."""
    lines = re.findall(r'<li data-at="(\d+)"(.*?)</li>', page, re.DOTALL)
    told = re.compile(r'class="sentences">(?:<span>)?([^<]*?) ?</span>')
    return [
        (int(at), (told.search(rest) or [""] * 2)[1] if "data-noted" in rest else "")
        for at, rest in lines
    ]


def go_on(client: TestClient[Litestar], table: str) -> None:
    """Anna takes her first option."""
    tables = server_of(client).tables
    with tables.at(table) as now:
        option = now.game.write(int(now.match.asked(0).offered[0]))
        wish = Wish(0, now.version, f"go-{now.version}")
    tables.choose(table, wish, option)


def test_it_stands_beside_the_board_after_the_choice_it_followed(
    client: TestClient[Litestar],
) -> None:
    table = begun(client)
    with server_of(client).tables.at(table) as now:
        at = len(now.match.taken)
    go_on(client, table)
    for key in (KEY, FRIEND, STRANGER):
        become(client, key)
        lines = story(client.get(f"/t/{table}").text)
        where = lines.index((at, SAT))
        assert lines[where - 1][0] <= at < lines[where + 1][0]


def test_an_earlier_position_does_not_know_of_it_yet(client: TestClient[Litestar]) -> None:
    table = begun(client)
    with server_of(client).tables.at(table) as now:
        at = len(now.match.taken)
    assert SAT not in client.get(f"/t/{table}?at={at - 1}").text
    assert SAT in client.get(f"/t/{table}?at={at}").text


def test_what_is_undone_does_not_take_it_along(client: TestClient[Litestar]) -> None:
    table = begun(client)
    tables = server_of(client).tables
    with tables.at(table) as now:
        before, at = now.version, len(now.match.taken)
    go_on(client, table)
    tables.change_seat(table, 1, Note(What.NAMED, 1, "Ben", "Ben"), name="Ben")
    with tables.at(table) as now:
        assert [one.choices for one in now.trace] == [at, len(now.match.taken)]
        assert now.trace[0].version == before
        version = now.version
    tables.undo(table, Wish(0, version, "undo"))
    with tables.at(table) as now:
        assert [one.choices for one in now.trace] == [at, at]
        kept = now.trace
    assert server_of(client).store.trace(table) == kept, "the log says the same"


def test_a_page_says_up_to_where_it_has_told(client: TestClient[Litestar]) -> None:
    """The script reads out what comes after that."""
    table = begun(client)
    page = client.get(f"/t/{table}").text
    (on_table, in_story) = re.findall(r'data-noted="(\d+)"', page)
    assert on_table == in_story != "0"
    at = re.findall(r'id="table"[^>]* data-at="(\d+)"', page)
    assert 'data-noted="0"' in client.get(f"/t/{table}?at={int(at[0]) - 1}").text


def test_it_stands_in_the_whole_story_as_page_and_as_text(client: TestClient[Litestar]) -> None:
    table = begun(client)
    page = get(client, f"/t/{table}/story").text
    assert re.search(rf'class="noted"><a href="/t/{table}[^>]*>\d+</a> <span>{SAT}', page)
    text = get(client, f"/t/{table}/story.txt").text
    told = [int(line[:5]) for line in text.split("\n") if line.startswith(" ")]
    assert told == sorted(told)
    assert re.search(rf"^ +\d+  {SAT}$", text, re.MULTILINE)


def test_it_stands_in_the_story_of_a_game_that_has_not_begun(client: TestClient[Litestar]) -> None:
    table = table_of(client, TWO, upto=0, hold=[HOST, 0])
    become(client, FRIEND)
    send(client, f"/join/{seats(client, table)[1].token}", name="Ben")
    assert SAT in get(client, f"/t/{table}/story.txt").text
    assert SAT in get(client, f"/t/{table}").text


def test_the_page_of_seats_tells_when_it_happened(client: TestClient[Litestar]) -> None:
    table = begun(client)
    send(client, f"/t/{table}/seats/white/name", name="Anne")
    become(client, STRANGER)
    page = client.get(f"/t/{table}/seats").text
    found = re.findall(r'<span>([^<]+)</span> <time class="quiet" datetime="([^"]+)">([^<]+)', page)
    assert [one[0] for one in found] == ["White is now called Anne.", SAT]
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:]+\+00:00", one[1]) for one in found)
    assert all("minute" in one[2] for one in found)


def test_the_log_of_the_api_has_it_apart_from_the_game(client: TestClient[Litestar]) -> None:
    table = begun(client)
    path = f"/api/v1/tables/{table}/log"
    log = client.get(path).json()
    (one,) = log["seating"]
    assert {key: one[key] for key in ("seat", "what", "by", "detail", "sentence")} == {
        "seat": "red",
        "what": "sat",
        "by": "red",
        "detail": "",
        "sentence": SAT,
    }
    assert SAT not in str(log["lines"])
    assert client.get(path, params={"since": one["at"] + 1}).json()["seating"] == []


def test_names_are_shown_as_they_were_typed(client: TestClient[Litestar]) -> None:
    table = table_of(client, TWO, upto=0, hold=[HOST, 0])
    become(client, FRIEND)
    send(client, f"/join/{seats(client, table)[1].token}", name="<b>Ben</b>")
    for page in ("", "/seats", "/story"):
        text = client.get(f"/t/{table}{page}").text
        assert "&lt;b&gt;Ben&lt;/b&gt; sat down" in text
        assert "<b>Ben" not in text


@pytest.mark.parametrize("game", ["co2", "e_mission"])
def test_every_sentence_can_be_said_and_none_is_left_over(game: str) -> None:
    ones = [
        msgspec.structs.replace(ONE, what=what, by=by, name=name, detail=detail)
        for what, by, name in product(What, (0, 1, HOST), ("Ann", ""))
        for detail in DETAILS.get(what, ("",))
    ]
    for language in LANGUAGES:
        told = GameWords(keeling.game(game), language)
        for one in ones:
            text = sentence(one, told)
            assert text.endswith(".")
            assert "{" not in text
            assert "()" not in text
    games = [GameWords(keeling.game(name), "en") for name in ("co2", "e_mission")]
    said = {f"web-trace-{kind(one, told)}" for one in ones for told in games}
    assert said == {key for key in keys_of("en") if key.startswith("web-trace-")}


def keys_of(language: str) -> set[str]:
    """All keys of the texts about what happened to seats."""
    words = catalogue("keeling", language)
    file = Path(keeling.__file__).parent / "text" / language / "web_trace.ftl"
    found = set(re.findall(r"^web-[\w-]+", file.read_text("utf-8"), re.MULTILINE))
    assert all(words.has(key) for key in found)
    return found


def test_the_sentences_speak_the_language_of_the_reader(client: TestClient[Litestar]) -> None:
    table = begun(client)
    for language, words in (("de", "Ben hat als Rot Platz genommen."), ("pl", "Ben zajmuje")):
        speak(client, language)
        assert words in client.get(f"/t/{table}").text
