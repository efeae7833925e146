"""Two games that differ only in what a seat cannot see: every answer is the same to the byte."""

from __future__ import annotations

import itertools
import re
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING

import msgspec
import pytest
from litestar.testing import TestClient

import keeling
from keeling.kernel.config import covering
from keeling.web.app import make_app
from keeling.web.ids import fingerprint
from keeling.web.live.streams import message, news_of
from keeling.web.settings import Settings
from keeling.web.store.rows import SeatRow, TableRow
from keeling.web.store.store import Store
from keeling.web.tables.table import whole
from tests.web.secrets_apart import apart, drawn_otherwise, half_sealed, played, sealed_apart

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from litestar import Litestar

    from keeling.kernel.match import Match

Answers = dict[str, tuple[int, bytes]]
GAMES = keeling.game_ids()
OPEN = [name for name in GAMES if not keeling.game(name).has_secrets]  # all know the same
CLOSED = [name for name in GAMES if name not in OPEN]
QUARTERS = 4  # of a game's set-ups
FEW = 20  # other outcomes of chance that fit all that players chose: there are more
ASKED = {"seat", "to_move", "prompt", "prompt_args", "legal"}  # depends on who looks
SEALED = 200  # choices in which sealed ones are looked for
TABLE = "leaktest22"
KEY = "the-browser-of-a-seat"
COMMITMENT = "c0" * 32
PAGES = (
    f"/t/{TABLE}",
    f"/t/{TABLE}?at=AT",
    f"/t/{TABLE}/seats",
    f"/t/{TABLE}/fair",
    f"/t/{TABLE}/story",
    f"/t/{TABLE}/story.txt",
    f"/t/{TABLE}/report",
    f"/t/{TABLE}/report.txt",
    f"/t/{TABLE}/record.txt",
    f"/t/{TABLE}/result",
    f"/t/{TABLE}/fork",
    "/",
)
CALLS = ("", "/view", "/view?at=AT", "/options", "/log", "/record", "/board.svg", "/text")


def token(seat: int) -> str:
    """The key of a seat, the same in both worlds."""
    return f"token-of-seat-{seat}-of-the-table"


def keep(path: Path, match: Match, secret: str = "5e" * 32) -> str:
    """A database with this game at the table; what is told of its secret is always the same."""
    url = f"sqlite:///{path}"
    store = Store(url)
    game = match.game
    row = TableRow(
        id=TABLE,
        game=game.id,
        rules=game.version,
        config=msgspec.json.encode(match.config.json()).decode(),
        data="",
        seed="",
        language="en",
        host_token="host-token-of-the-table",  # noqa: S106 - a key to a table of this test
        made=1,
        parent="",
        version=len(match.taken),
        choices=len(match.taken),
        choosing=sum(1 << seat for seat in match.state.choosing()),
        ended=False,
        changed=1,
        secret=secret,
        commitment=COMMITMENT,
    )
    seats = [
        SeatRow(table_id=TABLE, seat=n, token=token(n), name="", person=True, open=False, bot="")
        for n in range(match.config.seats)
    ]
    entries = [whole(n, taken, game.write(taken.option)) for n, taken in enumerate(match.taken, 1)]
    store.add(row, seats, entries)
    with store.writing.begin() as db:
        db.exec_driver_sql("INSERT INTO secrets VALUES ('csrf', 'the-same-in-both-worlds')")
    store.close()
    return url


@contextmanager
def world(url: str, seat: int | None) -> Iterator[TestClient[Litestar]]:
    """A server on a database, asked by the browser of a seat."""
    if seat is not None:
        store = Store(url)
        store.hold(fingerprint(KEY + str(seat)), TABLE, [seat])
        store.close()
    with TestClient(make_app(Settings(database=url, bot_workers=1))) as client:
        client.get("/healthz")
        client.cookies.set("keeling_browser", KEY + str(seat))
        yield client


def answers(
    client: TestClient[Litestar], seat: int | None, at: int
) -> dict[str, tuple[int, bytes]]:
    """All that a seat is told."""
    headers = {} if seat is None else {"authorization": f"Bearer {token(seat)}"}
    asked = {page: client.get(page.replace("AT", str(at))) for page in PAGES}
    for call in CALLS:
        path = f"/api/v1/tables/{TABLE}{call}".replace("AT", str(at))
        asked[path] = client.get(path, headers=headers)
    part = client.get(f"/t/{TABLE}", headers={"keeling-part": "table"})
    asked["part"] = part
    told = {path: (answer.status_code, masked(answer.content)) for path, answer in asked.items()}
    told["stream"] = (200, message(news_of(client.app.state.server, TABLE)))
    return told


def masked(content: bytes) -> bytes:
    """Without what differs for other reasons: tokens and ids of forms, and what time it is."""
    without = re.sub(rb'name="(?:_csrf_token|form)" value="[^"]*"', b"", content)
    without = re.sub(rb"<time [^>]*>[^<]*</time>", b"", without)
    return re.sub(rb'"made":\d+', b"", without)


@cache
def stopped(name: str, quarter: int) -> Match:
    """A game in one of four set-ups, in its middle."""
    game = keeling.game(name)
    configs = [config for config in covering(game.configs()) if config.seats > 1]
    return played(game, configs[quarter * len(configs) // QUARTERS], quarter, stop=140)


@cache
def twins(name: str, quarter: int) -> list[tuple[Match, Match, list[int | None]]]:
    """A few pairs of games in one of four set-ups that somebody cannot tell apart."""
    match = stopped(name, quarter)
    game, config = match.game, match.config
    found = [(match, twin, blind) for twin, blind in itertools.islice(apart(match), 2)]
    for half in half_sealed(game, config, quarter, stop=SEALED):
        found += [(half, twin, blind) for twin, blind in itertools.islice(sealed_apart(half), 1)]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("quarter", range(QUARTERS))
@pytest.mark.parametrize("name", CLOSED)
def test_what_a_seat_cannot_see_changes_no_byte_of_any_answer(
    tmp_path: Path, name: str, quarter: int
) -> None:
    for pair, (one, two, blind) in enumerate(twins(name, quarter)):
        kept = enumerate((one, two))
        urls = [keep(tmp_path / f"{pair}-{n}.sqlite3", match) for n, match in kept]
        assert one.game.dump(one.state) != two.game.dump(two.state)
        for seat in blind:
            told = []
            for url in urls:
                with world(url, seat) as client:
                    told.append(answers(client, seat, len(one.taken) - 3))
            for path, (status, content) in told[0].items():
                assert (status, content) == told[1][path], f"{path} tells seat {seat} a secret"
                assert status < 500, path


@pytest.mark.parametrize("name", ["future_energy", "e_mission"])
def test_what_chance_will_be_drawn_from_changes_no_byte_of_any_answer(
    tmp_path: Path, name: str
) -> None:
    """Nobody is told, be they players, spectators or the one who plays alone and knows all else."""
    game = keeling.game(name)
    fewest = min(seats for seats in game.seats)
    match = played(game, game.config(seats=fewest), 1, stop=30)
    for seat in (None, 0):
        told = []
        for secret in ("5e" * 32, "0f" * 32):
            url = keep(tmp_path / f"{secret[:2]}-{seat}.sqlite3", match, secret)
            with world(url, seat) as client:
                told.append(answers(client, seat, len(match.taken) - 3))
            assert not [path for path, (_, text) in told[-1].items() if secret.encode() in text]
        assert told[0] == told[1]
        assert COMMITMENT.encode() in told[0][f"/t/{TABLE}/fair"][1]
        knows = seat == 0 and fewest == 1
        assert (told[0][f"/t/{TABLE}/record.txt"][0] == 200) == knows


@pytest.mark.slow
@pytest.mark.parametrize("name", CLOSED)
def test_there_are_such_pairs_for_every_game_with_secrets(name: str) -> None:
    pairs = [pair for quarter in range(QUARTERS) for pair in twins(name, quarter)]
    assert pairs
    assert all(any(seat is not None for seat in blind) for _, _, blind in pairs)


def test_one_game_has_no_secrets() -> None:
    assert OPEN == ["e_mission"]


@pytest.mark.slow
@pytest.mark.parametrize("quarter", range(QUARTERS))
@pytest.mark.parametrize("name", OPEN)
def test_where_nobody_has_secrets_everybody_sees_whatever_chance_does(
    name: str, quarter: int
) -> None:
    match = stopped(name, quarter)
    assert twins(name, quarter) == []
    assert sum(1 for _ in drawn_otherwise(match)) > FEW


@pytest.mark.slow
@pytest.mark.parametrize("quarter", range(QUARTERS))
@pytest.mark.parametrize("name", OPEN)
def test_where_nobody_has_secrets_spectators_are_told_what_players_are(
    tmp_path: Path, name: str, quarter: int
) -> None:
    match = stopped(name, quarter)
    url = keep(tmp_path / "open.sqlite3", match)
    watching, *playing = (view_of(url, seat) for seat in (None, *range(match.config.seats)))
    assert {"world", "seats", "globals"} <= watching.keys()
    assert playing == [watching] * match.config.seats


def view_of(url: str, seat: int | None) -> dict[str, object]:
    """What a seat is told of a table, but for what it is asked itself."""
    headers = {} if seat is None else {"authorization": f"Bearer {token(seat)}"}
    with world(url, seat) as client:
        answer = client.get(f"/api/v1/tables/{TABLE}/view", headers=headers)
    assert answer.status_code == 200
    told: dict[str, object] = answer.json()["view"]
    return {key: told[key] for key in told if key not in ASKED}
