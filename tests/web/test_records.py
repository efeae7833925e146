from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keeling.kernel.record import from_text, read_records, replay, verify
from keeling.web.tables.opening import Sitter
from tests.web.past import get, played, table_of

if TYPE_CHECKING:
    from pathlib import Path

    from litestar import Litestar
    from litestar.testing import TestClient


@pytest.mark.parametrize(
    ("ending", "kind"), [("txt", "text/plain"), ("jsonl", "application/jsonl")]
)
def test_the_record_of_a_game_that_is_over_replays(
    client: TestClient[Litestar], tmp_path: Path, ending: str, kind: str
) -> None:
    table = table_of(client, [Sitter("link", 'A "quoted" # name'), Sitter("bot", "", "greedy")])
    answer = get(client, f"/t/{table}/record.{ending}")
    assert answer.headers["content-type"].split(";")[0] == kind
    name = f"future_energy-{table}.{ending}"
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    file = tmp_path / name
    file.write_text(answer.text, "utf-8")
    [record] = read_records(file)
    assert record.seats == ['A "quoted" # name', "greedy"]
    assert verify(record).choices == played().choices


@pytest.mark.parametrize("ending", ["txt", "jsonl"])
def test_while_the_game_goes_on_the_record_would_tell_what_others_hold(
    client: TestClient[Litestar], ending: str
) -> None:
    table = table_of(client, upto=80, hold=[-1, 0])
    answer = get(client, f"/t/{table}/record.{ending}")
    assert answer.status_code == 403
    assert answer.headers["content-type"].startswith("text/html")
    assert "what others hold" in answer.text


def test_people_at_one_device_have_to_wait_for_the_record_too(
    client: TestClient[Litestar],
) -> None:
    table = table_of(client, [Sitter("here")] * 2, upto=80, hold=[0, 1])
    assert get(client, f"/t/{table}/record.txt").status_code == 403


def test_who_plays_alone_may_have_the_record_at_any_time_and_who_watches_may_not(
    client: TestClient[Litestar],
) -> None:
    alone = played(1, name="co2")
    table = table_of(client, [Sitter("here")], match=alone, upto=40, hold=[0], seed="4711")
    answer = get(client, f"/t/{table}/record.txt")
    assert answer.status_code == 200
    assert replay(from_text(answer.text, "x")).choices[:40] == alone.choices[:40]
    assert "4711" not in answer.text, "what chance will do is for nobody to know"
    watched = table_of(client, [Sitter("link")], match=alone, upto=40)
    assert get(client, f"/t/{watched}/record.txt").status_code == 403


def test_the_record_is_offered_only_where_it_can_be_had(client: TestClient[Litestar]) -> None:
    running, over = table_of(client, upto=80, hold=[-1, 0]), table_of(client, hold=[0])
    page = get(client, f"/t/{running}").text
    assert "record.txt" not in page
    assert "with the result, when the game is over" in page
    assert f'href="/t/{over}/record.txt"' in get(client, f"/t/{over}").text
