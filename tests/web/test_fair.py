"""What people and programs are told of chance at a table, and how they add words to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from keeling.kernel.proof import examined
from keeling.kernel.record import from_text
from keeling.kernel.shuffle import LONGEST_WORDS, commitment_to
from keeling.text.catalogue import LANGUAGES, catalogue
from tests.web.asking import API, Player, new_table, sit
from tests.web.fair import play_on
from tests.web.forms import sent_by
from tests.web.past import server_of, speak

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient


def chance(client: TestClient[Litestar], table: dict[str, Any]) -> dict[str, Any]:
    """What everybody is told."""
    found: dict[str, Any] = client.get(f"{API}/tables/{table['table']}").json()["chance"]
    return found


# ---- tables with a seed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_with_a_seed_says_so_to_everybody(
    client: TestClient[Litestar], language: str
) -> None:
    made = new_table(client, "link", "open", language=language)
    speak(client, language)
    notice = catalogue("keeling", language).say("web-fair-from-seed")
    path, link = f"/t/{made['table']}", "/join/" + made["seats"][0]["link"].rpartition("/")[2]
    for page in (path, f"{path}/seats", f"{path}/fair", link, "/"):
        assert notice in client.get(page).text, page
    assert made["chance"] == chance(client, made)
    assert made["chance"]["source"] == "seed"
    assert made["chance"]["about"] == notice


def test_a_table_with_a_seed_that_is_over_still_says_so(client: TestClient[Litestar]) -> None:
    made = new_table(client, "link", "link")
    play_on(server_of(client).tables, made["table"])
    assert "made with a seed" in client.get(f"/t/{made['table']}/result").text


def test_no_words_are_added_at_a_table_with_a_seed(client: TestClient[Litestar]) -> None:
    made = new_table(client, "link", "link")
    answer = Player(client, made, 0).post("/words", text="hello", id="1")
    assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")
    assert "/words" not in client.get(sit(client, made, 0) + "/fair").text


# ---- all others


def test_the_commitment_is_told_from_the_beginning(client: TestClient[Litestar]) -> None:
    made = new_table(client, "link", "link", seed="")
    told = made["chance"]
    assert (told["source"], told["secret"], told["words"]) == ("secret", None, [])
    assert told == chance(client, made)
    for page in ("/seats", "/fair"):
        text = client.get(f"/t/{made['table']}{page}").text
        assert told["commitment"] in text
        assert "made with a seed" not in text
    assert "/fair" in client.get(f"/t/{made['table']}").text


def test_at_the_end_everybody_is_told_the_secret_and_how_to_verify(
    client: TestClient[Litestar],
) -> None:
    made = new_table(client, "link", "link", seed="")
    table, path = made["table"], f"/t/{made['table']}"
    Player(client, made, 1).post("/words", text="wind & sun", id="1")
    play_on(server_of(client).tables, table)
    told = chance(client, made)
    assert told["commitment"] == commitment_to(told["secret"], table)
    page = client.get(f"{path}/fair").text
    assert told["secret"] in page
    command = f"keeling verify future_energy-{table}.txt --commitment {told['commitment']}"
    assert command in page
    assert f'href="{path}/fair">Verify it yourself' in client.get(f"{path}/result").text
    record = from_text(client.get(f"{path}/record.txt").text, "here")
    found = examined(record, noted=told["commitment"])
    assert (found.flaw, found.words) == (None, 1)


def test_a_table_of_an_older_release_says_that_nothing_can_be_verified(
    client: TestClient[Litestar],
) -> None:
    made = new_table(client, "link", "link", seed="")
    tables = server_of(client).tables
    with tables.store.writing.begin() as db:
        db.exec_driver_sql("UPDATE tables SET secret = '', commitment = ''")
    tables.forget(made["table"])
    assert chance(client, made)["source"] == "system"
    assert "older release" in client.get(f"/t/{made['table']}/fair").text


# ---- words


def test_a_player_adds_words_on_the_page_without_a_script(client: TestClient[Litestar]) -> None:
    made = new_table(client, "link", "link", seed="")
    path = sit(client, made, 0)
    page = client.get(f"{path}/fair").text
    sent = {**sent_by(page, f"{path}/words"), "words": "<b>rain</b>"}
    for _ in range(2):  # a double click
        answer = client.post(f"{path}/words", data=sent)
        assert answer.status_code == 200
    assert "Your words count from the next draw on." in answer.text
    assert answer.text.count("&lt;b&gt;rain&lt;/b&gt;") == 1
    (told,) = chance(client, made)["words"]
    assert (told["seat"], told["text"]) == ("white", "<b>rain</b>")


def test_what_cannot_be_words_is_explained_and_stays_in_the_form(
    client: TestClient[Litestar],
) -> None:
    made = new_table(client, "link", "link", seed="")
    path = sit(client, made, 0)
    sent = sent_by(client.get(f"{path}/fair").text, f"{path}/words")
    text = "x" * (LONGEST_WORDS + 1)
    answer = client.post(f"{path}/words", data={**sent, "words": text})
    assert answer.status_code == 400
    assert "Please write 1 to 100 printable characters." in answer.text
    assert f'value="{text}"' in answer.text


def test_nobody_adds_words_for_a_seat_that_is_not_theirs(client: TestClient[Litestar]) -> None:
    made = new_table(client, "link", "link", seed="")
    path = sit(client, made, 0)
    sent = sent_by(client.get(f"{path}/fair").text, f"{path}/words")
    answer = client.post(f"{path}/words", data={**sent, "seat": "red", "words": "no"})
    assert answer.status_code == 403
    assert chance(client, made)["words"] == []


def test_a_program_adds_words_once_for_each_id(client: TestClient[Litestar]) -> None:
    made = new_table(client, "link", "link", seed="")
    player = Player(client, made, 0)
    answers = [player.post("/words", text="tide", id="w") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].json() == answers[1].json()
    assert [words["text"] for words in answers[0].json()["chance"]["words"]] == ["tide"]
    assert player.post("/words", text="\a", id="x").status_code == 400
    host = {"authorization": f"Bearer {made['host_token']}"}
    body = {"text": "host", "id": "h"}
    path = f"{API}/tables/{made['table']}/words"
    assert client.post(path, json=body, headers=host).status_code == 403
    assert client.post(path, json=body).status_code == 401
