### The board as text, `text-`, and what only the drawn board needs, `picture-`.

text-round = { $round ->
        [0] Set-up
       *[other] Round { $round } of { $rounds }
    }
text-lake = Fish in the lake: { $fish } of { $room }
text-last = Caught just before: { NAME($size) }
text-any = Any number can be caught
text-to_move = { NAME($seat) } is to move
text-chance = Chance decides
text-won = { $count ->
        [one] { $seats } has won
       *[other] { $seats } have won
    }
text-lost = Everybody has lost
text-landed = Catches of 1 fish: { $one }, of 2 fish: { $two }, of 3 fish: { $three }
text-order = Order for { NAME($size) }; coins: { $coins }
text-secret = The order is not known
text-left = leaves { $fish }
text-empties = the lake would be empty: everybody would lose

picture-title_board = Commons: the lake
picture-title_things = Commons: the players
picture-round = Round
picture-rest = Rest
picture-last = just caught
