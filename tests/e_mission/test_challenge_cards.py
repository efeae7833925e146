"""Every challenge card: what it changes at the start, all game, and in the end."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.e_mission.data.box import BOX, CHALLENGES
from keeling.games.e_mission.data.cards import Challenge, Effect
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import TRACKS
from keeling.games.e_mission.game import GAME
from tests.e_mission.cards import KINDS, SECTORS, SINK, Numbers, counted, differing
from tests.e_mission.tables import offered, play, refused, table

ROW = {card.id: card for card in CHALLENGES}
IDS = list(ROW)
WINS = [card.id for card in CHALLENGES if card.effects[0].do == "win_if"]
POWER = {power.id: power for power in BOX.power}
CHINA, USA = POWER["china"], POWER["usa"]
WORLD = {"setup_trees": "trees", "setup_oceans": "oceans", "setup_dac": "dac"}


def started(*cards: Challenge) -> EMission:
    """China and the USA with challenges of their choice; individual ones are China's."""
    s = GAME.new(GAME.config(seats=2, challenges="free"))
    play(s, "power china")
    for card in cards:
        mine = card.scope == "individual"
        play(s, f"challenge_for {card.id} blue" if mine else f"challenge {card.id}")
    play(s, "enough")
    while s.seat >= 0 and offered(s)[0].startswith("leave_out"):
        play(s, "leave_out transport")
    return s


def at_the_start(s: EMission) -> Numbers:
    """All numbers but those of the crises that are being drawn."""
    found = counted(s)
    for what in ("column", "face down"):
        del found[what]
    return found


def wanted_of(effect: Effect) -> dict[str, int]:
    """EM-11.10 to EM-11.14 What an effect changes before the first round, for China."""
    n = effect.n
    if effect.do in WORLD:
        return {WORLD[effect.do]: 2 * n}
    if effect.do == "setup_resilience":
        lost = min(-n, CHINA.resilience[effect.kind])
        gone = {f"blue {effect.kind}": -lost, "blue communities": -n - lost}
        return {f"blue {effect.kind}": n} if n > 0 else gone
    if effect.do == "setup_emission":
        return {f"blue {effect.kind if effect.kind in SECTORS else 'transport'}": n}
    return {
        "setup_bands": {"bands": n},
        "setup_effects": {"markers": 4 * n},  # two tracks tip on the first space
        "setup_demand": {"blue demand": n},
        "setup_community": {"blue communities": n},
        "setup_swap_clean_dirty": {"blue clean": -n, "blue dirty": n},
        "setup_swap_dirty_clean": {"blue dirty": -n, "blue clean": n},
    }.get(effect.do, {})


@pytest.mark.clause("EM-11.4", "EM-11.5", "EM-11.10", "EM-11.11", "EM-11.12", "EM-11.13")
@pytest.mark.clause("EM-11.14", "EM-11.2")
@pytest.mark.parametrize("name", IDS)
def test_what_a_challenge_changes_at_the_start(name: str) -> None:
    card = ROW[name]
    must = {key: n for effect in card.effects for key, n in wanted_of(effect).items() if n}
    s = started(card)
    assert differing(at_the_start(started()), at_the_start(s)) == must
    owner = "blue" if card.scope == "individual" else "group"
    assert GAME.dump(s)["challenges"] == {name: owner}
    assert GAME.dump(s)["sinks_at_start"] == s.trees + s.oceans


@pytest.mark.clause("EM-11.12")
def test_markers_never_start_on_a_tipping_space() -> None:
    further = [e.n for card in CHALLENGES for e in card.effects if e.do == "setup_effects"]
    assert further == [1]
    s = GAME.new(GAME.config(seats=2, challenges="free"))
    play(s, "power china", "challenge H04", "enough")  # orange is the USA
    still = {"arctic_melt": 0, "permafrost_thaw": 0}  # their first space tips
    assert GAME.dump(s)["tracks"] == {**dict.fromkeys(TRACKS, 1), **still}


@pytest.mark.clause("EM-11.4")
def test_each_challenge_is_there_once() -> None:
    s = GAME.new(GAME.config(seats=2, challenges="free"))
    play(s, "power china", "challenge H01", "challenge_for H10 orange")
    assert refused(s, "challenge H01") == "EM-11.4"
    assert refused(s, "challenge_for H10 blue") == "EM-11.4"
    play(s, "challenge H02", "enough")
    assert s.seat == keeling.CHANCE
    assert GAME.dump(s)["challenges"] == {"H01": "group", "H02": "group", "H10": "orange"}


@pytest.mark.clause("EM-11.5", "EM-11.13")
@pytest.mark.parametrize("name", [c.id for c in CHALLENGES if c.scope == "individual"])
def test_an_individual_challenge_is_for_its_owner_alone(name: str) -> None:
    s = started(ROW[name])
    row = GAME.dump(s)["seats"]["orange"]
    assert (row["demand"], row["dirty"], row["clean"]) == (USA.demand, USA.dirty, USA.clean)
    assert row["resilience"] == USA.resilience
    assert row["emissions"] == USA.emissions
    assert row["communities"] == USA.communities


# ---- what holds all game


def drawn(*challenges: str, round_: int, owner: str = "group") -> list[str]:
    """The draws that are to come at the start of a project phase."""
    s = table("draw_phase", round=round_, challenges=dict.fromkeys(challenges, owner))
    steps: list[str] = GAME.dump(s)["agenda"]
    return steps[1:]


@pytest.mark.clause("EM-7.31", "EM-6.1.2")
def test_challenges_change_how_many_cards_are_drawn() -> None:
    assert drawn("H27", round_=1) == ["draw blue 0 6", "draw orange 0 7"]
    assert drawn("H27", round_=2) == ["draw blue 0 4", "draw orange 0 5"]
    assert drawn("H20", round_=1, owner="orange") == ["draw blue 0 4", "draw orange 0 4"]
    assert drawn("H20", round_=2, owner="orange") == ["draw blue 0 4", "draw orange 0 5"]
    assert drawn("H34", round_=1, owner="blue") == ["draw blue 0 5", "draw orange 0 5"]
    assert drawn("H34", round_=5, owner="blue") == ["draw blue 0 5", "draw orange 0 5"]


@pytest.mark.clause("EM-11.16", "EM-10.4")
def test_demand_grows_faster_for_the_hungry() -> None:
    s = table("growth", challenges={"H06": "group"})
    rows = GAME.dump(s)["seats"]
    assert (rows["blue"]["demand"], rows["orange"]["demand"]) == (CHINA.growth + 1, USA.growth + 1)


@pytest.mark.clause("EM-11.7", "EM-8.4.3", "EM-5.1.1", "EM-5.1.2")
@pytest.mark.parametrize(
    ("cards", "first", "fourth"),
    [((), 3, 4), (("H08",), 4, 5), (("H25",), 2, 3), (("H08", "H25"), 3, 4)],
)
def test_seasons_of_crises(cards: tuple[str, ...], first: int, fourth: int) -> None:
    """E90: the number of round 1, and that of the 4th band."""
    there = dict.fromkeys(cards, "group")
    s = table("draw_crises", round=1, challenges=there)
    assert GAME.dump(s)["crises_drawn"] == first
    given: dict[str, Any] = {"bands": 3, "recent": 10, "crises_drawn": first, "phase": "emission"}
    s = table("temperature", challenges=there, **given)
    assert (GAME.dump(s)["crises_drawn"], len(s.column)) == (fourth, 1)


@pytest.mark.clause("EM-11.9", "EM-7.34")
def test_every_forbidden_kind_is_an_effect_of_some_card() -> None:
    kinds = [e.kind for card in CHALLENGES for e in card.effects if e.do == "forbid"]
    assert kinds == ["geo_roll", "add_dac"]
    assert set(kinds) - {"geo_roll"} <= set(SINK)


# ---- what must hold to win

BARE: dict[str, Any] = {"dirty": 0, "communities": 0}
STRONG: dict[str, Any] = {"resilience": dict.fromkeys(KINDS, 2)}
ACTIVE = [{"card": "G16"}, {"card": "G24"}]  # nothing is needed for these


def just(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A position in which the condition just holds, and one in which it just does not."""
    both: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
        "H35": ({"bands": 2, "suspended": 1}, {"bands": 3, "suspended": 1}),
        "H36": (seats(communities=3), seats(communities=4)),
        "H37": (seats(dirty=0), seats(dirty=1)),
        "H38": (seats(**STRONG), seats(resilience={**STRONG["resilience"], "ecological": 1})),
        "H39": (
            {"trees": 10, "oceans": 9, "sinks_at_start": 19},
            {"trees": 10, "oceans": 8, "dac": 5, "sinks_at_start": 19},
        ),
        "H41": ({"globals": ACTIVE}, {"globals": [*ACTIVE[:1], {"card": "G01"}]}),
        "H42": (
            seats(dirty=4, emissions={"waste": 6}),
            seats(dirty=5, emissions={"waste": 6}),
        ),
    }
    return both[name]


def seats(**orange: Any) -> dict[str, Any]:
    """Orange as given, blue with nothing that stands in the way."""
    return {"seats": {"blue": {**BARE, **STRONG}, "orange": {**STRONG, **orange}}}


@pytest.mark.clause("EM-11.6", "EM-10.1", "EM-10.3")
@pytest.mark.parametrize("name", WINS)
def test_a_condition_decides_whether_drawdown_wins(name: str) -> None:
    holds, fails = just(name)
    card = {name: "group"}
    s = table("growth", drawdown=True, challenges=card, **holds)
    assert GAME.dump(s)["ending"] == "won"
    s = table("growth", drawdown=True, challenges=card, **fails)
    assert (GAME.dump(s)["ending"], s.drawdown) == ("", False)
    s = table("growth", drawdown=False, challenges=card, **holds)
    assert GAME.dump(s)["ending"] == ""


@pytest.mark.clause("EM-11.6")
def test_all_conditions_must_hold() -> None:
    holds, _ = just("H37")
    both = {"H37": "group", "H35": "group"}
    s = table("growth", drawdown=True, challenges=both, bands=4, **holds)
    assert GAME.dump(s)["ending"] == ""
    s = table("growth", drawdown=True, challenges=both, bands=3, **holds)
    assert GAME.dump(s)["ending"] == "won"


@pytest.mark.clause("EM-11.15", "EM-10.2", "EM-1.5")
@pytest.mark.parametrize(("cards", "last"), [({}, 6), ({"H05": "group"}, 5)])
def test_the_last_round(cards: dict[str, str], last: int) -> None:
    assert GAME.dump(table("growth", round=last - 1, challenges=cards))["ending"] == ""
    assert GAME.dump(table("growth", round=last, challenges=cards))["ending"] == "time"


@pytest.mark.clause("EM-11.13", "EM-11.17")
def test_a_position_saved_while_emissions_are_left_out_knows_what_challenges_change() -> None:
    """H09: the token that would be number 10 loses; H33: an emission of choice is left out."""
    s = GAME.new(GAME.config(seats=2, challenges="free"))
    play(s, "power china", "challenge H09", "challenge_for H33 blue", "enough")
    assert offered(s)[0].startswith("leave_out")
    assert s.community_limit == 10
    assert GAME.load(GAME.dump(s)).community_limit == 10
