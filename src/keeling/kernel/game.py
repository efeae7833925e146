"""The description of a game: its names, its set-ups, and the ways into and out of its states."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from msgspec import Struct, ValidationError, convert
from msgspec.structs import replace

from keeling.kernel.agenda import CHANCE, NOBODY, State
from keeling.kernel.config import Config, Setting, Value, all_configs, describe, make_config
from keeling.kernel.errors import BadConfig, BadScenario, IllegalChoice
from keeling.kernel.heuristic import Heuristic
from keeling.kernel.objection import Objection
from keeling.kernel.view import View

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from keeling.kernel.agenda import Step
    from keeling.kernel.facts import Events, Reasons
    from keeling.kernel.layout import Layout
    from keeling.kernel.options import Vocabulary
    from keeling.kernel.steps import Steps

# What rules may run into in a position that no game could have reached.
UNPLAYABLE = (IndexError, OverflowError, ValueError, RecursionError)
OPENINGS = 64  # so many configs of a game are remembered, at up to ten kilobytes each
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Trial:
    """What an option would do: at once, stock -> difference for each seat; and where it leads."""

    def __init__(self, option: int, change: list[dict[str, int]], after: State) -> None:
        self.option = option
        self.change = change
        self.after = after  # the next choice, with the events on the way


class Game(ABC, Generic[S, V]):
    """A game: its names, its set-ups, and the only ways into and out of its states."""

    id: str
    also: tuple[str, ...] = ()  # under which names it is sold elsewhere, as people type them
    clauses: str  # the prefix of its clause ids
    version: int  # of its rules: archived records name it
    seats: range
    counts: str = "round"  # or "decade": what `rounds` counts
    has_secrets: bool = True  # whether a seat may know what another does not
    personal: tuple[str, ...] = ()  # kinds of pieces that each seat has: `slot-2`, `slot-blue-2`
    settings: tuple[Setting, ...] = ()
    vocabulary: Vocabulary
    events: Events
    reasons: Reasons
    steps: Steps
    view_type: type[V]  # what its views are made of
    layout: Layout  # all that a state consists of, but for config and agenda
    data: tuple[tuple[str, type[Struct]], ...] = ()  # its data files, each with its shape
    presentation: object = None  # words and pictures, of which the kernel knows nothing
    heuristic: Heuristic = Heuristic()  # what its positions are worth to bots: points alone

    @staticmethod
    @abstractmethod
    def start(config: Config) -> S:
        """A table with the set-up on its agenda, before anything has run: by the config alone."""

    @staticmethod
    @abstractmethod
    def view_of(s: S, seat: int | None) -> V:
        """What a seat may see of the game's own things (None: a spectator)."""

    @staticmethod
    @abstractmethod
    def score_sheet(s: S) -> list[dict[str, int]]:
        """The points of each seat by category."""

    def blank(self, config: Config) -> S:
        """The table that positions of a config are read into, with nothing on its agenda."""
        s = self.start(config)
        s.config = config
        s.agenda.clear()
        return s

    @staticmethod
    def complete(s: S) -> None:
        """Work out what follows from a position that was read; BadScenario if none is like it."""

    @staticmethod
    @abstractmethod
    def census(s: S) -> dict[str, int]:
        """How many of each component there are, wherever they lie: no rule ever changes that."""

    @staticmethod
    @abstractmethod
    def stocks(s: S) -> list[dict[str, int]]:
        """What each seat has that options cost or give, for previews."""

    @staticmethod
    @abstractmethod
    def features(view: V) -> dict[str, float]:
        """A view as named numbers for learning; the same names at every moment of a config."""

    @staticmethod
    def follows_at_once(step: Step[Any]) -> bool:
        """Whether a preview goes on with a step: part of the option, and nobody's secret."""
        return False

    @staticmethod
    def goes_on(step: Step[Any]) -> bool:
        """Whether a step that was to come before the option was taken is shown with it as well."""
        return False

    @staticmethod
    def gauges(s: S) -> dict[str, int]:
        """Numbers of the whole table that people want to see over time, by stock."""
        return {}

    @staticmethod
    def course(s: S) -> dict[str, list[int | None]]:
        """How it went round by round, in a game without points: by stock, or `stock seat`.

        None stands for what did not come to pass, since the game ended before.
        """
        return {}

    @staticmethod
    def role(s: S, seat: int) -> str:
        """The key of the name of what a seat plays as, `power-china`; empty: nothing besides."""
        return ""

    @staticmethod
    def tie_breaks(s: S) -> list[dict[str, int]]:
        """What decides between seats with equal points: by stock, most wins, the first first."""
        return [{} for _ in s.scores()]

    @staticmethod
    def rounds(s: S) -> int:
        """The round (decade, ...) a game is in, or ended in; 0 where they are not counted."""
        return 0

    @staticmethod
    def endings(s: S) -> list[str]:
        """How a game ended, by names: why it is lost, or how well it went; often nothing."""
        return []

    # ---- set-up

    @staticmethod
    def conflict(config: Config) -> tuple[str, ...]:
        """The settings that do not go together, `seats` among them if need be; mostly none."""
        return ()

    def config(self, /, **given: object) -> Config:
        """A config from seats and settings; what is not given takes its default."""
        config = make_config(self.id, self.seats, self.settings, given)
        if conflict := self.conflict(config):
            known = {"seats": str(config.seats), **dict(config.settings)}
            told = ", ".join(f"{name}={describe(known[name])}" for name in conflict)
            others = {name: self.fitting(config, name) for name in conflict}
            could = [f"{n}={' or '.join(map(describe, v))}" for n, v in others.items() if v]
            fits = "; ".join(could)
            message = f"{self.id}: these do not go together: {told}; one of them could be: {fits}"
            raise BadConfig(message, conflict, told, fits)
        return config

    def fitting(self, config: Config, name: str) -> list[Value]:
        """What a setting, or `seats`, can be where all the rest of a config stays as it is."""
        if name == "seats":
            tried: dict[Value, Config] = {str(n): replace(config, seats=n) for n in self.seats}
        else:
            values = next(one.values for one in self.settings if one.name == name)
            tried = {value: config.changed(name, value) for value in values}
        return [value for value, other in tried.items() if name not in self.conflict(other)]

    def configs(self) -> Iterator[Config]:
        """Every legal config, for tests and menus."""
        return (c for c in all_configs(self.id, self.seats, self.settings) if not self.conflict(c))

    def new(self, config: Config) -> S:
        """A new game, waiting for its first choice or chance."""
        opening = self._opening(config)
        s = opening.clone()
        s.events = None if opening.events is None else opening.events[:]  # clones tell nothing
        return s

    @cached_property
    def _opening(self) -> Callable[[Config], S]:
        """The position before the first choice, set up once for each config. It is never played."""
        return lru_cache(OPENINGS)(self._set_up)

    def _set_up(self, config: Config) -> S:
        s = self.start(config)
        s.config = config
        s.settle()
        return s

    def dump(self, s: S) -> dict[str, Any]:
        """The whole state by names, secrets included, as JSON; what happens next stands first."""
        agenda = [self.steps.write(step) for step in reversed(s.agenda)]
        return {"config": s.config.json(), **self.layout.dump(s), "agenda": agenda}

    def load(self, data: object) -> S:
        """The state a dump describes; says what is wrong with a bad one, or with anything else."""
        if not isinstance(data, Mapping) or not isinstance(data.get("config"), dict):
            raise BadScenario("position: 'config' is missing")
        try:
            return self._load(data, self.config(**data["config"]))
        except UNPLAYABLE as error:
            raise BadScenario(f"position: it cannot be played ({error})") from error

    def _load(self, data: Mapping[str, Any], config: Config) -> S:
        if "agenda" not in data:
            raise BadScenario("position: 'agenda' is missing")
        try:
            agenda = convert(data["agenda"], list[str])
        except ValidationError as error:
            raise BadScenario(f"agenda: {error}") from error
        s = self.blank(config)
        rest = {key: value for key, value in data.items() if key not in ("config", "agenda")}
        self.layout.load(s, rest)
        # Not by `then`, which may leave out what no longer happens: `complete` sees all of it.
        s.agenda = [self.steps.read(step, config.seats) for step in agenda][::-1]
        self.complete(s)
        s.settle()
        return s

    # ---- options in words

    def write(self, option: int) -> str:
        """The notation of an option."""
        return self.vocabulary.write(option)

    def legal(self, s: S) -> list[str]:
        """All legal options in notation."""
        return [self.write(option) for option in s.legal]

    def read(self, s: S, notation: str) -> int:
        """The legal option a notation stands for; else IllegalChoice says why not."""
        option = self.vocabulary.read(notation)
        if s.seat == NOBODY:
            raise IllegalChoice(f"'{notation}': the game is over")
        if option in s.legal:
            return option
        objection = self.objection(s, option)
        if objection is None:
            raise IllegalChoice(f"'{notation}' is not what is asked for now ({self.prompt(s)})")
        args = " ".join(str(value) for _, value in objection.args)
        reason = f"{objection.name} {args}".strip()
        raise IllegalChoice(f"'{notation}' is not legal: {objection.clause} ({reason})")

    def take(self, s: S, *notations: str) -> None:
        """Apply options given in notation, each checked."""
        for notation in notations:
            s.apply(self.read(s, notation))

    def objection(self, s: S, option: int) -> Objection | None:
        """Why an option that a person might expect here is not legal; None: it is no candidate."""
        if s.seat < 0:
            return None
        choice = s.choice()
        if option not in choice.candidates(s):
            return None
        code = int(choice.objection(s, option))
        return self._objection(code) if code else None

    def objections(self, s: S) -> list[tuple[int, Objection]]:
        """Everything a person might expect to be able to do here and cannot, with the reason."""
        if s.seat < 0:
            return []
        choice = s.choice()
        found = [(int(o), int(choice.objection(s, o))) for o in choice.candidates(s)]
        return [(option, self._objection(code)) for option, code in found if code]

    def _objection(self, code: int) -> Objection:
        reason, args = self.reasons.read(code)
        return Objection(reason.name, reason.clause, self.named(reason.kinds, args))

    def named(self, kinds: list[str], args: list[int]) -> list[tuple[str, str | int]]:
        """Arguments by kind: names where the kind has names, else plain numbers."""
        names = self.vocabulary.names
        pairs = zip(kinds, args[: len(kinds)], strict=True)
        return [(kind, names[kind][a] if kind in names else a) for kind, a in pairs]

    def prompt(self, s: S) -> str:
        """The name of what is asked for now."""
        return self.steps.name(s.agenda[-1]) if s.seat != NOBODY else "over"

    def prompt_args(self, s: S) -> list[tuple[str, str | int]]:
        """What the question is about, by kind: the numbers of the step, and what everybody sees."""
        return self.steps.named(s.agenda[-1])

    def preview(self, s: S, option: int) -> list[dict[str, int]]:
        """What an option changes at once, for each seat: stock -> difference."""
        return self.trial(s, option, self.stocks(s)).change

    def trials(self, s: S) -> list[Trial]:
        """What each legal option would lead to, for whoever is to choose."""
        had = self.stocks(s)
        return [self.trial(s, option, had) for option in s.legal]

    def trial(self, s: S, option: int, had: list[dict[str, int]]) -> Trial:
        """Take an option of a clone; of what seats had, see what it changes at once."""
        after = s.clone()
        after.events = []
        before = len(after.agenda) - 1  # what was to come anyway is no part of the option
        after.agenda.pop().choose(after, option)
        waits = False
        while after.agenda and self.follows_at_once(after.agenda[-1]):
            if len(after.agenda) <= before and not self.goes_on(after.agenda[-1]):
                break
            waits = after.agenda[-1].advance(after)
            if waits:
                break
        pairs = zip(had, self.stocks(after), strict=True)
        change = [{k: new[k] - old[k] for k in old if new[k] != old[k]} for old, new in pairs]
        if not waits:
            after.settle()
        return Trial(int(option), change, after)

    @staticmethod
    def active(s: S) -> int:
        """Whose turn it is, also while others are asked; below 0: nobody's, or there are none."""
        return NOBODY

    # ---- the only way out

    def view(self, s: S, seat: int | None) -> V:
        """All that a seat may see (None: a spectator)."""
        names = self.vocabulary.names["seat"]
        choosing = s.choosing()
        first = choosing[0] if choosing else int(s.seat)
        asked = s.asked(seat if seat is not None and s.may_choose(seat) else first)
        active = self.active(s)
        return replace(
            self.view_of(s, seat),
            game=self.id,
            config=s.config.json(),
            seat=None if seat is None else names[seat],
            to_move=names[asked.seat] if s.seat >= 0 else None,
            choosing=[names[one] for one in choosing],
            waiting_for_chance=s.seat == CHANCE,
            ended=s.seat == NOBODY,
            prompt=self.prompt(asked),
            prompt_args=self.prompt_args(asked) if s.seat != NOBODY else [],
            legal=self.legal(asked) if seat is not None and asked.seat == seat else [],
            winners=[names[w] for w in s.winners()] if s.seat == NOBODY else [],
            active=names[active] if active >= 0 else None,
        )

    def visible_events(
        self, events: list[tuple[int, ...]], seat: int | None
    ) -> list[tuple[str, list[tuple[str, str | int]]]]:
        """Events as one seat may know them: a secret argument of another seat is left out."""
        told = []
        for number, *args in events:
            event = self.events.all[number]
            hidden = event.secret >= 0 and args[0] != seat
            kinds = event.kinds[: event.secret] if hidden else event.kinds
            told.append((f"{event.name}_hidden" if hidden else event.name, self.named(kinds, args)))
        return told


AnyGame: TypeAlias = Game[Any, Any]
