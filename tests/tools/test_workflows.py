"""The files for the hosting platform are well-formed, and name only what there is."""

from __future__ import annotations

import re
import tomllib
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
import yaml

import keeling
from keeling.text.catalogue import catalogue

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
FILES = sorted([*GITHUB.rglob("*.yml"), ROOT / ".pre-commit-config.yaml"])
WORKFLOWS = sorted(GITHUB.glob("workflows/*.yml"))
FORMS = sorted(GITHUB.glob("ISSUE_TEMPLATE/[0-9]*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
LOCKED = (ROOT / "lock/dev.txt").read_text("utf-8")
GAMES = {"co2", "e_mission", "future_energy", "green_deal", "second_chance"}


def read(path: Path) -> Any:
    """A file of YAML."""
    return yaml.safe_load(path.read_text("utf-8"))


def supported() -> set[str]:
    """The versions of Python that the package names."""
    said = " ".join(PROJECT["project"]["classifiers"])
    return set(re.findall(r"Python :: (3\.\d+)", said))


def jobs(path: Path) -> dict[str, dict[str, Any]]:
    """The jobs of a workflow."""
    found: dict[str, dict[str, Any]] = read(path)["jobs"]
    return found


def steps(path: Path) -> list[dict[str, Any]]:
    """All steps of a workflow."""
    return list(chain.from_iterable(job["steps"] for job in jobs(path).values()))


def commands(path: Path) -> list[str]:
    """Every line that a workflow runs."""
    return [line for step in steps(path) for line in step.get("run", "").splitlines()]


def names(paths: list[Path]) -> list[str]:
    return [path.name for path in paths]


@pytest.mark.parametrize("path", FILES, ids=names(FILES))
def test_a_file_is_valid(path: Path) -> None:
    assert isinstance(read(path), dict)


# ---- workflows


@pytest.mark.parametrize("path", WORKFLOWS, ids=names(WORKFLOWS))
def test_a_workflow_calls_targets_that_exist(path: Path) -> None:
    called = [word for line in commands(path) for word in re.findall(r"\bmake ([a-z-]+)", line)]
    targets = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
    assert set(called) <= targets
    assert called == (["test"] if path.name == "test.yml" else [])


@pytest.mark.parametrize("path", WORKFLOWS, ids=names(WORKFLOWS))
def test_a_workflow_names_versions_of_python_that_are_supported(path: Path) -> None:
    told = path.read_text("utf-8")
    assert set(re.findall(r'"(3\.\d+)"', told)) <= supported()
    for job in jobs(path).values():
        versions = job.get("strategy", {}).get("matrix", {}).get("python", ["3.11", "3.13"])
        assert {min(supported()), max(supported())} <= set(versions)


def test_wheels_are_built_for_every_version_of_python_that_is_supported() -> None:
    built = PROJECT["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp{version.replace('.', '')}-*" for version in sorted(supported())]
    lowest = PROJECT["project"]["requires-python"].removeprefix(">= ")
    assert lowest == min(supported())


def test_a_wheel_is_compiled_and_says_so_when_it_is_tested() -> None:
    wheels = PROJECT["tool"]["cibuildwheel"]
    assert wheels["environment"] == {"KEELING_COMPILED": "1"}
    for command in (wheels["test-command"], wheels["linux"]["test-command"]):
        assert "{project}/tools/installed.py --compiled" in command
    assert (ROOT / "tools/installed.py").exists()


@pytest.mark.parametrize("path", WORKFLOWS, ids=names(WORKFLOWS))
def test_what_a_workflow_reads_exists(path: Path) -> None:
    words = [word.strip("\"'") for line in commands(path) for word in line.split()]
    read_there = [word for word in words if word.startswith(("tests/", "tools/", "lock/"))]
    assert [word for word in read_there if not list(ROOT.glob(word))] == []
    shown = read(path).get(True, {})  # YAML takes the word "on" for a truth
    for word in (shown.get("pull_request") or {}).get("paths", []):
        assert (ROOT / word).exists()


def test_the_rules_of_every_game_are_tested_on_every_system() -> None:
    told = " ".join(commands(GITHUB / "workflows/test.yml")).split()
    assert {f"tests/{game}" for game in GAMES} | {"tests/kernel", "tests/cli"} <= set(told)
    systems = jobs(GITHUB / "workflows/test.yml")["elsewhere"]["strategy"]["matrix"]["system"]
    assert systems == ["macos-latest", "windows-latest"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=names(WORKFLOWS))
def test_actions_are_pinned_by_their_major_version(path: Path) -> None:
    used = [step["uses"] for step in steps(path) if "uses" in step]
    pinned = re.compile(r"[\w-]+/[\w-]+@(release/)?v\d+")
    assert [action for action in used if not pinned.fullmatch(action)] == []


def test_only_a_tag_publishes_and_only_publishing_may_prove_who_it_is() -> None:
    path = GITHUB / "workflows/wheels.yml"
    assert read(path)["permissions"] == {"contents": "read"}
    allowed = {name for name, job in jobs(path).items() if "permissions" in job}
    assert allowed == {"publish"}
    publish = jobs(path)["publish"]
    assert publish["permissions"] == {"id-token": "write"}
    assert "startsWith(github.ref, 'refs/tags/v')" in publish["if"]
    assert set(publish["needs"]) == set(jobs(path)) - {"publish"}


# ---- issues, and what is done before a commit


@pytest.mark.parametrize("path", FORMS, ids=names(FORMS))
def test_a_form_asks_for_something(path: Path) -> None:
    form = read(path)
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    ids = [part["id"] for part in asked]
    assert len(ids) == len(set(ids))
    assert any(part.get("validations", {}).get("required") for part in asked)
    assert {part["type"] for part in form["body"]} <= {"input", "textarea", "dropdown", "markdown"}


def test_the_form_about_rules_names_every_game() -> None:
    (offered,) = [part for part in read(FORMS[0])["body"] if part["type"] == "dropdown"]
    titles = {catalogue(f"keeling.games.{game}", "en").say("game-name") for game in GAMES}
    assert set(offered["attributes"]["options"]) == titles


def test_the_hooks_are_the_locked_tools_of_the_project() -> None:
    (ours,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert ours["repo"] == "local"
    for hook in ours["hooks"]:
        module = re.fullmatch(r"\.venv/bin/python -m (\w+)\b.*", hook["entry"])
        assert module is not None
        assert re.search(rf"^{module[1]}==", LOCKED, re.MULTILINE)
        assert hook["language"] == "system"


# ---- the release


def test_every_document_names_the_same_release() -> None:
    cited = read(ROOT / "CITATION.cff")
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    headings = re.findall(r"^## (.*)$", changes, re.MULTILINE)
    assert headings[:2] == ["Unreleased", f"{keeling.__version__} - {cited['date-released']}"]
    assert cited["version"] == keeling.__version__
