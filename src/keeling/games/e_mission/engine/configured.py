"""EM-11 What the settings of a config mean for the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.e_mission.data.box import BOX
from keeling.games.e_mission.engine.rules.challenges import (
    AskForAll,
    AskFreely,
    DrawChallenge,
    PickChallenge,
)
from keeling.games.e_mission.engine.rules.setup import new_table, set_up
from keeling.games.e_mission.engine.state import GROUP
from keeling.games.e_mission.engine.tables import COLOURS, POWERS, SOLO
from keeling.kernel.bits import bit
from keeling.kernel.config import Config, flag, one_of

if TYPE_CHECKING:
    from keeling.games.e_mission.data.box import Setup
    from keeling.games.e_mission.engine.state import EMission
    from keeling.kernel.agenda import Step

# EM-11.1 Rows of the same difficulty differ in Europe.
EUROPE = "europe"
SETTINGS = (
    one_of("setup", "normal", "easier", "harder", "extreme", "normal_europe", "harder_europe"),
    one_of(
        "challenges",
        "none",
        "harder",
        "harder_each",
        "easier",
        "easier_each",
        "other_aims",
        "free",
    ),
    flag("choose_challenges"),
)
CHALLENGES = {  # EM-11.3 setting -> colour, and whether each player gets one
    "harder": ("red", False),
    "harder_each": ("red", True),
    "easier": ("green", False),
    "easier_each": ("green", True),
    "other_aims": ("grey", False),
}


def rows(seats: int) -> dict[str, Setup]:
    """EM-11.1 The set-ups for so many players, by name."""
    found: dict[str, Setup] = {}
    for row in BOX.setup:
        if row.players == seats:
            name = row.difficulty
            found[f"{name}_{EUROPE}" if name in found else name] = row
    return found


def conflict(config: Config) -> tuple[str, ...]:
    """EM-11.1, EM-11.20 Not every set-up is there for all; EM-11.4 none cannot be chosen."""
    if config["setup"] not in rows(config.seats):
        return "seats", "setup"
    chooses = config["choose_challenges"] is True
    if chooses and config["challenges"] == "none":
        return "challenges", "choose_challenges"
    return ()


def configured(config: Config) -> EMission:
    """A table with the set-up on its agenda; EM-11.8 alone with the solo profile."""
    row = rows(config.seats)[str(config["setup"])]
    s = new_table(config.seats, row.trees, row.oceans)
    s.config = config
    among = sum(bit(POWERS.index(power)) for power in row.powers) if config.seats > 1 else bit(SOLO)
    set_up(s, among, challenges(config))
    return s


def challenges(config: Config) -> list[Step[EMission]]:
    """EM-11.3, EM-11.4 How challenges come into play."""
    wanted = str(config["challenges"])
    if wanted == "free":
        return [AskFreely()]
    if wanted not in CHALLENGES:
        return []
    name, each = CHALLENGES[wanted]
    colour = COLOURS.index(name)
    if config["choose_challenges"]:
        if each:
            return [PickChallenge(seat, colour) for seat in range(config.seats)]
        return [AskForAll(colour)]
    owners = range(config.seats) if each else [GROUP]
    return [DrawChallenge(colour, owner) for owner in owners]
