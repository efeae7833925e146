"""Commons, as people see and read it."""

from __future__ import annotations

from typing import Final

from keeling.text.presentation import Presentation
from keeling_commons.board import SPREAD, element
from keeling_commons.view import CommonsView
from keeling_commons.words import headline, remark, text_board

PRESENTATION: Final[Presentation[CommonsView]] = Presentation(
    text_board=text_board,
    board=SPREAD.board,
    pictures=SPREAD.pictures,
    element=element,
    headline=headline,
    remark=remark,
)
