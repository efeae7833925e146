"""All steps of the rules by name, with the kinds of their numbers: the notation of agendas."""

from __future__ import annotations

from typing import Final

from keeling.games.green_deal.engine.options import VOCABULARY
from keeling.games.green_deal.engine.rules import (
    accounting,
    auction,
    display,
    edges,
    effects,
    expansion,
    final,
    image,
    investment,
    rounds,
    scoring,
)
from keeling.kernel.steps import Steps

STEPS: Final = Steps(VOCABULARY.names)

# The display and the round
STEPS.step("turn_up", display.TurnUp, category="category", to="number")
STEPS.step("turn_up_action", display.TurnUpAction, to="number")
STEPS.step("next_display", display.NextDisplay)
STEPS.step("round", rounds.Round)
STEPS.step("scorings", rounds.Scorings)

# Auction and accounting
STEPS.step("auction", auction.Auction)
STEPS.step("espionage", auction.Espionage, seat="seat")
STEPS.step("set_bids", auction.SetBids)
STEPS.step("bid", auction.Bid, seat="seat")
STEPS.step("show_bids", auction.ShowBids)
STEPS.step("fix_order", auction.FixOrder)
STEPS.step("lot", auction.Lot, among="number", place="number")
STEPS.step("accounting", accounting.Accounting)

# Investment
STEPS.step("investment", investment.Investment)
STEPS.step("begin_turn", investment.BeginTurn, seat="seat")
STEPS.step("invest", investment.Invest, seat="seat")
STEPS.step("carry_out", effects.CarryOut, seat="seat", effect="number")
STEPS.step("raise_lowest", effects.RaiseLowest, seat="seat", steps="number")
STEPS.step(
    "raise_any",
    effects.RaiseAny,
    seat="seat",
    steps="number",
    left="number",
    raised="number",
)
STEPS.step("take_chips", effects.TakeChips, seat="seat", left="number")
STEPS.step("target", effects.Target, seat="seat", effect="number")
STEPS.step("poach", effects.Poach, seat="seat")
STEPS.step("move_from", effects.MoveFrom, seat="seat")
STEPS.step("move_to", effects.MoveTo, seat="seat", origin="cell")
STEPS.step("extra_loan", effects.ExtraLoan, seat="seat")

# Expansion
STEPS.step("expansion", expansion.Expansion)
STEPS.step("place_tile", expansion.PlaceTile, seat="seat")
STEPS.step("edge", edges.Edge, seat="seat", cell="cell", direction="direction")

# Scoring and the end
STEPS.step("image_scoring", image.ImageScoring)
STEPS.step("lay_chip", image.LayChip, seat="seat")
STEPS.step("compare_images", image.CompareImages)
STEPS.step("balance_scoring", scoring.BalanceScoring)
STEPS.step("valuation", scoring.Valuation)
STEPS.step("settlement", final.Settlement)
STEPS.step("final_cards", final.FinalCards)
