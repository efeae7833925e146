"""Revisions of games: which are known, which is played, and records of earlier ones."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

import pytest

import keeling
from keeling.kernel.errors import BadConfig, BadRecord, OtherRevision
from keeling.kernel.past import LostProcess, Past
from keeling.kernel.record import from_json, is_of_other_revision, read_records, replay
from keeling.kernel.revisions import ASKED, asked, asking, known, newest, revision
from tools.golden import earlier_files, played_files

if TYPE_CHECKING:
    from keeling.kernel.record import Record

GAMES = ["co2", "e_mission", "future_energy", "green_deal", "second_chance"]


@pytest.fixture(scope="module")
def earlier() -> Record:
    """A record of an earlier revision."""
    return read_records(earlier_files()[0])[0]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_by_its_newest_revision(name: str) -> None:
    assert keeling.game(name).version == newest(name) == revision(name) == known(name)[-1]


def test_the_environment_names_revisions() -> None:
    assert asked({}) == {}
    assert asked({ASKED: "e_mission=2, green_deal=1"}) == {"e_mission": 2, "green_deal": 1}
    assert asked({ASKED: asking({"co2": 1, "a": 3})}) == {"co2": 1, "a": 3}


@pytest.mark.parametrize("text", ["e_mission", "e_mission=", "e_mission=two", "=-1"])
def test_what_names_no_revision_is_refused(text: str) -> None:
    with pytest.raises(BadConfig, match="is not of the form GAME=NUMBER"):
        asked({ASKED: text})


def test_a_revision_that_is_not_known_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ASKED, "e_mission=77")
    with pytest.raises(BadConfig, match="revision 77 of e_mission is not known here; there are: "):
        revision("e_mission")


def test_games_of_others_have_no_revisions_but_their_own() -> None:
    assert list(known("somebody_elses")) == []


def test_a_record_of_an_earlier_revision_says_how_to_replay_it(earlier: Record) -> None:
    assert is_of_other_revision(earlier)
    with pytest.raises(OtherRevision, match=f"--revision {earlier.game}={earlier.rules}"):
        replay(earlier)


def test_a_record_of_the_newest_revision_is_not_earlier() -> None:
    assert not is_of_other_revision(read_records(played_files("co2")[0])[0])


def test_a_record_of_a_revision_that_is_lost_is_refused(earlier: Record) -> None:
    bad = from_json(json.dumps(json.loads(earlier.to_json()) | {"rules": 0}), "x")
    assert not is_of_other_revision(bad)
    with pytest.raises(BadRecord, match=r"rules 0 of .* are not known here, only \d, \d"):
        replay(bad)


def version_of(name: str) -> int:
    """The revision of a game in whichever process this runs."""
    return keeling.game(name).version


def test_each_earlier_revision_has_a_process_of_its_own(earlier: Record) -> None:
    with Past() as past:
        assert past.run(earlier.game, earlier.rules, version_of, earlier.game) == earlier.rules
        assert past.run(earlier.game, earlier.rules, replayed_to, earlier) == len(earlier.choices)
    assert version_of(earlier.game) != earlier.rules


def replayed_to(record: Record) -> int:
    """How many choices of a record can be replayed."""
    return len(replay(record).choices)


def test_what_goes_wrong_there_is_heard_here(earlier: Record) -> None:
    bad = json.loads(earlier.to_json())
    bad["choices"][0] = "nonsense"
    with Past() as past, pytest.raises(BadRecord, match="choice 1: "):
        past.run(earlier.game, earlier.rules, replayed_to, from_json(json.dumps(bad), "x"))


def die() -> None:
    """What a process does that somebody kills."""
    os._exit(9)


def test_a_process_that_dies_is_told_of_and_replaced(earlier: Record) -> None:
    with Past() as past:
        with pytest.raises(LostProcess, match=f"revision {earlier.rules} of {earlier.game}"):
            past.run(earlier.game, earlier.rules, die)
        assert past.run(earlier.game, earlier.rules, version_of, earlier.game) == earlier.rules
