### Why something cannot be done.

## Using effects

reason-empty_slot = There is no card on this project any more.
reason-not_now = This card is used in another phase.
reason-needs_tag = This project needs { $number ->
        [one] { $number } tag
       *[other] { $number } tags
    } { NAME($tag) }.
reason-used_up = Used up for this round: { $number ->
        [one] { $number } time
       *[other] { $number } times
    } at most.
reason-no_limit_tag = It can be used once for each tag { NAME($tag) } here, and there is none.
reason-too_few_cards = It costs { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }; your hand has { $number2 }.
reason-too_little_resilience = That takes { $number } { NAME($resilience) }.
reason-no_change = That would change nothing.
reason-no_tier = There are too few tags here for any effect.
reason-no_dirty = You have no dirty energy.
reason-no_emission = You have no emission token of this kind: { NAME($emission) }.
reason-no_emissions = You have no emission token.
reason-no_demand = Your energy demand is already 0.
reason-supply_empty = The supply has none left.
reason-no_face_down = There is no face-down crisis.
reason-no_clean = You have no clean energy.
reason-pile_empty = The discard pile is empty.
reason-deck_empty = There is no card left to draw.
reason-no_card_to_move = There is no card under another that could move to another project.
reason-nobody_else = That needs another player.
reason-no_community = There are not so many communities in crisis.
reason-no_community_to_move = There is no community in crisis that could move.
reason-no_community_there = There are not so many communities in crisis to move.
reason-nothing_to_give = There is nothing left to give.
reason-nobody_to_relieve = There is no community in crisis there.
reason-no_partner = There is nobody with whom this would work.
reason-nothing_emitted = You would emit nothing any more.
reason-restricted = An ongoing crisis forbids it.
reason-forbidden = A challenge forbids it.

## Global projects

reason-inactive = This global project is not active yet.
reason-automatic = This global project works by itself.
reason-global_used = Used up for this round: { $number ->
        [one] { $number } time
       *[other] { $number } times
    } at most.
reason-too_often = More than { $number ->
        [one] { $number } time
       *[other] { $number } times
    } in one round is not possible.
reason-still_dirty = Only players without dirty energy can use this.
reason-too_few_tucked = It costs { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from under this project.

## Putting cards under something

reason-tuck_into_nothing = There is no card here under which another could go.
reason-no_match = The card shows no tag that is needed here.
reason-need_met = All tags needed are there already.
reason-no_support = Nothing can be put under this card.
reason-all_need_it = This project does not need cards under it, but resilience that every player has.
reason-one_needs_it = This project does not need cards under it, but tags that one player has in play.
reason-support_forbidden = An ongoing crisis forbids support of other crises.
reason-tag_taken = This tag is taken by another card.

## Questions

reason-would_lose = With so many communities in crisis the game would be lost.
reason-has_refused = { NAME($seat) } has refused this round.
reason-is_asked = { NAME($seat) } is being asked already: wait for the answer.
reason-passed_on = This card has been given by this project this round.
reason-lacks_tags = That player needs { $number ->
        [one] { $number } tag
       *[other] { $number } tags
    } { NAME($tag) }.
reason-on_top = The top card of a project stays.
reason-same_stack = The card lies there already.
reason-at_start = This marker stands at the start.
reason-not_lowest = Another marker is further behind.
reason-challenge_taken = This challenge is already in play.
