### The board as text, what stands beside options, and effects in words.

## Where we are

text-decade = Dekada { $decade } z { $decades }, runda { $round } z { $rounds }
text-co2 = { $co2 } ppm
text-to_move = Ruch ma { NAME($seat) }
text-asked = Pytanie do { NAME($seat, case: "gen") } w turze { NAME($seat2, case: "gen") }
text-chance = Decyduje los
text-over = Koniec gry
text-lost = { $co2 } ppm: wszyscy przegrali
text-won = { $count ->
    [one] Wygrywa { $seats }
   *[other] Wygrywają { $seats }
}
text-climate = CO₂: { $co2 } ppm (katastrofy od { $disaster }, koniec przy { $loss })
text-was_high = Gdy znów spadnie poniżej { $safe } ppm, gra skończy się po dekadzie
text-market = Rynek: { $ceps }, cena { $price } $, w banku { $bank }
text-stopped = Rynek opustoszał: do końca tury nie wolno sprzedawać
text-event = Zdarzenie: { NAME($event) }
text-next_event = Następne zdarzenie: { NAME($event) }
text-supply = Zasoby ogólne: { $tech }
text-fossils = Elektrownie konwencjonalne w stosie: { $count } ({ $kinds })
text-start = Karta gracza rozpoczynającego: { NAME($seat) }
text-bid = Najwyższa oferta: { $bid } $ ({ NAME($seat) })
text-done = Zrobione w tej turze: { $actions }
text-done-propose = projekt przygotowany
text-done-install = projekt uruchomiony
text-done-build = elektrownia zbudowana
text-done-moved = naukowiec przeniesiony
text-done-buy = PNE kupione
text-done-sell = PNE sprzedane
text-done-carded = karta zagrana

## Players

text-starts = karta gracza rozpoczynającego
text-moves = na ruchu
text-scientists = Naukowcy: w zasobach { $supply }, w puli { $pool }, na projektach { $projects }, na kongresach { $congresses }
text-expertise = Doświadczenie (następna premia): { $levels }
text-level = { NAME($energy) } { $level } ({ $next }: { $bonus })
text-level-bare = { NAME($energy) } { $level }
text-income = przychód { $income }
text-controls = kontroluje: { $regions }
text-owns = Elektrownie ekologiczne: { $count }
text-claimed = Cele NZ: { $goals }
text-hand = Karty lobbowania: { $count }
text-draft = Do wyboru
text-goal = Cel firmy { NAME($company_goal) }: { $text }
text-goal-held = Cel firmy: jeszcze zakryty
text-goal-none = Cel firmy: brak
text-cover = Może zaoferować do { $most } $
text-points = Punkty: { $points }

## Regions

text-region = { NAME($region) } – priorytety { $agenda }
text-controlled = Kontrola: { NAME($seat) }
text-uncontrolled = Kontrola: nikt
text-region_ceps = PNE { $ceps } z { $limit }
text-region_tech = zasoby technologiczne { $tech }
text-demand = Zapotrzebowanie: { $spaces }
text-space-none = { $n } puste
text-space-fossil = { $n } { NAME($fossil) } ({ $ppm } ppm)
text-space-green = { $n } { NAME($energy) } ({ NAME($seat) }, { NAME($size) })
text-slot-money = Miejsce (pieniądze): { $what }
text-slot-tech = Miejsce (technologia): { $what }
text-slot-research = Miejsce (badania): { $what }
text-slot-empty = puste, dotacja: { $grant }
text-proposed = { NAME($energy) }, projekt przygotowany
text-installed = { NAME($energy) }, projekt uruchomiony, elektrownia kosztuje { $cost }
text-installed-none = { NAME($energy) }, projekt uruchomiony, elektrowni już nie ma
text-worker = naukowiec { NAME($seat, case: "gen") }

## Plants, expertise, congresses, goals

text-plants = Projekty i elektrownie
text-plant = { NAME($energy, case: "title") }: następna elektrownia { NAME($size) } ({ $cost }, doświadczenie { $level }, { $points }), zostało { $left }
text-plant-none = { NAME($energy, case: "title") }: wszystkie elektrownie zbudowane
text-tiles = żetony projektów { $count }
text-reward = uruchomienie: { $reward }
text-tracks = Tory doświadczenia
text-track = { NAME($energy, case: "title") }: { $levels }. Przychód { $incomes }. Premie { $bonuses }. Małe elektrownie od { $small }, duże od { $large }
text-bonus = { $level }: { $bonus }
text-congresses = Kongresy (żetony w stosie: { $count })
text-topic = { NAME($energy) } ({ NAME($seat) })
text-topic-vacant = { NAME($energy) } (wolny)
text-congress-none = brak kongresu
text-un_goals = Cele NZ (każdy kosztuje 1 zasób technologiczny)
text-un_goal = { NAME($un_goal) }: { $points }
text-un_goals_unseen = W stosie: { $count }
text-lobby_gone = Zagrane karty lobbowania
text-none = brak

## Beside options

text-lobby = { $main }; albo w dowolnej chwili { $minor }
text-lobby-named = { NAME($lobby) }: { $text }
text-and = { $first } i { $second }
text-install = { NAME($energy) }: koszt { $cost }; daje { $reward }
text-bid_goods = wymaga zasobów technologicznych lub PNE
text-bid_goal = wymaga też karty celu firmy
text-highest_bid = { NAME($seat) } licytuje { $number } $
text-dismiss = 1 $ dla { NAME($seat, case: "gen") } za naukowca
text-build = { NAME($energy) }, { NAME($size) }: { $cost }, { $points }
text-replaces = zastępuje { NAME($fossil) }, { $ppm } ppm mniej
text-from_to = { NAME($energy) } → { NAME($energy2) }
text-next_level = poziom { $level }
text-next_level-bonus = poziom { $level }, premia: { $bonus }
text-track_end = koniec toru, nic nie daje

## Effects

effect-money = { $n } $
effect-tech = { $n ->
        [one] { $n } zasób technologiczny
        [few] { $n } zasoby technologiczne
        [many] { $n } zasobów technologicznych
       *[other] { $n } zasobu technologicznego
    }
effect-cep = { $n } PNE
effect-regional_cep = { $n } PNE dla regionu
effect-expertise = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    } doświadczenia w zakresie { NAME($energy, case: "gen") }
effect-expertise_any = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    } dowolnego doświadczenia
effect-move_scientist = ruch naukowcem
effect-recruit_scientist = rekrutacja naukowca
effect-vp = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
effect-build_discount = { $n } $ taniej
effect-money_per_regional_cep = 1 $ za każde PNE w regionie, co najmniej { $n } $
goal-controlled_regions = punkty za każdy kontrolowany region: { $each }, najwyżej { $most }
goal-regions_with_own_plant = punkty za każdy region z twoją elektrownią: { $each }, najwyżej { $most }
goal-un_goals_claimed = punkty za każdy zrealizowany cel NZ: { $each }, najwyżej { $most }
goal-own_plants_minus_one = punkty za każdą twoją elektrownię oprócz jednej: { $each }, najwyżej { $most }
goal-ceps_in_own_supply_before_collecting = punkty za każde PNE w twoich zasobach, bez tych z regionów: { $each }, najwyżej { $most }
goal-energies_led_in_expertise = punkty za każdy rodzaj energii, w którym nikt nie ma większego doświadczenia niż ty: { $each }, najwyżej { $most }
goal-distinct_energies_built = punkty za każdy rodzaj energii, z którego masz elektrownię: { $each }, najwyżej { $most }
