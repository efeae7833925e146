"""A new table as somebody wishes it, and what can be wrong with the answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from keeling.bots.play import BOTS
from keeling.kernel.config import Setting, Value, make_config
from keeling.kernel.errors import BadConfig
from keeling.kernel.game import AnyGame
from keeling.text.words import GameWords
from keeling.web.errors import Refused
from keeling.web.ids import new_token
from keeling.web.pages.questions import asks, members_of
from keeling.web.tables.opening import Opening, Sitter, seed_of

Typed = Mapping[str, str]
PEOPLE: Final = ("here", "link", "open")
PLAYERS: Final = (*PEOPLE, *BOTS)
Fitting = Mapping[str, list[Value]]


class Mistaken(Exception):
    """What is wrong with a form: field -> key of the text."""

    def __init__(self, fields: dict[str, str], fitting: Fitting) -> None:
        super().__init__(fields)
        self.fields = fields
        self.fitting = fitting  # what settings that do not go together could be instead


def usual(game: AnyGame, told: GameWords, language: str) -> dict[str, str]:
    """The answers of somebody who just wants to play: first seat, bots on the others."""
    typed = {"game": game.id, "seats": str(game.seats[-1]), "language": language, "seed": ""}
    typed["form"] = new_token()
    for seat in range(game.seats[-1]):
        typed |= {f"who-{seat}": "greedy" if seat else "here", f"name-{seat}": ""}
    chosen = [member for one in asks(told) for member in one.members if member.usual]
    return typed | {member.field: member.value for member in chosen}


def opening(game: AnyGame, typed: Typed) -> Opening:
    """The table that a form asks for; Mistaken if there can be no such table."""
    number, seed = typed.get("seats", ""), typed.get("seed", "")
    seats = int(number) if number in map(str, game.seats) else 0
    players = [typed.get(f"who-{seat}", "") for seat in range(seats)]
    config = {"seats": seats, **{one.name: read(one, typed) for one in game.settings}}
    if wrong := mistakes(game, config, players, seed):
        raise Mistaken(wrong, fitting(game, config) if "settings" in wrong else {})
    return Opening(
        game=game.id,
        config=config,
        sitters=[sitter(who, typed.get(f"name-{n}", "")) for n, who in enumerate(players)],
        seed=seed,
        language=typed.get("language", ""),
        form=typed.get("form", ""),
    )


def mistakes(
    game: AnyGame, config: Mapping[str, object], players: list[str], seed: str
) -> dict[str, str]:
    """What is wrong with these answers, by field."""
    wrong = {f"who-{n}": "web-new-error-who" for n, who in enumerate(players) if who not in PLAYERS}
    if not config["seats"]:
        return wrong | {"seats": "web-new-error-seats"}
    try:
        game.config(**config)
    except BadConfig as error:
        names = error.conflict or tuple(setting.name for setting in game.settings)
        wrong["settings"] = "web-new-error-settings"
        wrong |= dict.fromkeys((f"set-{name}" for name in names), "web-new-error-settings")
    try:
        seed_of(seed)
    except Refused as refused:
        wrong["seed"] = refused.key
    return wrong


def fitting(game: AnyGame, config: Mapping[str, object]) -> Fitting:
    """What each of the settings that do not go together could be, if the others stay."""
    try:
        made = make_config(game.id, game.seats, game.settings, config)
    except BadConfig:
        return {}  # no form of ours asks for such values
    found = {name: game.fitting(made, name) for name in game.conflict(made)}
    return {name: values for name, values in found.items() if values}


def read(setting: Setting, typed: Typed) -> Value:
    """The value of a setting, as the form has it; whether it can be is seen later."""
    first, field = setting.values[0], f"set-{setting.name}"
    if isinstance(first, bool):
        return field in typed
    if isinstance(first, str):
        return typed.get(field, "")
    return tuple(member for member in members_of(setting) if f"{field}-{member}" in typed)


def sitter(who: str, name: str) -> Sitter:
    """Who is to sit on a seat: a person with a name, or a bot."""
    return Sitter(who, name) if who in PEOPLE else Sitter("bot", "", who)
