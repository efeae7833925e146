### Das Brett als Text, `text-`, und was nur das gezeichnete Brett braucht, `picture-`.

text-round = { $round ->
        [0] Aufbau
       *[other] Runde { $round } von { $rounds }
    }
text-lake = Fische im See: { $fish } von { $room }
text-last = Eben gefangen: { NAME($size) }
text-any = Jede Zahl kann gefangen werden
text-to_move = { NAME($seat) } ist am Zug
text-chance = Der Zufall entscheidet
text-won = { $count ->
        [one] { $seats } hat gewonnen
       *[other] { $seats } haben gewonnen
    }
text-lost = Alle haben verloren
text-landed = Fänge mit 1 Fisch: { $one }, mit 2 Fischen: { $two }, mit 3 Fischen: { $three }
text-order = Auftrag für { NAME($size) }; Münzen: { $coins }
text-secret = Der Auftrag ist nicht bekannt
text-left = lässt { $fish } übrig
text-empties = der See wäre leer: alle würden verlieren

picture-title_board = Allmende: der See
picture-title_things = Allmende: die Spieler
picture-round = Runde
picture-rest = Ruhe
picture-last = eben gefangen
