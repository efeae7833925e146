"""CO₂: Second Chance, as people see and read it."""

from __future__ import annotations

from typing import Final

from keeling.games.second_chance.board.board import board, pictures
from keeling.games.second_chance.board.cover import cover
from keeling.games.second_chance.board.keys import element
from keeling.games.second_chance.view.types import SecondChanceView
from keeling.games.second_chance.words.conditions import conditions
from keeling.games.second_chance.words.phrases import headline
from keeling.games.second_chance.words.remarks import remark
from keeling.games.second_chance.words.text_board import text_board
from keeling.text.presentation import Presentation

PRESENTATION: Final[Presentation[SecondChanceView]] = Presentation(
    text_board=text_board,
    board=board,
    pictures=pictures,
    element=element,
    cover=cover,
    headline=headline,
    remark=remark,
    conditions=conditions,
)
