### What can be done: `option-<verb>` in full, `group-<verb>` as the heading of all options of a verb.

## Chance

option-turn_up = Turn up the project { NAME($card) }
group-turn_up = Turn up a project
option-turn_up_action = Turn up the action card { NAME($action) }
group-turn_up_action = Turn up an action card
option-lot = The lot falls on { NAME($seat) }
group-lot = On whom the lot falls

## The auction

option-spy = Play { action-A18 } and bid after the others
group-spy = Play { action-A18 }
option-go_on = Keep { action-A18 } and bid as usual
group-go_on = Keep { action-A18 }
option-bid = Bid { NAME($bid) }
group-bid = Bid

## The investment

option-buy = Buy the project { NAME($card) }
group-buy = Buy a project
option-buy_action = Buy the action card { NAME($action) }
group-buy_action = Buy an action card
option-refund_chip = Tax refund: take a PR chip of value { NAME($chip, case: "n") }
group-refund_chip = Tax refund: take a PR chip
option-refund_cash = Tax refund: gain 4 cash
group-refund_cash = Tax refund: gain cash
option-take_loan = Take a loan of { NAME($loan) }
group-take_loan = Take a loan of
option-buy_chip = Buy a PR chip of value { NAME($chip, case: "n") }
group-buy_chip = Buy a PR chip
option-dividend = Pay a dividend
group-dividend = Pay a dividend
option-play = Play { NAME($action) }
group-play = Play a hand card
option-repay = Repay a loan of { NAME($loan) }
group-repay = Repay a loan of
option-end_turn = End the turn
group-end_turn = End the turn

## What cards ask

option-raise = Raise { NAME($category) }
group-raise = Raise a category
option-take_chip = Take a PR chip of value { NAME($chip, case: "n") }
group-take_chip = Take a PR chip
option-enough = Take no more chips
group-enough = Take no more chips
option-against = Against { NAME($seat) }
group-against = Against
option-poach = Take a PR chip of value { NAME($chip, case: "n") } from { NAME($seat) }
group-poach = Take a PR chip (from, value)
option-move_from = Move your tile on { NAME($cell) }
group-move_from = Move your tile on
option-move_to = Move the tile to { NAME($cell) }
group-move_to = Move the tile to
option-borrow = Take an extra loan of { NAME($loan) }
group-borrow = Take an extra loan of

## The expansion

option-place = Place the tile on { NAME($cell) }
group-place = Place the tile on
option-cooperate = Cooperate
group-cooperate = Cooperate
option-compete = Compete
group-compete = Compete

## PR scoring

option-allocate = Lay the PR chip of value { NAME($chip, case: "n") } { NAME($field, case: "on") }
group-allocate = Lay a PR chip (value, field)
