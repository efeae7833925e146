"""The players as text: all that lies before them, secrets only for their owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.games.carbon.words import phrases as shared
from keeling.games.second_chance.words import phrases as said
from keeling.games.second_chance.words.text_team import sheet
from keeling.text.letters import OF_SEATS

if TYPE_CHECKING:
    from keeling.games.second_chance.view.types import Goal, Seat, SecondChanceView
    from keeling.text.catalogue import Catalogue


def seat_texts(view: SecondChanceView, words: Catalogue, name: str) -> tuple[str, list[str]]:
    """A title, and a text for everything a seat has."""
    seat = view.seats[name]
    letter = OF_SEATS[list(view.seats).index(name)]
    facts = [f"{letter} {words.name(f'seat-{name}')}"]
    if not view.is_team:
        facts.append(shared.amount(words, "vp", seat.score))
    if view.start_player == name and len(view.seats) > 1:
        facts.append(words.say("text-starts"))
    if view.to_move == name:
        facts.append(words.say("text-moves"))
    texts = [stocks(words, seat), scientists(view, words, seat), knowledge(words, seat)]
    texts += [*holdings(view, words, seat), *goals(view, words, seat), *cards(words, seat)]
    return " - ".join(facts), texts


def stocks(words: Catalogue, seat: Seat) -> str:
    """Money, tech, CEPs with those of controlled regions, and income."""
    amounts = {"money": seat.money, "tech": seat.tech, "cep": seat.ceps}
    held = ", ".join(shared.amount(words, op, n) for op, n in amounts.items())
    texts = [held, words.say("text-income", income=seat.income)]
    if seat.payable_ceps > seat.ceps:
        texts.insert(1, words.say("text-payable", ceps=seat.payable_ceps))
    return "; ".join(texts)


def scientists(view: SecondChanceView, words: Catalogue, seat: Seat) -> str:
    """Where the scientists of a seat are."""
    name = seat.seat
    projects = [p.worker for region in view.regions for p in region.projects if p]
    speakers = [who for s in view.summits if s for who in s.speakers.values()]
    guests = [card.scientist for card in view.played]
    return words.say(
        "text-scientists",
        board=seat.scientists,
        pool=seat.pool,
        projects=projects.count(name),
        summits=speakers.count(name),
        cards=guests.count(name),
    )


def knowledge(words: Catalogue, seat: Seat) -> str:
    """The knowledge of a seat, each with the next bonus of the track."""
    levels = [shared.tied(level(words, energy, n)) for energy, n in seat.knowledge.items()]
    return words.say("text-knowledge", levels=", ".join(levels))


def level(words: Catalogue, energy: str, n: int) -> str:
    """A level and what lies ahead of it."""
    ahead = said.next_bonus(energy, n)
    key = f"energy-{energy}"
    if ahead is None:
        return words.say("text-level-bare", energy=key, level=n)
    at, effects = ahead
    bonus = shared.effects_in_words(words, effects)
    return words.say("text-level", energy=key, level=n, next=at, bonus=bonus)


def holdings(view: SecondChanceView, words: Catalogue, seat: Seat) -> list[str]:
    """Plants, infrastructure, regions, pieces left, UN goals, and where points come from."""
    counts = {"plants": seat.plants, "infrastructure": seat.infrastructure}
    regions = shared.names_of(words, "region", seat.regions) or words.say("text-none")
    texts = [words.say("text-owns", **counts), words.say("text-controls", regions=regions)]
    if seat.open_infrastructure:
        places = shared.names_of(words, "project", seat.open_infrastructure)
        texts.append(words.say("text-open", places=places))
    if seat.pieces_left:
        texts.append(words.say("text-left", **seat.pieces_left))
    claimed = [goal.un_goal for goal in view.un_goals if goal.claimed_by == seat.seat]
    if claimed:
        texts.append(words.say("text-claimed", goals=shared.names_of(words, "un_goal", claimed)))
    return texts if view.is_team else texts + sheet(words, seat)


def goals(view: SecondChanceView, words: Catalogue, seat: Seat) -> list[str]:
    """Goals of the seat as far as they may be seen, with how far they are; those to choose from."""
    if view.is_team:
        texts = [private_goal(view, words, goal) for goal in seat.goals]
        hidden = seat.goals_held - len(texts)
        texts += [words.say("text-private-hidden", count=hidden)] if hidden else []
    else:
        texts = [company_goal(words, goal) for goal in seat.goals] or [hidden_goal(words, seat)]
    if seat.goals_dealt:
        texts.append(words.say("text-dealt"))
        texts += [dealt(view, words, goal) for goal in seat.goals_dealt]
    return texts


def private_goal(view: SecondChanceView, words: Catalogue, goal: Goal) -> str:
    """A private goal with its progress."""
    key = "text-private-met" if goal.met else "text-private"
    text = said.private_in_words(words, goal.goal, len(view.seats))
    far = {"progress": goal.reached, "needed": goal.asked}
    return words.say(key, coop_goal=f"coop_goal-{goal.goal}", text=text, **far)


def company_goal(words: Catalogue, goal: Goal) -> str:
    """A company goal and what it is worth."""
    key = "text-company-discarded" if goal.discarded else "text-company"
    text = said.company_in_words(words, goal.goal)
    points = shared.amount(words, "vp", goal.worth)
    name = f"company_goal-{goal.goal}"
    return words.say(key, company_goal=name, text=text, points=points)


def hidden_goal(words: Catalogue, seat: Seat) -> str:
    """Whether a company goal is held that may not be seen."""
    return words.say("text-company-held" if seat.has_company_goal else "text-company-none")


def dealt(view: SecondChanceView, words: Catalogue, goal: str) -> str:
    """A goal to choose from."""
    if view.is_team:
        name = words.name(f"coop_goal-{goal}")
        return f"{name}: {said.private_in_words(words, goal, len(view.seats))}"
    return f"{words.name(f'company_goal-{goal}')}: {said.company_in_words(words, goal)}"


def cards(words: Catalogue, seat: Seat) -> list[str]:
    """The lobby cards: in words for their owner, else only how many."""
    texts = [words.say("text-hand", count=seat.hand)]
    texts += [named_lobby(words, card) for card in seat.lobby or []]
    if seat.draft:
        texts.append(words.say("text-draft"))
        texts += [named_lobby(words, card) for card in seat.draft]
    return texts


def named_lobby(words: Catalogue, card: str) -> str:
    """A lobby card with its effects."""
    text = said.lobby_in_words(words, card)
    return words.say("text-lobby-named", lobby=f"lobby-{card}", text=text)
