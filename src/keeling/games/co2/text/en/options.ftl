### What can be done: `option-<verb>` in full, `group-<verb>` as the heading of all options of a verb.

## Chance

option-start = { NAME($seat) } begins
group-start = Who begins
option-lay_agenda = Lay the agenda { NAME($agenda) }
group-lay_agenda = Lay an agenda
option-turn_up_fossil = Turn up a fossil plant ({ NAME($fossil) })
group-turn_up_fossil = Turn up a fossil plant
option-turn_up_congress = Call a congress on { NAME($congress) }
group-turn_up_congress = Call a congress on
option-turn_up_un_goal = Lay out UN goal { NAME($un_goal) }
group-turn_up_un_goal = Lay out a UN goal
option-turn_up_event = Turn up the event in { NAME($event) }
group-turn_up_event = Turn up the event in
option-deal_goal = Deal company goal { NAME($company_goal) }
group-deal_goal = Deal a company goal
option-deal_lobby = Deal lobby card { NAME($lobby) }
group-deal_lobby = Deal a lobby card
option-draw_project = Draw the { NAME($energy) } project
group-draw_project = Draw a project

## Before the first turn

option-keep = Keep lobby card { NAME($lobby) }
group-keep = Keep a lobby card
option-begin = Begin in { NAME($region) }
group-begin = Begin in
option-set = Put the project in { NAME($project) }
group-set = Put the project in

## Between decades

option-income = Take { NAME($dollars) } and the rest in points
group-income = Take in dollars, the rest in points
option-pay = Pay the CEP { NAME($source, case: "from") }
group-pay = Pay the CEP from
option-pass = Pass
group-pass = Pass
option-bid = Bid { NAME($bid) }
group-bid = Bid
option-pay_bid = Pay { NAME($cubes) } and { NAME($ceps) }, the rest in dollars
group-pay_bid = Pay, the rest in dollars
option-name = Let { NAME($seat) } begin the decade
group-name = Who begins the decade

## The turn

option-propose = Propose { NAME($energy) } in { NAME($project) }
group-propose = Propose a project
option-install = Install the project in { NAME($project) }
group-install = Install a project
option-build = Build a plant from the project in { NAME($project) }
group-build = Build a plant
option-build_cheaper = Build cheaper from the project in { NAME($project) }, with a lobby card
group-build_cheaper = Build cheaper, with a lobby card
option-move = Move a scientist { NAME($post, case: "from") } { NAME($post2, case: "to") }
group-move = Move a scientist (from, to)
option-buy = Buy a CEP on the market
group-buy = Buy a CEP
option-sell = Sell a CEP on the market
group-sell = Sell a CEP
option-lobby = Play the main effect of lobby card { NAME($lobby) }
group-lobby = Play a lobby card: main effect
option-minor = Play the minor effect of lobby card { NAME($lobby) }
group-minor = Play a lobby card: minor effect
option-claim = Claim UN goal { NAME($un_goal) }
group-claim = Claim a UN goal
option-discard_goal = Discard your company goal for $8
group-discard_goal = Discard the company goal
option-end = End the turn
group-end = End the turn

## What actions ask

option-home = Take the scientist back into your supply
group-home = Take the scientist back
option-speak = Send the scientist to { NAME($place) }
group-speak = Send the scientist to
option-study = Gain expertise in { NAME($energy) }
group-study = Gain expertise in
option-stock = Put the CEP into { NAME($region) }
group-stock = Put the CEP into
option-take_money = Take the money
group-take_money = Take the money
option-take_tech = Take the tech cubes
group-take_tech = Take the tech cubes
option-recruit = Recruit a scientist from the pool
group-recruit = Recruit a scientist
option-decline = Decline
group-decline = Decline
