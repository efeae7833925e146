"""The scripts stay small: what they cannot do in 400 lines belongs to the server."""

from __future__ import annotations

from pathlib import Path

import keeling

SCRIPTS = sorted((Path(keeling.__file__).parent / "web" / "static").glob("*.js"))


def test_the_scripts_are_below_four_hundred_lines_together() -> None:
    assert [script.name for script in SCRIPTS] == ["again.js", "asides.js", "keeling.js"]
    assert sum(len(script.read_text("utf-8").splitlines()) for script in SCRIPTS) < 400
