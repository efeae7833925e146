### What stands on the board itself, drawn and as text.

board-title = Future Energy
board-crew = Construction crew: { NAME($place) }
board-start = Start
board-connection = { NAME($connection) }: { $seats }
board-place-closed = { NAME($place) }: closed
board-place-tile = { NAME($place) }: { NAME($tile) }
board-place-plants = { NAME($place) }: { $plants }

## Two letters on a tile, different for every kind.

board-letters-investor = In
board-letters-engineer = En
board-letters-nuclear = Nu
board-letters-coal = Co
board-letters-gas = Ga
board-letters-oil = Oi
board-letters-building_land = La

## The panel

board-round = Round { $round }
board-last_round = Last round
board-to_move = { $seats } to move
board-won = { $count ->
    [one] Winner: { $seats }
   *[other] Winners: { $seats }
}
board-chance = Chance decides
board-display = Building contracts
board-stack = Contracts in the stack: { $count }
board-certificates_left = Certificates in the pool: { $count }
board-slot = { NAME($slot) }, price { $price }
board-order_display = Public orders
board-order_price = Price of an order
board-deck = Orders in the deck: { $count }
board-jokers_left = Jokers in the stock: { $count }
board-kite = Start kite
board-completed = Completed contracts: { $count }
board-collected = Collected
board-legend = Tiles
