### The names of CO₂: Second Chance. Forms beside the nominative: .gen .dat .acc .loc, .at (where, with its preposition), .from and .to (with
### the preposition), .title (at the beginning of a line). Kinds of plain numbers have one text for all of them, `number-<kind>`.

## seat

seat-red = Czerwony
    .gen = Czerwonego
    .dat = Czerwonemu
seat-blue = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
seat-yellow = Żółty
    .gen = Żółtego
    .dat = Żółtemu
seat-violet = Fioletowy
    .gen = Fioletowego
    .dat = Fioletowemu

## energy

energy-recycling = recykling
    .gen = recyklingu
    .loc = recyklingu
    .title = Recykling
energy-hydro = energia wodna
    .gen = energii wodnej
    .loc = energii wodnej
    .title = Energia wodna
energy-wind = energia wiatrowa
    .gen = energii wiatrowej
    .loc = energii wiatrowej
    .title = Energia wiatrowa
energy-solar = energia słoneczna
    .gen = energii słonecznej
    .loc = energii słonecznej
    .title = Energia słoneczna
energy-forestation = zalesianie
    .gen = zalesiania
    .loc = zalesianiu
    .title = Zalesianie

## bonus

bonus-recycling = 1 punkt wiedzy o { energy-recycling.loc }
bonus-hydro = 1 punkt wiedzy o { energy-hydro.loc }
bonus-wind = 1 punkt wiedzy o { energy-wind.loc }
bonus-solar = 1 punkt wiedzy o { energy-solar.loc }
bonus-forestation = 1 punkt wiedzy o { energy-forestation.loc }
bonus-any = 1 punkt dowolnej wiedzy
bonus-tech = 1 znacznik technologii
bonus-region_cep = 1 PNE dla regionu

## region

region-north_america = Ameryka Północna
    .gen = Ameryki Północnej
    .dat = Ameryce Północnej
    .acc = Amerykę Północną
    .at = w Ameryce Północnej
region-south_america = Ameryka Południowa
    .gen = Ameryki Południowej
    .dat = Ameryce Południowej
    .acc = Amerykę Południową
    .at = w Ameryce Południowej
region-europe = Europa
    .gen = Europy
    .dat = Europie
    .acc = Europę
    .at = w Europie
region-africa = Afryka
    .gen = Afryki
    .dat = Afryce
    .acc = Afrykę
    .at = w Afryce
region-asia = Azja
    .gen = Azji
    .dat = Azji
    .acc = Azję
    .at = w Azji
region-oceania = Oceania
    .gen = Oceanii
    .dat = Oceanii
    .acc = Oceanię
    .at = w Oceanii

## project

project-north_america-money = Ameryka Północna (pieniądze)
    .at = w Ameryce Północnej (pieniądze)
project-north_america-tech = Ameryka Północna (technologia)
    .at = w Ameryce Północnej (technologia)
project-north_america-scientist = Ameryka Północna (nauka)
    .at = w Ameryce Północnej (nauka)
project-south_america-money = Ameryka Południowa (pieniądze)
    .at = w Ameryce Południowej (pieniądze)
project-south_america-tech = Ameryka Południowa (technologia)
    .at = w Ameryce Południowej (technologia)
project-south_america-scientist = Ameryka Południowa (nauka)
    .at = w Ameryce Południowej (nauka)
project-europe-money = Europa (pieniądze)
    .at = w Europie (pieniądze)
project-europe-tech = Europa (technologia)
    .at = w Europie (technologia)
project-europe-scientist = Europa (nauka)
    .at = w Europie (nauka)
project-africa-money = Afryka (pieniądze)
    .at = w Afryce (pieniądze)
project-africa-tech = Afryka (technologia)
    .at = w Afryce (technologia)
project-africa-scientist = Afryka (nauka)
    .at = w Afryce (nauka)
project-asia-money = Azja (pieniądze)
    .at = w Azji (pieniądze)
project-asia-tech = Azja (technologia)
    .at = w Azji (technologia)
project-asia-scientist = Azja (nauka)
    .at = w Azji (nauka)
project-oceania-money = Oceania (pieniądze)
    .at = w Oceanii (pieniądze)
project-oceania-tech = Oceania (technologia)
    .at = w Oceanii (technologia)
project-oceania-scientist = Oceania (nauka)
    .at = w Oceanii (nauka)

## subsidy

subsidy-money = pieniądze
subsidy-tech = technologia
subsidy-scientist = nauka

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
    .acc = { region-north_america.acc }
    .at = { region-north_america.at }
event-event_2 = { region-south_america }
    .place = { region-south_america }
    .acc = { region-south_america.acc }
    .at = { region-south_america.at }
event-event_3 = { region-europe }
    .place = { region-europe }
    .acc = { region-europe.acc }
    .at = { region-europe.at }
event-event_4 = { region-africa }
    .place = { region-africa }
    .acc = { region-africa.acc }
    .at = { region-africa.at }
event-event_5 = { region-asia } (żeton 1)
    .place = { region-asia }
    .acc = { region-asia.acc }
    .at = { region-asia.at }
event-event_6 = { region-oceania }
    .place = { region-oceania }
    .acc = { region-oceania.acc }
    .at = { region-oceania.at }
event-event_7 = { region-asia } (żeton 2)
    .place = { region-asia }
    .acc = { region-asia.acc }
    .at = { region-asia.at }

## fossil

fossil-gas = gaz
    .acc = gaz
    .title = Gaz
fossil-oil = ropa
    .acc = ropę
    .title = Ropa
fossil-coal = węgiel
    .acc = węgiel
    .title = Węgiel

## category

category-start = początek
category-plants = zielone elektrownie
category-income = przychód
category-un_goals = cele ONZ
category-lobby = karty lobbowania
category-goals = cele środowiskowe
category-penalties = kary
category-reduction = obniżanie CO₂
category-events = zdarzenia
category-company_goal = cel firmy
category-money = pieniądze
category-most_tech = najwięcej znaczników technologii

## rank

rank-rank_1 = Chwila oddechu
rank-rank_2 = Bohaterowie sąsiedztwa
rank-rank_3 = Wiarygodni negocjatorzy
rank-rank_4 = Strażnicy klimatu
rank-rank_5 = Druga szansa wykorzystana

## number

number-dollars = { $number } $
number-steps = { $number ->
        [one] { $number } krok
        [few] { $number } kroki
        [many] { $number } kroków
       *[other] { $number } kroku
    }

## stock

stock-money = pieniądze
stock-tech = znaczniki technologii
stock-ceps = PNE
stock-score = punkty
stock-scientists = naukowcy na planszy gracza
stock-regions = kontrolowane regiony
stock-knowledge = wiedza
stock-co2 = CO₂ (ppm)
stock-price = cena PNE
stock-un_goals = cele ONZ
stock-plants = zbudowane elektrownie
stock-infrastructure = infrastruktura
