### What has happened, one sentence each.

## The display

event-card_open = The project { NAME($card) } is for sale.
event-card_preview = The project { NAME($card) } is shown for the next round.
event-action_open = The action card { NAME($action) } is for sale.
event-action_preview = The action card { NAME($action) } is shown for the next round.
event-cleared = That was the last sale of this round. Not sold and discarded: { $number ->
        [one] { $number } project
       *[other] { $number } projects
    }.
event-new_display = What was not sold is discarded, and the cards of the preview are for sale.

## The auction and accounting

event-round = Round { $number } begins.
event-spied = { NAME($seat) } plays { action-A18 } and bids after all others.
event-set_bid = { NAME($seat) } sets a bid of { NAME($bid) }.
event-set_bid_hidden = { NAME($seat) } sets a bid.
event-shown_bid = { NAME($seat) } bids { NAME($bid) }.
event-drew_lot = The lot decides for { NAME($seat) }.
event-order = { NAME($seat) } has place { $number } in the turn order.
event-income = { NAME($seat) } pays { $number } for the bid and receives an income of { $number2 }.

## The investment

event-turn = It is the turn of { NAME($seat) }.
event-bought = { NAME($seat) } buys the project { NAME($card) } for { $number } cash.
event-bought_action = { NAME($seat) } buys the action card { NAME($action) } for { $number } cash.
event-refund = { NAME($seat) } uses the tax refund.
event-borrowed = { NAME($seat) } takes a loan of { NAME($loan) }.
event-repaid = { NAME($seat) } repays a loan of { NAME($loan) } for { $number } cash.
event-bought_chip = { NAME($seat) } buys a PR chip of value { NAME($chip, case: "n") } for { $number } cash.
event-dividend = { NAME($seat) } pays a dividend of { $number } cash and scores { $number2 ->
        [one] { $number2 } point
       *[other] { $number2 } points
    }.
event-played = { NAME($seat) } plays the card { NAME($action) }.

## What changes

event-cash = { NAME($seat) } receives { $number } cash.
event-points = { NAME($seat) } scores { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
event-points_lost = { NAME($seat) } loses { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
event-rose = The income of { NAME($seat) } rises by { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }, to step { $number2 }.
event-fell = The income of { NAME($seat) } falls by { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }, to step { $number2 }.
event-level = { NAME($seat) } is now at level { $number } in { NAME($category) }.
event-took_chip = { NAME($seat) } takes a PR chip of value { NAME($chip, case: "n") }.
event-sued = { NAME($seat) } sues { NAME($seat2) } and receives { $number } cash.
event-poached = { NAME($seat) } takes a PR chip of value { NAME($chip, case: "n") } from { NAME($seat2) }.
event-boycotted = { NAME($seat) } calls for a boycott of { NAME($seat2) }.
event-moved_tile = { NAME($seat) } moves a tile ({ NAME($tile) }) from { NAME($cell) } to { NAME($cell2) }.

## The expansion

event-placed = { NAME($seat) } places a tile ({ NAME($tile) }) on { NAME($cell) }.
event-cooperated = { NAME($seat) } cooperates with { NAME($seat2) } for { $number ->
        [one] { $number } step
       *[other] { $number } steps
    } each.
event-cooperated_alone = { NAME($seat) } cooperates with a tile of their own for { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }.
event-competed = { NAME($seat) } competes with { NAME($seat2) } for { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }.
event-immune = The legal department of { NAME($seat) } keeps { NAME($seat2) } from taking { $number ->
        [one] { $number } step
       *[other] { $number } steps
    } away.

## Scoring and the end

event-allocated = { NAME($seat) } lays a PR chip of value { NAME($chip, case: "n") } { NAME($field, case: "on") }.
event-allocated_hidden = { NAME($seat) } lays a PR chip of value { NAME($chip, case: "n") }, unseen.
event-boards_shown = All PR boards are shown.
event-chip_shown = { NAME($seat) } has a PR chip of value { NAME($chip, case: "n") } { NAME($field, case: "on") }.
event-image_scored = { NAME($seat) } scores { $number2 ->
        [one] { $number2 } point
       *[other] { $number2 } points
    } with image { $number } in { NAME($category) }.
event-image_stays = The image of { NAME($seat) } in { NAME($category) } stays at { $number }.
event-balance_scored = { NAME($seat) } scores { $number2 ->
        [one] { $number2 } point
       *[other] { $number2 } points
    } for the lowest level ({ $number }).
event-valued = { NAME($seat) } scores { $number2 ->
        [one] { $number2 } point
       *[other] { $number2 } points
    } for income step { $number } in the company valuation.
event-settled = { NAME($seat) } pays { $number } cash for open loans.
event-unpaid = { NAME($seat) } still owes { $number } cash and loses { $number2 ->
        [one] { $number2 } point
       *[other] { $number2 } points
    }.
event-final_card = { NAME($seat) } scores { $number ->
        [one] { $number } point
       *[other] { $number } points
    } for { NAME($action) }.
event-won = { NAME($seat) } wins with { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
