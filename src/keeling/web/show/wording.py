"""What templates can say and do."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jinja2 import StrictUndefined
from litestar.plugins.jinja import JinjaTemplateEngine
from markupsafe import Markup

from keeling.text.catalogue import catalogue
from keeling.web.files import address
from keeling.web.visitor import language_of, words_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from keeling.web.show.scene import Sitting


HERE = Path(__file__).parent
TOKEN = Markup('<span class="mark seat-{}" aria-hidden="true"><span>{}</span></span>')
TABLE = re.compile(r"/t/[^/]+")


@cache
def templates() -> JinjaTemplateEngine:
    """The templates of all pages, read once however many servers a process makes."""
    engine = JinjaTemplateEngine(HERE.parent / "templates")
    prepare(engine)
    return engine


def prepare(engine: JinjaTemplateEngine) -> None:
    """Give every template its words. What is missing is an error, not an empty place."""
    engine.engine.undefined = StrictUndefined
    engine.engine.trim_blocks = True
    engine.engine.lstrip_blocks = True
    engine.engine.auto_reload = False  # templates change with the release; no look at the disk
    engine.engine.globals["languages"] = {"en": "English", "de": "Deutsch", "pl": "Polski"}
    engine.engine.filters["picture"] = picture
    engine.engine.filters["address"] = address
    engine.engine.filters["mark"] = mark
    engine.engine.globals["token"] = token
    for name, function in (("say", say), ("language", language), ("here", here)):
        engine.register_template_callable(name, function)


def fragment(name: str, language: str, **context: object) -> Markup:
    """A part of a page that is the same for everybody who reads this language."""
    say = catalogue("keeling", language).say
    return Markup(templates().get_template(name).render(context, say=say))  # noqa: S704 - our own


def say(context: Mapping[str, Any], key: str, /, **args: str | int) -> str:
    """A text in the visitor's language."""
    return words_of(context["request"], table_language(context)).say(key, **args)


def language(context: Mapping[str, Any], /) -> str:
    """The visitor's language."""
    return language_of(context["request"], table_language(context))


def table_language(context: Mapping[str, Any]) -> str:
    """The language of the table a page is about, if it is about one."""
    return str(context.get("table_language", ""))


def here(context: Mapping[str, Any], /) -> str:
    """The address of this page, to come back to."""
    scope = context["request"].scope
    if scope["method"] != "GET":  # the answer to a command: back to what it was about
        table = TABLE.match(scope["path"])
        return table[0] if table else "/"
    return f"{scope['path']}?{scope['query_string'].decode('latin-1')}".rstrip("?")


def picture(svg: str) -> Markup:
    """A picture of our own, to stand in a page as it is."""
    return Markup(svg)  # noqa: S704 - made by `draw`, which escapes all it is given


def mark(sitting: Sitting) -> Markup:
    """The sign of a seat: its colour, a shape for those who do not see colours, a letter."""
    return token(sitting.seat, sitting.colour, sitting.letter)


@lru_cache
def token(seat: int, colour: str, letter: str) -> Markup:
    """The same of a seat where nobody sits yet."""
    return TOKEN.format(f"{colour} shape-{seat}", letter)
