"""Elements of pictures: what is escaped, what vanishes, and how numbers are written."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from markupsafe import Markup

from keeling.draw.svg import tag

SPECIAL = "<b> & \"c\" 'd'"
ESCAPED = "&lt;b&gt; &amp; &#34;c&#34; &#39;d&#39;"


class Drawn:
    """Something that can write itself, each time as it is then."""

    def __init__(self) -> None:
        self.times = 0

    def __html__(self) -> str:
        """Another one each time."""
        self.times += 1
        return f"<i>{self.times}</i>"


def test_text_and_values_are_escaped_however_often_they_come() -> None:
    for _ in range(2):
        assert tag("text", SPECIAL) == f"<text>{ESCAPED}</text>"
        assert tag("g", id=SPECIAL) == f'<g id="{ESCAPED}"/>'


def test_markup_stands_as_it_is_beside_a_text_of_the_same_letters() -> None:
    for _ in range(2):
        assert tag("g", "<i/>", Markup("<i/>")) == "<g>&lt;i/&gt;<i/></g>"
        assert tag("g", a="&lt;", b=Markup("&lt;")) == '<g a="&amp;lt;" b="&lt;"/>'
        assert tag("g", a=Markup("&lt;"), b="&lt;") == '<g a="&lt;" b="&amp;lt;"/>'


def test_an_element_is_markup_itself_and_escapes_what_is_put_beside_it() -> None:
    element = tag("g", tag("circle", r=1), "<")
    assert type(element) is Markup
    assert element == '<g><circle r="1"/>&lt;</g>'
    assert element + "<" == f"{element}&lt;"


def test_what_is_none_vanishes_and_what_is_empty_does_not() -> None:
    assert tag("g", None, class_=None) == "<g/>"
    assert tag("g", "", Markup(), class_="", x=0, y=0.0) == '<g class="" x="0" y="0"/>'
    assert tag("g", 0) == "<g>0</g>"


def test_names_of_attributes_are_written_as_svg_spells_them() -> None:
    assert tag("g", class_="a", stroke_width=2) == '<g class="a" stroke-width="2"/>'
    assert tag("svg", viewBox="0 0 1 1") == '<svg viewBox="0 0 1 1"/>'


@pytest.mark.parametrize(
    ("value", "written"),
    [
        *[(1, "1"), (1.0, "1"), (True, "True"), (False, "False"), (0.0, "0"), (-0.0, "-0")],
        *[(1.004, "1"), (2.5, "2.5"), (-0.126, "-0.13"), (100.0, "100"), (100, "100"), (0, "0")],
    ],
)
def test_numbers_are_short_and_equal_ones_are_not_mixed_up(value: float, written: str) -> None:
    assert tag("g", x=value) == f'<g x="{written}"/>'
    assert tag("g", x=value) == f'<g x="{written}"/>'


def test_other_things_are_asked_each_time() -> None:
    drawn = Drawn()
    assert [tag("g", drawn), tag("g", drawn)] == ["<g><i>1</i></g>", "<g><i>2</i></g>"]
    assert tag("g", a=["<"]) == '<g a="[&#39;&lt;&#39;]"/>'


def test_any_sign_may_stand_in_a_text_and_in_an_attribute() -> None:
    drawn = tag("g", SPECIAL, tag("title", SPECIAL), data_name=SPECIAL)
    element = ET.fromstring(drawn)  # noqa: S314 - our own SVG
    assert element.attrib == {"data-name": SPECIAL}
    assert (element.text, element[0].text) == (SPECIAL, SPECIAL)
