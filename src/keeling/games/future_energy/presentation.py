"""Future Energy, as people see and read it."""

from __future__ import annotations

from typing import Final

from keeling.games.future_energy.board.board import board, pictures
from keeling.games.future_energy.board.cover import cover
from keeling.games.future_energy.board.keys import element
from keeling.games.future_energy.view.types import FutureEnergyView
from keeling.games.future_energy.words.phrases import headline
from keeling.games.future_energy.words.remarks import remark
from keeling.games.future_energy.words.text_board import text_board
from keeling.text.presentation import Presentation

PRESENTATION: Final[Presentation[FutureEnergyView]] = Presentation(
    text_board=text_board,
    board=board,
    pictures=pictures,
    element=element,
    cover=cover,
    headline=headline,
    remark=remark,
)
