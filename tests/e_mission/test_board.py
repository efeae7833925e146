"""The drawn board: complete, well-formed, the same in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from keeling.games.e_mission import GAME
from keeling.games.e_mission.board.column import HEIGHT, height_for, lines_that_fit, rows
from keeling.games.e_mission.board.crises import text_of
from keeling.games.e_mission.board.earth import spots
from keeling.games.e_mission.board.effects import SHOWN, picture_of
from keeling.games.e_mission.board.globals import NOTHING_YET
from keeling.games.e_mission.board.lines import CUT, lines_of, width_of
from keeling.games.e_mission.board.signs import SIGNS, sign
from keeling.games.e_mission.data.box import BOX, CRISES, GLOBALS, PROJECTS
from keeling.games.e_mission.engine.tables import CRISIS_CARDS, TRACKS
from tests.draw.of_games import (
    SVG,
    WHOLE_GAME,
    classes,
    element,
    ids,
    inside,
    texts,
)
from tests.e_mission.boards import (
    crisis,
    drawing,
    drawn,
    in_each_language,
    of_world,
    view,
    with_each_number_of_seats,
)
from tests.e_mission.tables import menu, play
from tests.e_mission.test_pictures import PICTURES

if TYPE_CHECKING:
    from keeling.games.e_mission.view.types import GlobalCard


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
    for seat, things in shown.seats.items():
        part = element(picture, f"carbon-{seat}")
        assert str(things.emits) in texts(part)
        assert inside(part, "token")


def test_the_earth_has_a_token_for_each_carbon_it_binds() -> None:
    shown = of_world(view(), trees=5, oceans=3, dac=1, sinks=9)
    shown = replace(shown, balance=replace(shown.balance, binds=7))
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
    world = GAME.view(s, 0).world
    assert world.crisis_numbers == [4, 4, 4, 4, 5, 5, 6, 6]
    thermometer = inside(drawn(GAME.view(s, 0)), "thermometer")[0]
    shown = [text for text in texts(thermometer) if text in "456"]
    assert sorted(shown) == ["4", "4", "4", "4", "5", "5", "6", "6"]


def test_bands_that_are_set_aside_lie_apart() -> None:
    assert "suspended" not in ids(drawn(of_world(view(), suspended=0)))
    aside = element(drawn(of_world(view(), suspended=2)), "suspended")
    assert texts(aside) == ["2 set aside"]


@pytest.mark.clause("EM-9.1")
def test_a_track_marks_where_it_is_and_where_it_tips() -> None:
    shown = replace(view(), tracks=dict.fromkeys(TRACKS, 1) | {"arctic_melt": 3})
    track = element(drawn(shown), "track-arctic_melt")
    assert len(inside(track, "tipping")) == 2
    assert len(inside(track, "reached")) == 4
    assert texts(element(track, "marker-arctic_melt")) == ["3"]


# ---- crises


def test_a_crisis_says_whom_it_threatens_how_much_and_what_helps() -> None:
    name = next(card.id for card in CRISES if card.tuck and card.tuck.need == 2)
    of = crisis(name, threat={"blue": [2], "orange": [0]}, targets=["blue", "orange"], aid=1)
    shown = replace(view(), column=[of, None], ongoing=[])
    card = element(drawn(shown), f"crisis-{name}")
    assert "1/2" in texts(card)
    if not CRISES[CRISIS_CARDS.index(name)].ongoing:
        assert len(inside(card, "token")) == 2
    assert inside(card, "tag")


def test_what_lies_face_down_is_only_a_number() -> None:
    shown = replace(view(), column=[crisis("C01"), None, None], ongoing=[])
    picture = drawn(shown)
    assert texts(element(picture, "place-2")) == ["2."]
    assert texts(element(picture, "place-3")) == ["3."]
    assert "place-1" not in ids(picture)


def test_an_ongoing_crisis_is_told_apart() -> None:
    name = next(card.id for card in CRISES if card.ongoing)
    shown = replace(view(), column=[], ongoing=[crisis(name, world=[])])
    card = element(drawn(shown), f"crisis-{name}")
    assert "ongoing" in classes(card)


@in_each_language
@pytest.mark.parametrize("count", [1, 4, 6, 9])
def test_crises_have_room_and_what_is_cut_is_told_beside_the_board(
    language: str, count: int
) -> None:
    names = sorted(CRISIS_CARDS[-count:])
    shown = replace(view(), column=[crisis(name) for name in names] + [None] * 3, ongoing=[])
    made = drawing(shown, language)
    lines = lines_that_fit(made)
    assert sum(height_for(row, lines) for row in rows(made)) <= HEIGHT
    cut = [name for name in names if len(text_of(made, name)) > lines[name]]
    notes = inside(drawn(shown, language), "note")
    titles = {texts(note)[0] for note in notes}
    assert {made.title("crisis", name) for name in cut} <= titles


# ---- global projects


def out(name: str, **facts: Any) -> GlobalCard:
    """A global project with nothing under it."""
    return replace(NOTHING_YET, project=name, **facts)


@pytest.mark.clause("EM-6.6.2")
def test_a_global_project_shows_which_tags_are_there_and_which_are_missing() -> None:
    shown = replace(view(3), globals=[out("G15", tags={"incentive": 2}), None, None, None])
    card = element(drawn(shown), "global-G15")
    tags = inside(card, "tag")
    assert [("open" in classes(tag)) for tag in tags] == [False, False, True]
    assert "active" not in classes(card)
    used = replace(shown, globals=[out("G15", active=True, uses=1), None, None, None])
    card = element(drawn(used), "global-G15")
    assert "active" in classes(card)
    assert len(inside(card, "gone")) == 1


@in_each_language
def test_the_sign_of_an_active_project_is_not_among_its_needs_and_uses(language: str) -> None:
    met = sign("met", 1, (0, 0))
    shape = met.partition('href="')[2].partition('"')[0]
    for name in (card.id for card in GLOBALS):
        four = [out(name, active=True), *(out(n) for n in ("G20", "G21", "G22") if n != name)]
        card = element(drawn(replace(view(4), globals=four), language), f"global-{name}")
        (mark,) = (part for part in card.iter() if part.get("href") == shape)
        foot = next(part for part in card if inside(part, "strip"))
        assert mark not in list(foot.iter())


@in_each_language
def test_every_global_project_can_be_drawn(language: str) -> None:
    names = [card.id for card in GLOBALS]
    for first in range(0, len(names), 4):
        four = names[first : first + 4]
        shown = replace(view(4), globals=[out(name, active=True) for name in four])
        assert {f"global-{name}" for name in four} <= set(ids(drawn(shown, language)))


def test_offered_projects_can_be_read() -> None:
    shown = replace(view(), offered=["G05", "G06"], globals=[None] * 4)
    picture = drawn(shown)
    on_board = inside(picture, "globals")[0]
    assert all("offered" in classes(element(on_board, key)) for key in ("global-G05", "global-G06"))
    full = replace(shown, globals=[out("G01"), out("G02"), out("G03"), None])
    beside = inside(drawn(full), "things")[0]
    assert {"global-G05", "global-G06"} <= set(ids(beside))


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
