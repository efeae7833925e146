### Was nur der gezeichnete Spielplan braucht.

picture-title_board = Second Chance: der Spielplan
picture-title_things = Second Chance: Karten und Mitspielende
picture-summary = { NUMBER($year, useGrouping: 0) }, Runde { $round } von { $rounds }. CO₂: { $co2 } ppm.
picture-none = keine
picture-or = oder

## Die Mitte

picture-round = Runde
picture-decade_of = Dekade { $number } von { $count }
picture-round_of = Runde { $number } von { $count }
picture-co2 = CO₂: { $ppm } ppm. Ab { $second } tritt auch das zukünftige Ereignis ein; über { $limit } haben alle verloren.
picture-co2_team = CO₂: { $ppm } ppm. Am Ende einer Dekade muss es auf { $limit } gesenkt werden.
picture-co2_due = Fossile Kraftwerke, die in dieser Dekade noch kommen: { $fossils_due }. Danach bestenfalls { $co2_best } ppm, zu erwarten { $co2_expected }, schlimmstenfalls { $co2_worst }.
picture-forecast = +{ $fossils_due } { $fossils_due ->
    [one] fossiles
   *[other] fossile
}: { $co2_best } / { $co2_expected } / { $co2_worst } ppm
picture-tech_left = Technologiemarker im Vorrat: { $count }
picture-fossils_left = Fossile Kraftwerke im Stapel: { $count } ({ $kinds })
picture-fossils_under = darunter, in dieser Reihenfolge: { $kinds }
picture-summit_stack = Gipfelplättchen im Stapel: { $count }
picture-event_stack = Ereignisplättchen im Stapel: { $count }
picture-market_title = KEZ-Markt
picture-market = KEZ-Markt: { $count } zu kaufen, Preis { $price }
picture-stopped = Der Markt war in diesem Zug leer: niemand kann ihn aufsuchen
picture-bank = In der Bank: { $count }

## Das Team

picture-team_score = Punkte des Teams
picture-can_we = Schaffen wir es noch?
picture-balance = Punkte am Ende dieser Dekade, wenn sich nichts ändert: zu erwarten { $balance_expected }, schlimmstenfalls { $balance_worst }, bestenfalls { $balance_best }. Unter 0 ist das Spiel verloren. Zum Sieg { $un_to_claim ->
        [one] ist noch { $un_to_claim } UN-Ziel
       *[other] sind noch { $un_to_claim } UN-Ziele
    } zu beanspruchen, und alle brauchen ein persönliches Ziel.
picture-term_points = Punkte jetzt: { $count }
picture-term_income = Einkommen, wenn alles als Punkte genommen wird: { $count }
picture-term_goals_cost = Unerfüllte Ziele kosten: { $count }
picture-term_still_due = CO₂ auf die Grenze zu senken und Strafen für fehlende KEZ kosten voraussichtlich: { $count }
picture-short = Es fehlen wohl { $count } SP
picture-risky = Vielleicht: { $count } SP zu erwarten
picture-spare = In dieser Dekade ja: { $count } SP übrig
picture-spare_un = { $count ->
    [one] Nur mit { $count } weiterem UN-Ziel
   *[other] Nur mit { $count } weiteren UN-Zielen
}
picture-risky_un = { $count ->
    [one] Vielleicht, mit { $count } weiterem UN-Ziel
   *[other] Vielleicht, mit { $count } weiteren UN-Zielen
}
picture-hopeless = Nicht mehr zu gewinnen
picture-lost = Verloren
picture-group_power_plant = Ziele: grüne Kraftwerke gebaut
picture-group_knowledge = Ziele: Wissen
picture-group_summit = Ziele: Gipfel abgehalten
picture-goal_met = { $goal }: erfüllt
picture-goal_open = { $goal }: kostet { $cost } am Ende dieser Dekade
picture-goal_watched = { $goal }: mit Inspektor, kostet { $cost } am Ende dieser Dekade
picture-goal_next = { $goal }: kostet { $cost } in der nächsten Dekade
picture-goal_unmet = { $goal }: nicht erfüllt
picture-short_north_america = NAm
picture-short_south_america = SAm
picture-short_europe = Eur
picture-short_africa = Afr
picture-short_asia = Asi
picture-short_oceania = Oze

## Regionen

picture-home = Hier beginnt die Energieversorgung
picture-no_control = Niemand kontrolliert diese Region
picture-control = Kontrolliert von { NAME($seat) }
picture-event = Hier tritt das Ereignis dieser Dekade ein
picture-next_event = Hier tritt das nächste Ereignis ein; bei viel CO₂ schon in dieser Dekade
picture-agenda = Agenda nach Priorität: { $energies }
picture-rival = Würfel des Gegners
picture-place_empty = { $place }: kein Projekt
picture-planned = { $place }: { $energy }, Stufe { $level }, geplant
picture-prepared = { $place }: { $energy }, Stufe { $level }, Infrastruktur von { NAME($seat) }
picture-plant_cost = ein Kraftwerk kostet { $money } $, { $tech } Technologiemarker und 1 KEZ, bringt { $points } und braucht Wissen { $gate }
picture-space = Kraftwerksfeld der Dekade { $decade }
picture-fossil = Fossiles Kraftwerk: { NAME($fossil) }, { $ppm } ppm
picture-plant = Grünes Kraftwerk: { $energy }, gebaut von { NAME($seat) } auf Infrastruktur von { NAME($seat2) }
picture-region_ceps = KEZ: { $count } von höchstens { $limit }
picture-region_tech = Technologiemarker, die hier liegen: { $count }
picture-owing = Für ein neues fossiles Kraftwerk ist hier ein KEZ zu zahlen
picture-set_aside = Für ein neues fossiles Kraftwerk ist hier ein KEZ zurückgelegt
picture-scientist = Wissenschaftler von { NAME($seat) }

## Leisten, Gipfel, UN-Ziele

picture-track = { $energy }. Wissen: { $levels }. Projekte übrig: { $tiles }
picture-knowledge = Wissen
picture-level = Feld { $level }: Einkommen { $income }
picture-gate = ab hier sind Kraftwerke der Stufe { $level } möglich
picture-bonus_any = Bonus: Wissen in einer beliebigen Energieart
picture-bonus_energy = Bonus: Wissen, { NAME($energy) }
picture-bonus_tech = Bonus: Technologiemarker, { $count }
picture-bonus_region_cep = Bonus: KEZ für eine Region, { $count }
picture-summit = { $place }: { $topics }
picture-closed_by = geschlossen von { NAME($seat) }
picture-un_goals = Beanspruchte UN-Ziele: { $claimed }
picture-un_goals_needed = Beanspruchte UN-Ziele: { $claimed } von { $needed }, die nötig sind
picture-claimed = { $goal }: beansprucht von { NAME($seat) }

## Karten und Mitspieler

picture-hand = Eigene Lobbyistenkarten
picture-draft = Karten behalten, die anderen weitergeben
picture-goals = Eigene Ziele
picture-choose_goal = Eigene Ziele wählen
picture-private = { $goal }: { $progress } von { $needed }
picture-private_met = { $goal }: erfüllt
picture-company = { $goal }: jetzt { $points } Punkte
picture-goal_discarded = { $goal }: abgeworfen
picture-each = { $skip ->
    [0] je { $points }, höchstens { $most },
   *[other] je { $points } ab dem zweiten, höchstens { $most },
}
picture-missed = Es ist verfehlt.
picture-played = Lobbyistenkarte { $card }, gespielt
picture-start_player = Startspielermarker
picture-has_goal = Hat ein Konzernziel
picture-goals_held = Persönliche Ziele: { $count }
picture-goals_met = erfüllt: { $goals }
picture-supply = Wissenschaftler auf dem Spielertableau: { $count }
picture-pool = Wissenschaftler im Rekrutierungspool: { $count }
picture-stock_score = Punkte
picture-stock_money = Geld
picture-stock_tech = Technologiemarker
picture-stock_ceps = KEZ auf dem Spielertableau
picture-stock_regions = Kontrollierte Regionen
picture-stock_plants = Gebaute Kraftwerke
picture-stock_infrastructure = Infrastruktur auf dem Spielplan
picture-stock_claimed = Beanspruchte UN-Ziele
picture-stock_income = Einkommen am Ende dieser Dekade
picture-stock_hand = Lobbyistenkarten auf der Hand
picture-control_left = Kontrollmarker übrig: { $count }
picture-cubes_left = Würfel übrig: { $count }
picture-markers_left = Marker übrig: { $count }
picture-turn_main = { $done ->
    [yes] Die Hauptaktion ist getan
   *[no] Die Hauptaktion steht noch aus
}
picture-turn_second = { $done ->
    [yes] Eine zweite Hauptaktion ist gekauft
   *[no] Eine zweite Hauptaktion ist für 10 ppm zu haben
}
picture-turn_moved = { $done ->
    [yes] Ein Wissenschaftler wurde bewegt
   *[no] Ein Wissenschaftler darf bewegt werden
}
picture-turn_visited = { $done ->
    [yes] Der Markt wurde aufgesucht
   *[no] Der Markt darf aufgesucht werden
}
picture-turn_carded = { $done ->
    [yes] Eine Karte wurde gespielt oder beansprucht
   *[no] Eine Lobbyistenkarte darf gespielt oder ein UN-Ziel beansprucht werden
}
