"""What the board is drawn with."""

from __future__ import annotations

from typing import TypeAlias

from keeling.draw import drawing
from keeling.games.co2.view.types import Co2View

Drawing: TypeAlias = drawing.Drawing[Co2View]
