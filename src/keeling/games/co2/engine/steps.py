"""All steps of the rules by name, with the kinds of their numbers: the notation of agendas."""

from __future__ import annotations

from typing import Final

from keeling.games.co2.engine.options import VOCABULARY
from keeling.games.co2.engine.rules import (
    auction,
    build,
    congress,
    control,
    decades,
    draft,
    effects,
    expertise,
    install,
    lobby,
    market,
    resource,
    scientists,
    setup,
    solo,
    turn,
)
from keeling.kernel.steps import Steps

STEPS: Final = Steps(VOCABULARY.names)

# Set-up
STEPS.step("draw_start", setup.DrawStart)
STEPS.step("lay_agenda", setup.LayAgenda, region="region")
STEPS.step("fill_stack", setup.FillStack, fixed="number")
STEPS.step("deal_goal", setup.DealGoal, to="seat")
STEPS.step("deal_lobby", lobby.DealLobby, to="seat", place="number")
STEPS.step("show_un_goal", lobby.ShowUnGoal)
STEPS.step("draft_pass", draft.DraftPass)
STEPS.step("keep_card", draft.KeepCard, seat="seat")
STEPS.step("pass_on", draft.PassOn)
STEPS.step("begin_projects", solo.BeginProjects, seat="seat")
STEPS.step("draw_project", solo.DrawProject, region="region", left="number")
STEPS.step(
    "set_project", solo.SetProject, seat="seat", energy="energy", region="region", left="number"
)

# Decades
STEPS.step("operations", decades.Operations)
STEPS.step("end_decade", decades.EndDecade)
STEPS.step("bid", auction.Bid, seat="seat")
STEPS.step("award_start", auction.AwardStart)
STEPS.step("pay_bid", auction.PayBid, seat="seat")
STEPS.step("name_start", auction.NameStart, seat="seat")
STEPS.step("resource", decades.Resource)
STEPS.step("income", resource.Income, seat="seat")
STEPS.step("decay", resource.Decay)
STEPS.step("energy_demand", resource.EnergyDemand, region="region")
STEPS.step("turn_up_fossil", resource.TurnUpFossil, region="region", space="number")
STEPS.step("settle_cep", resource.SettleCep, region="region")
STEPS.step("offer_goal", resource.OfferGoal, seat="seat")
STEPS.step("forced_purchase", resource.ForcedPurchase, seat="seat", region="region")
STEPS.step("event", resource.Event)
STEPS.step("turn_up_event", resource.TurnUpEvent)
STEPS.step("loss_check", decades.LossCheck)

# The turn
STEPS.step("begin_turn", turn.BeginTurn, seat="seat")
STEPS.step("act", turn.Act, seat="seat")
STEPS.step("end_turn", turn.EndTurn, seat="seat")
STEPS.step("pay_cep", market.PayCep, seat="seat")
STEPS.step("dismiss_for_install", install.DismissForInstall, seat="seat", project="project")
STEPS.step("turn_tile", install.TurnTile, seat="seat", project="project")
STEPS.step("check_control", control.CheckControl, seat="seat", region="region")
STEPS.step("empty_project", build.EmptyProject, seat="seat", project="project")
STEPS.step("return_tile", build.ReturnTile, project="project")
STEPS.step("dismissal", scientists.Dismissal, seat="seat", project="project")
STEPS.step("leave_project", scientists.LeaveProject, seat="seat", project="project")
STEPS.step("extra_move", scientists.ExtraMove, seat="seat")
STEPS.step("choose_one", effects.ChooseOne, seat="seat", effect="number")
STEPS.step("carry_out", lobby.CarryOut, seat="seat", effects="number")
STEPS.step("replace_lobby", lobby.ReplaceLobby, seat="seat")
STEPS.step("turn_up_un_goal", lobby.TurnUpUnGoal)

# Expertise and congresses
STEPS.step("learn", expertise.Learn, seat="seat", energy="energy")
STEPS.step("study_any", expertise.StudyAny, seat="seat")
STEPS.step("stock_region", expertise.StockRegion, seat="seat")
STEPS.step("study_work", expertise.StudyWork, seat="seat")
STEPS.step("congresses", congress.Congresses)
STEPS.step("participate", congress.Participate, seat="seat", place="place")
STEPS.step("topic_order", congress.TopicOrder, seat="seat", topics="number")
STEPS.step("extra_topic", congress.ExtraTopic, seat="seat", place="place")
STEPS.step("close_congress", congress.CloseCongress, place="place")
STEPS.step("turn_up_congress", congress.TurnUpCongress, place="place", topics="number")
