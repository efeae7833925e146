from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from keeling.kernel.match import Match
from keeling.kernel.record import result_of
from keeling.kernel.registry import game
from keeling.kernel.rng import Rng
from keeling.text.words import GameWords
from keeling.web.show.curves import Course, Swing, ends_of_turns, lead
from keeling.web.show.narration import first_choice
from keeling.web.tables.opening import Sitter
from tests.kernel.pebbles.game import GAME as PEBBLES
from tests.web.past import ANNA_AND_BOT, get, played, speak, table_of

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient

SHEET = re.compile(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', re.DOTALL)
NUMBER = re.compile(r'<span class="number">(-?\d+)</span>')


def test_a_game_that_goes_on_has_no_result_but_its_table(client: TestClient[Litestar]) -> None:
    table = table_of(client, upto=60, hold=[0])
    answer = get(client, f"/t/{table}/result")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")


def test_a_table_that_does_not_exist_has_no_result(client: TestClient[Litestar]) -> None:
    assert get(client, "/t/nowhere/result").status_code == 404


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_score_sheet_has_all_categories_and_the_total(
    client: TestClient[Litestar], language: str
) -> None:
    table = table_of(client)
    speak(client, language)
    page = get(client, f"/t/{table}/result").text
    match, found = played(), game("future_energy")
    told = GameWords(found, language)
    sheet = found.score_sheet(match.state)
    rows = {head: NUMBER.findall(cells) for head, cells in SHEET.findall(page)}
    for category in sheet[0]:
        name = told.name("category", category)
        assert rows[name] == [str(own[category]) for own in sheet]
    result = result_of(match)
    assert result is not None
    assert rows[told.say("common-total")] == [str(score) for score in result.scores]


def test_the_result_is_a_sentence_and_the_winner_is_marked_with_a_word(
    client: TestClient[Litestar],
) -> None:
    page = get(client, f"/t/{table_of(client, [Sitter('link', 'Ola')] * 2)}/result").text
    winner = played().state.winners()[0]
    seat = GameWords(game("future_energy"), "en").seat(winner)
    points = played().state.scores()[winner]
    assert f"<h1>Ola ({seat}) wins with {points} points.</h1>" in page
    assert page.count('<span class="word">winner</span>') == 1


TIED = {  # seeds of games that end with equal points, and what is said of it
    116: "Equal points; the tie-breaker is money: Ola (White) 7 and Ola (Red) 5.",
    251: "Equal points, and equal in the tie-breaker, money: Ola (White) 6 and Ola (Red) 6.",
}


@pytest.mark.parametrize("seed", TIED)
def test_it_is_said_how_a_tie_was_decided(client: TestClient[Litestar], seed: int) -> None:
    match = played(2, seed, "uniform")
    assert len(set(match.state.scores())) == 1
    table = table_of(client, [Sitter("link", "Ola")] * 2, choices=match.choices)
    assert f'<p class="tie">{TIED[seed]}</p>' in get(client, f"/t/{table}/result").text
    assert TIED[seed].replace("Ola (White)", "White").replace("Ola (Red)", "Red") in (
        get(client, f"/t/{table}").text
    )


def test_nothing_is_said_of_ties_where_there_was_none(client: TestClient[Litestar]) -> None:
    assert 'class="tie"' not in get(client, f"/t/{table_of(client)}/result").text
    assert PEBBLES.tie_breaks(PEBBLES.new(PEBBLES.config(seats=3))) == [{}, {}, {}]


def test_names_are_text_and_nothing_else(client: TestClient[Litestar]) -> None:
    table = table_of(client, [Sitter("link", "<i>x</i>")] * 2)
    for page in ("result", "story", "fork"):
        text = get(client, f"/t/{table}/{page}").text
        assert "<i>" not in text
        assert "&lt;i&gt;x&lt;/i&gt;" in text


def test_pages_have_no_style_inside(client: TestClient[Litestar]) -> None:
    table = table_of(client)
    for page in ("result", "story", "fork", "report"):
        text = get(client, f"/t/{table}/{page}").text
        assert "<style" not in text
        assert "style=" not in text
        assert "<script" not in text
    style = get(client, "/chart.css")
    assert style.headers["content-type"].startswith("text/css")
    assert "svg.chart" in style.text


def test_four_curves_are_shown_and_the_others_can_be_unfolded(
    client: TestClient[Litestar],
) -> None:
    page = get(client, f"/t/{table_of(client)}/result").text
    at_once, folded = page.split('<details class="more">')
    names = re.findall(r'aria-labelledby="chart-(\w+)-title', at_once)
    assert names == ["score", "money", "plants", "lines"]
    assert "chart-investors-title" in folded


def test_each_curve_has_its_numbers_at_the_end_of_every_turn(client: TestClient[Litestar]) -> None:
    table = table_of(client)
    page = get(client, f"/t/{table}/result").text
    numbers = page.split("<details>")[1].split("</details>")[0]
    turns = list(ends_of_turns(played()))
    assert re.findall(r"\?at=(\d+)", numbers) == [str(at) for at in turns]
    last = f'<a href="/t/{table}?at={turns[-1]}">{turns[-1]}</a></th>'
    scores = "".join(f"<td>{score}</td>" for score in played().state.scores())
    assert last + scores in numbers


def test_the_replay_begins_where_a_player_first_chooses(client: TestClient[Litestar]) -> None:
    table = table_of(client)
    at = first_choice(played())
    assert played().taken[at].seat >= 0 > played().taken[at - 1].seat
    assert f'href="/t/{table}?at={at}"' in get(client, f"/t/{table}/result").text
    assert get(client, f"/t/{table}", at=at).status_code == 200


def test_only_who_holds_something_is_offered_to_play_again(client: TestClient[Litestar]) -> None:
    offer = 'action="/t/{}/again"'
    mine, foreign = table_of(client, hold=[0]), table_of(client)
    assert offer.format(mine) in get(client, f"/t/{mine}/result").text
    assert offer.format(foreign) not in get(client, f"/t/{foreign}/result").text


def test_the_three_moments_lead_to_their_positions(client: TestClient[Litestar]) -> None:
    table = table_of(client, ANNA_AND_BOT)
    page = get(client, f"/t/{table}/result").text
    moments = page.split('<ol role="list">')[1].split("</ol>")[0]
    found = [int(at) for at in re.findall(r"\?at=(\d+)", moments)]
    assert len(found) == 3
    assert found == sorted(found)


def test_a_moment_is_where_the_lead_changes_most() -> None:
    course = Course([], [], [[0, 0], [5, 0], [5, 1], [5, 9], [9, 9], [9, 9]])
    assert course.swings(0, 2, 0) == [Swing(1, 0, 5), Swing(3, 4, -4)]
    assert [swing.at for swing in course.swings(0, 9, 0)] == [1, 2, 3, 4]
    assert [swing.at for swing in course.swings(0, 9, 2)] == [3, 4], "without the set-up"


def test_the_lead_is_counted_against_the_best_of_the_others() -> None:
    assert lead([7, 3, 9], 0) == -2
    assert lead([7, 3, 9], 2) == 2
    assert lead([7], 0) == 7


def test_a_stock_that_never_changes_or_is_the_score_has_no_curve() -> None:
    stocks = [[{"gold": 1, "points": 0, "wood": 2, "money": n}] for n in range(2)]
    stocks[1][0] |= {"points": 4, "wood": 3}
    course = Course([0, 1], stocks, [[0], [4]])
    assert course.varying() == {"money": [[0], [1]], "wood": [[2], [3]]}


def test_a_game_that_tells_of_no_turns_is_looked_at_after_each_choice() -> None:
    match, dice = Match(PEBBLES, PEBBLES.config(seats=2)), Rng(3)
    match.draw(dice)
    first = len(match.taken)
    for _ in range(2):
        match.take(match.state.legal[0])
        match.draw(dice)
    chosen = [at for at, taken in enumerate(match.taken, start=1) if taken.seat >= 0]
    assert first_choice(match) == first
    assert list(ends_of_turns(match)) == sorted({*chosen, len(match.taken)})
