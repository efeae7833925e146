### What has happened, one sentence each.

## Set-up and rounds

event-power = { NAME($seat) } plays as { NAME($power) }.
event-challenge = The challenge { NAME($challenge) } holds for all.
event-challenge_for = { NAME($seat) } has the challenge { NAME($challenge) }.
event-round = Round { $number } begins.
event-phase = The { $number ->
    [0] { phase-set_up }
    [1] { phase-global }
    [2] { phase-project }
    [3] { phase-emission }
    [4] { phase-crisis }
   *[other] { phase-growth }
    } begins.

## The global phase

event-forecast = Forecast crisis: { NAME($crisis) }.
event-face_down = { $number ->
        [one] { $number } crisis
       *[other] { $number } crises
    } more, face down.
event-offered = The global project { NAME($global) } is proposed.
event-started = The global project { NAME($global) } begins.
event-replaced = The global project { NAME($global) } makes room and is discarded.
event-no_new = No new global project begins.

## The project phase

event-drew = { NAME($seat) } draws { NAME($project) }.
event-covered = { NAME($seat) } plays { NAME($project) } on top of { NAME($slot) }.
event-tucked = { NAME($seat) } puts { NAME($project) } under { NAME($slot) }.
event-supported = { NAME($seat) } supports the global project { NAME($global) } with { NAME($project) }.
event-helped = { NAME($seat) } puts { NAME($project) } under the crisis “{ NAME($crisis) }”.
event-used = { NAME($seat) } uses { NAME($card) }.
event-used_global = { NAME($seat) } uses the global project { NAME($global) }.
event-paid = { NAME($seat) } pays with { NAME($project) }.
event-spent = { NAME($project) } is discarded from under the global project { NAME($global) }.
event-active = The global project { NAME($global) } is active now.
event-inactive = The global project { NAME($global) } is no longer active.
event-averted = The crisis “{ NAME($crisis) }” is overcome and discarded.
event-done = { NAME($seat) } is done.
event-resumed = { NAME($seat) } goes on.

## What changes on a board

event-clean = { NAME($seat) } takes { $number } clean energy.
event-dirty = { NAME($seat) } has to take { $number } dirty energy.
event-dirty_gone = { NAME($seat) } removes { $number } dirty energy.
event-swapped = { NAME($seat) } turns { $number } dirty energy into clean energy.
event-emission_gone = { NAME($seat) } removes { $number ->
        [one] { $number } emission
       *[other] { $number } emissions
    } ({ NAME($emission) }).
event-demand_up = The energy demand of { NAME($seat) } rises by { $number }.
event-demand_down = The energy demand of { NAME($seat) } falls by { $number }.
event-resilience = { NAME($seat) } takes { $number } { NAME($resilience) }.
event-resilience_gone = { NAME($seat) } gives back { $number } { NAME($resilience) }.
event-communities = { NAME($seat) } takes { $number ->
        [one] { $number } community in crisis
       *[other] { $number } communities in crisis
    }.
event-communities_gone = { NAME($seat) } gives back { $number ->
        [one] { $number } community in crisis
       *[other] { $number } communities in crisis
    }.
event-gave_clean = { NAME($seat) } gives { $number } clean energy to { NAME($seat2) }.
event-gave_card = { NAME($seat) } gives { NAME($project) } to { NAME($seat2) }.
event-gave_token = { NAME($seat) } gives 1 { NAME($resilience) } to { NAME($seat2) }.
event-moved_communities = { $number ->
        [one] { $number } community in crisis goes
       *[other] { $number } communities in crisis go
    } from { NAME($seat) } to { NAME($seat2) }.
event-asked_to_exchange = { NAME($seat) } offers { NAME($seat2) } { NAME($project) } for { NAME($project2) }.
event-asked_to_give = { NAME($seat) } wants to take { $number ->
        [one] { $number } community in crisis
       *[other] { $number } communities in crisis
    } from { NAME($seat2) }, who has to agree.
event-asked_to_take = { NAME($seat) } wants to give { $number ->
        [one] { $number } community in crisis
       *[other] { $number } communities in crisis
    } to { NAME($seat2) }, who has to agree.
event-refused = { NAME($seat) } refuses what { NAME($seat2) } asks for.
event-fell_through = What { NAME($seat) } asked { NAME($seat2) } for is not possible any more.
event-recovered = { NAME($seat) } takes { NAME($project) } from the discard pile.
event-kept = { NAME($seat) } keeps { NAME($project) }.
event-discarded = { NAME($seat) } discards { NAME($card) }.
event-moved_card = { NAME($seat) } moves { NAME($card) } to the bottom of { NAME($slot) }.
event-fewer = { NAME($seat) } will draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } fewer in the next project phase.
event-cut_emitted = { NAME($seat) } emits { $number } CO₂ less in this round.

## The world

event-trees = Trees rise by { $number } to { $number2 }.
event-trees_gone = Trees fall by { $number } to { $number2 }.
event-oceans = Oceans rise by { $number } to { $number2 }.
event-oceans_gone = Oceans fall by { $number } to { $number2 }.
event-dac = Air filters rise by { $number } to { $number2 }.
event-revealed = The crisis “{ NAME($crisis) }” is turned up.
event-more_crises = { $number ->
        [one] { $number } crisis
       *[other] { $number } crises
    } more, face down.
event-geo_rolled = The geo-engineering die shows { $number }, with the bonus { $number2 }.
event-suspended = { $number ->
        [one] { $number } temperature band
       *[other] { $number } temperature bands
    } taken off until the end of the round.
event-returned = { $number ->
        [one] { $number } temperature band
       *[other] { $number } temperature bands
    } back on the thermometer.
event-marker = { NAME($track) }: the marker moves to space { $number }.
event-marker_back = { NAME($track) }: the marker moves back to space { $number }.
event-tipped = { NAME($track) }: a tipping point takes effect.
event-recent = { $number } CO₂ more to be bound in the next round.
event-heated = { $number } CO₂ to the thermometer.
event-band = The temperature rises to { $number ->
        [1] 1.3
        [2] 1.4
        [3] 1.5
        [4] 1.6
        [5] 1.7
        [6] 1.8
        [7] 1.9
        [8] 2.0
       *[other] 1.2
    } °C.

## The emission phase

event-shortage = { NAME($seat) } lacks { $number } energy.
event-shared = Others cover a shortage of { NAME($seat) }: { $number } energy.
event-emitted = { NAME($seat) } emits { $number } CO₂.
event-bound = The sinks bind { $number } of at most { $number2 } CO₂.
event-drawdown = Drawdown is reached: the sinks could bind { $number } CO₂ more.
event-cooled = { $number } CO₂ leaves the thermometer.
event-fell = The temperature falls to { $number ->
        [1] 1.3
        [2] 1.4
        [3] 1.5
        [4] 1.6
        [5] 1.7
        [6] 1.8
        [7] 1.9
       *[other] 1.2
    } °C.

## The crisis phase

event-rolled = The die shows { NAME($track) }.
event-roll_ignored = The roll does not count: { NAME($global) }.
event-turned_up = The next crisis: { NAME($crisis) }.
event-resolves = It is the turn of the crisis “{ NAME($crisis) }”.
event-ignored = The crisis “{ NAME($crisis) }” has no effect, thanks to the cards under it.
event-no_target = The crisis “{ NAME($crisis) }” hits nobody.
event-tie_roll = { NAME($seat) } rolls { $number }.
event-target = The crisis “{ NAME($crisis) }” is aimed at { NAME($seat) }.
event-resisted = { NAME($seat) } has enough { NAME($resilience) } and comes to no harm.
event-harmless = The crisis “{ NAME($crisis) }” does no harm.
event-shielded = The global project { NAME($global) } protects { NAME($seat) }.
event-ongoing = The crisis “{ NAME($crisis) }” is ongoing from now on.
event-gave_up = The global project { NAME($global) } is given up.

## The end

event-condition = The challenge { NAME($challenge) } is not met, so this is no victory yet.
event-reach_again = Drawdown was reached, but it did not bring victory: it has to be reached again.
event-won = The last crises are survived: the game is won in round { $number }.
event-lost_heat = At 2.0 °C the game is lost.
event-lost_communities = { NAME($seat) } has too many communities in crisis, and the game is lost.
event-lost_time = After round { $number } there is no time left, and the game is lost.
event-lost_challenge = In round { $number }, the last one, drawdown was reached, but not what the challenge asks for: the game is lost.
