"""`keeling replay`: a record told in words."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from keeling.cli.errors import BadArgument
from keeling.cli.options import add_json
from keeling.cli.output import print_json, screen, write_file
from keeling.cli.score_sheet import show_end
from keeling.kernel.agenda import NOBODY
from keeling.kernel.past import Past
from keeling.kernel.record import Record, is_of_other_revision, read_records, replay, result_of
from keeling.kernel.revisions import newest
from keeling.text.catalogue import catalogue
from keeling.text.words import GameWords

if TYPE_CHECKING:
    from argparse import Namespace

    from keeling.cli.parser import Parser
    from keeling.kernel.match import Match
    from keeling.text.catalogue import Catalogue


def arguments(parser: Parser) -> None:
    """Which record, how far, seen by whom."""
    parser.option("file", "cli-help-record-file", metavar="FILE")
    parser.number("--game", "cli-help-record-number", least=1, default=1)
    parser.number("--to", "cli-help-to", least=0)
    parser.option("--seat", "cli-help-seat", metavar="NAME")
    parser.option("--svg", "cli-help-svg", metavar="FILE")
    add_json(parser)


def run(args: Namespace, words: Catalogue) -> int:
    """Play a record again and tell it; one of an earlier revision by that revision."""
    record = pick(read_records(Path(args.file)), args.game)
    if is_of_other_revision(record):
        return in_its_revision(record, args, words)
    return told_again(record, args, words)


def told_again(record: Record, args: Namespace, words: Catalogue) -> int:
    """Play a record again and tell it, by the revision that this process plays."""
    match = replay(record, args.to)
    seat = seat_of(match, args.seat)
    told = GameWords(match.game, words.language)
    if args.svg:
        write_file(
            args.svg,
            told.board(match.game.view(match.state, seat)),
        )
    if args.json:
        print_json(as_json(record, match, told, seat))
    else:
        tell(record, match, told, seat)
    return 0


def in_its_revision(record: Record, args: Namespace, words: Catalogue) -> int:
    """Say which revision a record is of, and tell it by that one."""
    last = newest(record.game)
    said = words.say("cli-replay-earlier", game=record.game, revision=record.rules, newest=last)
    print(said, file=sys.stderr, flush=True)
    sys.stdout.flush()  # nothing of it may come after what another process writes
    with Past() as past:
        return past.run(record.game, record.rules, tell_alone, record, args, words.language)


def tell_alone(record: Record, args: Namespace, language: str) -> int:
    """Tell a record in a process of its own."""
    try:
        return told_again(record, args, catalogue("keeling", language))
    finally:
        sys.stdout.flush()


def pick(records: list[Record], number: int) -> Record:
    """One record of a file."""
    if number > len(records):
        raise BadArgument("cli-error-record-number", number=str(number), count=len(records))
    return records[number - 1]


def seat_of(match: Match, name: str | None) -> int | None:
    """Whose eyes to look through; None: a spectator's."""
    names = match.game.vocabulary.names["seat"][: match.config.seats]
    if name is None:
        return None
    if name not in names:
        raise BadArgument("cli-error-seat", value=name, choices=", ".join(names))
    return names.index(name)


def visible(match: Match, seat: int | None) -> list[tuple[str, list[tuple[str, str | int]]]]:
    """All events so far as a seat may know them."""
    events = [event for told in match.told for event in told]
    return match.game.visible_events(events, seat)


def tell(record: Record, match: Match, told: GameWords, seat: int | None) -> None:
    """The story, then the board, then the result."""
    for line in told.events(visible(match, seat)):
        print(line)
    print()
    print(told.text_board(match.game.view(match.state, seat)))
    if match.state.seat == NOBODY:
        show_end(screen(), match, told, record.seats)
    else:
        print(told.say("cli-replay-so-far", taken=len(match.taken), all=len(record.choices)))


def as_json(record: Record, match: Match, told: GameWords, seat: int | None) -> dict[str, Any]:
    """The same for machines."""
    result = result_of(match)
    return {
        "game": record.game,
        "config": record.config,
        "seats": record.seats,
        "seed": record.seed,
        "choices": match.choices,
        "events": [
            {"event": name, "args": [value for _, value in args], "text": told.event((name, args))}
            for name, args in visible(match, seat)
        ],
        "view": match.game.view(match.state, seat).json(),
        "ended": match.state.seat == NOBODY,
        "scores": result.scores if result else None,
        "winners": result.winners if result else None,
    }
