"""A view as named numbers for learning: the same names at every moment of a config."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.e_mission.data.box import PROJECTS
from keeling.games.e_mission.engine.effects import RESTRICTIONS
from keeling.games.e_mission.engine.tables import (
    CHALLENGE_CARDS,
    COMMUNITY_LIMIT,
    CRISIS_CARDS,
    EMISSIONS,
    GLOBAL_CARDS,
    MAX_DAC,
    MAX_OCEANS,
    MAX_TREES,
    N_CRISES,
    N_PROJECTS,
    N_SLOTS,
    PHASES,
    POWERS,
    RESILIENCE,
    TAGS,
    TRACKS,
)

if TYPE_CHECKING:
    from keeling.games.e_mission.view.types import EMissionView, Seat, Stack

CARD_TAGS = {card.id: card.tags for card in (*PROJECTS.project, *PROJECTS.start)}


def features(view: EMissionView) -> dict[str, float]:
    """Everything in the view as numbers of about 1; what is not there is 0."""
    return {
        "round": view.round / view.rounds,
        **{f"phase {name}": float(view.phase == name) for name in PHASES},
        "drawdown": float(view.drawdown),
        **of_world(view),
        **of_crises(view),
        **{f"restriction {name}": float(name in view.restrictions) for name in RESTRICTIONS},
        **of_globals(view),
        **of_cards("discarded", view.discarded),
        "deck": view.deck / N_PROJECTS,
        "crisis deck": view.crisis_deck / N_CRISES,
        "community limit": view.community_limit / COMMUNITY_LIMIT,
        **{f"challenge {name}": float(name in view.challenges) for name in CHALLENGE_CARDS},
        **{
            f"{name} {what}": value
            for name, seat in view.seats.items()
            for what, value in of_seat(view, name, seat).items()
        },
    }


def of_world(view: EMissionView) -> dict[str, float]:
    """The earth, its air, and the carbon of this round for each player."""
    world, balance, players = view.world, view.balance, len(view.seats)
    return {
        "trees": world.trees / MAX_TREES,
        "oceans": world.oceans / MAX_OCEANS,
        "dac": world.dac / MAX_DAC,
        "bands": world.bands / 8,
        "suspended": world.suspended / 8,
        "crises_drawn": world.crises_drawn / 5,
        "crisis_number": world.crisis_number / 5,
        "rolls": world.rolls / 8,
        "loose": world.loose / world.row,
        "recent": world.recent / world.row,
        "total": balance.total / 20 / players,
        "heats": balance.heats / 20 / players,
        "free": balance.free / 20 / players,
        **{f"track {name}": view.tracks[name] / 4 for name in TRACKS},
    }


def of_crises(view: EMissionView) -> dict[str, float]:
    """Crises that are known, with what lies under them; and how many are not."""
    known = {crisis.crisis: crisis for crisis in (*view.open_crises(), *view.ongoing)}
    found = {"unknown crises": view.column.count(None) / 5}
    for name in CRISIS_CARDS:
        found[f"crisis {name}"] = float(name in known)
        found[f"aid {name}"] = known[name].aid / 2 if name in known else 0.0
    return found


def of_globals(view: EMissionView) -> dict[str, float]:
    """Global projects: out, active, what lies under them."""
    out = {project.project: project for project in view.globals if project}
    found: dict[str, float] = {}
    for name in GLOBAL_CARDS:
        project = out.get(name)
        found[f"offered {name}"] = float(name in view.offered)
        found[f"out {name}"] = float(project is not None)
        found[f"active {name}"] = float(project.active) if project else 0.0
        found[f"under {name}"] = len(project.tucked) / 4 if project else 0.0
        found[f"missing {name}"] = sum(project.missing.values()) / 4 if project else 0.0
    return found


def of_cards(where: str, cards: list[str]) -> dict[str, float]:
    """How many cards, and their tags."""
    tags = [tag for card in cards for tag in CARD_TAGS[card]]
    return {
        f"{where} cards": len(cards) / 10,
        **{f"{where} {tag}": tags.count(tag) / 5 for tag in TAGS},
    }


def of_seat(view: EMissionView, name: str, seat: Seat) -> dict[str, float]:
    """One player's things."""
    return {
        "is choosing": float(name in view.choosing),
        "is me": float(name == view.seat),
        "is done": float(seat.done),
        "challenges": list(view.challenges.values()).count(name) / 2,
        **{f"power {power}": float(seat.power == power) for power in POWERS},
        "demand": seat.demand / 20,
        "dirty": seat.dirty / 10,
        "clean": seat.clean / 20,
        "emits": seat.emits / 20,
        "cut": seat.cut / 5,
        "shortage": seat.shortage / 5,
        "fewer": seat.fewer / 3,
        "communities": seat.communities / view.community_limit,
        **{f"emission {kind}": seat.emissions[kind] / 5 for kind in EMISSIONS},
        **{f"resilience {kind}": seat.resilience[kind] / 5 for kind in RESILIENCE},
        **of_cards("hand", seat.hand),
        **of_cards("drawn", seat.drawn),
        **{
            f"project {slot + 1} {what}": value
            for slot in range(N_SLOTS)
            for what, value in of_stack(seat.projects[slot]).items()
        },
    }


def of_stack(stack: Stack | None) -> dict[str, float]:
    """A project: its tags, whether it can be used, and what its first effect yields now."""
    tags = stack.tags if stack else {}
    return {
        "cards": len(stack.cards) / 5 if stack else 0.0,
        "used": stack.used / 3 if stack else 0.0,
        "usable": float(stack.usable) if stack else 0.0,
        "yields": stack.yields[0] / 3 if stack else 0.0,
        **{f"tag {tag}": tags.get(tag, 0) / 3 for tag in TAGS},
    }
