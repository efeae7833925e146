"""The pages of the rules and of the glossary."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import keeling
from keeling.kernel.registry import REGISTERED, register
from keeling.text.catalogue import LANGUAGES
from keeling.text.words import GameWords
from keeling.web.ids import fingerprint
from keeling.web.tables.opening import Sitter
from keeling.web.visitor import LANGUAGE
from tests.kernel.pebbles.game import GAME as PEBBLES
from tests.web.past import KEY, server_of, table_of

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient

SOURCE = Path(keeling.__file__).parent
RULES = "/rules/future_energy"
GLOSSARY = "/glossary/future_energy"

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


class Page(HTMLParser):
    """The ids, the links and the languages of a page, and what is marked on it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.marked: list[str] = []
        self.tag = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note where it is and where it leads."""
        self.tag = tag
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.links += [value or "" for name, value in attrs if name == "href" and tag == "a"]

    def handle_data(self, data: str) -> None:
        """Note what is marked."""
        self.marked += [data] if self.tag == "mark" else []

    def handle_endtag(self, _: str) -> None:
        """What follows is not in this tag any more."""
        self.tag = ""


def test_the_rules_hold_every_clause_under_its_number(client: TestClient[Litestar]) -> None:
    answer = client.get(RULES)
    page = Page(answer.text)
    assert answer.status_code == 200
    assert {"FE-5.3.1", "FE-12.5", "FE-5.4", "FE-10"} <= set(page.ids)
    assert len(page.ids) == len(set(page.ids))
    assert page.marked == []


def test_every_link_within_the_rules_leads_somewhere(client: TestClient[Litestar]) -> None:
    page = Page(client.get(RULES).text)
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)


@in_each_language
@pytest.mark.parametrize("game", ["co2", "second_chance"])
def test_every_clause_shows_where_it_comes_from(
    client: TestClient[Litestar], game: str, language: str
) -> None:
    client.cookies.set(LANGUAGE, language)
    html = client.get(f"/rules/{game}").text
    clauses = html.split('<li id="')[1:]
    assert len(clauses) > 200
    assert all('<p class="source">' in clause for clause in clauses)
    told = GameWords(keeling.game(game), language)
    for kind in ("rulebook", "public", "decision"):
        means = told.say(f"web-rules-from-{kind}")
        assert f'<abbr title="{means}">{kind}</abbr>' in html
        assert f'<dt lang="en">[{kind}]</dt><dd>{means}</dd>' in html


def test_an_entry_of_a_table_has_its_place_and_is_found(client: TestClient[Litestar]) -> None:
    assert {"K-2", "D-6"} <= set(Page(client.get("/rules/co2").text).ids)
    found = Page(client.get("/rules/co2", params={"q": "K-2"}).text)
    assert [place for place in found.ids if place[0].isupper()] == ["K-2"]
    assert found.marked == []


def test_a_search_shows_what_it_found_and_how_much(client: TestClient[Litestar]) -> None:
    answer = client.get(RULES, params={"q": " Bank  5.2 "})
    page = Page(answer.text)
    assert [place for place in page.ids if place.startswith("FE-")] == [
        "FE-5.2.1",
        "FE-5.2",
        "FE-5.2.2",
    ]
    assert page.marked == ["bank", "bank"]
    assert "2 clauses about “Bank 5.2”" in answer.text
    assert 'value="Bank 5.2"' in answer.text


def test_from_a_search_other_clauses_are_on_the_whole_page(client: TestClient[Litestar]) -> None:
    links = Page(client.get(RULES, params={"q": "FE-5.4.4"}).text).links
    assert {f"{RULES}#FE-5.4.4", f"{RULES}#FE-5.4.3", RULES} <= set(links)


def test_who_finds_nothing_is_advised(client: TestClient[Litestar]) -> None:
    answer = client.get(RULES, params={"q": "<b>zebra"})
    assert answer.status_code == 200
    assert "No clause about “&lt;b&gt;zebra”" in answer.text
    assert "such as FE-1." in answer.text
    assert RULES in Page(answer.text).links


def test_a_query_is_cut_where_nobody_would_go_on_typing(client: TestClient[Litestar]) -> None:
    answer = client.get(RULES, params={"q": "line " * 10_000})
    assert answer.status_code == 200
    assert answer.text.count("line line") < 100


@in_each_language
def test_readers_of_other_languages_are_told_that_the_rules_are_in_english(
    client: TestClient[Litestar], language: str
) -> None:
    client.cookies.set(LANGUAGE, language)
    text = client.get(RULES).text
    assert f'<html lang="{language}">' in text
    assert ("rules-note" in text) is (language != "en")
    assert '<div lang="en">' in text


@pytest.mark.parametrize(
    ("language", "first", "columns", "meaning"),
    [
        ("en", "action tile", ["en", "de", "pl"], "The one piece that all players move"),
        ("de", "Abbildung", ["de", "en", "pl"], "Die eine Figur, die alle bewegen"),
        ("pl", "akcja planowania", ["pl", "en", "de"], "Jedyny pionek, poruszany przez wszystkich"),
    ],
)
def test_the_glossary_speaks_the_language_of_its_reader(
    client: TestClient[Litestar], language: str, first: str, columns: list[str], meaning: str
) -> None:
    client.cookies.set(LANGUAGE, language)
    text = client.get(GLOSSARY).text
    assert re.findall(r'scope="row" id="term-\w+" lang="\w+">([^<]+)<', text)[0] == first
    assert re.findall(r'scope="col" lang="(\w+)"', text)[:3] == columns
    assert meaning in text
    assert all(name in text for name in ("Warsaw", "Warschau", "Warszawa"))


def test_terms_can_be_linked_to(client: TestClient[Litestar]) -> None:
    ids = Page(client.get(GLOSSARY).text).ids
    assert "term-crew" in ids
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("page", ["rules", "glossary"])
@pytest.mark.parametrize("game", ["chess", "pebbles", "..%2f..%2fsetup"])
def test_what_does_not_exist_is_not_found(
    client: TestClient[Litestar], page: str, game: str
) -> None:
    register(PEBBLES)  # a game without a rules document and without texts
    answer = client.get(f"/{page}/{game}")
    del REGISTERED[PEBBLES.id]
    assert answer.status_code == 404


PARTS = ("rules.html", "clauses.html", "glossary.html", "terms.html")


def said(language: str) -> dict[str, set[str]]:
    """The texts of these pages with their variables."""
    source = (SOURCE / "text" / language / "web_rules.ftl").read_text("utf-8")
    found = re.findall(r"^([\w-]+) = (.*(?:\n +.*)*)", source, re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", text)) for key, text in found}


@in_each_language
def test_the_pages_say_every_text_and_every_text_is_there(language: str) -> None:
    pages = [SOURCE / "web" / "templates" / name for name in PARTS]
    used = re.findall(r'say\("([\w-]+)"', "".join(page.read_text("utf-8") for page in pages))
    theirs = {key for key in used if not key.startswith("web-sources-")}  # of another page
    assert set(said(language)) == theirs
    assert said(language) == said("en")


# ---- the way back to the table


@pytest.mark.parametrize("page", [RULES, GLOSSARY])
def test_from_a_table_there_is_a_way_back_to_it(client: TestClient[Litestar], page: str) -> None:
    table = table_of(client, upto=60, language="pl")
    address = f"{page}?table={table}"
    assert f'href="{address}"' in client.get(f"/t/{table}").text
    text = client.get(address).text
    assert f'<a href="/t/{table}">Wróć do stołu</a>' in text  # as the table speaks
    other = GLOSSARY if page == RULES else RULES
    assert f"{other}?table={table}" in Page(text).links


def test_the_way_back_is_not_lost_by_searching(client: TestClient[Litestar]) -> None:
    table = table_of(client, upto=60)
    text = client.get(RULES, params={"table": table, "q": "crew"}).text
    assert f'name="table" value="{table}"' in text
    assert f"/t/{table}" in Page(text).links
    assert f"{RULES}?table={table}" in Page(text).links
    assert any(link.startswith(f"{RULES}?table={table}#FE-") for link in Page(text).links)


@pytest.mark.parametrize("table", ["", "nowhere", "//evil.example", "x" * 17, "a\0b", "../x"])
@pytest.mark.parametrize("page", [RULES, GLOSSARY])
def test_a_page_leads_back_to_no_table_that_is_not_there(
    client: TestClient[Litestar], page: str, table: str
) -> None:
    answer = client.get(page, params={"table": table})
    assert answer.status_code == 200
    assert not [link for link in Page(answer.text).links if link.startswith("/t/")]
    assert "evil" not in "".join(Page(answer.text).links)


def test_why_something_is_refused_leads_to_the_rules_and_back(
    client: TestClient[Litestar],
) -> None:
    table = table_of(client, [Sitter("here")] * 2, upto=60, hold=[0])
    with server_of(client).tables.at(table) as opened:
        mover = opened.to_move
    server_of(client).store.forget(fingerprint(KEY), table)
    server_of(client).store.hold(fingerprint(KEY), table, [mover])
    links = [link for link in Page(client.get(f"/t/{table}").text).links if "#FE-" in link]
    assert links
    assert all(link.startswith(f"{RULES}?table={table}#") for link in links)
