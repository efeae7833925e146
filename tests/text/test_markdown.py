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
        ("See CO-18.1a.", 'See <a href="#CO-18.1">CO-18.1a</a>.'),
    ],
)
def test_a_clause_becomes_html_that_holds_nothing_unexpected(text: str, html: str) -> None:
    assert as_html(text) == f"<p>{html}</p>"


def test_words_are_marked_also_in_code_and_in_links() -> None:
    found = as_html("A Line, `one_line`, FE-5 <line", ["line", "fe"], page="/rules/x")
    assert found == (
        "<p>A <mark>Line</mark>, <code>one_<mark>line</mark></code>, "
        '<a href="/rules/x#FE-5"><mark>FE</mark>-5</a> &lt;<mark>line</mark></p>'
    )


def test_a_list_and_a_table_of_a_clause_are_shown_as_such() -> None:
    found = as_html(
        "Either:\n- `one`;\n- FE-2.\n\n| a | b |\n|---|---|\n| 1 | <2 |\n\nOr.", ["one"]
    )
    assert "".join(found.split("\n")) == (
        "<p>Either:</p><ul><li><code><mark>one</mark></code>;</li>"
        '<li><a href="#FE-2">FE-2</a>.</li></ul>'
        "<table><thead><tr><th>a</th><th>b</th></tr></thead>"
        "<tbody><tr><td>1</td><td>&lt;2</td></tr></tbody></table><p>Or.</p>"
    )


def test_no_mark_of_markdown_is_left_in_any_clause() -> None:
    for clause in rulebook(keeling.game("future_energy")):
        assert not {"`", "*"} & set(as_html(clause.text)), clause.id
