"""GD-9.6, GD-11.2 Places and their points: who is tied shares what the places covered bring."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.green_deal.engine.tables import NONE


def shared(values: vec[i64], seat: i64, awards: vec[i64]) -> i64:
    """What a seat scores by its value; NONE takes no place (GD-9.5). Rounded down."""
    if values[seat] == NONE:
        return 0
    ahead: i64 = 0
    tied: i64 = 0
    for value in values:
        if value > values[seat]:
            ahead += 1
        elif value == values[seat]:
            tied += 1
    total: i64 = 0
    for place in range(ahead, min(ahead + tied, len(awards))):  # GD-9.8 three places, always
        total += awards[place]
    return total // tied
