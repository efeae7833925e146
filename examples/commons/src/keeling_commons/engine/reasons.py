"""Why something is not legal, one line each, with its clause."""

from __future__ import annotations

from typing import Final

from keeling.kernel.facts import Reasons

REASONS: Final = Reasons()

TOO_FEW: Final = REASONS.reason("too_few", "CM-2.3", "number")
SAME_SIZE: Final = REASONS.reason("same_size", "CM-2.4", "size")
