"""Crises as text: what lies in the column and beside it, whom it threatens, and what helps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.e_mission.words import phrases as said
from keeling.games.e_mission.words.cards import CRISIS, crisis_does
from keeling.games.e_mission.words.effects import clause, tags_of
from keeling.text.lines import titled

if TYPE_CHECKING:
    from keeling.games.e_mission.view.types import CrisisCard, EMissionView
    from keeling.text.catalogue import Catalogue


def column(view: EMissionView, words: Catalogue) -> list[str]:
    """The crises to come, from the bottom, also those that lie face down."""
    title = words.say("text-crises", n=view.world.crises_drawn)
    if not view.column:
        return titled(title, [words.say("text-no_crises")])
    entries = enumerate(view.column, start=1)
    return titled(title, [entry(view, words, place, one) for place, one in entries])


def entry(view: EMissionView, words: Catalogue, place: int, one: CrisisCard | None) -> str:
    """One place of the column."""
    if one is None:
        return words.say("text-face_down", place=place)
    crisis, seats = one.crisis, len(view.seats)
    told = {"name": words.name(f"crisis-{crisis}"), "text": crisis_does(crisis, words, seats)}
    return said.sentence(
        words.say("text-crisis", place=place, **told),
        threatens(view, words, one) if one_threatens(one) else "",
        *supported(words, one),
    )


def ongoing(view: EMissionView, words: Catalogue) -> list[str]:
    """Crises that stay, with what they forbid."""
    if not view.ongoing:
        return []
    texts = []
    for one in view.ongoing:
        crisis = one.crisis
        told = {"name": words.name(f"crisis-{crisis}"), "text": crisis_does(crisis, words)}
        texts.append(
            said.sentence(words.say("text-ongoing_crisis", **told), *supported(words, one))
        )
    return titled(words.say("text-ongoing"), texts)


# ---- what a crisis does as things stand


def one_threatens(one: CrisisCard) -> bool:
    """Whether amounts say something: not for crises that only forbid."""
    return not CRISIS[one.crisis].ongoing and (bool(one.targets) or bool(one.world))


def threatens(view: EMissionView, words: Catalogue, one: CrisisCard) -> str:
    """Whom it hits with what, and what that is reckoned with: emissions come before crises."""
    told, then = threats(view, words, one), view.foreseen
    if not then:
        return words.say("text-threatens", threats=told)
    degrees = said.degrees(then.temperature, words)
    return words.say("text-threatens_then", degrees=degrees, threats=told)


def threats(view: EMissionView, words: Catalogue, one: CrisisCard) -> str:
    """Whom it hits, and with what."""
    if not one.targets:
        return world_harm(view, words, one)
    told = ", ".join(
        words.say("text-threat", seat=f"seat-{seat}", what=suffering(view, words, one, seat))
        for seat in one.threat
    )
    return words.say("text-one_of", who=told) if one.one_of else told


def suffering(view: EMissionView, words: Catalogue, one: CrisisCard, seat: str) -> str:
    """What a crisis does to a player, with the communities that follow, and whether it is lost."""
    told = harm(words, one.crisis, one.threat[seat])
    n, n2 = one.communities.get(seat, (0, 0))
    follows = not any(effect.do == "gain_community" for effect in CRISIS[one.crisis].effects)
    if n2 > n and (follows or n2 >= view.community_limit):
        what = words.name("stock-communities")
        told = f"{told}, {words.say('text-from_to', what=what, n=n, n2=n2)}"
    return words.say("text-lost_then", what=told) if n2 >= view.community_limit else told


def world_harm(view: EMissionView, words: Catalogue, one: CrisisCard) -> str:
    """What a crisis does to the world, and to whom if there is too little of it."""
    told = [harm(words, one.crisis, one.world)]
    for seat, (n, n2) in one.communities.items():
        what = words.name("stock-communities")
        then = words.say("text-from_to", what=what, n=n, n2=n2)
        lost = words.say("text-lost_then", what=then) if n2 >= view.community_limit else then
        told.append(words.say("text-threat", seat=f"seat-{seat}", what=lost))
    return ", ".join(told)


def harm(words: Catalogue, crisis: str, amounts: list[int]) -> str:
    """The effects of a crisis that come to something."""
    found = zip(CRISIS[crisis].effects, amounts, strict=True)
    told = [clause(effect, words, n).partition(";")[0] for effect, n in found if n]
    return " + ".join(told) or words.say("text-spared")


def supported(words: Catalogue, one: CrisisCard) -> list[str]:
    """The cards under a crisis, and the tags still missing."""
    told = []
    if one.tucked:
        told.append(words.say("text-under", cards=said.names_of(words, "card", one.tucked)))
    tuck = CRISIS[one.crisis].tuck
    if tuck and tuck.need:
        left = tuck.need - one.aid
        tags = tags_of({tuck.tag: left}, words)
        told.append(words.say("text-missing", tags=tags) if left > 0 else words.say("text-enough"))
    return told
