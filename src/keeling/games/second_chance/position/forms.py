"""What has a form of its own in a position of Second Chance: plants, tiles, summits, points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.carbon.engine.table import NIBBLE
from keeling.games.second_chance.engine.places import (
    AWAY,
    EMPTY,
    GREEN,
    builder_of,
    energy_of,
    guest_of,
    owner_of,
    player_of,
)
from keeling.games.second_chance.engine.state import COOP, SecondChance
from keeling.games.second_chance.engine.tables import (
    CATEGORIES,
    CEP_PLACES,
    ENERGIES,
    ENVIRONMENT_GOALS,
    EVENT_TILES,
    FIRST_SLOT,
    FOSSILS,
    MOST_SEATS,
    N_ENERGIES,
    N_TILES,
    NONE,
    PLACES,
    SEATS,
    SOLO_GOALS,
    SUMMITS,
    TOPICS,
    TRACK,
)
from keeling.games.second_chance.view.view import points_of
from keeling.kernel.bits import bit
from keeling.kernel.errors import BadScenario
from keeling.kernel.fields import Name, Row, number, seat_number

DECIDED: Final = ["", "reveal", "cash"]
OPPONENT_COLUMN: Final = 3  # as many cubes as two bits hold
WORDS_OF_A_PLANT: Final = 3  # energy, infrastructure, builder


def put_starter(s: SecondChance, _row: None, name: str) -> None:
    """The start player, who is always somebody."""
    s.starter = seat_number(s, name, SEATS)


# ---- regions


def slots(s: SecondChance, region: int) -> list[str]:
    """The plant slots of a region."""
    first = FIRST_SLOT[region]
    return [slotted(slot) for slot in s.slot[first : first + s.slots_in(region)]]


def slotted(slot: int) -> str:
    """A plant slot in words: "", "coal", "solar red blue" (whose infrastructure, who built it)."""
    if slot == EMPTY:
        return ""
    if slot < GREEN:
        return FOSSILS[slot]
    return f"{ENERGIES[energy_of(slot)]} {SEATS[owner_of(slot)]} {SEATS[builder_of(slot)]}"


def put_slots(s: SecondChance, region: int, given: list[str]) -> None:
    """Plant slots from the left; the others are empty."""
    if len(given) > s.slots_in(region):
        raise BadScenario(f"there are only {s.slots_in(region)} plant slots")
    for n, text in enumerate(given, FIRST_SLOT[region]):
        s.slot[n] = unslotted(s, text)


def unslotted(s: SecondChance, text: str) -> int:
    """The number of a plant slot in words."""
    words = text.split()
    if not words:
        return EMPTY
    if len(words) == 1:
        return number(text, FOSSILS, "fossil")
    if len(words) != WORDS_OF_A_PLANT:
        raise BadScenario(f"write '{text}' as '<energy> <infrastructure> <builder>'")
    of = number(words[0], ENERGIES, "energy")
    owner, builder = (seat_number(s, word, SEATS) for word in words[1:])
    return GREEN + (owner * MOST_SEATS + builder) * N_ENERGIES + of


def put_ceps(s: SecondChance, region: int, n: int) -> None:
    """CEPs of a region, as many as it has places for."""
    if n > CEP_PLACES[region]:
        raise BadScenario(f"there are only {CEP_PLACES[region]} places for CEPs")
    s.region_ceps[region] = n


def put_rivals(s: SecondChance, region: int, given: Mapping[str, int]) -> None:
    """The opponent's cubes by energy, in the game for one."""
    if given and s.seats > 1:
        raise BadScenario("opponent cubes are for one player")
    for name, n in given.items():
        if n > OPPONENT_COLUMN:
            raise BadScenario(f"there are not {n} opponent cubes in a column")
        for _ in range(n):
            s.place_rival(region, number(name, ENERGIES, "energy"))


def energy(s: SecondChance, project: int) -> str:
    """The energy of a project."""
    return ENERGIES[s.project[project] % N_ENERGIES]


def put_energy(s: SecondChance, project: int, name: str) -> None:
    """A project of the first level."""
    s.project[project] = number(name, ENERGIES, "energy")


def level(s: SecondChance, project: int) -> int:
    """The level of a project, from 1."""
    return s.project[project] // N_ENERGIES + 1


def put_level(s: SecondChance, project: int, n: int) -> None:
    """Lift a project of the first level."""
    s.project[project] += N_ENERGIES * (n - 1)


# ---- summits


def speakers(s: SecondChance, place: int) -> dict[str, str]:
    """Topic -> who speaks on it, for topics on which somebody does."""
    there = s.speaker[place * N_ENERGIES : (place + 1) * N_ENERGIES]
    return {ENERGIES[n]: SEATS[seat] for n, seat in enumerate(there) if seat != NONE}


def put_speakers(s: SecondChance, place: int, given: Mapping[str, str]) -> None:
    """Topic -> who speaks on it, of the summit that lies there."""
    tile = s.summit[place]
    if given and tile == NONE:
        raise BadScenario("nobody can speak where no summit lies")
    for topic, speaker in given.items():
        of = number(topic, ENERGIES, "energy")
        if not TOPICS[tile] & bit(of):
            raise BadScenario(f"{SUMMITS[tile]} has no topic '{topic}'")
        s.speaker[place * N_ENERGIES + of] = seat_number(s, speaker, SEATS)


# ---- tiles that are turned up


class Tile(Name):
    """A tile that lies open, or none; `seen` has a bit for each that has been turned up."""

    def __init__(self, key: str, names: list[str], of: str = "", *, what: str, seen: str) -> None:
        super().__init__(key, names, of, "", what=what)
        self.seen = seen

    def read(self, s: SecondChance, row: Row, value: str) -> None:
        """It has been turned up."""
        super().read(s, row, value)
        if value:
            names = self.called(s)
            seen = turned_up(getattr(s, self.seen), names.index(value), names)
            setattr(s, self.seen, seen)


def turned_up(seen: int, tile: int, names: Sequence[str]) -> int:
    """One tile more that has been turned up; each is in one place."""
    if seen & bit(tile):
        raise BadScenario(f"'{names[tile]}' is in two places at once")
    return seen | bit(tile)


def gone(seen: int, here: Sequence[int], names: list[str]) -> list[str]:
    """The tiles that were turned up and lie here no longer."""
    return [name for n, name in enumerate(names) if seen >> n & 1 and n not in here]


def summits_gone(s: SecondChance, _row: None) -> list[str]:
    """The summits that were open once."""
    return gone(s.summit_seen, list(s.summit), SUMMITS)


def put_summits_gone(s: SecondChance, _row: None, given: list[str]) -> None:
    """Summits that were open once, and are not now."""
    for name in given:
        s.summit_seen = turned_up(s.summit_seen, number(name, SUMMITS, "summit"), SUMMITS)


def events_gone(s: SecondChance, _row: None) -> list[str]:
    """The events that lay open once."""
    return gone(s.events_seen, [s.event, s.next_event], EVENT_TILES)


def put_events_gone(s: SecondChance, _row: None, given: list[str]) -> None:
    """Events that lay open once, and do not now; an empty name is none."""
    for name in filter(None, given):
        s.events_seen = turned_up(s.events_seen, number(name, EVENT_TILES, "event"), EVENT_TILES)


def tiles(s: SecondChance, _row: None) -> list[str]:
    """The environment goals of a team."""
    return [ENVIRONMENT_GOALS[tile] for tile in s.tiles if tile != NONE]


def put_tiles(s: SecondChance, _row: None, given: list[str]) -> None:
    """Environment goals, from the first place on; each is there once."""
    if len(given) > len(s.tiles):
        raise BadScenario(f"a team has {N_TILES}, rivals have none")
    seen = 0
    for n, name in enumerate(given):
        s.tiles[n] = number(name, ENVIRONMENT_GOALS, "environment_goal")
        seen = turned_up(seen, s.tiles[n], ENVIRONMENT_GOALS)


# ---- cards and inspectors


def is_played(s: SecondChance, card: int) -> bool:
    """Whether a lobby card lies next to a player board."""
    return player_of(s.lobby[card]) != NONE


def player(s: SecondChance, card: int) -> str:
    """Who played a lobby card."""
    return SEATS[player_of(s.lobby[card])]


def put_player(s: SecondChance, card: int, name: str) -> None:
    """A lobby card lies next to a player board; no card lies elsewhere yet."""
    s.play_card(card, seat_number(s, name, SEATS))


def scientist(s: SecondChance, card: int) -> str:
    """Whose scientist stands on a played lobby card, if any."""
    guest = guest_of(s.lobby[card])
    return "" if guest == NONE else SEATS[guest]


def put_scientist(s: SecondChance, card: int, name: str) -> None:
    """A scientist stands on a played lobby card, or none."""
    if name:
        s.enter_card(card, seat_number(s, name, SEATS))


def inspectors(s: SecondChance, _row: None) -> list[int]:
    """Where the inspectors stand: -1 before the first tile, -2 gone."""
    return list(s.inspector)


def put_inspectors(s: SecondChance, _row: None, given: list[int]) -> None:
    """Where both inspectors stand."""
    if len(given) != len(s.inspector) or any(not AWAY <= n < N_TILES for n in given):
        raise BadScenario(f"name two slots, {AWAY} to {N_TILES - 1}")
    s.inspector = vec[i64](given)


def solo_goal(s: SecondChance, _row: None) -> str:
    """The solo goal, if there is one."""
    return "" if s.solo_goal == NONE else SOLO_GOALS[s.solo_goal]


def put_solo_goal(s: SecondChance, _row: None, name: str) -> None:
    """A solo goal; if none is named, that of the config stays."""
    if name:
        s.solo_goal = number(name, SOLO_GOALS, "solo_goal")


# ---- the turn, and what seats have


def completed(s: SecondChance, _row: None) -> list[str]:
    """The summit places that were completed in this turn, in their order."""
    found, left = [], int(s.completed)
    while left:
        found.append(PLACES[(left & 15) - 1])
        left >>= NIBBLE
    return found


def put_completed(s: SecondChance, _row: None, given: list[str]) -> None:
    """Summit places that were completed in this turn, in their order."""
    if len(set(given)) < len(given):
        raise BadScenario("a place is completed once")
    for name in given:
        s.note_completed(number(name, PLACES, "place"))


def knowledge(s: SecondChance, seat: int) -> dict[str, int]:
    """Energy -> how far a seat is on its track."""
    return {name: s.level(seat, n) for n, name in enumerate(ENERGIES)}


def put_knowledge(s: SecondChance, seat: int, given: Mapping[str, int]) -> None:
    """Energy -> how far a seat is on its track, which has an end."""
    for name, space in given.items():
        of = number(name, ENERGIES, "energy")
        if space > TRACK:
            raise BadScenario(f"{name} ends at {TRACK}")
        s.levels[seat * N_ENERGIES + of] = space


def decided(s: SecondChance, seat: int) -> str:
    """What a seat does with its company goal: "" not yet, "cash" or "reveal"; sealed."""
    return DECIDED[bool(s.cashing & bit(seat)) + bool(s.cashing & bit(MOST_SEATS + seat))]


def put_decided(s: SecondChance, seat: int, name: str) -> None:
    """What a seat does with its company goal, once it has decided."""
    if number(name, DECIDED, "decision") > 0:
        s.decide(seat, name == "cash")


def team_points(s: SecondChance, _row: None) -> dict[str, int]:
    """The points of a team by category."""
    return points_of(s, 0) if s.mode == COOP else {}


def put_team_points(s: SecondChance, _row: None, given: Mapping[str, int]) -> None:
    """Points of a team by category."""
    score(s, 0, given)


def points(s: SecondChance, seat: int) -> dict[str, int]:
    """The points of a rival by category."""
    return points_of(s, seat) if s.mode != COOP else {}


def put_points(s: SecondChance, seat: int, given: Mapping[str, int]) -> None:
    """Points of a rival by category; in a team nobody has any."""
    if s.mode != COOP:
        score(s, seat, given)


def score(s: SecondChance, seat: int, given: Mapping[str, int]) -> None:
    """Points by category; what is left out stays as it is."""
    for name, n in given.items():
        s.points[s.row(seat) + number(name, CATEGORIES, "category")] = n
