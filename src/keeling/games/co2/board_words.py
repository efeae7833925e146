"""What lies on the table, in words: for titles, headlines, remarks and the board as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from babel.lists import format_list

from keeling.games.co2.data import BOX
from keeling.text.lines import TIE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from keeling.carbon.effects import Effect
    from keeling.kernel.game import View
    from keeling.text.catalogue import Catalogue

TRACKS: Final = {track.energy: track for track in BOX.expertise.track}
REWARDS: Final = {energy.id: energy.install_reward for energy in BOX.energy.type}
GRANTS: Final = {slot.id: slot.effect for slot in BOX.grant.slot}
LOBBIES: Final = {card.id: card for card in BOX.lobby.card}
UN_GOALS: Final = {card.id: card for card in BOX.un_goal.card}
COMPANY_GOALS: Final = {card.id: card for card in BOX.company_goal.card}


def tied(text: str) -> str:
    """A text that stays in one line."""
    return text.replace(" ", TIE)


def names_of(words: Catalogue, kind: str, ids: Iterable[str]) -> str:
    """Several names of one kind, with commas between them."""
    return ", ".join(words.name(f"{kind}-{name}") for name in ids)


def counts_in_words(words: Catalogue, kind: str, counts: dict[str, int]) -> str:
    """Names with numbers, with commas between them."""
    named = ((words.name(f"{kind}-{name}"), n) for name, n in counts.items())
    return ", ".join(tied(f"{name} {n}") for name, n in named)


def headline(view: View, words: Catalogue) -> str:
    """The decade, the round and the level of CO₂."""
    return f"{decade_in_words(view, words)} · {words.say('text-co2', co2=view['co2'])}"


def decade_in_words(view: View, words: Catalogue) -> str:
    """The decade and the round."""
    when = {key: view[key] for key in ("decade", "decades", "round", "rounds")}
    return words.say("text-decade", **when)


def situation(view: View, words: Catalogue) -> str:
    """Who is asked, who has won, that all have lost, or that chance decides."""
    if view["lost"]:
        return words.say("text-lost", co2=view["co2"])
    if view["winners"]:
        winners = names_of(words, "seat", view["winners"])
        return words.say("text-won", seats=winners, count=len(view["winners"]))
    if view["ended"]:
        return words.say("text-over")
    if view["to_move"] and view["active"] not in (None, view["to_move"]):
        asked, active = f"seat-{view['to_move']}", f"seat-{view['active']}"
        return words.say("text-asked", seat=asked, seat2=active)
    if view["to_move"]:
        return words.say("text-to_move", seat=f"seat-{view['to_move']}")
    return words.say("text-chance")


def effects_in_words(words: Catalogue, effects: list[Effect]) -> str:
    """All effects of a list, with commas between them."""
    return ", ".join(effect_in_words(words, effect) for effect in effects)


def effect_in_words(words: Catalogue, effect: Effect) -> str:
    """What an effect gives: `2 tech cubes`."""
    if effect.op == "choose_one":
        choices = [effects_in_words(words, choice) for choice in effect.options]
        return str(format_list(choices, style="or", locale=words.language))
    if effect.energy and effect.energy != "any":
        return words.say("effect-expertise", n=effect.n, energy=f"energy-{effect.energy}")
    key = "expertise_any" if effect.energy else effect.op
    return words.say(f"effect-{key}", n=effect.n or effect.minimum)


def amount(words: Catalogue, op: str, n: int) -> str:
    """So much of something: `$3`, `2 CEPs`."""
    return words.say(f"effect-{op}", n=n)


def cost_in_words(words: Catalogue, money: int, tech: int) -> str:
    """What a plant costs."""
    first, second = amount(words, "money", money), amount(words, "tech", tech)
    if not tech:
        return first
    return words.say("text-and", first=first, second=second)


def grant_in_words(words: Catalogue, slot: str, ceps: int) -> str:
    """What proposing on a slot gives, in a region with so many CEPs."""
    grant = GRANTS[slot]
    if grant[0].op == "money_per_regional_cep":
        return amount(words, "money", max(grant[0].minimum, ceps))
    return effects_in_words(words, grant)


def lobby_in_words(words: Catalogue, card: str) -> str:
    """Both effects of a lobby card."""
    row = LOBBIES[card]
    main, minor = effects_in_words(words, row.main), effects_in_words(words, row.minor)
    return words.say("text-lobby", main=main, minor=minor)


def goal_in_words(words: Catalogue, goal: str) -> str:
    """What a company goal scores."""
    row = COMPANY_GOALS[goal]
    return words.say(f"goal-{row.metric}", each=row.vp_each, most=row.vp_max)


def next_bonus(energy: str, level: int) -> tuple[int, list[Effect]] | None:
    """The next space with a bonus above a level of a track, and what it gives."""
    ahead = [space for space in TRACKS[energy].spaces if space.level > level and space.bonus]
    return (ahead[0].level, ahead[0].bonus) if ahead else None


def project_at(view: View, project: str) -> dict[str, Any] | None:
    """The project on a slot, `europe-tech`."""
    here = [p for region in view["regions"] for p in region["projects"] if p]
    return next((found for found in here if found["project"] == project), None)


def region_at(view: View, region: str) -> dict[str, Any]:
    """A region by its name."""
    found: dict[str, Any] = next(r for r in view["regions"] if r["region"] == region)
    return found
