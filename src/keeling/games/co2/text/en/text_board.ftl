### The board as text, what stands beside options, and effects in words.

## Where we are

text-decade = Decade { $decade } of { $decades }, round { $round } of { $rounds }
text-co2 = { $co2 } ppm
text-to_move = { NAME($seat) } to move
text-asked = { NAME($seat) } is asked in the turn of { NAME($seat2) }
text-chance = Chance decides
text-over = The game is over
text-lost = { $co2 } ppm: everybody has lost
text-won = { $count ->
    [one] Winner: { $seats }
   *[other] Winners: { $seats }
}
text-climate = CO₂: { $co2 } ppm (disasters from { $disaster } on, the end at { $loss })
text-was_high = Once it is below { $safe } ppm again, the game ends after the decade
text-market = Market: { $ceps }, price ${ $price }, { $bank } in the bank
text-stopped = The market ran empty: no selling for the rest of the turn
text-event = Event: { NAME($event) }
text-next_event = Next event: { NAME($event) }
text-supply = General supply: { $tech }
text-fossils = Fossil plants in the stack: { $count } ({ $kinds })
text-start = Start player: { NAME($seat) }
text-bid = Highest bid: ${ $bid } ({ NAME($seat) })
text-done = Done in this turn: { $actions }
text-done-propose = project proposed
text-done-install = project installed
text-done-build = plant built
text-done-moved = scientist moved
text-done-buy = CEP bought
text-done-sell = CEP sold
text-done-carded = card played

## Players

text-starts = start player
text-moves = to move
text-scientists = Scientists: { $supply } in the supply, { $pool } in the pool, { $projects } on projects, { $congresses } at congresses
text-expertise = Expertise (next bonus): { $levels }
text-level = { NAME($energy) } { $level } ({ $next }: { $bonus })
text-level-bare = { NAME($energy) } { $level }
text-income = income { $income }
text-controls = controls: { $regions }
text-owns = Green plants: { $count }
text-claimed = UN goals: { $goals }
text-hand = Lobby cards: { $count }
text-draft = To choose from
text-goal = Company goal { NAME($company_goal) }: { $text }
text-goal-held = Company goal: not yet shown
text-goal-none = Company goal: none
text-cover = Can bid up to ${ $most }
text-points = Points: { $points }

## Regions

text-region = { NAME($region) } - agenda { $agenda }
text-controlled = Controlled by { NAME($seat) }
text-uncontrolled = Controlled by nobody
text-region_ceps = CEPs { $ceps } of { $limit }
text-region_tech = tech cubes { $tech }
text-demand = Demand: { $spaces }
text-space-none = { $n } empty
text-space-fossil = { $n } { NAME($fossil) } ({ $ppm } ppm)
text-space-green = { $n } { NAME($energy) } ({ NAME($seat) }, { NAME($size) })
text-slot-money = Money slot: { $what }
text-slot-tech = Tech slot: { $what }
text-slot-research = Research slot: { $what }
text-slot-empty = empty, grant: { $grant }
text-proposed = { NAME($energy) } proposed
text-installed = { NAME($energy) } installed, a plant costs { $cost }
text-installed-none = { NAME($energy) } installed, no plant left
text-worker = scientist of { NAME($seat) }

## Plants, expertise, congresses, goals

text-plants = Projects and plants
text-plant = { NAME($energy, case: "title") }: next plant { NAME($size) } ({ $cost }, expertise { $level }, { $points }), { $left } left
text-plant-none = { NAME($energy, case: "title") }: all plants built
text-tiles = project tiles { $count }
text-reward = installing: { $reward }
text-tracks = Expertise tracks
text-track = { NAME($energy, case: "title") }: { $levels }. Income { $incomes }. Bonuses { $bonuses }. Small plants from { $small }, large from { $large }
text-bonus = { $level }: { $bonus }
text-congresses = Congresses (tiles in the stack: { $count })
text-topic = { NAME($energy) } ({ NAME($seat) })
text-topic-vacant = { NAME($energy) } (vacant)
text-congress-none = no congress
text-un_goals = UN goals (each costs 1 tech cube)
text-un_goal = { NAME($un_goal) }: { $points }
text-un_goals_unseen = In the stack: { $count }
text-lobby_gone = Lobby cards played
text-none = none

## Beside options

text-lobby = { $main }; or at any time { $minor }
text-lobby-named = { NAME($lobby) }: { $text }
text-and = { $first } and { $second }
text-install = { NAME($energy) }: costs { $cost }; gives { $reward }
text-bid_goods = takes tech cubes or CEPs
text-bid_goal = takes your company goal as well
text-highest_bid = { NAME($seat) } bids ${ $number }
text-dismiss = $1 to { NAME($seat) } for the scientist
text-build = { NAME($energy) }, { NAME($size) }: { $cost }, { $points }
text-replaces = replaces { NAME($fossil) }, { $ppm } ppm less
text-from_to = { NAME($energy) } → { NAME($energy2) }
text-next_level = level { $level }
text-next_level-bonus = level { $level }, bonus { $bonus }
text-track_end = end of the track, nothing gained

## Effects

effect-money = ${ $n }
effect-tech = { $n ->
        [one] { $n } tech cube
       *[other] { $n } tech cubes
    }
effect-cep = { $n ->
        [one] { $n } CEP
       *[other] { $n } CEPs
    }
effect-regional_cep = { $n ->
        [one] { $n } CEP for a region
       *[other] { $n } CEPs for a region
    }
effect-expertise = { $n } expertise in { NAME($energy) }
effect-expertise_any = { $n } expertise of your choice
effect-move_scientist = move a scientist
effect-recruit_scientist = recruit a scientist
effect-vp = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
effect-build_discount = ${ $n } less to pay
effect-money_per_regional_cep = $1 per CEP in the region, at least ${ $n }
goal-controlled_regions = { $each } points for each region you control, { $most } at most
goal-regions_with_own_plant = { $each } points for each region with a plant of yours, { $most } at most
goal-un_goals_claimed = { $each } points for each UN goal you have claimed, { $most } at most
goal-own_plants_minus_one = { $each } points for each plant of yours but one, { $most } at most
goal-ceps_in_own_supply_before_collecting = { $each } points for each CEP in your supply, without those of your regions, { $most } at most
goal-energies_led_in_expertise = { $each } points for each energy in which nobody has more expertise than you, { $most } at most
goal-distinct_energies_built = { $each } points for each energy you have built a plant of, { $most } at most
