from __future__ import annotations

import xml.etree.ElementTree as ET
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from keeling.draw.chart import (
    APART,
    BOTTOM,
    CHART_STYLE,
    TOP,
    Series,
    bar,
    line_chart,
    round_step,
    scale,
    spread,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

SVG = "{http://www.w3.org/2000/svg}"
COLOURS = ("white", "red", "blue", "yellow")


def chart(*curves: Sequence[tuple[float, float]]) -> ET.Element:
    series = [Series(f"Name {i}", i, COLOURS[i], curve) for i, curve in enumerate(curves)]
    drawn = line_chart("Score", series, name="score", desc="All", across="Round", up="Points")
    return ET.fromstring(drawn)  # noqa: S314 - our own SVG


def texts(picture: ET.Element, class_: str) -> list[str]:
    return ["".join(e.itertext()) for e in picture.iter() if class_ in e.get("class", "").split()]


def test_a_chart_has_a_name_a_description_and_the_one_style_sheet() -> None:
    picture = chart([(0, 1), (1, 2)])
    assert picture.attrib["class"] == "chart"
    assert [e.get("id") for e in picture[:2]] == ["score-title", "score-desc"]
    assert [e.text for e in picture.iter(f"{SVG}style")] == [CHART_STYLE]
    assert not [e for e in picture.iter() if "style" in e.attrib]


def test_axes_carry_round_numbers_and_the_values_axis_has_zero() -> None:
    ticks = texts(chart([(1, 7), (12, 43)]), "tick")
    assert ticks == ["0", "10", "20", "30", "40", "50", "2", "4", "6", "8", "10", "12"]


@pytest.mark.parametrize(
    ("least", "step"), [(0.1, 1), (1, 1), (1.1, 2), (3, 5), (6, 10), (21, 50), (700, 1000)]
)
def test_steps_are_round(least: float, step: float) -> None:
    assert round_step(least) == step


def test_an_axis_may_go_below_zero() -> None:
    assert scale([-3, 11], whole=True).ticks == [-5, 0, 5, 10, 15]


def test_seats_differ_in_dashes_letters_and_colours() -> None:
    picture = chart(*([(0, i), (1, i)] for i in range(4)))
    cores = [e for e in picture.iter() if e.get("class") == "core"]
    assert len({core.get("stroke-dasharray") for core in cores}) == 4
    curves = [e.attrib["class"] for e in picture.iter() if e.get("class", "").startswith("curve")]
    assert curves == [f"curve seat-{colour}" for colour in COLOURS]
    assert sorted(texts(picture, "end")) == ["0Name 0", "1Name 1", "2Name 2", "3Name 3"]


def test_names_at_the_ends_never_overlap_and_stay_beside_the_curves() -> None:
    for heights in ([100, 100, 100, 100, 100], [TOP] * 5, [BOTTOM] * 5, [TOP, BOTTOM]):
        moved = spread([float(height) for height in heights])
        assert all(b - a >= APART for a, b in pairwise(moved))
        assert moved[0] >= TOP
        assert moved[-1] <= BOTTOM


def test_a_name_stands_where_its_curve_ends_if_there_is_room() -> None:
    for heights in ([BOTTOM], [TOP, BOTTOM], [TOP, TOP + APART, BOTTOM - APART, BOTTOM]):
        assert spread([float(height) for height in heights]) == heights
    assert spread([float(BOTTOM)] * 3) == [BOTTOM - 2 * APART, BOTTOM - APART, BOTTOM]


def named(label: str) -> ET.Element:
    series = [Series(label, 0, "white", [(0, 3)])]
    drawn = line_chart("Score", series, name="score", desc="", across="", up="")
    return ET.fromstring(drawn)  # noqa: S314 - our own SVG


def test_a_name_that_just_fits_is_not_cut() -> None:
    assert texts(named("Twelve signs"), "end") == ["3Twelve signs"]
    assert texts(named("Thirteen sign"), "end") == ["3Thirteen si…"]


def test_a_long_name_is_cut_but_told_in_full() -> None:
    picture = named("Maximiliane von <X>")
    assert texts(picture, "end") == ["3Maximiliane…"]
    assert "Maximiliane von <X>" in [e.text for e in picture.iter(f"{SVG}title")]


def test_a_chart_of_nothing_and_of_one_point_can_be_drawn() -> None:
    assert texts(chart(), "end") == []
    assert texts(chart([(0, 0)]), "end") == ["0Name 0"]


@pytest.mark.parametrize(("amount", "most", "width"), [(10, 20, 59), (20, 20, 118), (-5, 20, 0)])
def test_a_bar_is_a_share_of_the_longest(amount: int, most: int, width: float) -> None:
    picture = ET.fromstring(bar(amount, most, "red"))  # noqa: S314 - our own SVG
    bars = [e for e in picture if e.get("class") == "amount seat-red"]
    assert sum(float(e.attrib["width"]) for e in bars) == width
    assert picture.attrib["aria-hidden"] == "true"


def test_where_nobody_has_anything_there_is_no_bar() -> None:
    assert "amount" not in bar(0, 0, "red")
