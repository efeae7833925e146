"""What every part of this board is drawn with."""

from __future__ import annotations

from typing import TypeAlias

from keeling.draw import drawing
from keeling.games.future_energy.view.types import FutureEnergyView

Drawing: TypeAlias = drawing.Drawing[FutureEnergyView]
