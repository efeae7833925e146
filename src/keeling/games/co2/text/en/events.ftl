### What has happened, one sentence each.

## Set-up

event-starts = { NAME($seat) } is the start player.
event-agenda_laid = The agenda of { NAME($region) } is { NAME($agenda) }.
event-congress_shown = A congress is called on { NAME($congress) } ({ NAME($place) }).
event-un_goal_shown = UN goal { NAME($un_goal) } is laid out.
event-event_shown = An event in { NAME($event) } is announced.
event-got_goal = { NAME($seat) } receives company goal { NAME($company_goal) }.
event-got_goal_hidden = { NAME($seat) } receives a company goal.
event-got_lobby = { NAME($seat) } receives lobby card { NAME($lobby) }.
event-got_lobby_hidden = { NAME($seat) } receives a lobby card.
event-kept = { NAME($seat) } keeps lobby card { NAME($lobby) }.
event-kept_hidden = { NAME($seat) } keeps a lobby card.
event-passed_on = All pass their other lobby cards to the right.
event-set = { NAME($seat) } puts a { NAME($energy) } project in { NAME($project) }.

## Decades

event-decade = Decade { $number } begins.
event-turn = It is the turn of { NAME($seat) }.
event-income = { NAME($seat) } takes an income of ${ $number } and { $number2 ->
        [one] { $number2 } point
       *[other] { $number2 } points
    }.
event-decayed = A tech cube of { NAME($region) } returns to the general supply.
event-fossil = A fossil plant ({ NAME($fossil) }) comes to { NAME($region) }; CO₂ is at { $number } ppm.
event-no_fossil = There is no fossil plant left for { NAME($region) }.
event-region_paid = A CEP of { NAME($region) } goes to the bank.
event-paid = { NAME($seat) } pays a CEP { NAME($source, case: "from") }.
event-forced = { NAME($seat) } has to buy a CEP for the fossil plant in { NAME($region) }{ $number2 ->
        [0] {" "}and pays ${ $number }
        [one] , pays ${ $number } and loses { $number2 } point for the missing dollar
       *[other] , pays ${ $number } and loses { $number2 } points for the missing dollars
    }.
event-prevented = The event in { NAME($event) } does no harm.
event-disaster = A disaster strikes { NAME($event) }.
event-donated = { NAME($seat) } gives a tech cube to { NAME($region) }.
event-penalty = { NAME($seat) } has no tech cube to give and loses { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
event-un_goal_lost = UN goal { NAME($un_goal) } leaves the game.

## The turn

event-proposed = { NAME($seat) } proposes a { NAME($energy) } project in { NAME($project) }.
event-installed = { NAME($seat) } installs the { NAME($energy) } project in { NAME($project) }.
event-built = { NAME($seat) } builds a { NAME($energy) } plant in { NAME($region) } and scores { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
event-replaced = It takes the place of a fossil plant ({ NAME($fossil) }) in { NAME($region) }; CO₂ falls to { $number } ppm.
event-moved = { NAME($seat) } moves a scientist { NAME($post, case: "from") } { NAME($post2, case: "to") }.
event-recruited = { NAME($seat) } recruits a scientist.
event-dismissed = { NAME($seat) } pays { NAME($seat2) } $1 to dismiss the scientist in { NAME($project) }.
event-home = { NAME($seat) } takes the scientist back from { NAME($project) }.
event-speaks = { NAME($seat) } has a speaker on { NAME($energy) } ({ NAME($place) }).
event-learned = { NAME($seat) } reaches expertise { $number } in { NAME($energy) }.
event-learned_nothing = { NAME($seat) } is at the end of the track of { NAME($energy) } and learns nothing more.
event-got_money = { NAME($seat) } receives ${ $number }.
event-got_tech = { NAME($seat) } receives { $number ->
        [one] { $number } tech cube
       *[other] { $number } tech cubes
    }.
event-got_cep = { NAME($seat) } receives { $number ->
        [one] { $number } CEP
       *[other] { $number } CEPs
    } from the market.
event-got_points = { NAME($seat) } scores { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
event-stocked = { NAME($seat) } puts a CEP from the market into { NAME($region) }.
event-region_stocked = A CEP from the market goes to { NAME($region) }.
event-controls = { NAME($seat) } takes control of { NAME($region) }.
event-resolved = The congress on { NAME($congress) } is over ({ NAME($place) }).
event-place_empty = There is no new congress left for { NAME($place) }.
event-price_up = The market ran empty and is refilled; the price of a CEP is ${ $number }.
event-bought = { NAME($seat) } buys a CEP for ${ $number }.
event-sold = { NAME($seat) } sells a CEP for ${ $number }.
event-lobbied = { NAME($seat) } plays the main effect of lobby card { NAME($lobby) }.
event-minor_used = { NAME($seat) } plays the minor effect of lobby card { NAME($lobby) }.
event-claimed = { NAME($seat) } claims UN goal { NAME($un_goal) } and scores { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
event-goal_discarded = { NAME($seat) } discards company goal { NAME($company_goal) } for $8.
event-goal_discarded_hidden = { NAME($seat) } discards the company goal for $8.

## The auction

event-bid = { NAME($seat) } bids ${ $number } for the start player card.
event-passed = { NAME($seat) } passes.
event-won_auction = { NAME($seat) } wins the auction with ${ $number }.
event-paid_bid = { NAME($seat) } pays ${ $number }, { $number2 ->
        [one] { $number2 } tech cube
       *[other] { $number2 } tech cubes
    } and { $number3 ->
        [one] { $number3 } CEP
       *[other] { $number3 } CEPs
    }.

## The end

event-last_decade = The last decade is over.
event-green_world = Two regions have green plants only, so the game ends.
event-safe_again = CO₂ is back in the safe zone at { $number } ppm, so the game ends.
event-too_hot = CO₂ has reached { $number } ppm, so the game ends here.
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
event-solo_score = { NAME($seat) } ends the game with { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
