"""A game that is not ours and not compiled keeps the contract on the same kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

import keeling
from keeling.kernel.errors import BadConfig, IllegalChoice
from keeling.kernel.layout import Layout
from keeling.kernel.registry import REGISTERED, register
from keeling.testing import Broken, check_config, check_game
from tests.kernel.pebbles.game import GAME, Pebbles, PebblesView, Turn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from keeling.kernel.config import Config


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    """Known to this process while a test runs."""
    register(GAME)
    yield
    del REGISTERED[GAME.id]


@pytest.mark.parametrize("config", list(GAME.configs()), ids=str)
def test_a_third_party_game_keeps_the_contract(config: Config) -> None:
    check_config(GAME, config, games=10)


def test_every_bot_plays_it_without_a_heuristic() -> None:
    state = GAME.new(GAME.config(seats=3))
    bots = [keeling.bot(name) for name in ("uniform", "greedy", "rollout:3")]
    keeling.play(state, bots, keeling.Rng(1))
    assert state.seat == keeling.NOBODY


def test_it_is_found_by_name_while_it_is_registered() -> None:
    assert keeling.game("pebbles") is GAME
    assert "pebbles" in keeling.game_ids()


def test_an_objection_names_clause_and_numbers() -> None:
    state = GAME.new(GAME.config(seats=2))
    GAME.take(state, "draw 3", "draw 0", "take 2", "tails")
    with pytest.raises(IllegalChoice, match=r"'take 2' is not legal: PB-3 \(same_again 2\)"):
        GAME.take(state, "take 2")
    with pytest.raises(IllegalChoice, match=r"'heads' is not what is asked for now \(turn\)"):
        GAME.take(state, "heads")


def test_the_contract_finds_what_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that loses pebbles, peeks, or offers what it objects to is caught."""
    config = GAME.config(seats=2)
    monkeypatch.setattr(GAME, "census", lambda s: {"pebbles": int(s.heap)})
    with pytest.raises(Broken, match="components appear or vanish"):
        check_game(GAME, config)
    monkeypatch.undo()
    monkeypatch.setattr(Pebbles, "imagine", lambda s, _, __: s.clone())
    check_game(GAME, config)  # knowing too much is no secret told
    shown = GAME.view_of
    monkeypatch.undo()
    monkeypatch.setattr(GAME, "view_of", lambda s, seat: replace(shown(s, seat), last=s.cards[0]))
    with pytest.raises(Broken, match="sees secrets"):
        check_game(GAME, config)
    monkeypatch.undo()
    forgetful = Layout(*GAME.layout.fields[:-1], follows=["pool"])
    monkeypatch.setattr(GAME, "layout", forgetful)
    with pytest.raises(Broken, match="layout and state differ in cards"):
        check_game(GAME, config)
    monkeypatch.undo()
    monkeypatch.setattr(Turn, "options", lambda step, s: step.candidates(s))
    with pytest.raises(Broken, match="objections and options differ"):
        check_game(GAME, config)


class Again(PebblesView, frozen=True, kw_only=True):
    """A view that declares what the kernel fills in."""

    prompt: str = "mine"


def test_a_view_declares_only_what_the_kernel_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "view_type", Again)
    with pytest.raises(Broken, match=r"declares again what the kernel fills in: {'prompt'}"):
        check_game(GAME, GAME.config(seats=2))


@pytest.mark.parametrize("kind", [None, dict])
def test_a_game_that_does_not_say_what_its_views_are_is_refused(
    kind: type | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME, "view_type", kind)
    with pytest.raises(BadConfig, match="pebbles: `view_type` has to be a subclass"):
        register(GAME)
