"""Whether chance in a record did what its table had committed to."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from keeling.kernel.agenda import CHANCE
from keeling.kernel.errors import BadRecord
from keeling.kernel.record import begun, play_choice, result_of

if TYPE_CHECKING:
    from keeling.kernel.match import Match
    from keeling.kernel.record import Record
    from keeling.kernel.shuffle import Shuffle


class Flaw(StrEnum):
    """Why chance in a record is not verified."""

    SEEDED = "seeded"  # it was drawn from a seed that somebody gave
    NO_COMMITMENT = "no_commitment"
    OTHER_COMMITMENT = "other_commitment"  # than the one that was noted during the game
    BROKEN_COMMITMENT = "broken_commitment"  # the secret is not the one committed to
    OTHER_CHANCE = "other_chance"  # a draw differs
    OTHER_RESULT = "other_result"  # the choices lead to another one


class Finding(Struct, frozen=True, kw_only=True):
    """What was found out about a record."""

    flaw: Flaw | None = None
    table: str = ""
    commitment: str = ""
    copied: int = 0  # draws of another table, which this secret says nothing about
    verified: int = 0  # draws that are as they should be
    words: int = 0
    choice: int = 0  # the first draw that differs: its place among the choices,
    found: str = ""  # what the record says,
    expected: str = ""  # and what it should say


def examined(record: Record, noted: str = "") -> Finding:
    """Draw every chance of a record again; `noted` is the commitment somebody has kept.

    BadRecord if it does not replay.
    """
    shuffle = record.shuffle
    if shuffle is None:
        return Finding(flaw=Flaw.SEEDED if record.seed else Flaw.NO_COMMITMENT)
    about = Finding(
        table=shuffle.table,
        commitment=shuffle.commitment,
        copied=shuffle.copied,
        words=len(shuffle.words),
    )
    if noted and noted != shuffle.commitment:
        return replace(about, flaw=Flaw.OTHER_COMMITMENT, expected=noted)
    if not shuffle.keeps_its_promise():
        return replace(about, flaw=Flaw.BROKEN_COMMITMENT)
    return replace(about, **drawn_again(record, shuffle))


def drawn_again(record: Record, shuffle: Shuffle) -> dict[str, object]:
    """Every chance compared with what the secret leads to: how many fit, and what does not."""
    match = begun(record)
    check_words(shuffle, match)
    for n, notation in enumerate(record.choices, start=1):
        if match.state.seat == CHANCE and match.draws >= shuffle.copied:
            expected = match.game.write(shuffle.option(match))
            if notation != expected:
                where = {"choice": n, "found": notation, "expected": expected}
                verified = match.draws - shuffle.copied
                return {"flaw": Flaw.OTHER_CHANCE, "verified": verified, **where}
        play_choice(match, notation, n)
    if match.draws < shuffle.copied:
        raise BadRecord(f"{shuffle.copied} draws were copied, the record has {match.draws}")
    flaw = None if result_of(match) == record.result else Flaw.OTHER_RESULT
    return {"flaw": flaw, "verified": match.draws - shuffle.copied}


def check_words(shuffle: Shuffle, match: Match) -> None:
    """Words come from seats of the table, in the order in which they were added."""
    for words in shuffle.words:
        if words.seat not in match.names:
            raise BadRecord(f"words of '{words.seat}', and nobody is called so here")
    counts = [words.draws for words in shuffle.words]
    if counts != sorted(counts):
        raise BadRecord("the words are not in the order in which they were added")
