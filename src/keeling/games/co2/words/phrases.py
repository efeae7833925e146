"""What lies on the table, in words: for titles, headlines, remarks and the board as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.games.carbon.words.phrases import amount, effects_in_words, names_of, whose_move
from keeling.games.co2.data.box import BOX

if TYPE_CHECKING:
    from keeling.games.carbon.data.effects import Effect
    from keeling.games.co2.view.types import Co2View
    from keeling.text.catalogue import Catalogue

TRACKS: Final = {track.energy: track for track in BOX.expertise.track}
REWARDS: Final = {energy.id: energy.install_reward for energy in BOX.energy.type}
GRANTS: Final = {slot.id: slot.effect for slot in BOX.grant.slot}
LOBBIES: Final = {card.id: card for card in BOX.lobby.card}
UN_GOALS: Final = {card.id: card for card in BOX.un_goal.card}
COMPANY_GOALS: Final = {card.id: card for card in BOX.company_goal.card}


def headline(view: Co2View, words: Catalogue) -> str:
    """The decade, the round and the level of CO₂."""
    return f"{decade_in_words(view, words)} · {words.say('text-co2', co2=view.co2)}"


def decade_in_words(view: Co2View, words: Catalogue) -> str:
    """The decade and the round."""
    return words.say("text-decade", **when(view))


def when(view: Co2View) -> dict[str, int]:
    """The numbers of the decade and the round, for a text."""
    return {
        "decade": view.decade,
        "decades": view.decades,
        "round": view.round,
        "rounds": view.rounds,
    }


def situation(view: Co2View, words: Catalogue) -> str:
    """Who is asked, who has won, that all have lost, or that chance decides."""
    if view.lost:
        return words.say("text-lost", co2=view.co2)
    if view.winners:
        winners = names_of(words, "seat", view.winners)
        return words.say("text-won", seats=winners, count=len(view.winners))
    if view.ended:
        return words.say("text-over")
    return whose_move(view, words)


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
