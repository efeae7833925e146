"""What every part of the board is drawn with: a view of this game."""

from __future__ import annotations

from typing import TypeAlias

from keeling.draw import drawing
from keeling.games.second_chance.view.types import SecondChanceView

Drawing: TypeAlias = drawing.Drawing[SecondChanceView]
