"""All steps of the rules by name, with the kinds of their numbers: the notation of agendas."""

from __future__ import annotations

from typing import Final

from keeling.games.e_mission.engine.options import VOCABULARY
from keeling.games.e_mission.engine.rules import (
    carry_out,
    challenges,
    column,
    consent,
    crises,
    decks,
    declare,
    drawing,
    emission,
    giving,
    global_projects,
    growth,
    harm,
    order,
    pay,
    project_phase,
    questions,
    rounds,
    search,
    setup,
    shields,
    start_values,
    tracks,
    tuck,
)
from keeling.kernel.steps import Steps

STEPS: Final = Steps(VOCABULARY.names)

# Set-up
STEPS.step("pick_power", setup.PickPower, seat="seat", among="number")
STEPS.step("draw_challenge", challenges.DrawChallenge, colour="number", owner="number")
STEPS.step("pick_challenge", challenges.PickChallenge, seat="seat", colour="number")
STEPS.step("pick_for_all", challenges.PickForAll, seat="seat", colour="number")
STEPS.step("pick_freely", challenges.PickFreely, seat="seat")
STEPS.step("ask_for_all", challenges.AskForAll, colour="number")
STEPS.step("ask_freely", challenges.AskFreely)
STEPS.step("apply_challenges", challenges.ApplyChallenges)
STEPS.step("settled", challenges.Settled)
STEPS.step("prepare_world", start_values.PrepareWorld, effect="number")
STEPS.step("prepare_board", start_values.PrepareBoard, seat="seat", effect="number")
STEPS.step("leave_out", start_values.LeaveOut, seat="seat", left="number")

# The round and the global phase
STEPS.step("round", rounds.Round)
STEPS.step("draw_crises", column.DrawCrises)
STEPS.step("forecast", column.Forecast)
STEPS.step("face_down", column.FaceDown, n="number")
STEPS.step("turn_up", column.TurnUp, place="place", why="number")
STEPS.step("start_project", global_projects.StartProject)
STEPS.step("draw_project", global_projects.DrawProject)
STEPS.step("top_project", global_projects.TopProject)
STEPS.step("pick", global_projects.Pick)
STEPS.step("pick_project", global_projects.PickProject, seat="seat")
STEPS.step("replace_project", global_projects.ReplaceProject, seat="seat", card="global")

# The project phase
STEPS.step("draw_phase", drawing.DrawPhase)
STEPS.step("bonus_for", drawing.BonusFor, seat="seat", n="number")
STEPS.step("deal_cards", drawing.DealCards)
STEPS.step("draw", decks.Draw, player="seat", to="number", left="number")
STEPS.step("draw_card", decks.DrawCard, player="seat", to="number")
STEPS.step("project_phase", project_phase.ProjectPhase)
STEPS.step("menu", project_phase.Menu, seat="seat")
STEPS.step("after_action", order.AfterAction, seat="seat")
STEPS.step("end_of_project_phase", project_phase.EndOfProjectPhase)
STEPS.step("take_tag", tuck.TakeTag, seat="seat", card="project", slot="number")

# Using effects; a partner may be nobody
STEPS.step("name_partner", declare.NamePartner, seat="seat", place="number", effect="number")
STEPS.step("offer_card", consent.OfferCard, seat="seat")
STEPS.step("want_card", consent.WantCard, seat="seat", other="seat")
STEPS.step(
    "how_many_communities", consent.HowManyCommunities, seat="seat", effect="number", other="seat"
)
STEPS.step("propose", consent.Propose, seat="seat", other="seat", place="number", effect="number")
STEPS.step(
    "consent",
    consent.Consent,
    seat="seat",
    asker="seat",
    place="number",
    effect="number",
    gives="number",
    wants="number",
)
STEPS.step("pay", pay.Pay, seat="seat", place="number", partner="number")
STEPS.step("pay_cards", pay.PayCards, seat="seat", left="number")
STEPS.step("pay_tucked", pay.PayTucked, seat="seat", slot="number", left="number")
STEPS.step(
    "carry_out",
    carry_out.CarryOut,
    seat="seat",
    place="number",
    effect="number",
    partner="number",
)
STEPS.step("stake", carry_out.Stake, seat="seat", place="number", table="number", spent="number")
STEPS.step(
    "geo_die", carry_out.GeoDie, player="seat", place="number", table="number", bonus="number"
)
STEPS.step(
    "how_many", questions.HowMany, seat="seat", effect="number", partner="number", most="number"
)
STEPS.step("cut_any", questions.CutAny, seat="seat", left="number", first="flag")
STEPS.step("strengthen", questions.Strengthen, seat="seat", left="number")
STEPS.step("keep_cards", search.KeepCards, seat="seat", left="number")
STEPS.step("filter_cards", search.FilterCards, seat="seat", effect="number")
STEPS.step("recover", search.Recover, seat="seat", left="number")
STEPS.step("move_cards", search.MoveCards, seat="seat", left="number")
STEPS.step("reveal", search.Reveal, seat="seat", left="number")
STEPS.step(
    "give_cards",
    giving.GiveCards,
    seat="seat",
    to="seat",
    place="number",
    effect="number",
    left="number",
)
STEPS.step("give_tokens", giving.GiveTokens, seat="seat", to="seat", kind="number", left="number")
STEPS.step("for_whom", giving.ForWhom, seat="seat", effect="number", n="number")
STEPS.step("strengthen_other", giving.StrengthenOther, seat="seat", to="seat", left="number")
STEPS.step("relieve", giving.Relieve, seat="seat", n="number")
STEPS.step("move_community", giving.MoveCommunity, seat="seat", n="number")

# The emission phase
STEPS.step("emission_phase", emission.EmissionPhase)
STEPS.step("energy_check", emission.EnergyCheck)
STEPS.step("cover_shortage", emission.CoverShortage, seat="seat", left="number")
STEPS.step("shortages", emission.Shortages)
STEPS.step("emission_cards", emission.EmissionCards, seat="seat")
STEPS.step("emit", emission.Emit, seat="seat")
STEPS.step("sequester", emission.Sequester)
STEPS.step("temperature", emission.Temperature)

# The crisis phase; targets are sets of seats as numbers
STEPS.step("crisis_phase", tracks.CrisisPhase)
STEPS.step("rolls", tracks.Rolls)
STEPS.step("effect_die", tracks.EffectDie)
STEPS.step("move_marker", tracks.MoveMarker, track="track")
STEPS.step("retreat", tracks.Retreat, seat="seat", n="number")
STEPS.step("advance", tracks.Advance, seat="seat", n="number")
STEPS.step("resolve_crises", crises.ResolveCrises)
STEPS.step("resolve", crises.Resolve, crisis="crisis")
STEPS.step(
    "tie_roll",
    crises.TieRoll,
    crisis="crisis",
    among="number",
    rolled="number",
    lowest="number",
    holders="number",
)
STEPS.step("shields", shields.Shields, crisis="crisis", targets="number")
STEPS.step("use_shield", shields.UseShield, seat="seat", crisis="crisis", targets="number")
STEPS.step("lessen", shields.Lessen, seat="seat", crisis="crisis", targets="number")
STEPS.step("strike", crises.Strike, crisis="crisis", targets="number")
STEPS.step("finish", crises.Finish, crisis="crisis")
STEPS.step("harm", harm.Harm, seat="number", effect="number", n="number")
STEPS.step("discard_cards", harm.DiscardCards, seat="seat", effect="number", left="number")
STEPS.step("give_up", harm.GiveUp, seat="seat", left="number")

# Growth
STEPS.step("growth", growth.Growth)
