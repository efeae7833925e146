"""Why something cannot be done, as people and programs are told."""

from __future__ import annotations


class Objection:
    """Why an option is not legal: a reason with its clause and its arguments by kind."""

    def __init__(self, name: str, clause: str, args: list[tuple[str, str | int]]) -> None:
        self.name = name
        self.clause = clause
        self.args = args

    def __repr__(self) -> str:
        """For test failures and the prompt of a shell."""
        return f"<{self.clause} {self.name} {self.args}>"
