"""The regions as text: agenda, control, plants, projects and what they cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.carbon.words import phrases as shared
from keeling.games.second_chance.engine.tables import SUBSIDIES
from keeling.games.second_chance.words import phrases as said
from keeling.text.lines import TIE, titled

if TYPE_CHECKING:
    from keeling.games.second_chance.view.types import Project, Region, Slot
    from keeling.text.catalogue import Catalogue


def region_block(words: Catalogue, region: Region) -> list[str]:
    """A region: agenda, control, CEPs, tech, cubes, plant slots and project places."""
    texts = [state(words, region), *cubes(words, region)]
    slots = [shared.tied(slot(words, n, on)) for n, on in enumerate(region.slots, start=1)]
    texts.append(words.say("text-slots", slots="; ".join(slots)))
    for place, here in zip(SUBSIDIES, region.projects, strict=True):
        what = project(words, here) if here else empty_place(words, place, region.ceps)
        texts.append(words.say(f"text-place-{place}", what=what))
    return titled(title(words, region), texts)


def title(words: Catalogue, region: Region) -> str:
    """The region and its agenda, as far as it lies there."""
    ranked = enumerate(region.priority, start=1)
    agenda = ", ".join(f"{n}{TIE}{words.name(f'energy-{energy}')}" for n, energy in ranked)
    key = f"region-{region.region}"
    return words.say("text-region", region=key, agenda=agenda) if agenda else words.name(key)


def state(words: Catalogue, region: Region) -> str:
    """Who controls a region, and what lies there."""
    held = words.say("text-uncontrolled")
    if region.controller:
        held = words.say("text-controlled", seat=f"seat-{region.controller}")
    ceps = words.say("text-region_ceps", ceps=region.ceps, places=region.places)
    tech = words.say("text-region_tech", tech=region.tech)
    return "; ".join([held, ceps, tech] if region.tech else [held, ceps])


def cubes(words: Catalogue, region: Region) -> list[str]:
    """The control cubes under the energies of the agenda; the opponent's, alone."""
    told = []
    columns = said.cubes_in(region)
    for energy in region.priority:
        owners = shared.counts_in_words(words, "seat", columns[energy])
        rivals = region.rivals.get(energy, 0)
        parts = [owners] if owners else []
        parts += [words.say("text-rivals", count=rivals)] if rivals else []
        if parts:
            told.append(f"{words.name(f'energy-{energy}')} ({', '.join(parts)})")
    return [words.say("text-cubes", cubes="; ".join(told))] if told else []


def slot(words: Catalogue, n: int, here: Slot | None) -> str:
    """What stands on a plant slot."""
    if here is None:
        return words.say("text-slot-none", n=n)
    if here.fossil:
        ppm = said.PPM[here.fossil]
        return words.say("text-slot-fossil", n=n, fossil=f"fossil-{here.fossil}", ppm=ppm)
    energy, builder = f"energy-{here.energy}", f"seat-{here.builder}"
    owner = f"seat-{here.infrastructure}"
    if builder == owner:
        return words.say("text-slot-green", n=n, energy=energy, seat=builder)
    return words.say("text-slot-green-on", n=n, energy=energy, seat=builder, seat2=owner)


def project(words: Catalogue, here: Project) -> str:
    """A project: energy, level, side, what a plant takes there, and who works on it."""
    energy, owner = f"energy-{here.energy}", here.infrastructure
    if owner:
        text = words.say("text-prepared", energy=energy, level=here.level, seat=f"seat-{owner}")
    else:
        text = words.say("text-planned", energy=energy, level=here.level)
    cost = said.cost_in_words(words, here.money, here.tech)
    points = shared.amount(words, "vp", here.points)
    takes = words.say("text-plant", cost=cost, gate=here.gate, points=points)
    worker = here.worker
    at_work = [words.say("text-worker", seat=f"seat-{worker}")] if worker else []
    return "; ".join([text, *at_work, takes])


def empty_place(words: Catalogue, place: str, ceps: int) -> str:
    """What planning there would give."""
    return words.say("text-place-empty", subsidy=said.subsidy_in_words(words, place, ceps))
