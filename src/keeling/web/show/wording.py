"""What templates can say and do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from jinja2 import StrictUndefined
from markupsafe import Markup

from keeling.web.files import address
from keeling.web.visitor import language_of, words_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from litestar.plugins.jinja import JinjaTemplateEngine


TABLE = re.compile(r"/t/[^/]+")


def prepare(engine: JinjaTemplateEngine) -> None:
    """Give every template its words. What is missing is an error, not an empty place."""
    engine.engine.undefined = StrictUndefined
    engine.engine.trim_blocks = True
    engine.engine.lstrip_blocks = True
    engine.engine.globals["languages"] = {"en": "English", "de": "Deutsch", "pl": "Polski"}
    engine.engine.filters["picture"] = picture
    engine.engine.filters["address"] = address
    for name, function in (("say", say), ("language", language), ("here", here)):
        engine.register_template_callable(name, function)


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
