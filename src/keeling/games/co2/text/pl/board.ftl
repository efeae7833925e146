### Teksty, których potrzebuje tylko rysowana plansza.

picture-title_board = CO₂: plansza
picture-title_things = CO₂: karty i firmy
picture-summary = Dekada { $decade } z { $decades }, runda { $round } z { $rounds }. CO₂: { $co2 } ppm.
picture-none = brak
picture-or = lub

## Środek

picture-decade = Dekada
picture-round = Runda
picture-decade_of = Dekada { $number } z { $count }
picture-round_of = Runda { $number } z { $count }
picture-co2 = CO₂: { $ppm } ppm. Bezpiecznie poniżej { $safe }; przy { $loss } świat jest stracony.
picture-tech_left = Zasoby technologiczne w puli: { $count }
picture-fossils_left = Elektrownie konwencjonalne w stosie: { $count } ({ $kinds })
picture-congress_stack = Żetony kongresów w stosie: { $count }
picture-market_title = Rynek PNE
picture-market = Rynek PNE: na sprzedaż { $count }, cena { $price }
picture-stopped = W tej turze rynek się opróżnił: nie można już sprzedawać
picture-bank = W banku: { $count }

## Regiony

picture-no_control = Nikt nie kontroluje tego regionu
picture-control = Kontroluje: { NAME($seat) }
picture-event = Tutaj grozi katastrofa na początku następnej dekady
picture-next_event = Tutaj grozi katastrofa o dekadę później
picture-agenda = Priorytety, od najwyższego: { $energies }
picture-slot_empty = { $slot }: brak projektu
picture-project_proposed = { $slot }: { $energy }, projekt przygotowany
picture-project_installed = { $slot }: { $energy }, projekt uruchomiony
picture-plant_cost = koszt elektrowni: { $money } $, zasoby technologiczne: { $tech }
picture-space = Zapotrzebowanie na energię w dekadzie { $decade }
picture-fossil = Elektrownia konwencjonalna: { NAME($fossil) }, { $ppm } ppm
picture-plant_small = Mała elektrownia, { NAME($seat) }: { $energy }
picture-plant_large = Duża elektrownia, { NAME($seat) }: { $energy }
picture-region_ceps = PNE: { $count }, najwyżej { $limit }
picture-region_tech = Leżące tu zasoby technologiczne: { $count }
picture-scientist = Naukowiec: { NAME($seat) }

## Tory, kongresy, cele

picture-track = { $energy }. Doświadczenie: { $levels }. Zostało elektrowni: { $left }, projektów: { $tiles }
picture-expertise = Doświadczenie
picture-level = Poziom { $level }: przychód { $income }
picture-level_small = odtąd można budować małe elektrownie
picture-level_large = odtąd można budować duże elektrownie
picture-bonus_any = premia: doświadczenie w dowolnym rodzaju energii
picture-bonus_energy = premia: doświadczenie, { NAME($energy) }
picture-bonus_tech = premia: zasoby technologiczne, { $count }
picture-bonus_regional_cep = premia: PNE dla regionu, { $count }
picture-congress = { $place }: { $topics }
picture-un_goals = Wyłożone cele NZ: { $count }

## Karty i gracze

picture-hand = Twoje karty
picture-draft = Zatrzymaj jedną, resztę podaj dalej
picture-lobby_stack = Stos lobbowania: { $count }
picture-bid = Najwyższa oferta: { $count }
picture-most = maks. { $points }
picture-start_player = Gracz rozpoczynający
picture-has_goal = Ma cel firmy
picture-supply = Naukowcy we własnych zasobach: { $count }
picture-pool = Naukowcy w puli rekrutacyjnej: { $count }
picture-stock_score = Punkty
picture-stock_money = Pieniądze
picture-stock_tech = Zasoby technologiczne
picture-stock_ceps = PNE we własnych zasobach
picture-stock_regions = Kontrolowane regiony
picture-stock_plants = Elektrownie
picture-stock_un_goals = Zrealizowane cele NZ
picture-stock_income = Przychód w następnej dekadzie
picture-stock_hand = Karty lobbowania
picture-turn_done = { $done ->
    [yes] Akcja obowiązkowa wykonana
   *[no] Akcja obowiązkowa jeszcze do wykonania
}
picture-turn_moved = { $done ->
    [yes] Naukowiec został przeniesiony
   *[no] Można przenieść naukowca
}
picture-turn_visit = { $done ->
    [yes] Rynek został odwiedzony
   *[no] Można odwiedzić rynek
}
picture-turn_carded = { $done ->
    [yes] Karta została zagrana
   *[no] Można zagrać kartę
}
