"""Golden records: whole games, by the revision of the game they were played by.

A record is written once and never again: a change of rules or data is a new revision, with records
of its own, and those of earlier revisions are replayed for ever. The narration beside the records
of the newest revision is written anew (`--told`): a change of the texts shows as a readable diff.
"""

from __future__ import annotations

import sys
from pathlib import Path

import keeling
from keeling.bots.play import decide
from keeling.kernel.match import Match
from keeling.kernel.record import Record, read_records, record_of, verify
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


def folder(game: str, revision: int | None = None) -> Path:
    """Where the records of a revision are; without a number those of the one that is played."""
    return TESTS / game / "records" / f"revision_{revision or keeling.game(game).version}"


def path_of(game: str, name: str) -> Path:
    """The file of a record by the rules as they are played."""
    return folder(game) / f"{name}.txt"


def played_files(game: str = "*") -> list[Path]:
    """All records by the rules as they are played, of a game or of all."""
    games = keeling.game_ids() if game == "*" else [game]
    return sorted(path for one in games for path in only_records(folder(one)))


def earlier_files() -> list[Path]:
    """All records by rules as they were."""
    folders = [path for path in TESTS.glob("*/records/revision_*") if path.is_dir()]
    return sorted({path for one in folders for path in only_records(one)} - {*played_files()})


def only_records(where: Path) -> list[Path]:
    """The records in a folder, without narrations."""
    return [path for path in where.glob("*.txt") if ".told." not in path.name]


def main() -> int:
    """Write those that are missing; all narrations anew if that is asked for."""
    for game, name, config, bots, seed in GAMES:
        path = path_of(game, name)
        told = path.with_suffix(".told.txt")
        if path.exists() and "--told" in sys.argv:
            told.write_text(narration(verify(read_records(path)[0])), "utf-8")
        elif not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            record, story = golden(game, config, bots, seed)
            path.write_text(record.to_text(), "utf-8")
            told.write_text(story, "utf-8")
            print(f"{path.relative_to(TESTS)}: {len(record.choices)} choices")
    return 0


if __name__ == "__main__":
    sys.exit(main())
