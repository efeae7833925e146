"""The earth and its air as text: what is emitted and bound, the heat, planetary effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.games.e_mission.engine.tables import BANDS, LAST_SPACE
from keeling.games.e_mission.words import phrases as said
from keeling.games.e_mission.words.cards import tipping_spaces, track_does
from keeling.text.lines import titled

if TYPE_CHECKING:
    from keeling.games.e_mission.view.types import EMissionView
    from keeling.text.catalogue import Catalogue


BEFORE: Final = ("global", "project")  # phases before anybody emits


def world(view: EMissionView, words: Catalogue) -> list[str]:
    """The balance of this round, the thermometer, and the tracks."""
    texts = [emitted(view, words), sinks(view, words), *balance(view, words)]
    told = titled(words.say("text-world"), [*texts, *thermometer(view, words)])
    tracks = [track(words, *found) for found in view.tracks.items()]
    return told + titled(words.say("text-tracks"), tracks)


def emitted(view: EMissionView, words: Catalogue) -> str:
    """What each player emits, what crises left, and the sum."""
    parts = [said.counts(words, "seat", {n: seat.emits for n, seat in view.seats.items()})]
    if view.world.recent:
        parts.append(words.say("text-left_over", n=view.world.recent))
    parts.append(words.say("text-in_all", n=view.balance.total))
    return words.say("text-emitted_by", parts=", ".join(parts))


def sinks(view: EMissionView, words: Catalogue) -> str:
    """What binds carbon."""
    return words.say("text-sinks", **view.world.kinds_of_sinks(), sinks=view.world.sinks)


def balance(view: EMissionView, words: Catalogue) -> list[str]:
    """What would be bound and what would heat the earth, before that happens."""
    found = view.balance
    if view.drawdown:
        unmet = [card for card, aim in view.conditions.items() if not aim.met]
        names = said.names_of(words, "challenge", unmet)
        return [
            words.say("text-drawdown_unmet", names=names) if unmet else words.say("text-drawdown")
        ]
    if view.phase not in BEFORE:
        return []
    key = "text-balance" if found.heats else "text-even"
    sums = {"total": found.total, "binds": found.binds, "heats": found.heats, "free": found.free}
    return [words.say("text-balance_drawdown" if found.free else key, **sums)]


def thermometer(view: EMissionView, words: Catalogue) -> list[str]:
    """Temperature, bands, the row that fills, and bands that come back."""
    found = view.world
    heat = said.degrees(found.temperature, words)
    row = {"bands": found.bands, "loose": found.loose, "row": found.row}
    told = [words.say("text-thermometer", degrees=heat, most=int(BANDS), **row)]
    if found.suspended:
        told.append(words.say("text-suspended", n=found.suspended))
    return told


def track(words: Catalogue, name: str, space: int) -> str:
    """A planetary effect: how far its marker is, and what it does."""
    return words.say(
        "text-track",
        name=words.name(f"track-{name}"),
        space=space,
        last=int(LAST_SPACE),
        tipping=", ".join(str(n) for n in tipping_spaces(name)),
        text=track_does(name, words),
    )
