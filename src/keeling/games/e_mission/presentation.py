"""e-Mission, as people see and read it."""

from __future__ import annotations

from typing import Final

from keeling.games.e_mission.board.board import board, pictures
from keeling.games.e_mission.board.cover import cover
from keeling.games.e_mission.board.keys import element
from keeling.games.e_mission.view.types import EMissionView
from keeling.games.e_mission.words.conditions import to_win
from keeling.games.e_mission.words.phrases import headline
from keeling.games.e_mission.words.remarks import remark
from keeling.games.e_mission.words.text_board import text_board
from keeling.text.presentation import Presentation

PRESENTATION: Final[Presentation[EMissionView]] = Presentation(
    text_board=text_board,
    board=board,
    pictures=pictures,
    element=element,
    cover=cover,
    headline=headline,
    remark=remark,
    conditions=to_win,
)
