"""Arguments: argparse with one-line errors and help in the chosen language."""

from __future__ import annotations

import argparse
import os
import re
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import keeling
from keeling.cli.errors import BAD_USAGE, BadArgument
from keeling.kernel.data import OVERLAY
from keeling.kernel.registry import game_ids
from keeling.kernel.revisions import ASKED, NUMBER, asked, asking, known
from keeling.text.catalogue import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from types import ModuleType

    from keeling.text.catalogue import Catalogue

COMMANDS = (
    "games",
    "play",
    "serve",
    "db",
    "sim",
    "replay",
    "check",
    "verify",
    "rules",
    "data",
    "bench",
)
MOST = 2**63 - 1
LONGEST = 80  # of what somebody gave, in a message

# What argparse itself complains about; anything else keeps its English words.
COMPLAINTS = (
    (r"the following arguments are required: (?P<what>.*)", "cli-error-missing"),
    (r"unrecognized arguments: (?P<what>.*)", "cli-error-unrecognized"),
    (r"argument (?P<what>\S+): expected (one|at least one) argument", "cli-error-no-value"),
    (r"argument (?P<what>\S+): ignored explicit argument .*", "cli-error-takes-no-value"),
)


class Parser(argparse.ArgumentParser):
    """A parser that speaks the language of the catalogue."""

    def __init__(self, prog: str, words: Catalogue, about: str, epilog: str = "") -> None:
        super().__init__(
            prog=prog,
            description=words.say(about),
            epilog=epilog or None,
            formatter_class=lambda prog: Formatter(prog, words),
            add_help=False,
            allow_abbrev=False,
        )
        self.words = words
        self.color = False  # Python 3.14 would put colours into `usage` below
        self.told = self.add_argument_group(words.say("cli-heading-arguments"))
        self.shared = self.add_argument_group(words.say("cli-heading-everywhere"))

    def error(self, message: str) -> NoReturn:
        """One line, exit 2."""
        self.exit(BAD_USAGE, f"{self.prog}: {self.in_words(message)}\n")

    def in_words(self, message: str) -> str:
        """A complaint of argparse in the chosen language."""
        for pattern, key in COMPLAINTS:
            if found := re.fullmatch(pattern, message, re.DOTALL):
                return self.words.say(key, what=found["what"]) + self.meant(key, found["what"])
        return " ".join(message.removeprefix("argument ").split())

    def meant(self, key: str, what: str) -> str:
        """The option that somebody may have meant who wrote one that there is not."""
        if key != "cli-error-unrecognized" or not what.startswith("-"):
            return ""
        wrote = re.split("[ =]", what, maxsplit=1)[0]
        near = get_close_matches(wrote, self._option_string_actions, 1)
        return f" ({self.words.say('cli-error-meant', option=near[0])})" if near else ""

    def option(self, name: str, help_key: str, **settings: Any) -> None:  # noqa: ANN401 - argparse knows
        """An option or a positional argument, its help from the catalogue."""
        self.told.add_argument(name, help=self.words.say(help_key), **settings)

    def switch(self, name: str, help_key: str) -> None:
        """An option that is there or not."""
        self.option(name, help_key, action="store_true")

    def number(
        self, name: str, help_key: str, *, least: int, most: int = MOST, default: int | None = None
    ) -> None:
        """An option that takes a whole number."""
        self.option(name, help_key, type=self.whole(least, most), metavar="N", default=default)

    def choice(self, name: str, help_key: str, among: Sequence[str]) -> None:
        """An option that takes one of several words, the first if it is not given."""

        def read(text: str) -> str:
            if text not in among:
                known = ", ".join(among)
                told = self.words.say("cli-error-choice", value=text, choices=known)
                raise argparse.ArgumentTypeError(told)
            return text

        self.option(name, help_key, type=read, metavar="|".join(among), default=among[0])

    def whole(self, least: int, most: int) -> Callable[[str], int]:
        """Reads a whole number in these bounds."""

        def read(text: str) -> int:
            value = int(text) if re.fullmatch(r"[0-9]{1,19}", text) else least - 1
            if not least <= value <= most:
                key = "cli-error-number" if most == MOST else "cli-error-number-between"
                told = self.words.say(key, value=text, least=str(least), most=str(most))
                raise argparse.ArgumentTypeError(told)
            return value

        return read

    def share(self) -> None:
        """The options that every command has."""
        say = self.words.say
        self.shared.add_argument("-h", "--help", action="help", help=say("cli-help-help"))
        self.shared.add_argument(
            "--lang", type=self.spoken, metavar="|".join(LANGUAGES), help=say("cli-help-lang")
        )
        self.shared.add_argument("--data", metavar="DIR", help=say("cli-help-data"))
        self.shared.add_argument(
            "--revision",
            metavar="GAME=N",
            action="append",
            default=[],
            help=say("cli-help-revision"),
        )
        # Parsing intermixed arguments cuts "usage: " off by its length, in whatever language it is.
        self.usage = self.format_usage().removeprefix(f"{say('cli-usage')} ").rstrip()

    def spoken(self, text: str) -> str:
        """Reads a language."""
        if text not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            told = self.words.say("cli-error-choice", value=text, choices=known)
            raise argparse.ArgumentTypeError(told)
        return text


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help whose first word is in the chosen language too."""

    def __init__(self, prog: str, words: Catalogue) -> None:
        super().__init__(prog, max_help_position=26)
        self.words = words

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """The line with all arguments."""
        super().add_usage(usage, actions, groups, prefix or self.words.say("cli-usage") + " ")


def version() -> str:
    """The release, and whether its engine is compiled."""
    return f"keeling {keeling.__version__} ({'compiled' if keeling.COMPILED else 'interpreted'})"


def top_parser(words: Catalogue) -> Parser:
    """The arguments before the command."""
    width = max(map(len, COMMANDS)) + 2
    rows = [f"  {name:{width}}{words.say(f'cli-{name}')}" for name in COMMANDS]
    epilog = "\n".join([words.say("cli-heading-commands"), *rows])
    parser = Parser("keeling", words, "cli-about", epilog)
    parser.option("command", "cli-help-command", metavar="COMMAND", nargs="?")
    parser.option("rest", "cli-help-rest", nargs=argparse.REMAINDER, metavar="...")
    parser.shared.add_argument(
        "--version", action="version", version=version(), help=words.say("cli-help-version")
    )
    parser.share()
    return parser


def command_parser(command: str, words: Catalogue) -> tuple[Parser, ModuleType]:
    """The arguments of a command, and the module that carries it out."""
    if command not in COMMANDS:
        raise BadArgument("cli-error-command", command=command, commands=", ".join(COMMANDS))
    # Only the module that is asked for, so that small commands start fast.
    module = import_module(f"keeling.cli.{command}")
    parser = Parser(f"keeling {command}", words, f"cli-{command}")
    module.arguments(parser)
    parser.share()
    return parser, module


def parse(argv: Sequence[str], words: Catalogue) -> tuple[ModuleType, argparse.Namespace]:
    """Which command with which arguments."""
    given = top_parser(words).parse_args(argv)
    if given.command is None:
        raise BadArgument("cli-error-no-command", commands=", ".join(COMMANDS))
    parser, module = command_parser(given.command, words)
    args = parser.parse_intermixed_args(given.rest, namespace=given)
    use_data(args.data)
    use_revisions(args.revision)
    return module, args


def use_data(folder: str | None) -> None:
    """Component data are read when a game is imported: tell where from before that."""
    if folder is None:
        return
    if not Path(folder).is_dir():
        raise BadArgument("cli-error-data", path=folder)
    if unknown := sorted({path.name for path in Path(folder).iterdir()} - set(game_ids())):
        games = ", ".join(game_ids())
        raise BadArgument("cli-error-data-game", path=folder, name=unknown[0], games=games)
    os.environ[OVERLAY] = folder


def use_revisions(pairs: Sequence[str]) -> None:
    """Earlier revisions to play; like data, they are read when a game is imported."""
    wanted = dict(revision(pair) for pair in pairs)
    if wanted:
        os.environ[ASKED] = asking({**asked(os.environ), **wanted})


def revision(pair: str) -> tuple[str, int]:
    """`e_mission=2` as a game and one of its revisions."""
    name, equals, number = pair.partition("=")
    if not equals or not re.fullmatch(NUMBER, number):
        raise BadArgument("cli-error-revision", value=pair[:LONGEST])
    if name not in game_ids():
        raise BadArgument("cli-error-revision-game", name=name, games=", ".join(game_ids()))
    if (there := known(name)) and int(number) not in there:
        numbers = ", ".join(str(one) for one in there)
        raise BadArgument("cli-error-revision-number", value=pair, game=name, numbers=numbers)
    return name, int(number)
