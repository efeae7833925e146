### What cards do: `does-<effect>` is a clause, an order to whoever it hits; the others put clauses together to sentences.

## Cards for a player's own projects

does-gain_clean = take { $n } clean energy
does-remove_dirty = remove { $n } dirty energy
does-swap_dirty_clean = turn { $n } dirty energy into clean energy
does-remove_emission = remove { $n ->
        [one] { $n } emission
       *[other] { $n } emissions
    } ({ NAME($kind) })
does-remove_emission_by = remove { $n ->
        [one] { $n } emission
       *[other] { $n } emissions
    } ({ $tiers })
does-remove_emission_any = remove { $n ->
        [one] { $n } emission
       *[other] { $n } emissions
    } of any kind
does-lower_demand = lower your energy demand by { $n }
does-gain_resilience = take { $n } { NAME($kind) }
does-gain_resilience_any = take { $n } resilience of any kind
does-gain_resilience_to = one player, maybe you, takes { $n } { NAME($kind) }
does-gain_resilience_any_to = one player, maybe you, takes { $n } resilience of any kind
does-remove_community = remove { $n ->
        [one] { $n } community in crisis
       *[other] { $n } communities in crisis
    }
does-remove_community_to = one player, maybe you, removes { $n ->
        [one] { $n } community in crisis
       *[other] { $n } communities in crisis
    }
does-add_tree = add { $n ->
        [one] { $n } tree
       *[other] { $n } trees
    }
does-add_ocean = add { $n ->
        [one] { $n } ocean
       *[other] { $n } oceans
    }
does-add_dac = add { $n ->
        [one] { $n } air filter
       *[other] { $n } air filters
    }
does-draw_cards = draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
does-draw_keep = draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, keep { $keep }, discard the others
does-draw_filter = { $what } and keep all with { $tags }
does-draw_filter_lowers = { $what } and keep all that lower emissions or dirty energy
does-recover_card = take { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from the discard pile
does-tuck_from_deck = put { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from the top of the deck under this project
does-move_card = move { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from under one of your projects to the bottom of another
does-reveal_crisis = turn up { $n ->
        [one] { $n } face-down crisis
       *[other] { $n } face-down crises
    }
does-give_clean = give another player at most { $n } clean energy
does-give_clean_any = give another player any amount of clean energy
does-give_card = give { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of your hand to another player
does-give_card_tags = give { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } with { $tags } to another player
does-give_resilience = give { $n } resilience of any kind to another player
does-exchange_card = exchange { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of your hand with another player who agrees
does-other_draws = another player draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
does-other_remove_community = another player removes { $n ->
        [one] { $n } community in crisis
       *[other] { $n } communities in crisis
    }
does-move_community = move { $n ->
        [one] { $n } community in crisis
       *[other] { $n } communities in crisis
    } from one player to another
does-move_community_take = take { $n ->
        [one] { $n } community in crisis
       *[other] { $n } communities in crisis
    } from another player who agrees
does-move_community_give = give another player who has { $tags } and agrees at most { $n ->
        [one] { $n } community in crisis
       *[other] { $n } communities in crisis
    }
does-geo_roll = roll the geo-engineering die, plus 1 for each { NAME($tag) } here: { $rows }
does-geo_roll_spend = discard at most { $most ->
        [one] { $most } card
       *[other] { $most } cards
    } from under it and roll the geo-engineering die, plus 1 for each: { $rows }
does-geo_row = from { $from }: { $what }
does-cut_emitted = emit { $n } CO₂ less in this round
does-double_clean = projects with { NAME($tag) } on the top card bring twice the clean energy
does-reduce_crisis = weaken this crisis by { $n } for everybody it hits
does-suspend_bands = take { $n ->
        [one] { $n } temperature band
       *[other] { $n } temperature bands
    } off for this round
does-retreat_effect = move one effect marker back by { $n }
does-lose_own_resilience = lose { $n } { NAME($kind) }
does-ignore_crisis = spare one player a crisis that { NAME($kind) } weakens
does-draw_bonus-each = everybody draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } more
does-draw_bonus-most_communities = one player with the most communities in crisis draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } more
does-draw_bonus-every_round = draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } more in every round
does-draw_bonus-round_1 = draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } more in round 1
does-draw_bonus-round_1_less = draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } fewer in round 1
does-extra_forecast = turn up { $n ->
        [one] { $n } crisis
       *[other] { $n } crises
    } more from the start
does-share_energy = surplus energy covers what others lack
does-ignore_effect_roll = { $n ->
        [one] { $n } roll
       *[other] { $n } rolls
    } of { NAME($track) } { $n ->
        [one] is
       *[other] are
    } ignored

## Crises and planetary effects

does-gain_community = take { $n ->
        [one] { $n } community in crisis
       *[other] { $n } communities in crisis
    }
does-lose_resilience = lose { $n } { NAME($kind) }; each one missing is a community in crisis
does-lose_resilience_communities = lose { $n } { NAME($kind) } for every 2 communities in crisis of your own; each one missing is a community in crisis
does-lose_tree = lose { $n ->
        [one] { $n } tree
       *[other] { $n } trees
    }
does-lose_ocean = lose { $n ->
        [one] { $n } ocean
       *[other] { $n } oceans
    }
does-add_carbon_recent = { $n } CO₂ more in the recent emissions
does-add_carbon_thermometer = { $n } CO₂ to the thermometer
does-draw_fewer_next = draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } fewer in the next project phase
does-discard_cards = discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from hand or projects
does-discard_cards_tag = discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } with { NAME($tag) } from hand or projects
does-discard_global_project = give up { $n ->
        [one] { $n } global project
       *[other] { $n } global projects
    }
does-advance_effect = the marker furthest behind moves forward by { $n }
does-raise_demand = energy demand rises by { $n }
does-lose_dirty = lose { $n } dirty energy; each energy then missing is a community in crisis
does-gain_dirty = take { $n } dirty energy
does-draw_crises = { $n ->
        [one] { $n } crisis
       *[other] { $n } crises
    } more
does-restriction-no_forecast = all crises are laid face down
does-restriction-no_crisis_support = no card can be put under other crises
does-restriction-no_remove_dirty = dirty energy can be neither removed nor turned clean
does-restriction-no_remove_emission = no emission token can be removed

## Challenges; a number with its sign is `$signed`

does-setup_bands = the game begins with { $n ->
        [one] { $n } temperature band
       *[other] { $n } temperature bands
    }
does-setup_trees = trees at the start: { $signed } for each player
does-setup_oceans = oceans at the start: { $signed } for each player
does-setup_dac = air filters at the start: { $signed } for each player
does-setup_effects = all effect markers begin { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } further
does-setup_resilience = { NAME($kind) } at the start: { $signed }
does-setup_emission = emissions ({ NAME($kind) }) at the start: { $signed }
does-setup_emission_any = emissions of any kind at the start: { $signed }
does-setup_demand = energy demand at the start: { $signed }
does-setup_community = communities in crisis at the start: { $signed }
does-setup_swap_clean_dirty = { $n } of the clean energy at the start is dirty
does-setup_swap_dirty_clean = { $n } of the dirty energy at the start is clean
does-max_rounds = round { $n } is the last
does-growth_bonus = energy demand grows by { $n } more in each round
does-crisis_bonus = crises drawn in each round: { $signed }
does-community_limit = the game is lost when a player has { $n ->
        [one] { $n } community in crisis
       *[other] { $n } communities in crisis
    }
does-no_forecast = all crises are laid face down, all game
does-global_choice = draw { $n ->
        [one] { $n } global project
       *[other] { $n } global projects
    } in each round and start one of them
does-win_if-bands_at_most = a victory requires at most { $n ->
        [one] { $n } temperature band
       *[other] { $n } temperature bands
    }
does-win_if-each_communities_at_most = a victory requires that nobody has more than { $n ->
        [one] { $n } community in crisis
       *[other] { $n } communities in crisis
    }
does-win_if-total_dirty_at_most = a victory requires that all together have at most { $n } dirty energy
does-win_if-each_resilience_at_least = a victory requires that everybody has { $n } of each resilience
does-win_if-sinks_at_least_start = a victory requires as many trees and oceans together as at the start
does-win_if-active_globals_at_least = a victory requires { $n ->
        [one] { $n } global project
       *[other] { $n } global projects
    } that are active
does-win_if-each_emitted_at_most = a victory requires that nobody has more than { $n } dirty energy and emission tokens together
does-forbid-geo_roll = geo-engineering rolls are forbidden
does-forbid-add_dac = new air filters are forbidden

## Putting clauses together

does-per = { $what } for each { NAME($tag) } here
does-per_band = { $what } for each temperature band
does-per_player = { $what } for each player
does-tier = with { $from } { NAME($tag) } here { $what }
does-tier_more = { $tier }, with { $from } { $what }
does-may = { $what } if you like
does-then = { $what }, then { $next }
does-or = { $tag } or { $next }
does-tags = { $n } { NAME($tag) }
does-paid = { $cost }: { $what }
does-needs = Needs { $tags }.
does-cost_discard = pay { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
does-cost_demand = raise your energy demand by { $n }
does-cost_resilience = give back { $n } { NAME($kind) }
does-cost_tucked = discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from under it
does-limit-none = As often as you like.
does-limit-once = Once a round.
does-limit-per_tag = Once a round for each { NAME($tag) } here.
does-in_emission_phase = In the emission phase: { $what }

## Crises

does-target = { $who }: { $what }.
does-target-all = Everybody
does-target-world = The world
does-target-lowest = Whoever has the least { NAME($kind) }
does-target-most_communities = Whoever has the most communities in crisis
does-target-most_dirty = Whoever has the most dirty energy
does-target-fewest_clean = Whoever has the least clean energy
does-target-most_tags = Whoever has the most { NAME($tag) } on all cards
does-reduced = { $what }, 1 less for each { NAME($kind) } of your own
does-support-ignore = Ignored with { $tags } under it.
does-support-discard = Ends with { $tags } under it.
does-support-reduce = 1 less for each card with { NAME($tag) } under it.
does-alone = Alone only { $n }.
does-ongoing = Ongoing: { $what }.

## Global projects

does-when-each = Each player once a round: { $what }.
does-when-each_clean = Each player without dirty energy, once a round: { $what }.
does-when-group = One of you, once a round: { $what }.
does-when-open = As often as you like: { $what }.
does-when-shield = When a crisis strikes, once a round: { $what }.
does-when-shield_open = When a crisis strikes: { $what }.
does-when-draw_phase = At the start of the project phase: { $what }.
does-when-global_phase = In the global phase: { $what }.
does-when-energy_check = When energy is checked: { $what }.
does-when-crisis_phase = In each crisis phase: { $what }.
does-when-modifier = Always: { $what }.
does-active_with = Active with { $tags } under it.
does-active_per_player = Active with 1 { NAME($tag) } for each player under it.
does-active_by_players = Active with { $tags } under it, with three or four players { $more }.
does-active_each = Active while everybody has { $n } { NAME($kind) }.
does-active_some = Active while somebody has { $tags } on all cards.
does-active_always = Always active.
does-takes_any = Any card may be put under it.
does-takes_tag = Any number of cards with { NAME($tag) } may be put under it.
does-takes_set = One card each with { $tags } may be put under it.

## Challenges

does-scope-group = For all: { $what }.
does-scope-individual = For one player: { $what }.
