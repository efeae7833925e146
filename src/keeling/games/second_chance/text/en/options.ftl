### What can be done: `option-<verb>` in full, `group-<verb>` as the heading of all options of a verb.

## Chance

option-start = { NAME($seat) } begins
group-start = Who begins
option-draw_solo_goal = Draw solo goal { NAME($solo_goal) }
group-draw_solo_goal = Draw a solo goal
option-deal_goal = Deal private goal { NAME($coop_goal) }
group-deal_goal = Deal a private goal
option-deal_company_goal = Deal company goal { NAME($company_goal) }
group-deal_company_goal = Deal a company goal
option-deal_lobby = Deal lobby card { NAME($lobby) }
group-deal_lobby = Deal a lobby card
option-turn_up_summit = Call a summit on { NAME($summit) }
group-turn_up_summit = Call a summit on
option-lay_agenda = Lay the agenda { NAME($agenda) }
group-lay_agenda = Lay an agenda
option-lay_goal = Lay out the environment goal: { NAME($environment_goal) }
group-lay_goal = Lay out an environment goal
option-turn_up_un_goal = Lay out UN goal { NAME($un_goal) }
group-turn_up_un_goal = Lay out a UN goal
option-turn_up_event = Turn up the event in { NAME($event) }
group-turn_up_event = Turn up the event in
option-turn_up_fossil = Turn up a fossil plant ({ NAME($fossil) })
group-turn_up_fossil = Turn up a fossil plant

## Before the first turn

option-keep = Keep lobby card { NAME($lobby) }
group-keep = Keep a lobby card
option-keep_goal = Keep private goal { NAME($coop_goal) }
group-keep_goal = Keep a private goal
option-keep_company_goal = Keep company goal { NAME($company_goal) }
group-keep_company_goal = Keep a company goal
option-begin = Begin in { NAME($region) }
group-begin = Begin in

## The turn

option-plan = Plan { NAME($energy) } in { NAME($project) }
group-plan = Plan a project
option-prepare = Prepare infrastructure in { NAME($project) }
group-prepare = Prepare infrastructure
option-build = Build a plant on the infrastructure in { NAME($project) }
group-build = Build a power plant
option-build_subsidised = Build in { NAME($project) } with a tech token of the region
group-build_subsidised = Build with a tech token of the region
option-second = Raise CO₂ by 10 ppm for a second main action
group-second = A second main action
option-move = Move a scientist { NAME($origin, case: "from") } { NAME($post, case: "to") }
group-move = Move a scientist (from, to)
option-buy = Buy a CEP on the market
group-buy = Buy a CEP
option-sell = Sell a CEP on the market
group-sell = Sell a CEP
option-finance = Play lobby card { NAME($lobby) } and build with its money
group-finance = Play a lobby card: build with its money
option-announce = Play lobby card { NAME($lobby) } before its action
group-announce = Play a lobby card: before its action
option-lobby = Play the main effect of lobby card { NAME($lobby) }
group-lobby = Play a lobby card: main effect
option-side = Play the side effect of lobby card { NAME($lobby) }
group-side = Play a lobby card: side effect
option-claim = Claim UN goal { NAME($un_goal) }
group-claim = Claim a UN goal
option-discard_goal = Discard your company goal for $8
group-discard_goal = Discard the company goal
option-end = End the turn
group-end = End the turn

## What actions ask

option-recruit = Recruit a scientist from the pool
group-recruit = Recruit a scientist
option-study = Gain knowledge of { NAME($energy) }
group-study = Gain knowledge of
option-take_money = Take the money
group-take_money = Take the money
option-take_tech = Take the tech
group-take_tech = Take the tech
option-stock = Put the CEP into { NAME($region) }
group-stock = Put the CEP into
option-give = Give the bonus to { NAME($seat) }
group-give = Give the bonus to
option-decline = Decline
group-decline = Decline
option-pay = Pay the CEP { NAME($source, case: "from") }
group-pay = Pay the CEP from

## Between the rounds and at the end

option-income = Take { NAME($dollars) } and the rest in points
group-income = Take in dollars, the rest in points
option-turn_over = Turn over: { NAME($environment_goal) }
group-turn_over = Turn over an environment goal
option-reduce = Lower CO₂ by { NAME($steps) } of 10 ppm
group-reduce = Lower CO₂, in steps of 10 ppm
option-reveal = Reveal your company goal for its points
group-reveal = Reveal the company goal
