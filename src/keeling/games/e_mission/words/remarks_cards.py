"""What stands beside options with cards: what a project yields, gains or loses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.e_mission.words import phrases as said
from keeling.games.e_mission.words import stacks
from keeling.games.e_mission.words.cards import CARDS, GLOBAL, action, costs, global_effect, yields
from keeling.games.e_mission.words.effects import joined, tags_of

if TYPE_CHECKING:
    from keeling.games.e_mission.view.types import EMissionView, Stack
    from keeling.text.catalogue import Catalogue


def name_of(words: Catalogue, card: str) -> str:
    """A card in a project of their own; whose start card it is goes without saying."""
    return words.name(f"card-{card}", "plain")


# ---- using


def use(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """What it yields now and with one more tag of the kind it counts; how often it can be used."""
    stack = view.own_stack(args[0])
    card = stack.cards[0]
    now = stacks.within_reach(view, view.own, card, stack.yields, stack.tags)
    told = yields(card, now, words, stack.tags)
    if cost := ", ".join(costs(CARDS[card].cost, words)):
        told = words.say("does-paid", cost=cost, what=told)
    parts = [words.say("text-top", name=name_of(words, card), what=told)]
    if tag := stacks.counted(card):
        more = {**stack.tags, tag: stack.tags.get(tag, 0) + 1}
        then = expected(view, card, more)
        what = yields(card, then, words, more)
        if then != now or what != yields(card, now, words, stack.tags):
            parts.append(words.say("text-one_more", tag=f"tag-{tag}", what=what))
    often = stacks.uses(card, stack.tags)
    if often != stacks.UNLIMITED:
        parts.append(words.say("text-uses_left", n=often - stack.used))
    return said.sentence(*parts)


def expected(view: EMissionView, card: str, tags: dict[str, int]) -> list[int]:
    """What the effects of a card would come to for whoever looks, with these tags."""
    return stacks.within_reach(view, view.own, card, stacks.amounts(view, card, tags), tags)


def use_global(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """What it does, and how often it was used."""
    one, row = view.global_card(args[0]), GLOBAL[args[0]]
    used = words.say("text-uses", n=one.uses) if one.uses else ""
    under = words.say("text-cards_then", n=len(one.tucked) - 1) if row.cost.tucked else ""
    return said.sentence(global_effect(args[0], words), used, under)


# ---- putting cards under something, and on top


def tuck(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """The tags the project then has, and what that adds to the effect on top."""
    stack = view.own_stack(args[1])
    tags = stacks.added(stack.tags, args[0])
    return said.sentence(changed(words, stack.tags, tags), gain(view, words, stack, tags))


def changed(words: Catalogue, before: dict[str, int], after: dict[str, int]) -> str:
    """The tags that become more or fewer."""
    told = [
        words.say(
            "text-from_to", what=words.name(f"tag-{tag}"), n=before.get(tag, 0), n2=after[tag]
        )
        for tag in after
        if after[tag] != before.get(tag, 0)
    ]
    return ", ".join(told)


def gain(view: EMissionView, words: Catalogue, stack: Stack, tags: dict[str, int]) -> str:
    """What other tags change for the card on top: needs, amounts, uses."""
    card, before = stack.cards[0], stack.tags
    name = name_of(words, card)
    parts = []
    short, left = stacks.lacking(card, before), stacks.lacking(card, tags)
    if left:
        parts.append(words.say("text-still_needs", tags=tags_of(left, words)))
    elif short:
        parts.append(words.say("text-needs_met"))
    old, new = expected(view, card, before), expected(view, card, tags)
    told = yields(card, new, words, tags)
    if old != new or told != yields(card, old, words, before) or (short and not left):
        parts.append(told)
    often, then = stacks.uses(card, before), stacks.uses(card, tags)
    if often != then:
        parts.append(words.say("text-uses_then", n=often, n2=then))
    if not parts:
        return words.say("text-no_more", name=name)
    return words.say("text-then", name=name, what=said.sentence(*parts))


def cover(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """What the new effect would yield with the tags that come along, or what is missing."""
    card, stack = args[0], view.own_stack(args[1])
    tags = stacks.added(stack.tags, card)
    parts = first_use(view, words, card, tags)
    if shown := {tag: n for tag, n in tags.items() if tag in stacks.relevant(card)}:
        parts.append(words.say("text-tags", tags=said.counts(words, "tag", shown)))
    if stack.cards:
        parts.append(words.say("text-instead", name=name_of(words, stack.cards[0])))
    return said.sentence(*parts)


def first_use(view: EMissionView, words: Catalogue, card: str, tags: dict[str, int]) -> list[str]:
    """What a card would bring with these tags, and how often; if nothing, what it waits for."""
    if left := stacks.waits_for(card, tags):
        needs = words.say("text-still_needs", tags=tags_of(left, words))
        return [needs, words.say("text-could", what=action(card, words))]
    told = yields(card, expected(view, card, tags), words, tags)
    if not told:
        return [words.say("text-not_yet", what=joined(CARDS[card].effects, words))]
    cost = ", ".join(costs(CARDS[card].cost, words))
    what = words.say("does-paid", cost=cost, what=told) if cost else told
    often = stacks.uses(card, tags)
    left_over = words.say("text-uses_left", n=often) if often != stacks.UNLIMITED else ""
    return [words.say("text-now", what=what), left_over]


def support(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """What a global project still lacks afterwards, or that it is active then."""
    card, one = args[0], view.global_card(args[1])
    if one.active or not one.missing:
        return words.say("text-cards_then", n=len(one.tucked) + 1)
    left = {tag: n - CARDS[card].tags.count(tag) for tag, n in one.missing.items()}
    left = {tag: n for tag, n in left.items() if n > 0}
    then = words.say("text-active_then")
    if left:
        then = words.say("text-missing_then", tags=tags_of(left, words))
    return f"{then}. {global_effect(args[1], words)}"


# ---- moving and losing cards


def move(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """What both projects have afterwards."""
    into = view.own_stack(args[1])
    gained = gain(view, words, into, stacks.added(into.tags, args[0]))
    return said.sentence(discard(view, words, args), gained)


def discard(view: EMissionView, words: Catalogue, args: list[str]) -> str:
    """What a project loses with a card, or that it is a hand card."""
    card = args[0]
    for n, stack in enumerate(view.own.projects, start=1):
        if stack and card in stack.cards:
            slot = words.name(f"slot-{n}")
            tags = said.names_of(words, "tag", CARDS[card].tags)
            lost = words.say("text-loses", slot=slot, tags=tags)
            return said.sentence(lost, bared(view, words, stack, card, slot))
    return said.sentence(words.say("text-from_hand"), said.names_of(words, "tag", CARDS[card].tags))


def bared(view: EMissionView, words: Catalogue, stack: Stack, card: str, slot: str) -> str:
    """What is on top afterwards; if that stays, what it has less."""
    top, *below = stack.cards
    if card != top:
        return gain(view, words, stack, stacks.added(stack.tags, card, -1))
    if not below:
        return words.say("text-empties", slot=slot)
    return words.say("text-uncovers", name=name_of(words, below[0]))
