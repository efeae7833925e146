"""Pages as people use them: what their forms would send."""

from __future__ import annotations

from html.parser import HTMLParser

from tests.web.browsers import become

__all__ = ["Forms", "become", "sent_by"]


class Forms(HTMLParser):
    """All forms of a page, by where they lead: the fields that are sent if nothing is changed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.all: dict[str, dict[str, str]] = {}
        self.kinds: dict[str, str] = {}  # name of a field -> type of its input
        self.fields: dict[str, str] = {}
        self.select = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a form, or a field of it."""
        given = {name: value or "" for name, value in attrs}
        name, value = given.get("name", ""), given.get("value", "")
        if tag == "form":
            self.fields = self.all[given.get("action", "")] = {}
        elif tag == "select":
            self.select = name
        elif tag == "option" and ("selected" in given or self.select not in self.fields):
            self.fields[self.select] = value
        elif tag == "input":
            self.kinds[name] = given["type"]
            if given["type"] not in ("radio", "checkbox") or "checked" in given:
                self.fields[name] = value


def sent_by(page: str, action: str) -> dict[str, str]:
    """What the form that leads there sends if nothing is changed."""
    return Forms(page).all[action]
