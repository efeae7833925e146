"""`keeling serve` for its owner: the link, the log, and workers that count together."""

from __future__ import annotations

import json
import re
import signal
import sys
from typing import TYPE_CHECKING

import httpx
import pytest

from keeling.cli.serve import LEVELS
from keeling.web.operations import logs
from keeling.web.settings import FORMS
from tests.cli.test_serve import started
from tests.patience import PATIENCE, until
from tests.web.databases import fresh_postgres, needs_postgres

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.running import Keeling

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are sent in another way")
KEY = "a-key-of-my-own-choice"


def test_it_prints_a_link_for_the_owner_and_logs_each_request_as_json(tmp_path: Path) -> None:
    argv = ("--port", "0", "--database", tmp_path / "a.sqlite3", "--log", "json")
    with started(*argv, "--log-level", "info") as (process, told):
        (url,) = re.findall(r"^For you alone, the owner: (\S+)$", told, re.MULTILINE)
        with httpx.Client(timeout=PATIENCE, follow_redirects=True) as browser:
            page = browser.get(url)
        assert (page.status_code, page.url.path) == (200, "/owner")
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (0, "Stopped. Every choice is kept.\n")
    lines = [json.loads(line) for line in err.splitlines()]
    assert [line["route"] for line in lines] == ["/owner/{key}", "/owner"]
    assert lines[1]["request"] == page.headers["x-request-id"]
    assert url.rpartition("/")[2] not in err


def test_a_key_that_the_owner_has_named_is_not_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KEELING_OWNER_KEY", KEY)
    with started("--port", "0", "--database", tmp_path / "a.sqlite3") as (process, told):
        (url,) = re.findall(r"^For you alone, the owner: (\S+/owner)$", told, re.MULTILINE)
        assert KEY not in told
        assert httpx.get(f"{url}/{KEY}", timeout=PATIENCE).status_code == 303
        process.send_signal(signal.SIGTERM)
        assert process.communicate(timeout=PATIENCE)[1] == ""


@pytest.mark.parametrize("key", ["short", "with spaces in between", "with/slashes/in/between"])
def test_a_key_that_is_no_good_is_refused(tmp_path: Path, keeling: Keeling, key: str) -> None:
    ran = keeling("serve", "--database", tmp_path / "a.sqlite3", "--owner-key", key)
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert "at least 16" in ran.err
    assert key not in ran.err


@pytest.mark.parametrize("argv", [("--log", "xml"), ("--log-level", "loud"), ("--keep-days", "-1")])
def test_what_cannot_be_logged_or_kept_is_refused(keeling: Keeling, argv: tuple[str, str]) -> None:
    ran = keeling("serve", *argv)
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert argv[1] in ran.err


def test_it_offers_what_there_is() -> None:
    assert set(FORMS) == set(logs.FORMS)
    assert set(LEVELS) == set(logs.LEVELS)


@needs_postgres
def test_workers_have_one_key_count_together_and_say_goodbye() -> None:
    with fresh_postgres() as database:
        argv = ("--port", "0", "--workers", "2", "--database", database, "--owner-key", KEY)
        with started(*argv) as (process, told):
            (url,) = re.findall(r"^The table is open: (\S+)/$", told, re.MULTILINE)
            for _ in range(20):  # each over a connection of its own
                assert httpx.get(f"{url}/healthz", timeout=PATIENCE).status_code == 200
            assert {counted(url) for _ in range(5)} == {20}
            bearer = {"authorization": f"Bearer {KEY}", "x-forwarded-for": "10.1.1.1"}
            codes = [
                httpx.get(f"{url}/metrics", headers=bearer, timeout=PATIENCE).status_code
                for _ in range(5)
            ]
            assert codes == [200] * 5
            body = {"game": "future_energy", "seats": [{"who": "link"}] * 2}
            made = httpx.post(f"{url}/api/v1/tables", json=body, timeout=PATIENCE).json()
            events = f"{url}/t/{made['table']}/events"
            with httpx.stream("GET", events, timeout=PATIENCE) as stream:
                chunks = stream.iter_text()
                assert next(chunks).startswith("retry: ")
                until(lambda: counted(url, "keeling_open_streams") == 1)
                process.send_signal(signal.SIGTERM)
                assert "event: bye\n" in "".join(chunks)
            out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (0, "Stopped. Every choice is kept.\n", "")


def counted(url: str, name: str = r'keeling_answers_total{[^}]*route="/healthz"[^}]*}') -> float:
    """What all workers have counted, by whichever answers."""
    answer = httpx.get(f"{url}/metrics", timeout=PATIENCE)
    return sum(float(value) for value in re.findall(rf"^{name} (\S+)$", answer.text, re.MULTILINE))
