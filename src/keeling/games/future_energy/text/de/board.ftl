### Was auf dem Spielplan selbst steht, gezeichnet und als Text.

board-title = Future Energy
board-crew = Bautrupp: { NAME($place) }
board-start = Start
board-connection = { NAME($connection) }: { $seats }
board-place-closed = { NAME($place) }: abgedeckt
board-place-tile = { NAME($place) }: { NAME($tile) }
board-place-plants = { NAME($place) }: { $plants }

## Zwei Buchstaben auf einem Plättchen, für jede Art andere.

board-letters-investor = Iv
board-letters-engineer = Ig
board-letters-nuclear = At
board-letters-coal = Ko
board-letters-gas = Ga
board-letters-oil = Öl
board-letters-building_land = Ba

## Die rechte Seite

board-round = Runde { $round }
board-last_round = Letzte Runde
board-to_move = { $seats } ist am Zug
board-won = { $count ->
    [one] Gewonnen hat { $seats }
   *[other] Gewonnen haben { $seats }
}
board-chance = Der Zufall entscheidet
board-display = Baukontrakte
board-stack = Kontrakte im Stapel: { $count }
board-certificates_left = Zertifikate im Vorrat: { $count }
board-slot = { NAME($slot) }, Preis { $price }
board-order_display = Öffentliche Aufträge
board-order_price = Preis eines Auftrags
board-deck = Aufträge im Stapel: { $count }
board-jokers_left = Joker im Vorrat: { $count }
board-kite = Start-Drachen
board-completed = Vollendete Kontrakte: { $count }
board-collected = Gesammelt
board-legend = Plättchen
