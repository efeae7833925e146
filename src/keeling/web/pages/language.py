"""Choosing a language."""

from __future__ import annotations

from litestar import post
from litestar.params import URLEncodedBody
from litestar.response import Redirect

from keeling.text.catalogue import LANGUAGES
from keeling.web.framework import AnyRequest
from keeling.web.visitor import LANGUAGE, kept

Form = URLEncodedBody[dict[str, str]]


def local(path: str) -> str:
    """A path of this server; whatever else somebody sends leads to the lobby."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"


@post("/language", sync_to_thread=False)
def choose_language(request: AnyRequest, data: Form) -> Redirect:
    """Remember a language and go back to where somebody was."""
    chosen = data.get("language", "")
    cookies = [kept(request, LANGUAGE, chosen)] if chosen in LANGUAGES else []
    return Redirect(local(data.get("back", "/")), status_code=303, cookies=cookies)


HANDLERS = [choose_language]
