"""The agenda: what is still to happen in a game, next step last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from keeling.kernel.rng import Rng

if TYPE_CHECKING:
    from keeling.kernel.config import Config
    from keeling.kernel.facts import Event

CHANCE: Final = -1  # seats are 0, 1, 2, ...
NOBODY: Final = -2  # the game is over
ROOM: Final = 16  # for the options of an ordinary choice

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A piece of the rules still to happen. Immutable, so that clones may share it."""

    def __init__(self, seat: i64 = NOBODY) -> None:
        self.seat: Final = seat

    def run(self, s: S) -> None:
        """Do it. It has left the agenda already; put what follows there with `then`."""
        raise NotImplementedError

    def advance(self, s: S) -> bool:
        """Leave the agenda and be done; True: stay, because somebody has to choose first."""
        s.agenda.pop()
        self.run(s)
        return False

    def choose(self, s: S, option: i64) -> None:
        """Only choices wait for an option."""
        raise NotImplementedError


class Together(Step[Any]):
    """Seats choose in any order, until nothing of theirs lies above this step.

    Everything above it belongs to a seat. `State.call` lets one of them go first; in the agenda
    stands the order for those who do not care, the bots and a terminal that is passed around.
    """

    def run(self, s: State) -> None:
        """All are done."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Apart(Step[S]):
    """Above it lies an action of one of those who choose together: it is done before any other."""

    def run(self, s: S) -> None:
        """It is done."""


class Gather(Step[Any]):
    """Who has nothing to decide among those who choose together is done with it at once.

    Otherwise it would depend on who comes first when that happens.
    """

    def run(self, s: State) -> None:
        """Call everybody, and then once more from the last: so the first is next."""
        floor = s.floor()
        together = s.agenda[floor]
        seats = sorted({int(step.seat) for step in s.agenda[floor + 1 :]})
        outdated = 0  # so many were called before something happened: their options may differ
        for n in range(len(seats)):
            s.put_first(seats[n], floor)
            if not s.agenda[-1].advance(s):
                s.settle()
                outdated = n + 1
                floor = s.floor()
                if floor < 0 or s.agenda[floor] is not together:
                    return
        for n in range(len(seats) - 1, -1, -1):
            s.put_first(seats[n], floor)
            if n < outdated:
                s.settle()
                floor = s.floor()
                if floor < 0 or s.agenda[floor] is not together:
                    return


def together(steps: list[Step[S]]) -> list[Step[S]]:
    """Steps that seats do in any order, before what comes after them."""
    gathered: list[Step[S]] = [Gather()]
    return [*gathered, *steps, Together()]


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A step that waits until a player takes one of its options."""

    def ask_always(self) -> bool:
        """Whether even a forced choice is asked, because not asking would tell a secret."""
        return False

    def sealed(self, option: i64) -> bool:
        """Whether nobody else may see this option taken before all have chosen `Together`."""
        return False

    def rests(self, s: S) -> bool:
        """Whether nobody waits for this: who chooses `Together` is done, and may think again."""
        return False

    def at_own_pace(self) -> bool:
        """Whether it is asked until its seat is done, whatever happens to others meanwhile."""
        return False

    def is_shared(self) -> bool:
        """Whether several are asked the same, and the first answer counts for all."""
        return False

    def asked_by(self) -> i64:
        """Who put the question; an answer is none to what the same player asks next."""
        return NOBODY

    def candidates(self, s: S) -> vec[i64]:
        """What a person might expect to be able to do here, ascending; legal or not."""
        raise NotImplementedError

    def objection(self, s: S, option: i64) -> i64:
        """0 if the candidate is legal, else the reason why it is not."""
        raise NotImplementedError

    def options(self, s: S) -> vec[i64]:
        """All legal options, ascending. None at all: the choice falls away."""
        legal = vec[i64](capacity=ROOM)
        for option in self.candidates(s):
            if self.objection(s, option) == 0:
                legal = append(legal, option)
        return legal

    def choose(self, s: S, option: i64) -> None:
        """Do what the option says, and put what follows on the agenda."""
        raise NotImplementedError

    def advance(self, s: S) -> bool:
        """Wait for a real choice; a forced one is taken, one without options falls away."""
        s.seat = self.seat
        s.offered = self.options(s)
        n = len(s.offered)
        if n > 1 or (n == 1 and self.ask_always()):
            return True
        s.agenda.pop()
        if n == 1:
            self.choose(s, s.offered[0])
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Choice[S]):
    """A step that waits for a card, a die or a shuffle, given from outside.

    Its candidates are the outcomes that can come up, all equally likely.
    """

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def objection(self, s: S, option: i64) -> i64:
        """Every outcome listed can come up."""
        return 0

    def options(self, s: S) -> vec[i64]:
        """All outcomes, ascending."""
        return self.candidates(s)

    def advance(self, s: S) -> bool:
        """Wait for the driver, also where only one outcome is left."""
        s.seat = CHANCE
        return True

    def weights(self, s: S) -> list[int]:
        """How likely each of `options` is, for those who reckon."""
        return [1] * len(self.candidates(s))

    def sample(self, s: S, rng: Rng) -> i64:
        """One option, drawn fairly, for those who play."""
        outcomes = self.candidates(s)
        return outcomes[rng.below(len(outcomes))]


@mypyc_attr(allow_interpreted_subclasses=True)
class WeightedChance(Chance[S]):
    """A chance whose outcomes are not equally likely: `weights` says how much."""

    def weights(self, s: S) -> list[int]:
        """How likely each of `options` is."""
        raise NotImplementedError

    def sample(self, s: S, rng: Rng) -> i64:
        """One option, drawn fairly."""
        weights = self.weights(s)
        left = int(rng.below(sum(weights)))
        i = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return self.candidates(s)[i]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything there is to know about a game in progress, secrets included."""

    config: Config
    agenda: list[Step[Any]]
    seat: i64
    offered: vec[i64]
    events: list[tuple[int, ...]] | None

    @property
    def legal(self) -> list[int]:
        """All legal options of whoever is to choose, ascending."""
        if self.seat == CHANCE:
            return list(self.chance().options(self))
        return list(self.offered)

    def then(self, step: Step[Any] | None = None, *others: Step[Any]) -> None:
        """Do these first, in reading order, and after them whatever was to come."""
        # Mostly there is one. It has a parameter of its own because a tuple would have to be made.
        for i in range(len(others) - 1, -1, -1):
            self.agenda.append(others[i])
        if step is not None:
            self.agenda.append(step)

    def tell(self, event: Event, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Note a fact for the narration; searches switch this off."""
        if self.events is not None:
            self.events.append((event.number, a, b, c, d))

    def apply(self, option: i64) -> None:
        """Take a legal option for whoever is to choose, then run on to the next choice.

        Whether it is legal is not checked: searches apply millions. `Game.take` and `Match` check.
        """
        self.agenda.pop().choose(self, option)
        self.settle()

    def settle(self) -> None:
        """Run on until somebody has a real choice or nothing is left to do."""
        while len(self.agenda) > 0:
            if self.agenda[-1].advance(self):
                return
        self.seat = NOBODY
        self.offered = vec[i64]()

    def floor(self) -> int:
        """Where in the agenda the step lies above which seats choose together; -1: none does."""
        for n in range(len(self.agenda) - 1, -1, -1):
            step = self.agenda[n]
            if isinstance(step, Apart):
                return -1
            if isinstance(step, Together):
                return n
        return -1

    def choosing(self) -> list[int]:
        """Everybody who is to choose now, in any order; mostly there is only one."""
        floor = self.floor()
        if self.seat < 0 or floor < 0:
            return [int(self.seat)] if self.seat >= 0 else []
        seats = sorted({int(step.seat) for step in self.agenda[floor + 1 :]})
        return [seat for seat in seats if self.waits_for(seat)]

    def waits_for(self, seat: i64) -> bool:
        """Whether a seat is to choose among those who choose together."""
        asked = self.asked(seat)
        return asked.seat == seat and not asked.choice().rests(asked)

    def may_choose(self, seat: i64) -> bool:
        """Whether a seat has an option, be it only to think again."""
        return self.seat >= 0 and self.asked(seat).seat == seat

    def asked(self, seat: i64) -> Self:
        """The state as it is when a seat goes first; itself where that seat does so anyway."""
        if seat == self.seat or seat < 0 or self.seat < 0 or self.floor() < 0:
            return self
        called = self.clone()
        called.call(seat)
        return called

    def call(self, seat: i64) -> None:
        """Let a seat go first among those who choose together: its steps are done before theirs."""
        self.put_first(seat, self.floor())
        self.settle()

    def put_first(self, seat: i64, floor: int) -> None:
        """Put the steps of a seat above those of all others who choose together on that floor."""
        above = self.agenda[floor + 1 :]
        theirs = [step for step in above if step.seat != seat]
        self.agenda[floor + 1 :] = theirs + [step for step in above if step.seat == seat]

    def offer_again(self, seat: i64) -> None:
        """Look again for the options of somebody else than the seat that imagines this world."""
        if self.seat >= 0 and self.seat != seat:
            self.offered = self.choice().options(self)

    def choice(self) -> Choice[Any]:
        """The choice that is waiting for a player or for chance."""
        choice = self.agenda[-1]
        assert isinstance(choice, Choice)
        return choice

    def chance(self) -> Chance[Any]:
        """The chance that is waiting for its outcome."""
        chance = self.agenda[-1]
        assert isinstance(chance, Chance)
        return chance

    def sample(self, rng: Rng) -> i64:
        """What chance does next."""
        return self.chance().sample(self, rng)

    # ---- at a prompt; what imports this module is imported when it is asked for

    def __repr__(self) -> str:
        """A state in a line."""
        from keeling.kernel.prompt import described  # noqa: PLC0415 - see above

        return described(self)

    def __str__(self) -> str:
        """The board as text, as whoever is to choose may see it."""
        from keeling.kernel.prompt import printed  # noqa: PLC0415 - see above

        return printed(self, "text")

    def _repr_svg_(self) -> str:
        """The board as a picture, in notebooks."""
        from keeling.kernel.prompt import printed  # noqa: PLC0415 - see above

        return printed(self, "svg")

    def _repr_html_(self) -> str:
        """The board with its line, in notebooks."""
        from keeling.kernel.prompt import printed  # noqa: PLC0415 - see above

        return printed(self, "html")

    def __eq__(self, other: object) -> bool:
        """Whether two states agree in everything, secrets and what is to come included."""
        from keeling.kernel.prompt import is_same  # noqa: PLC0415 - see above

        return is_same(self, other)

    def __hash__(self) -> int:
        """The same for equal states; a state that is played on has another one."""
        from keeling.kernel.prompt import fingerprint  # noqa: PLC0415 - see above

        return fingerprint(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and deepcopy go by way of a dump: native classes have nothing else to offer."""
        from keeling.kernel.registry import dumped, restored  # noqa: PLC0415 - it imports this module

        return restored, (self.config.game, dumped(self))

    def clone(self) -> Self:
        """An independent copy; it tells no events."""
        raise NotImplementedError

    def imagine(self, seat: int, rng: Rng) -> Self:
        """A clone in which everything `seat` cannot know is drawn afresh."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat so far; at the end, the final ones."""
        raise NotImplementedError

    def is_lost(self) -> bool:
        """Whether everybody has lost together: then nobody wins, whatever the scores say."""
        return False

    def nearness(self) -> float:
        """How near a game that everybody has lost came to its goal, from 0 to 1.

        Lost is lost; but a bot that plays games out at random sees little else, and learns from it.
        """
        return 0.0

    def is_team(self) -> bool:
        """Whether all seats play together: one score, and they win or lose as one."""
        return False

    def winners(self) -> list[int]:
        """The seats that win if the game ends as it stands."""
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]
