"""All steps of the rules by name, with the kinds of their numbers: the notation of agendas."""

from __future__ import annotations

from typing import Final

from keeling.games.second_chance.engine.options import VOCABULARY
from keeling.games.second_chance.engine.rules import (
    announce,
    build,
    decades,
    disasters,
    draft,
    effects,
    environment,
    finance,
    income,
    inspectors,
    knowledge,
    main_action,
    market,
    plan,
    prepare,
    reduction,
    scientists,
    scoring,
    setup,
    solo,
    summits,
    supply,
    turn,
)
from keeling.kernel.steps import Steps

STEPS: Final = Steps(VOCABULARY.names)

# Set-up
STEPS.step("draw_start", setup.DrawStart)
STEPS.step("draw_solo_goal", solo.DrawSoloGoal)
STEPS.step("take_start", setup.TakeStart)
STEPS.step("deal_goal", setup.DealGoal, to="seat")
STEPS.step("deal_company_goal", setup.DealCompanyGoal, to="seat")
STEPS.step("keep_goals", setup.KeepGoals)
STEPS.step("keep_goal", draft.KeepGoal, seat="seat")
STEPS.step("return_goals", draft.ReturnGoals, seat="seat")
STEPS.step("deal_lobby", setup.DealLobby, to="seat", place="number")
STEPS.step("keep_card", draft.KeepCard, seat="seat")
STEPS.step("pass_on", draft.PassOn)
STEPS.step("turn_up_summit", summits.TurnUpSummit, place="place")
STEPS.step("lay_agenda", setup.LayAgenda, region="region")
STEPS.step("lay_goal", setup.LayGoal, tile="number", group="number")
STEPS.step("show_un_goal", setup.ShowUnGoal, place="number", two="number")
STEPS.step("turn_up_event", disasters.TurnUpEvent)
STEPS.step("begin_rivals", solo.BeginRivals, seat="seat")
STEPS.step("move_inspector", inspectors.MoveInspector, inspector="number")
STEPS.step("inspector_fossil", inspectors.InspectorFossil, inspector="number")

# Decades
STEPS.step("begin_decade", decades.BeginDecade)
STEPS.step("income", income.Income, seat="seat")
STEPS.step("turn_goals", environment.TurnGoals)
STEPS.step("choose_goal", environment.ChooseGoal, seat="seat", goal="environment_goal")
STEPS.step("environment_goals", environment.EnvironmentGoals)
STEPS.step("judge_dated", decades.JudgeDated)
STEPS.step("supply", supply.Supply, region="region")
STEPS.step("supply_fossil", supply.SupplyFossil, region="region")
STEPS.step("settle", supply.Settle, region="region")
STEPS.step("pay_or_penalty", market.PayOrPenalty, seat="seat", cause="number", region="region")
STEPS.step("reduction_phase", reduction.ReductionPhase)
STEPS.step("reduce", reduction.Reduce, seat="seat")
STEPS.step("event_phase", disasters.EventPhase)
STEPS.step("strike", disasters.Strike, tile="event")
STEPS.step("suffer", disasters.Suffer, seat="seat", region="region")
STEPS.step("next_events", disasters.NextEvents, struck="number")
STEPS.step("end_decade", decades.EndDecade)
STEPS.step("final_scoring", scoring.FinalScoring)
STEPS.step("final_goal", scoring.FinalGoal, seat="seat")
STEPS.step("count_points", scoring.CountPoints)

# The turn
STEPS.step("begin_turn", turn.BeginTurn, seat="seat")
STEPS.step("act", turn.Act, seat="seat")
STEPS.step("second_main", main_action.SecondMain, seat="seat")
STEPS.step("financed_build", finance.FinancedBuild, seat="seat", energy="energy")
STEPS.step("announced_action", announce.AnnouncedAction, seat="seat", card="lobby")
STEPS.step("announced_bonus", announce.AnnouncedBonus, seat="seat", card="lobby")
STEPS.step("end_turn", turn.EndTurn, seat="seat")
STEPS.step("take_subsidy", plan.TakeSubsidy, seat="seat", project="project")
STEPS.step("recruit_or_move", effects.RecruitOrMove, seat="seat")
STEPS.step("take_money_or_tech", effects.TakeMoneyOrTech, seat="seat", effect="number")
STEPS.step("turn_tile", prepare.TurnTile, seat="seat", project="project")
STEPS.step("raise_plant", build.RaisePlant, seat="seat", project="project")
STEPS.step("pay_cep", market.PayCep, seat="seat", cause="number", region="region")
STEPS.step("extra_move", scientists.ExtraMove, seat="seat")
STEPS.step("forced_move", scientists.ForcedMove, seat="seat", project="project")
STEPS.step("side_effect", scientists.SideEffect, seat="seat", card="lobby")
STEPS.step("learn", knowledge.Learn, seat="seat", energy="energy")
STEPS.step("bonus", knowledge.Bonus, seat="seat", effect="number", given="flag")
STEPS.step("study_any", knowledge.StudyAny, seat="seat")
STEPS.step("summits", summits.Summits)
STEPS.step("summit_knowledge", summits.SummitKnowledge, seat="seat", place="place", left="number")
STEPS.step("return_home", summits.ReturnHome, seat="seat", place="place")
STEPS.step("close_summit", summits.CloseSummit, place="place")
