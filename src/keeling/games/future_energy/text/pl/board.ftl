### To, co stoi na samej planszy, na rysunku i w tekście.

board-title-board = Future Energy: plansza
board-title-things = Future Energy: kontrakty i miejsca
board-start = Start
board-legend = Żetony

## Co gdzie leży

board-crew = Ekipa budowlana: { NAME($place) }
board-connection = { NAME($connection) }: { $seats }
board-place-closed = { NAME($place) }: pole zamknięte
board-place-tile = { NAME($place) }: { NAME($tile) }
board-place-plants = { NAME($place) }: elektrownie: { $plants }
board-contract = { NAME($contract) }: { $icons }; { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
board-reading_o05 = nasze odczytanie: ten krok jest częścią ruchu ekipy, a nie dodatkiem do niego
board-reading_land = nasze odczytanie: bez zamówień publicznych ten teren daje kontrakt za darmo
board-order = { NAME($order) }: { $icons }; { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

## Dwie litery na żetonie, inne dla każdego rodzaju

board-letters-investor = In
board-letters-engineer = Iż
board-letters-nuclear = Ją
board-letters-coal = Wę
board-letters-gas = Ga
board-letters-oil = Ro
board-letters-building_land = Te

## Stan gry

board-round = Runda { $round }
board-last_round = Ostatnia runda
board-stuck = nikt nie może nic zrobić: gra kończy się po tej rundzie
board-to_move = Ruch: { NAME($seat) }
board-asked = { NAME($seat) } decyduje w turze: { NAME($seat2) }
board-won = { $count ->
    [one] Wygrywa { $seats }
   *[other] Wygrywają { $seats }
}
board-chance = Decyduje los
board-covered = Zaplanowane w tej turze: { $actions }
board-duty = W tej turze trzeba kupić kontrakt
board-free_step = Następny krok jest darmowy
board-nuclear_used = Żetony energii jądrowej użyte w tej turze: { $count }
board-sold = Certyfikaty sprzedane za pieniądze: { $certificates }

## Wystawki

board-display = Kontrakty budowlane
board-stack = Kontrakty w stosie: { $count }
board-certificates_left = Certyfikaty w puli: { $count }
board-slot = { NAME($slot) }, cena { $price }
board-order_display = Zamówienia publiczne
board-order_price = Cena zamówienia
board-deck = Zamówienia w stosie: { $count }
board-jokers_left = Dżokery w zapasie: { $count }
board-none = brak

## Miejsca przy stole

board-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
board-kite = Latawiec startowy
board-completed = Ukończone kontrakty: { $count }
board-collected = Zebrane

## Plansza jako tekst

board-ticks = Na kontraktach: [x] gotowe, [ ] elektrownia czeka
board-region = { NAME($region) } (elektrownie: { $plants })
board-field = { $field }. Obok: { $neighbours }
board-lines = Linie energetyczne
board-around = Wokół ekipy ({ NAME($place) })
board-way = po drodze linie: { $seats }
board-way-empty = po drodze brak linii

## Beside options

board-no_points = wtedy bez punktów
board-on_the_way = po drodze, bez żetonu
board-serves = { NAME($tile) }, dla { $contracts }
