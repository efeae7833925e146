### To, co stoi na samej planszy, na rysunku i w tekście.

board-title = Future Energy
board-crew = Ekipa budowlana: { NAME($place) }
board-start = Start
board-connection = { NAME($connection) }: { $seats }
board-place-closed = { NAME($place) }: pole zamknięte
board-place-tile = { NAME($place) }: { NAME($tile) }
board-place-plants = { NAME($place) }: { $plants }

## Dwie litery na żetonie, inne dla każdego rodzaju.

board-letters-investor = In
board-letters-engineer = Iż
board-letters-nuclear = Ją
board-letters-coal = Wę
board-letters-gas = Ga
board-letters-oil = Ro
board-letters-building_land = Te

## Prawa strona

board-round = Runda { $round }
board-last_round = Ostatnia runda
board-to_move = Ruch: { $seats }
board-won = { $count ->
    [one] Wygrywa { $seats }
    [few] Wygrywają { $seats }
    [many] Wygrywają { $seats }
   *[other] Wygrywają { $seats }
}
board-chance = Decyduje los
board-display = Kontrakty budowlane
board-stack = Kontrakty w stosie: { $count }
board-certificates_left = Certyfikaty w puli: { $count }
board-slot = { NAME($slot) }, cena { $price }
board-order_display = Zamówienia publiczne
board-order_price = Cena zamówienia
board-deck = Zamówienia w stosie: { $count }
board-jokers_left = Dżokery w zapasie: { $count }
board-kite = Latawiec startowy
board-completed = Ukończone kontrakty: { $count }
board-collected = Zebrane
board-legend = Żetony
