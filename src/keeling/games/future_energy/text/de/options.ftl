### What can be done: `option-<verb>` in full, `group-<verb>` as the heading of all options of a verb.

## Chance

option-sort_out = Plättchen „{ NAME($tile) }“ aussortieren
group-sort_out = Aussortieren
option-lay = Plättchen „{ NAME($tile) }“ { NAME($place, case: "at") } auslegen
group-lay = Plättchen auslegen
option-exchange = Plättchen { NAME($place, case: "at") } austauschen
group-exchange = Plättchen austauschen in
option-for_tile = Plättchen „{ NAME($tile) }“ ins Spiel bringen
group-for_tile = Ins Spiel bringen
option-for_place = Dafür das Plättchen nehmen, das { NAME($place, case: "at") } liegt
group-for_place = Dafür das Plättchen nehmen
option-turn_up = { NAME($contract) } aufdecken
group-turn_up = Kontrakt aufdecken
option-deal = { NAME($contract) } austeilen
group-deal = Startkontrakt austeilen
option-kite = Start-Drachen an { NAME($seat) } geben
group-kite = Start-Drachen vergeben
option-turn_up_order = Auftrag { NAME($order) } aufdecken
group-turn_up_order = Auftrag aufdecken
option-draw = Ein { NAME($certificate) } ziehen
group-draw = Zertifikat ziehen

## Planning

option-end = Abschließen und weiter
group-end = Abschließen
option-one_line = Eine Stromleitung kaufen (1{ "\u00A0" }M)
group-one_line = Eine Leitung kaufen
option-two_lines = Zwei Stromleitungen kaufen (5{ "\u00A0" }M)
group-two_lines = Zwei Leitungen kaufen
option-buy = Kontrakt auf { NAME($slot) } kaufen
group-buy = Kontrakt kaufen
option-buy_order = Auftrag auf { NAME($slot) } kaufen (1{ "\u00A0" }M)
group-buy_order = Offenen Auftrag kaufen
option-buy_blind = Obersten Auftrag des Stapels verdeckt kaufen (1{ "\u00A0" }M)
group-buy_blind = Verdeckten Auftrag kaufen
option-use = Auftrag { NAME($order) } nutzen
group-use = Auftrag nutzen
option-pay = Mit einem { NAME($payment) } zahlen
group-pay = Zahlen mit

## Moving and building

option-pass = Passen, Bautrupp bleibt stehen
group-pass = Passen
option-step = Ziehen { NAME($place, case: "to") }
group-step = Ziehen nach
option-step_nuclear = Kostenlos { NAME($place, case: "to") } ziehen (Atomkraft-Plättchen)
group-step_nuclear = Mit Atomkraft-Plättchen ziehen nach
option-build = Kraftwerk von { NAME($contract) } bauen ({ NAME($icon) })
group-build = Bauen von
option-build_pair = Beide Erdöl-Kraftwerke von { NAME($contract) } bauen
group-build_pair = Beide Erdöl-Kraftwerke bauen von
option-join = Kraftwerk von { NAME($contract) } dazubauen (2{ "\u00A0" }M)
group-join = Dazubauen von
option-join_pair = Beide Erdöl-Kraftwerke von { NAME($contract) } dazubauen (2{ "\u00A0" }M)
group-join_pair = Beide Erdöl-Kraftwerke dazubauen von

## Effects

option-decline = Verzichten
group-decline = Verzichten
option-line = Stromleitung auf { NAME($connection) } legen
group-line = Stromleitung legen auf
option-lift = Eigene Stromleitung von { NAME($connection) } nehmen
group-lift = Stromleitung nehmen von
option-return = Kraftwerk von { NAME($contract) } ({ NAME($icon) }) in den Vorrat zurücklegen
group-return = Kraftwerk zurücklegen von
option-add = Zusätzlich das Erdöl-Kraftwerk von { NAME($contract) } bauen
group-add = Zusätzlich bauen von
option-add_pair = Zusätzlich beide Erdöl-Kraftwerke von { NAME($contract) } bauen
group-add_pair = Zusätzlich beide Erdöl-Kraftwerke bauen von
option-plant = Kraftwerk von { NAME($contract) } ({ NAME($icon) }) nehmen
group-plant = Kraftwerk nehmen von
option-at = Kraftwerk { NAME($place, case: "at") } aufstellen
group-at = Kraftwerk aufstellen in
option-shift = Kraftwerk auf { NAME($contract) } ({ NAME($icon) }) ein Feld nach { NAME($side) } verschieben
group-shift = Kraftwerk verschieben auf
option-sell = Das { NAME($certificate) } verkaufen
group-sell = Zertifikat verkaufen
option-take = Kontrakt auf { NAME($slot) } kostenlos nehmen
group-take = Kontrakt nehmen
option-take_order = Auftrag auf { NAME($slot) } kostenlos nehmen
group-take_order = Offenen Auftrag nehmen
option-swap = Plättchen { NAME($place, case: "at") } vertauschen
group-swap = Plättchen vertauschen in
option-with = Mit dem Plättchen { NAME($place, case: "at") } vertauschen
group-with = Vertauschen mit dem Plättchen in
option-double = Erdöl-Kraftwerk auf { NAME($contract) } verdoppeln
group-double = Erdöl-Kraftwerk verdoppeln auf
option-store = Atomkraft-Plättchen auf das Atomkraft-Tableau legen
group-store = Fürs Bewegen behalten
option-collect = Atomkraft-Plättchen als Bezahlung für Aufträge sammeln
group-collect = Für Aufträge sammeln
