"""Scenarios: positions in TOML, played and compared; bad ones name what is wrong."""

from __future__ import annotations

import pytest

import keeling
from keeling.kernel.errors import BadScenario, KeelingError
from keeling.kernel.scenario import check, parse_scenario, position

HEAD = 'game = "future_energy"\n'


def test_what_is_as_expected_is_silent() -> None:
    text = HEAD + 'given = {agenda = ["turn white"], seats = {white = {money = 2}}}\n'
    text += '[then]\nstate = {"seats.white.money" = 5}\nseat = "white"\nlegal = ["end"]\n'
    assert check(parse_scenario(text)) == []


def test_what_differs_is_named() -> None:
    text = HEAD + 'given = {agenda = ["turn white"], seats = {white = {money = 0}}}\n[then]\n'
    text += 'state = {"seats.white.money" = 9}\nseat = "red"\nlegal = ["buy 4"]\n'
    text += 'illegal = {"end" = "FE-5.4.2", "buy 4" = "FE-1.1"}\nonly = ["end"]\n'
    text += 'view = {white = {"nowhere.to.be.found" = 1}}\n'
    found = "\n".join(check(parse_scenario(text)))
    for words in ("money is 3, not 9", "white is to choose, not red", "'buy 4' is not offered"):
        assert words in found
    for words in ("'end' is offered", "by 'FE-5.3.1', not by 'FE-1.1'", "is offered too"):
        assert words in found


def test_a_when_that_is_not_legal_is_named() -> None:
    text = HEAD + 'given = {agenda = ["turn white"]}\nwhen = ["pass"]\n'
    assert "'pass' is not what is asked for now" in check(parse_scenario(text))[0]


def test_tables_are_merged_and_stars_clear_them() -> None:
    text = HEAD + 'given = {tiles = {"*" = "", lyon = "gas"}, lines = {start-lyon = ["red"]}}\n'
    state = position(parse_scenario(text))
    assert state.kind_at(0) == -1  # type: ignore[attr-defined]
    assert sum(tile >= 0 for tile in state.tiles) == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("game = ", "Invalid value"),
        ('game = "x"\nextra = 1', "unknown field `extra`"),
        (HEAD + "given = {nothing = 1}", "there is no 'nothing'"),
        (HEAD + 'given = {tiles = {atlantis = "gas"}}', "no place is called 'atlantis'"),
        (HEAD + 'given = {tiles = {lyon = "cheese"}}', "no tile is called 'cheese'"),
        (HEAD + "given = {seats = {white = {money = 'x'}}}", "money"),
        (HEAD + 'given = {agenda = ["fly white"]}', "no step is called 'fly'"),
        (HEAD + 'given = {agenda = ["turn"]}', "write 'turn <seat>'"),
        (HEAD + 'given = {agenda = ["move white x"]}', "'x' is not a number"),
        (HEAD + 'given = {agenda = ["turn purple"]}', "no seat is called 'purple'"),
        (HEAD + 'given = {display = ["c01", "c01", "c02", "c03"]}', "two places at once"),
        (HEAD + "given = {stack = 40}", "not 40 contracts left"),
        (HEAD + 'given = {covered = ["flying"]}', "no planning action"),
        (HEAD + "given = {box = {cheese = 1}}", "box: no kind is called 'cheese'"),
        (HEAD + "given = {box = {coal = -1}}", "box"),
        (HEAD + "given = {seats = {white = {contracts = {c01 = {gas = 1}}}}}", "no field with"),
        (HEAD + 'given = {agenda = ["move white ²"]}', "is not a number"),
        (HEAD + 'config = {seats = 2}\ngiven = {agenda = ["turn yellow"]}', "only 2 seats"),
        (HEAD + 'config = {seats = 2}\ngiven = {kite = "yellow"}', "does not sit at a table of 2"),
        (HEAD + 'given = {agenda = ["swap_tile white 999"]}', "cannot be played"),
        (HEAD + "given = {seats = {white = {money = 10000000000000000000}}}", "money"),
        (HEAD + "given = {seats = {white = {nuclear = 3}}}", "nuclear"),
        (HEAD + 'given = {tiles = {lyon = "face_down"}}', "cannot hold 'face_down'"),
        (HEAD + 'given = {tiles = {start = "gas"}}', "start cannot hold 'gas'"),
        (HEAD + 'given = {crew = "riga"}', "not on this side"),
        (HEAD + 'given = {lines = {start-lyon = ["white", "red", "blue"]}}', "cannot carry 3"),
        (HEAD + "given = {plants = {lyon = {white = 4}}}", "not between 0 and 3"),
        (HEAD + 'given = {display = ["s4", "c01", "c02", "c03"]}', "is a start contract"),
        (HEAD + "given.seats.white" + ".a" * 3000 + " = 1", "nested too deep|unknown field"),
        (HEAD + "given" + ".a" * 10_000 + " = 1", "line 2 has more than 10000 letters"),
        (HEAD + "config = {seats = " + "[" * 300 + "]" * 300 + "}", "2 to 4 seats, not "),
        (HEAD + "config = {seats = 7}", "2 to 4 seats"),
        ('game = "chess"', "there is no game 'chess'"),
    ],
)
def test_a_bad_scenario_says_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(KeelingError, match=complaint):
        position(parse_scenario(text))


def test_an_unknown_seat_in_a_view_is_named() -> None:
    with pytest.raises(BadScenario, match="no seat is called 'purple'"):
        check(parse_scenario(HEAD + "then = {view = {purple = {}}}"))


@pytest.mark.parametrize("then", ['state = {"display.²" = 1}', 'state = {"display.99999" = 1}'])
def test_a_strange_path_leads_nowhere(then: str) -> None:
    assert "is '', not 1" in check(parse_scenario(HEAD + f"[then]\n{then}\n"))[0]


def test_chance_with_nothing_to_draw_is_explained() -> None:
    text = HEAD + 'given = {agenda = ["draw_certificate white"], certificate_pool = {"*" = ""}}\n'
    with pytest.raises(BadScenario, match="cannot be played"):
        check(parse_scenario(text + 'when = ["end"]\n'))


def test_what_is_no_position_is_refused_as_such() -> None:
    game = keeling.game("future_energy")
    dump = game.dump(game.new(game.config(seats=4)))
    bad: list[object] = [None, "x", [dump], {**dump, "config": 4}, {**dump, "\ud800": 1}]
    for data in bad:
        with pytest.raises(BadScenario, match=r"^position: "):
            game.load(data)


def test_a_message_about_half_a_character_can_be_printed() -> None:
    game = keeling.game("future_energy")
    with pytest.raises(KeelingError, match=r"'\\udcff': no such verb") as told:
        game.read(game.new(game.config(seats=4)), "\udcff")
    assert str(told.value).encode()
