### The names of CO₂: Second Chance. Forms beside the plain one: .title (at the beginning of a line), .from and .to (with the
### preposition), .one (after a 1). Kinds of plain numbers have one text for all of them, `number-<kind>`.

## seat

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-violet = Violet

## energy

energy-recycling = recycling
    .title = Recycling
energy-hydro = hydro
    .title = Hydro
energy-wind = wind
    .title = Wind
energy-solar = solar
    .title = Solar
energy-forestation = forestation
    .title = Forestation

## bonus

bonus-recycling = 1 knowledge of { energy-recycling }
bonus-hydro = 1 knowledge of { energy-hydro }
bonus-wind = 1 knowledge of { energy-wind }
bonus-solar = 1 knowledge of { energy-solar }
bonus-forestation = 1 knowledge of { energy-forestation }
bonus-any = 1 knowledge of any energy
bonus-tech = 1 tech token
bonus-region_cep = 1 CEP for a region

## region

region-north_america = North America
region-south_america = South America
region-europe = Europe
region-africa = Africa
region-asia = Asia
region-oceania = Oceania

## project

project-north_america-money = North America (money)
project-north_america-tech = North America (tech)
project-north_america-scientist = North America (scientist)
project-south_america-money = South America (money)
project-south_america-tech = South America (tech)
project-south_america-scientist = South America (scientist)
project-europe-money = Europe (money)
project-europe-tech = Europe (tech)
project-europe-scientist = Europe (scientist)
project-africa-money = Africa (money)
project-africa-tech = Africa (tech)
project-africa-scientist = Africa (scientist)
project-asia-money = Asia (money)
project-asia-tech = Asia (tech)
project-asia-scientist = Asia (scientist)
project-oceania-money = Oceania (money)
project-oceania-tech = Oceania (tech)
project-oceania-scientist = Oceania (scientist)

## subsidy

subsidy-money = money
subsidy-tech = tech
subsidy-scientist = scientist

## agenda

agenda-agenda_1 = { energy-solar }, { energy-hydro }, { energy-recycling }
agenda-agenda_2 = { energy-hydro }, { energy-recycling }, { energy-wind }
agenda-agenda_3 = { energy-wind }, { energy-solar }, { energy-recycling }
agenda-agenda_4 = { energy-recycling }, { energy-forestation }, { energy-wind }
agenda-agenda_5 = { energy-forestation }, { energy-recycling }, { energy-solar }
agenda-agenda_6 = { energy-hydro }, { energy-wind }, { energy-solar }
agenda-agenda_7 = { energy-wind }, { energy-hydro }, { energy-forestation }
agenda-agenda_8 = { energy-forestation }, { energy-solar }, { energy-hydro }

## summit

summit-summit_01 = { energy-recycling }, { energy-hydro }
summit-summit_02 = { energy-recycling }, { energy-wind }
summit-summit_03 = { energy-recycling }, { energy-solar }
summit-summit_04 = { energy-recycling }, { energy-forestation }
summit-summit_05 = { energy-hydro }, { energy-solar }
summit-summit_06 = { energy-hydro }, { energy-forestation }
summit-summit_07 = { energy-wind }, { energy-solar }
summit-summit_08 = { energy-wind }, { energy-forestation }
summit-summit_09 = { energy-wind }, { energy-solar }, { energy-forestation }
summit-summit_10 = { energy-recycling }, { energy-wind }, { energy-forestation }
summit-summit_11 = { energy-recycling }, { energy-hydro }, { energy-wind }
summit-summit_12 = { energy-recycling }, { energy-hydro }, { energy-solar }
summit-summit_13 = { energy-hydro }, { energy-wind }, { energy-forestation }
summit-summit_14 = { energy-hydro }, { energy-solar }, { energy-forestation }
summit-summit_15 = { energy-hydro }, { energy-wind }, { energy-solar }, { energy-forestation }
summit-summit_16 = { energy-recycling }, { energy-wind }, { energy-solar }, { energy-forestation }
summit-summit_17 = { energy-recycling }, { energy-hydro }, { energy-solar }, { energy-forestation }
summit-summit_18 = { energy-recycling }, { energy-hydro }, { energy-wind }, { energy-solar }

## event: where it strikes (.place); one region has two tiles

event-event_1 = { region-north_america }
    .place = { region-north_america }
event-event_2 = { region-south_america }
    .place = { region-south_america }
event-event_3 = { region-europe }
    .place = { region-europe }
event-event_4 = { region-africa }
    .place = { region-africa }
event-event_5 = { region-asia } (tile 1)
    .place = { region-asia }
event-event_6 = { region-oceania }
    .place = { region-oceania }
event-event_7 = { region-asia } (tile 2)
    .place = { region-asia }

## fossil

fossil-gas = gas
    .title = Gas
fossil-oil = oil
    .title = Oil
fossil-coal = coal
    .title = Coal

## category

category-start = start
category-plants = green plants
category-income = income
category-un_goals = UN goals
category-lobby = lobby cards
category-goals = environment goals
category-penalties = penalties
category-reduction = lowering CO₂
category-events = events
category-company_goal = company goal
category-money = money
category-most_tech = most tech tokens

## rank

rank-rank_1 = Breathing space
rank-rank_2 = Neighbourhood heroes
rank-rank_3 = Credible negotiators
rank-rank_4 = Guardians of the climate
rank-rank_5 = Second chance taken

## number

number-dollars = ${ $number }
number-steps = { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }

## stock

stock-money = money
stock-tech = tech tokens
    .one = tech token
stock-ceps = CEPs
    .one = CEP
stock-score = points
    .one = point
stock-scientists = scientists on the board
    .one = scientist on the board
stock-regions = controlled regions
    .one = controlled region
stock-knowledge = knowledge
stock-co2 = CO₂ (ppm)
stock-price = price of a CEP
stock-un_goals = UN goals
    .one = UN goal
stock-plants = plants built
    .one = plant built
stock-infrastructure = infrastructure
