"""What stands beside options: the numbers a person would look up or work out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from keeling.games.e_mission.game import GAME
from keeling.games.e_mission.words import stacks
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.rng import Rng
from keeling.text.catalogue import LANGUAGES, catalogue
from keeling.text.lines import TIE
from keeling.text.words import GameWords
from tests.e_mission.tables import crisis_phase, menu, play, table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from keeling.games.e_mission.engine.state import EMission

SHOWN = GAME.presentation

WORDS = catalogue("keeling.games.e_mission", "en")
PHASES = ("project_phase", "emission_phase")


def beside(s: EMission, notation: str) -> str:
    """The remark for whoever is to choose, with plain spaces."""
    assert notation in GAME.legal(s)
    told = SHOWN.remark(GAME.view(s, int(s.seat)), GAME.vocabulary.read(notation), WORDS)
    return told.replace(TIE, " ")


def blue(**given: Any) -> dict[str, Any]:
    """The seats, with something for blue."""
    return {"seats": {"blue": given}}


# ---- own projects


def test_a_use_tells_what_it_yields_now_and_with_one_more_tag() -> None:
    s = menu(**blue(hand=["P001"], projects=[["P018", "P078"]]))
    told = "Solar Thermal Plants: pay 1 card: take 2 clean energy"
    assert beside(s, "use 1") == f"{told}; with 1 more Grid: take 3 clean energy"


def test_a_use_tells_how_often_it_can_be_repeated() -> None:
    s = menu(**blue(projects=[["P019", "P018", "P078"]]))
    told = "Private Rooftop Solar: take 1 clean energy"
    assert beside(s, "use 1") == f"{told}; 2 uses left this round"
    play(s, "use 1")
    assert beside(s, "use 1") == f"{told}; 1 use left this round"


def test_a_use_tells_no_more_than_there_is_to_take() -> None:
    s = menu(**blue(hand=["P001", "P003"], dirty=1, projects=[["P039", "P002"]]))
    assert beside(s, "use 1") == "Coal Exit Law: pay 1 card: remove 1 dirty energy"


def test_what_an_ongoing_crisis_forbids_is_not_promised() -> None:
    given = blue(hand=["P001"], clean=1, dirty=4, projects=[["P017", "P018"]])
    s = menu(ongoing=["C47"], **given)
    assert beside(s, "use 1").startswith("Solar Plants: pay 1 card: take 1 clean energy; with 1")


def test_a_card_put_under_tells_tags_amounts_and_uses() -> None:
    s = menu(**blue(hand=["P078"], projects=[["P018"], ["P019", "P055"], ["P024"], ["P110"]]))
    assert beside(s, "tuck P078 1") == (
        "Grid 1 → 2, Energy 0 → 1; Solar Thermal Plants then: take 2 clean energy"
    )
    assert beside(s, "tuck P078 2").endswith("Private Rooftop Solar then: uses a round 1 → 2")
    needs = "Nuclear Plants then: all it needs is there; take 3 clean energy"
    assert beside(s, "tuck P078 3").endswith(needs)
    assert beside(s, "tuck P078 4").endswith("no change for Citizens' Assemblies")


def test_a_card_on_top_tells_what_it_would_yield_or_what_is_missing() -> None:
    s = menu(**blue(hand=["P024", "P001"], projects=[["P018"], ["P110"], ["P085"]]))
    assert beside(s, "cover P024 1") == (
        "now: pay 1 card: take 3 clean energy; tags: Grid 2; instead of Solar Thermal Plants"
    )
    needs = "still needs 1 Grid; its effect: pay 1 card: take 3 clean energy"
    assert beside(s, "cover P024 2").startswith(f"{needs}; tags: ")
    assert beside(s, "cover P001 2").startswith("nothing yet: with 2 Ecology here draw 1 card")
    assert beside(s, "cover P024 5") == f"{needs}; tags: Grid 1"


@pytest.mark.clause("EM-6.3.3", "EM-6.3.6")
def test_a_card_on_top_speaks_of_uses_only_if_it_can_be_used() -> None:
    s = menu(**blue(hand=["P019", "P066"], projects=[["P018"], ["P024"]]))
    told = beside(s, "cover P019 1")
    assert told.startswith("now: take 1 clean energy; 1 use left this round; tags: Grid 1; ")
    assert beside(s, "cover P019 5") == "still needs 1 Grid; its effect: take 1 clean energy"
    needs = "still needs 1 Society; its effect: remove 1 emission (transportation)"
    assert beside(s, "cover P066 5") == f"{needs}; tags: Society 1"


def test_a_discarded_card_tells_what_the_project_loses() -> None:
    given = blue(hand=["P001"], projects=[["P018", "P078"], ["P110"]])
    s = crisis_phase("C36", **given)
    assert beside(s, "discard P001") == "from the hand; Ecology"
    assert (
        beside(s, "discard P018")
        == "project 1 loses Grid, Solar; Industrial Electrification is on top again"
    )
    assert beside(s, "discard P078").endswith("Solar Thermal Plants then: take 1 clean energy")
    assert beside(s, "discard P110") == "project 2 loses Society; project 2 is then empty"


# ---- what helps everybody


def test_support_tells_what_is_missing_or_that_it_is_active() -> None:
    out = [{"card": "G14"}]
    s = menu(globals=out, **blue(hand=["P002", "P098"]))
    does = "Each player once a round: remove 1 dirty energy."
    assert beside(s, "support P002 G14") == f"then missing: 1 Regulation. {does}"
    play(s, "support P002 G14")
    assert beside(s, "support P098 G14") == f"then active for everybody. {does}"


def test_help_tells_what_is_missing_or_that_the_crisis_is_ignored() -> None:
    s = menu(column=["C34"], **blue(hand=["P002", "P098"]))
    hits = "Global Financial Crisis: Blue (draw 1 card fewer in the next project phase)"
    told = beside(s, "help P002 C34")
    assert told.startswith(f"then missing: 1 Regulation; {hits}")
    play(s, "help P002 C34")
    assert beside(s, "help P098 C34") == "then this crisis is ignored"


def test_being_done_tells_what_the_round_brings() -> None:
    seats = {"blue": {"demand": 5, "dirty": 3}, "orange": {"dirty": 4, "demand": 4}}
    s = menu(trees=2, oceans=1, bands=1, loose=8, column=["C01"], seats=seats)
    told = beside(s, "done")
    lacks = "Blue lacks 2 energy: communities in crisis 0 → 2"
    assert told.startswith(f"{lacks}; 7 CO₂ against 3 bound: 4 heat the earth")
    assert "then 1.4 °C; rolls for planetary effects: 2; crises ahead: 1" in told
    assert "Pandemic: Blue (take 2 communities in crisis)" in told  # at 2 bands, not at 1
    s = menu(trees=9, oceans=1, seats=seats)
    assert "7 CO₂, 10 could be bound: drawdown" in beside(s, "done")


@pytest.mark.clause("EM-8.4.3")
def test_being_done_counts_the_crises_that_more_heat_brings() -> None:
    """38 carbon and 4 more: the fourth band, which has 4 crises instead of 3."""
    column = ["C01", "unknown", "unknown"]
    s = menu(bands=3, loose=8, column=column, crises_drawn=3, **blue(dirty=4))
    assert "then 1.6 °C; rolls for planetary effects: 4; crises ahead: 4" in beside(s, "done")


@pytest.mark.clause("EM-1.4", "EM-4.2", "EM-8.1.2", "EM-11.17")
def test_being_done_tells_of_one_community_too_many() -> None:
    s = table(*PHASES, column=["C01"], trees=1, **blue(communities=8, demand=4))
    lost = "Blue lacks 4 energy: communities in crisis 8 → 12: the game is lost"
    assert beside(s, "done") == lost, "nobody emits any more"
    play(s, "done", "done")
    assert GAME.view(s, 0).ending == "communities"
    s = menu(trees=1, **blue(communities=7, demand=4))
    assert "7 → 11; 0 CO₂" in beside(s, "done")


@pytest.mark.clause("EM-1.3", "EM-8.4.4")
def test_being_done_tells_of_the_eighth_band() -> None:
    s = table(*PHASES, column=["C01"], bands=7, loose=9, **blue(dirty=1))
    heats = "1 CO₂ against 0 bound: 1 heat the earth, then 2.0 °C"
    assert beside(s, "done") == f"{heats}: the game is lost"
    play(s, "done", "done")
    assert GAME.view(s, 0).ending == "heat"


# ---- questions


@pytest.mark.clause("EM-9.5.4")
def test_who_has_to_discard_is_told_for_which_crisis() -> None:
    s = crisis_phase("C36", **blue(hand=["P001"], projects=[["P018", "P078"]]))
    told = GameWords(GAME, "en").prompt(GAME.view(s, 0)).replace(TIE, " ")
    crisis = "the crisis “Supply Chain Breakdown”"
    assert told == f"Which card do you discard because of {crisis} (1 more)?"


@pytest.mark.clause("EM-6.3.4")
def test_who_pays_is_told_for_which_project() -> None:
    s = menu(**blue(hand=["P001", "P003"], dirty=3, clean=1, demand=3, projects=[["P039", "P002"]]))
    play(s, "use 1")
    for language in LANGUAGES:
        told = GameWords(GAME, language)
        assert told.words.name("card-P039") in told.prompt(GAME.view(s, 0))


@pytest.mark.clause("EM-6.6.9")
def test_who_pays_for_a_global_project_is_told_for_which() -> None:
    out: dict[str, Any] = {"globals": [{"card": "G02", "tucked": {}}], "phase": "project"}
    s = table("pay_cards blue 1", "carry_out blue 5 0 -1", **out, **blue(hand=["P005", "P006"]))
    for language in LANGUAGES:
        told = GameWords(GAME, language)
        assert told.words.name("global-G02") in told.prompt(GAME.view(s, 0))


def test_how_many_tells_what_is_left_and_what_is_missing() -> None:
    s = menu(**blue(hand=["P001", "P003"], dirty=3, clean=1, demand=3, projects=[["P039", "P002"]]))
    play(s, "use 1")
    assert beside(s, "pay P001") == "Ecology"
    play(s, "pay P001")
    assert beside(s, "amount 1") == "dirty energy 3 → 2"
    assert beside(s, "amount 2") == "dirty energy 3 → 1; lacks 1 energy"


def test_resilience_tells_which_crises_it_weakens() -> None:
    s = table("strengthen blue 1", column=["C01"], phase="project")
    told = beside(s, "strengthen social")
    assert told.startswith("Social 0 → 1; weakens open crises: ")
    assert beside(s, "strengthen ecological") == "Ecological 0 → 1"


def test_who_has_to_agree_is_told_to_what() -> None:
    giver = {"hand": ["P001"], "projects": [["S_europe_5"]]}
    seats = {"blue": giver, "orange": {"hand": ["P002", "P003"]}}
    s = menu(seats=seats)
    play(s, "use 1", "ask_for P003")
    assert GAME.prompt(s) == "consent"
    told = "Blue would give: Environmental Movement; Orange would give: Social Movements"
    assert beside(s, "agree") == told
    board = " ".join(SHOWN.text_board(GAME.view(s, None), WORDS).split())
    assert told in board
    seats = {"blue": {"projects": [["P128"]]}, "orange": {"communities": 2}}
    s = menu(seats=seats)
    play(s, "use 1")
    assert beside(s, "agree") == "Orange would give: 1 community in crisis"


def test_shields_tell_who_is_spared_what() -> None:
    out = [
        {"card": "G04", "tucked": {"P002": ""}},
        {"card": "G24", "tucked": {"P001": "", "P003": ""}},
    ]
    s = crisis_phase("C01", bands=2, globals=out, **blue(resilience={"social": 1}))
    hits = "Blue (take 1 community in crisis), Orange (take 2 communities in crisis)"
    assert beside(s, "skip").endswith(hits)
    assert beside(s, "shield G04 orange") == "spares Orange: take 2 communities in crisis"
    play(s, "skip")
    assert beside(s, "enough").endswith(hits)
    assert beside(s, "spend P003") == "Society; then 1 weaker for everybody"


def test_a_project_given_up_tells_what_goes_with_it() -> None:
    out = [{"card": "G04", "tucked": {"P002": ""}}, {"card": "G05"}]
    s = table("give_up blue 1", phase="crisis", globals=out)
    told = beside(s, "give_up G04")
    assert told.startswith("active; When a crisis strikes, once a round: spare one player")
    assert told.endswith("; 1 card lost with it")
    assert beside(s, "give_up G05").startswith("not active; ")


def test_a_power_tells_its_start_values() -> None:
    s = GAME.new(GAME.config(seats=2))
    told = "demand 12, dirty energy 9, clean energy 3, emission tokens 13"
    assert beside(s, "power china").startswith(told)


def test_a_marker_tells_its_tipping_point() -> None:
    s = table("advance blue 1", phase="crisis", tracks={"desertification": 1})
    told = "space 0 of 4; 1 to the next tipping point; tipping point: "
    assert beside(s, "advance arctic_melt").startswith(told)
    told = "space 0 of 4; 2 to the next tipping point; tipping point: "
    assert beside(s, "advance extreme_weather").startswith(told)


# ---- promises are kept


def positions(seats: int, seed: int) -> Iterator[EMission]:
    """Positions of a random game in which somebody chooses what to do."""
    rng, s = Rng(seed), GAME.new(GAME.config(seats=seats))
    while s.seat != NOBODY:
        if s.seat == CHANCE:
            s.apply(s.sample(rng))
            continue
        if GAME.prompt(s) == "menu":
            yield s
        s.apply(s.legal[int(rng.below(len(s.legal)))])


@pytest.mark.parametrize("seed", range(3))
def test_amounts_are_worked_out_as_the_rules_do(seed: int) -> None:
    for s in positions(3, seed):
        view = GAME.view(s, int(s.seat))
        for one in [one for seat in view.seats.values() for one in seat.projects if one]:
            assert stacks.amounts(view, one.cards[0], one.tags) == one.yields


@pytest.mark.parametrize("verb", ["tuck", "cover"])
def test_what_a_card_promises_is_what_the_project_then_yields(verb: str) -> None:
    for s in positions(2, seed=5):
        view, seat = GAME.view(s, int(s.seat)), int(s.seat)
        for notation in [one for one in GAME.legal(s) if one.startswith(f"{verb} ")][:6]:
            _, card, slot = notation.split()
            before = view.own_stack(slot)
            tags = stacks.added(before.tags, card)
            after = s.clone()
            play(after, notation)
            then = GAME.view(after, seat).own_stack(slot)
            top = card if verb == "cover" else before.cards[0]
            assert then.tags == {tag: tags[tag] for tag in then.tags}
            assert then.yields == stacks.amounts(GAME.view(after, seat), top, tags)


@pytest.mark.clause("EM-11.2")
def test_a_challenge_says_whether_it_makes_the_game_harder_or_easier() -> None:
    s = GAME.new(GAME.config(seats=2, challenges="free"))
    play(s, "power china")
    told = {notation: beside(s, notation) for notation in GAME.legal(s) if notation != "enough"}
    assert told["challenge H01"].startswith("Harder (red): For all: the game begins with 1 ")
    kinds = {text.partition(":")[0] for text in told.values()}
    assert kinds == {"Harder (red)", "Easier (green)", "Another aim (grey)"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_remarks_are_there_in_every_language(language: str) -> None:
    words = catalogue("keeling.games.e_mission", language)
    for n, s in enumerate(positions(2, seed=8)):
        view = GAME.view(s, int(s.seat))
        told = {GAME.write(option): SHOWN.remark(view, option, words) for option in s.legal}
        assert all(text for notation, text in told.items() if notation != "resume"), told
        if n > 40:
            break
