### Why something is not legal, one sentence each. The program appends the clause.

## Planning

reason-no_engineer = Every planning action needs an engineer of its own, and { $number ->
        [one] your only engineer is
       *[other] all { $number } of your engineers are
    } already at work this turn.
reason-already_used = You have used this planning action already; each is available once a turn.
reason-too_dear = This contract costs { $number } M, and you have { $number2 } M.
reason-line_too_dear = This costs { $number } M, and you have { $number2 } M.
reason-two_lines_too_dear = This costs { $number } M, and you have { $number2 } M.
reason-too_few_lines = You need { $number ->
        [one] { $number } line
       *[other] { $number } lines
    } in your supply for this, and you have { $number2 }.
reason-no_room = You need { $number ->
        [one] { $number } connection
       *[other] { $number } connections
    } without a line for this, and the board does not have that many left.
reason-slot_empty = There is no contract in this slot; choose one that lies in the display.
reason-too_few_plants = This contract takes { $number ->
        [one] { $number } plant
       *[other] { $number } plants
    } from your supply, and you have { $number2 }.
reason-duty_open = You began the turn without a plant on any contract, so buy a contract before you end planning.
reason-duty_before_lines = You must buy a contract this turn, and after this you would lack the engineer or the money for it; buy the contract first.
reason-duty_before_orders = You must buy a contract this turn, so this planning action is not free for an order.
reason-one_order_a_turn = You have bought an order already this turn; the next one can be bought in your next turn.
reason-order_too_dear = An order costs { $number } M, and you have { $number2 } M.
reason-no_open_order = There is no order in this slot; choose one that lies in the display.
reason-deck_empty = The deck of orders is used up, so only open orders are left.
reason-not_covered = Only a planning action that one of your engineers has done this turn can be repeated.

## Lines

reason-out_of_play = This connection leads to a closed field and is out of play; choose one between open fields.
reason-has_line = A line lies there already, and this one needs an empty connection.
reason-own_line_there = You have a line there already, and no player may have two on one connection.
reason-two_lines_there = Two lines lie there already, and no connection carries more.
reason-needs_empty = This line may only move to a connection without lines.
reason-same_connection = The line must change its place; choose a connection other than the one it came from.
reason-no_own_line = None of your lines lies there; choose a connection with a line of yours.
reason-nowhere_to = No other connection could take the line, so it cannot be moved.

## Moving

reason-closed_field = This field is closed in the game for two and cannot be entered.
reason-cannot_pay = This step costs { $number } M, and you have { $number2 } M.
reason-no_match = None of the plants on your contracts matches the { NAME($tile) } tile there.
reason-visited = The crew has been there on this route already, and no place is visited twice.
reason-dead_end = With the { $number } M you would have left, no tile that matches one of your plants can be reached from there.
reason-mid_route = The crew is on its way and may stop only on a tile that matches one of your plants.
reason-must_step = The free step has been bought with an order, so the crew must take it.
reason-must_move = A tile that matches one of your plants is within reach, so the crew must move.
reason-already_slid = All your nuclear tiles have been used this turn; they slide back at its end.
reason-free_anyway = This step costs nothing anyway; take it without the nuclear tile.

## Plants

reason-wrong_icon = The tile here is { NAME($tile) }, so build a plant that stands under the same icon.
reason-pair_needs_oil = Both plants of a pair are placed together only where an oil tile was taken; here one of them can be placed.
reason-same_contract = This contract has given a plant for this field already; choose another contract.
reason-three_plants = You may have at most three plants on one field, and this would be more.
reason-wrong_join_icon = To build along you need a plant under the icon { NAME($icon) }, and this contract has none.
reason-no_foreign_plant = No other player has a plant there; choose a field where another player has built.
reason-no_own_plant = You have no plant there; choose a field where you have built.
reason-not_at_start = No plant is ever added on the start field; choose a power-plant field.
reason-nowhere_to_plant = No field on the board can take this plant now.
reason-field_taken = The neighbouring field of the contract is occupied; it would have to be empty.
reason-no_neighbour = The contract ends there, so try the other side.
reason-no_oil_plant = This contract has no plant under an oil icon; choose one that has.
reason-doubled_already = Two plants stand under the oil icon already, and there is no room for a third.
reason-supply_empty = You have no plant left in your supply to add.

## Orders

reason-not_now = This is not the moment for this order: a free step is for when the crew moves, all others are for planning or the end of your turn.
reason-not_payable = You lack tiles: each icon of the order takes a matching tile or a substitute.
reason-needs_genuine = At least one icon of the order must be paid with a matching tile, not with a substitute.
reason-no_effect = The order has no effect at the moment, so it can be used only for its points, and for that every tile must match.
reason-step_leads_nowhere = Even with a free step the crew could not reach a tile that matches one of your plants.
reason-not_held = You have no { NAME($payment) }.
reason-other_order_of_paying = Substitutes are paid in the order investor, engineer, building land, joker, and you have paid a later one already.
reason-no_certificate = You have no certificate of this value; choose one you hold.
reason-not_old = Only tiles with an old power plant can be swapped: oil, natural gas, coal and nuclear power.
reason-no_tile = No face-up tile lies there to be swapped.
reason-same_kind = The two tiles must be of different kinds, otherwise the swap would change nothing.
