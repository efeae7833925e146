### The names of CO₂. Forms beside the plain one: .title (at the beginning of a line), .from and .to (with the
### preposition), .one (after a 1). Kinds of plain numbers have one text for all of them, `number-<kind>`.

## seat

seat-orange = Orange
seat-purple = Purple
seat-blue = Blue
seat-yellow = Yellow
seat-black = Black

## energy

energy-forestation = forestation
    .title = Forestation
energy-solar = solar
    .title = Solar
energy-cold_fusion = cold fusion
    .title = Cold fusion
energy-biomass = biomass
    .title = Biomass
energy-recycling = recycling
    .title = Recycling

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
project-north_america-research = North America (research)
project-south_america-money = South America (money)
project-south_america-tech = South America (tech)
project-south_america-research = South America (research)
project-europe-money = Europe (money)
project-europe-tech = Europe (tech)
project-europe-research = Europe (research)
project-africa-money = Africa (money)
project-africa-tech = Africa (tech)
project-africa-research = Africa (research)
project-asia-money = Asia (money)
project-asia-tech = Asia (tech)
project-asia-research = Asia (research)
project-oceania-money = Oceania (money)
project-oceania-tech = Oceania (tech)
project-oceania-research = Oceania (research)

## post

post-supply = supply
    .from = from the supply
    .to = to the supply
post-north_america-money = { project-north_america-money }
    .from = from { project-north_america-money }
    .to = to { project-north_america-money }
post-north_america-tech = { project-north_america-tech }
    .from = from { project-north_america-tech }
    .to = to { project-north_america-tech }
post-north_america-research = { project-north_america-research }
    .from = from { project-north_america-research }
    .to = to { project-north_america-research }
post-south_america-money = { project-south_america-money }
    .from = from { project-south_america-money }
    .to = to { project-south_america-money }
post-south_america-tech = { project-south_america-tech }
    .from = from { project-south_america-tech }
    .to = to { project-south_america-tech }
post-south_america-research = { project-south_america-research }
    .from = from { project-south_america-research }
    .to = to { project-south_america-research }
post-europe-money = { project-europe-money }
    .from = from { project-europe-money }
    .to = to { project-europe-money }
post-europe-tech = { project-europe-tech }
    .from = from { project-europe-tech }
    .to = to { project-europe-tech }
post-europe-research = { project-europe-research }
    .from = from { project-europe-research }
    .to = to { project-europe-research }
post-africa-money = { project-africa-money }
    .from = from { project-africa-money }
    .to = to { project-africa-money }
post-africa-tech = { project-africa-tech }
    .from = from { project-africa-tech }
    .to = to { project-africa-tech }
post-africa-research = { project-africa-research }
    .from = from { project-africa-research }
    .to = to { project-africa-research }
post-asia-money = { project-asia-money }
    .from = from { project-asia-money }
    .to = to { project-asia-money }
post-asia-tech = { project-asia-tech }
    .from = from { project-asia-tech }
    .to = to { project-asia-tech }
post-asia-research = { project-asia-research }
    .from = from { project-asia-research }
    .to = to { project-asia-research }
post-oceania-money = { project-oceania-money }
    .from = from { project-oceania-money }
    .to = to { project-oceania-money }
post-oceania-tech = { project-oceania-tech }
    .from = from { project-oceania-tech }
    .to = to { project-oceania-tech }
post-oceania-research = { project-oceania-research }
    .from = from { project-oceania-research }
    .to = to { project-oceania-research }
post-congress_place_1 = { place-congress_place_1 }
    .from = from congress 1
    .to = to congress 1
post-congress_place_2 = { place-congress_place_2 }
    .from = from congress 2
    .to = to congress 2
post-congress_place_3 = { place-congress_place_3 }
    .from = from congress 3
    .to = to congress 3
post-congress_place_4 = { place-congress_place_4 }
    .from = from congress 4
    .to = to congress 4

## place

place-congress_place_1 = congress 1
    .title = Congress 1
place-congress_place_2 = congress 2
    .title = Congress 2
place-congress_place_3 = congress 3
    .title = Congress 3
place-congress_place_4 = congress 4
    .title = Congress 4

## source

source-own = personal supply
    .from = from the personal supply
source-north_america = { region-north_america }
    .from = from { region-north_america }
source-south_america = { region-south_america }
    .from = from { region-south_america }
source-europe = { region-europe }
    .from = from { region-europe }
source-africa = { region-africa }
    .from = from { region-africa }
source-asia = { region-asia }
    .from = from { region-asia }
source-oceania = { region-oceania }
    .from = from { region-oceania }

## lobby

lobby-lobby_01 = 01 (propose in Africa)
lobby-lobby_02 = 02 (propose in Asia)
lobby-lobby_03 = 03 (propose in Europe)
lobby-lobby_04 = 04 (propose in North America)
lobby-lobby_05 = 05 (propose in Oceania)
lobby-lobby_06 = 06 (propose in South America)
lobby-lobby_07 = 07 (propose for money)
lobby-lobby_08 = 08 (propose for tech)
lobby-lobby_09 = 09 (propose for research)
lobby-lobby_10 = 10 (install forestation)
lobby-lobby_11 = 11 (install solar)
lobby-lobby_12 = 12 (install biomass)
lobby-lobby_13 = 13 (install cold fusion)
lobby-lobby_14 = 14 (install recycling)
lobby-lobby_15 = 15 (build forestation)
lobby-lobby_16 = 16 (build solar)
lobby-lobby_17 = 17 (build biomass)
lobby-lobby_18 = 18 (build cold fusion)
lobby-lobby_19 = 19 (build recycling)
lobby-lobby_20 = 20 (speak on forestation)
lobby-lobby_21 = 21 (speak on solar)
lobby-lobby_22 = 22 (speak on biomass)
lobby-lobby_23 = 23 (speak on cold fusion)
lobby-lobby_24 = 24 (speak on recycling)
lobby-lobby_25 = 25 (buy a CEP)
lobby-lobby_26 = 26 (sell a CEP)

## un_goal

un_goal-un_34 = 34 ({ energy-biomass }, { energy-recycling })
un_goal-un_35 = 35 ({ energy-cold_fusion }, { energy-recycling })
un_goal-un_36 = 36 ({ energy-cold_fusion }, { energy-biomass })
un_goal-un_37 = 37 ({ energy-solar }, { energy-recycling })
un_goal-un_38 = 38 ({ energy-forestation }, { energy-recycling })
un_goal-un_39 = 39 ({ energy-solar }, { energy-biomass })
un_goal-un_40 = 40 ({ energy-forestation }, { energy-biomass })
un_goal-un_41 = 41 ({ energy-solar }, { energy-cold_fusion })
un_goal-un_42 = 42 ({ energy-forestation }, { energy-cold_fusion })
un_goal-un_43 = 43 ({ energy-forestation }, { energy-solar })
un_goal-un_44 = 44 ({ energy-solar }, { energy-biomass }, { energy-recycling })
un_goal-un_45 = 45 ({ energy-forestation }, { energy-cold_fusion }, { energy-recycling })
un_goal-un_46 = 46 ({ energy-forestation }, { energy-solar }, { energy-biomass })

## company_goal

company_goal-company_27 = 27 (controlled regions)
company_goal-company_28 = 28 (regions with own plants)
company_goal-company_29 = 29 (UN goals)
company_goal-company_30 = 30 (own plants)
company_goal-company_31 = 31 (emission permits)
company_goal-company_32 = 32 (lead in expertise)
company_goal-company_33 = 33 (energies built)

## agenda

agenda-agenda_1 = { energy-solar }, { energy-biomass }, { energy-recycling }
agenda-agenda_2 = { energy-biomass }, { energy-recycling }, { energy-cold_fusion }
agenda-agenda_3 = { energy-cold_fusion }, { energy-solar }, { energy-recycling }
agenda-agenda_4 = { energy-recycling }, { energy-forestation }, { energy-cold_fusion }
agenda-agenda_5 = { energy-forestation }, { energy-recycling }, { energy-solar }
agenda-agenda_6 = { energy-biomass }, { energy-cold_fusion }, { energy-solar }
agenda-agenda_7 = { energy-cold_fusion }, { energy-biomass }, { energy-forestation }
agenda-agenda_8 = { energy-forestation }, { energy-solar }, { energy-biomass }

## congress

congress-congress_01 = { energy-recycling }, { energy-biomass }
congress-congress_02 = { energy-recycling }, { energy-cold_fusion }
congress-congress_03 = { energy-recycling }, { energy-solar }
congress-congress_04 = { energy-recycling }, { energy-forestation }
congress-congress_05 = { energy-biomass }, { energy-solar }
congress-congress_06 = { energy-biomass }, { energy-forestation }
congress-congress_07 = { energy-cold_fusion }, { energy-solar }
congress-congress_08 = { energy-cold_fusion }, { energy-forestation }
congress-congress_09 = { energy-forestation }, { energy-cold_fusion }, { energy-recycling }
congress-congress_10 = { energy-forestation }, { energy-solar }, { energy-cold_fusion }
congress-congress_11 = { energy-recycling }, { energy-biomass }, { energy-cold_fusion }
congress-congress_12 = { energy-recycling }, { energy-biomass }, { energy-solar }
congress-congress_13 = { energy-biomass }, { energy-cold_fusion }, { energy-forestation }
congress-congress_14 = { energy-biomass }, { energy-solar }, { energy-forestation }
congress-congress_15 = { energy-biomass }, { energy-cold_fusion }, { energy-solar }, { energy-forestation }
congress-congress_16 = { energy-recycling }, { energy-cold_fusion }, { energy-solar }, { energy-forestation }
congress-congress_17 = { energy-recycling }, { energy-biomass }, { energy-solar }, { energy-forestation }
congress-congress_18 = { energy-recycling }, { energy-biomass }, { energy-cold_fusion }, { energy-solar }

## event

event-event_47 = { region-africa }
event-event_48 = { region-asia }
event-event_49 = { region-europe }
event-event_50 = { region-north_america }
event-event_51 = { region-oceania }
event-event_52 = { region-south_america }

## fossil

fossil-coal = coal
    .title = Coal
fossil-oil = oil
    .title = Oil
fossil-gas = gas
    .title = Gas

## category

category-plants = green plants
category-income = income
category-un_goals = UN goals
category-lobby = lobby cards
category-disasters = disasters
category-purchases = forced purchases
category-company_goal = company goal
category-money = money
category-most_tech = most tech cubes
category-most_un_goals = most UN goals

## number

number-dollars = ${ $number }
number-cubes = { $number ->
        [one] { $number } tech cube
       *[other] { $number } tech cubes
    }
number-ceps = { $number ->
        [one] { $number } CEP
       *[other] { $number } CEPs
    }
number-bid = ${ $number }

## slot

slot-money = money
slot-tech = tech
slot-research = research

## size

size-small = small
size-large = large

## stock

stock-money = money
stock-tech = tech
stock-ceps = CEPs
    .one = CEP
stock-score = points
    .one = point
stock-scientists = scientists in the supply
    .one = scientist in the supply
stock-co2 = CO₂ (ppm)
stock-price = price of a CEP
stock-regions = controlled regions
    .one = controlled region
stock-plants = green plants
    .one = green plant
stock-expertise_forestation = expertise in forestation
stock-expertise_solar = expertise in solar
stock-expertise_cold_fusion = expertise in cold fusion
stock-expertise_biomass = expertise in biomass
stock-expertise_recycling = expertise in recycling
