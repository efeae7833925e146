"""EM-7 The effects of project cards and global projects, one by one: the vocabulary at work."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.effects import (
    ADD_DAC,
    ADD_OCEAN,
    ADD_TREE,
    AFTER_CHANCE,
    CUT_EMITTED,
    DRAW_CARDS,
    DRAW_CRISES,
    DRAW_FILTER,
    DRAW_KEEP,
    EXCHANGE_CARD,
    FIRST,
    FROM,
    GAIN_CLEAN,
    GAIN_RESILIENCE,
    GEO_FIRST,
    GEO_FROM,
    GEO_ROLL,
    GEO_SPEND,
    GEO_TAG,
    GIVE_CARD,
    GIVE_RESILIENCE,
    HAS_TIER_KINDS,
    KEEP,
    KIND,
    LOSE_OCEAN,
    LOSE_OWN_RESILIENCE,
    LOWER_DEMAND,
    MOVE_CARD,
    MOVE_COMMUNITY,
    OF_GEO,
    OP,
    OTHER_DRAWS,
    OTHER_REMOVE_COMMUNITY,
    RECOVER_CARD,
    REMOVE_COMMUNITY,
    REMOVE_EMISSION,
    RETREAT_EFFECT,
    REVEAL_CRISIS,
    SUSPEND_BANDS,
    TABLE,
    TO,
    TO_ANY,
    TO_OTHER,
    TUCK_FROM_DECK,
)
from keeling.games.e_mission.engine.options import ENOUGH, GEO_DIE, SPEND
from keeling.games.e_mission.engine.rules.amounts import (
    GLOBAL,
    amount,
    is_blocked,
    kind_of,
    tags_at,
)
from keeling.games.e_mission.engine.rules.boards import (
    add_dac,
    add_oceans,
    add_trees,
    gain_clean,
    gain_resilience,
    lose_oceans,
    lose_resilience,
    lower_demand,
    move_communities,
    remove_communities,
    remove_emission,
)
from keeling.games.e_mission.engine.rules.column import add_crises
from keeling.games.e_mission.engine.rules.decks import ASIDE, TO_HAND, TO_STACK, Draw
from keeling.games.e_mission.engine.rules.giving import (
    ForWhom,
    GiveCards,
    GiveTokens,
    MoveCommunity,
    Relieve,
    exchange,
)
from keeling.games.e_mission.engine.rules.group import ask_group
from keeling.games.e_mission.engine.rules.order import ask
from keeling.games.e_mission.engine.rules.questions import (
    CutAny,
    HowMany,
    Strengthen,
    most_of,
)
from keeling.games.e_mission.engine.rules.search import (
    FilterCards,
    KeepCards,
    MoveCards,
    Recover,
    Reveal,
)
from keeling.games.e_mission.engine.rules.thermometer import suspend
from keeling.games.e_mission.engine.rules.tracks import Retreat
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import DIE, N_EMISSIONS, NONE
from keeling.kernel.agenda import Chance, Choice, Step


class CarryOut(Step[EMission]):
    """EM-6.3.9 One effect of a use; EM-7.18 as far as possible."""

    def __init__(self, seat: i64, place: i64, effect: i64, partner: i64) -> None:
        super().__init__(seat)
        self.place = place
        self.effect = effect
        self.partner = partner

    def run(self, s: EMission) -> None:
        """EM-7.34 A blocked effect is skipped; EM-7.17 an amount of 0 does nothing."""
        op: i64 = OP[self.effect]
        n: i64 = amount(s, self.seat, self.place, self.effect)
        if is_blocked(s, op) != 0:
            return
        if op == GEO_ROLL:
            geo_roll(s, self.seat, self.place, self.effect)
        elif n > 0:
            done = self.on_own_board(s, op, n) or self.in_world(s, op, n)
            if not done and not self.with_cards(s, op, n):
                self.with_others(s, op, n)

    def on_own_board(self, s: EMission, op: i64, n: i64) -> bool:
        """Energy, emissions, resilience, communities of the acting player."""
        if op == GAIN_CLEAN:
            gain_clean(s, self.seat, n)
        elif op == LOWER_DEMAND:
            lower_demand(s, self.seat, n)
        elif op == GAIN_RESILIENCE:
            self.strengthen(s, n)
        elif op == CUT_EMITTED:  # EM-7.37
            s.cut[self.seat] += n
            s.tell(events.CUT_EMITTED, self.seat, n)
        elif op == LOSE_OWN_RESILIENCE:  # EM-7.29
            lose_resilience(s, self.seat, KIND[self.effect], n)
        elif op == REMOVE_EMISSION and KIND[self.effect] == NONE:
            self.cut(s, n)
        elif op == REMOVE_COMMUNITY and TO[self.effect] == TO_ANY:  # EM-7.44
            s.then(Relieve(self.seat, n))
        else:  # EM-6.3.10 what is "up to"
            most: i64 = most_of(s, self.seat, self.effect, n)
            if most > 0:
                s.then(HowMany(self.seat, self.effect, self.partner, most))
            return most >= 0
        return True

    def cut(self, s: EMission, n: i64) -> None:
        """EM-7.2 Of any kind, EM-7.43 or one of the kind that the tags decide."""
        if HAS_TIER_KINDS[self.effect] == 0:
            s.then(CutAny(self.seat, n, first=True))
            return
        kind: i64 = kind_of(s, self.seat, self.place, self.effect)
        if s.emission[self.seat * N_EMISSIONS + kind] > 0:
            remove_emission(s, self.seat, kind, 1)

    def strengthen(self, s: EMission, n: i64) -> None:
        """EM-7.4 Of a kind or of any; EM-7.39 maybe for somebody else."""
        if TO[self.effect] == TO_ANY:
            s.then(ForWhom(self.seat, self.effect, n))
        elif KIND[self.effect] == NONE and AFTER_CHANCE[self.effect] != 0:  # EM-6.2.5
            ask(s, Strengthen(self.seat, n))
        elif KIND[self.effect] == NONE:
            s.then(Strengthen(self.seat, n))
        else:
            gain_resilience(s, self.seat, KIND[self.effect], n)

    def in_world(self, s: EMission, op: i64, n: i64) -> bool:
        """Sinks, thermometer, crises."""
        if op == ADD_TREE:
            add_trees(s, n)
        elif op == ADD_OCEAN:
            add_oceans(s, n)
        elif op == ADD_DAC:
            add_dac(s, n)
        elif op == LOSE_OCEAN:  # EM-7.29
            lose_oceans(s, n)
        elif op == SUSPEND_BANDS:
            suspend(s, n)
        elif op == DRAW_CRISES:
            add_crises(s, n)
        elif op == RETREAT_EFFECT:
            ask_group(s, [Retreat(seat, n) for seat in range(s.seats)])
        elif op == REVEAL_CRISIS:
            s.then(Reveal(self.seat, n))
        else:
            return False
        return True

    def with_cards(self, s: EMission, op: i64, n: i64) -> bool:
        """Cards of deck, discard pile and own stacks; EM-6.6.15 whoever acts gets them."""
        if op == DRAW_CARDS:
            s.then(Draw(self.seat, TO_HAND, n))
        elif op == DRAW_KEEP:
            ask(s, KeepCards(self.seat, KEEP[self.effect]))
            s.then(Draw(self.seat, ASIDE, n))
        elif op == DRAW_FILTER:
            s.then(Draw(self.seat, ASIDE, n), FilterCards(self.seat, self.effect))
        elif op == RECOVER_CARD:
            s.then(Recover(self.seat, n))
        elif op == TUCK_FROM_DECK:
            s.then(Draw(self.seat, TO_STACK + self.place, n))
        elif op == MOVE_CARD:
            s.then(MoveCards(self.seat, n))
        else:
            return False
        return True

    def with_others(self, s: EMission, op: i64, n: i64) -> None:
        """EM-7.19 All that concerns the other player."""
        other: i64 = self.partner
        if op == GIVE_CARD:
            s.then(GiveCards(self.seat, other, self.place, self.effect, n))
        elif op == GIVE_RESILIENCE:
            s.then(GiveTokens(self.seat, other, KIND[self.effect], n))
        elif op == EXCHANGE_CARD:
            exchange(s, self.seat, other)
        elif op == OTHER_DRAWS:
            s.then(Draw(other, TO_HAND, n))
        elif op == OTHER_REMOVE_COMMUNITY:  # EM-7.27
            remove_communities(s, other, min(n, s.communities[other]))
        elif op == MOVE_COMMUNITY and FROM[self.effect] == 0:
            s.then(MoveCommunity(self.seat, n))
        elif op == MOVE_COMMUNITY:  # EM-7.41 as many as was agreed
            giver: i64 = self.seat if TO[self.effect] == TO_OTHER else other
            to: i64 = other if TO[self.effect] == TO_OTHER else self.seat
            move_communities(s, giver, to, s.chosen[0])


# ---- EM-7.13 geo-engineering


def geo_roll(s: EMission, seat: i64, place: i64, effect: i64) -> None:
    """EM-7.13 First the bonus: tags of the stack, or cards discarded from under the project."""
    table: i64 = TABLE[effect]
    if GEO_TAG[table] != NONE:
        s.then(GeoDie(seat, place, table, tags_at(s, seat, place, GEO_TAG[table])))
    else:
        s.then(Stake(seat, place, table, 0))


class Stake(Choice[EMission]):
    """EM-7.13 How many cards are discarded from under the project before the roll, and which."""

    def __init__(self, seat: i64, place: i64, table: i64, spent: i64) -> None:
        super().__init__(seat)
        self.place = place
        self.table = table
        self.spent = spent

    def candidates(self, s: EMission) -> vec[i64]:
        """Those tucked there, up to a number; or enough."""
        found = append(vec[i64](capacity=8), ENOUGH)
        if self.spent < GEO_SPEND[self.table]:
            for card in s.under_global(self.place - GLOBAL):
                found = append(found, SPEND.at(card))
        return found

    def objection(self, s: EMission, option: i64) -> i64:
        """Any."""
        return 0

    def choose(self, s: EMission, option: i64) -> None:
        """Each adds 1."""
        if option == ENOUGH:
            s.then(GeoDie(self.seat, self.place, self.table, self.spent))
            return
        card: i64 = SPEND.first(option)
        s.tell(events.SPENT, card, s.out[self.place - GLOBAL])
        s.discard(card)
        s.then(Stake(self.seat, self.place, self.table, self.spent + 1))


class GeoDie(Chance[EMission]):
    """EM-2.7 The geo-engineering die."""

    def __init__(self, player: i64, place: i64, table: i64, bonus: i64) -> None:
        super().__init__()
        self.player = player
        self.place = place
        self.table = table
        self.bonus = bonus

    def candidates(self, s: EMission) -> vec[i64]:
        """All faces."""
        found = vec[i64](capacity=DIE)
        for face in range(DIE):
            found = append(found, GEO_DIE.at(face))
        return found

    def choose(self, s: EMission, option: i64) -> None:
        """The row with the greatest number up to the sum; its effects in their order."""
        rolled: i64 = GEO_DIE.first(option) + 1
        s.tell(events.GEO_ROLLED, rolled, rolled + self.bonus)
        row: i64 = GEO_FIRST[self.table]
        for other in range(row, GEO_FIRST[self.table + 1]):
            if GEO_FROM[other] <= rolled + self.bonus:
                row = other
        steps: list[Step[EMission]] = []
        for effect in range(FIRST[OF_GEO + row], FIRST[OF_GEO + row + 1]):
            steps += [CarryOut(self.player, self.place, effect, NONE)]
        s.then(*steps)
