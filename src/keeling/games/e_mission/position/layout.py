"""What a position of e-Mission consists of, a line a field."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from keeling.games.e_mission.engine.rules.challenges import ApplyChallenges, hold
from keeling.games.e_mission.engine.rules.column import note_restrictions
from keeling.games.e_mission.engine.rules.emission import EmissionCards
from keeling.games.e_mission.engine.state import (
    DISCARDED,
    DRAWN,
    IS_ONGOING,
    SET_ASIDE,
    EMission,
)
from keeling.games.e_mission.engine.tables import (
    BANDS,
    CRISIS_CARDS,
    EMISSION_PHASE,
    EMISSIONS,
    ENDINGS,
    GLOBAL_CARDS,
    MAX_DAC,
    MAX_OCEANS,
    MAX_TREES,
    N_CHALLENGES,
    N_GLOBAL_SLOTS,
    N_SLOTS,
    NONE,
    POWERS,
    PROJECT_CARDS,
    RESILIENCE,
    ROUNDS,
    SEATS,
)
from keeling.games.e_mission.position import forms
from keeling.games.e_mission.position.forms import (
    MOST,
    Crises,
    GlobalProject,
    Globals,
    Number,
    Projects,
    Sitting,
    Tallies,
)
from keeling.games.e_mission.view.view import challenges
from keeling.kernel.errors import BadScenario
from keeling.kernel.fields import Count, Counts, Flag, Name, Own, Queue
from keeling.kernel.layout import Each, Layout

NAMES = list[str]
CRISIS_DECKS = ("crisis_deck", "crisis_at")
GLOBALS = ("global_at", "out", "where")
STACKS = ("where", "below", "top")


def seats(s: EMission) -> list[str]:
    """The names of those who sit there."""
    return SEATS[: s.seats]


def count(key: str, most: int = MOST) -> Count:
    """A number that is 0 where it is left out."""
    return Count(key, default=0, most=int(most))


CHOSEN = Annotated[list[Annotated[int, Meta(ge=-MOST, le=MOST)]], Meta(max_length=MOST)]

LAYOUT: Final = Layout(
    Count("round", default=1, most=int(ROUNDS)),
    Own("phase", str, forms.phase, forms.put_phase, "phase_begun", default="project"),
    Own("ending", str, forms.ending, forms.put_ending, default=""),
    Flag("drawdown", default=False),
    count("trees", MAX_TREES),
    count("oceans", MAX_OCEANS),
    count("dac", MAX_DAC),
    count("bands", BANDS),
    count("suspended", BANDS),
    count("loose"),
    count("recent"),
    count("rolls"),
    Own("tracks", dict[str, Number], forms.tracks, forms.put_tracks, "marker", {}),
    Count("crises_drawn", default=3, most=MOST),
    Own("crisis_decks", list[NAMES], forms.decks, forms.put_decks, CRISIS_DECKS, []),
    Crises("ongoing", CRISIS_CARDS, "crisis_at", what="crisis", at=IS_ONGOING),
    Crises("crisis_discarded", CRISIS_CARDS, "crisis_at", what="crisis", at=DISCARDED),
    Own("column", NAMES, forms.column, forms.put_column, default=[]),
    Own("crisis_tucked", dict[str, NAMES], forms.tucked, forms.put_tucked, "where", {}),
    Own("globals", list[GlobalProject | None], forms.lying_out, forms.lay_out, GLOBALS, []),
    Globals("offered", GLOBAL_CARDS, "global_at", what="global", at=DRAWN),
    Globals("global_discarded", GLOBAL_CARDS, "global_at", what="global", at=DISCARDED),
    Own("active", NAMES, forms.active, forms.put_active, default=[]),
    Projects("discarded", PROJECT_CARDS, "where", what="project", at=DISCARDED),
    Own("given", NAMES, forms.given_on, forms.put_given, default=[]),
    Queue("paid", PROJECT_CARDS, default=[], what="project"),
    Own("chosen", CHOSEN, lambda s, _: list(s.chosen), forms.put_chosen, default=[]),
    Sitting("spared", SEATS, default=[], what="seat"),
    count("lessened"),
    Own(
        "challenges",
        dict[str, str],
        lambda s, _: challenges(s),
        forms.put_challenges,
        "challenge",
        {},
    ),
    count("sinks_at_start"),
    Tallies("emitted", default=[]),
    Tallies("bound", default=[]),
    Tallies("heat", default=[]),
    Tallies("struck", default=[]),
    Each(
        "seats",
        seats,
        Name("power", POWERS, default=""),
        count("demand"),
        count("dirty"),
        count("clean"),
        count("communities"),
        count("fewer"),
        count("cut"),
        Counts("emissions", EMISSIONS, "emission", {}, what="emission", most=MOST),
        Counts("resilience", RESILIENCE, default={}, most=MOST),
        Projects("hand", PROJECT_CARDS, "where", what="project"),
        Projects("drawn", PROJECT_CARDS, "where", what="project", at=SET_ASIDE, step=-1),
        Own("projects", list[NAMES], forms.stacks, forms.put_stacks, STACKS, []),
        Tallies("used", default=[], width=N_SLOTS),
        Tallies("global_used", default=[], width=N_GLOBAL_SLOTS),
        Own("refused", dict[str, list[Number]], forms.refused, forms.put_refused, default={}),
        Flag("done", default=False),
        whole=True,
    ),
    follows=[
        "seats",  # by the config
        *("tags", "hand_size", "deck_size", "pile_size"),  # by where cards are
        *("under", "tucked", "aid"),  # by the cards under global projects and crises
        "restrictions",  # by ongoing crises
        *("community_limit", "rounds", "growth_bonus", "crisis_bonus"),  # by the challenges
        *("global_draw", "blind", "forecasts", "forbidden"),  # by them as well
        *("every_round", "first_round"),  # by them as well
    ],
)


def complete(s: EMission) -> None:
    """Challenges and ongoing crises change what they change; a game that ended is over."""
    if s.ending != NONE and s.agenda:
        raise BadScenario(f"ending: '{ENDINGS[s.ending]}' only with nothing on the agenda")
    for step in s.agenda:
        if isinstance(step, EmissionCards) and s.phase_begun != EMISSION_PHASE:
            raise BadScenario("phase: 'emission', since cards of that phase are asked for")
    if s.bands + s.suspended > BANDS:
        raise BadScenario(f"bands: there are only {BANDS}")
    if s.loose >= s.row():
        raise BadScenario(f"loose: a row is full with {s.row()}")
    note_restrictions(s)
    if any(isinstance(step, ApplyChallenges) for step in s.agenda):
        return  # they have not been applied yet
    for card in range(N_CHALLENGES):
        if s.challenge[card] != NONE:
            hold(s, card)
