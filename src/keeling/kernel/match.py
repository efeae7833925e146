"""A game being played: the state, and the record of every choice that led to it."""

from __future__ import annotations

from copy import copy
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from keeling.kernel.agenda import CHANCE, NOBODY, Apart, Together
from keeling.kernel.errors import IllegalChoice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from keeling.kernel.agenda import State, Step
    from keeling.kernel.config import Config
    from keeling.kernel.game import AnyGame
    from keeling.kernel.rng import Rng

SHARED: Final = 2**16  # events, and as many choices, of which equal ones are kept once


class Finality(Enum):
    """Whether a choice could be taken back."""

    NONE = "none"  # it could
    FINAL = "final"
    ENDS_TURN = "ends_turn"  # it could not, and it is another seat's turn afterwards


class Taken(Struct, frozen=True):
    """One choice of a match: who took it, which option, and whether it stands for good."""

    seat: int
    option: int
    final: bool  # it laid open what was hidden, began another turn, or was the last of several
    together: bool = False  # others could choose at the same time
    called: bool = False  # and one of them was next
    inner: bool = False  # a part of an action that began with an earlier choice
    shown: bool = False  # they saw it, although what else could be chosen there is sealed


class Mark(Struct, frozen=True):
    """A position behind which no undo goes: what was taken back is played again from here."""

    at: int  # after so many choices
    state: State


class Match:
    """The stored truth is the list of choices; the state is what they lead to."""

    def __init__(self, game: AnyGame, config: Config) -> None:
        self.game = game
        self.config = config
        self.names = game.vocabulary.names["seat"][: config.seats]
        self.taken: list[Taken] = []
        self.drafts: dict[int, list[int]] = {}  # actions that seats are still putting together
        self.state: State = game.new(config)
        self.told: list[list[tuple[int, ...]]] = [drained(self.state)]  # events by choice
        self.mark = Mark(0, self.state.clone())

    @property
    def draws(self) -> int:
        """How often chance has decided. Undo never goes behind chance: the number only grows."""
        return sum(taken.seat == CHANCE for taken in self.taken)

    # ---- choices in notation

    @property
    def choices(self) -> list[str]:
        """Every choice so far in notation, chance included."""
        return [self.write(taken) for taken in self.taken]

    def write(self, taken: Taken) -> str:
        """A choice in notation, with who made it if somebody else was next: `blue: bid 3`."""
        option = self.game.write(taken.option)
        return f"{self.names[taken.seat]}: {option}" if taken.called else option

    def play(self, notation: str) -> list[tuple[int, ...]]:
        """Take a choice as `write` writes it; the events that followed."""
        who, colon, option = notation.rpartition(":")
        if colon and who not in self.names:
            raise IllegalChoice(f"'{notation}': nobody is called '{who}' here")
        seat = self.names.index(who) if colon else int(self.state.seat)
        return self.take(self.game.read(self.asked(seat), option.strip()), seat)

    # ---- choosing

    def asked(self, seat: int) -> State:
        """The state for a seat that is to choose, if need be before others who are to as well."""
        asked = self.seen(seat)
        if asked.seat != seat:
            raise IllegalChoice(f"{self.names[seat]} is not to choose now")
        return asked

    def take(self, option: int, seat: int | None = None) -> list[tuple[int, ...]]:
        """Take a legal option for a seat, or for whoever is next; the events that followed."""
        state = self.state
        called = seat is not None and seat != state.seat
        asked = state.asked(seat) if called and seat is not None else state
        if called and seat is not None and asked.seat != seat:
            raise IllegalChoice(f"{self.names[seat]} is not to choose now")
        if option not in asked.legal:
            raise IllegalChoice(f"'{self.game.write(option)}' is not legal now")
        if called and seat is not None:
            state.call(seat)
        chosen_by, floor, inner = int(state.seat), foundation(state), is_inner(state)
        together = floor is not None and chosen_by != CHANCE
        shown = together and is_shown(state, option)
        state.apply(option)
        events = drained(state)
        final = self.tells(events) or ended(floor, state)
        self.taken.append(one_taken(chosen_by, option, final, together, called, inner, shown))
        self.told.append(events)
        if final or chosen_by == CHANCE:
            self.mark = Mark(len(self.taken), state.clone())
        return events

    def draw(self, rng: Rng) -> list[tuple[int, ...]]:
        """Let chance decide until a player has a choice; all events that followed."""
        events: list[tuple[int, ...]] = []
        while self.state.seat == CHANCE:
            events += self.take(int(self.state.sample(rng)))
        return events

    def tells(self, events: list[tuple[int, ...]]) -> bool:
        """Whether events lay open what was hidden, or begin another turn."""
        return any(self.game.events.all[event[0]].barrier for event in events)

    def is_final(self, option: int, seat: int) -> bool:
        """Whether a seat that is to choose could not take this option back."""
        asked = self.asked(seat)
        after = asked.clone()
        after.events = []
        after.apply(option)
        return self.finality(asked, after) != Finality.NONE

    def finality(self, asked: State, after: State) -> Finality:
        """Whether whoever is asked could take back what led here, and whether it ends their turn.

        After it are the events on the way (`Game.trial`).
        """
        seat, floor = asked.seat, foundation(asked)
        final = self.tells(after.events or []) or after.seat == CHANCE
        if not final and not (after.seat != seat if floor is None else ended(floor, after)):
            return Finality.NONE
        turn = self.game.active(asked) == seat != self.game.active(after)
        return Finality.ENDS_TURN if turn else Finality.FINAL

    # ---- putting an action together, while others go on

    def propose(self, option: int, seat: int) -> None:
        """Take an option for a seat; what only begins an action is kept until that is whole.

        So nobody has to wait for somebody else's decisions among those who choose together.
        """
        after = self.asked(seat).clone()
        if option not in after.legal:
            raise IllegalChoice(f"'{self.game.write(option)}' is not legal now")
        if after.choice().asked_by() != NOBODY:  # what was begun before may go on after the answer
            self.take(option, seat)
            return
        begun = self.drafts.pop(seat, []) if self.is_drafting(seat) else []
        together = self.state.floor() >= 0
        after.apply(option)
        if together and after.seat == seat and is_inner(after):
            self.drafts[seat] = [*begun, option]
            return
        self.drafts.pop(seat, None)
        for one in [*begun, option]:
            self.take(one, seat)

    def seen(self, seat: int) -> State:
        """The state as a seat goes on from it: with what it has begun, if that is still open.

        What others have done may have made it impossible, or left nothing to be chosen.
        """
        before = state = self.state.asked(seat)
        for option in self.drafts.get(seat, []):
            if state.seat != seat or option not in state.legal:
                return before
            state = state.clone()
            state.apply(option)
        return state if is_inner(state) else before

    def is_drafting(self, seat: int) -> bool:
        """Whether a seat has begun an action that is still possible."""
        return seat in self.drafts and self.state.floor() >= 0 and is_inner(self.seen(seat))

    def is_void(self, seat: int) -> bool:
        """Whether others have put an end to what a seat had begun."""
        return seat in self.drafts and not self.is_drafting(seat)

    def withdraw(self, seat: int) -> None:
        """Take back the last choice of an action that is not whole yet."""
        if self.drafts.get(seat):
            self.drafts[seat].pop()
        if not self.drafts.get(seat):
            self.drafts.pop(seat, None)

    # ---- taking back

    def undoable(self, seat: int) -> bool:
        """Whether a seat may take its last choice back."""
        return self.is_drafting(seat) or self.latest(seat) >= 0

    def latest(self, seat: int) -> int:
        """Where the choice stands that an undo by this seat takes back; -1: it may not undo.

        The four nevers: it never changes whose turn it is, never makes somebody else redo a choice,
        never goes back behind what was revealed, never behind chance.
        """
        for n in range(len(self.taken) - 1, -1, -1):
            taken = self.taken[n]
            if taken.final or taken.seat == CHANCE:
                return -1
            if taken.seat == seat:
                first = self.beginning(n)
                return first if first >= 0 and self.can_do_without(first, n) else -1
            if not taken.together:
                return -1
        return -1

    def beginning(self, n: int) -> int:
        """Where the action begins that a choice is a part of; -1: chance was a part of it too."""
        while self.taken[n].inner:
            n -= 1
            if self.taken[n].seat != self.taken[n + 1].seat or self.taken[n].final:
                return -1
        return n

    def can_do_without(self, first: int, last: int) -> bool:
        """Whether all that was chosen since then could, and would, have been chosen without it."""
        taken, is_last = self.taken[first], last == len(self.taken) - 1
        if not taken.together:
            return is_last and self.state.seat == taken.seat
        if is_last or taken.shown:
            return is_last
        try:  # what was forced is not recorded, but told
            return self.without(first, last).told[first + 1 :] == self.told[last + 2 :]
        except IllegalChoice:
            return False

    def without(self, first: int, last: int) -> Match:
        """The match as it would be had an action not been made."""
        other = copy(self)
        other.rewind(first)
        other.follow(self.taken[last + 1 :])
        return other

    def undo(self, seat: int) -> int:
        """Take back the last choice of a seat; how many choices stand as they were."""
        n = self.latest(seat)
        if n < 0:
            raise IllegalChoice(
                "nothing to take back: undo stops at another player's choice, "
                "at chance and at what was revealed"
            )
        later = self.taken[n + 1 :]
        while later and later[0].inner:
            later.pop(0)
        self.rewind(n)
        self.follow(later)
        return n

    def rewind(self, to: int) -> None:
        """The match after its first `to` choices."""
        if to < self.mark.at:
            beginning = self.game.new(self.config)
            self.told = [drained(beginning)]
            self.mark = Mark(0, beginning)
        again = self.taken[self.mark.at : to]
        self.state = self.mark.state.clone()
        self.state.events = []
        self.taken, self.told = self.taken[: self.mark.at], self.told[: self.mark.at + 1]
        self.follow(again)

    def follow(self, choices: Iterable[Taken]) -> None:
        """Make choices again."""
        for taken in choices:
            self.take(taken.option, taken.seat)


def is_shown(state: State, option: int) -> bool:
    """Whether everybody sees an option taken where others are sealed: it may make them bid more."""
    choice = state.choice()
    return not choice.sealed(option) and any(choice.sealed(other) for other in state.legal)


def foundation(state: State) -> Step[Any] | None:
    """The step above which seats choose together, be it one after the other's action."""
    return next((step for step in reversed(state.agenda) if isinstance(step, Together)), None)


def is_inner(state: State) -> bool:
    """Whether what is to be chosen is a part of an action that has begun."""
    for step in reversed(state.agenda):
        if isinstance(step, (Apart, Together)):
            return isinstance(step, Apart)
    return False


def ended(floor: Step[Any] | None, state: State) -> bool:
    """Whether those who chose together have all chosen."""
    return floor is not None and foundation(state) is not floor


def drained(state: State) -> list[tuple[int, ...]]:
    """The events told since last time."""
    events = [one_event(event) for event in state.events or ()]
    state.events = []
    return events


# Most of what happens has happened in another match before: a server holds thousands of them.
one_taken = lru_cache(SHARED)(Taken)


@lru_cache(SHARED)
def one_event(event: tuple[int, ...]) -> tuple[int, ...]:
    """An event, the same object for all equal ones."""
    return event
