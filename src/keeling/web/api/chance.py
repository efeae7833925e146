"""What programs are told of chance at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.web.api.schemas import ChanceInfo, WordsInfo
from keeling.web.show.chance import chance_of

if TYPE_CHECKING:
    from keeling.text.catalogue import Catalogue
    from keeling.web.tables.table import Table


def drawn_from(table: Table, words: Catalogue) -> ChanceInfo:
    """What chance is drawn from, as far as everybody may know it."""
    chance = chance_of(table)
    return ChanceInfo(
        source=chance.source,
        about=words.say(f"web-fair-from-{chance.source}"),
        commitment=chance.commitment or None,
        secret=chance.secret or None,
        copied=chance.copied,
        words=[WordsInfo(one.draws, one.seat, one.text) for one in chance.words],
    )
