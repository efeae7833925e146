"""What the texts of both games say alike. The texts themselves are those of each game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from babel.lists import format_list

from keeling.text.lines import TIE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from keeling.games.carbon.data.effects import Effect
    from keeling.kernel.view import View
    from keeling.text.catalogue import Catalogue


def tied(text: str) -> str:
    """A text that stays in one line."""
    return text.replace(" ", TIE)


def names_of(words: Catalogue, kind: str, ids: Iterable[str]) -> str:
    """Several names of one kind, with commas between them."""
    return ", ".join(words.name(f"{kind}-{name}") for name in ids)


def counts_in_words(words: Catalogue, kind: str, counts: dict[str, int]) -> str:
    """Names with numbers, with commas between them."""
    named = ((words.name(f"{kind}-{name}"), n) for name, n in counts.items())
    return ", ".join(tied(f"{name} {n}") for name, n in named)


def amount(words: Catalogue, op: str, n: int) -> str:
    """So much of something: `$3`, `2 CEPs`."""
    return words.say(f"effect-{op}", n=n)


def effects_in_words(words: Catalogue, effects: list[Effect]) -> str:
    """All effects of a list, with commas between them."""
    return ", ".join(effect_in_words(words, effect) for effect in effects)


def effect_in_words(words: Catalogue, effect: Effect) -> str:
    """What an effect gives: `2 tech cubes`."""
    if effect.options:
        choices = [effects_in_words(words, choice) for choice in effect.options]
        return str(format_list(choices, style="or", locale=words.language))
    if effect.energy and effect.energy != "any":
        return words.say(f"effect-{effect.op}", n=effect.n, energy=f"energy-{effect.energy}")
    key = f"{effect.op}_any" if effect.energy else effect.op
    return words.say(f"effect-{key}", n=effect.n or effect.minimum)


def whose_move(view: View, words: Catalogue) -> str:
    """Who is asked, perhaps in somebody else's turn, or that chance decides."""
    if view.to_move and view.active not in (None, view.to_move):
        asked, active = f"seat-{view.to_move}", f"seat-{view.active}"
        return words.say("text-asked", seat=asked, seat2=active)
    if view.to_move:
        return words.say("text-to_move", seat=f"seat-{view.to_move}")
    return words.say("text-chance")


def topics_in_words(words: Catalogue, speakers: dict[str, str | None]) -> str:
    """The topics of a congress or summit, each with its speaker."""
    told = []
    for topic, speaker in speakers.items():
        energy, seat = f"energy-{topic}", f"seat-{speaker}"
        if speaker:
            told.append(words.say("text-topic", energy=energy, seat=seat))
        else:
            told.append(words.say("text-topic-vacant", energy=energy))
    return ", ".join(told)
