### What only the drawn board needs.

picture-title_board = Second Chance: the board
picture-title_things = Second Chance: cards and players
picture-summary = { NUMBER($year, useGrouping: 0) }, round { $round } of { $rounds }. CO₂: { $co2 } ppm.
picture-none = none
picture-or = or

## The middle

picture-round = Round
picture-decade_of = Decade { $number } of { $count }
picture-round_of = Round { $number } of { $count }
picture-co2 = CO₂: { $ppm } ppm. From { $second } on the future event strikes too; above { $limit } all have lost.
picture-co2_team = CO₂: { $ppm } ppm. At the end of a decade it must be lowered to { $limit }.
picture-co2_due = Fossil plants still to come in this decade: { $fossils_due }. After them { $co2_best } ppm at best, { $co2_expected } expected, { $co2_worst } at worst.
picture-forecast = +{ $fossils_due } fossil: { $co2_best } / { $co2_expected } / { $co2_worst } ppm
picture-tech_left = Tech tokens in the supply: { $count }
picture-fossils_left = Fossil plants in the stack: { $count } ({ $kinds })
picture-fossils_under = below them, in this order: { $kinds }
picture-summit_stack = Summit tiles in the stack: { $count }
picture-event_stack = Event tiles in the stack: { $count }
picture-market_title = CEP market
picture-market = CEP market: { $count } for sale, price { $price }
picture-stopped = The market has run empty in this turn: nobody can visit it
picture-bank = In the bank: { $count }

## The team

picture-team_score = Points of the team
picture-can_we = Can we still make it?
picture-balance = Points at the end of this decade, if nothing changed: { $balance_expected } expected, { $balance_worst } at worst, { $balance_best } at best. Below 0 the game is lost. To win, { $un_to_claim ->
        [one] { $un_to_claim } more UN goal has
       *[other] { $un_to_claim } more UN goals have
    } to be claimed, and private goals have to be met.
picture-term_points = Points now: { $count }
picture-term_income = Income, if all of it is taken as points: { $count }
picture-term_goals_cost = Goals that are not met cost: { $count }
picture-term_still_due = Lowering CO₂ to the limit and penalties for missing CEPs will probably cost: { $count }
picture-short = Probably short by { $count } VP
picture-risky = Perhaps: { $count } VP expected
picture-spare = This decade yes: { $count } VP left
picture-spare_un = { $count ->
    [one] Only with { $count } more UN goal
   *[other] Only with { $count } more UN goals
}
picture-risky_un = { $count ->
    [one] Perhaps, with { $count } more UN goal
   *[other] Perhaps, with { $count } more UN goals
}
picture-hopeless = It can no longer be won
picture-lost = Lost
picture-group_power_plant = Goals: green plants built
picture-group_knowledge = Goals: knowledge
picture-group_summit = Goals: summits resolved
picture-goal_met = { $goal }: met
picture-goal_open = { $goal }: costs { $cost } at the end of this decade
picture-goal_watched = { $goal }: with an inspector, costs { $cost } at the end of this decade
picture-goal_next = { $goal }: costs { $cost } in the next decade
picture-goal_unmet = { $goal }: not met
picture-short_north_america = NAm
picture-short_south_america = SAm
picture-short_europe = Eur
picture-short_africa = Afr
picture-short_asia = Asi
picture-short_oceania = Oce

## Regions

picture-home = The supply of energy begins here
picture-no_control = Nobody controls this region
picture-control = Controlled by { NAME($seat) }
picture-event = The event of this decade strikes here
picture-next_event = The next event strikes here; already in this decade if CO₂ is high
picture-agenda = Agenda, in order of priority: { $energies }
picture-rival = Cube of the opponent
picture-place_empty = { $place }: no project
picture-planned = { $place }: { $energy }, level { $level }, planned
picture-prepared = { $place }: { $energy }, level { $level }, infrastructure of { NAME($seat) }
picture-plant_cost = a plant costs ${ $money }, { $tech } tech and 1 CEP, scores { $points } and needs knowledge { $gate }
picture-space = Plant slot of decade { $decade }
picture-fossil = Fossil plant: { NAME($fossil) }, { $ppm } ppm
picture-plant = Green plant: { $energy }, built by { NAME($seat) } on infrastructure of { NAME($seat2) }
picture-region_ceps = CEPs: { $count } of at most { $limit }
picture-region_tech = Tech tokens here: { $count }
picture-owing = A CEP is owed for a new fossil plant here
picture-set_aside = A CEP is set aside for a new fossil plant here
picture-scientist = Scientist of { NAME($seat) }

## Tracks, summits, UN goals

picture-track = { $energy }. Knowledge: { $levels }. Project tiles left: { $tiles }
picture-knowledge = Knowledge
picture-level = Space { $level }: income { $income }
picture-gate = plants of level { $level } can be built from here on
picture-bonus_any = bonus: knowledge of any energy
picture-bonus_energy = bonus: knowledge, { NAME($energy) }
picture-bonus_tech = bonus: tech tokens, { $count }
picture-bonus_region_cep = bonus: CEPs for a region, { $count }
picture-summit = { $place }: { $topics }
picture-closed_by = closed by { NAME($seat) }
picture-un_goals = UN goals claimed: { $claimed }
picture-un_goals_needed = UN goals claimed: { $claimed } of { $needed } that are needed
picture-claimed = { $goal }: claimed by { NAME($seat) }

## Cards and seats

picture-hand = Your lobby cards
picture-draft = Keep cards, pass on the rest
picture-goals = Your goals
picture-choose_goal = Choose your goals
picture-private = { $goal }: { $progress } of { $needed }
picture-private_met = { $goal }: met
picture-company = { $goal }: { $points } points now
picture-goal_discarded = { $goal }: discarded
picture-each = { $skip ->
    [0] { $points } each, at most { $most },
   *[other] { $points } each from the second on, at most { $most },
}
picture-missed = It has been missed.
picture-played = Lobby card { $card }, played
picture-start_player = Start player
picture-has_goal = Holds a company goal
picture-goals_held = Private goals: { $count }
picture-goals_met = met: { $goals }
picture-supply = Scientists on the player board: { $count }
picture-pool = Scientists to recruit: { $count }
picture-stock_score = Points
picture-stock_money = Money
picture-stock_tech = Tech tokens
picture-stock_ceps = CEPs on the player board
picture-stock_regions = Regions controlled
picture-stock_plants = Plants built
picture-stock_infrastructure = Infrastructure on the board
picture-stock_claimed = UN goals claimed
picture-stock_income = Income at the end of this decade
picture-stock_hand = Lobby cards in hand
picture-control_left = control markers left: { $count }
picture-cubes_left = cubes left: { $count }
picture-markers_left = markers left: { $count }
picture-turn_main = { $done ->
    [yes] The main action is done
   *[no] The main action is still to come
}
picture-turn_second = { $done ->
    [yes] A second main action has been bought
   *[no] A second main action can be bought for 10 ppm
}
picture-turn_moved = { $done ->
    [yes] A scientist has been moved
   *[no] A scientist may be moved
}
picture-turn_visited = { $done ->
    [yes] The market has been visited
   *[no] The market may be visited
}
picture-turn_carded = { $done ->
    [yes] A card has been played or claimed
   *[no] A lobby card may be played or a UN goal claimed
}
