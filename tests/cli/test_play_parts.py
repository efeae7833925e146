"""The parts of the terminal game, one by one."""

from __future__ import annotations

from io import StringIO

import msgspec
import pytest

import keeling
from keeling.cli.output import Screen
from keeling.cli.play.board import about, glance, sections
from keeling.cli.play.commands import Then, log
from keeling.cli.play.display import paragraphs, show_decision
from keeling.cli.play.matching import matching, next_words
from keeling.cli.play.players import players_of
from keeling.cli.play.table import Table
from keeling.cli.play.turn import answer, completions
from keeling.cli.seeds import Seed
from keeling.kernel.agenda import NOBODY
from keeling.kernel.game import Trial
from keeling.kernel.match import Match
from keeling.kernel.rng import Rng
from keeling.text.offers import Offer, change, offers
from keeling.text.words import GameWords, Told

WHITE = 0
ENOUGH = 10  # decisions to compare
GAME = keeling.game("future_energy")
TOLD = GameWords(GAME, "en")
NOTATIONS = ["end", "buy 1", "buy 2", "buy_order 1", "step hamburg", "step_nuclear hamburg"]
NOWHERE = Trial(0, [], GAME.new(GAME.config()))
OFFERS = [
    Offer(number=n, option=0, notation=notation, verb="", remark="", change="", trial=NOWHERE)
    for n, notation in enumerate(NOTATIONS, start=1)
]
BOARD = """Title - Round 1
  somebody to move

Display
  slot 1: this
  slot 2: that

A White - 3 points
  money 2

B Red - 4 points
  money 1
"""


def sitting(players: str = "you,uniform") -> Table:
    """A new table, set up, with these players."""
    names = players.split(",")
    match = Match(GAME, GAME.config(seats=len(names)))
    return Table(match, players_of(names, len(names), GAME.id), Seed(5), TOLD)


def paper(*, width: int = 80, height: int = 40, terminal: bool = False) -> Screen:
    """A screen whose text can be read afterwards."""
    return Screen(
        file=StringIO(), width=width, height=height, markup=False, force_terminal=terminal,
        color_system=None,
    )  # fmt: skip


def written(out: Screen) -> str:
    """What is on a screen."""
    assert isinstance(out.file, StringIO)
    return out.file.getvalue()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", ["end"]),
        ("007", []),
        ("03", ["buy 2"]),
        ("7", []),
        ("end", ["end"]),
        ("END", ["end"]),
        ("e", ["end"]),
        ("buy 1", ["buy 1"]),
        ("b 2", ["buy 2"]),
        ("b 1", ["buy 1", "buy_order 1"]),
        ("buy_ 1", ["buy_order 1"]),
        ("step h", ["step hamburg"]),
        ("s ham", ["step hamburg", "step_nuclear hamburg"]),
        ("step_n", ["step_nuclear hamburg"]),
        ("buy", ["buy 1", "buy 2"]),
        ("buy 1 2", []),
        ("dance", []),
    ],
)
def test_what_is_typed_means_an_option_or_several_or_none(typed: str, meant: list[str]) -> None:
    assert [offer.notation for offer in matching(typed, OFFERS)] == meant


def test_what_is_complete_is_meant_before_what_would_need_more_words() -> None:
    more = msgspec.structs.replace(OFFERS[0], notation="enlarge oslo")
    assert [offer.notation for offer in matching("e", [*OFFERS, more])] == ["end"]
    assert [offer.notation for offer in matching("e o", [*OFFERS, more])] == ["enlarge oslo"]


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("", ["buy", "buy_order", "end", "step", "step_nuclear"]),
        ("b", ["buy", "buy_order"]),
        ("buy ", ["1", "2"][:2]),
        ("st ham", ["hamburg"]),
        ("end ", []),
        ("x", []),
    ],
)
def test_tab_offers_the_words_that_can_follow(typed: str, words: list[str]) -> None:
    assert next_words(typed, NOTATIONS) == words


def test_tab_knows_options_commands_and_what_is_refused() -> None:
    table = sitting()
    assert table.to_choose() == WHITE
    found = offers(GAME, table.match.state, TOLD)
    assert completions("q", table, found) == ["quit"]
    assert completions("buy ", table, found) == ["1", "2", "3", "4"]
    answer(paper(), table, WHITE, "end", found)
    assert "zurich" in completions("why step z", table, [])


def test_a_board_is_made_of_sections() -> None:
    assert len(sections(BOARD)) == 4
    assert about(BOARD, "red") == ["B Red - 4 points\n  money 1"]
    assert about(BOARD, "slot") == ["Display\n  slot 1: this\n  slot 2: that"]
    assert about(BOARD, "xyzzy") == []


@pytest.mark.parametrize(
    ("rows", "shown"),
    [
        (0, []),
        (4, ["A White - 3 points"]),
        (7, ["Display", "A White - 3 points"]),
        (10, ["Title - Round 1", "Display", "A White - 3 points"]),
        (99, ["Title - Round 1", "Display", "A White - 3 points", "B Red - 4 points"]),
    ],
)
def test_what_matters_most_is_shown_first(rows: int, shown: list[str]) -> None:
    """Their own things, what the options are about, the state of the game, the rest."""
    found = glance(BOARD, "White", ["slot 1", "slot 2"], rows, 80)
    assert [part.splitlines()[0] for part in found.shown] == shown
    assert len(found.shown) + len(found.left_out) == 4


def test_long_lines_take_more_rows() -> None:
    long = "Title\n" + "x" * 161
    assert glance(long, "White", [], 4, 80).shown == []
    assert glance(long, "White", [], 5, 80).shown == [long]


def test_cost_and_gain_name_the_others_too() -> None:
    preview = [{"money": -2, "jokers": 1}, {"money": 2}, {}]
    assert change(preview, WHITE, TOLD) == "\N{MINUS SIGN}2 money, +1 joker, Red: +2 money"


def test_what_happened_is_told_seat_by_seat() -> None:
    white: Told = ("passed", [("seat", "white")])
    red: Told = ("passed", [("seat", "red")])
    twice = [white, white, red, red]
    rows = paragraphs(twice, TOLD, 200)
    assert [row.split()[0] for row in rows] == ["White", "Red"]


@pytest.mark.parametrize(("width", "height"), [(100, 40), (80, 24)])
def test_a_decision_fits_on_the_screen(width: int, height: int) -> None:
    table = sitting("you,greedy,greedy,greedy")
    rng = Rng(1)
    for _ in range(150):
        seat = table.to_choose()
        if seat == WHITE:
            out = paper(width=width, height=height, terminal=True)
            found = offers(GAME, table.match.state, TOLD)
            show_decision(out, table, seat, found)
            # Only a list of options that is longer than the screen may be longer than the screen.
            assert len(written(out).splitlines()) < height or len(found) > 2 * height
            table.match.take(found[int(rng.below(len(found)))].option)
        elif seat != NOBODY:
            table.think(seat)


@pytest.mark.parametrize("seed", range(3))
def test_a_rivals_secret_changes_nothing_on_the_screen(seed: int) -> None:
    """In two worlds that differ in what red drew, white sees the same, log included."""
    rng = Rng(seed)
    first, second = sitting("you,human"), sitting("you,human")
    compared = 0
    while compared < ENOUGH:
        if first.over():  # red drew late or not at all: play another game
            first, second = sitting("you,human"), sitting("you,human")
        same_so_far = first.match.choices == second.match.choices
        drawn = (some_option(first, rng),) * 2
        if same_so_far and reds_draw(first):
            drawn = ("draw 3", "draw 5")
        first.match.take(GAME.vocabulary.read(drawn[0]))
        second.match.take(GAME.vocabulary.read(drawn[1]))
        if first.match.state.seat == WHITE and first.match.choices != second.match.choices:
            assert screen_of(first) == screen_of(second)
            compared += 1


def reds_draw(table: Table) -> bool:
    """Whether red is about to draw a certificate, and both worlds are possible."""
    if table.over() or GAME.prompt(table.match.state) != "draw_certificate":
        return False
    step = GAME.steps.write(table.match.state.agenda[-1])
    return step == "draw_certificate red" and "draw 5" in GAME.legal(table.match.state)


def some_option(table: Table, rng: Rng) -> str:
    """Any legal option; of certificates the common one, which there is in both worlds."""
    legal = GAME.legal(table.match.state)
    return "draw 3" if "draw 3" in legal else legal[int(rng.below(len(legal)))]


def screen_of(table: Table) -> str:
    """All that white can get to see at this moment."""
    out = paper(terminal=True, height=300)
    show_decision(out, table, WHITE, offers(GAME, table.match.state, TOLD))
    assert log(out, table, WHITE, "") is Then.ASK_AGAIN
    return written(out)


def test_the_set_up_is_no_news() -> None:
    table = sitting()
    table.to_choose()
    assert table.log(WHITE)[0][0] == "laid"
    assert [name for name, _ in table.news(WHITE)] == ["got_kite", "turn", "income"]


def test_nothing_is_told_twice() -> None:
    table = sitting()
    assert table.to_choose() == WHITE
    assert table.news(WHITE)
    assert table.news(WHITE) == []


def test_what_is_taken_back_is_told_again_when_it_is_done_again() -> None:
    table = sitting()
    table.to_choose()
    table.news(WHITE)
    table.match.take(GAME.vocabulary.read("one_line"))
    first = table.news(WHITE)
    table.undo(WHITE)
    table.match.take(GAME.vocabulary.read("one_line"))
    assert table.news(WHITE) == first
