### Why something is not legal, one sentence each. The program appends the clause.

## The turn

reason-acted = You have already proposed, installed or built this turn; each turn has one of the three.
reason-must_act = You can still propose, install or build, and one of the three is due before the turn ends.
reason-moved = The scientist move of this turn is used; only grants and lobby cards give further ones.
reason-visited = You have been to the market this turn; one purchase or one sale is allowed.
reason-carded = You have already played a lobby card or claimed a UN goal this turn.

## Projects

reason-slot_taken = The slot { NAME($project) } holds a project already; choose an empty one.
reason-no_tile = All { NAME($energy) } projects are on the board; one comes back when its plant is built.
reason-is_installed = This project is installed already; it is ready to be built.
reason-no_cep = Installing costs 1 CEP, and you have none in your supply or in a region you control.
reason-no_dollar = The scientist of { NAME($seat) } stands there, and you lack the $1 to dismiss the scientist.
reason-not_installed = This project is only proposed; it has to be installed before a plant is built.
reason-no_plant = All { NAME($energy) } plants are built.
reason-too_little_expertise = This plant needs expertise { $number } in its energy, and you have { $number2 }.
reason-all_green = { NAME($region) } is full of green plants, and none of them is ever replaced.
reason-too_little_money = This costs ${ $number }, and you have ${ $number2 }.
reason-too_little_tech = This takes { $number ->
        [one] { $number } tech cube
       *[other] { $number } tech cubes
    }, and you have { $number2 }.

## Scientists

reason-occupied = A scientist of { NAME($seat) } works there, and a project has room for one.
reason-from_supply = A scientist goes to a congress only from a project, not from the supply.
reason-not_a_topic = { NAME($energy, case: "title") } is no topic of that congress.
reason-topic_covered = { NAME($seat) } has a speaker on this topic already.
reason-pool_empty = None of your scientists is left in the recruitment pool.

## The market

reason-stopped = The market ran empty this turn, so you may not sell until your next turn.
reason-nothing_to_sell = Only CEPs of your own supply can be sold, and you have none there.
reason-nothing_to_buy = Neither the market nor the bank has a CEP left.
reason-too_dear = A CEP costs ${ $number }, and you have ${ $number2 }.
reason-region_full = This region holds { $number } CEPs, one for each demand space, and takes no more.
reason-source_empty = There is no CEP there; choose another source.

## Cards

reason-not_done = The main effect needs the action shown on the card, and you have not done it this turn.
reason-in_the_build = This card is played while building: choose to build cheaper.
reason-not_owned = You have no { NAME($energy) } plant, and the goal asks for one.
reason-no_cube = A UN goal costs 1 tech cube of your own, and you have none.
reason-off_topic = { NAME($energy, case: "title") } is no topic of this congress; choose one that is.

## The auction

reason-too_low = The highest bid is ${ $number }; bid more or pass.
reason-not_covered = You can pay ${ $number } at the most, with all you have.
reason-too_little = After these cubes and CEPs ${ $number } would be left to pay, and you have ${ $number2 }.
reason-too_much = One of these items could be left out, and no change is given.
reason-goal_first = Your bid is only covered with the ${ $number } for your company goal; discard it first.

## Solo

