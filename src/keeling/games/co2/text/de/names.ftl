### The names of CO₂. Forms beside the nominative: .title (at the beginning of a line), .from and .to (with the
### preposition). Kinds of plain numbers have one text for all of them, `number-<kind>`.

## seat

seat-orange = Orange
seat-purple = Violett
seat-blue = Blau
seat-yellow = Gelb
seat-black = Schwarz

## energy

energy-forestation = Aufforstung
energy-solar = Solarenergie
energy-cold_fusion = Kalte Fusion
energy-biomass = Biomasse
energy-recycling = Wiederverwertung

## region

region-north_america = Nordamerika
region-south_america = Südamerika
region-europe = Europa
region-africa = Afrika
region-asia = Asien
region-oceania = Ozeanien

## project

project-north_america-money = Nordamerika (Geld)
project-north_america-tech = Nordamerika (Technik)
project-north_america-research = Nordamerika (Forschung)
project-south_america-money = Südamerika (Geld)
project-south_america-tech = Südamerika (Technik)
project-south_america-research = Südamerika (Forschung)
project-europe-money = Europa (Geld)
project-europe-tech = Europa (Technik)
project-europe-research = Europa (Forschung)
project-africa-money = Afrika (Geld)
project-africa-tech = Afrika (Technik)
project-africa-research = Afrika (Forschung)
project-asia-money = Asien (Geld)
project-asia-tech = Asien (Technik)
project-asia-research = Asien (Forschung)
project-oceania-money = Ozeanien (Geld)
project-oceania-tech = Ozeanien (Technik)
project-oceania-research = Ozeanien (Forschung)

## post

post-supply = Vorrat
    .from = aus dem Vorrat
    .to = in den Vorrat
post-north_america-money = { project-north_america-money }
    .from = von { project-north_america-money }
    .to = nach { project-north_america-money }
post-north_america-tech = { project-north_america-tech }
    .from = von { project-north_america-tech }
    .to = nach { project-north_america-tech }
post-north_america-research = { project-north_america-research }
    .from = von { project-north_america-research }
    .to = nach { project-north_america-research }
post-south_america-money = { project-south_america-money }
    .from = von { project-south_america-money }
    .to = nach { project-south_america-money }
post-south_america-tech = { project-south_america-tech }
    .from = von { project-south_america-tech }
    .to = nach { project-south_america-tech }
post-south_america-research = { project-south_america-research }
    .from = von { project-south_america-research }
    .to = nach { project-south_america-research }
post-europe-money = { project-europe-money }
    .from = von { project-europe-money }
    .to = nach { project-europe-money }
post-europe-tech = { project-europe-tech }
    .from = von { project-europe-tech }
    .to = nach { project-europe-tech }
post-europe-research = { project-europe-research }
    .from = von { project-europe-research }
    .to = nach { project-europe-research }
post-africa-money = { project-africa-money }
    .from = von { project-africa-money }
    .to = nach { project-africa-money }
post-africa-tech = { project-africa-tech }
    .from = von { project-africa-tech }
    .to = nach { project-africa-tech }
post-africa-research = { project-africa-research }
    .from = von { project-africa-research }
    .to = nach { project-africa-research }
post-asia-money = { project-asia-money }
    .from = von { project-asia-money }
    .to = nach { project-asia-money }
post-asia-tech = { project-asia-tech }
    .from = von { project-asia-tech }
    .to = nach { project-asia-tech }
post-asia-research = { project-asia-research }
    .from = von { project-asia-research }
    .to = nach { project-asia-research }
post-oceania-money = { project-oceania-money }
    .from = von { project-oceania-money }
    .to = nach { project-oceania-money }
post-oceania-tech = { project-oceania-tech }
    .from = von { project-oceania-tech }
    .to = nach { project-oceania-tech }
post-oceania-research = { project-oceania-research }
    .from = von { project-oceania-research }
    .to = nach { project-oceania-research }
post-congress_place_1 = { place-congress_place_1 }
    .from = von Gipfel 1
    .to = zu Gipfel 1
post-congress_place_2 = { place-congress_place_2 }
    .from = von Gipfel 2
    .to = zu Gipfel 2
post-congress_place_3 = { place-congress_place_3 }
    .from = von Gipfel 3
    .to = zu Gipfel 3
post-congress_place_4 = { place-congress_place_4 }
    .from = von Gipfel 4
    .to = zu Gipfel 4

## place

place-congress_place_1 = Gipfel 1
place-congress_place_2 = Gipfel 2
place-congress_place_3 = Gipfel 3
place-congress_place_4 = Gipfel 4

## source

source-own = eigener Vorrat
    .from = aus dem eigenen Vorrat
source-north_america = { region-north_america }
    .from = aus { region-north_america }
source-south_america = { region-south_america }
    .from = aus { region-south_america }
source-europe = { region-europe }
    .from = aus { region-europe }
source-africa = { region-africa }
    .from = aus { region-africa }
source-asia = { region-asia }
    .from = aus { region-asia }
source-oceania = { region-oceania }
    .from = aus { region-oceania }

## lobby

lobby-lobby_01 = 01 (planen: Afrika)
lobby-lobby_02 = 02 (planen: Asien)
lobby-lobby_03 = 03 (planen: Europa)
lobby-lobby_04 = 04 (planen: Nordamerika)
lobby-lobby_05 = 05 (planen: Ozeanien)
lobby-lobby_06 = 06 (planen: Südamerika)
lobby-lobby_07 = 07 (planen: Geld)
lobby-lobby_08 = 08 (planen: Technik)
lobby-lobby_09 = 09 (planen: Forschung)
lobby-lobby_10 = 10 (starten: Aufforstung)
lobby-lobby_11 = 11 (starten: Solarenergie)
lobby-lobby_12 = 12 (starten: Biomasse)
lobby-lobby_13 = 13 (starten: Kalte Fusion)
lobby-lobby_14 = 14 (starten: Wiederverwertung)
lobby-lobby_15 = 15 (bauen: Aufforstung)
lobby-lobby_16 = 16 (bauen: Solarenergie)
lobby-lobby_17 = 17 (bauen: Biomasse)
lobby-lobby_18 = 18 (bauen: Kalte Fusion)
lobby-lobby_19 = 19 (bauen: Wiederverwertung)
lobby-lobby_20 = 20 (Rede: Aufforstung)
lobby-lobby_21 = 21 (Rede: Solarenergie)
lobby-lobby_22 = 22 (Rede: Biomasse)
lobby-lobby_23 = 23 (Rede: Kalte Fusion)
lobby-lobby_24 = 24 (Rede: Wiederverwertung)
lobby-lobby_25 = 25 (KEZ kaufen)
lobby-lobby_26 = 26 (KEZ verkaufen)

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

company_goal-company_27 = 27 (kontrollierte Regionen)
company_goal-company_28 = 28 (Regionen mit eigenen Kraftwerken)
company_goal-company_29 = 29 (UN-Ziele)
company_goal-company_30 = 30 (eigene Kraftwerke)
company_goal-company_31 = 31 (Emissionszertifikate)
company_goal-company_32 = 32 (Vorsprung beim Fachwissen)
company_goal-company_33 = 33 (gebaute Energiearten)

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

fossil-coal = Kohle
fossil-oil = Öl
fossil-gas = Gas

## category

category-plants = grüne Kraftwerke
category-income = Einkommen
category-un_goals = UN-Ziele
category-lobby = Lobbykarten
category-disasters = Katastrophen
category-purchases = erzwungene Käufe
category-company_goal = Konzernziel
category-money = Geld
category-most_tech = meiste Technologiemarker
category-most_un_goals = meiste UN-Ziele

## number

number-dollars = { $number } $
number-cubes = { $number } Technologiemarker
number-ceps = { $number } KEZ
number-bid = { $number } $

## slot

slot-money = Geld
slot-tech = Technik
slot-research = Forschung

## size

size-small = klein
size-large = groß

## stock

stock-money = Geld
stock-tech = Technologiemarker
stock-ceps = KEZ
stock-score = Punkte
stock-scientists = Wissenschaftler im Vorrat
stock-co2 = CO₂ (ppm)
stock-price = Preis eines KEZ
stock-regions = kontrollierte Regionen
stock-plants = grüne Kraftwerke
stock-expertise_forestation = Fachwissen für Aufforstung
stock-expertise_solar = Fachwissen für Solarenergie
stock-expertise_cold_fusion = Fachwissen für Kalte Fusion
stock-expertise_biomass = Fachwissen für Biomasse
stock-expertise_recycling = Fachwissen für Wiederverwertung
