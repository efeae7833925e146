### The names of CO₂. Forms beside the nominative: .gen .dat .acc, .at (where, with its preposition), .from and .to (with the
### preposition), .title (at the beginning of a line). Kinds of plain numbers have one text for all of them, `number-<kind>`.

## seat

seat-orange = Pomarańczowy
    .gen = Pomarańczowego
    .dat = Pomarańczowemu
seat-purple = Fioletowy
    .gen = Fioletowego
    .dat = Fioletowemu
seat-blue = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
seat-yellow = Żółty
    .gen = Żółtego
    .dat = Żółtemu
seat-black = Czarny
    .gen = Czarnego
    .dat = Czarnemu

## energy

energy-forestation = zalesianie
    .gen = zalesiania
    .title = Zalesianie
energy-solar = energia słoneczna
    .gen = energii słonecznej
    .title = Energia słoneczna
energy-cold_fusion = zimna fuzja
    .gen = zimnej fuzji
    .title = Zimna fuzja
energy-biomass = biomasa
    .gen = biomasy
    .title = Biomasa
energy-recycling = recykling
    .gen = recyklingu
    .title = Recykling

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
project-north_america-research = Ameryka Północna (badania)
    .at = w Ameryce Północnej (badania)
project-south_america-money = Ameryka Południowa (pieniądze)
    .at = w Ameryce Południowej (pieniądze)
project-south_america-tech = Ameryka Południowa (technologia)
    .at = w Ameryce Południowej (technologia)
project-south_america-research = Ameryka Południowa (badania)
    .at = w Ameryce Południowej (badania)
project-europe-money = Europa (pieniądze)
    .at = w Europie (pieniądze)
project-europe-tech = Europa (technologia)
    .at = w Europie (technologia)
project-europe-research = Europa (badania)
    .at = w Europie (badania)
project-africa-money = Afryka (pieniądze)
    .at = w Afryce (pieniądze)
project-africa-tech = Afryka (technologia)
    .at = w Afryce (technologia)
project-africa-research = Afryka (badania)
    .at = w Afryce (badania)
project-asia-money = Azja (pieniądze)
    .at = w Azji (pieniądze)
project-asia-tech = Azja (technologia)
    .at = w Azji (technologia)
project-asia-research = Azja (badania)
    .at = w Azji (badania)
project-oceania-money = Oceania (pieniądze)
    .at = w Oceanii (pieniądze)
project-oceania-tech = Oceania (technologia)
    .at = w Oceanii (technologia)
project-oceania-research = Oceania (badania)
    .at = w Oceanii (badania)

## post

post-supply = zasoby
    .from = z zasobów
    .to = do zasobów
post-north_america-money = { project-north_america-money }
    .from = z Ameryki Północnej (pieniądze)
    .to = do Ameryki Północnej (pieniądze)
post-north_america-tech = { project-north_america-tech }
    .from = z Ameryki Północnej (technologia)
    .to = do Ameryki Północnej (technologia)
post-north_america-research = { project-north_america-research }
    .from = z Ameryki Północnej (badania)
    .to = do Ameryki Północnej (badania)
post-south_america-money = { project-south_america-money }
    .from = z Ameryki Południowej (pieniądze)
    .to = do Ameryki Południowej (pieniądze)
post-south_america-tech = { project-south_america-tech }
    .from = z Ameryki Południowej (technologia)
    .to = do Ameryki Południowej (technologia)
post-south_america-research = { project-south_america-research }
    .from = z Ameryki Południowej (badania)
    .to = do Ameryki Południowej (badania)
post-europe-money = { project-europe-money }
    .from = z Europy (pieniądze)
    .to = do Europy (pieniądze)
post-europe-tech = { project-europe-tech }
    .from = z Europy (technologia)
    .to = do Europy (technologia)
post-europe-research = { project-europe-research }
    .from = z Europy (badania)
    .to = do Europy (badania)
post-africa-money = { project-africa-money }
    .from = z Afryki (pieniądze)
    .to = do Afryki (pieniądze)
post-africa-tech = { project-africa-tech }
    .from = z Afryki (technologia)
    .to = do Afryki (technologia)
post-africa-research = { project-africa-research }
    .from = z Afryki (badania)
    .to = do Afryki (badania)
post-asia-money = { project-asia-money }
    .from = z Azji (pieniądze)
    .to = do Azji (pieniądze)
post-asia-tech = { project-asia-tech }
    .from = z Azji (technologia)
    .to = do Azji (technologia)
post-asia-research = { project-asia-research }
    .from = z Azji (badania)
    .to = do Azji (badania)
post-oceania-money = { project-oceania-money }
    .from = z Oceanii (pieniądze)
    .to = do Oceanii (pieniądze)
post-oceania-tech = { project-oceania-tech }
    .from = z Oceanii (technologia)
    .to = do Oceanii (technologia)
post-oceania-research = { project-oceania-research }
    .from = z Oceanii (badania)
    .to = do Oceanii (badania)
post-congress_place_1 = { place-congress_place_1 }
    .from = z kongresu nr 1
    .to = na kongres nr 1
post-congress_place_2 = { place-congress_place_2 }
    .from = z kongresu nr 2
    .to = na kongres nr 2
post-congress_place_3 = { place-congress_place_3 }
    .from = z kongresu nr 3
    .to = na kongres nr 3
post-congress_place_4 = { place-congress_place_4 }
    .from = z kongresu nr 4
    .to = na kongres nr 4

## place

place-congress_place_1 = kongres nr 1
    .to = na kongres nr 1
    .title = Kongres nr 1
place-congress_place_2 = kongres nr 2
    .to = na kongres nr 2
    .title = Kongres nr 2
place-congress_place_3 = kongres nr 3
    .to = na kongres nr 3
    .title = Kongres nr 3
place-congress_place_4 = kongres nr 4
    .to = na kongres nr 4
    .title = Kongres nr 4

## source

source-own = własne zasoby
    .from = z własnych zasobów
source-north_america = { region-north_america }
    .from = z Ameryki Północnej
source-south_america = { region-south_america }
    .from = z Ameryki Południowej
source-europe = { region-europe }
    .from = z Europy
source-africa = { region-africa }
    .from = z Afryki
source-asia = { region-asia }
    .from = z Azji
source-oceania = { region-oceania }
    .from = z Oceanii

## lobby

lobby-lobby_01 = 01 (przygotowanie: Afryka)
lobby-lobby_02 = 02 (przygotowanie: Azja)
lobby-lobby_03 = 03 (przygotowanie: Europa)
lobby-lobby_04 = 04 (przygotowanie: Ameryka Północna)
lobby-lobby_05 = 05 (przygotowanie: Oceania)
lobby-lobby_06 = 06 (przygotowanie: Ameryka Południowa)
lobby-lobby_07 = 07 (przygotowanie: pieniądze)
lobby-lobby_08 = 08 (przygotowanie: technologia)
lobby-lobby_09 = 09 (przygotowanie: badania)
lobby-lobby_10 = 10 (uruchomienie: zalesianie)
lobby-lobby_11 = 11 (uruchomienie: energia słoneczna)
lobby-lobby_12 = 12 (uruchomienie: biomasa)
lobby-lobby_13 = 13 (uruchomienie: zimna fuzja)
lobby-lobby_14 = 14 (uruchomienie: recykling)
lobby-lobby_15 = 15 (budowa: zalesianie)
lobby-lobby_16 = 16 (budowa: energia słoneczna)
lobby-lobby_17 = 17 (budowa: biomasa)
lobby-lobby_18 = 18 (budowa: zimna fuzja)
lobby-lobby_19 = 19 (budowa: recykling)
lobby-lobby_20 = 20 (prelekcja: zalesianie)
lobby-lobby_21 = 21 (prelekcja: energia słoneczna)
lobby-lobby_22 = 22 (prelekcja: biomasa)
lobby-lobby_23 = 23 (prelekcja: zimna fuzja)
lobby-lobby_24 = 24 (prelekcja: recykling)
lobby-lobby_25 = 25 (kupno PNE)
lobby-lobby_26 = 26 (sprzedaż PNE)

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

company_goal-company_27 = 27 (kontrolowane regiony)
company_goal-company_28 = 28 (regiony z własnymi elektrowniami)
company_goal-company_29 = 29 (cele NZ)
company_goal-company_30 = 30 (własne elektrownie)
company_goal-company_31 = 31 (pozwolenia na emisję)
company_goal-company_32 = 32 (prowadzenie w doświadczeniu)
company_goal-company_33 = 33 (zbudowane rodzaje energii)

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
    .acc = { region-africa.acc }
    .at = { region-africa.at }
event-event_48 = { region-asia }
    .acc = { region-asia.acc }
    .at = { region-asia.at }
event-event_49 = { region-europe }
    .acc = { region-europe.acc }
    .at = { region-europe.at }
event-event_50 = { region-north_america }
    .acc = { region-north_america.acc }
    .at = { region-north_america.at }
event-event_51 = { region-oceania }
    .acc = { region-oceania.acc }
    .at = { region-oceania.at }
event-event_52 = { region-south_america }
    .acc = { region-south_america.acc }
    .at = { region-south_america.at }

## fossil

fossil-coal = węgiel
    .title = Węgiel
fossil-oil = olej
    .title = Olej
fossil-gas = gaz
    .title = Gaz

## category

category-plants = elektrownie ekologiczne
category-income = przychód
category-un_goals = cele NZ
category-lobby = karty lobbowania
category-disasters = katastrofy
category-purchases = wymuszone zakupy
category-company_goal = cel firmy
category-money = pieniądze
category-most_tech = najwięcej zasobów technologicznych
category-most_un_goals = najwięcej celów NZ

## number

number-dollars = { $number } $
number-cubes = { $number ->
        [one] { $number } zasób technologiczny
        [few] { $number } zasoby technologiczne
        [many] { $number } zasobów technologicznych
       *[other] { $number } zasobu technologicznego
    }
number-ceps = { $number } PNE
number-bid = { $number } $

## slot

slot-money = pieniądze
slot-tech = technologia
slot-research = badania

## size

size-small = mała
size-large = duża

## stock

stock-money = pieniądze
stock-tech = zasoby technologiczne
stock-ceps = PNE
stock-score = punkty
stock-scientists = naukowcy w zasobach
stock-co2 = CO₂ (ppm)
stock-price = cena PNE
stock-regions = kontrolowane regiony
stock-plants = elektrownie ekologiczne
stock-expertise_forestation = doświadczenie w zakresie zalesiania
stock-expertise_solar = doświadczenie w zakresie energii słonecznej
stock-expertise_cold_fusion = doświadczenie w zakresie zimnej fuzji
stock-expertise_biomass = doświadczenie w zakresie biomasy
stock-expertise_recycling = doświadczenie w zakresie recyklingu
