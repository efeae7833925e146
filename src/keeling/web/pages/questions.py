"""What the form of a new table asks of a game's settings, and what goes with how many seats."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec import Struct

from keeling.kernel.config import Setting, Value, all_configs
from keeling.kernel.game import AnyGame
from keeling.text.words import GameWords

MOST_BUTTONS: Final = 5
TICKED: Final = "yes"


class Member(Struct, frozen=True):
    """One thing that can be chosen of a setting."""

    field: str  # the name of the input
    value: str
    title: str
    means: str
    usual: bool
    refused: list[int]  # the numbers of seats with which it cannot be chosen
    only: str  # those with which it can, as a list in words; empty: with all
    clash: str  # what else cannot be chosen then, in words; empty: nothing


class Ask(Struct, frozen=True):
    """A setting as the form asks for it: one of its members, or any of them."""

    name: str
    title: str
    one: bool
    members: list[Member]
    fussy: bool  # whether it does not go with all other settings or numbers of seats

    @property
    def long(self) -> bool:
        """Whether it has so many members that a list to unfold is better."""
        return self.one and len(self.members) > MOST_BUTTONS

    @property
    def aside(self) -> bool:
        """Whether it stands out of sight; never what may be refused because of something else."""
        return self.long and not self.fussy

    @property
    def refused(self) -> list[int]:
        """The numbers of seats with which nothing of it can be chosen."""
        return [n for n in self.members[0].refused if all(n in m.refused for m in self.members)]


class Rooms(Struct, frozen=True):
    """What goes together in a game."""

    fussy: frozenset[str]  # settings that do not go with everything
    members: Mapping[tuple[int, str], set[str]]  # seats, setting -> what can be chosen of it
    clashes: Mapping[tuple[str, str], set[tuple[str, str]]]  # setting and part -> those of others


def asks(told: GameWords) -> list[Ask]:
    """What a game wants to know."""
    return [ask(setting, told) for setting in told.game.settings]


def ask(setting: Setting, told: GameWords) -> Ask:
    """A setting, by the kind of its values."""
    return Ask(
        name=setting.name,
        title=told.name("setting", setting.name),
        one=isinstance(setting.values[0], str),
        members=[member(setting, value, told) for value in members_of(setting)],
        fussy=setting.name in rooms(told.game).fussy,
    )


def member(setting: Setting, value: str, told: GameWords) -> Member:
    """One thing that can be chosen: a value, a part of a set, or the setting itself."""
    first, field, seats = setting.values[0], f"set-{setting.name}", told.game.seats
    kind, name = ("setting", setting.name) if isinstance(first, bool) else ("value", value)
    possible = [n for n in seats if value in rooms(told.game).members[n, setting.name]]
    return Member(
        field=f"{field}-{value}" if isinstance(first, tuple) else field,
        value=value,
        title=told.name(kind, name),
        means=meaning(told, f"setting-{setting.name}", value) or meaning(told, f"{kind}-{name}"),
        usual=value in parts(first),
        refused=[n for n in seats if n not in possible],
        only=told.either([str(n) for n in possible]) if len(possible) < len(seats) else "",
        clash=clash(setting.name, told) if value == TICKED else "",
    )


def clash(name: str, told: GameWords) -> str:
    """What cannot be chosen of other settings if this one is ticked."""
    found = sorted(rooms(told.game).clashes[name, TICKED])
    named = [
        told.name("setting", other) if part == TICKED else told.name("value", part)
        for other, part in found
    ]
    return told.either(named) if named else ""


def members_of(setting: Setting) -> list[str]:
    """All that can be ticked or picked of a setting; of sets in the order of the alphabet."""
    found = dict.fromkeys(part for value in setting.values for part in parts(value))
    return sorted(found) if isinstance(setting.values[0], tuple) else list(found)


def parts(value: Value) -> tuple[str, ...]:
    """What is ticked or picked for a value."""
    if isinstance(value, bool):
        return (TICKED,) if value else ()
    return (value,) if isinstance(value, str) else value


@cache
def rooms(game: AnyGame) -> Rooms:
    """What goes together in a game: all its set-ups are looked at, once."""
    fussy: set[str] = set()
    members: dict[tuple[int, str], set[str]] = defaultdict(set)
    clashes: dict[tuple[str, str], set[tuple[str, str]]] = defaultdict(set)
    for config in all_configs(game.id, game.seats, game.settings):
        conflict = game.conflict(config)
        fussy.update(conflict)
        if conflict and "seats" not in conflict:
            chosen = {(name, part) for name in conflict for part in parts(config[name])}
            for one in chosen:
                clashes[one] |= {other for other in chosen if other[0] != one[0]}
        for name, value in config.settings if not conflict else ():
            members[config.seats, name].update(parts(value))
    return Rooms(frozenset(fussy), members, clashes)


def meaning(told: GameWords, key: str, form: str = "means") -> str:
    """What a setting or a value means, or a value in one setting; empty if no text says so."""
    return told.words.name(key, form) if told.words.has_form(key, form) else ""


def shown(value: Value, told: GameWords) -> str:
    """A value of a setting, or a number of seats, in words."""
    if isinstance(value, bool):
        return told.say("common-yes" if value else "common-no")
    return told.names([told.name("value", part) for part in parts(value)]) or "-"
