"""CO₂, as people see and read it."""

from __future__ import annotations

from typing import Final

from keeling.games.co2.board.board import board, pictures
from keeling.games.co2.board.cover import cover
from keeling.games.co2.board.keys import element
from keeling.games.co2.view.types import Co2View
from keeling.games.co2.words.phrases import headline
from keeling.games.co2.words.remarks import remark
from keeling.games.co2.words.text_board import text_board
from keeling.text.presentation import Presentation

PRESENTATION: Final[Presentation[Co2View]] = Presentation(
    text_board=text_board,
    board=board,
    pictures=pictures,
    element=element,
    cover=cover,
    headline=headline,
    remark=remark,
)
