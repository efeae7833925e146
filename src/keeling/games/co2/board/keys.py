"""What stands for an option on the board: the key of a region, a project, a track, a card."""

from __future__ import annotations

from typing import Final

from keeling.games.carbon.board.stocks import POOL
from keeling.games.co2.engine.options import POSTS, VOCABULARY
from keeling.games.co2.engine.tables import PLACES

SUPPLY: Final = "post-supply"  # the scientists in the viewer's own supply
MARKET: Final = "market"
GOAL: Final = "goal"  # the viewer's own company goal
WORDS: Final = {
    "buy": MARKET,
    "sell": MARKET,
    "discard_goal": GOAL,
    "home": SUPPLY,
    "recruit": POOL,
}
# Verbs whose last argument says where they lead; of all others it is the first.
LEADING: Final = {"propose", "move"}
# What comes from a stack, and what is a plain number.
OFF_THE_BOARD: Final = {"agenda", "congress", "event", "fossil", "company_goal"}
NUMBERS: Final = {"dollars", "cubes", "ceps", "bid"}


def element(option: int) -> str:
    """The key of an option; empty if nothing stands for it."""
    verb, args = VOCABULARY.meaning(option)
    if not args:
        return WORDS.get(verb, "")
    kind, name = args[-1] if verb in LEADING else args[0]
    if kind in OFF_THE_BOARD or kind in NUMBERS:
        return ""
    if kind == "post":
        return post_key(name)
    if kind == "source" and name != "own":
        return f"region-{name}"
    return f"{kind}-{name}"


def post_key(post: str) -> str:
    """The key of where a scientist goes: a project, a congress, the viewer's own supply."""
    if post == POSTS[0]:
        return SUPPLY
    return f"place-{post}" if post in PLACES else f"project-{post}"
