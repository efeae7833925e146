"""Inputs spread over processes. One that dies is a finding, and does not end the others' work."""

from __future__ import annotations

import multiprocessing
import os
import random
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tools.fuzz_inputs import DIED, Tally, fuzzed, numbers, written

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.fuzz_readers import Reader

PART: Final = 500  # inputs that a worker reads at once

_notes: list[int] = []  # the file in which this worker notes what it does


class Task(NamedTuple):
    """Some inputs of one reader."""

    reader: Reader
    seed: str
    first: int
    last: int

    @property
    def name(self) -> str:
        """By this it is known to all processes."""
        return f"{self.reader.name}\t{self.first}"


def tasks(readers: list[Reader], seed: str, inputs: int) -> list[Task]:
    """The inputs, divided among readers by their shares."""
    shares, found = sum(reader.share for reader in readers), []
    for reader in readers:
        count = -(-inputs * reader.share // shares)
        found += [Task(reader, seed, n, min(n + PART, count)) for n in range(0, count, PART)]
    random.Random(seed).shuffle(found)  # noqa: S311 - so that the bar moves evenly
    return found


def worked(todo: list[Task], workers: int) -> Iterator[Tally]:
    """What came of each part, as soon as it is done."""
    left = {task.name: task for task in todo}
    while left:
        with tempfile.TemporaryDirectory() as folder:
            for task, tally in pooled(list(left.values()), workers, folder):
                del left[task.name]
                yield tally
            for name, n in noted(folder):
                if name in left and dies(left[name], n):
                    task = left.pop(name)
                    for rest in (task._replace(last=n), task._replace(first=n + 1)):
                        left |= {rest.name: rest} if rest.first < rest.last else {}
                    yield dead(task.reader, task.seed, n)


def pooled(left: list[Task], workers: int, folder: str) -> Iterator[tuple[Task, Tally]]:
    """What the processes do until all is done, or one of them dies."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, prepare, (folder,)) as pool:
        asked = {pool.submit(part, task): task for task in left}
        for future in as_completed(asked):
            if not isinstance(future.exception(), BrokenProcessPool):
                yield asked[future], future.result()


def prepare(folder: str) -> None:
    """A worker notes where it is: should it die, that is known."""
    _notes[:] = [os.open(Path(folder) / str(os.getpid()), os.O_RDWR | os.O_CREAT)]


def part(task: Task) -> Tally:
    """What a worker does at once."""

    def noting() -> Iterator[int]:
        for n in range(task.first, task.last):
            os.pwrite(_notes[0], f"{task.name}\t{n}\n".encode(), 0)
            yield n

    return fuzzed(task.reader, task.seed, noting())


def noted(folder: str) -> Iterator[tuple[str, int]]:
    """At which input of which part each worker was."""
    for path in Path(folder).iterdir():
        name, _, n = path.read_text("utf-8").partition("\n")[0].rpartition("\t")
        if n:
            yield name, int(n)


def dies(task: Task, n: int) -> bool:
    """Whether a process that tries this input alone dies; the others were only stopped with it."""
    rest = (task.reader, task.seed, range(n, n + 1))
    alone = multiprocessing.get_context("spawn").Process(target=fuzzed, args=rest)
    alone.start()
    alone.join()
    return alone.exitcode != 0


def dead(reader: Reader, seed: str, n: int) -> Tally:
    """What came of an input that ended its process."""
    example = written(reader, numbers(seed, reader, n))
    return Tally(reader.name, counts=Counter([DIED]), examples={DIED: example})
