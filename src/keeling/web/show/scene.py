"""What a page shows of a table: made from one seat's view and nothing else."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from msgspec import Struct

from keeling.draw.areas import having
from keeling.draw.shared import shapes_of, without_defs
from keeling.kernel.match import Finality
from keeling.text.letters import OF_SEATS
from keeling.text.offers import offers
from keeling.text.words import GameWords
from keeling.web.show.narration import Line, first_choice, lines, touched
from keeling.web.show.people import player
from keeling.web.show.trace import last_noted, with_trace

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from keeling.kernel.agenda import State
    from keeling.kernel.match import Match
    from keeling.kernel.view import View
    from keeling.web.live.hub import Hub
    from keeling.web.tables.table import Table

RECENT = 20  # choices whose story stands beside the board
CROWD = 8  # options; more of a kind stand in columns, after the others
FIRST, AMONG, LAST = range(3)  # where a group of options stands


class Shown(Struct, frozen=True):
    """An option as it stands in the list."""

    notation: str
    text: str  # the whole sentence
    brief: str  # what it is about, below the heading of its group
    remark: str
    change: str
    element: str  # what stands for it on the board; several keys have spaces between
    final: str  # whether it could not be taken back: `final` or `ends_turn`; empty: it could


class Group(Struct, frozen=True):
    """Options of one verb."""

    heading: str
    shown: list[Shown]


def arranged(groups: list[Group]) -> list[Group]:
    """Many options of a kind last; before a crowd first what only ends something.

    So nobody has to search for it, and among a few nobody takes it for the best of them.
    """
    crowded = sum(len(group.shown) for group in groups) > CROWD
    return sorted(groups, key=lambda group: place(group, crowded=crowded))


def place(group: Group, *, crowded: bool) -> int:
    """Where a group stands. To end something is one option that changes nothing on the board."""
    only = group.shown[0]
    if crowded and len(group.shown) == 1 and not (only.element or only.change):
        return FIRST
    return LAST if len(group.shown) > CROWD else AMONG


class Refusal(Struct, frozen=True):
    """An option that is not legal, and why."""

    notation: str
    text: str
    reason: str
    clause: str


class Sitting(Struct, frozen=True):
    """A seat and who sits there, as everybody may know it."""

    seat: int
    colour: str
    letter: str
    title: str  # the name of the seat
    name: str  # of the person
    player: str  # who plays it, in words
    bot: str  # who plays it now, if it is a bot
    left: bool  # a person's seat that a bot plays
    open: bool
    mine: bool
    present: bool
    moving: bool
    ready: bool  # has chosen, while others who choose at the same time have not
    won: bool


class Scene(Struct, frozen=True, kw_only=True):
    """A table as one seat or a spectator sees it, now or earlier."""

    game: str
    title: str
    headline: str  # how far the game is
    outcome: str  # who won, when it is over
    version: int
    seat: int  # whose view it is; -1: a spectator's
    at: int  # after how many choices
    first: int  # after how many the set-up is over
    choices: int  # how many there are by now
    prompt: str
    help: str
    mine: bool  # whether this seat is to choose, now
    beside: list[int]  # other seats of this browser that may choose and can be shown instead
    groups: list[Group]
    refused: list[Refusal]
    undoable: bool
    rests: bool  # this seat has said that it is done, and may think again
    begun: bool  # it has begun an action, which nobody sees before it is whole
    shared: bool  # all are asked the same, and the first answer counts
    together: bool  # several are to choose, in any order
    made: str  # the viewer's own choice that others are still waited for with, and may be changed
    asker: str  # who waits for an answer
    interrupts: str  # whose turn it is, if not that of who is asked
    pictures: dict[str, str]
    shapes: str  # what several of their parts look like
    sittings: list[Sitting]
    story: list[Line]
    noted: int  # the last thing that happened to a seat
    last: list[str]
    ended: bool


class Presenter:
    """Makes scenes of a table in one language."""

    def __init__(self, table: Table, language: str, hub: Hub, has: Collection[str] = ()) -> None:
        self.table = table
        self.has = has  # parts of pictures that are not sent again
        self.told = GameWords(table.game, language)
        self.hub = hub

    def scene(self, seat: int | None, held: list[int], past: Table | None = None) -> Scene:
        """The table as a seat sees it (None: a spectator), now or in the past."""
        now, present = self.table, past is None
        table = past or now
        game, view = table.game, table.view(seat)
        mine = present and seat is not None and table.may_choose(seat)
        groups = arranged(list(self.groups(seat))) if mine and seat is not None else []
        shown = [one for group in groups for one in group.shown]
        clickable = {key: one.notation for one in shown for key in one.element.split()}
        pictures = self.pictures(view, clickable)
        return Scene(
            game=game.id,
            title=self.told.title(),
            headline=self.told.headline(view),
            outcome=self.told.outcome(table.match.state) if table.ended else "",
            version=now.version,
            seat=-1 if seat is None else seat,
            at=len(table.match.taken),
            first=first_choice(now.match),
            choices=len(now.match.taken),
            prompt=self.told.prompt(view),
            help=self.told.help(view.prompt, len(table.seats)),
            mine=mine,
            beside=self.beside(seat, held) if present else [],
            groups=groups,
            refused=self.refusals(seat) if mine and seat is not None else [],
            undoable=present and seat is not None and table.undoable(seat),
            rests=mine and seat is not None and table.is_resting(seat),
            begun=mine and seat is not None and table.match.is_drafting(seat),
            shared=table.shared,
            together=table.together,
            made=self.made(seat) if present and seat is not None and not mine else "",
            asker=self.asker(seat) if mine and seat is not None else "",
            interrupts=interrupted(view, self.told) if mine else "",
            pictures=bare(pictures),
            shapes=together(pictures),
            sittings=[self.sitting(table, n, held, view) for n in range(len(table.seats))],
            story=with_trace(lines(table, seat, self.told, recent=RECENT), table, self.told),
            noted=last_noted(table),
            last=touched(table, seat),
            ended=table.ended,
        )

    def pictures(self, view: View, clickable: dict[str, str]) -> dict[str, str]:
        """The board in pictures, without what the reader has already."""
        with having(self.has):
            return self.told.pictures(view, clickable)

    def beside(self, seat: int | None, held: list[int]) -> list[int]:
        """Other seats of a browser that may choose; those with secrets are handed over instead."""
        if self.table.game.has_secrets:
            return []
        return [one for one in held if one != seat and self.table.may_choose(one)]

    def groups(self, seat: int) -> Iterator[Group]:
        """All legal options of a seat, by verb."""
        game, told, match = self.table.game, self.told, self.table.match
        asked = match.asked(seat)
        found = offers(game, asked, told)
        for verb, members in groupby(found, key=lambda offer: offer.verb):
            shown = [
                Shown(
                    notation=offer.notation,
                    text=told.option(offer.option),
                    brief=told.arguments(offer.option),
                    remark=offer.remark,
                    change=offer.change,
                    element=self.told.shown.element(offer.option),
                    final=finality(match, asked, offer.trial.after),
                )
                for offer in members
            ]
            yield Group(told.group(verb), shown)

    def made(self, seat: int) -> str:
        """What a seat has chosen and may still change."""
        match = self.table.match
        at = match.latest(seat)
        return self.told.option(match.taken[at].option) if at >= 0 else ""

    def asker(self, seat: int) -> str:
        """Who has asked a seat what it is to answer; empty: nobody has."""
        asker = int(self.table.match.asked(seat).choice().asked_by())
        return self.told.seat(asker) if asker >= 0 else ""

    def refusals(self, seat: int) -> list[Refusal]:
        """All that a seat might expect to do and cannot."""
        game, told = self.table.game, self.told
        return [
            Refusal(game.write(option), told.option(option), told.objection(why), why.clause)
            for option, why in game.objections(self.table.match.asked(seat))
        ]

    def sitting(self, table: Table, n: int, held: list[int], view: View) -> Sitting:
        """Who sits on a seat."""
        row = table.seats[n]
        colour = table.colour(n)
        return Sitting(
            seat=n,
            colour=colour,
            letter=OF_SEATS[n],
            title=self.told.seat(n),
            name=row.name,
            player=player(row, self.told),
            bot=row.bot,
            left=row.person and bool(row.bot),
            open=row.open,
            mine=n in held,
            present=self.hub.is_around(table.id, n),
            moving=n in table.choosing,
            ready=table.match.state.floor() >= 0 and n not in table.choosing,
            won=colour in view.winners,
        )


def finality(match: Match, asked: State, after: State) -> str:
    """Whether what leads there could not be taken back, in a word; empty: it could."""
    found = match.finality(asked, after)
    return "" if found is Finality.NONE else found.value


def interrupted(view: View, told: GameWords) -> str:
    """Somebody is asked in the turn of somebody else: who that is; empty in one's own turn."""
    active = view.active
    return told.name("seat", active) if active not in (None, view.seat) else ""


def bare(pictures: dict[str, str]) -> dict[str, str]:
    """Pictures without what the page has for all of them: their style sheet and their shapes."""
    return {name: without_defs(without_style(pictures[name])) for name in pictures}


def together(pictures: dict[str, str]) -> str:
    """The shapes of several pictures, each once."""
    found = [shapes_of(picture) for picture in pictures.values()]
    return "".join({name: shape for shapes in found for name, shape in shapes.items()}.values())


def without_style(picture: str) -> str:
    """A picture without its style sheet."""
    before, opening, rest = picture.partition("<style>")
    return before + rest.partition("</style>")[2] if opening else picture


def style_in(picture: str) -> str:
    """The style sheet of a picture."""
    return picture.partition("<style>")[2].partition("</style>")[0]
