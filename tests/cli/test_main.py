from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

import keeling as package
from keeling.cli.language import language
from keeling.cli.parser import COMMANDS
from tests.cli.running import ENGLISH, piped
from tests.patience import PATIENCE, until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.running import Keeling

AGAIN = 60  # seconds after which people press Ctrl-C again
BARE = [[command] for command in ("play", "sim", "replay", "check", "rules")]


def test_the_version_says_whether_the_engine_is_compiled(keeling: Keeling) -> None:
    ran = keeling("--version")
    engine = "compiled" if package.COMPILED else "interpreted"
    assert (ran.status, ran.out) == (0, f"keeling 0.2.0 ({engine})\n")


def test_help_lists_every_command(keeling: Keeling) -> None:
    ran = keeling("--help")
    assert ran.status == 0
    assert all(re.search(rf"^  {name} ", ran.out, re.MULTILINE) for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("spoken", ["en", "de", "pl"])
def test_every_command_explains_itself_in_every_language(
    command: str, spoken: str, keeling: Keeling
) -> None:
    ran = keeling(command, "--help", "--lang", spoken)
    first = {"en": "usage: ", "de": "Aufruf: ", "pl": "użycie: "}[spoken]
    assert ran.status == 0
    assert ran.out.startswith(f"{first}keeling {command}")
    assert "--lang en|de|pl" in ran.out


@pytest.mark.parametrize("argv", [[], ["--lang", "en"], *BARE])
def test_what_is_missing_is_named_in_one_line(argv: list[str], keeling: Keeling) -> None:
    ran = keeling(*argv)
    assert (ran.status, ran.out) == (2, "")
    assert re.fullmatch(r"keeling( [a-z]+)?: .*missing.*\n", ran.err)


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["dance"], "keeling: there is no command 'dance'; there are: games, play, serve"),
        (["games", "--lang", "fr"], "keeling games: --lang: 'fr' is none of en, de, pl"),
        (["--lang", "fr", "games"], "keeling: --lang: 'fr' is none of en, de, pl"),
        (["games", "--data", "nowhere"], "keeling games: --data: there is no folder 'nowhere'"),
        (["games", "chess"], "keeling games: unknown option or argument: chess"),
        (["games", "--json=yes"], "keeling games: --json takes no value"),
        (["games", "--lang"], "keeling games: --lang needs a value"),
        (["games", "--frob"], "keeling games: unknown option or argument: --frob"),
        (
            ["serve", "--no-browser"],
            "keeling serve: unknown option or argument: --no-browser (did you mean --no-open?)",
        ),
    ],
)
def test_a_bad_argument_is_one_line_and_exit_2(
    argv: list[str], told: str, keeling: Keeling
) -> None:
    ran = keeling(*argv)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(told)
    assert ran.err.count("\n") == 1


def test_the_language_may_stand_before_the_command(keeling: Keeling) -> None:
    ran = keeling("--lang", "de", "dance")
    assert ran.err.startswith("keeling: es gibt keinen Befehl „dance“")


@pytest.mark.parametrize(
    ("argv", "environment", "spoken"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "de"),
        ([], {"LANG": "de_DE.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ([], {"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LC_ALL": "", "LANG": "pl"}, "pl"),
        ([], {"LANG": "den_CA"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
        (["games", "--lang", "pl"], {"LANG": "de_DE"}, "pl"),
        (["games", "--lang=pl"], {"LANG": "de_DE"}, "pl"),
        (["games", "--lang", "xx"], {"LANG": "de_DE"}, "de"),
        (["games", "--lang"], {"LANG": "de_DE"}, "de"),
    ],
)
def test_the_language_is_asked_for_or_that_of_the_environment(
    argv: list[str], environment: dict[str, str], spoken: str
) -> None:
    assert language(argv, environment) == spoken


def test_letters_that_a_terminal_cannot_write_do_no_harm() -> None:
    ran = piped("games", "--help", PYTHONIOENCODING="ascii", LC_ALL="pl_PL")
    assert ran.status == 0
    assert ran.out.startswith("u?ycie: keeling games")


def test_a_closed_pipe_is_no_error() -> None:
    keeling = f"{sys.executable} -m keeling.cli"
    done = subprocess.run(  # noqa: S602 - our own command
        f"{keeling} rules future_energy FE | head -c 1; exit ${{PIPESTATUS[0]}}",
        shell=True,
        executable="/bin/bash",
        capture_output=True,
        env={**os.environ, **ENGLISH},
        timeout=PATIENCE,
        check=False,
    )
    assert done.stderr == b""


def unmeasured() -> dict[str, str]:
    """The environment without coverage, which locks itself out if Ctrl-C comes at its moment."""
    return {name: value for name, value in os.environ.items() if not name.startswith("COV")}


def interrupted(process: subprocess.Popen[bytes]) -> tuple[bytes, bytes]:
    """What a command says that is ended by Ctrl-C.

    Python drops the signal if it comes while something is being thrown away: people press again.
    """
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            return process.communicate(timeout=AGAIN)
    process.kill()
    return process.communicate()


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent in another way there")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_quietly(workers: str, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    command = f"sim future_energy --bots uniform --games 99999 --workers {workers} --out {out}"
    process = subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-m", "keeling.cli", *command.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**unmeasured(), **ENGLISH},
    )
    until(lambda: any(file.stat().st_size for file in tmp_path.iterdir()), "no game was written")
    told = interrupted(process)
    assert (process.returncode, *told) == (130, b"", b"")
    assert list(tmp_path.iterdir()) == []


def test_other_component_data_change_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "future_energy"
    folder.mkdir()
    income = "base = 9\nper_investor = 1\nmax_investors = 2\n"
    (folder / "data.toml").write_text(f"[income]\n{income}", "utf-8")
    ran = piped("play", "future_energy", "--seats", "2", "--seed", "5", "--data", tmp_path)
    assert ran.status == 0
    assert "takes an income of 9\xa0M" in ran.out


@pytest.mark.parametrize("text", ["[income", "[wages]\n", "[income]\nbase = 'x'\n"])
def test_bad_component_data_are_one_line_and_exit_1(text: str, tmp_path: Path) -> None:
    folder = tmp_path / "future_energy"
    folder.mkdir()
    (folder / "data.toml").write_text(text, "utf-8")
    ran = piped("games", "--data", tmp_path)
    assert (ran.status, ran.out) == (1, "")
    assert re.fullmatch(r"keeling games: .*data\.toml, line [12]: .*\n", ran.err)
