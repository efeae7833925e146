"""The tool that checks an installed package; here it looks at the package that is tested."""

from __future__ import annotations

import pytest

import keeling
from tools import installed


def test_the_package_is_complete(capsys: pytest.CaptureFixture[str]) -> None:
    assert installed.main([]) == 0
    told = capsys.readouterr().out
    for game in keeling.game_ids():
        assert f"{game} plays to its end" in told
    assert told.endswith("keeling sim\n")


@pytest.mark.skipif(keeling.COMPILED, reason="the engine is compiled")
def test_plain_python_is_not_taken_for_the_compiled_engine() -> None:
    with pytest.raises(SystemExit, match="wrong: the engine is compiled"):
        installed.main(["--compiled"])
