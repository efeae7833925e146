"""Where the values of components come from: each row of a data file says it.

A source is a word, and after a colon where or why: `public: card 1077`, `reconstructed: no picture
shows the board`. A row has one for all its values, and `sources` for those that come from
elsewhere: `sources = { points = "reconstructed", "emissions.waste" = "public: review" }`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec import Struct

RULEBOOK: Final = "rulebook"  # the rulebook prints it
PUBLIC: Final = "public"  # somebody who saw the component published it
DECISION: Final = "decision"  # sources are silent or differ, and one reading was chosen
RECONSTRUCTED: Final = "reconstructed"  # ours: made to fit what is known
BOX: Final = "box"  # an owner of the game read it from the component
KINDS: Final = (RULEBOOK, PUBLIC, DECISION, RECONSTRUCTED, BOX)


class Row(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of a data file, with where its values come from."""

    KEY: ClassVar[tuple[str, ...]] = ("id",)  # the fields that tell rows of one list apart
    # Fields that are no value of a component: its names, what is said about it, how we draw it.
    # Those of a base class count as well.
    ASIDE: ClassVar[tuple[str, ...]] = ("name_en", "name_de", "name_pl", "label", "label_en")
    COUNTED: ClassVar[bool] = True  # whether it tells of the components, not of the files
    PIECE: ClassVar[bool] = False  # whether it is a card, a tile, a track or a map

    source: str
    where: str = ""  # it was published
    why: str = ""  # it was chosen so
    note: str = ""
    sources: dict[str, str] = {}  # of single values, by field
