"""Which values of the data file are printed, and which were published, decided or are ours."""

from __future__ import annotations

import pytest

from keeling.games.green_deal.data.box import BOX
from keeling.kernel.sources import DECISION, PUBLIC, RECONSTRUCTED, RULEBOOK, Row


def kind(row: Row, field: str) -> str:
    """Where a value of a row comes from, in a word."""
    return row.sources.get(field, row.source).partition(":")[0]


@pytest.mark.parametrize(
    ("row", "field", "source"),
    [
        (BOX.setup, "rounds", RULEBOOK),
        (BOX.setup, "start_cash", PUBLIC),
        (BOX.setup.more, "start_income_step", RECONSTRUCTED),
        (BOX.setup.more, "start_vp", DECISION),
        (BOX.auction.wheel, "bid_max", RECONSTRUCTED),
        (BOX.auction.wheel, "bid_limited_by_cash", DECISION),
        (BOX.income_track, "min_step", RULEBOOK),
        (BOX.income_track, "step_to_income", RECONSTRUCTED),
        (BOX.sustainability_track, "max_level", RULEBOOK),
        (BOX.sustainability_track, "weakest_category_vp", RECONSTRUCTED),
        (BOX.company_valuation, "vp", RULEBOOK),
        (BOX.company_valuation, "tie", DECISION),
        (BOX.pr_scoring, "tie", RULEBOOK),
        (BOX.pr_chips, "stacks", PUBLIC),
        (BOX.pr_chips, "purchase_limit_per_round", RULEBOOK),
        (BOX.tax_refund, "cost", DECISION),
        (BOX.tax_refund, "options", RULEBOOK),
        (BOX.map, "rows", RECONSTRUCTED),
        (BOX.map, "wrap_cols", RULEBOOK),
        (BOX.map, "wrap_rows", DECISION),
        (BOX.map, "interaction_neighbours", RULEBOOK),
        (BOX.action_deck, "regular_cards", DECISION),
    ],
)
def test_a_value_says_where_it_comes_from(row: Row, field: str, source: str) -> None:
    assert kind(row, field) == source


def test_no_card_has_a_value_that_is_printed_or_published() -> None:
    cards = [*BOX.sustainability_card, *BOX.action_card]
    assert {card.source for card in cards} == {RECONSTRUCTED}
    assert not any(card.sources for card in cards)
