"""The Markdown of a clause as HTML: lists, tables, code, links to other clauses, marked words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from markdown_it import MarkdownIt
from markupsafe import Markup

from keeling.text.letters import hits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markdown_it.renderer import RendererHTML
    from markdown_it.token import Token
    from markdown_it.utils import EnvType, OptionsDict

NUMBER = re.compile(r"\b([A-Z]{2,}-[0-9]+(?:\.[0-9]+)*[a-z]?)\b")
LETTERS = "abcdefghijklmnopqrstuvwxyz"  # of the parts of a clause, which have no place of their own
LINK = Markup('<a href="{}#{}">{}</a>')
CODE = Markup("<code>{}</code>")
MARK, MARK_END = Markup("<mark>"), Markup("</mark>")


def as_html(text: str, words: Sequence[str] = (), page: str = "") -> Markup:
    """A clause as HTML, with the words marked; other clauses are on this page or the one given."""
    html = MARKDOWN.render(text, {"words": words, "page": page}).strip()
    return Markup(html)  # noqa: S704 - made of tags of Markdown and of what is escaped below


def marked(text: str, words: Sequence[str]) -> Markup:
    """A text with the words marked."""
    pieces, at = [], 0
    for start, end in hits(text, words):
        pieces += [text[at:start], MARK, text[start:end], MARK_END]
        at = end
    return Markup().join([*pieces, text[at:]])  # which escapes whatever is no markup


def plain(
    _: RendererHTML, tokens: Sequence[Token], i: int, _options: OptionsDict, env: EnvType
) -> Markup:
    """Text between other things: numbers of clauses become links."""
    done = Markup()
    for at, piece in enumerate(NUMBER.split(tokens[i].content)):
        said = marked(piece, env["words"])
        done += LINK.format(env["page"], piece.rstrip(LETTERS), said) if at % 2 else said
    return done


def code(
    _: RendererHTML, tokens: Sequence[Token], i: int, _options: OptionsDict, env: EnvType
) -> Markup:
    """A name as the notation writes it."""
    return CODE.format(marked(tokens[i].content, env["words"]))


def reader() -> MarkdownIt:
    """Markdown with nothing but lists, tables, code, emphasis and escapes."""
    made = MarkdownIt("zero").enable(["list", "table", "backticks", "emphasis", "escape"])
    made.add_render_rule("text", plain)
    made.add_render_rule("code_inline", code)
    return made


MARKDOWN = reader()
