### What only the drawn board needs.

picture-title_board = CO₂: the board
picture-title_things = CO₂: cards and companies
picture-summary = Decade { $decade } of { $decades }, round { $round } of { $rounds }. CO₂: { $co2 } ppm.
picture-none = none
picture-or = or

## The middle

picture-decade = Decade
picture-round = Round
picture-decade_of = Decade { $number } of { $count }
picture-round_of = Round { $number } of { $count }
picture-co2 = CO₂: { $ppm } ppm. Safe below { $safe }; the world is lost at { $loss }.
picture-tech_left = Tech cubes in the supply: { $count }
picture-fossils_left = Fossil plants in the stack: { $count } ({ $kinds })
picture-congress_stack = Congress tiles in the stack: { $count }
picture-market_title = CEP market
picture-market = CEP market: { $count } for sale, price { $price }
picture-stopped = The market has run empty in this turn: no more selling
picture-bank = In the bank: { $count }

## Regions

picture-no_control = Nobody controls this region
picture-control = Controlled by { NAME($seat) }
picture-event = Disaster may strike here at the beginning of the next decade
picture-next_event = Disaster may strike here in the decade after the next
picture-agenda = Agenda, in order of priority: { $energies }
picture-slot_empty = { $slot }: no project
picture-project_proposed = { $slot }: { $energy }, proposed
picture-project_installed = { $slot }: { $energy }, installed
picture-plant_cost = a plant would cost ${ $money } and { $tech } tech
picture-space = Energy demand of decade { $decade }
picture-fossil = Fossil plant: { NAME($fossil) }, { $ppm } ppm
picture-plant_small = Small plant of { NAME($seat) }: { $energy }
picture-plant_large = Large plant of { NAME($seat) }: { $energy }
picture-region_ceps = CEPs: { $count } of at most { $limit }
picture-region_tech = Tech cubes left here: { $count }
picture-scientist = Scientist of { NAME($seat) }

## Tracks, congresses, goals

picture-track = { $energy }. Expertise: { $levels }. Plants left: { $left }, project tiles left: { $tiles }
picture-expertise = Expertise
picture-level = Level { $level }: income { $income }
picture-level_small = small plants can be built from here on
picture-level_large = large plants can be built from here on
picture-bonus_any = bonus: expertise in any energy
picture-bonus_energy = bonus: expertise in { NAME($energy) }
picture-bonus_tech = bonus: tech cubes, { $count }
picture-bonus_regional_cep = bonus: CEPs for a region, { $count }
picture-congress = { $place }: { $topics }
picture-un_goals = UN goals on display: { $count }

## Cards and seats

picture-hand = Your cards
picture-draft = Choose one and pass on the rest
picture-lobby_stack = Lobby stack: { $count }
picture-bid = Highest bid: { $count }
picture-most = max { $points }
picture-start_player = Start player
picture-has_goal = Holds a company goal
picture-supply = Scientists in the player's supply: { $count }
picture-pool = Scientists to recruit: { $count }
picture-stock_score = Points
picture-stock_money = Money
picture-stock_tech = Tech cubes
picture-stock_ceps = CEPs in the player's supply
picture-stock_regions = Regions controlled
picture-stock_plants = Power plants
picture-stock_un_goals = UN goals claimed
picture-stock_income = Income of the next decade
picture-stock_hand = Lobby cards
picture-turn_done = { $done ->
    [yes] The mandatory action is done
   *[no] The mandatory action is still to come
}
picture-turn_moved = { $done ->
    [yes] A scientist has been moved
   *[no] A scientist may be moved
}
picture-turn_visit = { $done ->
    [yes] The market has been visited
   *[no] The market may be visited
}
picture-turn_carded = { $done ->
    [yes] A card has been played
   *[no] A card may be played
}
