"""Texts in lines that fit a terminal."""

from __future__ import annotations

from keeling.text.lines import COLUMNS, TIE, line, titled


def test_no_line_is_longer_than_the_terminal_and_later_ones_stand_further_in() -> None:
    rows = line("word " * 40, 2)
    assert max(map(len, rows)) <= COLUMNS
    assert [len(row) - len(row.lstrip()) for row in rows] == [2] + [6] * (len(rows) - 1)
    assert " ".join(row.strip() for row in rows) == ("word " * 40).strip()


def test_what_belongs_together_is_not_parted_and_is_read_with_plain_spaces() -> None:
    words = ["x" * (COLUMNS - 4), f"30{TIE}ppm"]
    assert line(" ".join(words)) == [words[0], "    30 ppm"]


def test_below_a_title_stands_a_line_for_each_text() -> None:
    assert titled("Market", ["price 3", "two CEPs"]) == ["Market", "  price 3", "  two CEPs"]
