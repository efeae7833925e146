"""Green Deal told from beginning to end, in every language, and secrets to their owners alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keeling.games.green_deal.events import EVENTS
from keeling.games.green_deal.game import GAME
from keeling.games.green_deal.options import VOCABULARY
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.rng import Rng
from keeling.text.catalogue import LANGUAGES
from keeling.text.offers import offers
from keeling.text.words import GameWords

if TYPE_CHECKING:
    from collections.abc import Iterator

    from keeling.games.green_deal.state import GreenDeal
    from keeling.kernel.facts import Event
    from keeling.kernel.game import View

WIDTH = 80
SAMPLE = 20  # every so many choices the whole table is said
SECRETS = [event for event in EVENTS.all if event.secret >= 0]

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def played(seats: int, seed: int = 0) -> Iterator[GreenDeal]:
    """The positions of a game of random choices; its events are those of the last one."""
    rng = Rng(seed)
    s = GAME.new(GAME.config(seats=seats))
    while s.seat != NOBODY:
        s.events = []
        drawn = s.seat == CHANCE
        s.apply(int(s.sample(rng)) if drawn else s.legal[int(rng.below(len(s.legal)))])
        yield s


def check_table(s: GreenDeal, told: GameWords) -> None:
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
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_game_can_be_told(language: str, seats: int) -> None:
    told = GameWords(GAME, language)
    for n, s in enumerate(played(seats, seed=seats)):
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
    known = [0] * event.secret
    happened = [(int(event.number), *known, secret) for secret in members]
    for seat in (1, None):
        assert len({words.events(GAME.visible_events([one], seat))[0] for one in happened}) == 1
    own = {words.events(GAME.visible_events([one], 0))[0] for one in happened}
    assert len(own) == len(happened)


@in_each_language
def test_the_board_tells_bids_and_chips_to_nobody_else_before_they_are_shown(language: str) -> None:
    words = GameWords(GAME, language).words
    sealed = 0
    for s in played(3, seed=4):
        board = GAME.text_board(GAME.view(s, 2), words)
        imagined = s.imagine(2, Rng(7))
        assert GAME.text_board(GAME.view(imagined, 2), words) == board
        sealed += GAME.dump(imagined) != GAME.dump(s)
    assert sealed > 20, "there was something to hide"


@in_each_language
def test_the_board_names_all_that_lies_on_the_table(language: str) -> None:
    words = GameWords(GAME, language).words
    for n, s in enumerate(played(5, seed=2)):
        if n % SAMPLE == 0:
            view = GAME.view(s, 0)
            board = " ".join(GAME.text_board(view, words).split())
            assert [key for key in named(view) if words.name(key) not in board] == []


def named(view: View) -> list[str]:
    """The keys of all names a view holds."""
    shown = [card for row in ("open", "preview") for card in view[row].values() if card]
    cards = shown + view["discarded"]
    actions = view["open_actions"] + view["preview_actions"] + view["discarded_actions"]
    for seat in view["seats"].values():
        cards, actions = cards + seat["cards"], actions + seat["actions"]
    tiles = [here["tile"] for here in view["map"].values()]
    kinds = {"card": cards, "action": actions, "cell": view["map"], "tile": tiles}
    kinds["seat"] = view["seats"]
    return [f"{kind}-{name}" for kind, names in kinds.items() for name in names]


@in_each_language
def test_the_headline_names_the_round_and_the_phase(language: str) -> None:
    words = GameWords(GAME, language).words
    for s in played(3):
        view = GAME.view(s, None)
        told = GAME.headline(view, words).lower()
        assert words.name(f"phase-{view['phase']}").lower() in told
        assert not view["round"] or str(view["round"]) in told
