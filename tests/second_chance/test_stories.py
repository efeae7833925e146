"""Second Chance told from beginning to end, in every language; secrets only to their owner."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from keeling.games.second_chance.events import EVENTS
from keeling.games.second_chance.game import GAME
from keeling.games.second_chance.options import VOCABULARY
from keeling.games.second_chance.tables import FOR_START
from keeling.kernel.agenda import NOBODY
from keeling.text.catalogue import LANGUAGES
from keeling.text.offers import offers
from keeling.text.words import GameWords

if TYPE_CHECKING:
    from collections.abc import Iterator

    from keeling.games.second_chance.state import SecondChance
    from keeling.kernel.facts import Event
    from keeling.text.catalogue import Catalogue

WIDTH = 80
PLENTY = 600  # points with which a team that plays at random sees all its decades
SAMPLE = 40  # every so many choices the whole table is said
GAMES: list[dict[str, object]] = [
    {"seats": 1, "solo_goal": "random"},
    {"seats": 2, "bonus_gifts": "never", "lobby_draft": True},
    {"seats": 4, "inspectors": True},
    {"seats": 2, "mode": "competitive"},
    {"seats": 3, "mode": "competitive", "lobby_draft": True, "bonus_gifts": "always"},
]
SECRETS = [event for event in EVENTS.all if event.secret >= 0]

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def played(settings: dict[str, object]) -> Iterator[SecondChance]:
    """The positions of a game of random choices; its events are those of the last one."""
    rng = random.Random(0)  # noqa: S311 - a game like any other
    s = GAME.new(GAME.config(**settings))
    if "mode" not in settings:
        s.add_points(0, FOR_START, PLENTY)
    while s.seat != NOBODY:
        s.events = []
        s.apply(rng.choice(list(s.legal)))
        yield s


def check_table(s: SecondChance, told: GameWords) -> None:
    """Everything about a position can be said, and the board fits a terminal."""
    for seat in (*range(s.seats), None):
        view = GAME.view(s, seat)
        assert GAME.headline(view, told.words)
        assert told.words.prompt(view)
        rows = GAME.text_board(view, told.words).splitlines()
        assert max(map(len, rows)) < WIDTH
    if s.seat >= 0:
        assert all(told.option(offer.option).strip() for offer in offers(GAME, s, told))
        assert all(told.words.objection(why) for _, why in GAME.objections(s))


@in_each_language
@pytest.mark.parametrize("settings", GAMES, ids=str)
def test_a_whole_game_can_be_told(language: str, settings: dict[str, object]) -> None:
    told = GameWords(GAME, language)
    for n, s in enumerate(played(settings)):
        for seat in (*range(s.seats), None):
            assert all(told.words.events(GAME.visible_events(s.events or [], seat)))
        if n % SAMPLE == 0 or s.seat == NOBODY:
            check_table(s, told)


@in_each_language
@pytest.mark.parametrize("event", SECRETS, ids=lambda event: event.name)
def test_a_secret_is_told_to_its_owner_alone(language: str, event: Event) -> None:
    """Whatever the secret is, others read the same sentence, and the owner never does."""
    words = GameWords(GAME, language).words
    members = range(len(VOCABULARY.names[event.kinds[-1]]))
    happened = [(int(event.number), 0, secret) for secret in members]
    for seat in (1, None):
        assert len({words.events(GAME.visible_events([one], seat))[0] for one in happened}) == 1
    own = {words.events(GAME.visible_events([one], 0))[0] for one in happened}
    assert len(own) == len(happened)


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
            own = GAME.view(s, seat)["seats"][seat]
            cards = [f"lobby-{card}" for card in (*own["lobby"], *own["draft"])]
            held = [goal["goal"] for goal in own["goals"]]
            goals = [f"{kind}-{goal}" for goal in (*held, *own["goals_dealt"])]
            mine, others = (board(s, who, words) for who in (seat, (seat + 1) % s.seats))
            secrets = [bare(words.name(key)) for key in cards + goals]
            assert all(name in mine for name in secrets)
            assert not any(name in others for name in secrets)


def board(s: SecondChance, seat: int, words: Catalogue) -> str:
    """The board of a seat in one line."""
    return bare(GAME.text_board(GAME.view(s, seat), words))


def bare(text: str) -> str:
    """A text without line breaks."""
    return " ".join(text.split())
