"""CO₂ told from beginning to end, in every language, and to nobody more than may be known."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keeling.games.co2.game import GAME
from keeling.kernel.agenda import NOBODY
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

    from keeling.games.co2.engine.state import Co2
    from keeling.kernel.facts import Event
    from keeling.text.catalogue import Catalogue

SHOWN = GAME.presentation

GAMES: list[dict[str, object]] = [
    {"seats": 1},
    {"seats": 2, "start_player_auction": True},
    {"seats": 3, "lobby_draft": True},
    {"seats": 5, "lobby_draft": True, "start_player_auction": True, "fossil_set": "eco"},
]


def played(settings: dict[str, object]) -> Iterator[Co2]:
    """The positions of a game of random choices; its events are those of the last one."""
    s = GAME.new(GAME.config(**settings))
    return at_random(s)


@in_each_language
@pytest.mark.parametrize("settings", GAMES, ids=str)
def test_a_whole_game_can_be_told(language: str, settings: dict[str, object]) -> None:
    check_story(GAME, played(settings), language)


@in_each_language
@pytest.mark.parametrize("event", secrets_of(GAME), ids=lambda event: event.name)
def test_a_secret_is_told_to_its_owner_alone(language: str, event: Event) -> None:
    check_secret(GAME, event, language)


@in_each_language
def test_the_board_shows_cards_and_company_goals_to_their_owner_alone(language: str) -> None:
    words = GameWords(GAME, language).words
    for n, s in enumerate(played({"seats": 3, "lobby_draft": True})):
        if n % SAMPLE or s.seat == NOBODY:
            continue
        for seat in range(s.seats):
            own = GAME.view(s, seat).own
            assert own.lobby is not None
            assert own.draft is not None
            secrets = [f"lobby-{card}" for card in own.lobby + own.draft]
            secrets += [f"company_goal-{own.goal}"] if own.has_goal else []
            mine, others = (board(s, who, words) for who in (seat, (seat + 1) % s.seats))
            assert all(bare(words.name(key)) in mine for key in secrets)
            assert not any(bare(words.name(key)) in others for key in secrets)


def board(s: Co2, seat: int, words: Catalogue) -> str:
    """The board of a seat in one line."""
    return bare(SHOWN.text_board(GAME.view(s, seat), words))


def bare(text: str) -> str:
    """A text without line breaks."""
    return " ".join(text.split())
