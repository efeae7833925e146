"""How the engine is compiled: only what has changed, and nothing old stays beside it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import setup
from tools import twin

ROOT = Path(__file__).parents[2]
PROJECT = """
[project]
name = "tiny"
version = "0"
[tool.setuptools]
package-dir = { "" = "src" }
"""
MODULES = ("rng", "bits")  # two small ones of the kernel, of which neither imports the other


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A package with two modules of the kernel, and our way to compile it."""
    package = tmp_path / "src" / "keeling"
    (package / "kernel").mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "0"\n', "utf-8")
    (package / "kernel" / "__init__.py").touch()
    for module in MODULES:
        shutil.copy(ROOT / f"src/keeling/kernel/{module}.py", package / "kernel")
    shutil.copy(ROOT / "setup.py", tmp_path)
    (tmp_path / "pyproject.toml").write_text(PROJECT, "utf-8")
    return tmp_path


def compiled(project: Path) -> dict[str, int]:
    """Compile; when the object of each module was made."""
    command = [sys.executable, "setup.py", "-q", "build_ext"]
    where = ["--build-lib", "twin", "--build-temp", "build/temp"]
    without = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(  # noqa: S603 - ourselves
        [*command, *where],
        cwd=project,
        env={**without, setup.COMPILED: "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    objects = {m: f"build/temp/build/__native_keeling___kernel___{m}.o" for m in MODULES}
    return {module: (project / path).stat().st_mtime_ns for module, path in objects.items()}


@pytest.mark.slow
@pytest.mark.skipif(bool(setup.missing_tool()), reason="there is no C compiler")
def test_after_an_edit_only_the_module_that_has_changed_is_compiled_again(project: Path) -> None:
    before = compiled(project)
    assert compiled(project) == before
    edit(project, "b << 9", "b  <<  9")  # the same C code
    assert compiled(project) == before
    edit(project, "b  <<  9", "b << 8")
    after = compiled(project)
    assert (after["bits"], after["rng"] > before["rng"]) == (before["bits"], True)
    extensions = (project / "twin" / "keeling" / "kernel").glob("*.so")
    assert sorted(path.name.partition(".")[0] for path in extensions) == sorted(MODULES)


def edit(project: Path, before: str, after: str) -> None:
    """Change a line of one module."""
    module = project / "src/keeling/kernel/rng.py"
    text = module.read_text("utf-8")
    assert text.count(before) == 1
    module.write_text(text.replace(before, after), "utf-8")


def test_what_runs_only_at_the_start_is_not_optimised() -> None:
    native = "build/__native_keeling___"
    assert setup.level(f"{native}games___co2___engine___tables.c") == "-O0"
    assert setup.level(f"{native}games___co2___engine___effects.c") == "-O0"
    assert setup.level(f"{native}games___co2___engine___rules___effects.c") == "-O2"
    assert setup.level(f"{native}kernel___options.c") == "-O2"
    assert setup.level("build/int_ops.c") == "-O2"
    assert setup.level("build/keeling/kernel/agenda.c") == "-O0"


def test_some_games_can_be_compiled_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    everything = set(setup.engine_files())
    monkeypatch.setenv(setup.GAMES, "co2,green_deal")
    some = set(setup.engine_files())
    rooms = {Path(file).parts[2:4] for file in some}
    assert some < everything
    assert {name for room, name in rooms if room == "games"} == {"carbon", "co2", "green_deal"}
    assert "src/keeling/games/co2/engine/rules/turn.py" in some
    assert {file for file in everything if "/kernel/" in file} < some
    assert "src/keeling/games/co2/bot/heuristic.py" in some


def test_something_is_new_if_it_was_made_after_all_it_was_made_from(tmp_path: Path) -> None:
    made, *sources = (tmp_path / name for name in ("made", "one", "two"))
    for when, path in enumerate((*sources, made), 100):
        assert not twin.is_new(made, sources)
        path.touch()
        os.utime(path, (when, when))
    assert twin.is_new(made, sources)
    os.utime(sources[0], (200, 200))
    assert not twin.is_new(made, sources)


def test_what_has_no_source_any_more_does_not_stay_in_the_twin() -> None:
    package = twin.TWIN / "keeling"
    assert twin.is_left_behind(package / "kernel" / "gone.py")
    assert not twin.is_left_behind(package / "kernel" / "agenda.py")
    assert not twin.is_left_behind(package / "kernel" / "agenda.cpython-311.so")
    assert not twin.is_left_behind(package / "games" / "co2" / "rules.md")


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A twin that is whole, in a folder of its own."""
    (tmp_path / "compiled").mkdir()
    for name in ("STAMP", "ENGINE"):
        monkeypatch.setattr(twin, name, tmp_path / "compiled" / name)
    (tmp_path / "compiled" / "ENGINE").write_text(twin.key(), "utf-8")
    (tmp_path / "compiled" / "STAMP").touch()
    return tmp_path


@pytest.mark.usefixtures("made")
def test_a_twin_of_some_games_or_of_another_python_is_not_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    assert twin.is_whole()
    with monkeypatch.context() as changed:
        changed.setenv(setup.GAMES, "co2")
        assert not twin.is_whole()
    with monkeypatch.context() as changed:
        changed.setattr(sys, "version", "3.99")
        assert not twin.is_whole()
    assert twin.is_whole()


def test_who_does_not_wait_goes_on_while_somebody_else_compiles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(twin, "BUILD", tmp_path)
    with twin.alone(wait=False) as first:
        assert first
        with twin.alone(wait=False) as second:
            assert not second
    with twin.alone(wait=False) as third:
        assert third


@pytest.mark.parametrize(
    ("who", "promised"), [("somebody alive", True), ("somebody gone", False), ("nobody", False)]
)
def test_what_make_play_is_about_to_compile_is_promised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, who: str, *, promised: bool
) -> None:
    monkeypatch.setattr(twin, "BACKGROUND", tmp_path / "background.pid")
    monkeypatch.setattr(twin, "is_whole", lambda: False)
    assert not twin.is_promised()
    pids = {"somebody alive": os.getpid(), "somebody gone": 2**22 + 1, "nobody": ""}
    twin.BACKGROUND.write_text(f"{pids[who]}\n", "utf-8")
    assert twin.is_promised() is promised
