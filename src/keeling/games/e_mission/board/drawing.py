"""What the parts of this game's board are drawn with."""

from __future__ import annotations

from typing import TypeAlias

from keeling.draw import drawing
from keeling.games.e_mission.view.types import EMissionView

Drawing: TypeAlias = drawing.Drawing[EMissionView]
