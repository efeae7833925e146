"""The texts of a game for people. A game without a text for something shows its notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from babel import Locale
from babel.lists import format_list

from keeling.kernel.config import describe
from keeling.text.catalogue import Catalogue, MissingText, catalogue
from keeling.text.presentation import presentation_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from keeling.kernel.agenda import State
    from keeling.kernel.config import Config
    from keeling.kernel.game import AnyGame
    from keeling.kernel.objection import Objection
    from keeling.kernel.view import View
    from keeling.text.presentation import Options

Told = tuple[str, list[tuple[str, str | int]]]


class GameWords:
    """One game in one language."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.game = game
        self.words = catalogue_of(game, language)
        self.shown = presentation_of(game)

    def say(self, key: str, **args: str | int) -> str:
        """A text of the command line."""
        return self.words.say(key, **args)

    def name(self, kind: str, member: str) -> str:
        """The name of a member of a kind: `seat`, `white`."""
        key = f"{kind}-{member}"
        return self.words.name(key) if self.words.has_name(key) else member

    def counted(self, kind: str, member: str, amount: int) -> str:
        """The name of so many of a kind: its form `.one`, `.few` or `.many`, where it has one."""
        key = f"{kind}-{member}"
        form = Locale(self.words.language).plural_form(abs(amount))
        return self.words.name(key, form) if self.words.has(key) else member

    def title(self) -> str:
        """The name of the game."""
        return self.words.say("game-name") if self.words.has("game-name") else self.game.id

    def aim(self) -> str:
        """What one plays for, and how it ends."""
        return self.words.say("game-aim") if self.words.has("game-aim") else ""

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.name("seat", self.game.vocabulary.names["seat"][seat])

    def option(self, option: int) -> str:
        """What an option does."""
        try:
            return self.words.option(self.game, option)
        except MissingText:
            return self.game.write(option)

    def arguments(self, option: int, after: int = 0) -> str:
        """What an option is about, to stand under the heading of its verb."""
        args = self.game.vocabulary.meaning(option)[1][after:]
        return ", ".join(self.name(kind, member) for kind, member in args) or self.option(option)

    def first_of_several(self, option: int) -> str:
        """The first of several arguments of an option; empty if it has only one."""
        _, args = self.game.vocabulary.meaning(option)
        return self.name(*args[0]) if len(args) > 1 else ""

    def group(self, verb: str) -> str:
        """The heading of all options of a verb."""
        return self.words.say(f"group-{verb}") if self.words.has(f"group-{verb}") else verb

    def prompt(self, view: View) -> str:
        """What is asked for."""
        step = view.prompt
        return self.words.prompt(view) if self.words.has(f"prompt-{step}") else step

    def help(self, step: str, seats: int) -> str:
        """What to think of here; empty if there is nothing to say."""
        keys = [f"alone-{step}"] if seats == 1 else []  # who has no others is told of none
        return next((self.say(key) for key in [*keys, f"help-{step}"] if self.words.has(key)), "")

    def objection(self, objection: Objection) -> str:
        """Why something is not legal, with the clause."""
        try:
            return self.words.objection(objection)
        except MissingText:
            args = "".join(f" {value}" for _, value in objection.args)
            return f"{objection.name}{args} ({objection.clause})"

    def event(self, told: Told) -> str:
        """What happened."""
        try:
            return self.words.events([told])[0]
        except MissingText:
            return " ".join([told[0], *(str(value) for _, value in told[1])])

    def events(self, told: Sequence[Told]) -> list[str]:
        """All that happened, a sentence each."""
        return [self.event(one) for one in told]

    def config(self, config: Config) -> str:
        """How a game is set up: seats, and as they are typed those settings that are unusual."""
        seats = self.say("common-seats", seats=config.seats)
        usual = {setting.name: setting.values[0] for setting in self.game.settings}
        settings = [
            f"{name}={describe(value)}" for name, value in config.settings if value != usual[name]
        ]
        return " ".join([seats, *settings])

    def outcome(self, state: State) -> str:
        """Who won, what decided a tie, and how it ended besides."""
        called = [self.seat(seat) for seat in range(len(state.scores()))]
        told = [self.winners(state, called), self.tie(state, called), *self.endings(state)]
        return " ".join(sentence for sentence in told if sentence)

    def board(self, view: View, options: Options | None = None) -> str:
        """The board as SVG; what may be clicked carries its option."""
        return self.shown.board(view, self.words, options or {})

    def pictures(self, view: View, options: Options) -> dict[str, str]:
        """The board in pictures for a page."""
        return self.shown.all_pictures(view, self.words, options)

    def text_board(self, view: View) -> str:
        """The board as text."""
        return self.shown.text_board(view, self.words)

    def headline(self, view: View) -> str:
        """How far the game is, in a few words."""
        return self.shown.headline(view, self.words)

    def remark(self, view: View, option: int) -> str:
        """What a person wants to know of an option besides its name."""
        return self.shown.remark(view, option, self.words)

    def winners(self, state: State, called: Sequence[str]) -> str:
        """Who won, in a sentence; `called` is how to name the seats. Alone it is the points."""
        won = state.winners()
        if state.is_lost():
            return self.say("outcome-lost" if self.words.has("outcome-lost") else "common-lost")
        if state.is_team() and self.words.has("outcome-won"):  # a game without points
            return self.say("outcome-won")
        if state.is_team():
            return self.say("common-team", count=len(called), points=int(state.scores()[0]))
        if not won and len(called) == 1:
            return self.say("common-alone", points=int(state.scores()[0]))
        points = int(state.scores()[won[0]]) if won else 0
        names = self.names([called[seat] for seat in won])
        return self.say("common-winners", count=len(won), names=names, points=points)

    def endings(self, state: State) -> list[str]:
        """How it ended besides the points: a sentence for each reason; none: nothing to say."""
        return [self.say(f"ending-{name}") for name in self.game.endings(state)]

    def conditions(self, state: State) -> list[tuple[str, str]]:
        """What was needed to win: `met`, `missed` or `told` for what only cost, and a text."""
        named = {True: "met", False: "missed", None: "told"}
        seen = self.game.view(state, None)
        return [(named[met], text) for met, text in self.shown.conditions(seen, self.words)]

    def tie(self, state: State, called: Sequence[str]) -> str:
        """What was looked at between seats with equal points, in a sentence; empty: no tie."""
        scores, won = state.scores(), state.winners()
        level = [seat for seat, score in enumerate(scores) if won and score == scores[won[0]]]
        counted = self.game.tie_breaks(state)
        if not level[1:] or not counted[0]:
            return ""
        parting = [what for what in counted[0] if len({counted[seat][what] for seat in level}) > 1]
        last = parting[0] if parting else list(counted[0])[-1]
        amounts = self.names([f"{called[seat]} {counted[seat][last]}" for seat in level])
        key = "common-tie" if parting else "common-tie-shared"
        return self.say(key, what=self.name("stock", last), amounts=amounts)

    def course(self, state: State) -> list[tuple[str, list[str]]]:
        """How it went, round by round: each row by its name; none in a game with points."""
        found = []
        for key, numbers in self.game.course(state).items():
            stock, _, seat = key.partition(" ")
            name = self.name("stock", stock)
            told = [self.past(stock, number) for number in numbers]
            found.append((f"{name}: {self.player(state, seat)}" if seat else name, told))
        return found

    def past(self, stock: str, number: int | None) -> str:
        """A number of a round that is over; some are told in a way of their own."""
        if number is None:
            return "\N{EN DASH}"
        if self.words.has(f"course-{stock}"):
            return self.say(f"course-{stock}", whole=number // 10, tenth=number % 10)
        return str(number)

    def player(self, state: State, seat: str) -> str:
        """A seat, and what it plays as."""
        role = self.game.role(state, self.game.vocabulary.names["seat"].index(seat))
        name = self.name("seat", seat)
        return f"{self.words.name(role, 'title')} ({name})" if role else name

    def names(self, names: Sequence[str]) -> str:
        """A list as it is written in a sentence."""
        return str(format_list(list(names), locale=self.words.language))

    def either(self, names: Sequence[str]) -> str:
        """A list of which one holds, as it is written in a sentence."""
        return str(format_list(list(names), style="or", locale=self.words.language))


def catalogue_of(game: AnyGame, language: str) -> Catalogue:
    """The catalogue beside a game's description; without one, the words shared by all."""
    package = type(game).__module__.rpartition(".")[0]
    try:
        return catalogue(package, language)
    except (FileNotFoundError, ModuleNotFoundError):
        return catalogue("keeling", language)
