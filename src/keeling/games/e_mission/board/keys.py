"""What stands for an option on the board: the key of a stack, a card, a crisis, a track, a seat."""

from __future__ import annotations

from typing import Final

from keeling.games.e_mission.engine.options import VOCABULARY

# Verbs that put a card somewhere: it can be clicked as well as where it goes.
WITH_CARD: Final = {"tuck", "cover", "support", "help"}
# Verbs whose last argument says where they lead; of all others it is the first.
LEADING: Final = WITH_CARD | {"challenge_for"}
# Nothing on the board stands for what is drawn or rolled, for plain numbers, and for what has no
# place yet: a power nobody plays, a challenge nobody has.
OFF_THE_BOARD: Final = {
    "draw",
    "draw_global",
    "turn_up",
    "draw_challenge",
    "roll",
    "geo_die",
    "power",
    "challenge",
    "amount",
    "take_tag",
}


def element(option: int) -> str:
    """The key of an option, or those of a card and where it goes; empty: nothing stands for it."""
    verb, args = VOCABULARY.meaning(option)
    if not args or verb in OFF_THE_BOARD:
        return ""
    if verb not in LEADING and args[0][0] not in ("project", "card"):
        return VOCABULARY.key(option)
    kind, name = args[-1] if verb in LEADING else args[0]
    key = card_key(name) if kind in ("project", "card") else f"{kind}-{name}"
    return f"{key} {card_key(args[0][1])}" if verb in WITH_CARD else key


def card_key(card: str) -> str:
    """The key of a card of a hand, a stack or a pile, whatever an option calls it."""
    return f"card-{card}"


def own_key(kind: str, name: str, seat: str, *, own: bool) -> str:
    """The key of a part of a mat: options are about one's own; others have the seat as well."""
    return f"{kind}-{name}" if own else f"{kind}-{seat}-{name}"
