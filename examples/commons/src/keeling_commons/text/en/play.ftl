### The game in a few words; what is asked for, can be done, is not legal and has happened.

game-name = Commons
game-short = Everybody fishes the same lake: who takes too much ruins all.
game-aim = Each turn you catch up to three fish from a lake that belongs to all, or let it rest. In spring the more fish are added the more were left. Your secret order makes catches of one size more valuable. After six rounds the most coins win; but if the lake is ever empty, everybody has lost.

## What is asked for, and the rule of the moment

prompt-draw_order = { NAME($seat) } draws an order.
prompt-spring = Spring is coming: dry, mild or wet?
prompt-turn = How many fish do you catch?
help-turn = Nobody catches as many fish as were caught on the turn just before. A catch of the size you have an order for is worth 4 coins, any other a coin a fish. Whoever takes the last fish makes everybody lose.
prompt-over = The game is over.

## What can be done, in full and as a heading

option-draw = Draw the order for { NAME($size) }
group-draw = Draw an order
option-spring = The spring is { NAME($weather) }
group-spring = The spring is
option-catch = Catch { NAME($size) }
group-catch = Catch
option-rest = Let the lake rest
group-rest = Let the lake rest

## Why something is not legal

reason-too_few = { $number ->
        [one] There is only { $number } fish in the lake.
       *[other] There are only { $number } fish in the lake.
    }
reason-same_size = The turn just before brought { NAME($size) }, and nobody catches as many again.

## What has happened

event-drew = { NAME($seat) } draws an order for { NAME($size) }.
event-drew_hidden = { NAME($seat) } draws an order.
event-round = Round { $number } begins.
event-caught = { NAME($seat) } catches { NAME($size) }.
event-rested = { NAME($seat) } lets the lake rest.
event-grew = The spring is { NAME($weather) }. Fish added: { $number }.
event-empty = { NAME($seat) } has caught the last fish. The lake is empty.
event-sold = { NAME($seat) } shows an order for { NAME($size) } and has { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }.
ending-empty_lake = The lake is empty.
