### Was auf dem Spielplan selbst steht, gezeichnet und als Text.

board-title-board = Future Energy: der Spielplan
board-title-things = Future Energy: Kontrakte und Plätze
board-start = Start
board-legend = Plättchen

## Was wo liegt

board-crew = Bautrupp: { NAME($place) }
board-connection = { NAME($connection) }: { $seats }
board-place-closed = { NAME($place) }: abgedeckt
board-place-tile = { NAME($place) }: { NAME($tile) }
board-place-plants = { NAME($place) }: Kraftwerke von { $plants }
board-contract = { NAME($contract) }: { $icons }; { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-reading_o05 = unsere Lesart: Der Schritt gehört zur Bewegung des Bautrupps und kommt nicht hinzu
board-reading_land = unsere Lesart: Ohne öffentliche Aufträge gibt dieses Bauland einen Kontrakt kostenlos
board-order = { NAME($order) }: { $icons }; { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Zwei Buchstaben auf einem Plättchen, für jede Art andere

board-letters-investor = Iv
board-letters-engineer = Ig
board-letters-nuclear = At
board-letters-coal = Ko
board-letters-gas = Ga
board-letters-oil = Öl
board-letters-building_land = Ba

## Wie es steht

board-round = Runde { $round }
board-last_round = Letzte Runde
board-stuck = niemand kann etwas tun: Das Spiel endet nach dieser Runde
board-to_move = { NAME($seat) } ist am Zug
board-asked = { NAME($seat) } wird im Zug von { NAME($seat2) } gefragt
board-won = { $count ->
    [one] Gewonnen hat { $seats }
   *[other] Gewonnen haben { $seats }
}
board-chance = Der Zufall entscheidet
board-covered = In diesem Zug geplant: { $actions }
board-duty = In diesem Zug muss ein Kontrakt gekauft werden
board-free_step = Der nächste Schritt ist kostenlos
board-nuclear_used = In diesem Zug benutzte Atomkraft-Plättchen: { $count }
board-sold = Für Geld verkaufte Zertifikate: { $certificates }

## Auslagen

board-display = Baukontrakte
board-stack = Kontrakte im Stapel: { $count }
board-certificates_left = Zertifikate im allgemeinen Vorrat: { $count }
board-slot = { NAME($slot) }, Preis { $price }
board-order_display = Öffentliche Aufträge
board-order_price = Preis eines Auftrags
board-deck = Aufträge im Stapel: { $count }
board-jokers_left = Joker im Vorrat: { $count }
board-none = keine

## Plätze am Tisch

board-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
board-kite = Start-Drachen
board-completed = Vollendete Kontrakte: { $count }
board-collected = Gesammelt

## Der Spielplan als Text

board-ticks = Auf Kontrakten: [x] erledigt, [ ] ein Kraftwerk wartet
board-region = { NAME($region) } (Kraftwerke: { $plants })
board-field = { $field }. Daneben: { $neighbours }
board-lines = Stromleitungen
board-around = Rund um den Bautrupp ({ NAME($place) })
board-way = auf dem Weg Leitungen von { $seats }
board-way-empty = keine Leitungen auf dem Weg

## Beside options

board-no_points = dann ohne Punkte
board-on_the_way = unterwegs, kein Plättchen
board-serves = { NAME($tile) }, für { $contracts }
