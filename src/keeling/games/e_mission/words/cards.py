"""What cards do, in words: composed from the rows of the data, for pictures, remarks and boards."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Final

from keeling.games.e_mission.data.box import BOX, CHALLENGES, CRISES, GLOBALS, PROJECTS
from keeling.games.e_mission.words.effects import capital, clause, joined, of_kind, tags_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from keeling.games.e_mission.data.cards import (
        Cost,
        Crisis,
        Effect,
        GlobalProject,
        Project,
        Support,
    )
    from keeling.text.catalogue import Catalogue

CARDS: Final = {card.id: card for card in [*PROJECTS.project, *PROJECTS.start]}
CRISIS: Final = {card.id: card for card in CRISES}
GLOBAL: Final = {card.id: card for card in GLOBALS}
CHALLENGE: Final = {card.id: card for card in CHALLENGES}
TRACK: Final = {track.id: track for track in BOX.effect}

SMALL: Final = 2  # players for whom a global project may need less


# ---- project cards and start cards


def card_does(card: str, words: Catalogue) -> str:
    """A project or start card in full: what it needs, costs and does, and how often."""
    parts = [needs(card, words), f"{capital(action(card, words))}.", limit(card, words)]
    return " ".join(part for part in parts if part)


def needs(card: str, words: Catalogue) -> str:
    """The tags without which it cannot be used; empty: none."""
    wanted = CARDS[card].needs
    return words.say("does-needs", tags=tags_of(wanted, words)) if wanted else ""


def action(card: str, words: Catalogue) -> str:
    """The cost and the effects, as a clause."""
    row = CARDS[card]
    what = joined(row.effects, words)
    if row.when:
        return words.say("does-in_emission_phase", what=after(row.cost, what, words))
    told = costs(row.cost, words)
    return words.say("does-paid", cost=", ".join(told), what=what) if told else what


def limit(card: str, words: Catalogue) -> str:
    """How often in a round."""
    row: Project = CARDS[card]
    return words.say(f"does-limit-{row.limit.kind}", tag=f"tag-{row.limit.tag or 'grid'}")


def after(cost: Cost, what: str, words: Catalogue) -> str:
    """A clause with what it costs before it, where a colon stands already."""
    told = costs(cost, words)
    return words.say("does-then", what=", ".join(told), next=what) if told else what


def costs(cost: Cost, words: Catalogue) -> list[str]:
    """The parts of a cost."""
    amounts = {"discard": cost.discard, "demand": cost.demand, "tucked": cost.tucked}
    told = [words.say(f"does-cost_{part}", n=n) for part, n in amounts.items() if n]
    for kind, n in cost.resilience.items():
        told.append(words.say("does-cost_resilience", n=n, kind=f"resilience-{kind}"))
    return told


# ---- crises


def crisis_does(crisis: str, words: Catalogue, seats: int = 0) -> str:
    """A crisis: whom it hits with what, what weakens it, and which cards under it help."""
    row = CRISIS[crisis]
    what = joined(row.effects, words, row.solo_n if seats == 1 else 0)
    if row.reduce_by != "none":
        what = words.say("does-reduced", what=what, kind=f"resilience-{row.reduce_by}")
    told = words.say("does-target", who=target(row, words), what=what)
    if row.ongoing:
        told = words.say("does-ongoing", what=what)
    parts = [told, support(row.tuck, words) if row.tuck else ""]
    if row.solo_n and not seats:
        parts.append(words.say("does-alone", n=row.solo_n))
    return " ".join(part for part in parts if part)


def target(row: Crisis, words: Catalogue) -> str:
    """Whom a crisis hits."""
    name, _, what = row.target.partition(":")
    if name == "lowest":
        return words.say("does-target-lowest", kind=f"resilience-{what}")
    if name == "most_tags":
        return words.say("does-target-most_tags", tag=f"tag-{what}")
    return words.say(f"does-target-{name}_{what}" if what else f"does-target-{name}")


def support(tuck: Support, words: Catalogue) -> str:
    """Which cards under a crisis help, and how."""
    tags = tags_of({tuck.tag: tuck.need}, words)
    return words.say(f"does-support-{tuck.mode}", tags=tags, tag=f"tag-{tuck.tag}")


# ---- global projects


def global_does(project: str, words: Catalogue, seats: int = 0) -> str:
    """A global project in full: when it is active, what may lie under it, and what it does."""
    parts = [global_needs(project, words, seats), global_effect(project, words)]
    return " ".join(part for part in parts if part)


def global_effect(project: str, words: Catalogue) -> str:
    """When and how often it works, and what it does then."""
    row = GLOBAL[project]
    what = after(row.cost, joined(row.effects, words), words)
    return words.say(f"does-when-{moment(row)}", what=what)


def moment(row: GlobalProject) -> str:
    """When a global project works, as a part of a key."""
    often = row.uses_per_round < 0
    if row.trigger == "shield":
        return "shield_open" if often else "shield"
    if row.trigger != "action":
        return row.trigger
    if often:
        return "open"
    if row.condition:
        return "each_clean"
    return "each" if row.scope == "each_player" else "group"


def global_needs(project: str, words: Catalogue, seats: int = 0) -> str:
    """What makes it active, for so many players, 0: for any number; and what may lie under it."""
    wanted = GLOBAL[project].requirement
    told = [under_it(project, words, seats)]
    if has := wanted.each_player_has:
        told = [words.say("does-active_each", n=has.n, kind=f"resilience-{has.resilience}")]
    if some := wanted.some_player_has:
        told = [words.say("does-active_some", tags=tags_of({some.tag: some.n}, words))]
    if wanted.none:
        told = [words.say("does-active_always")]
    for tag in wanted.open_tuck:
        any_card = words.say("does-takes_any")
        told.append(any_card if tag == "any" else words.say("does-takes_tag", tag=f"tag-{tag}"))
    if wanted.set_tuck:
        named = ", ".join(words.name(f"tag-{tag}") for tag in wanted.set_tuck)
        told.append(words.say("does-takes_set", tags=named))
    return " ".join(part for part in told if part)


def under_it(project: str, words: Catalogue, seats: int) -> str:
    """The tags that have to lie under it; empty: none."""
    wanted = GLOBAL[project].requirement
    if by := wanted.tuck_by_players:
        if seats:
            tags = by.small if seats <= SMALL else by.large
            return words.say("does-active_with", tags=tags_of(tags, words))
        small, large = tags_of(by.small, words), tags_of(by.large, words)
        return words.say("does-active_by_players", tags=small, more=large)
    if "per_player" in wanted.tuck.values() and not seats:
        return words.say("does-active_per_player", tag=f"tag-{next(iter(wanted.tuck))}")
    tags = {tag: n if isinstance(n, int) else seats for tag, n in wanted.tuck.items()}
    return words.say("does-active_with", tags=tags_of(tags, words)) if tags else ""


# ---- challenges and planetary effects


def challenge_does(challenge: str, words: Catalogue) -> str:
    """A challenge: for whom, and what it changes."""
    row = CHALLENGE[challenge]
    return words.say(f"does-scope-{row.scope}", what=joined(row.effects, words, between="; "))


def tipping_spaces(track: str) -> list[int]:
    """Where a planetary effect takes effect."""
    return TRACK[track].tipping or BOX.effect_tracks.tipping


def track_does(track: str, words: Catalogue) -> str:
    """What a planetary effect does at a tipping point."""
    return f"{capital(track_clause(track, words))}."


def track_clause(track: str, words: Catalogue) -> str:
    """The same within a sentence."""
    return joined(TRACK[track].effects, words)


def effects_now(card: str, tags: Mapping[str, int]) -> list[Effect]:
    """The effects of a top card; EM-7.43 of the kind that the tags in its project decide."""
    return [kind_now(effect, tags) for effect in CARDS[card].effects]


def kind_now(effect: Effect, tags: Mapping[str, int]) -> Effect:
    """EM-7.43 Of the kind of the highest tier reached; below the lowest one as it is printed."""
    has = tags.get(effect.tier_tag, 0)
    reached = [kind for least, kind in effect.tier_kinds if has >= least]
    return of_kind(effect, reached[-1]) if reached else effect


def yields(card: str, amounts: list[int], words: Catalogue, tags: Mapping[str, int]) -> str:
    """What the effects of a card come to now; those that come to nothing are left out."""
    found = zip(effects_now(card, tags), amounts, strict=True)
    told = [clause(effect, words, n) for effect, n in found if n or effect.do == "geo_roll"]
    if not told:
        return ""
    return reduce(lambda what, more: words.say("does-then", what=what, next=more), told)
