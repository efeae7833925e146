"""CO-19, section L of the rules: what the settings of a config mean for the table."""

from __future__ import annotations

from keeling.games.co2.engine.rules.table import new_table
from keeling.games.co2.engine.state import Co2
from keeling.games.co2.engine.tables import FOSSIL_SETS, REGIONS
from keeling.kernel.config import Config, flag, one_of

SETTINGS = (
    one_of("fossil_set", *FOSSIL_SETS),
    flag("lobby_draft"),
    flag("start_player_auction"),
    one_of("energy_demand_start", *REGIONS),
    one_of("safe_zone_end_min_decade", "1", "2", "3", "4", "5", "6"),
)


def conflict(config: Config) -> tuple[str, ...]:
    """CO-19.2, CO-19.3 Draft and auction are for two to five players."""
    for name in ("lobby_draft", "start_player_auction"):
        if config.seats == 1 and config[name]:
            return "seats", name
    return ()


def configured(config: Config) -> Co2:
    """An empty table with the variants switched on or off."""
    s = new_table(config.seats)
    s.config = config
    s.draft = config["lobby_draft"] is True
    s.auction = config["start_player_auction"] is True
    s.demand_start = REGIONS.index(str(config["energy_demand_start"]))
    s.safe_from = int(str(config["safe_zone_end_min_decade"]))
    return s


def fossil_set(config: Config) -> int:
    """CO-2.10, CO-19.1 Which fossil plants begin; 0 are random ones."""
    return FOSSIL_SETS.index(str(config["fossil_set"]))
