### The board as text, and what stands beside options.

## Where we are

text-round = Round { $round } of { $rounds }, { NAME($phase) }, { $degrees }
text-degrees = { $whole }.{ $tenth } °C
text-to_move = { NAME($seat) } to choose
text-choosing = Still choosing: { $seats }
text-chance = Chance decides
text-none = none
text-challenge = Challenge { $name }: { $text }
text-challenge_of = Challenge of { NAME($seat) }, { $name }: { $text }
text-condition_most = { $have }, at most { $need }
text-condition_each_most = up to { $have }, at most { $need }
text-condition_least = { $have } of { $need }
text-condition_each_least = everybody { $have } of { $need }
text-condition_met = now { $far }: met
text-condition_missing = now { $far }: not yet
text-losing = The game is lost at 2.0 °C, or when a player has { $limit } communities in crisis

## The world

text-world = The world
text-emitted_by = Emissions a round, in CO₂: { $parts }
text-part = { $what } { $n }
text-left_over = left from crises { $n }
text-in_all = in all { $n }
text-sinks = Sinks: trees { $trees }, oceans { $oceans }, air filters { $dac }, in all { $sinks }
text-balance = As things stand { $binds } of { $total } CO₂ are bound, { $heats } heat the earth
text-balance_drawdown = As things stand all { $total } CO₂ are bound and { $free } more could be: drawdown
text-drawdown = Drawdown is reached in this round
text-drawdown_unmet = Drawdown is reached in this round, but these challenges are not met: { $names }. If that stays so, drawdown has to be reached again
text-thermometer = Thermometer: { $degrees }, temperature bands { $bands } of { $most }; next row { $loose } of { $row } CO₂
text-suspended = Taken off until the end of the round: temperature bands { $n }
text-tracks = Planetary effects (on the last space each time)
text-track = { $name }, space { $space } of { $last }, tipping on { $tipping }: { $text }

## Crises

text-crises = Crises, from the bottom (drawn in this round: { $n })
text-no_crises = No crisis lies in the column
text-crisis = { $place }. { $name }: { $text }
text-face_down = { $place }. face down
text-threatens = as things stand: { $threats }
text-threatens_then = after this round's emissions, at { $degrees }: { $threats }
text-threat = { NAME($seat) }: { $what }
text-one_of = one of { $who }
text-spared = nothing
text-under = under it: { $cards }
text-ongoing = Ongoing crises
text-ongoing_crisis = { $name }: { $text }

## Global projects

text-globals = Global projects
text-global = { $name } ({ $state }): { $text }
text-active = active
text-inactive = not active
text-missing = missing: { $tags }
text-uses = used this round: { $n }
text-offered = Proposed
text-card_text = { $name }: { $text }
text-drawn = Drawn by { NAME($seat) }: { $cards }
text-decks = Decks
text-decks_left = Face down: project cards { $projects }, global projects { $globals }, crises { $crises }
text-discarded = Discarded project cards: { $cards }
text-discarded_globals = Discarded global projects: { $cards }
text-discarded_crises = Discarded crises: { $cards }

## Players

text-seat = { NAME($seat) }, { NAME($power) }
text-is_done = done
text-energy = Energy demand { $demand }: dirty { $dirty }, clean { $clean }
text-lacks = lacks { $n } energy
text-emissions = Emissions: { $parts }; with dirty energy { $n } CO₂ a round
text-cut = { $n } less this round
text-resilience = Resilience: { $parts }
text-communities = Communities in crisis: { $n } ({ $limit } lose the game)
text-draws_fewer = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } fewer in each draw
text-fewer_next = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } fewer in the next draw
text-hand = Hand: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
text-hand_card = { $name } ({ $tags }): { $text }
text-project = Project { $n }, { $name }: { $text }
text-no_project = Project { $n }: empty
text-tags = tags: { $tags }
text-below = below: { $cards }
text-now = now: { $what }
text-not_usable = cannot be used now
text-used = used { $n ->
        [one] once
       *[other] { $n } times
    } this round

## How it went

text-history = How it went
text-past = Round { $round }: { $emitted } CO₂ emitted ({ $parts }), { $bound } bound; { $degrees }; crises that struck: { $crises }
text-past_short = Round { $round }: over before anything was emitted; { $degrees }

## Beside options

text-powers_start = demand { $demand }, dirty energy { $dirty }, clean energy { $clean }, emission tokens { $emissions }, resilience { $resilience }, communities in crisis { $communities }; demand grows by { $growth } a round
text-challenge_red = Harder (red)
text-challenge_green = Easier (green)
text-challenge_grey = Another aim (grey)
text-top = { $name }: { $what }
text-one_more = with 1 more { NAME($tag) }: { $what }
text-uses_left = { $n ->
        [one] { $n } use
       *[other] { $n } uses
    } left this round
text-from_to = { $what } { $n } → { $n2 }
text-uses_then = uses a round { $n } → { $n2 }
text-then = { $name } then: { $what }
text-no_more = no change for { $name }
text-needs_met = all it needs is there
text-still_needs = still needs { $tags }
text-could = its effect: { $what }
text-instead = instead of { $name }
text-missing_then = then missing: { $tags }
text-active_then = then active for everybody
text-cards_then = then { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } under it
text-ignored_then = then this crisis is ignored
text-ends_then = then this crisis ends
text-weaker_then = then { $n } weaker for everybody
text-lacking = { NAME($seat) } lacks { $lacks } energy: communities in crisis { $n } → { $n2 }
text-lost_then = { $what }: the game is lost
text-heating = { $total } CO₂ against { $sinks } bound: { $heats } heat the earth, then { $degrees }
text-draws_down = { $total } CO₂, { $sinks } could be bound: drawdown
text-not_won_yet = a victory requires more, or drawdown has to be reached again: { $names }
text-even = { $total } CO₂ are all bound, but none more: no drawdown yet
text-crises_ahead = crises ahead: { $n }
text-rolls_ahead = rolls for planetary effects: { $n }
text-hits = { $name }: { $who }
text-hit = { NAME($seat) } ({ $what })
text-loses = { $slot } loses { $tags }
text-uncovers = { $name } is on top again
text-empties = { $slot } is then empty
text-from_hand = from the hand
text-cards_lost = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } lost with it
text-hand_of = hand: { $n }
text-weakens = weakens open crises: { $cards }
text-tips = tipping point: { $what }
text-steps_to_tip = { $n } to the next tipping point
text-spares = spares { NAME($seat) }: { $what }
text-enough = enough cards lie under it
text-emits_then = your CO₂ a round { $n } → { $n2 }
text-space = space { $n } of { $last }
text-not_yet = nothing yet: { $what }
text-proposal = { NAME($seat) } asks { NAME($seat2) }. { $what }
text-would_give = { NAME($seat) } would give: { $what }
text-n_communities = { $n ->
        [one] { $n } community in crisis
       *[other] { $n } communities in crisis
    }
