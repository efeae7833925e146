"""The reference of the Python API says what the code says."""

from __future__ import annotations

import importlib

import pytest

from tools import reference


def test_it_is_as_the_code_is() -> None:
    assert reference.PAGE.read_text("utf-8") == reference.page()


@pytest.mark.parametrize(
    ("module", "name"),
    [(module, name) for module, _, names in reference.PUBLIC for name in names if name != "*"],
)
def test_what_it_names_can_be_imported(module: str, name: str) -> None:
    assert hasattr(importlib.import_module(module), name)


def test_everything_in_it_is_explained() -> None:
    rows = [line for line in reference.page().splitlines() if line.startswith("- `")]
    assert len(rows) > 80
    assert [row for row in rows if row.endswith(("`: ", "`:"))] == []
