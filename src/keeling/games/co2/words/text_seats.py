"""The players as text: all that lies before them, secrets only for their owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.carbon.words import phrases as shared
from keeling.games.co2.words import phrases as said
from keeling.text.letters import OF_SEATS

if TYPE_CHECKING:
    from keeling.games.co2.view.types import Co2View, Seat
    from keeling.text.catalogue import Catalogue


def seat_texts(view: Co2View, words: Catalogue, seat: Seat) -> tuple[str, list[str]]:
    """A title, and a text for everything a seat has."""
    name = seat.seat
    letter = OF_SEATS[list(view.seats).index(name)]
    facts = [f"{letter} {words.name(f'seat-{name}')}"]
    facts.append(shared.amount(words, "vp", seat.score))
    if view.start_player == name:
        facts.append(words.say("text-starts"))
    if view.to_move == name:
        facts.append(words.say("text-moves"))
    texts = [stocks(words, seat), scientists(view, words, seat)]
    texts += [expertise(words, seat), *holdings(view, words, seat), *cards(words, seat)]
    return " - ".join(facts), texts


def stocks(words: Catalogue, seat: Seat) -> str:
    """Money, cubes, CEPs and income."""
    amounts = {"money": seat.money, "tech": seat.tech, "cep": seat.ceps}
    held = ", ".join(shared.amount(words, op, n) for op, n in amounts.items())
    return f"{held}; {words.say('text-income', income=seat.income)}"


def scientists(view: Co2View, words: Catalogue, seat: Seat) -> str:
    """Where the scientists of a seat are."""
    name = seat.seat
    projects = [p.worker for region in view.regions for p in region.projects if p]
    speakers = [who for c in view.congresses if c for who in c.speakers.values()]
    return words.say(
        "text-scientists",
        supply=seat.supply,
        pool=seat.pool,
        projects=projects.count(name),
        congresses=speakers.count(name),
    )


def expertise(words: Catalogue, seat: Seat) -> str:
    """The levels of a seat, each with the next bonus of the track."""
    levels = [shared.tied(level(words, energy, n)) for energy, n in seat.expertise.items()]
    return words.say("text-expertise", levels=", ".join(levels))


def level(words: Catalogue, energy: str, n: int) -> str:
    """A level and what lies ahead of it."""
    ahead = said.next_bonus(energy, n)
    key = f"energy-{energy}"
    if ahead is None:
        return words.say("text-level-bare", energy=key, level=n)
    at, effects = ahead
    bonus = shared.effects_in_words(words, effects)
    return words.say("text-level", energy=key, level=n, next=at, bonus=bonus)


def holdings(view: Co2View, words: Catalogue, seat: Seat) -> list[str]:
    """Regions, plants, UN goals, and where the points come from."""
    owns = words.say("text-owns", count=seat.plants)
    regions = shared.names_of(words, "region", seat.regions) or words.say("text-none")
    texts = [f"{owns}; {words.say('text-controls', regions=regions)}"]
    if seat.un_goals:
        goals = shared.names_of(words, "un_goal", seat.un_goals)
        texts.append(words.say("text-claimed", goals=goals))
    if view.config["start_player_auction"] and view.prompt == "bid":
        texts.append(words.say("text-cover", most=seat.cover))
    scored = {category: points for category, points in seat.points.items() if points}
    if scored:
        points = shared.counts_in_words(words, "category", scored)
        texts.append(words.say("text-points", points=points))
    return texts


def cards(words: Catalogue, seat: Seat) -> list[str]:
    """The company goal and the lobby cards: in words for their owner, else only how many."""
    texts = [company_goal(words, seat), words.say("text-hand", count=seat.hand)]
    texts += [named_lobby(words, card) for card in seat.lobby or []]
    if seat.draft:
        texts.append(words.say("text-draft"))
        texts += [named_lobby(words, card) for card in seat.draft]
    return texts


def company_goal(words: Catalogue, seat: Seat) -> str:
    """The company goal, as far as it may be seen."""
    goal = seat.goal
    if not seat.has_goal:
        return words.say("text-goal-none")
    if goal is None:
        return words.say("text-goal-held")
    text = said.goal_in_words(words, goal)
    return words.say("text-goal", company_goal=f"company_goal-{goal}", text=text)


def named_lobby(words: Catalogue, card: str) -> str:
    """A lobby card with its effects."""
    text = said.lobby_in_words(words, card)
    return words.say("text-lobby-named", lobby=f"lobby-{card}", text=text)
