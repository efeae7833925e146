### The names of CO₂: Second Chance. Forms beside the nominative: .title (at the beginning of a line), .from and .to (with the
### preposition). Kinds of plain numbers have one text for all of them, `number-<kind>`.

## seat

seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-violet = Violett

## energy

energy-recycling = Wiederverwertung
energy-hydro = Hydroenergie
energy-wind = Windenergie
energy-solar = Solarenergie
energy-forestation = Aufforstung

## bonus

bonus-recycling = 1 Wissen über { energy-recycling }
bonus-hydro = 1 Wissen über { energy-hydro }
bonus-wind = 1 Wissen über { energy-wind }
bonus-solar = 1 Wissen über { energy-solar }
bonus-forestation = 1 Wissen über { energy-forestation }
bonus-any = 1 Wissen nach Wahl
bonus-tech = 1 Technologiemarker
bonus-region_cep = 1 KEZ für eine Region

## region

region-north_america = Nordamerika
region-south_america = Südamerika
region-europe = Europa
region-africa = Afrika
region-asia = Asien
region-oceania = Ozeanien

## project

project-north_america-money = Nordamerika (Geld)
project-north_america-tech = Nordamerika (Technologie)
project-north_america-scientist = Nordamerika (Wissenschaft)
project-south_america-money = Südamerika (Geld)
project-south_america-tech = Südamerika (Technologie)
project-south_america-scientist = Südamerika (Wissenschaft)
project-europe-money = Europa (Geld)
project-europe-tech = Europa (Technologie)
project-europe-scientist = Europa (Wissenschaft)
project-africa-money = Afrika (Geld)
project-africa-tech = Afrika (Technologie)
project-africa-scientist = Afrika (Wissenschaft)
project-asia-money = Asien (Geld)
project-asia-tech = Asien (Technologie)
project-asia-scientist = Asien (Wissenschaft)
project-oceania-money = Ozeanien (Geld)
project-oceania-tech = Ozeanien (Technologie)
project-oceania-scientist = Ozeanien (Wissenschaft)

## subsidy

subsidy-money = Geld
subsidy-tech = Technologie
subsidy-scientist = Wissenschaft

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
event-event_5 = { region-asia } (Plättchen 1)
    .place = { region-asia }
event-event_6 = { region-oceania }
    .place = { region-oceania }
event-event_7 = { region-asia } (Plättchen 2)
    .place = { region-asia }

## fossil

fossil-gas = Gas
fossil-oil = Öl
fossil-coal = Kohle

## category

category-start = Start
category-plants = grüne Kraftwerke
category-income = Einkommen
category-un_goals = UN-Ziele
category-lobby = Lobbyistenkarten
category-goals = Umweltziele
category-penalties = Strafen
category-reduction = Senken von CO₂
category-events = Ereignisse
category-company_goal = Konzernziel
category-money = Geld
category-most_tech = meiste Technologiemarker

## rank

rank-rank_1 = Atempause
rank-rank_2 = Heldinnen und Helden der Nachbarschaft
rank-rank_3 = Glaubwürdig am Verhandlungstisch
rank-rank_4 = Hüterinnen und Hüter des Klimas
rank-rank_5 = Die zweite Chance genutzt

## number

number-dollars = { $number } $
number-steps = { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }

## stock

stock-money = Geld
stock-tech = Technologiemarker
stock-ceps = KEZ
stock-score = Punkte
stock-scientists = Wissenschaftler auf dem Tableau
stock-regions = kontrollierte Regionen
stock-knowledge = Wissen
stock-co2 = CO₂ (ppm)
stock-price = Preis eines KEZ
stock-un_goals = UN-Ziele
stock-plants = gebaute Kraftwerke
stock-infrastructure = Infrastruktur
