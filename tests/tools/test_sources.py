"""The shares of printed and reconstructed values: counted, and told truly in the documents."""

from __future__ import annotations

import pytest

from keeling.kernel.registry import game
from keeling.kernel.values import components
from tools import sources


def test_the_document_is_as_the_data_files_are() -> None:
    """If this fails, look at what has changed, then: make sources."""
    written = sources.PAGE.read_text("utf-8")
    assert sources.page(written) == written


def test_another_share_is_noticed() -> None:
    written = sources.PAGE.read_text("utf-8")
    [line] = [one for one in written.splitlines() if one.startswith("| Green Deal |")]
    spoiled = written.replace(line, line.replace("%", "% or so", 1))
    assert sources.page(spoiled) == written


@pytest.mark.parametrize("name", sources.GAMES)
def test_a_row_counts_all_values_of_its_game(name: str) -> None:
    cells = sources.row(name)
    values = [value.source for one in components(game(name)) for value in one.values]
    assert cells[1] == str(len(values))
    for kind, cell in zip(sources.KINDS, cells[2:6], strict=True):
        assert cell.startswith(f"{values.count(kind)} (")


def test_a_page_without_a_place_for_the_shares_is_refused() -> None:
    with pytest.raises(ValueError, match="has no place for the shares"):
        sources.page("# What is printed\n")
