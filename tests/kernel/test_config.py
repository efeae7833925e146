"""Configs: every legal one can be listed, and a bad one is explained."""

from __future__ import annotations

import pytest

import keeling
from keeling.kernel.config import any_of, covering, flag, make_config, one_of, pairs_of
from keeling.kernel.errors import BadConfig

GAME = keeling.game("future_energy")


def test_future_energy_has_three_seat_counts_and_eight_sets_of_modules() -> None:
    configs = list(GAME.configs())
    assert len(configs) == len(set(configs)) == 24


def test_what_is_not_given_takes_its_default() -> None:
    assert GAME.config(seats=3) == GAME.config(seats=3, modules=[])


def test_settings_are_read_from_lists_and_from_the_command_line_alike() -> None:
    assert GAME.config(seats=2, modules=["module_3", "module_1"]) == GAME.config(
        seats=2, modules="module_1,module_3"
    )


def test_a_config_survives_json() -> None:
    for config in GAME.configs():
        assert GAME.config(**config.json()) == config


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"seats": 5}, "2 to 4 seats, not 5"),
        ({"seats": "3"}, "2 to 4 seats, not '3'"),
        ({"seats": True}, "2 to 4 seats"),
        ({"modules": ["module_9"]}, "modules cannot be"),
        ({"colour": "red"}, "has no setting 'colour'"),
    ],
)
def test_a_bad_config_says_what_is_wrong(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadConfig, match=complaint):
        GAME.config(**given)


def test_flags_and_single_values_have_their_own_forms() -> None:
    settings = (flag("draft"), one_of("mode", "solo", "rivals"), any_of("sets", "a", "b"))
    given = {"seats": 1, "draft": "true", "mode": "rivals", "sets": ["b"]}
    config = make_config("toy", range(1, 3), settings, given)
    assert (config["draft"], config["mode"], config["sets"]) == (True, "rivals", ("b",))
    assert str(config) == "1 seats draft mode=rivals sets=b"
    with pytest.raises(BadConfig, match="draft cannot be 'maybe'; it can be: false; true"):
        make_config("toy", range(1, 3), settings, {"seats": 1, "draft": "maybe"})


def test_yes_is_no_number_and_a_number_is_no_yes() -> None:
    with pytest.raises(BadConfig, match="1 to 2 seats, not True"):
        make_config("toy", range(1, 3), (), {"seats": True})
    with pytest.raises(BadConfig, match="draft cannot be 1; it can be: false; true"):
        flag("draft").read(1)


def test_a_value_that_is_a_number_may_be_given_as_one() -> None:
    decades = one_of("decade", "1", "4")
    assert decades.read(4) == "4"
    for wrong in (5, True):
        with pytest.raises(BadConfig, match=f"decade cannot be {wrong}"):
            decades.read(wrong)


def test_a_few_configs_hold_every_two_values_that_go_together() -> None:
    every = list(keeling.game("co2").configs())
    few = covering(every)
    assert len(few) < 60 < len(every)
    assert set(few) <= set(every)
    assert {pair for one in few for pair in pairs_of(one)} == {
        p for c in every for p in pairs_of(c)
    }
    assert sorted(map(str, covering(GAME.configs()))) == sorted(map(str, GAME.configs()))


@pytest.mark.parametrize("setting", ["seats", "modules"])
def test_what_is_very_long_or_very_deep_is_refused_in_short(setting: str) -> None:
    deep: object = []
    for _ in range(5_000):
        deep = [deep]
    bad: list[object] = [deep, "x" * 100_000, ["x"] * 100_000, 10**1_000]
    for value in bad:
        with pytest.raises(BadConfig) as told:
            GAME.config(**{setting: value})
        assert len(str(told.value)) < 1_000
