"""What can be chosen: numbered, grouped by verb, with what it costs and gives."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

    from keeling.text.offers import Offer
    from keeling.text.words import GameWords

MOST_IN_ONE_COLUMN = 8


def listed(all_offers: Sequence[Offer], told: GameWords) -> Iterator[RenderableType]:
    """The list of options, a group for each verb."""
    width = len(str(len(all_offers)))
    for verb, group in groupby(all_offers, key=lambda offer: offer.verb):
        members = list(group)
        if len(members) == 1:
            yield in_lines(members, told, width)
            continue
        shared = members[0].change if len({offer.change for offer in members}) == 1 else ""
        yield Text.assemble((f" {told.group(verb)}", "bold"), (f"  {shared}".rstrip(), "cyan"))
        made = in_lines if len(members) <= MOST_IN_ONE_COLUMN else in_columns
        yield made(members, told, width, shared)


def unsaid(all_offers: Sequence[Offer]) -> Iterator[str]:
    """Remarks for which columns have no room."""
    for _, group in groupby(all_offers, key=lambda offer: offer.verb):
        members = list(group)
        if len(members) > MOST_IN_ONE_COLUMN:
            yield from (offer.remark for offer in members)


def in_lines(
    members: Sequence[Offer], told: GameWords, width: int, shared: str = ""
) -> RenderableType:
    """A line for each option: number, sentence, cost and gain."""
    made = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for offer in members:
        change_of = "" if offer.change == shared else offer.change
        briefly = offer.remark and len(members) > 1  # the heading has said the rest
        name = told.arguments(offer.option) if briefly else told.option(offer.option)
        what = Text.assemble(name, (f"  {offer.remark}".rstrip(), "yellow"))
        made.add_row(numbered(offer, width), what, Text(change_of, "cyan"))
    return made


def in_columns(
    members: Sequence[Offer], told: GameWords, width: int, shared: str = ""
) -> RenderableType:
    """Many options of one verb: the heading says what, the entries say where.

    What several of them have as their first argument is said once, above them.
    """
    parts: list[RenderableType] = []
    for first, group in groupby(members, key=lambda offer: told.first_of_several(offer.option)):
        parts += [Text(f"  {first}")] if first else []
        entries = [
            Text.assemble(
                numbered(offer, width),
                " ",
                told.arguments(offer.option, after=1 if first else 0),
                ("" if offer.change == shared else f" {offer.change}", "cyan"),
            )
            for offer in group
        ]
        parts.append(Columns(entries, padding=(0, 2), column_first=True))
    return Group(*parts)


def numbered(offer: Offer, width: int) -> Text:
    """The number of an option."""
    return Text(f" {offer.number:>{width}}", "bold green")
