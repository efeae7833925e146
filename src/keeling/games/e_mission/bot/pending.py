"""Cards that are about to be drawn in the middle of an action, as far as they can be foreseen."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.e_mission.bot import weights as w
from keeling.games.e_mission.bot.outlook import Outlook
from keeling.games.e_mission.engine.rules.decks import ASIDE, TO_HAND, Draw, DrawCard
from keeling.games.e_mission.engine.rules.search import KeepCards
from keeling.games.e_mission.engine.state import EMission


def without_chance(s: EMission) -> float:
    """Go on as if nothing were drawn or turned up; what that is worth on average."""
    card = Outlook(s).card
    step = s.agenda.pop()
    if not isinstance(step, DrawCard):
        s.settle()  # a crisis that is turned up
        return w.REVEALED
    cards: i64 = 1
    if len(s.agenda) > 0:
        more = s.agenda[-1]
        if isinstance(more, Draw):
            cards += more.left
            s.agenda.pop()
    worth = card * w.TUCKED
    if step.to == TO_HAND:
        worth = card
    elif step.to == ASIDE:
        worth = card * w.FILTERED
        for keep in s.agenda:  # it is asked when the action is over
            if isinstance(keep, KeepCards) and keep.seat == step.player:
                worth = card * w.PICKED * float(keep.left) / float(cards)
    s.settle()
    return worth * float(cards)
