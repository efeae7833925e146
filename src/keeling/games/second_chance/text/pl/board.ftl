### Czego potrzebuje tylko rysowana plansza.

picture-title_board = Second Chance: plansza
picture-title_things = Second Chance: karty i gracze
picture-summary = { NUMBER($year, useGrouping: 0) }, runda { $round } z { $rounds }. CO₂: { $co2 } ppm.
picture-none = brak
picture-or = lub

## Środek

picture-round = Runda
picture-decade_of = Dekada { $number } z { $count }
picture-round_of = Runda { $number } z { $count }
picture-co2 = CO₂: { $ppm } ppm. Od { $second } następuje też przyszłe zdarzenie; powyżej { $limit } przegrywają wszyscy.
picture-co2_team = CO₂: { $ppm } ppm. Na koniec dekady trzeba je obniżyć do { $limit }.
picture-co2_due = Elektrownie konwencjonalne, które dojdą w tej dekadzie: { $fossils_due }. Potem w najlepszym razie { $co2_best } ppm, spodziewane { $co2_expected }, w najgorszym { $co2_worst }.
picture-forecast = +{ $fossils_due } konw.: { $co2_best } / { $co2_expected } / { $co2_worst } ppm
picture-tech_left = Znaczniki technologii w puli: { $count }
picture-fossils_left = Elektrownie konwencjonalne w stosie: { $count } ({ $kinds })
picture-fossils_under = pod nimi, w tej kolejności: { $kinds }
picture-summit_stack = Żetony szczytów w stosie: { $count }
picture-event_stack = Żetony zdarzeń w stosie: { $count }
picture-market_title = Rynek PNE
picture-market = Rynek PNE: na sprzedaż { $count }, cena { $price }
picture-stopped = W tej turze rynek się opróżnił: nie można go odwiedzić
picture-bank = W banku: { $count }

## Drużyna

picture-team_score = Punkty drużyny
picture-can_we = Czy jeszcze damy radę?
picture-balance = Punkty na koniec tej dekady, jeśli nic się nie zmieni: spodziewane { $balance_expected }, w najgorszym razie { $balance_worst }, w najlepszym { $balance_best }. Poniżej 0 to przegrana. Do wygranej trzeba jeszcze zrealizować cele ONZ ({ $un_to_claim }), a każdy musi spełnić cel osobisty.
picture-term_points = Punkty teraz: { $count }
picture-term_income = Przychód, jeśli cały będzie w punktach: { $count }
picture-term_goals_cost = Niespełnione cele kosztują: { $count }
picture-term_still_due = Obniżenie CO₂ do limitu i kary za brakujące PNE będą zapewne kosztować: { $count }
picture-short = Zapewne zabraknie: { $count } PZ
picture-risky = Może: spodziewane { $count } PZ
picture-spare = W tej dekadzie tak: zostanie { $count } PZ
picture-spare_un = { $count ->
    [one] Tylko z jeszcze { $count } celem ONZ
   *[other] Tylko z jeszcze { $count } celami ONZ
}
picture-risky_un = { $count ->
    [one] Może, z jeszcze { $count } celem ONZ
   *[other] Może, z jeszcze { $count } celami ONZ
}
picture-hopeless = Nie da się już wygrać
picture-lost = Przegrana
picture-group_power_plant = Cele: zbudowane zielone elektrownie
picture-group_knowledge = Cele: wiedza
picture-group_summit = Cele: odbyte szczyty
picture-goal_met = { $goal }: spełniony
picture-goal_open = { $goal }: kosztuje { $cost } na koniec tej dekady
picture-goal_watched = { $goal }: z inspektorem, kosztuje { $cost } na koniec tej dekady
picture-goal_next = { $goal }: kosztuje { $cost } w następnej dekadzie
picture-goal_unmet = { $goal }: niespełniony
picture-short_north_america = Płn
picture-short_south_america = Płd
picture-short_europe = Eur
picture-short_africa = Afr
picture-short_asia = Azj
picture-short_oceania = Oce

## Regiony

picture-home = Tutaj zaczyna się zaopatrzenie w energię
picture-no_control = Nikt nie kontroluje tego regionu
picture-control = Kontroluje: { NAME($seat) }
picture-event = Tutaj następuje zdarzenie tej dekady
picture-next_event = Tutaj nastąpi kolejne zdarzenie; przy wysokim CO₂ już w tej dekadzie
picture-agenda = Priorytety, od najwyższego: { $energies }
picture-rival = Kostka przeciwnika
picture-place_empty = { $place }: brak projektu
picture-planned = { $place }: { $energy }, poziom { $level }, zaplanowany
picture-prepared = { $place }: { $energy }, poziom { $level }, infrastruktura: { NAME($seat) }
picture-plant_cost = elektrownia kosztuje { $money } $, technologia: { $tech }, PNE: 1; punkty: { $points }; potrzebna wiedza: { $gate }
picture-space = Pole elektrowni na dekadę { $decade }
picture-fossil = Elektrownia konwencjonalna: { NAME($fossil) }, { $ppm } ppm
picture-plant = Zielona elektrownia: { $energy }; budowa: { NAME($seat) }, infrastruktura: { NAME($seat2) }
picture-region_ceps = PNE: { $count }, najwyżej { $limit }
picture-region_tech = Leżące tu znaczniki technologii: { $count }
picture-owing = Za nową elektrownię konwencjonalną trzeba tu zapłacić PNE
picture-set_aside = Na nową elektrownię konwencjonalną odłożono tu PNE
picture-scientist = Naukowiec: { NAME($seat) }

## Tory, szczyty, cele ONZ

picture-track = { $energy }. Wiedza: { $levels }. Zostało projektów: { $tiles }
picture-knowledge = Wiedza
picture-level = Pole { $level }: przychód { $income }
picture-gate = odtąd można budować elektrownie poziomu { $level }
picture-bonus_any = premia: wiedza o dowolnej energii
picture-bonus_energy = premia: wiedza, { NAME($energy) }
picture-bonus_tech = premia: znaczniki technologii, { $count }
picture-bonus_region_cep = premia: PNE dla regionu, { $count }
picture-summit = { $place }: { $topics }
picture-closed_by = zamyka: { NAME($seat) }
picture-un_goals = Zrealizowane cele ONZ: { $claimed }
picture-un_goals_needed = Zrealizowane cele ONZ: { $claimed }, potrzeba { $needed }
picture-claimed = { $goal }: realizuje { NAME($seat) }

## Karty i gracze

picture-hand = Twoje karty lobbowania
picture-draft = Zatrzymaj karty, resztę podaj dalej
picture-goals = Twoje cele
picture-choose_goal = Wybierz swoje cele
picture-private = { $goal }: { $progress } z { $needed }
picture-private_met = { $goal }: spełniony
picture-company = { $goal }: teraz punktów: { $points }
picture-goal_discarded = { $goal }: odrzucony
picture-each = { $skip ->
    [0] po { $points }, najwyżej { $most },
   *[other] po { $points } od drugiego, najwyżej { $most },
}
picture-missed = Nie został spełniony.
picture-played = Karta lobbowania { $card }, zagrana
picture-start_player = Gracz rozpoczynający
picture-has_goal = Ma cel firmy
picture-goals_held = Cele osobiste: { $count }
picture-goals_met = spełnione: { $goals }
picture-supply = Naukowcy na planszy gracza: { $count }
picture-pool = Naukowcy w puli rekrutacji: { $count }
picture-stock_score = Punkty
picture-stock_money = Pieniądze
picture-stock_tech = Znaczniki technologii
picture-stock_ceps = PNE na planszy gracza
picture-stock_regions = Kontrolowane regiony
picture-stock_plants = Zbudowane elektrownie
picture-stock_infrastructure = Infrastruktura na planszy
picture-stock_claimed = Zrealizowane cele ONZ
picture-stock_income = Przychód na koniec tej dekady
picture-stock_hand = Karty lobbowania na ręce
picture-control_left = zostało znaczników kontroli: { $count }
picture-cubes_left = zostało kostek: { $count }
picture-markers_left = zostało znaczników: { $count }
picture-turn_main = { $done ->
    [yes] Akcja główna wykonana
   *[no] Akcja główna jeszcze do wykonania
}
picture-turn_second = { $done ->
    [yes] Druga akcja główna kupiona
   *[no] Drugą akcję główną można kupić za 10 ppm
}
picture-turn_moved = { $done ->
    [yes] Naukowiec został przesunięty
   *[no] Można przesunąć naukowca
}
picture-turn_visited = { $done ->
    [yes] Rynek został odwiedzony
   *[no] Można odwiedzić rynek
}
picture-turn_carded = { $done ->
    [yes] Karta została zagrana lub cel zrealizowany
   *[no] Można zagrać kartę lobbowania albo zrealizować cel ONZ
}
