"""The picture of a table: small enough for a README, of a moment that the golden game has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from keeling.kernel.record import read_records, replay
from tools import picture
from tools.palette import HEADER, chunks

ROOT = Path(__file__).parents[2]
LARGEST = 250_000


def test_the_picture_is_small_and_as_large_as_a_page() -> None:
    stored = picture.PICTURE.read_bytes()
    header = dict(chunks(stored))[b"IHDR"]
    assert HEADER.unpack(header)[:2] == (picture.WIDTH, picture.HEIGHT)
    assert len(stored) < LARGEST


def test_it_shows_a_moment_when_the_first_seat_is_to_choose() -> None:
    (record,) = read_records(picture.RECORD)
    match = replay(record, picture.CHOICES)
    assert match.state.choosing() == [0]
    assert len(picture.PEOPLE) == record.config["seats"]


@pytest.mark.parametrize("page", ["README.md", "docs/howto/browser.md"])
def test_who_does_not_see_it_is_told_what_it_shows(page: str) -> None:
    found = re.search(
        r"!\[([^\]]+)\]\((\S*pictures/table\.png)\)", (ROOT / page).read_text("utf-8")
    )
    assert found is not None
    assert len(found[1]) > 100
    assert (ROOT / page).parent.joinpath(found[2]).resolve() == picture.PICTURE
