"""Whether this process plays a table: its game, revision and data are those it was made for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.kernel.box import overlay_hash
from keeling.kernel.registry import game, game_ids
from keeling.kernel.revisions import known
from keeling.web.errors import OtherRules

if TYPE_CHECKING:
    from keeling.web.store.rows import TableRow


def refusal(row: TableRow) -> OtherRules | None:
    """Why a table cannot be played here, with what can be done about it; None: it can."""
    if is_of_other_revision(row):
        plays = game(row.game).version
        return OtherRules("web-error-revision", game=row.game, revision=row.rules, plays=plays)
    if row.game not in game_ids() or row.rules != game(row.game).version:
        return OtherRules("web-error-rules")
    if row.data == overlay_hash(row.game):
        return None
    return OtherRules("web-error-data" if row.data else "web-error-data-own", data=row.data)


def is_playable(row: TableRow) -> bool:
    """Whether a table can be played here."""
    return refusal(row) is None


def is_of_other_revision(row: TableRow) -> bool:
    """Whether a server that plays another revision of its game could play a table."""
    if row.game not in game_ids():
        return False
    return row.rules != game(row.game).version and row.rules in known(row.game)
