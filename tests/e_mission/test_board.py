"""The drawn board: complete, well-formed, the same in every language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from keeling.draw.drawing import Drawing
from keeling.games.e_mission import GAME
from keeling.games.e_mission.board_column import HEIGHT, height_for, lines_that_fit, rows
from keeling.games.e_mission.board_crises import text_of
from keeling.games.e_mission.board_earth import spots
from keeling.games.e_mission.board_effects import SHOWN, picture_of
from keeling.games.e_mission.board_lines import CUT, lines_of, width_of
from keeling.games.e_mission.board_signs import SIGNS
from keeling.games.e_mission.data import BOX, CHALLENGES, CRISES, GLOBALS, PROJECTS
from keeling.games.e_mission.tables import CRISIS_CARDS, SEATS, TRACKS
from keeling.text.catalogue import LANGUAGES, catalogue
from tests.draw.of_games import (
    SVG,
    WHOLE_GAME,
    classes,
    element,
    ids,
    inside,
    texts,
)
from tests.e_mission.tables import menu, play
from tests.e_mission.test_pictures import PICTURES

if TYPE_CHECKING:
    import xml.etree.ElementTree as ET

    from keeling.games.e_mission.state import EMission
    from keeling.kernel.game import View

in_each_language = pytest.mark.parametrize("language", LANGUAGES)
with_each_number_of_seats = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@cache
def after(seats: int, choices: int) -> EMission:
    """A table after some random choices; not to be changed."""
    s: EMission = PICTURES.after(choices, seats, seats=seats)
    return s


def view(seats: int = 2, choices: int = 160, seat: int | None = 0) -> View:
    return GAME.view(after(seats, choices), seat)


def of_world(shown: View, **facts: object) -> View:
    return {**shown, "world": shown["world"] | facts}


def of_seat(shown: View, seat: str, **facts: object) -> View:
    """A view in which a seat has something else."""
    return {**shown, "seats": {**shown["seats"], seat: shown["seats"][seat] | facts}}


def crisis(name: str, **facts: Any) -> dict[str, Any]:
    """A crisis that threatens nobody."""
    return {
        "crisis": name,
        "tucked": [],
        "aid": 0,
        "targets": [],
        "threat": {},
        "one_of": False,
        "world": [1],
        "communities": {},
        **facts,
    }


def drawn(shown: View, language: str = "en") -> ET.Element:
    return PICTURES.board(shown, language)


def drawing(shown: View, language: str = "en") -> Drawing:
    return Drawing(shown, PICTURES.words(language), {}, SEATS)


@in_each_language
@with_each_number_of_seats
@pytest.mark.parametrize("choices", [0, 40, 160, WHOLE_GAME])
def test_the_board_is_well_formed_at_any_moment(language: str, seats: int, choices: int) -> None:
    picture = drawn(view(seats, choices), language)
    assert picture.tag == f"{SVG}svg"
    found = ids(picture)
    assert len(found) == len(set(found))


@with_each_number_of_seats
def test_a_spectator_sees_the_board(seats: int) -> None:
    found = set(ids(drawn(view(seats, 160, None))))
    assert {f"track-{name}" for name in TRACKS} | {"round", "stock-trees", "seat-blue"} <= found


# ---- the balance, the thermometer, the earth


@pytest.mark.clause("EM-8.3")
def test_the_balance_says_what_heats_the_earth() -> None:
    s = menu(2, trees=3, oceans=2, seats={"blue": {"dirty": 9}})
    picture = drawn(GAME.view(s, 0))
    verdict = inside(picture, "verdict-of")[0]
    assert "heats" in classes(verdict)
    assert texts(verdict) == ["+4 CO₂ heats the earth"]
    assert inside(inside(picture, "balance")[0], "over")


@pytest.mark.clause("EM-8.3.2")
def test_the_balance_says_how_much_more_could_be_bound() -> None:
    s = menu(2, trees=3, oceans=9, seats={"blue": {"dirty": 9}})
    picture = drawn(GAME.view(s, 0))
    verdict = inside(picture, "verdict-of")[0]
    assert "drawdown" in classes(verdict)
    assert texts(verdict) == ["Drawdown: all bound, 3 free"]
    assert not inside(inside(picture, "balance")[0], "over")


def test_each_power_has_its_part_of_the_bar() -> None:
    shown = view(4, 40)
    picture = drawn(shown)
    for seat, things in shown["seats"].items():
        part = element(picture, f"carbon-{seat}")
        assert str(things["emits"]) in texts(part)
        assert inside(part, "token")


def test_the_earth_has_a_token_for_each_carbon_it_binds() -> None:
    shown = of_world(view(), trees=5, oceans=3, dac=1, sinks=9)
    shown = {**shown, "balance": shown["balance"] | {"binds": 7}}
    earth = inside(drawn(shown), "earth")[0]
    assert (len(inside(earth, "sink-token")), len(inside(earth, "bound"))) == (9, 7)


@pytest.mark.parametrize("count", [1, 2, 9, 40, 69])
def test_tokens_do_not_cover_each_other(count: int) -> None:
    places = spots(count)
    assert len(set(places)) == count
    for n, (ax, ay) in enumerate(places):
        assert (ax * ax + ay * ay) ** 0.5 <= 97
        for bx, by in places[:n]:
            assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 >= 12


@pytest.mark.clause("EM-8.4")
def test_the_thermometer_shows_bands_and_the_row_that_fills() -> None:
    shown = of_world(view(), bands=3, temperature=15, loose=7, row=10, crisis_number=3)
    thermometer = inside(drawn(shown), "thermometer")[0]
    assert [n for n in range(1, 9) if f"band-{n}" in ids(thermometer)] == [1, 2, 3]
    assert (len(inside(thermometer, "cell")), len(inside(thermometer, "full"))) == (10, 7)
    assert "7/10" in texts(thermometer)
    assert "1.5°C" in texts(thermometer)
    assert texts(inside(thermometer, "here")[0]) == ["1.5°", "3"]


@pytest.mark.clause("EM-5.1.2", "EM-11.7")
def test_a_challenge_changes_the_crises_beside_every_band() -> None:
    """Crisis Season: one more than 3, 3, 3, 3, 4, 4, 5, 5."""
    s = GAME.new(GAME.config(seats=2, challenges="free"))
    play(s, "power china", "challenge H08", "enough")
    world = GAME.view(s, 0)["world"]
    assert world["crisis_numbers"] == [4, 4, 4, 4, 5, 5, 6, 6]
    thermometer = inside(drawn(GAME.view(s, 0)), "thermometer")[0]
    shown = [text for text in texts(thermometer) if text in "456"]
    assert sorted(shown) == ["4", "4", "4", "4", "5", "5", "6", "6"]


def test_bands_that_are_set_aside_lie_apart() -> None:
    assert "suspended" not in ids(drawn(of_world(view(), suspended=0)))
    aside = element(drawn(of_world(view(), suspended=2)), "suspended")
    assert texts(aside) == ["2 set aside"]


@pytest.mark.clause("EM-9.1")
def test_a_track_marks_where_it_is_and_where_it_tips() -> None:
    shown = {**view(), "tracks": dict.fromkeys(TRACKS, 1) | {"arctic_melt": 3}}
    track = element(drawn(shown), "track-arctic_melt")
    assert len(inside(track, "tipping")) == 2
    assert len(inside(track, "reached")) == 4
    assert texts(element(track, "marker-arctic_melt")) == ["3"]


# ---- crises


def test_a_crisis_says_whom_it_threatens_how_much_and_what_helps() -> None:
    name = next(card.id for card in CRISES if card.tuck and card.tuck.need == 2)
    of = crisis(name, threat={"blue": [2], "orange": [0]}, targets=["blue", "orange"], aid=1)
    shown = {**view(), "column": [of, None], "ongoing": []}
    card = element(drawn(shown), f"crisis-{name}")
    assert "1/2" in texts(card)
    if not CRISES[CRISIS_CARDS.index(name)].ongoing:
        assert len(inside(card, "token")) == 2
    assert inside(card, "tag")


def test_what_lies_face_down_is_only_a_number() -> None:
    shown = {**view(), "column": [crisis("C01"), None, None], "ongoing": []}
    picture = drawn(shown)
    assert texts(element(picture, "place-2")) == ["2."]
    assert texts(element(picture, "place-3")) == ["3."]
    assert "place-1" not in ids(picture)


def test_an_ongoing_crisis_is_told_apart() -> None:
    name = next(card.id for card in CRISES if card.ongoing)
    shown = {**view(), "column": [], "ongoing": [crisis(name, world=[])]}
    card = element(drawn(shown), f"crisis-{name}")
    assert "ongoing" in classes(card)


@in_each_language
@pytest.mark.parametrize("count", [1, 4, 6, 9])
def test_crises_have_room_and_what_is_cut_is_told_beside_the_board(
    language: str, count: int
) -> None:
    names = sorted(CRISIS_CARDS[-count:])
    shown = {**view(), "column": [crisis(name) for name in names] + [None] * 3, "ongoing": []}
    made = drawing(shown, language)
    lines = lines_that_fit(made)
    assert sum(height_for(row, lines) for row in rows(made)) <= HEIGHT
    cut = [name for name in names if len(text_of(made, name)) > lines[name]]
    notes = inside(drawn(shown, language), "note")
    titles = {texts(note)[0] for note in notes}
    assert {made.title("crisis", name) for name in cut} <= titles


# ---- global projects


def out(name: str, **facts: Any) -> dict[str, Any]:
    """A global project with nothing under it."""
    base = {"global": name, "active": False, "tucked": [], "tags": {}, "missing": {}}
    return {**base, "uses": 0, "usable": False, **facts}


@pytest.mark.clause("EM-6.6.2")
def test_a_global_project_shows_which_tags_are_there_and_which_are_missing() -> None:
    shown = {**view(3), "globals": [out("G01", tags={"energy": 2}), None, None, None]}
    card = element(drawn(shown), "global-G01")
    tags = inside(card, "tag")
    assert [("open" in classes(tag)) for tag in tags] == [False, False, True]
    assert "active" not in classes(card)
    used = {**shown, "globals": [out("G01", active=True, uses=1), None, None, None]}
    card = element(drawn(used), "global-G01")
    assert "active" in classes(card)
    assert len(inside(card, "gone")) == 1


@in_each_language
def test_the_sign_of_an_active_project_is_not_among_its_needs_and_uses(language: str) -> None:
    met = SIGNS["met"].strokes
    for name in (card.id for card in GLOBALS):
        four = [out(name, active=True), *(out(n) for n in ("G20", "G21", "G22") if n != name)]
        card = element(drawn({**view(4), "globals": four}, language), f"global-{name}")
        (sign,) = (part for part in card.iter() if part.find(f"{SVG}path[@d='{met}']") is not None)
        foot = next(part for part in card if inside(part, "strip"))
        assert sign not in list(foot.iter())


@in_each_language
def test_every_global_project_can_be_drawn(language: str) -> None:
    names = [card.id for card in GLOBALS]
    for first in range(0, len(names), 4):
        four = names[first : first + 4]
        shown = {**view(4), "globals": [out(name, active=True) for name in four]}
        assert {f"global-{name}" for name in four} <= set(ids(drawn(shown, language)))


def test_offered_projects_can_be_read() -> None:
    shown = {**view(), "offered": ["G05", "G06"], "globals": [None] * 4}
    picture = drawn(shown)
    on_board = inside(picture, "globals")[0]
    assert all("offered" in classes(element(on_board, key)) for key in ("global-G05", "global-G06"))
    full = {**shown, "globals": [out("G01"), out("G02"), out("G03"), None]}
    beside = inside(drawn(full), "things")[0]
    assert {"global-G05", "global-G06"} <= set(ids(beside))


# ---- mats and cards


@pytest.mark.clause("EM-8.1")
def test_a_shortage_is_told_in_words_and_by_a_sign() -> None:
    numbers = {"demand": 9, "dirty": 4, "clean": 2, "shortage": 3}
    shown = of_seat(of_seat(view(), "blue", **numbers), "orange", **numbers)
    picture = drawn(shown)
    assert texts(inside(element(picture, "seat-blue"), "shortage")[0]) == ["3 energy short"]
    assert texts(inside(element(picture, "seat-orange"), "shortage")[0]) == ["\N{MINUS SIGN}3"]


def test_before_a_power_is_chosen_nothing_is_said_of_its_energy() -> None:
    none = {"demand": 0, "dirty": 0, "clean": 0, "shortage": 0}
    for power, told in {"": ["0"], "usa": ["0", "demand met"]}.items():
        shown = of_seat(view(), "blue", power=power, **none)
        assert texts(element(drawn(shown), "stock-blue-demand")) == told


@in_each_language
@pytest.mark.parametrize("demand", [0, 3, 10, 17, 20])
def test_words_about_energy_stand_beside_the_demand(language: str, demand: int) -> None:
    numbers = {"demand": demand, "dirty": 12, "clean": 8, "shortage": 0}
    shown = of_seat(view(), "blue", power="usa", **numbers)
    energy = element(drawn(shown, language), "stock-blue-demand")
    (words,) = inside(energy, "quiet")
    (number,) = (e for e in inside(energy, "demand")[0].iter(f"{SVG}text"))
    left, plug = float(words.attrib["x"]), float(number.attrib["x"]) - 24
    width = float(words.get("textLength", width_of("".join(words.itertext()), 16)))
    assert left + width <= plug or plug + 44 <= left <= 386 - width


@with_each_number_of_seats
def test_the_line_of_what_is_bound_leaves_the_numbers_of_powers_alone(seats: int) -> None:
    for choices in range(0, 200, 20):
        bars = inside(drawn(view(seats, choices)), "balance")[0]
        line = float(inside(bars, "capacity")[0].attrib["x1"])
        for number in inside(bars, "on-seat"):
            x = float(number.attrib["x"])
            assert not x - 34 < line < x + 24


@pytest.mark.clause("EM-6.1.1")
def test_communities_stand_in_rows_of_four_with_what_they_cost() -> None:
    picture = drawn(of_seat(view(), "blue", communities=5))
    row = element(picture, "stock-blue-communities")
    assert len(inside(row, "home")) == 12
    assert texts(row) == ["\N{MINUS SIGN}1", "\N{MINUS SIGN}2", "5"]
    assert len(inside(row, "due")) == 1


def test_all_tags_of_a_stack_are_counted_and_its_cards_lie_under_it() -> None:
    s = menu(2, seats={"blue": {"projects": [["P001", "P003", "P004"], [], [], [], []]}})
    stack = element(drawn(GAME.view(s, 0)), "slot-1")
    assert {"card-P001", "card-P003", "card-P004"} <= set(ids(stack))
    assert "0/1" in texts(stack)


def test_the_own_hand_tells_what_cards_do() -> None:
    s = menu(2, seats={"blue": {"hand": ["P001"]}, "orange": {"hand": ["P002"]}})
    picture = drawn(GAME.view(s, 0))
    assert len(texts(element(picture, "card-P001"))) > len(texts(element(picture, "card-P002")))
    assert inside(element(picture, "card-P002"), "tag")


@pytest.mark.parametrize("seats", [2, 4])
def test_the_own_projects_stand_in_short_on_the_board(seats: int) -> None:
    s = menu(seats, seats={"blue": {"projects": [["P001", "P003", "P004"], ["P005"], [], [], []]}})
    shown = {**GAME.view(s, 0), "column": [], "ongoing": []}
    own = inside(drawn(shown), "own-projects")[0]
    first, second = (part for part in own.iter() if part.get("data-element"))
    assert (first.get("data-element"), second.get("data-element")) == ("slot-1", "slot-2")
    stack = shown["seats"]["blue"]["projects"][0]
    assert len(inside(first, "tag")) == len(stack["tags"])
    assert {"1", PICTURES.words().name("card-P001", "plain"), "0/1"} <= set(texts(first))
    assert "id" not in first.attrib
    assert not inside(drawn(GAME.view(s, None)), "own-projects")


def test_a_project_in_short_can_be_chosen_as_the_whole_one() -> None:
    s = menu(2, seats={"blue": {"projects": [["P001"], ["P005"], [], [], []]}})
    picture = PICTURES.board(GAME.view(s, 0), **{"slot-2": "use 2"})
    own = inside(picture, "own-projects")[0]
    can = [part.get("data-element") for part in inside(own, "can")]
    assert can == ["slot-2"]
    assert "tabindex" not in inside(own, "can")[0].attrib


@in_each_language
def test_own_projects_give_up_their_names_before_crises_lose_text(language: str) -> None:
    s = menu(2, seats={"blue": {"projects": [[f"P00{n}"] for n in range(1, 6)]}})
    longest = sorted(CRISIS_CARDS, key=lambda one: -len(text_of(drawing(view()), one)))
    named = []
    for count in (0, 3, 6):
        column = [crisis(name) for name in longest[:count]]
        shown = {**GAME.view(s, 0), "column": column, "ongoing": []}
        own = inside(drawn(shown, language), "own-projects")[0]
        named.append(len(inside(own, "card-name")))
        assert len([part for part in own.iter() if part.get("data-element")]) == 5
    assert named == [5, 0, 0]


def test_the_hand_comes_before_the_projects_beside_the_board() -> None:
    s = menu(2, seats={"blue": {"hand": ["P001"], "projects": [["P005"], [], [], [], []]}})
    things = ids(inside(drawn(GAME.view(s, 0)), "things")[0])
    assert things.index("seat-blue") < things.index("card-P001") < things.index("slot-1")


@pytest.mark.clause("EM-11.6")
@pytest.mark.parametrize(
    ("card", "facts", "told"),
    [
        ("bands_at_most", {"bands": 4}, "now 4, at most 3: not yet"),
        ("bands_at_most", {"bands": 2, "suspended": 1}, "now 3, at most 3: met"),
        (
            "each_communities_at_most",
            {"seats": {"blue": {"communities": 5}, "orange": {"communities": 1}}},
            "now up to 5, at most 3: not yet",
        ),
        (
            "total_dirty_at_most",
            {"seats": {"blue": {"dirty": 2}, "orange": {"dirty": 1}}},
            "now 3, at most 0: not yet",
        ),
        ("each_resilience_at_least", {}, "now everybody 0 of 2: not yet"),
        (
            "sinks_at_least_start",
            {"trees": 4, "oceans": 3, "sinks_at_start": 7},
            "now 7 of 7: met",
        ),
        ("active_globals_at_least", {}, "now 0 of 2: not yet"),
        (
            "each_emitted_at_most",
            {"seats": {"blue": {"dirty": 11}}},
            "now up to 11, at most 10: not yet",
        ),
    ],
)
def test_a_condition_of_a_challenge_says_how_far_it_is(
    card: str, facts: dict[str, Any], told: str
) -> None:
    of = {one.effects[0].test: one.id for one in CHALLENGES if one.effects[0].do == "win_if"}
    met = told.endswith(": met")
    shown = GAME.view(menu(2, challenges={of[card]: "group"}, **facts), 0)
    assert shown["conditions"][of[card]]["met"] is met
    part = element(drawn(shown), f"challenge-{of[card]}")
    assert texts(inside(part, "condition")[0]) == [told]
    assert bool(inside(part, "met")) is met
    assert told in " ".join(GAME.text_board(shown, PICTURES.words()).split())


@pytest.mark.clause("EM-7.25")
def test_a_proposal_says_who_gives_what() -> None:
    assert not inside(drawn({**view(), "proposals": []}), "proposal")
    both = {"asker": "blue", "asked": "orange"}
    asked = {**both, "cards": {"blue": "P001", "orange": "P002"}, "communities": {}}
    part = inside(drawn({**view(), "proposals": [asked]}), "proposal")[0]
    assert "Blue asks Orange: no answer yet" in texts(part)
    assert "Environmental Movement" in texts(part)
    assert len(inside(part, "token")) == 2
    moved = {**both, "cards": {}, "communities": {"orange": 2}}
    parts = inside(drawn({**view(), "proposals": [asked, moved]}), "proposal")
    assert "2" in texts(parts[1])


def test_who_is_done_and_who_may_choose_is_marked() -> None:
    shown = {**of_seat(view(2, 40), "orange", done=True), "choosing": ["blue"]}
    picture = drawn(of_seat(shown, "blue", done=False))
    assert inside(element(picture, "seat-orange"), "is-done")
    assert not inside(element(picture, "seat-blue"), "is-done")
    assert "moving" in classes(element(picture, "seat-blue"))
    assert "moving" not in classes(element(picture, "seat-orange"))


def test_seats_differ_in_letter_and_shape_not_only_in_colour() -> None:
    picture = drawn(view(4))
    tokens = [inside(element(picture, f"seat-{s}"), "token")[0] for s in view(4)["seats"]]
    assert sorted("".join(token.itertext()) for token in tokens) == ["A", "B", "C", "D"]
    assert len({(token[0].tag, token[0].get("points")) for token in tokens}) == 4


def test_names_are_escaped() -> None:
    hostile = 'seat-blue = <b>&"Blue"\ntrack-arctic_melt = <script>1 < 2</script>\n'
    PICTURES.check_escaped(view(), hostile)


# ---- lines and signs


@in_each_language
def test_no_line_is_pressed_too_much(language: str) -> None:
    long = " ".join(PICTURES.words(language).name(f"crisis-{name}") for name in CRISIS_CARDS)
    for line in lines_of(long, 300, 20):
        assert width_of(line, 20) <= 300 * 1.06 or " " not in line
    cut = lines_of(long, 300, 20, 3)
    assert len(cut) == 3
    assert cut[-1].endswith(CUT)


def test_every_effect_has_its_sign() -> None:
    effects = [effect for track in BOX.effect for effect in track.effects]
    for card in [*PROJECTS.project, *PROJECTS.start, *CRISES, *GLOBALS]:
        effects += card.effects
    for effect in effects:
        assert effect.do in SHOWN
        assert picture_of(effect)[0] in SIGNS


def test_who_hears_the_picture_reaches_the_cards_of_other_powers() -> None:
    """Nothing can be chosen here, but it can be read: an image would hide that."""
    pictures = GAME.pictures(view(), catalogue("keeling.games.e_mission", "en"), {})
    assert 'role="group"' in pictures["things"]
    assert 'role="button"' not in pictures["board"]
    assert 'role="img"' in pictures["board"]
