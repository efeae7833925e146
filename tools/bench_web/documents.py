"""The figures where they stand in the documents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.bench_web.plot import plot
from tools.bench_web.shown import markdown
from tools.server import ROOT

if TYPE_CHECKING:
    from tools.bench_web.figures import Report

PAGE = ROOT / "docs/design.md"
PICTURE = ROOT / "docs/pictures/bench-web.svg"
BEGIN, END = "<!-- bench-web: begin -->", "<!-- bench-web: end -->"


def update(report: Report) -> None:
    """Draw the picture anew, and put the tables into the page."""
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(plot(report) + "\n", "utf-8")
    page = PAGE.read_text("utf-8")
    PAGE.write_text(between(page, f"\n{markdown(report)}\n"), "utf-8")


def between(page: str, text: str) -> str:
    """A page with other text between the two marks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{PAGE.name}: {BEGIN} and {END} must stand there")
    return f"{before}{begin}\n{text}\n{end}{after}"
