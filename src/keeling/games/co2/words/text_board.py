"""The board as text, complete: for terminals and for people who listen to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.games.carbon.words import phrases as shared
from keeling.games.carbon.words.phrases import tied
from keeling.games.co2.data.box import BOX
from keeling.games.co2.engine.tables import ENERGIES, PLACES, SLOTS
from keeling.games.co2.words import phrases as said
from keeling.games.co2.words.text_seats import seat_texts
from keeling.text.lines import TIE, titled

if TYPE_CHECKING:
    from keeling.games.co2.view.types import Co2View, Project, Region, Space, Stack
    from keeling.text.catalogue import Catalogue

PPM: Final = {fossil.id: fossil.ppm for fossil in BOX.fossil.type}
AUCTION: Final = ("bid", "pay_bid", "name_start")


def text_board(view: Co2View, words: Catalogue) -> str:
    """Everything the view holds, block by block, in lines that fit a terminal of 80 columns."""
    blocks = [header(view, words)]
    blocks += [titled(*seat_texts(view, words, seat)) for seat in view.seats.values()]
    blocks += [region_block(words, region) for region in view.regions]
    blocks += [congresses(view, words), un_goals(view, words)]
    blocks += [plants(view, words), tracks(view, words)]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def header(view: Co2View, words: Catalogue) -> list[str]:
    """Where we are in the game, in the turn, and what lies in the middle of the board."""
    facts = [words.say("game-name"), said.decade_in_words(view, words)]
    facts.append(words.say("text-co2", co2=view.co2))
    start = words.say("text-start", seat=f"seat-{view.start_player}")
    texts = [said.situation(view, words), *turn(view, words), start]
    texts += [*climate(view, words), *market(view, words), *events(view, words)]
    return titled(" - ".join(facts), texts)


def turn(view: Co2View, words: Catalogue) -> list[str]:
    """What has been done in this turn, and how far an auction is."""
    done = [view.done, view.visit]
    done += ["moved" if view.moved else None, "carded" if view.carded else None]
    told = ", ".join(words.say(f"text-done-{name}") for name in done if name)
    texts = [words.say("text-done", actions=told)] if told and view.active else []
    if view.bidder and view.bid is not None and view.prompt in AUCTION:
        texts.append(words.say("text-bid", bid=view.bid, seat=f"seat-{view.bidder}"))
    return texts


def climate(view: Co2View, words: Catalogue) -> list[str]:
    """The level of CO₂ with its marks, and the fossil plants still to come."""
    disaster, ends = BOX.event.threshold_ppm, BOX.thresholds
    marks = {"disaster": disaster, "loss": ends.loss_ppm}
    texts = [words.say("text-climate", co2=view.co2, **marks)]
    if view.was_high and not view.ended:
        texts.append(words.say("text-was_high", safe=ends.safe_below_ppm))
    kinds = shared.counts_in_words(words, "fossil", view.fossils_left)
    kinds = kinds or words.say("text-none")
    return [*texts, words.say("text-fossils", count=view.fossil_stack, kinds=kinds)]


def market(view: Co2View, words: Catalogue) -> list[str]:
    """The market, the bank and the general supply."""
    stall = view.market
    ceps = shared.amount(words, "cep", stall.ceps)
    texts = [words.say("text-market", ceps=ceps, price=stall.price, bank=stall.bank)]
    if stall.stopped and view.active:
        texts.append(words.say("text-stopped"))
    return [*texts, words.say("text-supply", tech=shared.amount(words, "tech", view.tech_left))]


def events(view: Co2View, words: Catalogue) -> list[str]:
    """The current event and the next one."""
    cards = {"event": view.event, "next_event": view.next_event}
    return [words.say(f"text-{key}", event=f"event-{card}") for key, card in cards.items() if card]


def region_block(words: Catalogue, region: Region) -> list[str]:
    """A region: agenda, control, CEPs, cubes, demand spaces and project slots."""
    ranked = enumerate(region.priority, start=1)
    agenda = ", ".join(f"{n}{TIE}{words.name(f'energy-{energy}')}" for n, energy in ranked)
    title = words.say("text-region", region=f"region-{region.region}", agenda=agenda)
    held = words.say("text-uncontrolled")
    if region.controller:
        held = words.say("text-controlled", seat=f"seat-{region.controller}")
    ceps = words.say("text-region_ceps", ceps=region.ceps, limit=region.limit)
    tech = words.say("text-region_tech", tech=region.tech)
    spaces = [tied(space(words, n, here)) for n, here in enumerate(region.spaces, start=1)]
    slots = zip(SLOTS, region.projects, strict=True)
    texts = [f"{held}; {ceps}; {tech}"]
    texts.append(words.say("text-demand", spaces="; ".join(spaces)))
    for slot, here in slots:
        what = project(words, here) if here else empty_slot(words, slot, region.ceps)
        texts.append(words.say(f"text-slot-{slot}", what=what))
    return titled(title, texts)


def space(words: Catalogue, n: int, here: Space | None) -> str:
    """What stands on a demand space."""
    if here and here.fossil:
        fossil, ppm = f"fossil-{here.fossil}", PPM[here.fossil]
        return words.say("text-space-fossil", n=n, fossil=fossil, ppm=ppm)
    if here and here.green:
        owner, energy, size = here.green
        plant = {"energy": f"energy-{energy}", "seat": f"seat-{owner}", "size": f"size-{size}"}
        return words.say("text-space-green", n=n, **plant)
    return words.say("text-space-none", n=n)


def project(words: Catalogue, here: Project) -> str:
    """A project: its energy and side, what a plant costs there, and who works on it."""
    energy = f"energy-{here.energy}"
    if not here.installed:
        text = words.say("text-proposed", energy=energy)
    elif here.cost is None:
        text = words.say("text-installed-none", energy=energy)
    else:
        cost = said.cost_in_words(words, *here.cost)
        text = words.say("text-installed", energy=energy, cost=cost)
    worker = here.worker
    return f"{text}; {words.say('text-worker', seat=f'seat-{worker}')}" if worker else text


def empty_slot(words: Catalogue, slot: str, ceps: int) -> str:
    """What proposing there would give."""
    return words.say("text-slot-empty", grant=said.grant_in_words(words, slot, ceps))


def congresses(view: Co2View, words: Catalogue) -> list[str]:
    """The congresses: topics and who speaks on them."""
    texts = []
    for place, here in zip(PLACES, view.congresses, strict=True):
        told = words.say("text-congress-none")
        if here:
            told = shared.topics_in_words(words, here.speakers)
        texts.append(f"{words.name(f'place-{place}', 'title')}: {told}")
    return titled(words.say("text-congresses", count=view.congress_stack), texts)


def un_goals(view: Co2View, words: Catalogue) -> list[str]:
    """The UN goals to claim, and the lobby cards that have been played."""
    texts = []
    for goal in view.un_goals:
        points = shared.amount(words, "vp", said.UN_GOALS[goal].vp)
        texts.append(words.say("text-un_goal", un_goal=f"un_goal-{goal}", points=points))
    texts = texts or [words.say("text-none")]
    if len(view.seats) == 1:
        texts.append(words.say("text-un_goals_unseen", count=view.un_goals_unseen))
    if view.lobby_gone:
        played = [tied(words.name(f"lobby-{card}")) for card in view.lobby_gone]
        texts.append(f"{words.say('text-lobby_gone')}: {', '.join(played)}")
    return titled(words.say("text-un_goals"), texts)


def plants(view: Co2View, words: Catalogue) -> list[str]:
    """The stacks: the plant on top, project tiles, and what installing gives."""
    texts = []
    for stack in view.plants:
        tiles = words.say("text-tiles", count=view.project_tiles[stack.energy])
        reward = shared.effects_in_words(words, said.REWARDS[stack.energy])
        gives = words.say("text-reward", reward=reward)
        texts.append("; ".join([top_plant(words, stack), tiles, gives]))
    return titled(words.say("text-plants"), texts)


def top_plant(words: Catalogue, stack: Stack) -> str:
    """The next plant of an energy."""
    energy = f"energy-{stack.energy}"
    if not stack.left:
        return words.say("text-plant-none", energy=energy)
    return words.say(
        "text-plant",
        energy=energy,
        size=f"size-{stack.size}",
        cost=said.cost_in_words(words, stack.money, stack.tech),
        level=stack.tech,
        points=shared.amount(words, "vp", stack.points),
        left=stack.left,
    )


def tracks(view: Co2View, words: Catalogue) -> list[str]:
    """The expertise tracks: who stands where, incomes, bonuses and cranes."""
    return titled(words.say("text-tracks"), [track(view, words, energy) for energy in ENERGIES])


def track(view: Co2View, words: Catalogue, energy: str) -> str:
    """One track."""
    row = said.TRACKS[energy]
    levels = {name: seat.expertise[energy] for name, seat in view.seats.items()}
    bonuses = [
        tied(words.say("text-bonus", level=s.level, bonus=shared.effects_in_words(words, s.bonus)))
        for s in row.spaces
        if s.bonus
    ]
    return words.say(
        "text-track",
        energy=f"energy-{energy}",
        levels=shared.counts_in_words(words, "seat", levels),
        incomes=TIE.join(str(s.income) for s in row.spaces),
        bonuses=", ".join(bonuses),
        small=row.crane_small,
        large=row.crane_large,
    )
