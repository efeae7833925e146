"""Every project card and every start card does what its row says: tags, cost, limit, effects."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from keeling.games.e_mission.data.box import PROJECTS
from keeling.games.e_mission.data.cards import Project
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import CARDS
from tests.e_mission.cards import (
    ROWS,
    SECTORS,
    TAGS,
    Numbers,
    amount,
    changes,
    counted,
    differing,
    finish,
    kept,
    least_stack,
    of_kind,
    rich_stack,
    tags_of,
    wanted_of,
    wanted_of_geo,
)
from tests.e_mission.tables import menu, offered, play, refused, table, told

ALL = [*PROJECTS.project, *PROJECTS.start]
LATER = [card for card in ALL if card.when]
NOW = [card for card in ALL if not card.when]
STACKS = {"least": least_stack, "rich": rich_stack}
BOARD = {
    "demand": 20,
    "dirty": 20,
    "clean": 9,
    "communities": 5,
    "emissions": dict.fromkeys(SECTORS, 6),
    "resilience": {"social": 3, "ecological": 3, "infrastructure": 3},
}


def spare(cards: list[str]) -> list[str]:
    """Project cards that are not in a stack."""
    return [card.id for card in PROJECTS.project if card.id not in cards]


def with_card(stack: list[str], *, phase: str = "project", hand: int = 6) -> EMission:
    """A card with a stack under it, rich boards, hands, a pile and face-down crises."""
    others = spare(stack)
    given: dict[str, Any] = {
        "trees": 10,
        "oceans": 10,
        "bands": 3,
        "column": ["C01", "unknown", "unknown"],
        "discarded": others[20:26],
        "tracks": dict.fromkeys(
            ("extreme_weather", "desertification", "amazon_dieback", "arctic_melt"), 3
        ),
        "phase": phase,
        "seats": {
            "blue": {**BOARD, "projects": [stack, others[26:28]], "hand": others[:hand]},
            "orange": {**BOARD, "hand": others[10:14]},
        },
    }
    return menu(**given) if phase == "project" else table("emission_cards blue", **given)


def wanted(card: Project, stack: list[str], before: Numbers) -> Numbers:
    """What one use should change, cost included (EM-6.3.4, EM-6.3.16)."""
    found: Numbers = Counter({"pile": card.cost.discard, "blue demand": card.cost.demand})
    found["blue hand"] = -card.cost.discard
    for kind, n in card.cost.resilience.items():
        found[f"blue {kind}"] -= n
    tags = tags_of(stack)
    for effect in card.effects:
        found.update(wanted_of(of_kind(effect, tags), amount(effect, tags), before))
    return found


def is_simple(card: Project) -> bool:
    """Whether what happens does not depend on chance."""
    return not {"geo_roll", "draw_filter", "move_card"} & {e.do for e in card.effects}


SIMPLE = [card for card in NOW if is_simple(card)]


@pytest.mark.clause("EM-6.3.9", "EM-7.17", "EM-6.3.10", "EM-6.3.4", "EM-7.1", "EM-7.2", "EM-7.4")
@pytest.mark.clause("EM-7.5", "EM-7.10", "EM-7.11", "EM-7.21", "EM-7.22", "EM-7.26", "EM-7.27")
@pytest.mark.parametrize("size", STACKS)
@pytest.mark.parametrize("card", SIMPLE, ids=[card.id for card in SIMPLE])
def test_a_use_does_what_the_card_says(card: Project, size: str) -> None:
    stack = STACKS[size](card)
    s = with_card(stack)
    before, depth = counted(s), len(s.agenda)
    if all(amount(effect, tags_of(stack)) == 0 for effect in card.effects):
        tiers = any(effect.tier_tag for effect in card.effects)
        assert refused(s, "use 1") == ("EM-7.6" if tiers else "EM-6.3.11")
        return
    play(s, "use 1")
    finish(s, depth)
    assert differing(before, counted(s)) == changes(wanted(card, stack, before))


@pytest.mark.clause("EM-6.3.13")
@pytest.mark.parametrize("name", [c.id for c in NOW if any(e.optional for e in c.effects)])
def test_what_is_optional_can_be_left_out(name: str) -> None:
    card = ROWS[name]
    stack = rich_stack(card)
    s = with_card(stack)
    before, depth = counted(s), len(s.agenda)
    must: Numbers = Counter({"pile": card.cost.discard, "blue hand": -card.cost.discard})
    for effect in card.effects:
        if not effect.optional:
            must.update(wanted_of(effect, amount(effect, tags_of(stack)), before))
    play(s, "use 1", f"pay {spare(stack)[0]}")
    assert "skip" in offered(s)
    play(s, "skip")
    finish(s, depth)
    assert differing(before, counted(s)) == changes(must)


@pytest.mark.clause("EM-7.13", "EM-7.29", "EM-2.7", "EM-7.14", "EM-7.15", "EM-7.16")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("name", ["P131", "P132", "P133"])
def test_geo_engineering_follows_its_table(name: str, face: int) -> None:
    card = ROWS[name]
    s = with_card([name])
    before, depth = counted(s), len(s.agenda)
    play(s, "use 1")
    if card.cost.discard:
        play(s, f"pay {spare([name])[0]}")
    assert offered(s) == [f"geo_die {n}" for n in range(1, 7)]
    play(s, f"geo_die {face}")
    finish(s, depth)
    must = wanted_of_geo(card.effects[0].table, face + 1, before)  # one tag of its own
    must.update({"pile": card.cost.discard, "blue hand": -card.cost.discard})
    assert differing(before, counted(s)) == changes(must)


@pytest.mark.clause("EM-7.35", "EM-7.36")
@pytest.mark.parametrize("name", ["P009", "P010", "P016"])
def test_what_fits_is_kept_and_the_rest_discarded(name: str) -> None:
    card = ROWS[name]
    stack = rich_stack(card)
    s = with_card(stack)
    before, depth = counted(s), len(s.agenda)
    play(s, "use 1")
    finish(s, depth)
    drawn = [CARDS[event[2]] for event in told(s) if event[0] == "drew"]
    effect = card.effects[0]
    assert len(drawn) == amount(effect, tags_of(stack))
    fitting = kept(effect, drawn)
    must = Counter({"blue hand": len(fitting), "pile": len(drawn) - len(fitting)})
    assert differing(before, counted(s)) == changes(must)


@pytest.mark.clause("EM-6.3.6", "EM-6.3.1")
@pytest.mark.parametrize("size", STACKS)
@pytest.mark.parametrize("card", NOW, ids=[card.id for card in NOW])
def test_a_card_is_used_as_often_as_it_says(card: Project, size: str) -> None:
    stack = STACKS[size](card)
    if card.limit.kind == "none":
        most = 99
    else:
        most = tags_of(stack)[card.limit.tag] if card.limit.tag else 1
    for used in (most - 1, most):
        s = with_card(stack)
        s.used[0] = used
        s.settle()
        if used < most and refusal_of_effects(card, stack) == "":
            assert "use 1" in offered(s)
        elif used >= most and card.limit.kind != "none":
            assert refused(s, "use 1") == "EM-6.3.6"


def refusal_of_effects(card: Project, stack: list[str]) -> str:
    """The clause against a use that would change nothing."""
    if any(effect.do == "geo_roll" or amount(effect, tags_of(stack)) for effect in card.effects):
        return ""
    return "EM-7.6"


@pytest.mark.clause("EM-6.3.3")
@pytest.mark.parametrize("name", [card.id for card in ALL if card.needs])
def test_without_one_of_its_tags_a_card_cannot_be_used(name: str) -> None:
    card = ROWS[name]
    own = tags_of([name])
    lacking = any(own[tag] < n for tag, n in card.needs.items())
    s = with_card([name])
    if lacking:
        assert refused(s, "use 1") == "EM-6.3.3"
    for tag, n in card.needs.items():
        enough = least_stack(card)
        assert tags_of(enough)[tag] >= n


@pytest.mark.clause("EM-6.3.4")
@pytest.mark.parametrize("name", [card.id for card in NOW if card.cost.discard])
def test_with_too_few_cards_nothing_is_paid(name: str) -> None:
    card = ROWS[name]
    s = with_card(rich_stack(card), hand=card.cost.discard - 1)
    assert refused(s, "use 1") == "EM-6.3.4"


@pytest.mark.clause("EM-6.3.17", "EM-7.37", "EM-8.2.3")
@pytest.mark.parametrize("size", STACKS)
@pytest.mark.parametrize("card", LATER, ids=[card.id for card in LATER])
def test_cards_for_the_emission_phase(card: Project, size: str) -> None:
    stack = STACKS[size](card)
    assert refused(with_card(stack), "use 1") == "EM-6.3.17"
    s = with_card(stack, phase="emission")
    before = counted(s)
    play(s, "use 1")
    finish(s, 0)
    assert differing(before, counted(s)) == changes(wanted(card, stack, before))


@pytest.mark.clause("EM-6.2.9")
def test_nothing_can_be_repeated_without_end() -> None:
    brings = {"draw_cards", "draw_keep", "draw_filter", "recover_card", "give_card"}
    brings |= {"exchange_card", "other_draws"}
    for card in ALL:
        if card.limit.kind == "none":
            assert card.cost.discard >= 1, card.id
            assert not brings & {effect.do for effect in card.effects}, card.id


def test_every_tag_of_the_cards_is_known() -> None:
    assert {tag for card in ALL for tag in card.tags} == set(TAGS)
