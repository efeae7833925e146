from __future__ import annotations

import pytest

from keeling.text.letters import alphabetical, bare, hits


@pytest.mark.parametrize(
    ("text", "plain"),
    [("Łódź", "lodz"), ("Öl", "ol"), ("Größe", "grosse"), ("CO₂", "co2"), ("FE-5.2", "fe-5.2")],
)
def test_a_search_overlooks_accents_and_capitals(text: str, plain: str) -> None:
    assert bare(text) == plain


@pytest.mark.parametrize(
    ("text", "words", "found"),
    [
        ("Kraków is not krakow", ["KRAKOW"], ["Kraków", "krakow"]),
        ("Größe und Groß", ["gross"], ["Größ", "Groß"]),
        ("the connection connects", ["connect", "connection"], ["connection", "connect"]),
        ("a.b and acb", ["a.b"], ["a.b"]),
        ("anything", [], []),
        ("anything", [""], []),
    ],
)
def test_words_are_found_where_they_stand(text: str, words: list[str], found: list[str]) -> None:
    assert [text[start:end] for start, end in hits(text, words)] == found


def test_accents_make_letters_of_their_own_in_polish_and_no_difference_in_german() -> None:
    polish = sorted(["żeton", "połączenie", "zasoby", "pole"], key=lambda n: alphabetical(n, "pl"))
    assert polish == ["pole", "połączenie", "zasoby", "żeton"]
    german = sorted(["Stapel", "öffentlich", "Ort", "Plan"], key=lambda n: alphabetical(n, "de"))
    assert german == ["öffentlich", "Ort", "Plan", "Stapel"]
