from __future__ import annotations

import pytest

import keeling
from keeling.text.markdown import as_html
from keeling.text.rulebook import rulebook


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("Pay `one_line` for *this*.", "Pay <code>one_line</code> for <em>this</em>."),
        ("See FE-5.2.1.", 'See <a href="#FE-5.2.1">FE-5.2.1</a>.'),
        ("FE-6.2 to FE-7", '<a href="#FE-6.2">FE-6.2</a> to <a href="#FE-7">FE-7</a>'),
        ("<b>3</b> <= 4 & `<i>`", "&lt;b&gt;3&lt;/b&gt; &lt;= 4 &amp; <code>&lt;i&gt;</code>"),
        ("[x](javascript:y) ![z](//w)", "[x](javascript:y) ![z](//w)"),
        ("CO2, A3 and X-1", "CO2, A3 and X-1"),
    ],
)
def test_a_clause_becomes_html_that_holds_nothing_unexpected(text: str, html: str) -> None:
    assert as_html(text) == html


def test_words_are_marked_also_in_code_and_in_links() -> None:
    found = as_html("A Line, `one_line`, FE-5 <line", ["line", "fe"], page="/rules/x")
    assert found == (
        "A <mark>Line</mark>, <code>one_<mark>line</mark></code>, "
        '<a href="/rules/x#FE-5"><mark>FE</mark>-5</a> &lt;<mark>line</mark>'
    )


def test_no_mark_of_markdown_is_left_in_any_clause() -> None:
    for clause in rulebook(keeling.game("future_energy")):
        assert not {"`", "*"} & set(as_html(clause.text)), clause.id
