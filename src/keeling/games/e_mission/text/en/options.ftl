### What can be done: `option-<verb>` in full, `group-<verb>` as the heading of all options of a verb.

## Chance

option-draw = Draw { NAME($project) }
group-draw = Draw a project card
option-draw_global = Draw the global project { NAME($global) }
group-draw_global = Draw a global project
option-turn_up = Turn up the crisis “{ NAME($crisis) }”
group-turn_up = Turn up a crisis
option-draw_challenge = Draw the challenge { NAME($challenge) }
group-draw_challenge = Draw a challenge
option-roll = The die shows: { NAME($track) }
group-roll = What the die shows
option-geo_die = Roll { NAME($face) }
group-geo_die = Roll the geo-engineering die

## Set-up

option-power = Play as { NAME($power) }
group-power = World power
option-challenge = Take the challenge { NAME($challenge) } for all
group-challenge = Challenge for all
option-challenge_for = Take the challenge { NAME($challenge) } for { NAME($seat) }
group-challenge_for = Challenge for one player
option-leave_out = Start with one emission token less: { NAME($emission) }
group-leave_out = Start with one emission token less

## The global phase

option-start = Start the global project { NAME($global) }
group-start = Start a global project
option-replace = Discard { NAME($global) } for it
group-replace = Discard a global project for it
option-no_new = Start no new global project
group-no_new = No new global project
option-bonus_for = { NAME($seat) } draws more cards
group-bonus_for = Who draws more cards

## The project phase

option-use = Use the effect of { NAME($slot) }
group-use = Use one of your projects
option-use_global = Use the global project { NAME($global) }
group-use_global = Use a global project
option-tuck = Put { NAME($project) } under { NAME($slot) }
group-tuck = Put a card under one of your projects
option-cover = Play { NAME($project) } on top of { NAME($slot) }
group-cover = Play a card on top of one of your projects
option-support = Support { NAME($global) } with { NAME($project) }
group-support = Put a card under a global project
option-help = Put { NAME($project) } under the crisis “{ NAME($crisis) }”
group-help = Put a card under a crisis
option-done = Be done with this phase
group-done = Done
option-resume = Go on after all
group-resume = Go on

## What effects ask

option-pay = Pay with { NAME($project) }
group-pay = Pay with a hand card
option-amount = Choose { NAME($amount) }
group-amount = How many
option-skip = Do without
group-skip = Do without
option-enough = That is enough
group-enough = Enough
option-cut = Remove an emission token: { NAME($emission) }
group-cut = Remove an emission token
option-strengthen = Take 1 { NAME($resilience) }
group-strengthen = Take resilience
option-keep = Keep { NAME($project) }
group-keep = Keep a card
option-recover = Take { NAME($project) } from the discard pile
group-recover = Take a card from the discard pile
option-move = Move { NAME($card) } to the bottom of { NAME($slot) }
group-move = Move a card to another project
option-reveal = Turn up the crisis on { NAME($place) }
group-reveal = Turn up a face-down crisis
option-with = Choose { NAME($seat) }
group-with = Which player
option-give = Give { NAME($project) }
group-give = Give a hand card
option-give_token = Give 1 { NAME($resilience) }
group-give_token = Give resilience
option-ask_for = Ask for { NAME($project) }
group-ask_for = Ask for a card
option-agree = Agree
group-agree = Agree
option-refuse = Refuse
group-refuse = Refuse
option-move_community = Move communities in crisis from { NAME($seat) } to { NAME($seat2) }
group-move_community = Move communities in crisis (from, to)
option-spend = Discard { NAME($project) } from under the global project
group-spend = Discard a card from under the global project
option-retreat = Move the marker back: { NAME($track) }
group-retreat = Move a marker back
option-take_tag = Use its tag { NAME($tag) }
group-take_tag = Which tag counts

## The emission and the crisis phase

option-cover_shortage = Give 1 energy for { NAME($seat) }
group-cover_shortage = Whose shortage is covered
option-shield = Protect { NAME($seat) } with the global project { NAME($global) }
group-shield = Protect a player
option-advance = Move the marker forward: { NAME($track) }
group-advance = Move a marker forward
option-discard = Discard { NAME($card) }
group-discard = Discard a card
option-give_up = Give up the global project { NAME($global) }
group-give_up = Give up a global project
