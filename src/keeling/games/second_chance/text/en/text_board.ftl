### The board as text, what stands beside options, and effects in words.

## Where we are

text-mode-coop = Team
text-mode-competitive = Rivals
text-mode-solo = Solo
text-decade = { $year }, round { $round } of { $rounds }
text-of_decades = Decade { $decade } of { $decades }
text-co2 = { $co2 } ppm
text-to_move = { NAME($seat) } to move
text-asked = { NAME($seat) } is asked in the turn of { NAME($seat2) }
text-chance = Chance decides
text-over = The game is over
text-lost = The game is lost
text-rated = The game is won: { NAME($rank) } (rating { $rating })
text-won = { $count ->
    [one] Winner: { $seats }
   *[other] Winners: { $seats }
}
text-done = Done in this turn: { $actions }
text-done-plan = project planned
text-done-prepare = infrastructure prepared
text-done-build = plant built
text-done-moved = scientist moved
text-done-visited = market visited
text-done-carded = card played
text-start = Start player: { NAME($seat) }
text-climate-team = CO₂: { $co2 } ppm (never below { $floor }; at most { $limit } at the end of the decade, 10 ppm less for { $price })
text-climate-rivals = CO₂: { $co2 } ppm (from { $second } on two events strike, above { $limit } all lose)
text-fossils = Fossil plants in the stack: { $count } ({ $kinds })
text-fossils_under = At the bottom of the stack, in this order: { $kinds }
text-market = Market: { $ceps }, price ${ $price }, { $bank } in the bank
text-closed = The market ran empty: it is closed for the rest of the turn
text-supply = Supply: { $tech }
text-debt-owing = A CEP is owed for the fossil plants in: { $regions }
text-debt-set_aside = A CEP is set aside for the fossil plants in: { $regions }
text-event-now = Event: { NAME($event, case: "place") }
text-event-next = Next event: { NAME($event, case: "place") }
text-event_stack = Event tiles in the stack: { $count }
text-home = The energy supply begins in { NAME($region) }
text-gifts = Bonuses may be given to others
text-no_gifts = Bonuses may not be given to others

## The team

text-score-coop = Score of the team: { $points }
text-score-solo = Score: { $points }
text-solo_goal = Solo goal { NAME($solo_goal) }: { $text }
text-outlook = Outlook to the end of the decade, as things stand
text-outlook-goals = Environment goals not met: { $count }, costing { $cost }
text-outlook-supply = Fossil plants due: { $due }; CO₂ then: best { $best }, expected { $expected }, worst { $worst } ppm
text-outlook-reduction = Points to lower it to 500 ppm: best { $best }, expected { $expected }, worst { $worst }
text-outlook-penalties = Penalties for CEPs that will be missing: { $cost }
text-outlook-balance = Points now { $points }, income { $income }; left over: best { $best }, expected { $expected }, worst { $worst }
text-outlook-un = UN goals still to be claimed before the end: { $count }
text-gone-un_goals = Too few turns are left for the UN goals: the game cannot be won any more
text-gone-private_goals = A private goal is missed: the game cannot be won any more
text-gone-solo_goal = The solo goal is missed: the game cannot be won any more
text-environment-now = Environment goals: { $met } of { $count } met, each other one costs { $cost } in this decade
text-environment-next = Environment goals: { $met } of { $count } met, each other one costs { $cost } in the next decade
text-environment-over = Environment goals: { $met } of { $count } met
text-group-power_plant = Power plants
text-group-knowledge = Knowledge
text-group-summit = Summits
text-goals-unmet = { $group }, not met: { $goals }
text-goals-met = { $group }, met: { $goals }
text-inspected = { $goal } (inspector: double)
text-inspected_plain = { $goal } (inspector)
text-goal_again = { $goal } (number { $n })

## Players

text-starts = start player
text-moves = to move
text-payable = { $ceps } CEPs with those of controlled regions
text-income = income { $income }
text-scientists = Scientists: { $board } on the board, { $pool } in the pool, { $projects } on projects, { $summits } at summits, { $cards } on lobby cards
text-knowledge = Knowledge (next bonus): { $levels }
text-level = { NAME($energy) } { $level } ({ $next }: { $bonus })
text-level-bare = { NAME($energy) } { $level }
text-owns = Plants built: { $plants }; infrastructure: { $infrastructure }
text-controls = Controls: { $regions }
text-open = Infrastructure without a plant: { $places }
text-left = Left: { $markers_left } infrastructure markers, { $cubes_left } control cubes, { $control_left } control markers
text-claimed = UN goals claimed: { $goals }
text-points = Points: { $points }
text-private = Private goal { NAME($coop_goal) }: { $text }; now { $progress } of { $needed }
text-private-met = Private goal { NAME($coop_goal) }: { $text }; met with { $progress } of { $needed }
text-private-hidden = Private goals face down: { $count }
text-company = Company goal { NAME($company_goal) }: { $text }; now { $points }
text-company-discarded = Company goal { NAME($company_goal) } was discarded: { $text }; it would bring { $points }
text-company-held = Company goal: not yet shown
text-company-none = Company goal: none
text-dealt = Goals to choose from
text-hand = Lobby cards: { $count }
text-draft = Lobby cards to choose from

## Regions

text-region = { NAME($region) } - agenda { $agenda }
text-controlled = Controlled by { NAME($seat) }
text-uncontrolled = Controlled by nobody
text-region_ceps = CEPs { $ceps } of { $places }
text-region_tech = tech tokens { $tech }
text-cubes = Control cubes: { $cubes }
text-rivals = opponent { $count }
text-slots = Plant slots: { $slots }
text-slot-none = { $n } empty
text-slot-fossil = { $n } { NAME($fossil) } ({ $ppm } ppm)
text-slot-green = { $n } { NAME($energy) } ({ NAME($seat) })
text-slot-green-on = { $n } { NAME($energy) } ({ NAME($seat) } on infrastructure of { NAME($seat2) })
text-place-money = Money place: { $what }
text-place-tech = Tech place: { $what }
text-place-scientist = Scientist place: { $what }
text-place-empty = empty, subsidy: { $subsidy }
text-planned = { NAME($energy) }, level { $level }, planned
text-prepared = { NAME($energy) }, level { $level }, infrastructure of { NAME($seat) }
text-plant = a plant costs { $cost }, needs knowledge { $gate } and brings { $points }
text-worker = scientist of { NAME($seat) }

## Summits, UN goals, cards, projects, tracks

text-summits = Summits (tiles in the stack: { $count })
text-topic = { NAME($energy) } ({ NAME($seat) })
text-topic-vacant = { NAME($energy) } (vacant)
text-summit-none = no summit
text-summit-closed = complete, held at the end of the turn; the last came from { NAME($seat) }
text-un_goals-team = UN goals: { $count } unclaimed, at most { $left } may be at the end
text-un_goals-rivals = UN goals: one, two, three or four of them bring { $points } points at the end
text-un_goal = { NAME($un_goal) }: costs { $tech }
text-un_goal-claimed = { NAME($un_goal) }: claimed by { NAME($seat) }
text-played = Lobby cards played
text-played_card = { NAME($lobby) }, of { NAME($seat) }
text-played_card-free = free, for a scientist there: { $side }
text-projects = Projects and plants
text-stack = { NAME($energy, case: "title") }: { $left } left, next of level { $level } (a plant costs { $cost }, needs knowledge { $gate } and brings { $points })
text-stack-none = { NAME($energy, case: "title") }: none left
text-reward = infrastructure gives { $reward }
text-tracks = Knowledge tracks
text-track = { NAME($energy, case: "title") }: { $levels }. Income { $incomes }. Bonuses { $bonuses }. Plants of level 1 from { $first }, of level 2 from { $second }
text-bonus = { $space }: { $bonus }
text-none = none

## Beside options

text-lobby = { $main }; or at any time { $side }
text-lobby-named = { NAME($lobby) }: { $text }
text-level_of = level { $level }
text-subsidy = subsidy: { $subsidy }
text-next_space = knowledge { $space }
text-next_space-bonus = knowledge { $space }, bonus { $bonus }
text-track_end = end of the track, nothing gained
text-prepare = { NAME($energy) }, level { $level }: costs { $cost }; gives { $reward }
text-must_leave = the scientist of { NAME($seat) } has to leave
text-build = { NAME($energy) }, level { $level }: { $cost }; brings { $points }
text-on_slot = on slot { $n }
text-replaces = replaces { NAME($fossil) }, { $ppm } ppm less
text-carrier = infrastructure of { NAME($seat) }
text-meets = meets: { $goals }
text-control-kept = you keep control
text-control-gained = you take control
text-control-other = { NAME($seat) } keeps control
text-control-nobody = nobody takes control
text-co2_then = CO₂ rises to { $co2 } ppm
text-leaves = leaving the { NAME($energy) } project: { $learned }
text-to_project = to a { NAME($energy) } project
text-to_card = gives { $side }; stays there to the end
text-open_card = for a scientist who comes to it: { $side }
text-watched = an inspector stands there
text-last_topic = the last free topic: the summit is held
text-last_cep = the last one: the price rises, and the market closes
text-claim = costs { $tech }; brings { $points }
text-claim-end = costs { $tech }; { $points } more at the end
text-goal_worth = { $text }; now { $points }
text-goal_discard = { $money } instead of the goal: { $worth }
text-gift = { NAME($energy) }: { $learned }
text-ceps_there = { $ceps } there
text-income_team = { $points }; the score is then { $score }, and goals not met cost { $cost }
text-reduce = to { $co2 } ppm for { $cost }, { $left } left
text-rating = if you win: rating { $rating }, { NAME($rank) }
