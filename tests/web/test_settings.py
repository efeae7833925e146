"""Settings that no server can run with are refused when they are made."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.web.settings import Settings


@pytest.mark.parametrize(
    "wrong",
    [
        {"bot_workers": 0},
        {"tables_per_minute": -5},
        {"retention_days": -1},
        {"patience": float("nan")},
        {"owner_key": "short"},
        {"owner_key": "sixteen letters!"},
        {"log": "xml"},
        {"public_url": "games.example.org"},
        {"public_url": "nonsense"},
    ],
)
def test_what_cannot_be_is_named(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))) as refusal:
        Settings(**wrong)
    assert "short" not in str(refusal.value), "keys are not told"


@pytest.mark.parametrize(
    "url",
    [
        "",
        "http://127.0.0.1:8080/",
        "https://games.example.org",
        "https://[2001:db8::1]:8443",
        "https://example.org/games/",
    ],
)
def test_links_can_begin_with_any_address(url: str) -> None:
    assert Settings(public_url=url).public_url == url
