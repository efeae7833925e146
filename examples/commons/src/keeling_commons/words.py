"""The table in words: for terminals, for people who listen, and beside the options."""

from __future__ import annotations

from keeling.text.catalogue import Catalogue
from keeling.text.letters import OF_SEATS
from keeling.text.lines import titled
from keeling_commons.engine.options import VOCABULARY
from keeling_commons.view import CommonsView, Seat


def text_board(view: CommonsView, words: Catalogue) -> str:
    """Everything the view holds, in lines that fit a terminal."""
    title = f"{words.say('game-name')} - {headline(view, words)}"
    blocks = [titled(title, [lake(view, words), last(view, words), situation(view, words)])]
    for letter, seat in zip(OF_SEATS, view.seats.values(), strict=False):
        blocks.append(titled(f"{letter} {words.name(f'seat-{seat.seat}')}", about(seat, words)))
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def headline(view: CommonsView, words: Catalogue) -> str:
    """How far the game is."""
    return words.say("text-round", round=view.round, rounds=view.rounds)


def lake(view: CommonsView, words: Catalogue) -> str:
    """How many fish there are."""
    return words.say("text-lake", fish=view.fish, room=view.room)


def last(view: CommonsView, words: Catalogue) -> str:
    """What nobody may catch now."""
    return words.say("text-last", size=f"size-{view.last}") if view.last else words.say("text-any")


def situation(view: CommonsView, words: Catalogue) -> str:
    """Who is to choose, or how it ended."""
    if view.ended and not view.winners:
        return words.say("text-lost")
    if view.ended:
        winners = ", ".join(words.name(f"seat-{seat}") for seat in view.winners)
        return words.say("text-won", seats=winners, count=len(view.winners))
    if view.to_move:
        return words.say("text-to_move", seat=f"seat-{view.to_move}")
    return words.say("text-chance")


def about(seat: Seat, words: Catalogue) -> list[str]:
    """What a player has landed, and the order, as far as it may be seen."""
    one, two, three = seat.landed.values()
    landed = words.say("text-landed", one=one, two=two, three=three)
    if seat.order is None or seat.coins is None:
        return [landed, words.say("text-secret")]
    return [landed, words.say("text-order", size=f"size-{seat.order}", coins=seat.coins)]


def remark(view: CommonsView, option: int, words: Catalogue) -> str:
    """Beside a catch: what it leaves."""
    verb, args = VOCABULARY.meaning(option)
    if verb != "catch":
        return ""
    left = view.fish - int(args[0][1])
    return words.say("text-left", fish=left) if left else words.say("text-empties")
