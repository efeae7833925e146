"""The script stays small: what it cannot do in 300 lines belongs to the server."""

from __future__ import annotations

from pathlib import Path

import keeling

SCRIPTS = sorted((Path(keeling.__file__).parent / "web" / "static").glob("*.js"))


def test_there_is_one_script_below_three_hundred_lines() -> None:
    assert [script.name for script in SCRIPTS] == ["keeling.js"]
    assert len(SCRIPTS[0].read_text("utf-8").splitlines()) < 300
