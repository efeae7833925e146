### Was nur das gezeichnete Brett braucht.

picture-title_board = e-Mission: der Spielplan
picture-title_things = e-Mission: Weltmächte und Karten
picture-summary = Runde { $round } von { $rounds }. Temperaturplättchen: { $bands }. Emissionen dieser Runde: { $total }; die Erde bindet { $sinks }.

## Symbole

picture-tags = { $tag }: { $count }

## Runden und Stapel

picture-round = Runde
picture-round_of = Runde { $number } von { $count }
picture-time_is_up = Ohne Wendepunkt bis dahin ist die Zeit um
picture-pile_deck = Projektstapel: { $count }
picture-pile_discarded = Abwurfstapel: { $count }
picture-pile_global_deck = Stapel der globalen Projekte: { $count }; abgelegt: { $gone }
picture-pile_crisis_deck = Krisenstapel: { $count }; abgelegt: { $gone }

## Globale Projekte

picture-globals = Globale Projekte
picture-free_slot = Platz für ein globales Projekt
picture-active = aktiv
picture-inactive = nicht aktiv
picture-offer = zur Wahl
picture-under = Darunter: { $cards }.
picture-each_has = alle ≥ { $count }
picture-some_has = eine ≥ { $count }

## Die Erde

picture-balance = Emissionen dieser Runde: { $total }, wenn nichts mehr geschieht. Gebunden: { $binds }. Heizt die Erde auf: { $heats }. Frei: { $free }.
picture-balance_then = Emissionen der nächsten Runde, so wie es steht: { $total }. Gebunden: { $binds }. Heizt die Erde auf: { $heats }. Frei: { $free }.
picture-emits_of = { NAME($seat) } stößt { $count } aus
picture-recent = Globale Emissionen: { $count }
picture-sink_trees = Bäume: { $count }
picture-sink_oceans = Meere: { $count }
picture-sink_dac = Luftfilter: { $count }
picture-heats = { $count ->
    [one] { $count } CO₂ heizt die Erde auf
   *[other] { $count } CO₂ heizen die Erde auf
}
picture-drawdown = Wendepunkt: alles gebunden, { $count } frei
picture-reached = Wendepunkt in dieser Runde erreicht
picture-even = Alles gebunden, nichts frei: noch kein Wendepunkt
picture-next_round = Nächste Runde: { $what }
picture-degrees = { $whole },{ $tenths }
picture-thermometer = Thermometer: { $degrees }C, Temperaturplättchen: { $bands }; CO₂ in der nächsten Reihe: { $loose } von { $row }
picture-level = { $degrees }: { $count } Krisen je Runde
picture-level_lost = { $degrees }: das Spiel ist verloren
picture-rolls = Noch ausstehende Würfe für globale Folgen: { $count }
picture-suspended = Bis zum Ende der Runde beiseitegelegt: { $count }
picture-aside = { $count } beiseite
picture-track = Auf Feld { $space } von { $last }; das nächste Feld mit Kipppunkt ist { $tipping }.

## Krisen

picture-crises = Kommende Krisen: { $count }
picture-threat_then = Ihre Zahlen: nach den Emissionen dieser Runde, bei { $degrees }C.
picture-face_down = Platz { $place } von unten: eine Krise, die niemand kennt

## Weltmächte

picture-energy = Bedarf { $demand }: schmutzige Energie { $dirty }, saubere Energie { $clean }
picture-shortage = { $count ->
    [one] { $count } Energie fehlt
   *[other] { $count } Energie fehlen
}
picture-covered = { $count ->
    [0] Bedarf gedeckt
   *[other] Bedarf gedeckt, { $count } übrig
}
picture-emission_of = Emissionen, { $kind }: { $count }
picture-resilience_of = Stabilität, { $kind }: { $count }
picture-communities = Notstandsplättchen: { $count } (mit { $limit } ist das Spiel verloren); Karten weniger je Runde: { $fewer }
picture-cut = In dieser Runde nicht ausgestoßen: { $count }
picture-fewer = Karten weniger in der nächsten Projektphase: { $count }
picture-done = mit dieser Phase fertig
picture-empty_slot = Projekt { $slot }: keine Karte
picture-uses = { $most ->
    [-1] In dieser Runde { $used }-mal genutzt; so oft es bezahlt werden kann
   *[other] In dieser Runde genutzt: { $used } von { $most }
}
picture-yields = Eine Nutzung brächte jetzt: { $what }

## Karten

picture-hand = Deine Hand ({ $count })
picture-own_projects = Deine Projekte
picture-hand_of = Hand ({ $count })
picture-read_cards = { NAME($seat) }: alle Karten lesen
picture-offered = Wählt ein globales Projekt
picture-drawn = Gezogene Karten
picture-pile = Abwurfstapel
picture-challenges = Herausforderungen
picture-in_full = Auf dem Plan, ungekürzt
picture-tucked = Unter globalen Projekten
picture-proposal = { NAME($seat) } fragt { NAME($seat2) }: noch keine Antwort
