"""Option numbers: int, meaning and notation from one declaration."""

from __future__ import annotations

import pytest

from keeling.kernel.errors import IllegalChoice
from keeling.kernel.options import Vocabulary


def vocabulary() -> Vocabulary:
    """Two energies, three regions, two verbs with arguments and one without."""
    words = Vocabulary({"energy": ["solar", "wind"], "region": ["africa", "asia", "europe"]})
    words.word("pass")
    words.verb("plan", "energy", "region")
    words.verb("swap", "region", "energy", "region")
    return words


def test_the_vocabulary_is_as_large_as_all_its_verbs() -> None:
    assert vocabulary().size == 1 + 2 * 3 + 3 * 2 * 3


def test_every_number_is_written_and_read_back() -> None:
    words = vocabulary()
    assert [words.read(words.write(option)) for option in range(words.size)] == list(
        range(words.size)
    )


def test_notation_names_verb_and_arguments() -> None:
    words = vocabulary()
    assert words.write(words.read("plan wind asia")) == "plan wind asia"
    assert words.meaning(words.read("plan wind asia")) == (
        "plan",
        [("energy", "wind"), ("region", "asia")],
    )


@pytest.mark.parametrize(
    ("notation", "complaint"),
    [
        ("", "no such verb"),
        ("fly", "no such verb"),
        ("plan wind", "write it as 'plan <energy> <region>'"),
        ("plan coal asia", "no energy is called 'coal'"),
        ("pass now", "write it as 'pass'"),
    ],
)
def test_bad_notation_says_what_is_wrong(notation: str, complaint: str) -> None:
    with pytest.raises(IllegalChoice, match=complaint):
        vocabulary().read(notation)


def test_a_number_outside_the_vocabulary_is_no_option() -> None:
    with pytest.raises(IllegalChoice, match="no option has the number 99"):
        vocabulary().write(99)
