"""All steps of the rules by name, with the kinds of their numbers: the notation of agendas."""

from __future__ import annotations

from typing import Final

from keeling.games.future_energy.engine.options import VOCABULARY
from keeling.games.future_energy.engine.rules import (
    building,
    contracts,
    effects,
    ending,
    joining,
    lines,
    movement,
    order_market,
    orders,
    planning,
    plants,
    setup,
    tile_action,
    turn,
)
from keeling.kernel.steps import Steps

STEPS: Final = Steps(VOCABULARY.names)

# Set-up
STEPS.step("sort_out_land", setup.SortOutLand)
STEPS.step("lay_tile", setup.LayTile, place="place")
STEPS.step("check_triples", setup.CheckTriples)
STEPS.step("exchange_tile", setup.ExchangeTile, kind="tile")
STEPS.step("exchange_for_tile", setup.ExchangeForTile, kind="tile", place="place")
STEPS.step("exchange_for_place", setup.ExchangeForPlace, kind="tile", place="place")
STEPS.step("turn_up_contract", contracts.TurnUpContract, slot="slot")
STEPS.step("deal_start_contract", setup.DealStartContract, to="seat")
STEPS.step("turn_up_order", order_market.TurnUpOrder, slot="slot")
STEPS.step("give_kite", setup.GiveKite)

# Turn
STEPS.step("turn", turn.Turn, seat="seat")
STEPS.step("look_on", ending.LookOn, seat="seat")
STEPS.step("planning", planning.Planning, seat="seat")
STEPS.step("move", movement.Move, seat="seat", visited="number")
STEPS.step("build", building.Build, seat="seat")
STEPS.step(
    "ask_to_join",
    joining.AskToJoin,
    seat="seat",
    active="seat",
    place="place",
    icon="icon",
    oil="flag",
)
STEPS.step("join", joining.Join, seat="seat", active="seat", place="place", icon="icon", oil="flag")
STEPS.step("last_window", orders.LastWindow, seat="seat")
STEPS.step("end_turn", turn.EndTurn, seat="seat")

# Effects
STEPS.step(
    "place_line",
    lines.PlaceLine,
    seat="seat",
    count="number",
    double="flag",
    optional="flag",
)
STEPS.step("lift_line", lines.LiftLine, seat="seat", double="flag")
STEPS.step("put_down_line", lines.PutDownLine, seat="seat", double="flag", origin="connection")
STEPS.step("return_plant", plants.ReturnPlant, seat="seat", optional="flag")
STEPS.step("add_oil_plants", plants.AddOilPlants, seat="seat", place="place", used="number")
STEPS.step(
    "pick_plant",
    plants.PickPlant,
    seat="seat",
    count="number",
    own="flag",
    optional="flag",
)
STEPS.step("put_plant", plants.PutPlant, seat="seat", contract="contract", icon="icon", own="flag")
STEPS.step("shift_plant", plants.ShiftPlant, seat="seat")
STEPS.step("double_plant", plants.DoublePlant, seat="seat")
STEPS.step("draw_certificate", effects.DrawCertificate, to="seat")
STEPS.step("sell_certificate", effects.SellCertificate, seat="seat", bonus="number")
STEPS.step("take_contract", effects.TakeContract, seat="seat", optional="flag")
STEPS.step("take_open_order", effects.TakeOpenOrder, seat="seat")
STEPS.step("swap_tile", effects.SwapTile, seat="seat", effect="number")
STEPS.step("swap_with", effects.SwapWith, seat="seat", effect="number", place="place")
STEPS.step("repeat_planning", effects.RepeatPlanning, seat="seat")
STEPS.step("store_or_collect", tile_action.StoreOrCollect, seat="seat")

# Orders
STEPS.step("draw_order", order_market.DrawOrder, to="seat")
STEPS.step(
    "pay_tile",
    orders.PayTile,
    seat="seat",
    order="order",
    index="number",
    any_genuine="flag",
    lowest="number",
    works="flag",
)
STEPS.step("finish_order", orders.FinishOrder, seat="seat", order="order", scores="flag")
