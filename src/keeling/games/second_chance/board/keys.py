"""What stands for an option on the board: the key of a region, a project, a track, a card."""

from __future__ import annotations

from typing import Final

from keeling.games.second_chance.engine.options import POSTS, VOCABULARY
from keeling.games.second_chance.engine.tables import LOBBIES, PLACES

BOARD: Final = "post-board"  # the scientists on the viewer's own player board
OWN: Final = "source-own"  # the CEPs on it
POOL: Final = "recruits"  # those nobody has hired yet
MARKET: Final = "market"
AIR: Final = "air"  # the gauge of carbon dioxide
GOAL: Final = "company-goal"  # the viewer's own company goal
WORDS: Final = {
    "buy": MARKET,
    "sell": MARKET,
    "recruit": POOL,
    "discard_goal": GOAL,
    "reveal": GOAL,
}
# Verbs whose last argument says where they lead; of all others it is the first.
LEADING: Final = {"plan", "move"}
# Nothing on the board stands for what comes from a stack, and for plain numbers.
OFF_THE_BOARD: Final = {"agenda", "summit", "event", "fossil", "solo_goal", "dollars"}


def element(option: int) -> str:
    """The key of an option; empty if nothing stands for it."""
    verb, args = VOCABULARY.meaning(option)
    if not args:
        return WORDS.get(verb, "")
    kind, name = args[-1] if verb in LEADING else args[0]
    if kind in OFF_THE_BOARD:
        return ""
    if kind == "post":
        return post_key(name)
    if kind == "steps":
        return AIR
    if kind == "source" and name != "own":
        return f"region-{name}"
    return f"{kind}-{name}"


def post_key(post: str) -> str:
    """The key of where a scientist goes: a project, a summit, a lobby card, one's own board."""
    if post == POSTS[0]:
        return BOARD
    if post in LOBBIES:
        return f"lobby-{post}"
    return f"place-{post}" if post in PLACES else f"project-{post}"
