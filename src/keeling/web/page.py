"""Pages, made and compressed in the threads of their handlers: the event loop only sends them.

There everybody's answers pass, one after the other: a page that takes it ten milliseconds makes all
others wait as long, and a hundred of them a second.
"""

from __future__ import annotations

from gzip import compress
from typing import TYPE_CHECKING, Any, Final

from litestar import MediaType, Response
from litestar.response import Template

from keeling.web.show.wording import templates

if TYPE_CHECKING:
    from collections.abc import Mapping

    from litestar.response.base import ASGIResponse

    from keeling.web.framework import AnyRequest

PACKED: Final = "packed"  # what such handlers answer is compressed, if at all, in their threads
NOT_PACKED: Final = {PACKED: False}  # files that are no pages: the framework compresses them
SMALL: Final = 500  # bytes; less is sent as it is
LEVEL: Final = 4  # of compression: two thirds of the time of 6, and a fifteenth more bytes


class Page(Template):
    """A page as it is sent."""

    def __init__(
        self,
        request: AnyRequest,
        name: str,
        *,
        context: Mapping[str, Any],
        **more: Any,  # noqa: ANN401 - whatever answers have: a status, headers, cookies
    ) -> None:
        super().__init__(name, context=dict(context), media_type=MediaType.HTML, **more)
        made = templates().get_template(name).render(self.create_template_context(request))
        self.content = packed(request, made, self.headers)

    def to_asgi_response(self, *args: Any, **more: Any) -> ASGIResponse:  # noqa: ANN401 - the framework's
        """The answer: all of it is made already."""
        return Response.to_asgi_response(self, *args, **more)


def packed(request: AnyRequest, text: str, headers: dict[str, Any]) -> bytes:
    """A text as it is sent to somebody; the headers say whether it is compressed."""
    body = text.encode()
    headers["vary"] = ", ".join(filter(None, [headers.get("vary"), "accept-encoding"]))
    if len(body) < SMALL or "gzip" not in request.headers.get("accept-encoding", ""):
        return body
    headers["content-encoding"] = "gzip"
    return compress(body, LEVEL, mtime=0)
