"""What an earlier revision had different is written so that it gives that revision back."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import Struct, field, inspect

from keeling.kernel.merging import merged
from keeling.kernel.revisions import data_folder
from keeling.kernel.sources import Row
from tools import revision

if TYPE_CHECKING:
    from pathlib import Path


class Card(Row, kw_only=True):
    """A row."""

    id: str
    n: int = 0
    effects: list[dict[str, int]] = field(default_factory=list)


class Meta(Row, kw_only=True):
    """A table."""

    revision: int


class File(Struct):
    """A data file."""

    meta: Meta
    card: list[Card]
    words: dict[str, Any] = {}


KIND = inspect.type_info(File)
NEW: dict[str, Any] = {
    "meta": {"revision": 3, "source": "rulebook"},
    "card": [
        {"id": "a", "source": "public", "n": 2, "sources": {"n": "reconstructed"}},
        {"id": "b", "source": "public"},
        {"id": "c", "source": "public", "n": 7},
    ],
    "words": {"of": "the new ones"},
}
OLD: dict[str, Any] = {
    "meta": {"revision": 2, "source": "rulebook"},
    "card": [
        {"id": "a", "source": "reconstructed", "n": 1},
        {"id": "c", "source": "public", "n": 7},
        {"id": "d", "source": "public", "effects": [{"n": 1}, {"n": 2}]},
    ],
    "words": {"of": "the old ones"},
}


def test_only_what_differs_is_kept() -> None:
    assert revision.kept(NEW, OLD, KIND) == {
        "meta": {"revision": 2},
        "card": [
            {"id": "a", "source": "reconstructed", "n": 1, "gone": ["sources"]},
            {"id": "d", "source": "public", "effects": [{"n": 1}, {"n": 2}]},
            {"id": "b", "gone": True},
        ],
    }


def test_laid_over_the_new_tables_it_gives_the_old_ones_back() -> None:
    over = tomllib.loads(revision.written(revision.kept(NEW, OLD, KIND), "what it is\nand why"))
    assert merged(NEW, over, KIND) == {**OLD, "words": NEW["words"]}


def test_a_file_says_what_it_is_and_has_a_row_a_table() -> None:
    written = revision.written(revision.kept(NEW, OLD, KIND), "what it is\nand why")
    assert written.startswith("# what it is\n# and why\n\n[meta]\nrevision = 2\n")
    assert '[[card]]\nid = "b"\ngone = true\n' in written
    assert "effects = [{n = 1}, {n = 2}]\n" in written


def test_rows_in_another_order_are_refused() -> None:
    turned = {**OLD, "card": [NEW["card"][1], NEW["card"][0]]}
    with pytest.raises(SystemExit, match="order"):
        revision.kept(NEW, turned, KIND)


def test_files_of_a_game_are_written_for_a_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The data of a game as it is: nothing differs but what the commit is said to have had."""
    monkeypatch.setattr(revision, "ROOT", tmp_path)
    data = tmp_path / "src" / "keeling" / "games" / "green_deal" / "data"
    data.mkdir(parents=True)
    text = (data_folder("green_deal") / "data.toml").read_text("utf-8")
    (data / "data.toml").write_text(text, "utf-8")
    earlier = tomllib.loads(text)
    number = earlier["meta"]["revision"]
    earlier["meta"]["revision"] = number - 1
    monkeypatch.setattr(revision, "committed", lambda _ref, _path: earlier)
    assert revision.main(["green_deal", "7", "--from", "a commit"]) == 0
    kept = (data / "revisions" / "7" / "data.toml").read_text("utf-8")
    assert tomllib.loads(kept) == {"meta": {"revision": number - 1}}
