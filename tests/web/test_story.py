from __future__ import annotations

import re
from typing import TYPE_CHECKING

from keeling.kernel.match import Match
from keeling.kernel.rng import Rng
from keeling.web.show.chapters import facts
from keeling.web.tables.opening import Sitter
from tests.kernel.pebbles.game import GAME as PEBBLES
from tests.web.past import get, played, speak, table_of

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient

TWO_HERE = (Sitter("here", "Anna"), Sitter("here", "Bo"))


def drawn(secret_of: int) -> int:
    """The position after which this seat has drawn its first certificate."""
    match = played()
    names = match.game.events.all
    return next(
        at
        for at, events in enumerate(match.told)
        for number, *args in events
        if names[number].name == "drew" and args[0] == secret_of
    )


def passage(page: str, at: int) -> str:
    """What a page of the story tells of a position."""
    found = re.search(rf'at={at}"[^>]*>{at}</a> <span>(.*?)</span>', page)
    assert found is not None
    return found[1]


def test_the_story_is_told_by_turns_and_each_line_leads_to_its_position(
    client: TestClient[Litestar],
) -> None:
    table = table_of(client)
    page = get(client, f"/t/{table}/story").text
    positions = {int(at) for at in re.findall(rf"/t/{table}\?at=(\d+)", page)}
    assert positions == {at for at, events in enumerate(played().told) if events}
    setup, *turns = page.split('<section class="card">')
    assert "<details" in setup
    assert "begins turn 1." not in setup
    assert all(" begins turn " in turn for turn in turns)


def test_a_seat_reads_what_it_drew_and_others_do_not(client: TestClient[Litestar]) -> None:
    at = drawn(secret_of=0)
    mine = get(client, f"/t/{table_of(client, hold=[0])}/story").text
    foreign = get(client, f"/t/{table_of(client, hold=[1])}/story").text
    public = get(client, f"/t/{table_of(client)}/story").text
    assert passage(mine, at) != passage(public, at)
    assert passage(foreign, at) == passage(public, at)


def test_people_at_one_device_read_what_all_may_know_until_one_says_who_looks(
    client: TestClient[Litestar],
) -> None:
    at = drawn(secret_of=0)
    now = next(n for n in range(at, at + 99) if played().taken[n].seat == 0)
    table = table_of(client, TWO_HERE, upto=now, hold=[0, 1])
    all_may_know = get(client, f"/t/{table}/story").text
    hers = get(client, f"/t/{table}/story", seat="white").text
    his = get(client, f"/t/{table}/story", seat="red").text
    assert passage(hers.replace("seat=white&amp;", ""), at) != passage(all_may_know, at)
    assert passage(his, at) == passage(all_may_know, at)
    assert "As everybody may know it." in his
    assert f"/t/{table}?seat=white&amp;at={at}" in hers


def test_the_story_can_be_kept_as_text(client: TestClient[Litestar]) -> None:
    table = table_of(client)
    answer = get(client, f"/t/{table}/story.txt")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    name = f'attachment; filename="future_energy-{table}.story.txt"'
    assert answer.headers["content-disposition"] == name
    lines = answer.text.split("\n")
    assert lines[0] == f"The story of Future Energy, table {table}"
    assert lines[2] == "Set-up"
    assert "Anna (White)" in lines
    told = [int(line[:5]) for line in lines if line.startswith(" ")]
    assert told == sorted(told)
    assert told[-1] == len(played().taken)


def test_the_story_speaks_the_language_of_the_reader(client: TestClient[Litestar]) -> None:
    table = table_of(client)
    speak(client, "de")
    assert "beginnt Zug 1." in get(client, f"/t/{table}/story.txt").text
    speak(client, "pl")
    assert "rozpoczyna turę 1." in get(client, f"/t/{table}/story").text


def test_where_a_game_tells_of_no_turns_a_turn_begins_with_a_choice() -> None:
    match, dice = Match(PEBBLES, PEBBLES.config(seats=2)), Rng(3)
    match.draw(dice)
    for _ in range(2):
        match.take(match.state.legal[0])
        match.draw(dice)
    chosen = [at for at, taken in enumerate(match.taken, start=1) if taken.seat >= 0]
    told = [(whose, at) for whose, at, _ in facts(match)]
    assert told == [(-1, 1), (-1, 2), (0, chosen[0]), (1, chosen[1])]
