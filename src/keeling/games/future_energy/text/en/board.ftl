### What stands on the board itself, drawn and as text.

board-title-board = Future Energy: the board
board-title-things = Future Energy: contracts and seats
board-start = Start
board-legend = Tiles

## What lies where

board-crew = Construction crew: { NAME($place) }
board-connection = { NAME($connection) }: { $seats }
board-place-closed = { NAME($place) }: closed
board-place-tile = { NAME($place) }: { NAME($tile) }
board-place-plants = { NAME($place) }: plants of { $plants }
board-contract = { NAME($contract) }: { $icons }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-reading_o05 = our reading: the step is part of the crew's movement, not one on top of it
board-reading_land = our reading: without public orders this land gives a free contract
board-order = { NAME($order) }: { $icons }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Two letters on a tile, different for every kind

board-letters-investor = In
board-letters-engineer = En
board-letters-nuclear = Nu
board-letters-coal = Co
board-letters-gas = Ga
board-letters-oil = Oi
board-letters-building_land = La

## Where we are

board-round = Round { $round }
board-last_round = Last round
board-stuck = nobody can act: the game ends after this round
board-to_move = { NAME($seat) } to move
board-asked = { NAME($seat) } is asked in the turn of { NAME($seat2) }
board-won = { $count ->
    [one] Winner: { $seats }
   *[other] Winners: { $seats }
}
board-chance = Chance decides
board-covered = Planned this turn: { $actions }
board-duty = A contract must be bought this turn
board-free_step = The next step is free
board-nuclear_used = Nuclear tiles used this turn: { $count }
board-sold = Certificates sold for money: { $certificates }

## Displays

board-display = Building contracts
board-stack = Contracts in the stack: { $count }
board-certificates_left = Certificates in the pool: { $count }
board-slot = { NAME($slot) }, price { $price }
board-order_display = Public orders
board-order_price = Price of an order
board-deck = Orders in the deck: { $count }
board-jokers_left = Jokers in the stock: { $count }
board-none = none

## Seats

board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-kite = Start kite
board-completed = Completed contracts: { $count }
board-collected = Collected

## The board as text

board-ticks = On contracts: [x] done, [ ] a plant is waiting
board-region = { NAME($region) } (plants: { $plants })
board-field = { $field }. Next to { $neighbours }
board-lines = Power lines
board-around = Around the crew ({ NAME($place) })
board-way = on the way lines of { $seats }
board-way-empty = no lines on the way

## Beside options

board-no_points = no points then
board-on_the_way = on the way, no tile
board-serves = { NAME($tile) }, for { $contracts }
