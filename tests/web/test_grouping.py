"""Choices at several tables are written together, and each is answered for itself."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Event
from time import monotonic, sleep
from typing import TYPE_CHECKING

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from keeling.web.door import Door
from keeling.web.errors import Busy
from keeling.web.store.grouping import Addition, Grouped

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

PATIENCE = 60.0  # seconds: it only ends what hangs


class Disk:
    """What was written together; the first time it waits until it may go on."""

    def __init__(self) -> None:
        self.groups: list[list[str]] = []
        self.is_writing, self.may_go_on = Event(), Event()
        self.refused: dict[str, Exception] = {}

    def write(self, group: Sequence[Addition]) -> None:
        """All, or nothing."""
        if not self.is_writing.is_set():
            self.is_writing.set()
            assert self.may_go_on.wait(PATIENCE)
        names = [str(one.facts["table"]) for one in group]
        for name in names:
            if name in self.refused:
                raise self.refused[name]
        self.groups.append(names)


def wanted(name: str) -> Addition:
    """What somebody has chosen at a table."""
    return Addition([], {"table": name})


def too_late() -> IntegrityError:
    """What the database says to somebody who writes at a version that is taken."""
    return IntegrityError("INSERT", {}, Exception("taken"))


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait for something that other threads do."""
    deadline = monotonic() + PATIENCE
    while not holds():
        assert monotonic() < deadline
        sleep(0.001)


def all_at_once(disk: Disk, names: str) -> dict[str, BaseException | None]:
    """The first writes while all others come; what became of each."""
    grouped = Grouped(Door(PATIENCE), disk.write)
    with ThreadPoolExecutor(len(names)) as threads:
        first = threads.submit(grouped.add, wanted(names[0]))
        assert disk.is_writing.wait(PATIENCE)
        rest = [threads.submit(grouped.add, wanted(name)) for name in names[1:]]
        wait_until(lambda: len(grouped.queue) == len(rest))
        disk.may_go_on.set()
        return dict(zip(names, [one.exception() for one in (first, *rest)], strict=True))


def test_whoever_comes_while_the_disk_is_busy_is_written_together() -> None:
    disk = Disk()
    assert set(all_at_once(disk, "abcde").values()) == {None}
    assert [sorted(group) for group in disk.groups] == [["a"], ["b", "c", "d", "e"]]


def test_one_who_is_too_late_keeps_nobody_else_from_being_written() -> None:
    disk = Disk()
    disk.refused["c"] = too_late()
    found = all_at_once(disk, "abcd")
    assert {name for name, error in found.items() if error is not None} == {"c"}
    assert isinstance(found["c"], IntegrityError)
    assert sorted(name for group in disk.groups for name in group) == ["a", "b", "d"]


def test_a_full_disk_is_told_to_all_who_were_to_be_written() -> None:
    disk = Disk()
    disk.refused["b"] = OSError("no space")
    found = all_at_once(disk, "abc")
    assert {name: type(error) for name, error in found.items()} == {
        "a": type(None),
        "b": OSError,
        "c": OSError,
    }


def test_whoever_cannot_wait_is_not_written_later() -> None:
    disk, door = Disk(), Door(PATIENCE, room=0)
    grouped = Grouped(door, disk.write)
    with ThreadPoolExecutor(1) as threads:
        first = threads.submit(grouped.add, wanted("a"))
        assert disk.is_writing.wait(PATIENCE)
        with pytest.raises(Busy):
            grouped.add(wanted("b"))
        disk.may_go_on.set()
        first.result()
    grouped.add(wanted("c"))
    assert disk.groups == [["a"], ["c"]]


class Hasty:
    """Lets the first in when two want to write, and sends the second away while the first does."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.is_taken, self.are_two = Event(), Event()

    def __enter__(self) -> None:
        """Go in, or be sent away."""
        if self.is_taken.is_set():
            self.are_two.set()
            assert self.disk.is_writing.wait(PATIENCE)
            raise Busy
        self.is_taken.set()
        assert self.are_two.wait(PATIENCE)

    def __exit__(self, *_error: object) -> None:
        """Go out."""


def test_whoever_is_just_being_written_waits_for_what_becomes_of_it() -> None:
    disk = Disk()
    turn = Hasty(disk)
    grouped = Grouped(turn, disk.write)
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(grouped.add, wanted("a"))
        assert turn.is_taken.wait(PATIENCE)
        second = threads.submit(grouped.add, wanted("b"))
        assert disk.is_writing.wait(PATIENCE)
        assert not second.done()
        disk.may_go_on.set()
        first.result()
        second.result()
    assert disk.groups == [["a", "b"]]


def test_when_nothing_can_be_written_those_who_have_come_meanwhile_wait_no_longer() -> None:
    disk, locked = Disk(), OperationalError("INSERT", {}, Exception("locked"))
    disk.refused["a"] = locked
    assert set(all_at_once(disk, "abcde").values()) == {locked}
    assert disk.groups == []
