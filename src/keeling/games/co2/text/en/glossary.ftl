### The words of the rules, `term-<id>` with what they `.means`; the headings of lists of names, `kind-<kind>`.

## The game

term-company = company
    .means = What each player runs: an energy company with its own money, scientists and expertise.
term-start_player = start player
    .means = Whoever holds this card has the first turn in every round of the decade. After each decade it goes to the left, or to the player whom the winner of the auction names.
term-decade = decade
    .means = A part of the game: a resource phase, which the first decade does not have, and an operations phase. There are five of them, six with five players.
term-resource_phase = resource phase
    .means = Begins every decade but the first: income, energy demand, the event, and the check whether CO₂ has reached 500 ppm.
term-operations_phase = operations phase
    .means = The rounds of a decade in which all take their turns: six for one player, then five, four and three, and two for five players.
term-mandatory_action = mandatory action
    .means = Propose a project, install one or build a power plant: exactly one of the three in each turn, if any of them is possible.
term-optional_action = optional action
    .means = Each once in a turn, before or after the mandatory action: move a scientist, buy or sell a CEP, play a lobby card or claim a UN goal.
term-co2 = CO₂ level
    .means = The sum of the ppm of all fossil plants on the board. At 350 ppm disasters begin; at 500 ppm after a resource phase the game ends and everybody loses.
term-safe_zone = safe zone
    .means = Less than 350 ppm. If CO₂ returns there after having left it, the game ends after the decade.
term-victory_point = victory point, VP
    .means = From plants, income, UN goals and lobby cards during the game, and from the company goal, money and majorities at its end. The score can become negative.

## Regions and plants

term-region = region
    .means = One of six parts of the world, each with an agenda, three project slots, three to six demand spaces, CEPs and perhaps tech cubes.
term-agenda = regional agenda
    .means = The three energies a region demands, the most important first. Only these can be proposed there, and their order breaks ties for control.
term-control = control of a region
    .means = Goes to the first builder, and later to a builder who supplies more of the energies there than the controller; ties are broken by priority, then by expertise. The controller can pay with the CEPs of the region, must pay for new fossil plants there and collects its CEPs at the end.
term-demand_space = demand space
    .means = Where plants of a region stand, from left to right, one for each decade. A new green plant takes the first empty one, or the place of the first fossil plant if the region is full.
term-energy_demand = energy demand
    .means = A step of the resource phase: every region whose demand space of the new decade is still empty gets a fossil plant there. For each one the region or its controller pays a CEP.
term-energy = energy
    .means = Forestation, solar, cold fusion, biomass or recycling. Each has its own projects, plants and expertise track.
term-green_plant = green power plant
    .means = Built from an installed project for money and tech cubes, it scores its points at once and is never removed. Each energy has two small plants and then three large ones, which cost more and score more.
term-fossil_plant = fossil power plant
    .means = Coal with 40 ppm, oil with 30 ppm or gas with 20 ppm. It belongs to nobody and only leaves when a green plant replaces it in a full region.
term-disaster = event and disaster
    .means = Each resource phase has an event in one region, and from 350 ppm on it is a disaster: whoever has no green plant there gives a tech cube to the region or loses 2 points. The current event and the next one lie open.

## Projects

term-project = project
    .means = A tile on a slot of a region, first proposed, then installed, then replaced by a plant. It belongs to nobody: every player can take the next step.
term-project_slot = project slot
    .means = Each region has three, for one project each: one for money, one for tech and one for research, after the grant they give.
term-propose = proposing a project
    .means = A project tile of an energy on the agenda goes on an empty slot of a region, and the player takes the grant of the slot.
term-install = installing a project
    .means = Costs 1 CEP, turns a proposed project over and brings the reward of its energy: CEPs, tech cubes or money.
term-build = building a plant
    .means = From an installed project, with enough expertise in its energy, for the price of the top plant of the stack. It scores the plant, brings 1 expertise and can win control of the region.
term-grant = grant
    .means = What proposing brings: dollars for the CEPs in the region, at least $1; or two tech cubes; or the research grant.
term-research_grant = research grant
    .means = An additional move of a scientist or a new scientist from the recruitment pool.

## Scientists and expertise

term-scientist = scientist
    .means = Each player has four, one of them in the supply at the start. On a project one of them brings 1 expertise at the end of the turn; at a congress they are speakers.
term-recruitment_pool = recruitment pool
    .means = Where scientists wait who are not yet in play. They come into the supply by research grants.
term-dismiss = dismissing a scientist
    .means = Whoever installs or builds where another player's scientist stands pays that player $1. The scientist goes home with 1 expertise for the owner, or to a congress.
term-expertise = expertise
    .means = The level from 0 to 10 of a player in each of the five energies. It decides which plants the player may build and who has income.
term-track_bonus = track bonus
    .means = Some spaces of an expertise track bring something when they are reached: a tech cube, a CEP for a region, or 1 expertise in another energy.
term-crane = crane
    .means = Marks the level of a track from which small plants may be built, and the one for large plants.
term-income = income
    .means = In each resource phase the two highest levels taken on every track earn the number of their space, with two players only the highest. The player divides the total into dollars and points.
term-congress = world energy congress
    .means = A tile with two to four topics. When every topic has a speaker, each speaker brings 1 expertise in their topic, and each participant gains 1 more in any of the topics.
term-speaker = topic and speaker
    .means = A scientist goes to a congress from a project and speaks on its energy. The scientist stays there until the congress is complete.

## Permits, money and cards

term-cep = carbon emission permit, CEP
    .means = Paid for installing projects and for new fossil plants, in one's own supply or in a controlled region. There are 40 of them, and new ones always come from the market.
term-market = market
    .means = Once a turn a player may buy or sell one CEP there at the current price from $1 to $8. A sale lowers the price; when the market runs empty the price rises, the bank refills it, and the active player may not sell for the rest of the turn.
term-tech = tech resource, tech cube
    .means = A cube that pays for plants and UN goals; there are 25. Whoever has the most at the end gets 3 points.
term-subsidy = tech cube of a region
    .means = Given to a region in a disaster, it pays one of the tech cubes of the next plant there. One of them is lost in each resource phase.
term-supply = personal supply
    .means = The money, tech cubes, CEPs and free scientists in front of a player, open to all.
term-bank = bank and general supply
    .means = Where paid dollars, CEPs and tech cubes go. Money never runs out, CEPs and cubes can.
term-lobby_card = lobby card
    .means = Everybody has five for the whole game and may play one a turn; then it leaves the game. Either the main or the minor effect counts.
term-main_lobby = main lobby
    .means = The stronger effect of a lobby card. It needs the action shown on the card in the same turn.
term-minor_lobby = minor lobby
    .means = The weaker effect of a lobby card, at any time in one's turn: 1 tech cube, $2, 1 CEP or the move of a scientist.
term-un_goal = UN goal
    .means = An open card with two or three energies. Whoever has a plant of each can claim it for 1 tech cube and scores its points; the most UN goals at the end bring 3 points.
term-company_goal = company goal
    .means = A secret card with points for the end of the game. Before that it can be discarded for $8.

## Variants

term-auction = auction for the start player
    .means = After each decade everybody may bid once, and the highest bidder names the next start player. A tech cube counts $2 and a CEP the market price.
term-lobby_draft = lobby draft
    .means = Instead of five dealt cards everybody keeps one at a time and passes the others to the right.
term-fossil_set = fixed fossil plants
    .means = The first six fossil plants are not drawn from the whole stack but are those of a level from 150 to 240 ppm.
term-solo = solo game
    .means = Five projects lie on the board from the start, and UN goals appear when main effects of lobby cards are played. There is no winner, only a score, and it counts even if 500 ppm end the game.

## Headings of lists of names

kind-seat = Players
kind-energy = Energies
kind-region = Regions
kind-project = Project slots
kind-post = Where scientists can be
kind-place = Congress places
kind-source = Where a CEP is paid from
kind-lobby = Lobby cards
kind-un_goal = UN goals
kind-company_goal = Company goals
kind-agenda = Regional agendas
kind-congress = Congresses
kind-event = Events
kind-fossil = Fossil plants
kind-category = Points for
