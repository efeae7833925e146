"""What is known of the printed components as a whole, kept by the data."""

from __future__ import annotations

from collections import Counter

import pytest

from keeling.games.e_mission.data.box import BOX, PROJECTS
from keeling.games.e_mission.data.cards import Project

POWER = {power.id: power for power in BOX.power}
SINKS = {"usa": 6, "europe": 7, "china": 12, "global_south": 15, "solo": 10}  # of the set-up table
# Cards with each tag as published, in percent; of 133 cards so many.
SHARES = {
    "society": (25, 33),
    "energy": (27, 36),
    "regulation": (23, 31),
    "incentive": (20, 27),
    "ecology": (18, 24),
    "infrastructure": (17, 23),
    "innovation": (11, 15),
    "grid": (10, 13),
    "solar": (8, 11),
    "wind": (8, 11),
    "geoengineering": (7, 9),
    "nuclear": (5, 7),
}


@pytest.mark.clause("EM-3.8")
@pytest.mark.parametrize("name", SINKS)
def test_each_power_starts_with_its_sinks_and_ten_carbon(name: str) -> None:
    power = POWER[name]
    assert power.dirty + sum(power.emissions.values()) == SINKS[name] + 10


@pytest.mark.clause("EM-3.4", "EM-3.8")
def test_the_sinks_of_a_set_up_are_those_of_its_powers() -> None:
    for row in BOX.setup:
        powers = ["solo"] if row.players == 1 else row.powers
        assert row.trees + row.oceans == sum(SINKS[power] for power in powers)


@pytest.mark.clause("EM-3.8")
def test_china_starts_as_its_board_is_printed() -> None:
    china = POWER["china"]
    assert (china.demand, china.dirty, china.clean, china.growth) == (12, 9, 3, 2)
    assert china.emissions == {
        "transport": 2,
        "buildings": 2,
        "industry": 6,
        "fuel_extraction": 1,
        "agriculture": 1,
        "waste": 1,
    }
    assert china.resilience == {"social": 1, "ecological": 0, "infrastructure": 1}
    assert china.communities == 1


@pytest.mark.clause("EM-10.4")
def test_demand_grows_as_the_rulebook_says() -> None:
    grows = {"usa": 1, "europe": 1, "china": 2, "global_south": 3, "solo": 2}
    assert {name: power.growth for name, power in POWER.items()} == grows


@pytest.mark.clause("EM-2.1")
def test_the_tokens_of_all_kinds_are_those_of_the_box() -> None:
    assert sum(kind.tokens for kind in BOX.emission_kind) == 69
    for kind in BOX.emission_kind:
        four = [power for power in BOX.power if power.id != "solo"]
        assert sum(power.emissions[kind.id] for power in four) <= kind.tokens


@pytest.mark.clause("EM-2.12")
def test_tags_are_as_common_as_published() -> None:
    found = Counter(tag for card in PROJECTS.project for tag in set(card.tags))
    assert dict(found) == {tag: cards for tag, (_, cards) in SHARES.items()}
    assert dict(found) == BOX.tag_share.cards_here
    shares = {tag: percent for tag, (percent, _) in SHARES.items()}
    assert shares == BOX.tag_share.percent_of_project_cards
    for tag, cards in found.items():
        assert round(100 * cards / 133) == shares[tag]


@pytest.mark.clause("EM-2.12")
def test_a_project_card_shows_one_to_three_tags() -> None:
    numbers = Counter(len(card.tags) for card in PROJECTS.project)
    assert sorted(numbers) == [1, 2, 3]
    assert BOX.tag_share.tags_per_card == [1, 3]
    assert sum(n * cards for n, cards in numbers.items()) == 240  # 1.8 each
    assert all(len(set(card.tags)) == len(card.tags) for card in PROJECTS.project)


def speaks_of(card: Project) -> set[str]:
    """The tags a card counts."""
    counted = {card.limit.tag, *(e.per for e in card.effects), *(e.tier_tag for e in card.effects)}
    return counted & set(SHARES)


def test_most_cards_show_the_tag_they_count() -> None:
    """A few do not, as printed: solar plants count the grid they need."""
    counting = [card for card in PROJECTS.project if speaks_of(card)]
    without = {card.id for card in counting if not speaks_of(card) & set(card.tags)}
    assert without == {"P017", "P019", "P059", "P063"}


@pytest.mark.clause("EM-9.5.1")
def test_rows_of_communities_end_where_a_penalty_begins() -> None:
    rows = BOX.player_board.community_row_lengths
    assert rows == [3, 4, 5]
    assert [row.min for row in BOX.community_penalty] == [0, 4, 8]
    assert sum(rows) == BOX.meta.community_limit
