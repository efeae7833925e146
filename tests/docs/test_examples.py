"""The programs in examples/ run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.py"))
EXAMPLES = [path for path in EXAMPLES if path.stem != "bot_over_http"]  # needs a server: tests/web


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_the_example_runs(path: Path, tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, str(path)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip()
