"""Names that nobody can guess, and everybody can type."""

from __future__ import annotations

from keeling.web.ids import new_token


def test_a_token_can_be_given_to_any_program() -> None:
    tokens = [new_token() for _ in range(2000)]
    assert all(token.isascii() and token.isalnum() for token in tokens)
    assert len(set(tokens)) == len(tokens)
