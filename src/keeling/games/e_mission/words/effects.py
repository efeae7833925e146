"""The effect vocabulary in words: one clause for each kind of effect, with its numbers."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Final

from msgspec import structs

from keeling.games.e_mission.data.box import BOX
from keeling.games.e_mission.engine.tables import EMISSIONS, RESILIENCE, TAGS, TRACKS
from keeling.text.lines import TIE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from keeling.games.e_mission.data.cards import Effect
    from keeling.text.catalogue import Catalogue

GEO: Final = {table.id: table for table in BOX.geo_table}
MINUS: Final = "\u2212"  # as long as a plus
OF_EMISSIONS: Final = ("remove_emission", "setup_emission")
BY_KIND: Final = ("draw_bonus", "restriction", "forbid")  # each kind has its own words
SCALES: Final = {"band": "does-per_band", "player": "does-per_player"}
SAYS_SCALE: Final = ("setup_trees", "setup_oceans", "setup_dac")  # in their own words


def joined(
    effects: Sequence[Effect], words: Catalogue, n: int = 0, between: str | None = None
) -> str:
    """Effects one after another, as a clause; a number other than 0 stands for the printed one."""
    told = [effect_does(effect, words, n) for effect in effects]
    if between is not None:
        return between.join(told)
    return reduce(lambda what, more: words.say("does-then", what=what, next=more), told)


def effect_does(effect: Effect, words: Catalogue, n: int = 0) -> str:
    """One effect as a clause, with what its amount depends on."""
    if effect.tiers or effect.tier_kinds:
        told = tiers(effect, words)
    elif effect.do == "draw_filter":
        told = clause(effect, words)
    else:
        told = scaled(effect, words, clause(effect, words, n or effect.n or effect.draw))
    return words.say("does-may", what=told) if effect.optional else told


def scaled(effect: Effect, words: Catalogue, told: str) -> str:
    """A clause with the tags, bands or players it is multiplied by."""
    if effect.per in TAGS:
        return words.say("does-per", what=told, tag=f"tag-{effect.per}")
    if effect.per in SCALES and effect.do not in SAYS_SCALE:
        return words.say(SCALES[effect.per], what=told)
    return told


def tiers(effect: Effect, words: Catalogue) -> str:
    """The amounts by how many tags are there; EM-7.43 or the kinds."""
    told, by_kind = "", bool(effect.tier_kinds)
    for least, what in steps_of(effect, words):
        args: dict[str, str | int] = {"from": least, "what": what}
        if told:
            told = words.say("does-tier_more", tier=told, **args)
        else:
            told = words.say("does-tier", tag=f"tag-{effect.tier_tag}", **args)
    return words.say("does-remove_emission_by", n=effect.n, tiers=told) if by_kind else told


def steps_of(effect: Effect, words: Catalogue) -> list[tuple[int, str]]:
    """The least number of tags of each tier, and what it does; EM-7.43 or to which kind."""
    if effect.tier_kinds:
        return [(least, words.name(f"emission-{kind}")) for least, kind in effect.tier_kinds]
    return [(least, clause(effect, words, n)) for least, n in effect.tiers]


def of_kind(effect: Effect, kind: str) -> Effect:
    """An effect that has become one of a certain kind."""
    return structs.replace(effect, kind=kind, tier_tag="", tier_kinds=[])


def clause(effect: Effect, words: Catalogue, n: int | None = None) -> str:
    """An effect that comes to so much, in words."""
    amount = effect.n or effect.draw if n is None else n
    if effect.do == "geo_roll":
        return geo_roll(effect.table, words)
    args: dict[str, str | int] = {"n": abs(amount), "signed": signed(amount), "keep": effect.keep}
    if effect.do == "draw_filter":
        drawn = words.say("does-draw_cards", n=amount)
        args["what"] = scaled(effect, words, drawn) if n is None else drawn
    kinds = "emission" if effect.do in OF_EMISSIONS else "resilience"
    if effect.kind in (EMISSIONS if effect.do in OF_EMISSIONS else RESILIENCE):
        args["kind"] = f"{kinds}-{effect.kind}"
    if effect.kind in TRACKS:
        args["track"] = f"track-{effect.kind}"
    if effect.tag:
        args["tag"] = f"tag-{effect.tag}"
    if effect.to_needs:
        args["tags"] = tags_of(effect.to_needs, words)
    elif effect.tags or effect.keep_tags:
        args["tags"] = either([*effect.tags, *effect.keep_tags], words)
    return words.say(f"does-{effect.do}{form(effect)}", **args)


def form(effect: Effect) -> str:
    """The end of the key, where one kind of effect has several wordings."""
    if effect.do in BY_KIND:
        return f"-{effect.kind}{'_less' if effect.n < 0 else ''}"
    forms = {
        f"-{effect.test}": bool(effect.test),
        "_any_to": effect.kind == "any" and effect.to == "any_player",
        "_any": effect.kind == "any" or effect.any_number,
        "_to": effect.to == "any_player",
        "_lowers": bool(effect.keep_if),
        "_tags": bool(effect.tags),
        "_tag": effect.do == "discard_cards" and bool(effect.tag),
        "_take": effect.from_ == "other",
        "_give": effect.from_ == "self",
        "_communities": effect.per == "two_own_communities",
    }
    return next((end for end, holds in forms.items() if holds), "")


def geo_roll(table: str, words: Catalogue) -> str:
    """A roll, what is added to it, and what the sums do."""
    bonus, rows = GEO[table].bonus, geo_rows(table, words)
    if most := bonus.discard_tucked_max:
        return words.say("does-geo_roll_spend", most=most, rows=rows)
    return words.say("does-geo_roll", tag=f"tag-{bonus.stack_tag}", rows=rows)


def geo_rows(table: str, words: Catalogue) -> str:
    """What the sums of a roll do."""
    told = []
    for row in GEO[table].rows:
        args: dict[str, str | int] = {"from": row.from_, "what": joined(row.effects, words)}
        told.append(words.say("does-geo_row", **args))
    return "; ".join(told)


# ---- tags and numbers


def tags_of(tags: Mapping[str, int], words: Catalogue) -> str:
    """Numbers of tags, with commas between them."""
    told = [words.say("does-tags", n=n, tag=f"tag-{tag}") for tag, n in tags.items()]
    return ", ".join(one.replace(" ", TIE) for one in told)


def either(tags: Sequence[str], words: Catalogue) -> str:
    """One of several tags."""
    named = [words.name(f"tag-{tag}") for tag in tags]
    return reduce(lambda tag, more: words.say("does-or", tag=tag, next=more), named)


def signed(n: int) -> str:
    """A number with its sign."""
    return f"{n:+d}".replace("-", MINUS)


def capital(text: str) -> str:
    """A clause as the beginning of a sentence."""
    return text[:1].upper() + text[1:]
