"""What lies on the table, in words: for headlines, remarks and the board as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.text.lines import TIE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from keeling.games.e_mission.view.types import EMissionView, Proposal
    from keeling.text.catalogue import Catalogue

TENTHS: Final = 10


def headline(view: EMissionView, words: Catalogue) -> str:
    """The round, the phase and the temperature: "Round 3 of 6, project phase, 1.4 °C"."""
    phase = f"phase-{view.phase}"
    if not view.round:
        return words.name(phase, "title")
    heat = degrees(view.world.temperature, words)
    return words.say("text-round", round=view.round, rounds=view.rounds, phase=phase, degrees=heat)


def degrees(tenths: int, words: Catalogue) -> str:
    """A temperature."""
    return words.say("text-degrees", whole=tenths // TENTHS, tenth=tenths % TENTHS)


def situation(view: EMissionView, words: Catalogue) -> str:
    """Who is to choose, how it ended, or that chance decides."""
    if view.ending:
        return words.say(f"ending-{ending(view)}")
    if len(view.choosing) > 1:
        return words.say("text-choosing", seats=names_of(words, "seat", view.choosing))
    if view.to_move:
        return words.say("text-to_move", seat=f"seat-{view.to_move}")
    return words.say("text-chance")


def ending(view: EMissionView) -> str:
    """How it ended, and where communities broke down."""
    limit, name = view.community_limit, str(view.ending)
    powers = [one.power for one in view.seats.values() if one.communities >= limit]
    broke = name == "communities" and len(view.seats) > 1 and powers
    return f"{name}_{powers[0]}" if broke else name


def proposal(asked: Proposal, words: Catalogue) -> str:
    """What somebody is asked to agree to."""
    told = [
        words.say("text-would_give", seat=f"seat-{seat}", what=names_of(words, "card", [card]))
        for seat, card in asked.cards.items()
    ]
    for seat, n in asked.communities.items():
        what = words.say("text-n_communities", n=n)
        told.append(words.say("text-would_give", seat=f"seat-{seat}", what=what))
    return sentence(*told)


# ---- lists


def tied(text: str) -> str:
    """A text that stays in one line."""
    return text.replace(" ", TIE)


def names_of(words: Catalogue, kind: str, ids: Iterable[str]) -> str:
    """Several names of one kind, with commas between them; none: said in a word."""
    told = ", ".join(tied(words.name(f"{kind}-{name}")) for name in ids)
    return told or words.say("text-none")


def counts(words: Catalogue, kind: str, numbers: Mapping[str, int], case: str = "") -> str:
    """Names with numbers, with commas between them; none: said in a word."""
    told = ", ".join(
        tied(words.say("text-part", what=words.name(f"{kind}-{name}", case), n=n))
        for name, n in numbers.items()
    )
    return told or words.say("text-none")


def sentence(*parts: str) -> str:
    """Parts that are there, with semicolons; full stops before them go."""
    return "; ".join(part.rstrip(".") for part in parts if part)
