"""Opening a table: a new one, the same again, or a fork of an earlier position."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from keeling.bots.play import BOTS
from keeling.kernel.box import overlay_hash
from keeling.kernel.errors import BadConfig
from keeling.kernel.registry import game as find_game
from keeling.kernel.shuffle import commitment_to, new_secret
from keeling.text.catalogue import LANGUAGES
from keeling.web.errors import Refused
from keeling.web.ids import fingerprint, new_table_id, new_token
from keeling.web.store.rows import SeatRow, TableRow
from keeling.web.tables.table import Table, whole

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from keeling.web.store.rows import Entry
    from keeling.web.store.store import Store
    from keeling.web.tables.tables import Tables

LONGEST_NAME = 32
LONGEST_SEED = 40
SHORTEST_FORM = 16  # letters of its id: a shorter one could be somebody else's as well
SOON = 600  # seconds in which a form whose answer got lost is sent again
WHO = ("here", "link", "open", "bot")  # on this device, by link, whoever comes, a bot


class Sitter(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat."""

    who: str = "link"
    name: str = ""
    bot: str = ""


class Opening(Struct, frozen=True, kw_only=True):
    """All that is needed to open a table."""

    game: str
    config: Mapping[str, Any]
    sitters: Sequence[Sitter]
    seed: str = ""
    language: str = "en"
    parent: str = ""
    repeats: str = ""  # the table that is played again
    choices: Sequence[str] = ()  # made before, at another table
    form: str = ""  # the asker's own id of this; empty: whoever asks again gets another table


def open_table(tables: Tables, wanted: Opening, opener: str = "") -> Table:
    """Open a table; says what is wrong with what is wanted. The same form opens it once."""
    game = find_game(wanted.game)
    config = game.config(**wanted.config)
    if len(wanted.sitters) != config.seats:
        raise Refused("web-error-sitters", sitters=len(wanted.sitters), seats=config.seats)
    row = TableRow(
        id=new_table_id(),
        game=game.id,
        rules=game.version,
        config=msgspec.json.encode(config.json()).decode(),
        data=overlay_hash(game.id),
        seed=seed_of(wanted.seed),
        language=wanted.language if wanted.language in LANGUAGES else LANGUAGES[0],
        host_token=new_token(),
        made=int(time()),
        parent=wanted.parent,
        version=0,
        choices=0,
        choosing=0,
        ended=False,
        changed=int(time()),
        repeats=wanted.repeats,
        form=form_of(wanted),
        opener=opener,
    )
    seats = [seated(row.id, n, sitter) for n, sitter in enumerate(wanted.sitters)]
    table = Table(row, seats, tables.store.patience)
    entries = replayed(table, wanted.choices)
    if not row.seed:
        table.row = committed(row, table.match.draws)
    entries += table.deal()
    try:
        keep(tables.store, table, entries)
    except IntegrityError:
        if before := opened_before(tables, wanted):  # the same form, at the same time
            return before
        raise
    tables.adopt(table)
    with tables.at(row.id) as kept:
        tables.tell(kept, [])
    return table


def form_of(wanted: Opening) -> str | None:
    """What is kept of a form: its id with all that it asks for; None: it has no id.

    Somebody may go back to it and wish for something else: that is another table.
    """
    whole = msgspec.json.encode(wanted, order="deterministic")
    return fingerprint(whole.decode()) if len(wanted.form) >= SHORTEST_FORM else None


def opened_before(tables: Tables, wanted: Opening) -> Table | None:
    """The table that the same form has opened, if its answer got lost."""
    form = form_of(wanted)
    found = tables.store.opened_by(form) if form else ""
    if not found:
        return None
    with tables.at(found) as table:
        return table


def is_fresh(table: Table, seats: Sequence[int]) -> bool:
    """Whether a table was opened just now, and nothing has happened to these seats since.

    A form that is sent again later, from the history of a browser, hands out no seats.
    """
    touched = {seat for one in table.trace for seat in (one.seat, one.by)}
    return time() - table.row.made < SOON and touched.isdisjoint(seats)


def committed(row: TableRow, copied: int) -> TableRow:
    """A table with a secret from which chance is drawn, and what everybody is told of it."""
    secret = new_secret()
    told = commitment_to(secret, row.id, copied)
    return msgspec.structs.replace(row, secret=secret, commitment=told, copied=copied)


def keep(store: Store, table: Table, entries: Sequence[Entry]) -> None:
    """Write a new table down, with what lists say of it."""
    now = table.standing()
    facts = {name: getattr(now, name) for name in now.__struct_fields__}
    store.add(msgspec.structs.replace(table.row, **facts), table.seats, entries)


def replayed(table: Table, choices: Sequence[str]) -> list[Entry]:
    """The choices of another table, made here as well."""
    entries = []
    for choice in choices:
        table.match.play(choice)
        table.version += 1
        taken = table.match.taken[-1]
        entries.append(whole(table.version, taken, table.game.write(taken.option)))
    return entries


def seated(table_id: str, seat: int, sitter: Sitter) -> SeatRow:
    """A seat as it is first taken."""
    if sitter.who not in WHO:
        raise BadConfig(f"'{sitter.who}' is none of {', '.join(WHO)}")
    if sitter.who == "bot":
        check_bot(sitter.bot)
    return SeatRow(
        table_id=table_id,
        seat=seat,
        token=new_token(),
        name=name_of(sitter.name),
        person=sitter.who != "bot",
        open=sitter.who == "open",
        bot=sitter.bot if sitter.who == "bot" else "",
    )


def check_bot(name: str) -> None:
    """A bot plays here as strong as it is: one that is told how much to think could take days."""
    if name not in BOTS:
        raise Refused("web-seats-no-bot")


def name_of(text: str) -> str:
    """A person's name as it is shown: one line, not too long, nothing that cannot be seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:LONGEST_NAME]


def seed_of(text: str) -> str:
    """A seed as it is kept; empty: chance is drawn from the system."""
    if len(text) > LONGEST_SEED or not text.isprintable():
        raise Refused("web-error-seed")
    return text.strip()
