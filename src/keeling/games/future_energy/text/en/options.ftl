### What can be done: `option-<verb>` in full, `group-<verb>` as the heading of all options of a verb.

## Chance

option-sort_out = Sort out the { NAME($tile) } tile
group-sort_out = Sort out
option-lay = Lay the { NAME($tile) } tile in { NAME($place) }
group-lay = Lay a tile
option-exchange = Exchange the tile in { NAME($place) }
group-exchange = Exchange the tile in
option-for_tile = Bring in the { NAME($tile) } tile
group-for_tile = Bring in
option-for_place = Bring in the tile from { NAME($place) }
group-for_place = Bring in the tile from
option-turn_up = Turn up { NAME($contract) }
group-turn_up = Turn up a contract
option-deal = Deal { NAME($contract) }
group-deal = Deal a start contract
option-kite = Give the start kite to { NAME($seat) }
group-kite = Give the start kite to
option-turn_up_order = Turn up order { NAME($order) }
group-turn_up_order = Turn up an order
option-draw = Draw a { NAME($certificate) }
group-draw = Draw a certificate

## Planning

option-end = Finish and go on
group-end = Finish
option-one_line = Buy one power line (1 M)
group-one_line = Buy one line
option-two_lines = Buy two power lines (5 M)
group-two_lines = Buy two lines
option-buy = Buy the contract in { NAME($slot) }
group-buy = Buy a contract
option-buy_order = Buy the order in { NAME($slot) } (1 M)
group-buy_order = Buy an open order
option-buy_blind = Buy the top order of the deck unseen (1 M)
group-buy_blind = Buy an unseen order
option-use = Use order { NAME($order) }
group-use = Use an order
option-pay = Pay one { NAME($payment) }
group-pay = Pay with

## Moving and building

option-pass = Pass and leave the crew where it is
group-pass = Pass
option-step = Move to { NAME($place) }
group-step = Move to
option-step_nuclear = Move to { NAME($place) } for free with a nuclear tile
group-step_nuclear = Move with a nuclear tile to
option-build = Build the plant from { NAME($contract) } ({ NAME($icon) })
group-build = Build from
option-build_pair = Build both oil plants from { NAME($contract) }
group-build_pair = Build both oil plants from
option-join = Build along from { NAME($contract) } (2 M)
group-join = Build along from
option-join_pair = Build along with both oil plants from { NAME($contract) } (2 M)
group-join_pair = Build along with both oil plants from

## Effects

option-decline = Decline
group-decline = Decline
option-line = Place the line on { NAME($connection) }
group-line = Place the line on
option-lift = Pick up your line on { NAME($connection) }
group-lift = Pick up your line on
option-return = Return the plant from { NAME($contract) } ({ NAME($icon) }) to your supply
group-return = Return a plant from
option-add = Add the oil plant from { NAME($contract) }
group-add = Add an oil plant from
option-add_pair = Add both oil plants from { NAME($contract) }
group-add_pair = Add both oil plants from
option-plant = Take the plant from { NAME($contract) } ({ NAME($icon) })
group-plant = Take a plant from
option-at = Put the plant on { NAME($place) }
group-at = Put the plant on
option-shift = Shift the plant on { NAME($contract) } ({ NAME($icon) }) one field to the { NAME($side) }
group-shift = Shift a plant on
option-sell = Sell the { NAME($certificate) }
group-sell = Sell a certificate
option-take = Take the contract in { NAME($slot) } for free
group-take = Take a contract
option-take_order = Take the order in { NAME($slot) } for free
group-take_order = Take an open order
option-swap = Swap the tile in { NAME($place) }
group-swap = Swap the tile in
option-with = Swap it with the tile in { NAME($place) }
group-with = Swap it with the tile in
option-double = Double the oil plant on { NAME($contract) }
group-double = Double the oil plant on
option-store = Put the nuclear tile on your nuclear tableau
group-store = Keep it for moving
option-collect = Collect the nuclear tile to pay for orders
group-collect = Collect it for orders
