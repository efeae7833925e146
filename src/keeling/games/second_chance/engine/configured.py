"""SC-3, SC-18 What the settings of a config mean for the table."""

from __future__ import annotations

from keeling.games.second_chance.data.box import BOX
from keeling.games.second_chance.engine.rules.table import new_table
from keeling.games.second_chance.engine.state import COMPETITIVE, COOP, SecondChance
from keeling.games.second_chance.engine.tables import (
    NONE,
    REGIONS,
    SEATS,
    SOLO_GOALS,
    UN_2012,
    UN_EACH,
)
from keeling.kernel.config import Config, flag, one_of

HOME = BOX.setup.region_order.default_home_region
SETTINGS = (
    one_of("mode", "coop", "competitive"),
    flag("inspectors"),
    flag("lobby_draft"),
    one_of("bonus_gifts", "as_usual", "always", "never"),
    one_of("home_region", HOME, *(region for region in REGIONS if region != HOME)),
    one_of("solo_goal", "none", "random", *SOLO_GOALS),
    one_of("start_player", "random", *SEATS),
    one_of("competitive_slots", "balanced", "printed_2012"),
    one_of("un_display", "balanced", "printed_2012"),
)


def conflict(config: Config) -> tuple[str, ...]:
    """SC-18.2, SC-3.4, SC-3.3.4 What does not go together; alone one plays the solo game."""
    usual = {"mode": "coop", "lobby_draft": False, "bonus_gifts": "as_usual"}
    if config.seats > 1:
        usual = {"solo_goal": "none"}
    for name, value in usual.items():
        if config[name] != value:
            return "seats", name
    if config["start_player"] in SEATS[config.seats :]:
        return "seats", "start_player"
    return numbers_conflict(config) or mode_conflict(config)


def mode_conflict(config: Config) -> tuple[str, ...]:
    """SC-18.2, SC-13.11 Inspectors look after teams; only rivals have slots of their own."""
    if config["mode"] == "competitive":
        return ("mode", "inspectors") if config["inspectors"] else ()
    return ("mode", "competitive_slots") if config["competitive_slots"] != "balanced" else ()


def numbers_conflict(config: Config) -> tuple[str, ...]:
    """SC-3.1.18, SC-3.2.5 With four players, and among rivals, the UN display is printed."""
    if config["un_display"] == "balanced":
        return ()
    if config["mode"] == "competitive":
        return "mode", "un_display"
    return () if config.seats in UN_2012 else ("seats", "un_display")


def configured(config: Config) -> SecondChance:
    """An empty table with the variants switched on or off."""
    mode = COMPETITIVE if config["mode"] == "competitive" else COOP
    s = new_table(config.seats, mode)
    s.config = config
    s.decades = BOX.setup.competitive.decades if mode == COMPETITIVE else BOX.setup.coop.decades
    s.draft = config["lobby_draft"] is True
    s.inspected = config["inspectors"] is True or config.seats == 1  # SC-3.3.5
    usual = mode == COOP and config.seats > 1
    s.ample = config["competitive_slots"] == "printed_2012"
    s.gifts = {"as_usual": usual, "always": True, "never": False}[str(config["bonus_gifts"])]
    s.home = REGIONS.index(str(config["home_region"]))
    chosen = str(config["solo_goal"])
    s.solo_goal = SOLO_GOALS.index(chosen) if chosen in SOLO_GOALS else NONE
    return s


def start_player(config: Config) -> int:
    """SC-3.1.4 The seat that starts, or NONE: it is drawn."""
    chosen = str(config["start_player"])
    return SEATS.index(chosen) if chosen in SEATS else NONE


def un_display(config: Config) -> list[int]:
    """SC-3.1.18, SC-3.2.5 How many UN goals with two plants and with three are laid out."""
    if config["mode"] == "competitive":
        rivals = BOX.setup.competitive
        return [rivals.un_cards_type_two, rivals.un_cards_type_three]
    if config["un_display"] == "printed_2012":
        return UN_2012[config.seats]
    return [UN_EACH[config.seats]] * 2


def draws_solo_goal(config: Config) -> bool:
    """SC-3.3.4 The solo goal may be drawn at random."""
    return config["solo_goal"] == "random"
