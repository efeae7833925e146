"""What a seat may see, by names. There are no secrets: what lies face down nobody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.e_mission.engine.effects import (
    EXCHANGE_CARD,
    FIRST,
    OF_CRISES,
    OP,
    RESTRICTIONS,
    TO,
    TO_OTHER,
)
from keeling.games.e_mission.engine.rules.active import is_active, missing
from keeling.games.e_mission.engine.rules.amounts import amount, source
from keeling.games.e_mission.engine.rules.column import crisis_number, number_at, tucked_under
from keeling.games.e_mission.engine.rules.consent import Consent
from keeling.games.e_mission.engine.rules.crises import Finish, Strike
from keeling.games.e_mission.engine.rules.emission import Emit
from keeling.games.e_mission.engine.rules.harm import crisis_amount
from keeling.games.e_mission.engine.rules.targets import find_targets
from keeling.games.e_mission.engine.rules.use import (
    limit_objection,
    use_global_objection,
    use_objection,
    uses_of_all,
)
from keeling.games.e_mission.engine.state import (
    DISCARDED,
    DRAWN,
    GROUP,
    IN_DECK,
    IS_ONGOING,
    SET_ASIDE,
    EMission,
)
from keeling.games.e_mission.engine.tables import (
    BANDS,
    BASE_TEMPERATURE,
    CARDS,
    CHALLENGE_CARDS,
    CRISIS_CARDS,
    EMISSION_PHASE,
    EMISSIONS,
    ENDINGS,
    GLOBAL_CARDS,
    IGNORE,
    N_GLOBAL_SLOTS,
    N_SLOTS,
    N_TAGS,
    NONE,
    PHASES,
    POWERS,
    PROJECT_PHASE,
    RESILIENCE,
    SEATS,
    SUPPORT_MODE,
    SUPPORT_NEED,
    TAGS,
    TARGET,
    TO_ALL,
    TO_WORLD,
    TRACKS,
)
from keeling.games.e_mission.view.conditions import conditions
from keeling.games.e_mission.view.course import history
from keeling.games.e_mission.view.foresight import after_emissions, communities_after, foreseen
from keeling.games.e_mission.view.types import (
    Balance,
    CrisisCard,
    EMissionView,
    GlobalCard,
    Proposal,
    Seat,
    Stack,
    World,
)
from keeling.kernel.bits import bit

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

USING = (PROJECT_PHASE, EMISSION_PHASE)  # phases in which own projects are used


def view_of(s: EMission, seat: int | None) -> EMissionView:
    """All that anybody may see of the table."""
    then = after_emissions(s)
    return EMissionView(
        round=s.round,
        rounds=s.rounds,
        phase=PHASES[s.phase_begun],
        ending=None if s.ending == NONE else ENDINGS[s.ending],
        drawdown=s.drawdown,
        world=world(s),
        balance=balance(s),
        foreseen=foreseen(then),
        tracks=dict(zip(TRACKS, s.marker, strict=True)),
        column=[None if entry < 0 else crisis_view(then or s, entry) for entry in s.column],
        ongoing=[crisis_view(s, n) for n, at in enumerate(s.crisis_at) if at == IS_ONGOING],
        restrictions=[name for n, name in enumerate(RESTRICTIONS) if s.restrictions & bit(n)],
        globals=[global_view(s, slot, seat) for slot in range(N_GLOBAL_SLOTS)],
        offered=globals_at(s, DRAWN),
        discarded=names_at(s, DISCARDED),
        deck=s.deck_size,
        global_deck=len(globals_at(s, IN_DECK)),
        global_discarded=globals_at(s, DISCARDED),
        crisis_deck=crises_left(s),
        crisis_discarded=crises_at(s, DISCARDED),
        challenges=challenges(s),
        conditions=conditions(s),
        community_limit=s.community_limit,
        history=history(s),
        proposals=proposals(s),
        seats={SEATS[one]: seat_view(s, one) for one in range(s.seats)},
    )


def world(s: EMission) -> World:
    """The earth and its air."""
    return World(
        trees=s.trees,
        oceans=s.oceans,
        dac=s.dac,
        sinks=s.sinks(),
        recent=s.recent,
        bands=s.bands,
        suspended=s.suspended,
        loose=s.loose,
        row=s.row(),
        temperature=BASE_TEMPERATURE + s.bands,
        crises_drawn=s.crises_drawn,
        crisis_number=crisis_number(s),
        crisis_numbers=[int(number_at(s, bands)) for bands in range(BANDS)],
        rolls=s.rolls,
    )


def balance(s: EMission) -> Balance:
    """The emissions of this round against what the earth binds, if nothing more is done."""
    emitted = sum(max(0, s.emits(seat) - s.cut[seat]) for seat in still_to_emit(s))
    total = s.recent + emitted
    return Balance(
        emits=emitted,
        total=total,
        binds=min(total, s.sinks()),
        heats=max(0, total - s.sinks()),
        free=max(0, s.sinks() - total),
    )


def still_to_emit(s: EMission) -> list[int]:
    """All seats; in the emission phase those whose carbon is not there yet."""
    if s.phase_begun != EMISSION_PHASE:
        return list(range(s.seats))
    return [int(step.seat) for step in s.agenda if isinstance(step, Emit)]


def crises_left(s: EMission) -> int:
    """Cards that could still be drawn without a shuffle."""
    drawn = list(s.column).count(int(s.crisis_deck))
    return list(s.crisis_at).count(int(s.crisis_deck)) - drawn


def crisis_view(s: EMission, entry: int) -> CrisisCard:
    """A crisis with what it threatens at this table."""
    targets = 0 if is_fended_off(s, entry) else aimed_at(s, entry)
    hit = [n for n in range(s.seats) if targets & bit(n)]
    world = TARGET[entry] == TO_WORLD and not is_fended_off(s, entry)
    return CrisisCard(
        crisis=CRISIS_CARDS[entry],
        tucked=[CARDS[card] for card in tucked_under(s, entry)],
        aid=s.aid[entry],
        targets=[SEATS[n] for n in hit],
        threat={SEATS[n]: threat(s, entry, n) for n in hit},
        one_of=len(hit) > 1 and TARGET[entry] not in (TO_ALL, TO_WORLD),  # EM-9.3.4
        world=threat(s, entry, NONE) if world else [],
        communities=communities_after(s, entry, hit) if hit or world else {},
    )


def is_fended_off(s: EMission, crisis: int) -> bool:
    """EM-9.3.5 Whether enough lies under a crisis, so that it does nothing."""
    return bool(SUPPORT_MODE[crisis] == IGNORE and s.aid[crisis] >= SUPPORT_NEED[crisis])


def aimed_at(s: EMission, crisis: int) -> int:
    """Whom a crisis hits as things stand; while it is resolved, those who are not spared."""
    for step in s.agenda:
        if isinstance(step, Strike) and step.crisis == crisis:
            return int(step.targets & ~s.spared)
        if isinstance(step, Finish) and step.crisis == crisis:
            return 0  # it strikes already
    return int(find_targets(s, crisis))


def threat(s: EMission, crisis: int, seat: int) -> list[int]:
    """The amounts of its effects for a seat as things stand."""
    of = OF_CRISES + crisis
    return [int(crisis_amount(s, crisis, e, seat)) for e in range(FIRST[of], FIRST[of + 1])]


def global_view(s: EMission, slot: int, seat: int | None) -> GlobalCard | None:
    """A global project with what lies under it; None: the slot is free."""
    card = s.out[slot]
    if card == NONE:
        return None
    usable = seat is not None and s.phase_begun == PROJECT_PHASE
    usable = usable and use_global_objection(s, seat or 0, slot) == 0
    return GlobalCard(
        project=GLOBAL_CARDS[card],
        active=is_active(s, slot),
        tucked=[CARDS[n] for n in s.under_global(slot)],
        tags=positive(s.under[slot * N_TAGS : (slot + 1) * N_TAGS], TAGS),
        missing={tag: n for k, tag in enumerate(TAGS) if (n := int(missing(s, slot, k)))},
        uses=uses_of_all(s, slot),
        usable=usable,
    )


def challenges(s: EMission) -> dict[str, str]:
    """Challenge -> whose it is."""
    return {
        CHALLENGE_CARDS[n]: "group" if owner == GROUP else SEATS[owner]
        for n, owner in enumerate(s.challenge)
        if owner != NONE
    }


def proposals(s: EMission) -> list[Proposal]:
    """EM-7.25, EM-7.41 What somebody is asked to agree to: who gives what to whom."""
    asked = [step for step in s.agenda if isinstance(step, Consent)]
    return [proposal(step) for step in sorted(asked, key=lambda step: int(step.seat))]


def proposal(step: Consent) -> Proposal:
    """What one player is asked to agree to."""
    asker, other = SEATS[step.asker], SEATS[step.seat]
    if OP[step.effect] == EXCHANGE_CARD:
        cards = {asker: CARDS[step.gives], other: CARDS[step.wants]}
        return Proposal(asker=asker, asked=other, cards=cards, communities={})
    giver = asker if TO[step.effect] == TO_OTHER else other
    return Proposal(asker=asker, asked=other, cards={}, communities={giver: int(step.gives)})


def seat_view(s: EMission, seat: int) -> Seat:
    """One player's things."""
    return Seat(
        power=None if s.power[seat] == NONE else POWERS[s.power[seat]],
        demand=s.demand[seat],
        dirty=s.dirty[seat],
        clean=s.clean[seat],
        shortage=max(0, s.demand[seat] - s.dirty[seat] - s.clean[seat]),
        emissions=by_name(s.emission, seat, EMISSIONS),
        emits=max(0, s.emits(seat) - s.cut[seat]),
        cut=s.cut[seat],
        resilience=by_name(s.resilience, seat, RESILIENCE),
        communities=s.communities[seat],
        fewer=s.fewer[seat],
        hand=names_at(s, seat),
        drawn=names_at(s, SET_ASIDE - seat),
        projects=[stack_view(s, seat, slot) for slot in range(N_SLOTS)],
        done=s.is_done(seat),
    )


def is_usable(s: EMission, seat: int, slot: int) -> bool:
    """Whether the top card of a project can be used now, as far as its owner is concerned."""
    emitting = s.phase_begun == EMISSION_PHASE
    return s.phase_begun in USING and use_objection(s, seat, slot, emitting) == 0


def stack_view(s: EMission, seat: int, slot: int) -> Stack | None:
    """A project: its cards from the top, its tags, and what a use would yield now."""
    stack = seat * N_SLOTS + slot
    if s.top[stack] == NONE:
        return None
    of = source(s, seat, slot)
    return Stack(
        cards=[CARDS[card] for card in cards_of(s, stack)],
        tags=positive(s.tags[stack * N_TAGS : (stack + 1) * N_TAGS], TAGS),
        used=s.used[stack],
        limited=limit_objection(s, seat, slot) != 0,
        usable=is_usable(s, seat, slot),
        yields=[int(amount(s, seat, slot, e)) for e in range(FIRST[of], FIRST[of + 1])],
    )


def cards_of(s: EMission, stack: int) -> list[int]:
    """The cards of a stack, from the top."""
    found = []
    card = s.top[stack]
    while card != NONE:
        found.append(int(card))
        card = s.below[card]
    return found


def names_at(s: EMission, at: int) -> list[str]:
    """The cards somewhere."""
    return [CARDS[card] for card in s.cards_at(at)]


def globals_at(s: EMission, at: int) -> list[str]:
    """The global projects somewhere."""
    return [GLOBAL_CARDS[n] for n, where in enumerate(s.global_at) if where == at]


def crises_at(s: EMission, at: int) -> list[str]:
    """The crises somewhere."""
    return [CRISIS_CARDS[n] for n, where in enumerate(s.crisis_at) if where == at]


def by_name(row: vec[i64], seat: int, names: list[str]) -> dict[str, int]:
    """A seat's stretch of a row, by name."""
    return dict(zip(names, row[seat * len(names) : (seat + 1) * len(names)], strict=True))


def positive(row: vec[i64], names: list[str]) -> dict[str, int]:
    """What is there at all, by name."""
    return {name: n for name, n in zip(names, row, strict=True) if n > 0}
