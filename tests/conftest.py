"""Which tests `make test` runs once only."""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROOMS = {"cli", "docs", "draw", "text", "tools", "web"}  # what they prove is never compiled
# In the room of a game: what it looks like and says, and whole games, which prove much but point at
# nothing. With coverage of the interpreted engine they are five times as slow.
CHAPTERS = ("board", "invariants", "pictures", "remarks", "stories", "texts")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what runs once."""
    for item in items:
        if runs_once(item.path):
            item.add_marker(pytest.mark.once)


def runs_once(path: Path) -> bool:
    """Whether the tests of a file are run once only."""
    if not path.is_relative_to(TESTS):
        return False
    room = path.relative_to(TESTS).parts[0]
    chapter = path.stem.removeprefix("test_")
    return room in ROOMS or chapter.startswith(CHAPTERS)
