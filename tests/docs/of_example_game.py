"""What is built on games, with the one of `examples/commons` installed among them.

`test_example_game.py` runs this file in a process of its own.
"""

from __future__ import annotations

import json
from inspect import signature
from typing import TYPE_CHECKING, Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import keeling
from keeling.kernel.agenda import NOBODY
from keeling.kernel.rng import Rng
from keeling.text.catalogue import LANGUAGES
from keeling.web.api import api
from keeling.web.api.description import description
from keeling.web.api.views import ViewSchemas
from keeling.web.app import make_app
from keeling.web.settings import Settings
from keeling_commons.style import STYLE
from tests.draw.of_games import WHOLE_GAME, GamePictures, step
from tests.text import test_games as shared
from tests.text.of_games import GameTexts
from tests.text.stories import at_random, check_secret, check_story, secrets_of
from tests.web.asking import Player, new_table, shown, sit
from tools.server import UNHURRIED

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GAME = keeling.game("commons")
PICTURES = GamePictures(game=GAME, style=STYLE, least={"board": 20.0, "things": 16.0})
TEXTS = GameTexts(
    game=GAME,
    config={"seats": 3},
    stocks=["coins", "fish", "lake"],
    more_names={"category": ["ordered", "unordered"]},
    endings=["empty_lake"],
)

in_each_language = pytest.mark.parametrize("language", LANGUAGES)
with_each_number_of_seats = pytest.mark.parametrize("seats", GAME.seats)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """The server in this process, with an empty database."""
    database = f"sqlite:///{tmp_path / 'keeling.sqlite3'}"
    settings: dict[str, Any] = {**UNHURRIED, "database": database}
    with TestClient(make_app(Settings(**settings))) as made:
        yield made


# ---- texts: what `tests/text/test_games.py` asks of our own games


def shared_tests() -> Iterator[tuple[Any, dict[str, Any]]]:
    """Each test that all games share, for this game, in each language that it is for."""
    for name, test in vars(shared).items():
        if name.startswith("test_") and "texts" in signature(test).parameters:
            marks = [mark.args for mark in test.pytestmark if mark.args[0] == "language"]
            for language in marks[0][1] if marks else [None]:
                yield test, {"texts": TEXTS, **({"language": language} if language else {})}


@pytest.mark.parametrize(("test", "given"), list(shared_tests()))
def test_its_texts_keep_what_those_of_all_games_do(test: Any, given: dict[str, Any]) -> None:
    test(**given)


@in_each_language
def test_whole_games_can_be_told(language: str) -> None:
    for seats in GAME.seats:
        config = GAME.config(seats=seats)
        check_story(GAME, at_random(GAME.new(config), seats), language, sample=5)


@in_each_language
def test_nobody_reads_a_secret(language: str) -> None:
    assert [event.name for event in secrets_of(GAME)] == ["drew"]
    check_secret(GAME, secrets_of(GAME)[0], language)


# ---- pictures


@with_each_number_of_seats
def test_its_pictures_keep_what_those_of_all_games_do(seats: int) -> None:
    assert PICTURES.check_whole_game(seats, seats=seats) == {"turn"}
    for choices in (0, 12, WHOLE_GAME):
        pictures = PICTURES.drawn(PICTURES.after(choices, seats, seats=seats))
        PICTURES.check_labels(pictures)
        PICTURES.check_styles(pictures.values())
        PICTURES.check_letters(pictures)


def test_names_are_written_as_they_are() -> None:
    s = PICTURES.asking(PICTURES.after(0, seats=2))
    PICTURES.check_escaped(GAME.view(s, 0), "seat-red = <script>alert(1)</script>")


# ---- positions


@with_each_number_of_seats
def test_a_position_is_written_down_and_read_back(seats: int) -> None:
    s, rng = GAME.new(GAME.config(seats=seats)), Rng(seats)
    while s.seat != NOBODY:
        assert GAME.load(json.loads(json.dumps(GAME.dump(s)))) == s
        step(s, rng)


# ---- the server


def test_the_api_says_what_its_views_consist_of() -> None:
    document: dict[str, Any] = Litestar(
        [api()], openapi_config=description(), plugins=[ViewSchemas()]
    ).openapi_schema.to_schema()
    schemas = document["components"]["schemas"]
    (name,) = (name for name in schemas if name.endswith("CommonsView"))
    assert {"fish", "room", "last", "seats", "legal"} <= schemas[name]["properties"].keys()
    assert f'"#/components/schemas/{name}"' in json.dumps(document["components"])


def test_it_stands_in_the_lobby_with_a_cover_and_its_rules(client: TestClient[Litestar]) -> None:
    assert "Commons" in client.get("/").text
    assert client.get("/cover/commons.svg").text.startswith("<svg")
    assert "CM-2.4" in client.get("/rules/commons").text
    assert "zamówienie" in client.get("/glossary/commons").text


def test_its_table_has_a_board_and_options_and_can_be_played(client: TestClient[Litestar]) -> None:
    table = new_table(client, "link", "link", game="commons")
    page = shown(client.get(sit(client, table, 0)).text)
    for option in ("catch 1", "catch 2", "catch 3", "rest"):
        assert f'data-option="{option}"' in page
        assert f'name="option" value="{option}"' in page
    assert "leaves 10" in page
    red, blue = Player(client, table, 0), Player(client, table, 1)
    assert red.choose("catch 2", red.get()["version"], "one").status_code in (200, 201)
    view = blue.get("/view")["view"]
    assert (view["game"], view["fish"], view["legal"]) == (
        "commons",
        10,
        ["catch 1", "catch 3", "rest"],
    )
    assert view["seats"]["red"]["order"] is None
