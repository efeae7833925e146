"""The worked examples of the rules: scenario files, and what does not fit into one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import keeling
from keeling.games.e_mission.engine.effects import FIRST, OF_TRACKS
from keeling.games.e_mission.engine.state import REMOVED
from keeling.games.e_mission.engine.tables import (
    COST_DISCARD,
    CRISIS_CARDS,
    GLOBAL_CARDS,
    PROJECT_CARDS,
    REDUCE,
    SUPPORT_MODE,
    SUPPORT_TAG,
    TAGS,
    TRACKS,
)
from keeling.games.e_mission.game import GAME
from keeling.kernel.rng import Rng
from keeling.kernel.scenario import check, read_scenario
from tests.e_mission.cards import ROWS
from tests.e_mission.tables import (
    NAMES,
    crisis_phase,
    draw,
    menu,
    number,
    offered,
    play,
    refused,
    row,
    table,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).parent / "scenarios"
SCENARIOS = sorted(FOLDER.glob("*.toml"))


@pytest.mark.parametrize("path", SCENARIOS, ids=[path.stem for path in SCENARIOS])
def test_what_the_example_says_happens(path: Path) -> None:
    assert check(read_scenario(path)) == []


@pytest.mark.clause("EM-8.4.2", "EM-8.4.6", "EM-2.2")
@pytest.mark.parametrize(("players", "size"), [(1, 5), (2, 10), (3, 15), (4, 20)])
def test_a_row_holds_five_carbon_for_each_player(players: int, size: int) -> None:
    """S15."""
    s = table("temperature", players=players, recent=size - 1)
    assert (s.bands, s.loose) == (0, size - 1)
    s = table("temperature", players=players, recent=size)
    assert (s.bands, s.loose) == (1, 0)
    s = table("temperature", players=players, recent=2 * size + 3)
    assert (s.bands, s.loose) == (2, 3)


# ---- cards that are not in the box


@pytest.fixture
def made_up() -> Iterator[None]:
    """Two cards cost a card, a pandemic is weakened by society cards; afterwards not any more."""
    costly, pandemic = (number("P126"), number("S_europe_5")), CRISIS_CARDS.index("C01")
    was = (SUPPORT_MODE[pandemic], SUPPORT_TAG[pandemic])
    for card in costly:
        COST_DISCARD[card] = 1
    SUPPORT_MODE[pandemic], SUPPORT_TAG[pandemic] = REDUCE, TAGS.index("society")
    yield
    for card in costly:
        COST_DISCARD[card] = 0
    SUPPORT_MODE[pandemic], SUPPORT_TAG[pandemic] = was


@pytest.mark.clause("EM-7.23", "EM-6.3.11")
@pytest.mark.usefixtures("made_up")
def test_a_card_that_pays_cannot_be_given() -> None:
    """E45: give a card for a card, with a hand of one."""
    s = menu(seats={"blue": {"projects": [["P126"]], "hand": ["P001"]}})
    assert refused(s, "use 1") == "EM-7.23"
    s = menu(seats={"blue": {"projects": [["P126"]], "hand": ["P001", "P002"]}})
    play(s, "use 1", "pay P001")
    assert row(s, 1)["hand"] == ["P002"]


@pytest.mark.clause("EM-9.3.13", "EM-9.3.14", "EM-9.3.8")
@pytest.mark.usefixtures("made_up")
def test_tucked_cards_weaken_for_all_resilience_for_its_owner() -> None:
    """E51: three bands, a card tucked, 0, 1 and 3 social."""
    social = [{"resilience": {"social": n}} for n in (0, 1, 3)]
    seats = dict(zip(NAMES, social, strict=False))
    s = crisis_phase("C01", players=3, bands=3, crisis_tucked={"C01": ["P003"]}, seats=seats)
    assert [row(s, seat)["communities"] for seat in range(3)] == [2, 1, 0]
    assert [row(s, seat)["resilience"]["social"] for seat in range(3)] == [0, 1, 3]


@pytest.mark.clause("EM-9.1.6", "EM-9.8.5", "EM-9.1.4")
def test_a_band_placed_by_a_crisis_is_rolled_for_before_the_next_one() -> None:
    """E50: two bands and four loose alone; a crisis puts two carbon on the thermometer."""
    melt = FIRST[OF_TRACKS + TRACKS.index("arctic_melt")]
    steps = [f"harm -1 {melt} 2", "finish C01", "rolls", "resolve_crises"]
    given = {"phase": "crisis", "bands": 2, "loose": 4, "column": ["C01", "C11"]}
    s = table(*steps, players=1, crises_drawn=3, **given)
    assert (s.bands, s.loose) == (3, 1)
    dump = GAME.dump(s)
    assert (dump["crisis_discarded"], dump["column"]) == (["C01"], ["C11"])
    assert offered(s)[0].startswith("roll")
    play(s, "roll desertification")
    assert GAME.dump(s)["column"] == []
    assert row(s)["communities"] == 3  # C11: one for each band


@pytest.mark.clause("EM-9.8.11", "EM-9.3.1")
def test_crises_drawn_by_a_crisis_are_resolved_in_the_same_phase() -> None:
    weather = FIRST[OF_TRACKS + TRACKS.index("extreme_weather")]
    steps = [f"harm -1 {weather} 2", "finish C01", "resolve_crises"]
    s = table(*steps, phase="crisis", column=["C01"], crises_drawn=3)
    assert GAME.dump(s)["column"] == ["unknown", "unknown"]
    play(s, "turn_up C11", "turn_up C12")
    assert s.seat == keeling.NOBODY
    assert GAME.dump(s)["crisis_discarded"] == ["C01", "C11", "C12"]
    assert s.crises_drawn == 3


# ---- decks that run out


@pytest.mark.clause("EM-5.2.7", "EM-5.1.7")
@pytest.mark.parametrize(("left", "started"), [(["G07"], ["G07"]), ([], [])])
def test_fewer_global_projects_than_to_draw(left: list[str], started: list[str]) -> None:
    """E56: a single card is the only choice; with none the step is skipped."""
    s = table()
    for n, name in enumerate(GLOBAL_CARDS):
        s.global_at[n] = -1 if name in left else REMOVED
    s.agenda = [GAME.steps.read("start_project", 2)]
    s.settle()
    draw(s)
    assert s.seat == keeling.NOBODY
    assert [there["card"] for there in GAME.dump(s)["globals"] if there] == started


@pytest.mark.clause("EM-5.1.7", "EM-5.2.1")
def test_discarded_global_projects_are_shuffled() -> None:
    everything = [name for name in GLOBAL_CARDS if name not in ("G01", "G02")]
    s = table("start_project", globals=[{"card": "G01"}], global_discarded=everything)
    play(s, "draw_global G02")  # the last of the deck
    assert GAME.dump(s)["global_discarded"] == []
    assert "draw_global G24" in offered(s)


def all_but(*cards: str) -> list[str]:
    """Every project card but these."""
    return [name for name in PROJECT_CARDS if name not in cards]


@pytest.mark.clause("EM-7.35", "EM-5.1.7", "EM-6.3.6")
def test_cards_drawn_before_a_refill_do_not_come_back() -> None:
    """E66: solar research with five cards in the deck and twenty on the pile."""
    deck = ["P018", "P030", "P045", "P110", "P121"]
    rest = all_but("P016", *deck)
    pile, orange = rest[:20], rest[20:]
    mine = {"projects": [["P016"]]}
    s = menu(discarded=pile, seats={"blue": mine, "orange": {"hand": orange}})
    play(s, "use 1", *(f"draw {card}" for card in deck))
    assert sorted(offered(s)) == [f"draw {card}" for card in pile]
    third = pile[:3]
    play(s, *(f"draw {card}" for card in third))
    shows = {c for c in [*deck, *third] if {"solar", "innovation"} & set(ROWS[c].tags)}
    assert set(row(s)["hand"]) == shows == {"P018", "P030", "P045"}
    assert set(GAME.dump(s)["discarded"]) == {*deck, *third} - shows
    assert refused(s, "use 1") == "EM-6.3.6"


@pytest.mark.clause("EM-7.7", "EM-5.1.7")
def test_a_paid_card_can_be_drawn_after_a_refill() -> None:
    """E96: clean energy research with two cards in the deck, nothing discarded, one paid."""
    rest = all_but("P001", "P002", "P003")
    mine = {"projects": [["S_usa_4"]], "hand": ["P001"]}
    s = menu(seats={"blue": mine, "orange": {"hand": rest}})
    play(s, "use 1", "draw P002", "draw P003", "draw P001")
    assert offered(s) == ["keep P001", "keep P002", "keep P003"]
    play(s, "keep P003")
    assert row(s)["hand"] == ["P003"]
    assert GAME.dump(s)["discarded"] == ["P001", "P002"]


@pytest.mark.clause("EM-7.22", "EM-6.3.11")
def test_without_a_card_to_draw_nothing_is_drawn() -> None:
    """A card that pays is no card to draw."""
    mine = {"projects": [["P013"]], "hand": ["P001"]}
    s = menu(seats={"blue": mine, "orange": {"hand": all_but("P013", "P001")}})
    assert refused(s, "use 1") == "EM-7.22"


@pytest.mark.clause("EM-6.1.7", "EM-5.1.7")
def test_players_draw_completely_in_the_order_of_the_seats() -> None:
    deck = ["P001", "P002", "P003", "P004", "P005", "P006"]
    mine = {"projects": [all_but(*deck)]}
    s = table("draw_phase", "project_phase", seats={"blue": mine})
    play(s, *(f"draw {card}" for card in deck))
    assert (row(s, 0)["hand"], row(s, 1)["hand"]) == (deck[:5], deck[5:])
    assert s.seat == 0


@pytest.mark.clause("EM-9.3.4")
def test_ties_are_broken_fairly() -> None:
    """Three tied players are hit about as often: 600 times, 200 each to be expected."""
    hit = [0, 0, 0]
    for seed in range(600):
        s, rng = crisis_phase("C14", players=3, bands=1), Rng(seed)
        while s.seat == keeling.CHANCE:
            s.apply(s.sample(rng))
        hit[[row(s, seat)["communities"] for seat in range(3)].index(1)] += 1
    assert sum(hit) == 600
    assert min(hit) > 150
    assert max(hit) < 250
