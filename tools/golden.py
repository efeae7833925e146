"""Write the golden records: whole games with their narration beside them.

A change of the rules or of the texts shows as a readable diff. Look at it before you commit it.
"""

from __future__ import annotations

import sys
from pathlib import Path

import keeling
from keeling.bots.play import decide
from keeling.kernel.match import Match
from keeling.kernel.record import Record, record_of
from keeling.kernel.rng import Rng
from keeling.text.catalogue import catalogue

TESTS = Path(__file__).parents[1] / "tests"
GAMES: list[
    tuple[str, str, dict[str, object], list[str], int]
] = [  # game, file, config, bots, seed
    ("co2", "solo_1", {"seats": 1}, ["greedy"], 1),
    ("co2", "base_2", {"seats": 2}, ["uniform"] * 2, 2),
    ("co2", "auction_3", {"seats": 3, "start_player_auction": True}, ["greedy"] * 3, 3),
    ("co2", "draft_4", {"seats": 4, "lobby_draft": True, "fossil_set": "eco"}, ["greedy"] * 4, 4),
    ("co2", "lobbyist_5", {"seats": 5, "fossil_set": "lobbyist"}, ["uniform"] * 5, 5),
    ("e_mission", "solo_1", {"seats": 1}, ["uniform"], 33),
    ("e_mission", "base_2", {"seats": 2}, ["uniform"] * 2, 26),
    ("e_mission", "harder_3", {"seats": 3, "challenges": "harder_each"}, ["uniform"] * 3, 38),
    ("e_mission", "base_4", {"seats": 4}, ["uniform"] * 4, 9),
    ("future_energy", "base_2", {"seats": 2}, ["greedy", "greedy"], 1),
    ("future_energy", "base_3", {"seats": 3}, ["greedy", "uniform", "greedy"], 2),
    ("future_energy", "base_4", {"seats": 4}, ["greedy"] * 4, 3),
    ("future_energy", "grid_4", {"seats": 4, "modules": ["module_1"]}, ["uniform"] * 4, 4),
    ("future_energy", "orders_3", {"seats": 3, "modules": ["module_2"]}, ["greedy"] * 3, 5),
    ("future_energy", "land_2", {"seats": 2, "modules": ["module_3"]}, ["uniform"] * 2, 6),
    (
        "future_energy",
        "all_4",
        {"seats": 4, "modules": ["module_1", "module_2", "module_3"]},
        ["greedy", "uniform", "greedy", "uniform"],
        7,
    ),
    ("green_deal", "base_3", {"seats": 3}, ["greedy"] * 3, 1),
    ("green_deal", "base_4", {"seats": 4}, ["greedy", "uniform", "greedy", "uniform"], 2),
    ("green_deal", "base_5", {"seats": 5}, ["uniform"] * 5, 3),
    ("second_chance", "solo_1", {"seats": 1, "solo_goal": "random"}, ["greedy"], 1),
    ("second_chance", "coop_2", {"seats": 2}, ["uniform"] * 2, 3),
    ("second_chance", "coop_3", {"seats": 3}, ["greedy"] * 3, 1),
    ("second_chance", "inspectors_4", {"seats": 4, "inspectors": True}, ["greedy"] * 4, 16),
    ("second_chance", "rivals_2", {"seats": 2, "mode": "competitive"}, ["greedy"] * 2, 6),
    (
        "second_chance",
        "draft_4",
        {"seats": 4, "mode": "competitive", "lobby_draft": True},
        ["greedy", "uniform", "greedy", "greedy"],
        1,
    ),
]


def played(game: str, config: dict[str, object], bots: list[str], seed: int) -> Match:
    """A game among bots."""
    found = keeling.game(game)
    match, rng = Match(found, found.config(**config)), Rng(seed)
    seated = [keeling.bot(name, game) for name in bots]
    while match.state.seat != keeling.NOBODY:
        match.take(decide(match.state, seated, rng))
    return match


def narration(match: Match) -> str:
    """The game in words, as a spectator hears it; choices in notation before what they cause."""
    words = catalogue(f"keeling.games.{match.game.id}", "en")
    lines = []
    for choice, events in zip(["", *match.choices], match.told, strict=True):
        lines += [f"> {choice}"] if choice else []
        lines += [f"  {line}" for line in words.events(match.game.visible_events(events, None))]
    return "\n".join([*lines, ""])


def golden(game: str, config: dict[str, object], bots: list[str], seed: int) -> tuple[Record, str]:
    """A golden record and its narration."""
    match = played(game, config, bots, seed)
    return record_of(match, seats=bots, seed=str(seed)), narration(match)


def main() -> int:
    """Write all of them."""
    for game, name, config, bots, seed in GAMES:
        record, told = golden(game, config, bots, seed)
        folder = TESTS / game / "records"
        folder.mkdir(exist_ok=True)
        (folder / f"{name}.txt").write_text(record.to_text(), "utf-8")
        (folder / f"{name}.told.txt").write_text(told, "utf-8")
        print(f"{game} {name}: {len(record.choices)} choices")
    return 0


if __name__ == "__main__":
    sys.exit(main())
