### What has happened, one sentence each.

## Set-up

event-laid = The { NAME($tile) } tile is laid in { NAME($place) }.
event-exchanged = After an exchange the { NAME($tile) } tile lies in { NAME($place) }.
event-turned_up = The display receives { NAME($contract) }.
event-dealt = { NAME($seat) } receives { NAME($contract) }.
event-got_kite = { NAME($seat) } receives the start kite and begins every round.
event-order_turned_up = The display receives order { NAME($order) }.

## Turn

event-turn = { NAME($seat) } begins turn { $number }.
event-income = { NAME($seat) } takes an income of { $number } M.
event-duty = { NAME($seat) } has no plant on any contract and must buy a contract this turn if possible.
event-bought_lines = { NAME($seat) } buys { $number ->
        [one] { $number } power line
       *[other] { $number } power lines
    } for { $number2 } M.
event-placed_line = { NAME($seat) } places a power line on { NAME($connection) }.
event-lifted_line = { NAME($seat) } picks up a power line from { NAME($connection) }.
event-bought_contract = { NAME($seat) } buys { NAME($contract) } for { $number } M.
event-took_contract = { NAME($seat) } takes { NAME($contract) } for free.
event-bought_order = { NAME($seat) } buys a public order for { $number } M.
event-took_order = { NAME($seat) } takes order { NAME($order) }.
event-stepped = { NAME($seat) } moves the crew to { NAME($place) }.
event-paid_bank = { NAME($seat) } pays { $number } M to the bank.
event-paid_fee = { NAME($seat) } pays { NAME($seat2) } a transit fee of { $number } M.
event-slid = { NAME($seat) } uses a nuclear tile for a free step.
event-passed = { NAME($seat) } passes, and the crew stays where it is.
event-built = { NAME($seat) } builds in { NAME($place) } from { NAME($contract) } ({ NAME($icon) }).
event-added = { NAME($seat) } also builds in { NAME($place) } from { NAME($contract) } (oil).
event-took_tile = { NAME($seat) } takes the { NAME($tile) } tile.
event-stored = { NAME($seat) } puts the { NAME($tile) } tile on the tableau.
event-boxed = The { NAME($tile) } tile taken by { NAME($seat) } goes to the box.
event-collected = { NAME($seat) } collects the { NAME($tile) } tile for orders.
event-returned = { NAME($seat) } returns a plant from { NAME($contract) } ({ NAME($icon) }) to the supply.
event-gained_money = { NAME($seat) } receives { $number } M.
event-gained_points = { NAME($seat) } scores { $number ->
        [one] { $number } point
       *[other] { $number } points
    } for building land.
event-drew = { NAME($seat) } draws a { NAME($certificate) }.
event-drew_hidden = { NAME($seat) } draws a CO₂ certificate.
event-completed = { NAME($seat) } completes { NAME($contract) }, scores { $number ->
        [one] { $number } point
       *[other] { $number } points
    } and receives { $number2 } M.
event-joined = { NAME($seat) } pays { NAME($seat2) } 2 M and builds along from { NAME($contract) } in { NAME($place) }.
event-got_joker = { NAME($seat) } takes a joker tile.

## Orders

event-used = { NAME($seat) } uses order { NAME($order) }.
event-paid_tile = { NAME($seat) } pays one { NAME($payment) }.
event-order_points = { NAME($seat) } scores { $number ->
        [one] { $number } point
       *[other] { $number } points
    } for order { NAME($order) }.
event-sold = { NAME($seat) } sells a { NAME($certificate) } for { $number } M.
event-shifted = { NAME($seat) } shifts a plant on { NAME($contract) } from { NAME($icon) } to { NAME($icon2) }.
event-planted = { NAME($seat) } puts a plant from { NAME($contract) } ({ NAME($icon) }) on { NAME($place) }.
event-swapped = { NAME($seat) } swaps the tiles in { NAME($place) } and { NAME($place2) }.
event-doubled = { NAME($seat) } doubles the oil plant on { NAME($contract) }.
event-free_step = { NAME($seat) } may take the next step for free.

## End

event-last_line = { NAME($seat) } has placed the last power line of the supply, so this is the last round.
event-last_contract = The last contract of the stack lies in the display, so this is the last round.
event-idle = Nobody has done anything for a whole round, so the game ends.
event-stuck = In this round nobody could act, however much money they had. If that stays so, the game ends after the next round.
event-stuck_end = Nobody could act for a second round, so the game ends.
event-scored = { NAME($seat) } scores { $number ->
        [one] { $number } point
       *[other] { $number } points
    } ({ $category ->
        [0] { category-contracts }
        [1] { category-orders }
        [2] { category-building_land }
        [3] { category-free_fields }
        [4] { category-certificates }
        [5] { category-majorities }
        [6] { category-regions }
        [7] { category-largest_grid }
       *[other] { NAME($category) }
    }).
event-won = { NAME($seat) } wins with { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
