"""Letters as people compare them: a search overlooks accents, an alphabetical list does not."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

OF_SEATS: Final = "ABCDE"  # what tells seats apart without a colour
STROKES = str.maketrans("ł", "l")  # for Unicode its stroke is no accent that could be taken off
LETTERS_OF_THEIR_OWN = ("pl",)  # languages in which an accent makes another letter


def bare(text: str) -> str:
    """Small letters without accents."""
    if text.isascii():
        return text.casefold()
    apart = unicodedata.normalize("NFKD", text.casefold()).translate(STROKES)
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def hits(text: str, words: Iterable[str]) -> list[tuple[int, int]]:
    """Where any of the words stands in a text, from and to, whatever its accents."""
    longest_first = sorted({bare(word) for word in words} - {""}, key=len, reverse=True)
    if not longest_first:
        return []
    origin = [i for i, letter in enumerate(text) for _ in bare(letter)]  # ß is two bare letters
    found = re.finditer("|".join(map(re.escape, longest_first)), bare(text))
    return [(origin[hit.start()], origin[hit.end() - 1] + 1) for hit in found]


def alphabetical(name: str, language: str) -> list[tuple[str, str]]:
    """What to sort names by: in Polish ł comes after l, in German ö is an o unless they tie."""
    letters = [(bare(letter), letter) for letter in name.casefold()]
    return letters if language in LETTERS_OF_THEIR_OWN else [(bare(name), name)]
