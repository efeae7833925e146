### The board as text, and what stands beside options.

## Where we are

text-round = Round { $round } of { $rounds }, { NAME($phase) }
text-to_move = { NAME($seat) } to move
text-choosing = { $seats } choose at the same time
text-chance = Chance decides
text-won = { $count ->
    [one] Winner: { $seats }
   *[other] Winners: { $seats }
}
text-order = Turn order: { $seats }
text-bids = Bids: { $bids }
text-own_bid = Your bid: { $bid }, not shown yet
text-bids_set = Bids are set, unseen: { $seats }
text-spy = { NAME($seat) } bids after the others
text-done = Done in this turn: { $actions }
text-done-card = project bought
text-done-action = action card bought or tax refund used
text-done-loan = loan taken
text-done_chips = PR chips bought: { $n }
text-done_dividend = dividend paid
text-scorings = Scorings to come, after rounds: { $scorings }

## The display

text-for_sale = For sale (projects sold: { $sold } of { $limit })
text-card = { $name }: { $text }
text-action = { $name }: { $text }
text-tax_refund = Tax refund, always there, no cost: { $text }
text-price = { $price } cash for you (printed { $printed })
text-preview = Next round
text-preview_last = Preview; there is no next round
text-unseen = Nobody has seen: { $projects }; action cards { $actions }
text-discarded = Discarded: { $cards }
text-supplies = Supplies
text-loans_left = Loans: { $loans }
text-loan_left = { $loan } ({ $n } left)
text-chips_left = PR chips: { $chips }
text-chip_left = value { $chip } for { $price } ({ $n } left)
text-tiles_left = Tiles left, sizes 1 to 5: { $tiles }

## The map

text-map = World map, { $rows } rows and { $columns } columns; it goes on beyond its borders
text-legend = Category, size, player; { $free } free cell, { $start } free start field
text-tiles_of = { NAME($seat) }: { $tiles }
text-tile_at = { NAME($tile) } on { NAME($cell) }
text-beside = { NAME($direction) }: { NAME($tile) } of { NAME($seat) }
text-start_fields = Free start fields: { $cells }
text-not_started = No tile placed yet: { $seats }
text-none = none

## Players

text-moves = to move
text-money = { $cash } cash; income step { $step }, { $income } cash a round
text-dividend = dividend: { $cash } for { $points }
text-levels = Levels: { $levels }; the lowest is worth { $points }
text-chips = PR chips of value { $chips }
text-board = PR board: { $chips }
text-images = Image: { $images }
text-images_kept = Image that has stayed: { $images }
text-loans = Loans: { $loans }; { $due } cash to repay them all
text-pending = Tile to place: { NAME($tile) }
text-projects = Projects: { $cards }
text-action_owned = { $name } ({ NAME($kind) }): { $text }
text-action_done = { $name } (done)
text-has-repaid = Has repaid a loan this turn and may not take one
text-has-borrowed = Has taken a loan this round
text-unpaid = Not paid in the final settlement: { $n } cash
text-points = Points: { $points }

## Beside options

text-cash = { $n } cash
text-n_points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
text-steps = income steps { $steps }
text-bid_leaves = { $left } cash left, { $then } with the income
text-bid_place = place { $place }
text-level_from_to = level { $level } → { $level2 }
text-income_from_to = income { $income } → { $income2 }
text-clears = last sale of the round, also discarded: { $n ->
        [one] { $n } project
       *[other] { $n } projects
    }
text-repay_later = to be repaid with { $due }, interest { $interest }
text-repay_now = { $due } cash, interest { $interest }
text-left = { $n } left
text-pays = { $cash } for { $points }
text-nothing_invested = without a main investment
text-pays_you = pays { $n } cash
text-saved = saved for the next PR scoring
text-saved_in_vain = counts no more after this round
text-image_place = image { $image }; place { $place } by what can be seen
text-income_change = { $steps } (income { $income } → { $income2 })
text-outcome = you { $own }, { NAME($seat) } { $other }
text-edge_own = { NAME($direction) }, own { $size }: cooperate, you { $own }
text-edge = { NAME($direction) }, { NAME($seat) } { $size }: cooperate, you { $own }, { NAME($seat) } { $other }
text-edge_or = { $edge }, or compete, you { $own }, the other { $other }
