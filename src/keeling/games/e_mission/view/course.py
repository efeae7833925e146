"""How it went, round by round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.e_mission.engine.tables import BASE_TEMPERATURE, EMISSION_PHASE, HEAT, SEATS
from keeling.games.e_mission.view.types import Past

if TYPE_CHECKING:
    from keeling.games.e_mission.engine.state import EMission


def course(s: EMission) -> dict[str, list[int | None]]:
    """EM-10.6 What each power emitted, what was bound, the temperature, the crises."""
    emitted = {f"emits {name}": emits_of(s, seat) for seat, name in enumerate(SEATS[: s.seats])}
    bound, struck = told(s, list(s.bound)), told(s, list(s.struck))
    return {**emitted, "bound": bound, "temperature": [*heat(s)], "crises": struck}


def history(s: EMission) -> list[Past]:
    """The same round by round."""
    emitted = {name: emits_of(s, seat) for seat, name in enumerate(SEATS[: s.seats])}
    bound, struck = told(s, list(s.bound)), told(s, list(s.struck))
    return [
        Past(
            emitted={name: row[past] for name, row in emitted.items()},
            bound=bound[past],
            temperature=degrees,
            crises=struck[past],
        )
        for past, degrees in enumerate(heat(s))
    ]


def rounds(s: EMission) -> range:
    """The rounds so far, from 0."""
    return range(min(int(s.round), len(s.bound)))


def heat(s: EMission) -> list[int]:
    """The temperature after each round, in tenths of a degree."""
    return [int(BASE_TEMPERATURE + s.heat[past]) for past in rounds(s)]


def emits_of(s: EMission, seat: int) -> list[int | None]:
    """What a seat emitted in each round."""
    return told(s, [s.emitted[past * s.seats + seat] for past in range(len(s.bound))])


def told(s: EMission, row: list[int]) -> list[int | None]:
    """A row, as far as its rounds had an emission phase: a game may end in the middle of one."""
    return [row[past] if has_emitted(s, past) else None for past in rounds(s)]


def has_emitted(s: EMission, past: int) -> bool:
    """Whether everybody emitted in a round: only in the last one it may not have come to that."""
    too_hot = s.phase_begun == EMISSION_PHASE and s.ending == HEAT
    return past < s.round - 1 or s.phase_begun > EMISSION_PHASE or too_hot
