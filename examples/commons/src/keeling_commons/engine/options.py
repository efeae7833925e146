"""The vocabulary: what players and chance can choose, one line a verb."""

from __future__ import annotations

from typing import Final

from keeling.kernel.options import Vocabulary
from keeling_commons.engine.tables import SEATS, SIZES, WEATHERS

VOCABULARY: Final = Vocabulary({"seat": SEATS, "size": SIZES, "weather": WEATHERS})

DRAW: Final = VOCABULARY.verb("draw", "size")  # chance
SPRING: Final = VOCABULARY.verb("spring", "weather")  # chance
CATCH: Final = VOCABULARY.verb("catch", "size")
REST: Final = VOCABULARY.word("rest")
