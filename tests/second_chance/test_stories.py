"""Second Chance told from beginning to end, in every language; secrets only to their owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keeling.games.second_chance.engine.tables import FOR_START
from keeling.games.second_chance.game import GAME
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

    from keeling.games.second_chance.engine.state import SecondChance
    from keeling.kernel.facts import Event
    from keeling.text.catalogue import Catalogue

SHOWN = GAME.presentation

PLENTY = 600  # points with which a team that plays at random sees all its decades
GAMES: list[dict[str, object]] = [
    {"seats": 1, "solo_goal": "random"},
    {"seats": 2, "bonus_gifts": "never", "lobby_draft": True},
    {"seats": 4, "inspectors": True},
    {"seats": 2, "mode": "competitive"},
    {"seats": 3, "mode": "competitive", "lobby_draft": True, "bonus_gifts": "always"},
]


def played(settings: dict[str, object]) -> Iterator[SecondChance]:
    """The positions of a game of random choices; its events are those of the last one."""
    s = GAME.new(GAME.config(**settings))
    if "mode" not in settings:
        s.add_points(0, FOR_START, PLENTY)
    return at_random(s)


@in_each_language
@pytest.mark.parametrize("settings", GAMES, ids=str)
def test_a_whole_game_can_be_told(language: str, settings: dict[str, object]) -> None:
    check_story(GAME, played(settings), language)


@in_each_language
@pytest.mark.parametrize("event", secrets_of(GAME), ids=lambda event: event.name)
def test_a_secret_is_told_to_its_owner_alone(language: str, event: Event) -> None:
    check_secret(GAME, event, language)


SECRET_GAMES: list[dict[str, object]] = [
    {"seats": 3, "lobby_draft": True},
    {"seats": 3, "mode": "competitive"},
]


@in_each_language
@pytest.mark.parametrize("settings", SECRET_GAMES, ids=str)
def test_the_board_shows_cards_and_goals_to_their_owner_alone(
    language: str, settings: dict[str, object]
) -> None:
    words = GameWords(GAME, language).words
    kind = "company_goal" if "mode" in settings else "coop_goal"
    for n, s in enumerate(played(settings)):
        if n % SAMPLE or s.seat == NOBODY:
            continue
        for seat in range(s.seats):
            own = GAME.view(s, seat).own
            assert own.lobby is not None
            assert own.draft is not None
            assert own.goals_dealt is not None
            cards = [f"lobby-{card}" for card in (*own.lobby, *own.draft)]
            held = [goal.goal for goal in own.goals]
            goals = [f"{kind}-{goal}" for goal in (*held, *own.goals_dealt)]
            mine, others = (board(s, who, words) for who in (seat, (seat + 1) % s.seats))
            secrets = [bare(words.name(key)) for key in cards + goals]
            assert all(name in mine for name in secrets)
            assert not any(name in others for name in secrets)


def board(s: SecondChance, seat: int, words: Catalogue) -> str:
    """The board of a seat in one line."""
    return bare(SHOWN.text_board(GAME.view(s, seat), words))


def bare(text: str) -> str:
    """A text without line breaks."""
    return " ".join(text.split())
