"""What every part of this board is drawn with."""

from __future__ import annotations

from typing import TypeAlias

from keeling.draw import drawing
from keeling.games.green_deal.view.types import GreenDealView

Drawing: TypeAlias = drawing.Drawing[GreenDealView]
