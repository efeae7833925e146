### Why something is not legal, one sentence each. The program appends the clause.

## The turn

reason-acted = You have already planned, prepared or built this turn; each turn has one of the three.
reason-must_act = You can still plan, prepare or build, and one of the three is due before the turn ends.
reason-moved = The scientist move of this turn is used; only subsidies and lobby cards give further ones.
reason-visited = You have been to the market this turn; one purchase or one sale is allowed.
reason-carded = You have already played a lobby card or claimed a UN goal this turn.
reason-first_action_first = A second main action can only be bought after the first one.
reason-second_used = You have done two main actions this turn, and there is no third.
reason-same_action = The second main action must be of another kind than the first.
reason-too_hot = CO₂ is at { $number } ppm and may not rise further, so there is no second main action.
reason-no_other_action = No main action of another kind is possible now, so CO₂ would rise for nothing.

## Projects

reason-place_taken = The place { NAME($project) } holds a project already; choose an empty one.
reason-no_tile = All { NAME($energy) } projects have been planned.
reason-is_prepared = This project is infrastructure of { NAME($seat) } already; it is ready for a plant.
reason-no_marker = All your infrastructure markers are on the board.
reason-no_cep = This costs 1 CEP, and you have none on your board or in a region you control.
reason-not_prepared = This project is only planned; it has to become infrastructure before a plant is built.
reason-no_cube = All your control cubes are on the board, so you cannot build any more.
reason-too_little_knowledge = This plant needs knowledge { $number } of its energy, and you have { $number2 }.
reason-all_green = { NAME($region) } is full of green plants, and none of them is ever replaced.
reason-too_little_money = This costs ${ $number }, and you have ${ $number2 }.
reason-too_little_tech = This takes { $number ->
        [one] { $number } tech token
       *[other] { $number } tech tokens
    }, and you have { $number2 }.
reason-wrong_energy = The card you have played pays for a { NAME($energy) } plant, which has to be built now.

## Scientists

reason-occupied = A scientist of { NAME($seat) } is there, and there is room for one.
reason-has_infrastructure = Scientists work on planned projects only, not on infrastructure.
reason-from_board = A scientist goes to a summit only from a project, not from the player board.
reason-not_a_topic = { NAME($energy, case: "title") } is no topic of that summit.
reason-pool_empty = None of your scientists is left in the recruitment pool.
reason-off_topic = { NAME($energy, case: "title") } is no topic of this summit; choose one that is.

## The market

reason-closed = The market ran empty this turn and is closed until the next turn.
reason-nothing_to_sell = Only CEPs on your player board can be sold, and you have none there.
reason-nothing_to_buy = Neither the market nor the bank has a CEP left.
reason-too_dear = A CEP costs ${ $number }, and you have ${ $number2 }.
reason-region_full = This region holds { $number } CEPs, one on each of its places, and takes no more.
reason-source_empty = There is no CEP there; choose another source.

## Cards

reason-not_done = The main effect needs the action shown on the card, immediately before it.
reason-no_guest = Playing this card before its action changes nothing now: no scientist can move in it.
reason-other_action = Lobby card { NAME($lobby) } was played for its action, which must be done now.
reason-no_build = The money of the card is for a { NAME($energy) } plant, and you cannot build one now.
reason-not_supported = Your infrastructure carries too few { NAME($energy) } plants for this goal.
reason-too_little_to_claim = This UN goal costs { $number ->
        [one] { $number } tech token
       *[other] { $number } tech tokens
    }, and you have { $number2 }.

## Bonuses and the end of a decade

reason-is_given = This bonus was given to you and cannot be given on.
reason-no_gifts = Bonuses cannot be given away in this game.
reason-too_few_steps = CO₂ has to come down to 500 ppm, which takes { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }.
reason-too_few_points = This costs { $number ->
        [one] { $number } point
       *[other] { $number } points
    }, and there are { $number2 }.
