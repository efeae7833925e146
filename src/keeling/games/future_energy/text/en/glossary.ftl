### The words of the rules, `term-<id>` with what they `.means`; the headings of lists of names, `kind-<kind>`.

## The board

term-action_tile = action tile
    .means = One lies face up on every power-plant field in play when the game begins. Whoever builds there takes it, and its action follows at once.
term-building_land = building land
    .means = An action tile that matches every plant on a contract. It brings 3 M; the new building land of its module has other effects.
term-closed_field = closed field
    .means = In the game for two, eight fields are covered by face-down tiles. They and their connections are not used.
term-connection = connection
    .means = The printed line between two neighbouring places. It carries up to two power lines, never two of the same player.
term-crew = construction crew
    .means = The one piece that all players move, step by step along connections, until it stops on a matching tile. The player builds there, and the next move begins from that field.
term-matching_tile = matching tile
    .means = An action tile that shows the icon under which one of the player's own plants stands on a contract; building land matches any of them. Only there may the crew stop.
term-old_power_plant = old power plant
    .means = An action tile with nuclear power, coal, natural gas or oil. Nuclear power allows a free power line, coal another plant from a contract back into the supply, natural gas brings a CO₂ certificate, and oil allows up to two more plants from oil icons on the same field.
term-start = start field
    .means = Where the crew stands when the game begins, with one plant of each player. It has no tile, belongs to no region, and no plant is ever added.

## Contracts and plants

term-completed = completed contract
    .means = A building contract with no plant left on it, whatever way the last one went. It brings its points and 1 M at once and has no further use.
term-contract = building contract
    .means = A row of fields with one icon each, where plants from the supply wait until they are built. The more fields it has, the more points it brings when completed.
term-icon = icon
    .means = The picture on a field of a contract: investor, engineer, nuclear power, coal, natural gas or oil. It says which tiles the plant on that field matches.
term-join = building along
    .means = When another player has built a plant, a plant that stands under the same icon may go on the same field for 2 M, paid to that player. Only the first one clockwise who wants to may do so, and without the action of the tile.
term-plant = power plant
    .means = A wooden piece, 20 of each player. It goes from the supply to a contract and from there to the board, where it counts for the majority in its region.
term-start_contract = start contract
    .means = The contract with five different icons that everybody has from the beginning, with a plant on each field. It is worth 12 points.
term-supply = personal supply
    .means = The plants and power lines that a player has not used yet. A contract can only be bought with a plant in the supply for each of its fields.

## Planning and money

term-certificate = CO₂ certificate
    .means = Drawn at random after taking a natural gas tile, and known only to its owner. In the final scoring it is worth the 3, 4 or 5 points printed on it.
term-engineer = engineer
    .means = Each one allows a planning action in every turn. Everybody has one; up to two engineer tiles on the tableau add more, each from the next turn of its owner on.
term-fee = transit fee
    .means = 1 M to the owner of the line when the crew moves along it; with lines of two other players on the connection, 1 M to each. A player with a line of their own there pays nothing.
term-investor = investor
    .means = Each investor tile on the tableau adds 1 M to the income of 3 M, from the next turn of its owner on. The tableau has room for two.
term-planning_action = planning action
    .means = What an engineer does before the crew moves: buy one power line for 1 M, buy two for 5 M, or buy a building contract at the price of its slot. Each of the three can be done once in a turn.
term-power_line = power line
    .means = A wooden piece on a connection, 15 of each player. It makes steps of its owner free, earns transit fees from others and ties regions together for the final scoring.
term-purchase_duty = purchase duty
    .means = Whoever begins a turn without a plant on any contract must buy a building contract in that turn, as long as one fits the supply and the money.

## Course and end of the game

term-grid = power grid
    .means = Power lines of one player that are connected through shared ends. In the final scoring the grid that reaches the most regions brings 1, 3, 6, 10 or 15 points for one to five regions.
term-last_round = last round
    .means = Once somebody has placed the last power line of the supply, or the last contract of the stack lies in the display, the round is played to its end and is the last. So all players have the same number of turns.
term-majority = majority in a region
    .means = In the final scoring the players with the most plants in a region get 6, 3 and 1 points (four players), 5 and 2 (three) or 3 (two). Tied players add the points of their ranks and share them, rounded down.
term-start_kite = start kite
    .means = Its owner has the first turn in every round. It is given out at random and never changes hands.

## Modules

term-collected_tile = collected tile
    .means = In games with public orders a tile that was taken stays with its player after its action, to pay for orders. Tiles that go on a tableau are not collected.
term-joker = joker tile
    .means = In games with public orders, the reward for building along. It replaces a missing tile when an order is paid, which then brings its effect but no points.
term-nuclear_tableau = nuclear tableau
    .means = Comes with the module of new building land and nuclear power, and holds up to two nuclear tiles. Each of them makes one step of the crew free in every turn, and there is no free power line for them.
term-public_order = public order
    .means = A card of the module of that name, bought for 1 M in place of a contract. Paid with one tile for each of its icons, it brings its effect, and its points too if every tile is of the kind shown.

## Headings of lists of names

kind-seat = Players
kind-place = Places
kind-connection = Connections
kind-tile = Action tiles
kind-icon = Icons
kind-contract = Building contracts
kind-slot = Slots of the displays
kind-order = Public orders
kind-payment = What can pay for an order
kind-certificate = Certificates
kind-side = Directions on a contract
