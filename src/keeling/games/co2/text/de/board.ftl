### Was nur der gezeichnete Spielplan braucht.

picture-title_board = CO₂: der Spielplan
picture-title_things = CO₂: Karten und Konzerne
picture-summary = Dekade { $decade } von { $decades }, Runde { $round } von { $rounds }. CO₂: { $co2 } ppm.
picture-none = keine
picture-or = oder

## Die Mitte

picture-decade = Dekade
picture-round = Runde
picture-decade_of = Dekade { $number } von { $count }
picture-round_of = Runde { $number } von { $count }
picture-co2 = CO₂: { $ppm } ppm. Sicher unter { $safe }; bei { $loss } ist die Welt verloren.
picture-tech_left = Technologiemarker im Vorrat: { $count }
picture-fossils_left = Fossile Kraftwerke im Stapel: { $count } ({ $kinds })
picture-congress_stack = Gipfelplättchen im Stapel: { $count }
picture-market_title = KEZ-Markt
picture-market = KEZ-Markt: { $count } zu kaufen, Preis { $price }
picture-stopped = Der Markt war in diesem Zug leer: kein Verkauf mehr
picture-bank = In der Bank: { $count }

## Regionen

picture-no_control = Niemand kontrolliert diese Region
picture-control = Kontrolliert von { NAME($seat) }
picture-event = Hier droht eine Katastrophe zu Beginn der nächsten Dekade
picture-next_event = Hier droht eine Katastrophe in der übernächsten Dekade
picture-agenda = Agenda nach Priorität: { $energies }
picture-slot_empty = { $slot }: kein Projekt
picture-project_proposed = { $slot }: { $energy }, geplant
picture-project_installed = { $slot }: { $energy }, gestartet
picture-plant_cost = ein Kraftwerk würde { $money } $ und { $tech } Technologiemarker kosten
picture-space = Energiebedarf der Dekade { $decade }
picture-fossil = Fossiles Kraftwerk: { NAME($fossil) }, { $ppm } ppm
picture-plant_small = Kleines Kraftwerk von { NAME($seat) }: { $energy }
picture-plant_large = Großes Kraftwerk von { NAME($seat) }: { $energy }
picture-region_ceps = KEZ: { $count } von höchstens { $limit }
picture-region_tech = Technologiemarker, die hier liegen: { $count }
picture-scientist = Wissenschaftler von { NAME($seat) }

## Leisten, Gipfel, Ziele

picture-track = { $energy }. Fachwissen: { $levels }. Kraftwerke übrig: { $left }, Projekte übrig: { $tiles }
picture-expertise = Fachwissen
picture-level = Stufe { $level }: Einkommen { $income }
picture-level_small = ab hier sind kleine Kraftwerke möglich
picture-level_large = ab hier sind große Kraftwerke möglich
picture-bonus_any = Bonus: Fachwissen in einer beliebigen Energieart
picture-bonus_energy = Bonus: Fachwissen, { NAME($energy) }
picture-bonus_tech = Bonus: Technologiemarker, { $count }
picture-bonus_regional_cep = Bonus: KEZ für eine Region, { $count }
picture-congress = { $place }: { $topics }
picture-un_goals = Ausliegende UN-Ziele: { $count }

## Karten und Plätze

picture-hand = Eigene Karten
picture-draft = Eine behalten, die anderen weitergeben
picture-lobby_stack = Lobbystapel: { $count }
picture-bid = Höchstes Gebot: { $count }
picture-most = max. { $points }
picture-start_player = Startspielerkarte
picture-has_goal = Hat ein Konzernziel
picture-supply = Wissenschaftler im eigenen Vorrat: { $count }
picture-pool = Wissenschaftler im Rekrutierungspool: { $count }
picture-stock_score = Punkte
picture-stock_money = Geld
picture-stock_tech = Technologiemarker
picture-stock_ceps = KEZ im eigenen Vorrat
picture-stock_regions = Kontrollierte Regionen
picture-stock_plants = Kraftwerke
picture-stock_un_goals = Erfüllte UN-Ziele
picture-stock_income = Einkommen der nächsten Dekade
picture-stock_hand = Lobbykarten
picture-turn_done = { $done ->
    [yes] Die Hauptaktion ist getan
   *[no] Die Hauptaktion steht noch aus
}
picture-turn_moved = { $done ->
    [yes] Ein Wissenschaftler wurde versetzt
   *[no] Ein Wissenschaftler darf versetzt werden
}
picture-turn_visit = { $done ->
    [yes] Der Markt wurde besucht
   *[no] Der Markt darf besucht werden
}
picture-turn_carded = { $done ->
    [yes] Eine Karte wurde gespielt
   *[no] Eine Karte darf gespielt werden
}
