"""Words that players add to chance: which ones, how many, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.kernel.shuffle import LONGEST_WORDS
from keeling.web.errors import NotYours, Refused

if TYPE_CHECKING:
    from keeling.web.tables.table import Table

MOST_WORDS: Final = 5  # of a seat: enough to have the last word sometimes, too few to fill a disk


def check_words(table: Table, seat: int, text: str) -> str:
    """Words as they are kept; Refused if these cannot be, or not now."""
    if not table.row.secret:
        raise NotYours("web-fair-error-none")
    if table.ended:
        raise NotYours("web-fair-error-over")
    if words_left(table, seat) < 1:
        raise NotYours("web-fair-error-enough", most=MOST_WORDS)
    words = " ".join(text.split())
    if not words or len(words) > LONGEST_WORDS or not words.isprintable():
        raise Refused("web-fair-error-words", most=LONGEST_WORDS)
    return words


def words_left(table: Table, seat: int) -> int:
    """How often a seat may still add words."""
    said = sum(words.seat == table.colour(seat) for words in table.words)
    return MOST_WORDS - said
