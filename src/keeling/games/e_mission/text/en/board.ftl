### What only the drawn board needs.

picture-title_board = e-Mission: the board
picture-title_things = e-Mission: powers and cards
picture-summary = Round { $round } of { $rounds }. Temperature bands: { $bands }. Emissions this round: { $total }; the earth binds { $sinks }.

## Tags

picture-tags = { $tag }: { $count }

## Rounds and decks

picture-round = Round
picture-round_of = Round { $number } of { $count }
picture-time_is_up = Without drawdown by then, time is up
picture-pile_deck = Project deck: { $count }
picture-pile_discarded = Discard pile: { $count }
picture-pile_global_deck = Deck of global projects: { $count }; discarded: { $gone }
picture-pile_crisis_deck = Crisis deck: { $count }; discarded: { $gone }

## Global projects

picture-globals = Global projects
picture-free_slot = Room for a global project
picture-active = active
picture-inactive = not active
picture-offer = offered
picture-under = Under it: { $cards }.
picture-each_has = each ≥ { $count }
picture-some_has = one ≥ { $count }

## The earth

picture-balance = Emissions this round: { $total }, if nothing more is done. Bound: { $binds }. Heating the earth: { $heats }. Free: { $free }.
picture-balance_then = Emissions of the next round as things stand: { $total }. Bound: { $binds }. Heating the earth: { $heats }. Free: { $free }.
picture-emits_of = { NAME($seat) } emits { $count }
picture-recent = Recent emissions: { $count }
picture-sink_trees = Trees: { $count }
picture-sink_oceans = Oceans: { $count }
picture-sink_dac = Air filters: { $count }
picture-heats = +{ $count } CO₂ heats the earth
picture-drawdown = Drawdown: all bound, { $count } free
picture-reached = Drawdown reached in this round
picture-even = All bound, none free: no drawdown yet
picture-next_round = Next round: { $what }
picture-degrees = { $whole }.{ $tenths }
picture-thermometer = Thermometer: { $degrees }C, bands: { $bands }; CO₂ in the next row: { $loose } of { $row }
picture-level = { $degrees }: { $count } crises a round
picture-level_lost = { $degrees }: the game is lost
picture-rolls = Rolls of the effect die still to come: { $count }
picture-suspended = Set aside until the end of the round: { $count }
picture-aside = { $count } set aside
picture-track = On space { $space } of { $last }; the next tipping space is { $tipping }.

## Crises

picture-crises = Crises to come: { $count }
picture-threat_then = Its numbers: after this round's emissions, at { $degrees }C.
picture-face_down = Place { $place } from the bottom: a crisis nobody knows

## Powers

picture-energy = Demand { $demand }: dirty energy { $dirty }, clean energy { $clean }
picture-shortage = { $count } energy short
picture-covered = { $count ->
    [0] demand met
   *[other] demand met, { $count } spare
}
picture-emission_of = Emissions, { $kind }: { $count }
picture-resilience_of = Resilience, { $kind }: { $count }
picture-communities = Communities in crisis: { $count } (the game is lost with { $limit }); fewer cards each round: { $fewer }
picture-cut = Not emitted this round: { $count }
picture-fewer = Fewer cards in the next project phase: { $count }
picture-done = done with this phase
picture-empty_slot = Project { $slot }: no card
picture-uses = { $most ->
    [-1] Used { $used ->
        [one] once
       *[other] { $used } times
    } this round; as often as it can be paid
   *[other] Used { $used } of { $most } times this round
}
picture-yields = A use would bring now: { $what }

## Cards

picture-hand = Your hand ({ $count })
picture-own_projects = Your projects
picture-hand_of = Hand ({ $count })
picture-read_cards = { NAME($seat) }: read all cards
picture-offered = Choose a global project
picture-drawn = Drawn cards
picture-pile = Discard pile
picture-challenges = Challenges
picture-in_full = On the board, in full
picture-tucked = Under global projects
picture-proposal = { NAME($seat) } asks { NAME($seat2) }: no answer yet
