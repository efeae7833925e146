"""Inputs for one reader: made from numbers, tried, and made as small as a finding allows."""

from __future__ import annotations

import json
import random
import signal
import time
import traceback
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from keeling.kernel.errors import KeelingError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.fuzz_readers import Reader

BOUND: Final = 1.0  # seconds of computing that an input may take
HANGS: Final = 5.0  # seconds after which it is stopped
STUCK: Final = 30.0  # seconds after which its process is ended, if it cannot be stopped
PATIENCE: Final = 5.0  # seconds in which smaller inputs are tried for a finding
READ, REFUSED, DIED = "read", "refused", "the process dies"
OUTCOMES = (READ, REFUSED)

_samples: dict[str, list[Any]] = {}


class Hangs(BaseException):
    """Reading does not end."""


@dataclass
class Tally:
    """What came of some inputs of one reader."""

    reader: str
    read: int = 0
    refused: int = 0
    slowest: float = 0.0  # seconds
    counts: Counter[str] = field(default_factory=Counter)  # findings
    examples: dict[str, bytes] = field(default_factory=dict)  # finding -> an input

    def add(self, other: Tally) -> None:
        """Add what came of others."""
        self.read += other.read
        self.refused += other.refused
        self.slowest = max(self.slowest, other.slowest)
        self.counts += other.counts
        self.examples = {**other.examples, **self.examples}


def fuzzed(reader: Reader, seed: str, inputs: Iterator[int] | range) -> Tally:
    """Some inputs of one reader."""
    tally = Tally(reader.name)
    for n in inputs:
        edits = numbers(seed, reader, n)
        what, took = tried(reader, made(reader, edits))
        tally.slowest = max(tally.slowest, took)
        tally.read += what == READ
        tally.refused += what == REFUSED
        if what in OUTCOMES:
            continue
        tally.counts[what] += 1
        if what not in tally.examples:
            tally.examples[what] = smallest(reader, edits, what)
    return tally


# ---- making


def numbers(seed: str, reader: Reader, n: int) -> list[int]:
    """What the n-th input is made from: one number for the sample, and one for each edit."""
    rng = random.Random(f"{seed} {reader.name} {n}")  # noqa: S311 - to be repeated
    return [rng.getrandbits(32) for _ in range(2 + min(int(rng.expovariate(0.8)), 6))]


def made(reader: Reader, edits: list[int]) -> Any:  # noqa: ANN401 - text or a tree
    """The input that some numbers stand for."""
    first, *others = edits
    samples = samples_of(reader)
    given = samples[first % len(samples)]
    for number in others:
        rng = random.Random(number)  # noqa: S311 - to be repeated
        given = reader.spoil(given, rng.choice(samples), rng)
    return given


def samples_of(reader: Reader) -> list[Any]:
    """The samples of a reader, made once."""
    if reader.name not in _samples:
        _samples[reader.name] = reader.samples()
    return _samples[reader.name]


# ---- trying


def tried(reader: Reader, given: Any) -> tuple[str, float]:  # noqa: ANN401 - text or a tree
    """What happens to an input, `READ`, `REFUSED` or a finding, and how long that takes."""
    began = time.thread_time()
    try:
        with limited():
            reader.read(given)
        what = READ
    except KeelingError as error:
        what = REFUSED if is_said(error) else f"refused without a word {where(error)}"
    except (Exception, Hangs) as error:  # noqa: BLE001 - that is what is looked for
        what = f"{type(error).__name__} {where(error)}"
    took = time.thread_time() - began
    return (f"{what}, but slowly" if what in OUTCOMES and took > BOUND else what), took


@contextmanager
def limited() -> Iterator[None]:
    """Stop what computes for too long; what hears no signals ends with its process."""

    def stop(*_: object) -> None:
        raise Hangs

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, HANGS)
    signal.setitimer(signal.ITIMER_VIRTUAL, STUCK)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGPROF, before)


def is_said(error: KeelingError) -> bool:
    """Whether an error has a message that can be printed."""
    told = str(error)
    return bool(told.strip()) and told == told.encode("utf-8", "replace").decode()


def where(error: BaseException) -> str:
    """The last line of Keeling that an error went through."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if "keeling" in frame.filename] or frames
    if isinstance(error, RecursionError | Hangs):
        ours = ours[:3]  # further on it is a matter of chance
    return f"{Path(ours[-1].filename).parent.name}/{Path(ours[-1].filename).name}:{ours[-1].lineno}"


def smallest(reader: Reader, edits: list[int], what: str) -> bytes:
    """An input with the same finding from as few edits as possible, and of text as short."""
    for number in edits[1:]:
        fewer = [one for one in edits if one != number]
        if tried(reader, made(reader, fewer))[0] == what:
            edits = fewer
    given = made(reader, edits)
    return shortest(reader, given, what) if isinstance(given, bytes) else written(reader, edits)


def written(reader: Reader, edits: list[int]) -> bytes:
    """An input as text; what is too deep for that is named by its numbers."""
    given = made(reader, edits)
    try:
        return given if isinstance(given, bytes) else json.dumps(given).encode()
    except RecursionError:
        return f"made from {edits}".encode()


def shortest(reader: Reader, text: bytes, what: str) -> bytes:
    """A text with the same finding, without all that can be left out."""
    step, until = len(text) // 2, time.thread_time() + PATIENCE
    while step:
        at = 0
        while at < len(text) and time.thread_time() < until:
            shorter = text[:at] + text[at + step :]
            if tried(reader, shorter)[0] == what:
                text = shorter
            else:
                at += step
        step //= 2
    return text
