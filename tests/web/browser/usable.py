"""Whether everybody can use a page: what axe-core finds, in light and in dark colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from axe_playwright_python.base import AXE_SCRIPT

if TYPE_CHECKING:
    from playwright.sync_api import Page

GRAVE = {"serious", "critical"}
SCHEMES = ("light", "dark")
RUN = "options => axe.run(options).then(({ violations }) => violations)"
ALL = {"resultTypes": ["violations"]}
# All rules that look at colours: the others find the same in every colour scheme.
COLOURS = {**ALL, "runOnly": ["color-contrast", "link-in-text-block"]}


def violations(page: Page, *schemes: str) -> list[str]:
    """What is grave, by default in both colour schemes; the page is left in the last of them."""
    page.evaluate(AXE_SCRIPT)
    found = []
    for n, scheme in enumerate(schemes or SCHEMES):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of two words
        told = page.evaluate(RUN, COLOURS if n else ALL)
        found += [f"{scheme}: {shown(one)}" for one in told if one["impact"] in GRAVE]
    return found


def shown(violation: dict[str, Any]) -> str:
    """A violation, and where."""
    places = [" ".join(map(str, node["target"])) for node in violation["nodes"]]
    return f"{violation['id']}: {violation['help']} at {'; '.join(places)}"
