"""Chapter 3 of the rules document: components and set-up."""

from __future__ import annotations

import pytest

import keeling
from keeling.games.green_deal.engine.tables import CARD_CATEGORY, CARD_SIZE
from keeling.games.green_deal.game import GAME
from keeling.kernel.errors import BadConfig
from tests.green_deal.tables import NAMES, on_map, set_up, table

STARTS = {
    3: ["1-1", "1-4", "4-3"],
    4: ["1-1", "1-6", "4-3", "4-8"],
    5: ["1-1", "1-4", "1-7", "4-3", "4-8"],
}
KINDS = ((0, "environment"), (1, "jobs"), (2, "social"), (3, "research"))
players_of = pytest.mark.parametrize("players", [3, 4, 5])


@pytest.mark.clause("GD-1.1", "GD-14.1")
def test_three_to_five_play_and_the_one_setting_is_how_long_an_image_lasts() -> None:
    assert [(config.seats, config["image"]) for config in GAME.configs()] == [
        (seats, image) for seats in (3, 4, 5) for image in ("anew", "lasting")
    ]
    assert GAME.config(seats=3)["image"] == "anew"
    for seats in (1, 2, 6):
        with pytest.raises(BadConfig, match=f"for 3 to 5 seats, not {seats}"):
            GAME.config(seats=seats)


@pytest.mark.clause("GD-1.2", "GD-1.3")
@pytest.mark.parametrize(("players", "cash"), [(3, 8), (4, 7), (5, 6)])
def test_everybody_starts_with_cash_and_income_and_nothing_else(players: int, cash: int) -> None:
    s = set_up(1, players)
    view = GAME.view(s, None)
    assert list(view.seats) == NAMES[:players]
    for row in view.seats.values():
        assert (row.cash, row.step, row.income, row.score) == (cash, 6, 6, 0)
        assert set(row.levels.values()) == set(row.chips.values()) == {0}
        assert set(row.loans.values()) == {0}
        assert (row.cards, row.actions, row.pending, row.started) == (
            [],
            [],
            None,
            False,
        )


@players_of
@pytest.mark.clause("GD-1.4", "GD-1.5")
def test_of_each_category_one_card_lies_open_and_one_as_preview(players: int) -> None:
    view = GAME.view(set_up(2, players), None)
    for row in (view.open, view.preview):
        cards = {name: card or "" for name, card in row.items()}
        assert all(card.startswith(name[:3]) for name, card in cards.items() if name != "jobs")
        assert cards["jobs"].startswith("job_")
    assert set(view.open.values()).isdisjoint(view.preview.values())
    assert view.cards_left == [13] * 4


@pytest.mark.clause("GD-1.4")
def test_every_category_has_three_cards_of_each_size() -> None:
    pairs = list(zip(CARD_CATEGORY, CARD_SIZE, strict=True))
    expected = [(category, size) for category in range(4) for size in range(1, 6)]
    assert sorted(pairs) == sorted(expected * 3)


@pytest.mark.clause("GD-1.4", "GD-1.6")
def test_the_decks_are_shuffled() -> None:
    views = [GAME.view(set_up(seed, 3), None) for seed in range(12)]
    assert len({view.open["jobs"] for view in views}) > 4
    assert len({tuple(view.open_actions) for view in views}) > 4


@players_of
@pytest.mark.clause("GD-1.6", "GD-1.7")
def test_two_action_cards_lie_open_and_two_as_preview(players: int) -> None:
    view = GAME.view(set_up(3, players), None)
    assert (len(view.open_actions), len(view.preview_actions)) == (2, 2)
    assert view.actions_left == 29 - 4


@players_of
@pytest.mark.clause("GD-1.8", "GD-1.9", "GD-1.10")
def test_loans_chips_and_tiles_are_open_supplies(players: int) -> None:
    view = GAME.view(set_up(4, players), None)
    assert view.loans == {"6": 3, "10": 3, "14": 3}
    assert view.chips == {"1": 3, "2": 3, "3": 3}
    assert len(view.tiles) == 20
    assert set(view.tiles.values()) == {3}


@players_of
@pytest.mark.clause("GD-1.11")
def test_there_are_as_many_start_fields_as_players(players: int) -> None:
    assert GAME.view(set_up(5, players), None).start_fields == STARTS[players]


@players_of
@pytest.mark.clause("GD-1.12")
def test_the_game_begins_with_the_auction_of_round_1_and_without_an_order(players: int) -> None:
    s = set_up(6, players)
    view = GAME.view(s, None)
    assert (view.round, view.phase, view.order, view.map) == (1, "auction", [], {})
    assert s.choosing() == list(range(players))


@pytest.mark.clause("GD-0.1", "GD-4.4")
def test_markers_and_tracks_do_not_limit_cash_and_points() -> None:
    rich = {"cash": 500, "bid": 0, "points": {"projects": 300}}
    poor = {"bid": 0}
    seats = {"red": rich, "blue": poor, "green": poor}
    tiles = {f"c{row}{col}": f"red {kind}-{col}" for row, kind in KINDS for col in range(1, 6)}
    s = table("accounting", seats=seats, map=on_map(**tiles))
    assert (s.cash[0], s.scores()[0]) == (506, 300)
    assert len(GAME.view(s, None).map) == 20
    assert s.seat == keeling.NOBODY
