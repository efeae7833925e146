### The names of e-Mission; cards stand in `names_cards.ftl`. Forms: .gen .dat (cases), .title (at the beginning of a line, as printed), .letter. Kinds of plain numbers have one text, `number-<kind>`.

## seat

seat-blue = Blue
seat-orange = Orange
seat-green = Green
seat-purple = Purple

## power

power-china = China
power-usa = USA
power-europe = Europe
power-global_south = Majority World
power-solo = Solo

## tag

tag-grid = Grid
    .letter = G
tag-energy = Energy
    .letter = E
tag-regulation = Regulation
    .letter = R
tag-incentive = Incentive
    .letter = I
tag-society = Society
    .letter = S
tag-ecology = Ecology
    .letter = C
tag-infrastructure = Infrastructure
    .letter = F
tag-innovation = Innovation
    .letter = N
tag-geoengineering = Geoengineering
    .letter = O
tag-solar = Solar
    .letter = L
tag-wind = Wind
    .letter = W
tag-nuclear = Nuclear
    .letter = A

## resilience

resilience-social = social resilience
    .title = Social
resilience-ecological = ecological resilience
    .title = Ecological
resilience-infrastructure = infrastructure resilience
    .title = Infrastructure

## emission

emission-transport = transportation
    .title = Transportation
emission-buildings = buildings
    .title = Buildings
emission-industry = industry
    .title = Industry
emission-fuel_extraction = fuel extraction
    .title = Fuel extraction
emission-agriculture = agriculture
    .title = Agriculture
emission-waste = waste
    .title = Waste

## track

track-extreme_weather = Extreme weather
track-desertification = Desertification
track-amazon_dieback = Amazon dieback
track-arctic_melt = Arctic ice melt
track-permafrost_thaw = Permafrost thaw
track-ocean_acidification = Ocean acidification

## phase

phase-set_up = set-up
    .title = Set-up
phase-global = global phase
    .title = Global phase
phase-project = project phase
    .title = Project phase
phase-emission = emission phase
    .title = Emission phase
phase-crisis = crisis phase
    .title = Crisis phase
phase-growth = growth phase
    .title = Growth phase

## number

number-slot = project { $number }
number-place = place { $number } from the bottom
number-face = a { $number }
number-amount = { $number }

## stock

stock-clean = clean energy
stock-dirty = dirty energy
stock-demand = energy demand
stock-emissions = emission tokens
    .one = emission token
stock-resilience = resilience
stock-communities = communities in crisis
    .one = community in crisis
stock-hand = hand cards
    .one = hand card
stock-trees = trees
    .one = tree
stock-oceans = oceans
    .one = ocean
stock-dac = air filters
    .one = air filter
stock-bands = temperature bands
    .one = temperature band
stock-emits = emissions per round
stock-sinks = sinks
stock-temperature = temperature
course-temperature = { $whole }.{ $tenth } °C
stock-bound = CO₂ bound
stock-crises = crises resolved
