"""All steps by name, with the kinds of their numbers: the notation of agendas."""

from __future__ import annotations

from typing import Final

from keeling.kernel.steps import Steps
from keeling_commons.engine import rules
from keeling_commons.engine.options import VOCABULARY

STEPS: Final = Steps(VOCABULARY.names)
STEPS.step("draw_order", rules.DrawOrder, to="seat")
STEPS.step("round", rules.Round)
STEPS.step("turn", rules.Turn, seat="seat")
STEPS.step("spring", rules.Spring)
STEPS.step("sale", rules.Sale)
