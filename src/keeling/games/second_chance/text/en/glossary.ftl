### The words of the rules, `term-<id>` with what they `.means`; the headings of lists of names, `kind-<kind>`.

## The game

term-company = company
    .means = What each player runs: an energy company with its own money, scientists and knowledge.
term-team = team
    .means = In the co-operative game all players together, with one score; they win or lose as one. Alone you are the whole team.
term-start_player = start player
    .means = Whoever holds this marker has the first turn in every round of the decade and decides for the team how far CO₂ is lowered. After each decade it goes to the right.
term-decade = decade
    .means = A part of the game: four for a team, five for rivals. A team has actions, income, environment goals and energy supply; rivals have energy supply, actions, income and events.
term-main_action = main action
    .means = Plan a project, prepare infrastructure or build a power plant: exactly one of the three in each turn, if any of them is possible.
term-director_action = director action
    .means = Each once in a turn, before or after the main action: move a scientist, visit the market, play a lobby card or claim a UN goal.
term-co2 = CO₂ level
    .means = How much CO₂ is in the air, in ppm. A team starts at 400 and must be at 500 or less after each decade; rivals start at 50, and above 500 everybody loses at once.
term-reduction = lowering CO₂
    .means = At the end of the energy supply a team may buy steps of 10 ppm for 1 point each, in later decades for 2, 3 and 4. It must come down to 500 ppm, or the game is lost.
term-victory_point = victory point, VP
    .means = From plants, income, UN goals and lobby cards; environment goals, penalties and CO₂ cost a team some of them. If the score of a team falls below 0, the game is lost.
term-rating = rating
    .means = How well a winning team did: clean air, claimed UN goals and points count, and lead to one of five ranks.

## Regions and plants

term-region = region
    .means = One of six parts of the world, each with an agenda, three project places, plant slots and CEPs. Rivals may also have tech tokens there.
term-agenda = regional agenda
    .means = The three energies a region wants, the most important first. Only these can be planned there, and their order breaks ties for control.
term-control = control of a region
    .means = Goes to a builder who supplies more of the energies there than anybody else; ties are broken by the agenda, then by knowledge. The controller can pay with the CEPs of the region and must pay for new fossil plants there.
term-plant_slot = plant slot
    .means = Where plants of a region stand, from left to right, one for each decade. A new green plant takes the first empty one, or the place of the first fossil plant if the region is full.
term-supply = energy supply
    .means = A phase: every region whose slot of the decade is still empty gets a fossil plant there. For each one the region or its controller pays a CEP.
term-energy = energy
    .means = Recycling, hydro, wind, solar or forestation. Each has its own projects, plants and knowledge track.
term-green_plant = green power plant
    .means = Built on infrastructure for money, tech tokens and a CEP, it scores at once and is never removed. It counts for whoever built it.
term-fossil_plant = fossil power plant
    .means = Gas with 20 ppm, oil with 30 ppm or coal with 40 ppm. It belongs to nobody and only leaves when a green plant replaces it in a full region.
term-event = event
    .means = For rivals, each decade an event strikes a region, from 400 ppm on also the next one: whoever has no plant there gives a tech token or loses 2 points, and pays a CEP. Both lie open.

## Projects

term-project = planned project
    .means = A tile on a place of a region, planned first and then turned into infrastructure. It belongs to nobody: every player can take the next step.
term-level = level
    .means = The first two projects of each energy have level 1, the last three level 2. Plants of level 2 need more knowledge, cost more and score more.
term-plan = planning a project
    .means = A project of an energy on the agenda goes on an empty place of a region. It brings 1 knowledge of the energy and the subsidy of the place.
term-subsidy = project place and subsidy
    .means = Each region has three places, for one project each. Planning there brings dollars for the CEPs in the region, or two tech tokens, or a scientist: a recruit with 1 knowledge, or a move.
term-prepare = preparing infrastructure
    .means = Costs 1 CEP, turns a planned project over, puts the player's marker on it and brings the reward of its energy. A scientist on it has to leave first.
term-infrastructure = infrastructure
    .means = A project that is ready for a plant, with the marker of whoever prepared it; anybody may build on it. A plant there counts for the UN goals of the marker's owner.
term-build = building a power plant
    .means = On any infrastructure whose level one has reached, for money, tech tokens and a CEP. It scores points, puts a control cube on the agenda and can win control of the region.

## Scientists and knowledge

term-scientist = scientist
    .means = Each player has four, one of them on the player board at the start. Whoever leaves a planned project brings 1 knowledge of its energy.
term-recruitment_pool = recruitment pool
    .means = Where scientists wait who are not yet in play. They come to the player board by the subsidy of scientist places.
term-knowledge = knowledge and track
    .means = The space from 0 to 10 of a player on the track of each energy. It decides which plants the player may build and who has income.
term-bonus = bonus
    .means = Some spaces of a track bring something when they are reached: 1 knowledge, a tech token or a CEP for a region. In a team it can be given to somebody else.
term-income = income
    .means = After the actions of a decade the two highest spaces taken on every track earn their number, with two players and alone only the highest. The player divides the total into dollars and points.
term-summit = energy summit
    .means = A tile with two to four topics, each for one scientist who comes from a project of this energy. When all are taken, each scientist brings 2 knowledge of any of its topics at the end of the turn.

## Permits, money and cards

term-cep = carbon emission permit, CEP
    .means = Paid for infrastructure, for plants and for new fossil plants, from the player board or from a controlled region. There are 50 of them, and new ones always come from the market.
term-market = market
    .means = Once a turn a player may buy or sell one CEP there at the current price from $1 to $8. A sale lowers the price; when the market runs empty the price rises, the bank refills it, and it closes for the rest of the turn.
term-penalty = penalty
    .means = Whoever owes a CEP and has none on the board or in a controlled region loses as many points as a CEP costs. In a team the team loses them.
term-tech = tech token
    .means = Pays for plants and UN goals; there are 30. Among rivals whoever has the most at the end gets 3 points, and one in a region pays for a plant there.
term-lobby_card = lobby card
    .means = Everybody has five for the whole game and may play one a turn, for its main or its side effect. Then it lies open, and one scientist of any player may come to stay there and get the side effect once more.
term-main_effect = main effect
    .means = The stronger effect of a lobby card. It follows the action shown on the card at once; with $3 for building the card may also be played just before.
term-side_effect = side effect
    .means = The weaker effect of a lobby card, at any time in one's turn: 1 CEP, 1 tech token, $2 or the move of a scientist.
term-un_goal = UN goal
    .means = An open card with two or three plants that must stand on the player's own infrastructure; it is claimed for tech tokens. A team scores 2 points for each and may leave 3 unclaimed at the end; rivals score for how many they have.

## Goals

term-environment_goal = environment goal
    .means = 21 open tiles for a team about plants, knowledge and summits. Each one that is not met costs 1 point in the first decade, then 2, 3 and 4; two equal tiles need it twice.
term-private_goal = private goal
    .means = A secret card of the co-operative game, judged at the end. Everybody must meet at least one of two; alone both must be met.
term-company_goal = company goal
    .means = A secret card of rivals with points for the end of the game. Before that it can be discarded for $8.
term-solo_goal = solo goal
    .means = A further task for the solo game, drawn or chosen before it. Without it the game is not won.

## Variants

term-inspector = UN inspector
    .means = Two of them walk along the goals for plants and for summits, as far as a fossil plant says. Where one stands, a goal that is not met costs double.
term-lobby_draft = lobby draft
    .means = Instead of five dealt cards everybody keeps two, then one at a time, and passes the others to the right.
term-solo = solo game
    .means = The team game for one player, with inspectors and an opponent whose cubes make control harder. Once a turn CO₂ may rise by 10 ppm for a second main action of another kind.
term-opponent_cube = opponent cube
    .means = Alone, eight cubes of an opponent lie on the agendas. They count as those of another player when control is judged.

## Headings of lists of names

kind-seat = Players
kind-energy = Energies
kind-bonus = Bonuses of tracks
kind-region = Regions
kind-project = Project places
kind-origin = Where scientists come from
kind-post = Where scientists can go
kind-place = Summit places
kind-source = Where a CEP is paid from
kind-lobby = Lobby cards
kind-un_goal = UN goals
kind-coop_goal = Private goals
kind-company_goal = Company goals
kind-solo_goal = Solo goals
kind-environment_goal = Environment goals
kind-agenda = Regional agendas
kind-summit = Energy summits
kind-event = Events
kind-fossil = Fossil plants
kind-category = Points for
kind-rank = Ranks of a winning team
