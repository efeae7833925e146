"""`keeling play`: a game in the terminal, people and bots in any mix."""

from __future__ import annotations

import shlex
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group

from keeling.cli.errors import BadArgument
from keeling.cli.options import add_config, add_game, add_seed, config_of, entries, game_of
from keeling.cli.output import screen, write_file
from keeling.cli.play.commands import quit_
from keeling.cli.play.display import news_lines, show_board
from keeling.cli.play.input import lines
from keeling.cli.play.players import players_of, seated
from keeling.cli.play.table import Table
from keeling.cli.play.turn import decide
from keeling.cli.score_sheet import show_end
from keeling.cli.seeds import read_seed
from keeling.kernel.agenda import NOBODY
from keeling.kernel.match import Match
from keeling.kernel.record import read_records, replay
from keeling.text.words import GameWords

if TYPE_CHECKING:
    from argparse import Namespace

    from keeling.cli.output import Screen
    from keeling.cli.parser import Parser
    from keeling.cli.play.input import Lines
    from keeling.text.catalogue import Catalogue


def arguments(parser: Parser) -> None:
    """Which game, how, with whom."""
    add_game(parser)
    add_config(parser)
    parser.option("--players", "cli-help-players", metavar="you,BOT,...")
    add_seed(parser)
    parser.option("--record", "cli-help-record", metavar="FILE")
    parser.option("--resume", "cli-help-resume", metavar="FILE")
    parser.option("--svg", "cli-help-play-svg", metavar="FILE")


def run(args: Namespace, words: Catalogue) -> int:
    """Play until the end of the game, or until everybody has had enough."""
    table = table_of(args, words)
    out = screen()
    keep(table, args)  # a file that cannot be written is refused before the game
    welcome(out, table)
    try:
        finished = play(out, table, lines(), args)
    except (EOFError, KeyboardInterrupt) as left:
        quit_(out, table, NOBODY, "")
        if isinstance(left, KeyboardInterrupt):
            raise
        finished = False
    finally:
        keep(table, args)
    if finished:
        farewell(out, table, args)
    return 0


def table_of(args: Namespace, words: Catalogue) -> Table:
    """A new table, as the arguments describe it, or one that goes on from a record."""
    game = game_of(args)
    names = entries(args.players) if args.players is not None else None
    if args.resume is not None:
        return resumed(args, names, words)
    if args.seats is None and names is not None:
        args.seats = len(names)
    config = config_of(game, args)
    players = players_of(names, config.seats, game.id)
    return Table(
        Match(game, config), players, read_seed(args.seed), GameWords(game, words.language)
    )


def resumed(args: Namespace, names: list[str] | None, words: Catalogue) -> Table:
    """The table of a saved game, with the same players unless others are named."""
    record = read_records(Path(args.resume))[0]
    if record.game != args.game or args.seats is not None or args.settings:
        raise BadArgument("cli-error-resume", game=record.game)
    match = replay(record)
    if names is None:
        players = [seated(name, record.game) for name in record.seats]
    else:
        players = players_of(names, match.config.seats, record.game)
    players = players or players_of(None, match.config.seats, record.game)
    table = Table(match, players, read_seed(args.seed), GameWords(match.game, words.language))
    table.heard = [len(match.told)] * len(players)
    return table


def play(out: Screen, table: Table, reader: Lines, args: Namespace) -> bool:
    """Go on until the game is over; False: somebody left before."""
    last = NOBODY  # who sat at the keyboard last
    while (seat := next_person(out, table)) != NOBODY:
        if table.people > 1 and seat != last and table.match.game.has_secrets:
            hand_over(out, table, seat, reader, first=last == NOBODY)
        last = seat
        draw(table, seat, args)
        if not decide(out, table, seat, reader):
            return False
        keep(table, args)
    return True


def next_person(out: Screen, table: Table) -> int:
    """Let bots choose until it is a person's turn; whoever waits sees that something goes on."""
    thinking = table.told.say("cli-play-thinking")
    with out.status(thinking) if out.is_terminal else nullcontext():
        while (seat := table.to_choose()) != NOBODY and not table.players[seat].is_person:
            table.think(seat)
    return seat


def hand_over(out: Screen, table: Table, seat: int, reader: Lines, *, first: bool) -> None:
    """Nobody sees the secrets of whoever sat here before."""
    if out.is_terminal and not first:
        out.clear()
    reader.read(table.told.say("cli-play-hand-over", who=table.who(seat)) + " ", lambda _: [])


def welcome(out: Screen, table: Table) -> None:
    """What is played, and the seed of it."""
    seats = [table.who(seat) for seat in range(len(table.players))]
    out.say(table.told.title(), style="bold")
    out.say(table.told.names(seats))
    out.say(table.told.aim())
    out.say(table.told.say("common-seed", seed=str(table.seed)), style="dim")
    out.say(table.told.say("cli-play-welcome"), style="dim")


def farewell(out: Screen, table: Table, args: Namespace) -> None:
    """The end: what happened last, the board, the score sheet, and how to see it again."""
    people = [seat for seat, player in enumerate(table.players) if player.is_person]
    seat = people[0] if len(people) == 1 else None
    draw(table, seat, args)
    if people:
        last = max(people, key=lambda one: table.heard[one])
        out.print(Group(*news_lines(out, table.news(last), table.told)))
        out.print()
    show_board(out, table, seat)
    show_end(out, table.match, table.told, [player.name for player in table.players])
    out.say(again(table, args), style="dim")


def again(table: Table, args: Namespace) -> str:
    """How to replay this game, or to play another one from the same deal."""
    if args.record:
        command = f"keeling replay {shlex.quote(args.record)}"
        return table.told.say("cli-play-replay", command=command)
    settings = [f" --set {shlex.quote(pair)}" for pair in args.settings]
    game, seats = table.match.game.id, table.match.config.seats
    command = f"keeling play {game} --seats {seats}{''.join(settings)} --seed {table.seed}"
    return table.told.say("cli-play-same-deal", seed=str(table.seed), command=command)


def keep(table: Table, args: Namespace) -> None:
    """With `--record`, the file always holds the game as it stands."""
    if args.record:
        write_file(args.record, table.record(json=args.record.endswith(".jsonl")))


def draw(table: Table, seat: int | None, args: Namespace) -> None:
    """With `--svg`, the picture always shows the board as the person to choose sees it."""
    if args.svg:
        game = table.match.game
        view = game.view(table.match.state, seat)
        write_file(args.svg, table.told.board(view))
