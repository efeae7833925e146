"""Each value of a data file says where it comes from, itself or by its row."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

import msgspec
import pytest

from keeling.kernel.sources import DECISION, KINDS, PUBLIC, RECONSTRUCTED, RULEBOOK, Row

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = ("co2", "second_chance")


def rows(value: object, path: str = "") -> Iterator[tuple[str, Row]]:
    """All rows of the data of a game, with where they stand."""
    if isinstance(value, Row):
        yield path, value
    if isinstance(value, list):
        for one in value:
            names = one.KEY if isinstance(one, Row) else ()
            found = " ".join(str(getattr(one, name)) for name in names)
            yield from rows(one, f"{path}[{found}]")
    if isinstance(value, msgspec.Struct):
        for field in msgspec.structs.fields(value):
            yield from rows(getattr(value, field.name), f"{path}.{field.name}".lstrip("."))


def rows_of(game: str) -> dict[str, Row]:
    """The rows of a game by where they stand."""
    return dict(rows(import_module(f"keeling.games.{game}.data.box").BOX))


def part(value: object, name: str) -> object:
    """A field of a row, or a part of one: `trigger.region`."""
    for step in name.split("."):
        value = value[step] if isinstance(value, dict) else getattr(value, step)
    return value


def source_of(row: Row, field: str) -> str:
    """The kind of source of a value."""
    return row.sources.get(field, row.source).partition(":")[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_source_is_of_a_known_kind_and_explained(game: str) -> None:
    for path, row in rows_of(game).items():
        told = {"": row.source, **row.sources}
        for name, source in told.items():
            kind, _, remark = source.partition(": ")
            assert kind in KINDS, (path, name)
            if kind == PUBLIC:
                assert remark or row.where, (path, name)
            if kind in (DECISION, RECONSTRUCTED):
                assert remark or row.why, (path, name)


@pytest.mark.parametrize("game", GAMES)
def test_a_source_of_a_single_value_names_one_that_is_there(game: str) -> None:
    for path, row in rows_of(game).items():
        for name in row.sources:
            assert part(row, name) not in ("", None), (path, name)
            assert name not in type(row).KEY, (path, name)


@pytest.mark.parametrize("game", GAMES)
def test_only_what_differs_from_its_row_has_a_source_of_its_own(game: str) -> None:
    for path, row in rows_of(game).items():
        for name, source in row.sources.items():
            differs = source.partition(":")[0] != row.source or ": " in source
            assert differs, (path, name)


VALUES = {
    "co2": {
        ("green_plant", "small_per_type"): RECONSTRUCTED,
        ("green_plant.tile[solar small]", "count"): RECONSTRUCTED,
        ("green_plant.tile[solar small]", "money"): RULEBOOK,
        ("green_plant.tile[forestation small]", "expertise"): RULEBOOK,
        ("green_plant.tile[forestation small]", "money"): RECONSTRUCTED,
        ("lobby.card[lobby_07]", "trigger.slot"): RECONSTRUCTED,
        ("lobby.card[lobby_08]", "trigger.slot"): RECONSTRUCTED,
        ("lobby.card[lobby_09]", "trigger.slot"): RECONSTRUCTED,
        ("lobby.card[lobby_09]", "main"): RULEBOOK,
        ("lobby.card[lobby_12]", "trigger"): RULEBOOK,
        ("lobby.card[lobby_12]", "main"): RECONSTRUCTED,
        ("lobby.card[lobby_01]", "number"): RECONSTRUCTED,
        ("un_goal", "display_two_players"): RULEBOOK,
        ("limits", "tech_finite"): DECISION,
        ("thresholds", "safe_zone_end_min_decade"): DECISION,
    },
    "second_chance": {
        ("plant[solar 1]", "money"): RULEBOOK,
        ("plant[solar 1]", "knowledge_gate"): RECONSTRUCTED,
        ("plant[recycling 1]", "knowledge_gate"): RULEBOOK,
        ("company_goal[1]", "removed_with_two_players"): RECONSTRUCTED,
        ("company_goal[5]", "removed_with_two_players"): RECONSTRUCTED,
        ("company_goal[5]", "vp_each"): RULEBOOK,
        ("environment_goal[env_01]", "region"): RECONSTRUCTED,
        ("environment_goal[env_01]", "kind"): RULEBOOK,
        ("environment_goal[env_13]", "energy"): RECONSTRUCTED,
        ("environment_goal[env_23]", "energy"): RECONSTRUCTED,
        ("environment_goal[env_33]", "size"): RECONSTRUCTED,
        ("environment_goal[env_33]", "kind"): RULEBOOK,
        ("environment_goal[env_47]", "energy"): RECONSTRUCTED,
        ("lobby[1]", "trigger.region"): RECONSTRUCTED,
        ("lobby[1]", "main_effect"): RULEBOOK,
        ("lobby[2]", "side_effect"): RULEBOOK,
        ("lobby[3]", "side_effect"): RECONSTRUCTED,
        ("lobby[7]", "main_effect"): DECISION,
        ("lobby[25]", "may_pay_trigger_cost"): DECISION,
        ("lobby[29]", "may_pay_trigger_cost"): DECISION,
        ("lobby[20]", "may_pay_trigger_cost"): RULEBOOK,
        ("fossil[gas]", "ppm"): RULEBOOK,
        ("fossil[gas]", "count"): PUBLIC,
        ("region[asia]", "plant_slots_2012"): PUBLIC,
        ("region[asia]", "plant_slots_competitive"): RECONSTRUCTED,
        ("setup.un_cards_coop_2012", "players_3_by_type"): PUBLIC,
        ("setup.un_cards_coop_2012", "players_1_by_type"): DECISION,
        ("setup.competitive", "co2_floor"): DECISION,
    },
}


@pytest.mark.parametrize("game", VALUES)
def test_what_is_ours_is_told_apart_from_what_is_printed(game: str) -> None:
    found = rows_of(game)
    told = {(path, name): source_of(found[path], name) for path, name in VALUES[game]}
    assert told == VALUES[game]
