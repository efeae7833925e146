"""The board as text, complete: for terminals and for people who listen to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.carbon.words import phrases as shared
from keeling.games.second_chance.data.box import BOX
from keeling.games.second_chance.engine.tables import (
    DECADE_FACTOR,
    ENERGIES,
    PLACES,
    PLANTS,
    TRACKS,
    UN_LEFT,
)
from keeling.games.second_chance.words import phrases as said
from keeling.games.second_chance.words.text_regions import region_block
from keeling.games.second_chance.words.text_seats import seat_texts
from keeling.games.second_chance.words.text_team import environment_goals, outlook, team
from keeling.text.lines import TIE, titled

if TYPE_CHECKING:
    from keeling.games.second_chance.view.types import SecondChanceView
    from keeling.text.catalogue import Catalogue


def text_board(view: SecondChanceView, words: Catalogue) -> str:
    """Everything the view holds, block by block, in lines that fit a terminal of 80 columns."""
    blocks = [header(view, words), *outlook(view, words), *environment_goals(view, words)]
    blocks += [titled(*seat_texts(view, words, name)) for name in view.seats]
    blocks += [region_block(words, region) for region in view.regions]
    blocks += [summits(view, words), un_goals(view, words), *played(view, words)]
    blocks += [projects(view, words), tracks(view, words)]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def header(view: SecondChanceView, words: Catalogue) -> list[str]:
    """Where we are in the game, in the turn, and what lies in the middle of the board."""
    facts = [words.say("game-name"), words.say(f"text-mode-{view.mode}")]
    facts += [said.decade_in_words(view, words), words.say("text-co2", co2=view.co2)]
    decade = words.say("text-of_decades", decade=view.decade, decades=view.decades)
    texts = [said.situation(view, words), *turn(view, words), decade]
    if len(view.seats) > 1:
        texts.append(words.say("text-start", seat=f"seat-{view.start_player}"))
    texts += [*team(view, words), *climate(view, words), *market(view, words)]
    return titled(" - ".join(facts), [*texts, *events(view, words), *terms(view, words)])


def turn(view: SecondChanceView, words: Catalogue) -> list[str]:
    """What has been done in this turn."""
    now = view.turn
    done = [*now.mains, *(name for name, used in now.director.items() if used)]
    if not done or not view.active:
        return []
    told = ", ".join(words.say(f"text-done-{name}") for name in done)
    return [words.say("text-done", actions=told)]


def climate(view: SecondChanceView, words: Catalogue) -> list[str]:
    """The level of CO₂ with its marks, and the fossil plants still to come."""
    if view.is_team:
        marks = {"floor": BOX.setup.coop.co2_floor, "limit": BOX.setup.coop.co2_limit}
        price = shared.amount(words, "vp", int(DECADE_FACTOR[view.decade]))
        texts = [words.say("text-climate-team", co2=view.co2, price=price, **marks)]
    else:
        row = BOX.setup.competitive
        second = {"second": row.second_event_threshold, "limit": row.co2_limit}
        texts = [words.say("text-climate-rivals", co2=view.co2, **second)]
    kinds = shared.counts_in_words(words, "fossil", view.fossils_left)
    kinds = kinds or words.say("text-none")
    texts.append(words.say("text-fossils", count=view.fossil_stack, kinds=kinds))
    if view.fossils_under:
        under = shared.names_of(words, "fossil", view.fossils_under)
        texts.append(words.say("text-fossils_under", kinds=under))
    return texts


def market(view: SecondChanceView, words: Catalogue) -> list[str]:
    """The market, the bank, the supply of tech, and CEPs that are owed or set aside."""
    stall = view.market
    ceps = shared.amount(words, "cep", stall.ceps)
    texts = [words.say("text-market", ceps=ceps, price=stall.price, bank=stall.bank)]
    if stall.closed and view.active:
        texts.append(words.say("text-closed"))
    texts.append(words.say("text-supply", tech=shared.amount(words, "tech", view.tech_left)))
    for key, regions in (("owing", view.owing), ("set_aside", view.set_aside)):
        if regions:
            named = shared.names_of(words, "region", regions)
            texts.append(words.say(f"text-debt-{key}", regions=named))
    return texts


def events(view: SecondChanceView, words: Catalogue) -> list[str]:
    """The current event and the next one, and how many are left."""
    if view.is_team:
        return []
    tiles = {"now": view.event, "next": view.next_event}
    named = {key: f"event-{tile}" for key, tile in tiles.items() if tile}
    texts = [words.say(f"text-event-{key}", event=event) for key, event in named.items()]
    return [*texts, words.say("text-event_stack", count=view.event_stack)]


def terms(view: SecondChanceView, words: Catalogue) -> list[str]:
    """What this table has agreed on."""
    texts = [words.say("text-home", region=f"region-{view.home_region}")]
    if len(view.seats) > 1:
        texts.append(words.say("text-gifts" if view.gifts else "text-no_gifts"))
    return texts


def summits(view: SecondChanceView, words: Catalogue) -> list[str]:
    """The summits: topics and who speaks on them."""
    texts = []
    for place, here in zip(PLACES, view.summits, strict=True):
        told = words.say("text-summit-none")
        if here:
            told = shared.topics_in_words(words, here.speakers)
        if here and here.closer:
            told += f"; {words.say('text-summit-closed', seat='seat-' + here.closer)}"
        texts.append(f"{words.name(f'place-{place}', 'title')}: {told}")
    return titled(words.say("text-summits", count=view.summit_stack), texts)


def un_goals(view: SecondChanceView, words: Catalogue) -> list[str]:
    """The UN goals: what they cost, or who has claimed them."""
    texts = []
    for goal in view.un_goals:
        key, holder = f"un_goal-{goal.un_goal}", goal.claimed_by
        tech = shared.amount(words, "tech", goal.tech)
        if holder:
            texts.append(words.say("text-un_goal-claimed", un_goal=key, seat=f"seat-{holder}"))
        else:
            texts.append(words.say("text-un_goal", un_goal=key, tech=tech))
    if view.is_team:
        title = words.say("text-un_goals-team", count=view.un_unclaimed, left=int(UN_LEFT))
    else:
        title = words.say("text-un_goals-rivals", points=un_points())
    return titled(title, texts or [words.say("text-none")])


def un_points() -> str:
    """What one, two, three, four UN goals score for rivals."""
    return f",{TIE}".join(str(n) for n in BOX.setup.competitive.un_final_vp[1:])


def played(view: SecondChanceView, words: Catalogue) -> list[list[str]]:
    """The lobby cards on the table: whose, what a scientist gets there, and who is there."""
    texts = []
    for card in view.played:
        key, player, guest = f"lobby-{card.lobby}", card.player, card.scientist
        told = words.say("text-played_card", lobby=key, seat=f"seat-{player}")
        side = shared.effects_in_words(words, said.LOBBY[card.lobby].side_effect)
        there = words.say("text-worker", seat=f"seat-{guest}") if guest else ""
        texts.append(f"{told}; {there or words.say('text-played_card-free', side=side)}")
    return [titled(words.say("text-played"), texts)] if texts else []


def projects(view: SecondChanceView, words: Catalogue) -> list[str]:
    """The stacks of project tiles: the next plant, and what infrastructure gives."""
    texts = []
    for energy in ENERGIES:
        reward = shared.effects_in_words(words, said.REWARDS[energy])
        gives = words.say("text-reward", reward=reward)
        texts.append(f"{next_project(view, words, energy)}; {gives}")
    return titled(words.say("text-projects"), texts)


def next_project(view: SecondChanceView, words: Catalogue, energy: str) -> str:
    """The tile on top of a stack and what its plant takes."""
    key, level = f"energy-{energy}", said.next_level(view, energy)
    if not level:
        return words.say("text-stack-none", energy=key)
    plant = PLANTS[energy, level]
    return words.say(
        "text-stack",
        energy=key,
        level=level,
        cost=said.cost_in_words(words, plant.money, plant.tech),
        gate=plant.knowledge_gate,
        points=shared.amount(words, "vp", plant.vp),
        left=view.project_tiles[energy],
    )


def tracks(view: SecondChanceView, words: Catalogue) -> list[str]:
    """The knowledge tracks: who stands where, incomes, bonuses and gates."""
    return titled(words.say("text-tracks"), [track(view, words, energy) for energy in ENERGIES])


def track(view: SecondChanceView, words: Catalogue, energy: str) -> str:
    """One track."""
    row = TRACKS[energy]
    levels = {name: seat.knowledge[energy] for name, seat in view.seats.items()}
    bonuses = [
        shared.tied(
            words.say("text-bonus", space=space, bonus=shared.effects_in_words(words, bonus))
        )
        for space, bonus in said.bonuses(energy).items()
    ]
    return words.say(
        "text-track",
        energy=f"energy-{energy}",
        levels=shared.counts_in_words(words, "seat", levels),
        incomes=TIE.join(str(n) for n in row.income),
        bonuses=", ".join(bonuses),
        first=row.level_1_space,
        second=row.level_2_space,
    )
