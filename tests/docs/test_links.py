"""The links of the documents at the top lead somewhere, to the very heading."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(ROOT.glob("*.md"))
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """What the headings of a page are called in addresses."""
    found = HEADING.findall(page.read_text("utf-8"))
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in found}


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_a_link_leads_somewhere(page: Path) -> None:
    for path, anchor in LINK.findall(page.read_text("utf-8")):
        target = ROOT / path if path else page
        assert target.exists(), path
        assert not anchor or anchor in anchors(target), f"{path}#{anchor}"
