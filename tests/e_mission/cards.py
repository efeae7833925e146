"""What the rows of the cards say, reckoned without the engine: the tests compare the two."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import structs

import keeling
from keeling.games.e_mission.data.box import BOX, PROJECTS
from keeling.games.e_mission.game import GAME
from tests.e_mission.tables import draw, offered, play

if TYPE_CHECKING:
    from collections.abc import Iterable

    from keeling.games.e_mission.data.cards import Effect, Project
    from keeling.games.e_mission.engine.state import EMission

ROWS = {card.id: card for card in [*PROJECTS.project, *PROJECTS.start]}
TAGS = [tag.id for tag in BOX.tag]
KINDS = [kind.id for kind in BOX.resilience]
SECTORS = [kind.id for kind in BOX.emission_kind]
GEO = {table.id: table for table in BOX.geo_table}
LIMITS = {"trees": 33, "oceans": 23, "dac": 13}  # EM-2.3
SINK = {"add_tree": "trees", "add_ocean": "oceans", "add_dac": "dac"}

Numbers = Counter[str]


def tags_of(cards: Iterable[str]) -> Numbers:
    """EM-6.3.2 All tags of some cards, a double one twice."""
    return Counter(tag for card in cards for tag in ROWS[card].tags)


def with_tags(wanted: dict[str, int], first: list[str], never: Iterable[str] = ()) -> list[str]:
    """Cards behind the first ones until each wanted tag is there often enough."""
    cards = list(first)
    for tag, n in wanted.items():
        fitting = [c.id for c in PROJECTS.project if tag in c.tags and c.id not in {*cards, *never}]
        while tags_of(cards)[tag] < n:
            cards.append(fitting.pop(0))
    return cards


def least_stack(card: Project) -> list[str]:
    """The card with just what its use needs: its requirement, and its limit once."""
    wanted = dict(card.needs)
    if card.limit.tag:
        wanted[card.limit.tag] = max(1, wanted.get(card.limit.tag, 0))
    return with_tags(wanted, [card.id])


def rich_stack(card: Project) -> list[str]:
    """The card with two more of every tag it speaks of."""
    own = tags_of([card.id])
    spoken = {*card.needs, card.limit.tag, *(e.per for e in card.effects)}
    spoken |= {effect.tier_tag for effect in card.effects}
    wanted = {tag: max(own[tag], card.needs.get(tag, 0)) + 2 for tag in TAGS if tag in spoken}
    return with_tags(wanted, [card.id])


def amount(effect: Effect, tags: Numbers) -> int:
    """EM-7.17, EM-7.6 The amount of an effect with these tags in its stack."""
    if effect.tier_kinds:
        return effect.n if tags[effect.tier_tag] >= effect.tier_kinds[0][0] else 0
    if effect.tier_tag:
        return max([n for least, n in effect.tiers if tags[effect.tier_tag] >= least], default=0)
    n = effect.n or effect.draw
    return n * tags[effect.per] if effect.per in TAGS else n


def of_kind(effect: Effect, tags: Numbers) -> Effect:
    """EM-7.43 The effect with the kind of the highest tier that the tags reach."""
    reached = [kind for least, kind in effect.tier_kinds if tags[effect.tier_tag] >= least]
    return structs.replace(effect, kind=reached[-1]) if reached else effect


# ---- what can be counted on a table


def counted(s: EMission) -> Numbers:
    """Everything on the table that has a number."""
    dump = GAME.dump(s)
    found: Numbers = Counter()
    for what in ("trees", "oceans", "dac", "bands", "suspended", "loose", "recent"):
        found[what] = dump[what]
    found["pile"] = len(dump["discarded"])
    found["column"] = len(dump["column"])
    found["face down"] = sum(name.startswith("unknown") for name in dump["column"])
    found["markers"] = sum(dump["tracks"].values())
    found["out"] = sum(there is not None for there in dump["globals"])
    for seat, row in dump["seats"].items():
        for what in ("clean", "dirty", "demand", "communities", "fewer", "cut"):
            found[f"{seat} {what}"] = row[what]
        for what, n in [*row["resilience"].items(), *row["emissions"].items()]:
            found[f"{seat} {what}"] = n
        found[f"{seat} hand"] = len(row["hand"])
        found[f"{seat} played"] = sum(map(len, row["projects"]))
    return found


def differing(before: Numbers, after: Numbers) -> dict[str, int]:
    """What has changed, and by how much."""
    return {key: after[key] - before[key] for key in after if after[key] != before[key]}


def changes(wanted: Numbers) -> dict[str, int]:
    """The same of what should have changed."""
    return {key: n for key, n in wanted.items() if n}


# ---- a use, played to its end


def finish(s: EMission, depth: int, seed: int = 1) -> None:
    """Answer everything with as much as possible, until the agenda is as short as before."""
    while s.seat != keeling.NOBODY and len(s.agenda) > depth:
        if s.seat == keeling.CHANCE:
            draw(s, seed)
            continue
        legal = offered(s)
        amounts = [option for option in legal if option.startswith("amount ")]
        willing = [option for option in legal if option not in ("skip", "enough", "refuse")]
        play(s, amounts[-1] if amounts else willing[0])


# ---- what the effects of projects should change


def wanted_of(effect: Effect, a: int, before: Numbers) -> Numbers:
    """What an effect of amount `a` changes for blue, who answers as `finish` does."""
    if a == 0:
        return Counter()
    if effect.do in SINK:
        sink = SINK[effect.do]
        return Counter({sink: min(a, LIMITS[sink] - before[sink])})
    return Counter(on_board(effect, a, before) or with_cards(effect, a) or with_other(effect, a))


def on_board(effect: Effect, a: int, before: Numbers) -> dict[str, int]:
    """EM-7.1 to EM-7.4, EM-7.21, EM-7.37."""
    kind = effect.kind if effect.kind in KINDS else KINDS[0]
    sector = effect.kind if effect.kind in SECTORS else SECTORS[0]
    dirty = min(a, before["blue dirty"])
    return {
        "gain_clean": {"blue clean": a},
        "remove_dirty": {"blue dirty": -dirty},
        "swap_dirty_clean": {"blue dirty": -dirty, "blue clean": dirty},
        "remove_emission": {f"blue {sector}": -min(a, before[f"blue {sector}"])},
        "lower_demand": {"blue demand": -min(a, before["blue demand"])},
        "gain_resilience": {f"blue {kind}": a},
        "remove_community": {"blue communities": -min(a, before["blue communities"])},
        "cut_emitted": {"blue cut": a},
    }.get(effect.do, {})


def with_cards(effect: Effect, a: int) -> dict[str, int]:
    """EM-7.7, EM-7.8, EM-7.10, EM-7.11, EM-7.22."""
    return {
        "draw_cards": {"blue hand": a},
        "draw_keep": {"blue hand": effect.keep, "pile": a - effect.keep},
        "recover_card": {"blue hand": a, "pile": -a},
        "tuck_from_deck": {"blue played": a},
        "reveal_crisis": {"face down": -a},
    }.get(effect.do, {})


def with_other(effect: Effect, a: int) -> dict[str, int]:
    """EM-7.9, EM-7.23, EM-7.24, EM-7.26, EM-7.27, EM-7.28, EM-7.41 Orange has all it takes."""
    giver, to = ("orange", "blue") if effect.from_ == "other" else ("blue", "orange")
    return {
        "give_clean": {"blue clean": -a, "orange clean": a},
        "give_card": {"blue hand": -a, "orange hand": a},
        "give_resilience": {"blue social": -a, "orange social": a},
        "other_draws": {"orange hand": a},
        "other_remove_community": {"orange communities": -a},
        "move_community": {f"{giver} communities": -a, f"{to} communities": a},
    }.get(effect.do, {})


def wanted_of_geo(table: str, total: int, before: Numbers) -> Numbers:
    """EM-7.13 The row with the greatest `from` up to the sum."""
    row = max((r for r in GEO[table].rows if r.from_ <= total), key=lambda r: r.from_)
    found: Numbers = Counter()
    for effect in row.effects:
        n = effect.n
        change = {
            "suspend_bands": {"bands": -n, "suspended": n},
            "draw_crises": {"column": n, "face down": n},
            "retreat_effect": {"markers": -n},
            "lose_own_resilience": {f"blue {effect.kind}": -n},
            "add_ocean": {"oceans": min(n, LIMITS["oceans"] - before["oceans"])},
            "lose_ocean": {"oceans": -n},
        }
        found.update(change[effect.do])
    return found


def kept(effect: Effect, drawn: list[str]) -> list[str]:
    """EM-7.35, EM-7.36 The drawn cards that go to the hand."""
    lowers = {"remove_dirty", "swap_dirty_clean", "remove_emission", "cut_emitted"}
    if effect.keep_if:
        return [c for c in drawn if lowers & {e.do for e in ROWS[c].effects}]
    return [c for c in drawn if set(effect.keep_tags) & set(ROWS[c].tags)]
