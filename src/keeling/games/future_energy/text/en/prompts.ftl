### The game in a few words; what is asked for now, `prompt-<step>`; the rule of the moment, `help-<step>`.

game-name = Future Energy
game-short = One construction crew, four energy companies at most, and a continent full of old power plants to replace.
game-aim = You run an energy company that replaces old power plants all over Europe. Points come from completed building contracts, from having the most plants in a region, and from a grid of power lines that reaches many regions. Whoever has the most points after the last round wins.

## Chance

prompt-sort_out_land = A building-land tile is sorted out.
prompt-lay_tile = A tile is laid on the board.
prompt-exchange_tile = Too many equal tiles lie around the start field: one of them is exchanged.
prompt-exchange_for_tile = A spare tile takes the place of the exchanged one.
prompt-exchange_for_place = A tile from farther away takes the place of the exchanged one.
prompt-turn_up_contract = A building contract is turned up.
prompt-deal_start_contract = A start contract is dealt.
prompt-turn_up_order = A public order is turned up.
prompt-give_kite = Somebody receives the start kite.
prompt-draw_certificate = A CO₂ certificate is drawn.
prompt-draw_order = The top order of the deck is drawn.
prompt-over = The game is over.

## Turn

prompt-look_on = Nobody can act any more: this is the last round.
help-look_on = In the round before, no player could place a line, take a contract, buy or use an order or reach a field, however much they saved. The game ends after this round unless that changes. The rulebook knows no such end, it is ours; whoever only saves money never ends the game.
prompt-planning = What do you plan?
help-planning = Each of your engineers can do one planning action: buy one line, buy two lines, or buy a contract (with public orders in play: a contract or an order). Every action is available once a turn, in any order, and you may stop whenever you like. If you began the turn without a plant on any contract, you must buy one if you can. Keep some money for the crew, because most steps cost 1 M.
prompt-move = Where does the crew go next?
help-move = The crew moves step by step until it reaches a tile that matches a plant on one of your contracts; building land matches every plant. A step over an empty connection costs 1 M for the bank, over lines of others 1 M for each owner, and over a line of your own nothing. If you can reach a matching tile, you must move. On the way the crew passes only places without a tile, and none of them twice.
prompt-build = Which plant do you build here?
help-build = You take the tile and put a plant from one of your contracts in its place. The plant must come from the icon on the tile; on building land you may take any plant. A contract without plants is complete: it brings its points and 1 M at once. Others may build along here with the same icon.
prompt-join = Do you build along in { NAME($place) } for 2 M, paid to { NAME($seat2) }?
help-join = Somebody else has just built, and you have a plant under the same icon. For 2 M, paid to that player, you may put it on the same field; the action of the tile is not yours. Only the first player who says yes, clockwise, can build along. With public orders in play you also receive a joker tile.
prompt-last_window = Do you use an order before your turn ends?
help-last_window = This is the last chance in your turn to use the public orders in front of you, as many as you can pay. Each icon on an order costs one collected tile of that kind. Jokers and collected investor, engineer and building-land tiles can stand in, but at least one tile must match, and the points are scored only if all of them do.

## Effects

prompt-place_line = Where do you place the power line?
help-place_line = A bought line goes on any connection without a line; it need not touch anything of yours. A free line from a tile or an order may also lie beside a single line of another player. Your lines make steps free for you, earn fees from others, and link regions for the final scoring. Whoever places the last line of the supply starts the last round.
prompt-lift_line = Which of your power lines do you move?
help-lift_line = Choose one of your lines on the board and pick it up. It then has to go to another connection and never returns to your supply. Look for a line that neither saves you steps nor links your regions.
prompt-put_down_line = Where does the line from { NAME($connection) } go?
help-put_down_line = The line you have picked up must go to a connection other than its old one. Some orders ask for an empty connection, others also allow one with a single line of another player. Moving a line never ends the game.
prompt-return_plant = Which plant goes back to your supply?
help-return_plant = A plant from one of your contracts goes back to your supply, and its contract field counts as done. If it was the last plant there, the contract is complete and scores at once. After taking a coal tile you may decline; when an order tells you to return a plant, you must.
prompt-add_oil_plants = Do you add another oil plant here?
help-add_oil_plants = An oil tile lets you put up to two more plants on the same field. They must stand under oil icons of your other contracts. You never have more than three plants on one field, and you may stop at any time.
prompt-pick_plant = Which plant do you put on the board?
help-pick_plant = Take any plant from one of your contracts; its icon does not matter. With an order it goes to a field where another player has a plant, with the building-land tile to a field where you have one yourself. Emptying a contract this way completes it.
prompt-put_plant = Where does the plant from { NAME($contract) } ({ NAME($icon) }) go?
help-put_plant = With an order the field must hold a plant of another player, with the building-land tile one of your own. You may have at most three plants on one field, and the start field is never allowed. More plants in a region help you to win its majority.
prompt-shift_plant = Which plant do you shift, and to which side?
help-shift_plant = Move one plant to the field next to it on the same contract; that field must be empty. The plant then stands under another icon, so it matches other tiles on the board.
prompt-double_plant = Which oil plant do you double?
help-double_plant = You may put a second plant from your supply on a contract field with an oil icon that holds exactly one. When you later build or build along on an oil tile, both can go to the board together. The contract is complete only when both are gone.
prompt-sell_certificate = Which CO₂ certificate do you sell?
help-sell_certificate = One of your certificates leaves the game, and you take its value plus 1 in millions. All players see the value. It then no longer counts in the final scoring.
prompt-take_contract = Which contract do you take for free?
help-take_contract = You take a contract from the display without paying and without an engineer. You need as many plants in your supply as it has fields. If the last contract of the stack is turned up afterwards, the last round has begun. Building land with a free order gives a contract where no public orders are in play; the rulebook does not say so, it is our reading.
prompt-take_open_order = Which public order do you take for free?
help-take_open_order = You may take one of the open orders without paying. It does not count as the one order you may buy this turn. A new order is turned up in its place as long as the deck lasts.
prompt-swap_tile = Which tile do you swap first?
help-swap_tile = Two tiles on the board change places; you choose the first one now. Both must show an old power plant, that is oil, natural gas, coal or nuclear power, and they must be of different kinds. Bring a tile you need closer to the crew.
prompt-swap_with = With which tile do you swap the one in { NAME($place) }?
help-swap_with = Choose the second tile of the swap. It must show an old power plant too, but of another kind than the first.
prompt-repeat_planning = Which planning action do you repeat?
help-repeat_planning = You may do one planning action of this turn once more, without an engineer but at its full price. Only actions that an engineer has done this turn are available. The rule of one bought order a turn still holds.
prompt-store_or_collect = Where does the nuclear tile go?
help-store_or_collect = On your nuclear tableau the tile gives you one free step of the crew in every later turn. As a collected tile it can pay for the nuclear icon of an order instead. You decide now, and it cannot be changed later.

## Orders

prompt-pay_tile = With which tile do you pay for the next icon of { NAME($order) }?
help-pay_tile = The icons of the order are paid one by one, each with a collected tile of its kind or a substitute: a joker or a collected investor, engineer or building-land tile. At least one tile must match. If all of them match, the order scores its points besides its effect. Everything you pay leaves the game.
