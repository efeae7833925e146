"""Pebbles. Two or three players take pebbles from a heap, and each has a secret card.

PB-1 At the start a heap of twelve pebbles; each player draws a card worth 0 to 3 points, in secret.
PB-2 In turn, take one, two or three pebbles, PB-3 but not as many as were taken just before.
PB-4 After each turn a coin may put a pebble back, as long as it has done so less than three times.
PB-5 When nobody can take any more, pebbles and cards are points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.kernel.agenda import Chance, Choice, State, WeightedChance
from keeling.kernel.bag import Bag, bag
from keeling.kernel.facts import Events, Reasons
from keeling.kernel.fields import Count, Numbers
from keeling.kernel.game import Game
from keeling.kernel.layout import Layout
from keeling.kernel.options import Vocabulary
from keeling.kernel.steps import Steps
from keeling.kernel.view import View
from keeling.text.presentation import Presentation

if TYPE_CHECKING:
    from keeling.kernel.config import Config
    from keeling.kernel.rng import Rng
    from keeling.text.catalogue import Catalogue
    from keeling.text.presentation import Options

NAMES = {"seat": ["ann", "bob", "eve"], "count": ["1", "2", "3"], "card": ["0", "1", "2", "3"]}
VOCABULARY = Vocabulary(NAMES)
DRAW = VOCABULARY.verb("draw", "card")
HEADS = VOCABULARY.word("heads")
TAILS = VOCABULARY.word("tails")
TAKE = VOCABULARY.verb("take", "count")
EVENTS = Events()
DREW = EVENTS.secret("drew", "seat", "card")
TOOK = EVENTS.event("took", "seat", "number")
REASONS = Reasons()
TOO_FEW = REASONS.reason("too_few", "PB-2", "number")
SAME_AGAIN = REASONS.reason("same_again", "PB-3", "count")


class Pebbles(State):
    """The heap and what lies before each player."""

    heap: i64
    last: i64
    coins: i64
    taken: vec[i64]
    cards: vec[i64]
    pool: Bag

    def clone(self) -> Pebbles:
        c = Pebbles()
        c.config, c.agenda, c.seat = self.config, self.agenda[:], self.seat
        c.offered, c.events = self.offered, None
        c.heap, c.last, c.coins = self.heap, self.last, self.coins
        c.taken, c.cards, c.pool = self.taken[:], self.cards[:], self.pool.clone()
        return c

    def imagine(self, seat: int, rng: Rng) -> Pebbles:
        c = self.clone()
        hidden = [i for i, card in enumerate(c.cards) if i != seat and card >= 0]
        for i in hidden:
            c.pool.put(c.cards[i])
        for i in hidden:
            c.cards[i] = c.pool.sample(rng)
            c.pool.take(c.cards[i])
        return c

    def scores(self) -> list[int]:
        return [t + max(c, 0) for t, c in zip(self.taken, self.cards, strict=True)]


class DrawCard(WeightedChance[Pebbles]):
    """PB-1."""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to = to

    def candidates(self, s: Pebbles) -> vec[i64]:
        return vec[i64]([DRAW.at(c) for c in range(4) if s.pool.counts[c]])

    def weights(self, s: Pebbles) -> list[int]:
        return [n for n in s.pool.counts if n]

    def choose(self, s: Pebbles, option: i64) -> None:
        s.cards[self.to] = DRAW.first(option)
        s.pool.take(s.cards[self.to])
        s.tell(DREW, self.to, s.cards[self.to])


class Turn(Choice[Pebbles]):
    """PB-2, PB-3, PB-5."""

    def candidates(self, s: Pebbles) -> vec[i64]:
        found = vec[i64]()
        for n in range(3):
            found = append(found, TAKE.at(n))
        return found

    def objection(self, s: Pebbles, option: i64) -> i64:
        n = TAKE.first(option) + 1
        if n > s.heap:
            return TOO_FEW.at(s.heap)
        return SAME_AGAIN.at(n - 1) if n == s.last else 0

    def choose(self, s: Pebbles, option: i64) -> None:
        s.last = TAKE.first(option) + 1
        s.heap -= s.last
        s.taken[self.seat] += s.last
        s.tell(TOOK, self.seat, s.last)
        s.then(Coin(), Turn((self.seat + 1) % s.config.seats))


class Coin(Chance[Pebbles]):
    """PB-4."""

    def candidates(self, s: Pebbles) -> vec[i64]:
        return vec[i64]([HEADS, TAILS] if s.coins < 3 else [TAILS])

    def choose(self, s: Pebbles, option: i64) -> None:
        if option == HEADS:
            s.coins += 1
            s.heap += 1


STEPS = Steps(NAMES)
STEPS.step("draw_card", DrawCard, to="seat")
STEPS.step("turn", Turn, seat="seat")
STEPS.step("coin", Coin)


class PebblesView(View, frozen=True, kw_only=True):
    """The heap, what lies before each player, and their own card."""

    heap: int
    last: int
    taken: list[int]
    card: int | None


def board(view: PebblesView, _words: Catalogue, _options: Options) -> str:
    """The heap."""
    return f"<svg><title>{view.heap}</title></svg>"


def text_board(view: PebblesView, _words: Catalogue) -> str:
    """The heap."""
    return str(view.heap)


class PebblesGame(Game[Pebbles, PebblesView]):
    """The description of the game."""

    id, clauses, version, seats = "pebbles", "PB", 1, range(2, 4)
    vocabulary, events, reasons, steps = VOCABULARY, EVENTS, REASONS, STEPS
    view_type = PebblesView
    presentation = Presentation(text_board=text_board, board=board, element=VOCABULARY.key)
    layout = Layout(
        Count("heap"),
        Count("last"),
        Count("coins"),
        Numbers("taken"),
        Numbers("cards"),
        follows=["pool"],
    )

    @staticmethod
    def start(config: Config) -> Pebbles:
        s = Pebbles()
        s.agenda, s.events, s.offered, s.seat = [], [], vec[i64](), 0
        s.heap, s.last, s.coins, s.pool = 12, 0, 0, bag([2, 2, 2, 2])
        s.taken, s.cards = vec[i64]([0] * config.seats), vec[i64]([-1] * config.seats)
        s.then(*(DrawCard(seat) for seat in range(config.seats)), Turn(0))
        return s

    @staticmethod
    def view_of(s: Pebbles, seat: int | None) -> PebblesView:
        card = s.cards[seat] if seat is not None else None
        return PebblesView(heap=s.heap, last=s.last, taken=list(s.taken), card=card)

    @staticmethod
    def score_sheet(s: Pebbles) -> list[dict[str, int]]:
        pairs = zip(s.taken, s.cards, strict=True)
        return [{"pebbles": t, "card": max(c, 0)} for t, c in pairs]

    @staticmethod
    def complete(s: Pebbles) -> None:
        for card in s.cards:
            if card >= 0:
                s.pool.take(card)

    @staticmethod
    def census(s: Pebbles) -> dict[str, int]:
        held = sum(card >= 0 for card in s.cards)
        return {"pebbles": s.heap + sum(s.taken) - s.coins, "cards": s.pool.size + held}

    @staticmethod
    def stocks(s: Pebbles) -> list[dict[str, int]]:
        return [{"pebbles": t} for t in s.taken]

    @staticmethod
    def features(view: PebblesView) -> dict[str, float]:
        return {"heap": view.heap / 12}


GAME = PebblesGame()
