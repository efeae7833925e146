"""Tables that commit to a secret: what is drawn from it, what is told of it, and words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keeling.kernel.proof import examined
from keeling.kernel.shuffle import LONGEST_WORDS, Words, commitment_to
from keeling.web.errors import Closed, NotYours, Refused, Stale
from keeling.web.store.rows import Kind
from keeling.web.store.store import Store
from keeling.web.tables.tables import Tables, Wish
from keeling.web.tables.words import MOST_WORDS
from tests.web.fair import opened, play_on, say

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    """An empty database."""
    store = Store(f"sqlite:///{tmp_path / 'keeling.sqlite3'}")
    yield Tables(store)
    store.close()


def test_a_new_table_commits_to_a_secret_of_its_own(tables: Tables) -> None:
    rows = [tables.store.table(opened(tables)) for _ in range(2)]
    assert rows[0]
    assert rows[1]
    assert rows[0].secret != rows[1].secret
    for row in rows:
        assert row
        assert row.commitment == commitment_to(row.secret, row.id)


def test_a_table_with_a_seed_commits_to_nothing_and_draws_as_before(tables: Tables) -> None:
    one, two = (opened(tables, seed="7") for _ in range(2))
    for table_id in (one, two):
        play_on(tables, table_id, 20)
    with tables.at(one) as first, tables.at(two) as second:
        assert (first.row.secret, first.row.commitment, first.shuffle) == ("", "", None)
        assert first.match.choices == second.match.choices


@pytest.mark.parametrize("game", ["future_energy", "green_deal"])
def test_a_game_that_is_over_can_be_verified_with_its_words(tables: Tables, game: str) -> None:
    table_id = opened(tables, game, 3)
    for n in range(3):
        play_on(tables, table_id, 15, seed=n)
        say(tables, table_id, n, f"words {n}")
    play_on(tables, table_id)
    with tables.at(table_id) as table:
        found = examined(table.record(), noted=table.row.commitment)
        assert (found.flaw, found.verified, found.words) == (None, table.match.draws, 3)


def test_another_process_draws_the_same(tables: Tables) -> None:
    table_id, there = opened(tables), Tables(tables.store)
    play_on(tables, table_id, 10)
    say(tables, table_id, 0, "hello")
    play_on(there, table_id, 10, seed=2)
    with tables.at(table_id) as here, there.at(table_id) as other:
        assert here.match.choices == other.match.choices
        assert here.words == other.words == [Words(here.words[0].draws, "white", "hello")]
    with Tables(tables.store).at(table_id) as replayed:
        assert replayed.words == other.words


def test_while_the_game_goes_on_the_record_has_neither_secret_nor_seed(tables: Tables) -> None:
    for seed in ("", "7"):
        table_id = opened(tables, seed=seed)
        with tables.at(table_id) as table:
            assert (table.record().shuffle, table.record().seed) == (None, "")


def test_an_older_table_goes_on_with_the_chance_of_the_system(tables: Tables) -> None:
    table_id = opened(tables)
    with tables.store.writing.begin() as db:
        db.exec_driver_sql("UPDATE tables SET secret = '', commitment = ''")
    tables.forget(table_id)
    with pytest.raises(NotYours, match="web-fair-error-none"):
        say(tables, table_id, 0, "hello")
    play_on(tables, table_id)
    with tables.at(table_id) as table:
        assert table.ended
        assert table.record().shuffle is None


def test_a_fork_has_a_secret_of_its_own_and_says_what_was_copied(tables: Tables) -> None:
    parent = opened(tables)
    play_on(tables, parent, 12)
    with tables.at(parent) as table:
        choices, draws, secret = table.match.choices, table.match.draws, table.row.secret
    fork = opened(tables, parent=parent, choices=choices)
    play_on(tables, fork)
    with tables.at(fork) as table:
        assert table.row.secret != secret
        found = examined(table.record())
        assert (found.flaw, found.copied) == (None, draws)
        assert found.verified == table.match.draws - draws > 0


# ---- words


def test_words_of_others_do_not_make_a_choice_or_an_undo_come_too_late(tables: Tables) -> None:
    table_id = opened(tables)
    with tables.at(table_id) as table:
        (seat,), version = table.choosing, table.version
        option = table.game.write(int(table.match.state.legal[0]))
    assert say(tables, table_id, 1 - seat, "while you think") == version + 1
    assert say(tables, table_id, seat, "me too") == version + 2
    after = tables.choose(table_id, Wish(seat, version, "one"), option)
    with tables.at(table_id) as table:
        assert table.match.undoable(seat)
    say(tables, table_id, 1 - seat, "once more")
    tables.undo(table_id, Wish(seat, after, "two"))
    with tables.at(table_id) as table:
        assert [one.text for one in table.words] == ["while you think", "me too", "once more"]
    with pytest.raises(Stale):
        tables.choose(table_id, Wish(seat, after, "three"), option)


def test_the_choice_of_a_bot_counts_although_somebody_spoke_while_it_thought(
    tables: Tables,
) -> None:
    table_id = opened(tables)
    with tables.at(table_id) as table:
        (seat,) = table.choosing
    tables.change_seat(table_id, seat, bot="uniform")
    with tables.at(table_id) as table:
        version = table.version
        option = table.game.write(int(table.match.state.legal[0]))
    say(tables, table_id, 1 - seat, "are you there?")
    wish = Wish(seat, version, f"bot-{seat}-{version}")
    assert tables.choose(table_id, wish, option, bot="uniform") > version + 1


def test_a_version_that_is_yet_to_come_is_still_refused(tables: Tables) -> None:
    table_id = opened(tables)
    with tables.at(table_id) as table:
        (seat,), version = table.choosing, table.version
        option = table.game.write(int(table.match.state.legal[0]))
    with pytest.raises(Stale):
        tables.choose(table_id, Wish(seat, version + 1, "early"), option)


def test_words_stand_in_the_log_and_the_same_command_is_carried_out_once(tables: Tables) -> None:
    table_id = opened(tables)
    versions = {say(tables, table_id, 1, "  twice \n told ") for _ in range(2)}
    assert len(versions) == 1
    (entry,) = [entry for entry in tables.store.log(table_id) if entry.kind == Kind.WORDS]
    assert (entry.seat, entry.option) == (1, "twice told")


@pytest.mark.parametrize("text", ["", " \n ", "x" * (LONGEST_WORDS + 1), "bell\a", "\u202etfel"])
def test_words_are_a_line_that_can_be_seen(tables: Tables, text: str) -> None:
    with pytest.raises(Refused, match="web-fair-error-words"):
        say(tables, opened(tables), 0, text)


def test_a_seat_adds_words_only_a_few_times_and_not_after_the_end(tables: Tables) -> None:
    table_id = opened(tables)
    for n in range(MOST_WORDS):
        say(tables, table_id, 0, f"{n}")
    with pytest.raises(NotYours, match="web-fair-error-enough"):
        say(tables, table_id, 0, "more")
    play_on(tables, table_id)
    with pytest.raises(NotYours, match="web-fair-error-over"):
        say(tables, table_id, 1, "too late")


def test_nobody_adds_words_at_a_table_that_was_closed(tables: Tables) -> None:
    table_id = opened(tables)
    with tables.store.writing.begin() as db:
        db.exec_driver_sql("UPDATE tables SET closed = true")
    tables.forget(table_id)
    with pytest.raises(Closed):
        say(tables, table_id, 0, "anybody here?")


def test_words_change_what_chance_does_later(tables: Tables) -> None:
    """The same secret, the same choices: from the words on, other numbers."""
    table_id = opened(tables)
    with tables.at(table_id) as table:
        assert table.shuffle
        plain = int(table.shuffle.dice(table.match.draws).word())
        before = int(table.shuffle.dice(table.match.draws - 1).word())
    say(tables, table_id, 0, "abracadabra")
    with tables.at(table_id) as table:
        assert table.shuffle
        assert int(table.shuffle.dice(table.match.draws).word()) != plain
        assert int(table.shuffle.dice(table.match.draws - 1).word()) == before
