"""People and programs that ask a server, for tests."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from httpx import Response
    from litestar import Litestar
    from litestar.testing import TestClient

API = "/api/v1"


def new_table(client: TestClient[Litestar], *who: str, **more: Any) -> dict[str, Any]:
    """A table of Future Energy: `link`, `open`, or the name of a bot, for each seat."""
    seats = [{"who": one} if one in ("link", "open") else {"who": "bot", "bot": one} for one in who]
    body = {"game": "future_energy", "seats": seats, "seed": "7", **more}
    answer = client.post(f"{API}/tables", json=body)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


class Player:
    """A program with the token of a seat."""

    def __init__(self, client: TestClient[Litestar], table: dict[str, Any], seat: int) -> None:
        self.client = client
        self.name: str = table["seats"][seat]["seat"]
        self.path = f"{API}/tables/{table['table']}"
        self.seat = table["seats"][seat]

    @property
    def headers(self) -> dict[str, str]:
        """What says whose program this is."""
        return {"authorization": f"Bearer {self.seat['token']}"}

    def get(self, what: str = "") -> Any:
        """Ask for something of the table."""
        answer = self.client.get(self.path + what, headers=self.headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, what: str, **body: Any) -> Response:
        """Send a command."""
        return self.client.post(self.path + what, headers=self.headers, json=body)

    def choose(self, option: str, version: int, command: str) -> Response:
        """Take an option."""
        return self.post("/choices", option=option, version=version, id=command)


def sit(client: TestClient[Litestar], table: dict[str, Any], seat: int) -> str:
    """The browser opens the link of a seat and sits down; the path of the table.

    Programs of this seat have its new key: they are the same person's.
    """
    link = re.sub("^https?://[^/]*", "", table["seats"][seat]["link"])
    answer = client.post(link, data={"name": "Ann", **hidden(client.get(link).text)})
    assert answer.status_code in (200, 303), answer.text
    row = client.app.state.server.store.seats(table["table"])[seat]
    table["seats"][seat] |= {"token": row.token, "link": f"/join/{row.token}"}
    return f"/t/{table['table']}"


def shown(page: str) -> str:
    """A page without its templates: they are for the script."""
    return re.sub("<template.*?</template>", "", page, flags=re.DOTALL)


def hidden(page: str) -> dict[str, str]:
    """What the forms of a page send unseen."""
    found = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', shown(page))
    return dict(found)
