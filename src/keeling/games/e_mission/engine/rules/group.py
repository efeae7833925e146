"""Decisions of the group: everybody is asked, and the first answer counts for all."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from keeling.games.e_mission.engine.state import EMission
from keeling.kernel.agenda import Choice, Step, Together


@mypyc_attr(allow_interpreted_subclasses=True)
class GroupChoice(Choice[EMission]):
    """EM-1.6 Where an order is needed it is that of the seats; but anybody may answer."""

    def is_shared(self) -> bool:
        """One answer for all."""
        return True

    def choose(self, s: EMission, option: i64) -> None:
        """Nobody else is asked any more."""
        while not isinstance(s.agenda.pop(), Together):
            pass
        self.decide(s, option)

    def decide(self, s: EMission, option: i64) -> None:
        """Do what the group wants."""
        raise NotImplementedError


def ask_group(s: EMission, questions: list[Step[EMission]]) -> None:
    """The same question for every seat, the first seat first."""
    s.then(*questions, Together())
