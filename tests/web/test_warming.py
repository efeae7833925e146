"""What the first visitors need is read before they come."""

from __future__ import annotations

from threading import Event
from typing import TYPE_CHECKING

from keeling.kernel.registry import game_ids
from keeling.text.catalogue import LANGUAGES
from keeling.text.words import GameWords
from keeling.web import warming
from keeling.web.show.wording import templates
from tests.patience import PATIENCE

if TYPE_CHECKING:
    import pytest


def test_all_games_are_read_in_all_languages_and_all_templates(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[tuple[str, str]] = []

    class Noted(GameWords):
        def title(self) -> str:
            read.append((self.game.id, self.words.language))
            return super().title()

    monkeypatch.setattr(warming, "GameWords", Noted)
    warming.warm_up()
    assert set(read) == {(name, language) for name in game_ids() for language in LANGUAGES}
    engine = templates().engine
    assert engine.cache is not None
    assert {key[1] for key in engine.cache.keys()} >= set(engine.list_templates())  # noqa: SIM118 - no dict


def test_nobody_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, enough, done = Event(), Event(), Event()

    def slow() -> None:
        begun.set()
        enough.wait(PATIENCE)
        done.set()

    monkeypatch.setattr(warming, "warm_up", slow)
    said: list[str] = []
    warming.warming(lambda: said.append("ready"))()
    assert said == ["ready"]
    assert begun.wait(PATIENCE)
    assert not done.is_set()
    enough.set()
    assert done.wait(PATIENCE)
