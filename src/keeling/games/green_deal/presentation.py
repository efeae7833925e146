"""Green Deal, as people see and read it."""

from __future__ import annotations

from typing import Final

from keeling.games.green_deal.board.board import board, pictures
from keeling.games.green_deal.board.cover import cover
from keeling.games.green_deal.board.keys import element
from keeling.games.green_deal.view.types import GreenDealView
from keeling.games.green_deal.words.phrases import headline
from keeling.games.green_deal.words.remarks import remark
from keeling.games.green_deal.words.text_board import text_board
from keeling.text.presentation import Presentation

PRESENTATION: Final[Presentation[GreenDealView]] = Presentation(
    text_board=text_board,
    board=board,
    pictures=pictures,
    element=element,
    cover=cover,
    headline=headline,
    remark=remark,
)
