"""From what is typed to an option: its number, its notation, or the beginnings of its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from keeling.text.offers import Offer


def matching(typed: str, all_offers: Sequence[Offer]) -> list[Offer]:
    """The options that may be meant: one is understood, several are ambiguous."""
    words = typed.casefold().split()
    if len(words) == 1 and words[0].isdecimal():
        return [offer for offer in all_offers if str(offer.number) == words[0].lstrip("0")]
    left = [(offer, offer.notation.casefold().split()) for offer in all_offers]
    left = [(offer, names) for offer, names in left if len(names) >= len(words)]
    for i, word in enumerate(words):
        exact = [(offer, names) for offer, names in left if names[i] == word]
        left = exact or [(offer, names) for offer, names in left if names[i].startswith(word)]
    complete = [offer for offer, names in left if len(names) == len(words)]
    return complete if len(complete) == 1 else [offer for offer, _ in left]


def next_words(typed: str, notations: Sequence[str]) -> list[str]:
    """How the last word of what is typed can go on."""
    words = typed.split(" ")
    rows = [notation.split() for notation in notations]
    rows = [row for row in rows if len(row) >= len(words)]
    fitting = [row for row in rows if all(map(str.startswith, row, words))]
    return sorted({row[len(words) - 1] for row in fitting})
