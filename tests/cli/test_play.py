"""Whole sittings, through a pipe."""

from __future__ import annotations

import json
import os
import re
import select
import sys
from typing import TYPE_CHECKING

import pytest

from keeling.kernel.record import read_records, verify
from tests.cli.running import ENGLISH, Ran, piped, sitting, words
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.running import Keeling

TWO = words("play future_energy --seats 2 --seed 5")
ALONE = words("play e_mission --seats 1 --seed 7")
MINUS = "\N{MINUS SIGN}"
STEERING = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")  # what moves the cursor and sets colours


def play(*lines: str) -> Ran:
    """A sitting with two seats in which these lines are typed."""
    return sitting(*TWO, typed="".join(f"{line}\n" for line in lines))


@pytest.fixture(scope="module")
def whole_game(tmp_path_factory: pytest.TempPathFactory) -> tuple[Ran, Path]:
    """A game in which the person always takes the first option, and its record."""
    path = tmp_path_factory.mktemp("play") / "game.txt"
    return piped(*TWO, "--record", path, typed="1\n" * 500), path


def test_a_whole_game_can_be_played_by_answering_1(whole_game: tuple[Ran, Path]) -> None:
    ran, _ = whole_game
    assert (ran.status, ran.err) == (0, "")
    assert re.search(r"^Points for +you +greedy", ran.out, re.MULTILINE)
    assert re.search(r"^Total +\d+ +\d+", ran.out, re.MULTILINE)
    assert re.search(r" (wins|share the victory) with \d+ points", ran.out)


def test_its_record_names_who_played_and_replays(whole_game: tuple[Ran, Path]) -> None:
    ran, path = whole_game
    (record,) = read_records(path)
    assert (record.seats, record.seed) == (["you", "greedy"], "5")
    assert verify(record).state.seat < 0
    assert f"To see this game again: keeling replay {path}" in ran.out


def test_the_certificates_of_others_stay_hidden_all_game(whole_game: tuple[Ran, Path]) -> None:
    """That they would be seen otherwise is proved in `test_play_parts`."""
    ran, _ = whole_game
    assert "Red draws a CO₂ certificate worth" not in ran.flat
    red = re.findall(r"^B Red.*?(?=\n\n)", ran.out, re.MULTILINE | re.DOTALL)
    assert red
    assert not any(re.search(r"certificates \d+ \(", part.replace("\n", " ")) for part in red)


def test_the_same_seed_and_the_same_answers_give_the_same_game(
    whole_game: tuple[Ran, Path],
) -> None:
    again = play(*["1"] * 500)
    seen, _ = whole_game
    assert again.out.splitlines()[:-1] == seen.out.splitlines()[:-1]
    assert "keeling play future_energy --seats 2 --seed 5" in again.out.splitlines()[-1]


def test_a_sitting_begins_with_the_players_and_the_seed() -> None:
    ran = play()
    assert ran.out.splitlines()[:2] == ["Future Energy", "White (you) and Red (greedy)"]
    assert "Seed: 5" in ran.out.splitlines()
    assert "You run an energy company" in ran.flat


def test_the_decision_stands_at_the_bottom_with_cost_and_gain() -> None:
    lines = play().out.splitlines()
    asked = lines.index("What do you plan?")
    assert asked > lines.index("Building contracts")
    assert f" 2  Buy one power line (1\xa0M)    {MINUS}1 money" in [
        re.sub(rf"\) +{MINUS}", f")    {MINUS}", line.rstrip()) for line in lines[asked:]
    ]
    assert lines[-2] == "White [1-7] > "
    assert lines[-1].startswith("The game was not saved.")


def test_many_options_of_one_verb_stand_in_columns() -> None:
    ran = play("one_line")
    assert re.search(rf"^ Place the line on +{MINUS}1 line in the supply$", ran.out, re.MULTILINE)
    assert re.search(r"^ +1 Start.Hamburg +\d+ \S+ +\d+ \S+", ran.out, re.MULTILINE)


def test_end_of_input_ends_the_sitting() -> None:
    ran = play("1")
    assert (ran.status, ran.err) == (0, "")


def test_quitting_asks_nothing_but_tells_how_to_save() -> None:
    ran = play("quit", "1")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[-1].startswith("The game was not saved. Next time: save FILE")


def test_the_beginnings_of_words_are_enough() -> None:
    assert "Where do you place the power line?" in play("one").out
    assert "White buys contract" in play("b 2").out
    assert "That could be several things: buy 1, buy 2, buy 3, buy 4" in play("b").out


def test_what_is_not_understood_is_said() -> None:
    ran = play("dance", "99", "0", "", "1 2", "buy 9")
    assert ran.out.count("is not an option here. Type a number from the list, or help.") == 5


def test_why_gives_the_reason_with_its_clause() -> None:
    ran = play("end", "why step zurich", "step zurich", "why buy 1", "why step berlin", "why dance")
    refused = re.findall(r"^Move to Zurich: .*\(FE-6\.1\.\d+\)$", ran.out, re.MULTILINE)
    assert len(refused) == 2
    assert "Buy the contract in slot 1: that is not the question at the moment." in ran.out
    assert "Move to Berlin: this is possible now." in ran.out
    assert "I do not know 'dance'. Write what you mean as it stands in the list" in ran.out


def test_why_alone_lists_everything_that_is_not_possible() -> None:
    ran = play("why", "end", "why")
    assert "Everything that could be asked for here is possible." in ran.out
    assert re.search(r"\(FE-6\.1\.\d+\)\n  .*Zurich \[step zurich\]", ran.out)


def test_why_with_a_verb_lists_what_is_not_possible_of_it() -> None:
    ran = play("why buy", "end", "why step", "why buy")
    assert ": this is possible now." in ran.out
    assert re.search(r"\(FE-6\.1\.\d+\)\n  .*Zurich \[step zurich\]", ran.out)
    assert ": that is not the question at the moment." in ran.out
    assert "I do not know" not in ran.out


def test_cards_that_cannot_be_played_are_called_by_their_names() -> None:
    ran = sitting(*ALONE, typed="1\nwhy\n")
    heading = "  Put a card under a global project: "
    named = "Environmental Movement, Wind Technology at Scale [support P001 G01]"
    assert f"{heading}{named}" in ran.out


def test_help_tells_what_options_bring_for_which_columns_have_no_room() -> None:
    ran = sitting(*ALONE, typed="1\nhelp 6\nhelp FISHERIES\nhelp xyzzy\nhelp use 1\n")
    assert "What a choice brings: help NUMBER or help WORD" in ran.out
    assert re.search(
        r"^6  Put Environmental Movement under project 1: Eco.* card$", ran.out, re.MULTILINE
    )
    assert len(re.findall(r"^\d+  .*Fisheries (?:under|on)", ran.out, re.MULTILINE)) == 10
    assert "'xyzzy' is not an option here." in ran.out
    assert len(re.findall(r"^1  Use", ran.out, re.MULTILINE)) == 1


def test_a_choice_is_taken_back() -> None:
    ran = play("undo", "end", "undo", "one_line")
    assert "Nothing to take back: undo stops at" in ran.out
    assert "Taken back." in ran.out
    assert "Where do you place the power line?" in ran.out


def test_the_log_tells_everything_from_the_set_up_on() -> None:
    told = play("log").out
    assert "White receives start contract" in told
    assert "tile is laid in" in told


def test_the_board_is_shown_again_or_what_it_says_about_something() -> None:
    ran = play("board north", "board Zurich", "board xyzzy", "board")
    assert ran.out.count("\nNorth (plants") == 3
    assert "North (plants" in ran.out.split("board north\n")[1].splitlines()[0]
    assert "The board says nothing about 'xyzzy'." in ran.out


def test_help_tells_about_the_moment_and_the_commands() -> None:
    ran = play("help", "?")
    assert ran.out.count("Each of your engineers can do one planning action") == 2
    assert all(f"\n  {word}" in ran.out for word in ("why", "undo", "log", "board", "save", "quit"))


def test_rules_are_read_at_the_table() -> None:
    ran = play("rules FE-5.2.1", "rules", "rules xyzzy")
    assert "FE-5.2.1 `one_line`: pay 1 M to the bank" in ran.out
    assert "for example: rules FE-5.2" in ran.out
    assert "the rules of future_energy have nothing about 'xyzzy'" in ran.out


def test_a_game_is_saved_as_text_or_as_json(tmp_path: Path) -> None:
    text, line = tmp_path / "game.txt", tmp_path / "game.jsonl"
    ran = play("end", f"save {text}", f"save {line}", "1", f"save {text}", "quit")
    assert "The game was not saved" not in ran.out
    assert len(read_records(text)[0].choices) > len(read_records(line)[0].choices)
    assert json.loads(line.read_text("utf-8"))["choices"][-1] == "end"


def test_saving_overwrites_nothing_of_somebody_else(tmp_path: Path) -> None:
    taken = tmp_path / "letter.txt"
    taken.write_text("Dear Ann", "utf-8")
    ran = play(f"save {taken}", "save", f"save {tmp_path / 'missing' / 'game.txt'}")
    assert f"{taken} exists already." in ran.out
    assert "Where to? Write: save FILE" in ran.out
    assert "cannot write" in ran.out
    assert taken.read_text("utf-8") == "Dear Ann"


def test_a_seed_is_drawn_and_shown_when_none_is_given() -> None:
    ran = sitting("play", "future_energy", "--players", "you,uniform")
    assert re.search(r"^Seed: \d+$", ran.out, re.MULTILINE)


def test_settings_change_the_game() -> None:
    ran = sitting(*TWO, "--set", "modules=module_2", typed="quit\n")
    assert "Public orders" in ran.out


def test_people_pass_the_keyboard_before_secrets_are_shown() -> None:
    ran = sitting(
        *words("play future_energy --seed 5 --players human:Ann,human:Bob"),
        typed="\n" + "1\n" * 99,
    )
    assert "White (Ann) and Red (Bob)" in ran.out
    first = ran.out.index("Pass the keyboard to White (Ann), then press Enter.")
    assert first < ran.out.index("What do you plan?")
    seen = set()
    for passed in re.split(r"Pass the keyboard to ", ran.out)[1:]:
        asked = set(re.findall(r"^(\w+) \[1-\d+\] >", passed, re.MULTILINE))
        assert asked <= {passed.split()[0]}
        seen |= asked
    assert seen == {"White", "Red"}


def test_where_nobody_has_secrets_nobody_passes_the_keyboard() -> None:
    ran = sitting(*words("play e_mission --seed 5 --players human:Ann,human:Bob"), typed="1\n" * 20)
    assert len(set(re.findall(r"^(\w+) \[1-\d+\] >", ran.out, re.MULTILINE))) == 2
    assert "Pass the keyboard" not in ran.out


def test_bots_alone_play_to_the_end() -> None:
    ran = sitting("play", "future_energy", "--players", "uniform,greedy", "--seed", "1")
    assert ran.status == 0
    assert re.search(r"^Total +\d+ +\d+", ran.out, re.MULTILINE)


@pytest.mark.parametrize(
    ("spoken", "asked", "left"),
    [
        ("de", "Was planst du?", "nicht gespeichert"),
        ("pl", "Co planujesz?", "nie została zapisana"),
    ],
)
def test_it_is_played_in_other_languages(spoken: str, asked: str, left: str) -> None:
    ran = sitting(*TWO, "--lang", spoken, typed="help\nwhy\nend\nundo\ndance\nquit\n")
    assert (ran.status, ran.err) == (0, "")
    assert asked in ran.out
    assert left in ran.out


def test_the_picture_shows_the_board_of_the_person_to_choose(tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    assert sitting(*TWO, "--svg", picture, typed="quit\n").status == 0
    assert picture.read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize("option", ["--record", "--svg"])
def test_a_file_that_cannot_be_written_is_refused_before_the_game(
    option: str, tmp_path: Path
) -> None:
    ran = sitting(*TWO, option, tmp_path / "missing" / "file")
    assert ran.status == 1
    assert re.fullmatch(r"keeling play: cannot write [^\n]+\n", ran.err)
    assert "What do you plan?" not in ran.out


@pytest.mark.parametrize(
    "argv",
    [
        ["chess"],
        ["future_energy", "--seats", "5"],
        ["future_energy", "--players", "you"],
        ["future_energy", "--players", "you,clever"],
        ["future_energy", "--players", "you,,greedy"],
        ["future_energy", "--players", "you,greedy", "--seats", "3"],
        ["future_energy", "--set", "modules=none"],
        ["future_energy", "--seed", "x"],
    ],
)
def test_bad_arguments_are_refused(argv: list[str], keeling: Keeling) -> None:
    ran = keeling("play", *argv)
    assert (ran.status, ran.out) == (2, "")
    assert re.fullmatch(r"keeling play: [^\n]+\n", ran.err)


def test_bytes_that_are_no_letters_do_no_harm() -> None:
    ran = play("\x00\x07", "quit")
    assert (ran.status, ran.err) == (0, "")


def test_where_one_answer_counts_for_all_people_give_it() -> None:
    """A bot has the first seat: the power is left over, the global project is not."""
    ran = sitting(*words("play e_mission --players uniform,you --seed 5"), typed="quit\n")
    assert (ran.status, ran.err) == (0, "")
    assert "Orange [1-2] >" in ran.out


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_at_a_terminal_tab_completes_and_each_decision_is_a_screenful() -> None:
    import pty  # noqa: PLC0415 - not on every platform

    pid, terminal = pty.fork()
    if pid == 0:
        size = {"COLUMNS": "80", "LINES": "24", "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"}
        os.execve(  # noqa: S606 - our own command
            sys.executable,
            [sys.executable, "-m", "keeling.cli", *TWO],
            {**os.environ, **ENGLISH, **size},
        )
    screen = read_until(terminal, "[1-7] >")
    assert "board shows the rest" in screen
    os.write(terminal, b"qui\t")
    read_until(terminal, "quit")
    os.write(terminal, b"\r")
    assert "The game was not saved" in read_until(terminal, "--record FILE")
    _, status = os.waitpid(pid, 0)
    assert os.waitstatus_to_exitcode(status) == 0


def test_the_end_tells_a_team_what_it_needed_to_win(keeling: Keeling) -> None:
    team = ("--players", "uniform,uniform", "--seed", "5")
    lines = keeling("play", "second_chance", *team).out.splitlines()
    needed = lines[lines.index("What was needed to win") + 1 :]
    assert needed[0].split() == ["missed", "Decades", "completed:", "0", "of", "4"]
    assert "UN goals claimed" in needed[1]


def read_until(terminal: int, ending: str) -> str:
    """What a terminal shows until these letters have come, on a slow machine one at a time."""
    shown = ""
    while ending not in shown and select.select([terminal], [], [], PATIENCE)[0]:
        shown += STEERING.sub("", os.read(terminal, 65536).decode("utf-8", "replace"))
    assert ending in shown
    return shown
