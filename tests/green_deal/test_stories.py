"""Green Deal told from beginning to end, in every language, and secrets to their owners alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keeling.games.green_deal.game import GAME
from keeling.kernel.rng import Rng
from keeling.text.words import GameWords
from tests.text.stories import (
    SAMPLE,
    at_random,
    check_secret,
    check_story,
    in_each_language,
    secrets_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from keeling.games.green_deal.engine.state import GreenDeal
    from keeling.games.green_deal.view.types import GreenDealView
    from keeling.kernel.facts import Event

SHOWN = GAME.presentation


def played(seats: int, seed: int = 0) -> Iterator[GreenDeal]:
    """The positions of a game of random choices."""
    return at_random(GAME.new(GAME.config(seats=seats)), seed)


@in_each_language
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_game_can_be_told(language: str, seats: int) -> None:
    check_story(GAME, played(seats, seed=seats), language)


@in_each_language
@pytest.mark.parametrize("event", secrets_of(GAME), ids=lambda event: event.name)
def test_a_secret_is_told_to_its_owner_alone(language: str, event: Event) -> None:
    check_secret(GAME, event, language)


@in_each_language
def test_the_board_tells_bids_and_chips_to_nobody_else_before_they_are_shown(language: str) -> None:
    words = GameWords(GAME, language).words
    sealed = 0
    for s in played(3, seed=4):
        board = SHOWN.text_board(GAME.view(s, 2), words)
        imagined = s.imagine(2, Rng(7))
        assert SHOWN.text_board(GAME.view(imagined, 2), words) == board
        sealed += GAME.dump(imagined) != GAME.dump(s)
    assert sealed > 20, "there was something to hide"


@in_each_language
def test_the_board_names_all_that_lies_on_the_table(language: str) -> None:
    words = GameWords(GAME, language).words
    for n, s in enumerate(played(5, seed=2)):
        if n % SAMPLE == 0:
            view = GAME.view(s, 0)
            board = " ".join(SHOWN.text_board(view, words).split())
            assert [key for key in named(view) if words.name(key) not in board] == []


def named(view: GreenDealView) -> list[str]:
    """The keys of all names a view holds."""
    shown = [card for row in (view.open, view.preview) for card in row.values() if card]
    cards = shown + view.discarded
    actions = view.open_actions + view.preview_actions + view.discarded_actions
    for seat in view.seats.values():
        cards, actions = cards + seat.cards, actions + seat.actions
    tiles = [here.tile for here in view.map.values()]
    kinds = {"card": cards, "action": actions, "cell": [*view.map], "tile": tiles}
    kinds["seat"] = [*view.seats]
    return [f"{kind}-{name}" for kind, names in kinds.items() for name in names]


@in_each_language
def test_the_headline_names_the_round_and_the_phase(language: str) -> None:
    words = GameWords(GAME, language).words
    for s in played(3):
        view = GAME.view(s, None)
        told = SHOWN.headline(view, words).lower()
        assert words.name(f"phase-{view.phase}").lower() in told
        assert not view.round or str(view.round) in told
