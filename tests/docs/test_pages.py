"""What the pages show holds: scenarios, records, Python, commands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from keeling.cli.parser import COMMANDS, command_parser
from keeling.kernel.data import known_words, shipped_tables
from keeling.kernel.faults import Fault, shown
from keeling.kernel.overlay import file_faults
from keeling.kernel.record import from_text, replay
from keeling.kernel.registry import game
from keeling.kernel.scenario import check, parse_scenario
from keeling.text.catalogue import catalogue

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
CLI = (DOCS / "reference/cli.md").read_text("utf-8")
EVERYWHERE = {"--help", "--lang", "--data", "--revision"}


def blocks(page: str, language: str) -> list[str]:
    """All blocks of code of a page."""
    text = (DOCS / page).read_text("utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("text", blocks("howto/scenarios.md", "toml"))
def test_the_scenario_of_the_page_holds(text: str) -> None:
    assert check(parse_scenario(text)) == []


@pytest.mark.parametrize("text", blocks("howto/own-values.md", "toml"))
def test_the_values_of_the_page_can_be_entered(text: str) -> None:
    name, shape = game("future_energy").data[0]
    tables = shipped_tables("future_energy", name, shape)
    assert file_faults("data.toml", text, tables, shape, known_words("future_energy")) == []


def test_the_page_of_own_values_shows_what_is_there() -> None:
    """The commands of the page, and one fault as it is told."""
    page = (DOCS / "howto/own-values.md").read_text("utf-8")
    used = set(re.findall(r"^\$ keeling (data .*)$", page, re.MULTILINE))
    assert {line.split(" box")[0] for line in used} == {
        "data future_energy --export",
        "data future_energy --check",
        "data future_energy --diff",
        "data future_energy --data",
    }
    fault = Fault(
        "box/future_energy/data.toml",
        12,
        "expected",
        {"name": "points", "found": shown("five"), "expected": "number"},
    )
    assert str(fault) in page


@pytest.mark.parametrize("text", blocks("howto/records.md", "text"))
def test_the_record_of_the_page_replays(text: str) -> None:
    record = from_text(text, "records.md")
    assert replay(record).choices == record.choices


@pytest.mark.parametrize("page", ["howto/records.md", "howto/scenarios.md"])
def test_the_python_of_the_page_runs(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {}
    found = blocks(page, "python")
    assert found, "a page that lost its examples proves nothing"
    for block in found:
        exec(compile(block, page, "exec"), names)  # noqa: S102 - that is the test


def rows(heading: str) -> set[str]:
    """The arguments that a chapter of the reference has a row for."""
    chapter = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", CLI, re.MULTILINE | re.DOTALL)
    assert chapter is not None, heading
    return set(re.findall(r"^\| `(--[a-z-]+)", chapter[1], re.MULTILINE))


@pytest.mark.parametrize("command", COMMANDS)
def test_the_reference_has_a_row_for_every_argument_of_a_command(command: str) -> None:
    parser, _ = command_parser(command, catalogue("keeling", "en"))
    usage = set(re.findall(r"--[a-z-]+", parser.format_usage()))
    assert rows(f"keeling {command}") | EVERYWHERE == usage | EVERYWHERE


def test_the_reference_says_once_what_every_command_takes() -> None:
    assert rows("Everywhere") == EVERYWHERE | {"--version"}
