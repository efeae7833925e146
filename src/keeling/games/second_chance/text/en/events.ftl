### What has happened, one sentence each. In the co-operative game points are those of the team.

## Set-up

event-starts = { NAME($seat) } is the start player.
event-solo_goal = { NAME($seat) } plays for solo goal { NAME($solo_goal) }.
event-got_goal = { NAME($seat) } receives private goal { NAME($coop_goal) }.
event-got_goal_hidden = { NAME($seat) } receives a private goal.
event-got_company_goal = { NAME($seat) } receives company goal { NAME($company_goal) }.
event-got_company_goal_hidden = { NAME($seat) } receives a company goal.
event-kept_goal = { NAME($seat) } keeps private goal { NAME($coop_goal) }.
event-kept_goal_hidden = { NAME($seat) } keeps a private goal.
event-kept_company_goal = { NAME($seat) } keeps company goal { NAME($company_goal) }.
event-kept_company_goal_hidden = { NAME($seat) } keeps a company goal.
event-got_lobby = { NAME($seat) } receives lobby card { NAME($lobby) }.
event-got_lobby_hidden = { NAME($seat) } receives a lobby card.
event-kept = { NAME($seat) } keeps lobby card { NAME($lobby) }.
event-kept_hidden = { NAME($seat) } keeps a lobby card.
event-passed_on = All pass their other lobby cards to the right.
event-summit_shown = A summit is called on { NAME($summit) } ({ NAME($place) }).
event-agenda_laid = The agenda of { NAME($region) } is { NAME($agenda) }.
event-goal_laid = An environment goal is laid out: { NAME($environment_goal, case: "plain") }.
event-un_goal_shown = UN goal { NAME($un_goal) } is laid out.
event-event_shown = An event in { NAME($event, case: "place") } is announced.
event-rival_placed = The opponent has a cube for { NAME($energy) } in { NAME($region) }.
event-inspected = An inspector draws { NAME($fossil) } and goes to the goal: { NAME($environment_goal, case: "plain") }.
event-inspector_left = All goals of the group are met, so its inspector leaves.

## Decades

event-decade = A new decade begins: { $number ->
        [2] 2020
        [3] 2030
        [4] 2040
        [5] 2050
       *[other] 2010
    }.
event-turn = It is the turn of { NAME($seat) }.
event-income = { NAME($seat) } takes an income of ${ $number } and { $number2 ->
        [one] { $number2 } point
       *[other] { $number2 } points
    }.
event-tile_met = An environment goal is met: { NAME($environment_goal, case: "plain") }.
event-turned_over = { NAME($seat) } decides which tile is turned over: { NAME($environment_goal) }.
event-goals_unmet = { $number ->
        [one] { $number } environment goal is
       *[other] { $number } environment goals are
    } not met and { $number ->
        [one] costs
       *[other] cost
    } { $number2 ->
        [one] { $number2 } point
       *[other] { $number2 } points
    }.
event-goals_all_met = All environment goals are met and cost nothing.
event-fossil = A fossil plant ({ NAME($fossil) }) comes to { NAME($region) }; CO₂ is at { $number } ppm.
event-no_fossil = There is no fossil plant left for { NAME($region) }.
event-gas_removed = A gas plant is drawn and leaves the game; another plant is drawn.
event-stack_shuffled = The fossil plants that were replaced are shuffled into a new stack.
event-owes = { NAME($seat) } owes a CEP for the fossil plant in { NAME($region) }.
event-region_paid = A CEP of { NAME($region) } goes to the bank.
event-paid = { NAME($seat) } pays a CEP { NAME($source, case: "from") }.
event-penalty = { NAME($seat) } has no CEP to pay: the penalty costs { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
event-reduced = CO₂ is lowered by { $number } ppm for { $number2 ->
        [one] { $number2 } point
       *[other] { $number2 } points
    } and is at { $number3 } ppm.
event-region_tech_lost = A tech token of { NAME($region) } returns to the supply.
event-strikes = An event strikes { NAME($event, case: "place") }.
event-donated = { NAME($seat) } puts a tech token into { NAME($region) }.
event-no_tech = { NAME($seat) } has no tech token to give and loses { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.

## The turn

event-planned = { NAME($seat) } plans a { NAME($energy) } project in { NAME($project) }.
event-prepared = { NAME($seat) } prepares the { NAME($energy) } infrastructure in { NAME($project) }.
event-built = { NAME($seat) } builds a { NAME($energy) } plant in { NAME($region) } for { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
event-replaced = It takes the place of a fossil plant ({ NAME($fossil) }) in { NAME($region) }; CO₂ is at { $number } ppm.
event-second_action = { NAME($seat) } lets CO₂ rise to { $number } ppm for a second main action.
event-moved = { NAME($seat) } moves a scientist { NAME($origin, case: "from") } { NAME($post, case: "to") }.
event-recruited = { NAME($seat) } recruits a scientist.
event-learned = { NAME($seat) } reaches knowledge { $number } of { NAME($energy) }.
event-learned_nothing = { NAME($seat) } is at the end of the track of { NAME($energy) } and learns nothing more.
event-gave_bonus = { NAME($seat) } gives the bonus ({ NAME($bonus) }) to { NAME($seat2) }.
event-declined = { NAME($seat) } declines the bonus ({ NAME($bonus) }).
event-bonus_void = { NAME($seat) } gets no CEP for a bonus: there is none in the market, or no region has room for it.
event-stocked = { NAME($seat) } puts a CEP from the market into { NAME($region) }.
event-got_money = { NAME($seat) } receives ${ $number }.
event-got_tech = { NAME($seat) } receives { $number ->
        [one] { $number } tech token
       *[other] { $number } tech tokens
    }.
event-got_cep = { NAME($seat) } receives { $number ->
        [one] { $number } CEP
       *[other] { $number } CEPs
    } from the market.
event-got_points = { NAME($seat) } brings in { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
event-controls = { NAME($seat) } takes control of { NAME($region) }.
event-summit_closed = { NAME($seat) } sends the last speaker to { NAME($place) }; it is held at the end of the turn.
event-summit_held = The summit on { NAME($summit) } is held ({ NAME($place) }).
event-resolved = The summit on { NAME($summit) } is over ({ NAME($place) }).
event-place_empty = There is no new summit left for { NAME($place) }.
event-summit_alone = { NAME($seat) } has held a summit alone and reveals private goal { NAME($coop_goal) }.
event-price_up = The market ran empty and is refilled; the price of a CEP is ${ $number }.
event-bought = { NAME($seat) } buys a CEP for ${ $number }.
event-sold = { NAME($seat) } sells a CEP for ${ $number }.
event-lobbied = { NAME($seat) } plays the main effect of lobby card { NAME($lobby) }.
event-side_used = { NAME($seat) } plays the side effect of lobby card { NAME($lobby) }.
event-claimed = { NAME($seat) } claims UN goal { NAME($un_goal) }.
event-goal_discarded = { NAME($seat) } discards company goal { NAME($company_goal) } for $8.
event-goal_discarded_hidden = { NAME($seat) } discards the company goal for $8.

## The end

event-lost_goals = The environment goals bring the team to { $number ->
        [one] { $number } point
       *[other] { $number } points
    } below 0: the game is lost.
event-lost_co2 = CO₂ is at { $number } ppm, and { $number2 ->
        [one] { $number2 } point
       *[other] { $number2 } points
    } would be needed to lower it to 500 ppm: the game is lost.
event-lost_penalty = Penalties bring the team to { $number ->
        [one] { $number } point
       *[other] { $number } points
    } below 0: the game is lost.
event-too_hot = CO₂ has risen to { $number } ppm, above 500: everybody has lost.
event-un_missed = { $number ->
        [one] { $number } UN goal is
       *[other] { $number } UN goals are
    } unclaimed, and no more than 3 may be.
event-goal_met = { NAME($seat) } has met private goal { NAME($coop_goal) }.
event-goal_missed = { NAME($seat) } has not met private goal { NAME($coop_goal) }.
event-solo_goal_missed = { NAME($seat) } has missed solo goal { NAME($solo_goal) }.
event-team_won = The game is won: { NAME($rank) }, with a rating of { $number }.
event-team_lost = The game is lost, because not all of its goals are met.
event-collected = { NAME($seat) } collects { $number ->
        [one] { $number } CEP
       *[other] { $number } CEPs
    } from { NAME($region) }.
event-sold_all = { NAME($seat) } sells { $number ->
        [one] { $number } CEP
       *[other] { $number } CEPs
    } for ${ $number2 } each.
event-goal_scored = { NAME($seat) } scores { $number ->
        [one] { $number } point
       *[other] { $number } points
    } for company goal { NAME($company_goal) }.
event-scored = { NAME($seat) } scores { $number ->
        [one] { $number } point
       *[other] { $number } points
    } ({ NAME($category) }).
event-won = { NAME($seat) } wins with { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
