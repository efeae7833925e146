"""The tool that spoils inputs: it finds what it is to find, and the same again."""

from __future__ import annotations

import os
import signal
import time
from random import Random
from typing import TYPE_CHECKING

import pytest

from keeling.kernel.errors import BadRecord
from tools import fuzz_inputs, fuzz_workers
from tools.fuzz_edits import spoil_text, spoil_tree
from tools.fuzz_inputs import DIED, READ, Tally, fuzzed, made, numbers, samples_of, tried
from tools.fuzz_readers import Reader, readers, same
from tools.fuzz_workers import tasks, worked

if TYPE_CHECKING:
    from collections.abc import Callable

SAMPLES = [b"one two three\nfour five\n", b"six 7 eight\n"]
QUICK = 20  # times the share of a reader: so many inputs


def samples() -> list[bytes]:
    return SAMPLES


def planted(read: Callable[[bytes], None]) -> Reader:
    """A reader with a fault of its own."""
    return Reader(f"planted {read.__name__}", samples, read, spoil_text, 1)


def raises(text: bytes) -> None:
    text.decode()


def forgets(text: bytes) -> None:
    same(text, text.replace(b"7", b""))


def hangs(text: bytes) -> None:
    while b"9" in text:
        pass


def slow(text: bytes) -> None:
    until = time.thread_time() + fuzz_inputs.BOUND
    while b"9" in text and time.thread_time() < until:
        pass


def mute(text: bytes) -> None:
    raise BadRecord("" if b"9" in text else "no")


def unprintable(text: bytes) -> None:
    if b"9" in text:
        error = BadRecord("x")
        error.args = ("\ud800",)
        raise error


@pytest.mark.parametrize(
    ("read", "found"),
    [
        (raises, "UnicodeDecodeError"),
        (forgets, "Unequal"),
        (hangs, "Hangs"),
        (slow, "read, but slowly"),
        (mute, "refused without a word"),
        (unprintable, "refused without a word"),
    ],
)
def test_a_fault_is_found_with_a_small_input(
    read: Callable[[bytes], None], found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz_inputs, "BOUND", 0.02)
    monkeypatch.setattr(fuzz_inputs, "HANGS", 0.05)
    monkeypatch.setattr(fuzz_inputs, "PATIENCE", 3.0)
    tally = fuzzed(planted(read), "seed", range(40))
    assert any(what.startswith(found) for what in tally.examples)
    assert tally.read + tally.refused + tally.counts.total() == 40
    assert min(map(len, tally.examples.values())) < 10


def dies(text: bytes) -> None:
    if b"9" in text:
        os.kill(os.getpid(), signal.SIGKILL)


def test_a_process_that_dies_is_found_and_the_rest_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz_workers, "PART", 10)
    reader = Reader("planted", samples, dies, spoil_text, 1)
    tally = Tally("planted")
    for done in worked(tasks([reader], "seed", 20), workers=1):
        tally.add(done)
    assert list(tally.examples) == [DIED]
    assert b"9" in tally.examples[DIED]
    assert tally.read + tally.counts[DIED] == 20


def test_the_same_seed_gives_the_same_inputs() -> None:
    for reader in readers()[-2:]:
        first, again, other = (
            [repr(made(reader, numbers(seed, reader, n))) for n in range(20)]
            for seed in ("1", "1", "2")
        )
        assert first == again != other


def test_an_edit_leaves_its_sample_as_it_was() -> None:
    tree = {"a": [1, 2, {"b": "c d"}], "e": {"f": None}}
    kept, rng = repr(tree), Random(1)  # noqa: S311 - to be repeated
    spoiled = {repr(spoil_tree(tree, {"a": [3]}, rng)) for _ in range(200)}
    assert repr(tree) == kept
    assert len(spoiled) > 50


@pytest.mark.parametrize("reader", readers(), ids=lambda reader: reader.name)
def test_whatever_is_read_is_read_or_refused(reader: Reader) -> None:
    inputs = QUICK * reader.share
    tally = fuzzed(reader, "quick", range(inputs))
    assert tally.examples == {}
    assert tally.read + tally.refused == inputs
    assert READ in {tried(reader, sample)[0] for sample in samples_of(reader)[:20]}
