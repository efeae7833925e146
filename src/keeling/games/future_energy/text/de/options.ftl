### What can be done: `option-<verb>` in full, `group-<verb>` as the heading of all options of a verb.

## Chance

option-sort_out = Sortiere das Plättchen „{ NAME($tile) }“ aus
group-sort_out = Aussortieren
option-lay = Lege { NAME($place, case: "at") } das Plättchen „{ NAME($tile) }“ aus
group-lay = Plättchen auslegen
option-exchange = Tausche das Plättchen { NAME($place, case: "at") } aus
group-exchange = Plättchen austauschen
option-for_tile = Bring das Plättchen „{ NAME($tile) }“ ins Spiel
group-for_tile = Ins Spiel bringen
option-for_place = Nimm dafür das Plättchen, das { NAME($place, case: "at") } liegt
group-for_place = Dafür das Plättchen nehmen
option-turn_up = Decke { NAME($contract) } auf
group-turn_up = Kontrakt aufdecken
option-deal = Teile { NAME($contract) } aus
group-deal = Startkontrakt austeilen
option-kite = Gib { NAME($seat) } den Start-Drachen
group-kite = Start-Drachen vergeben
option-turn_up_order = Decke Auftrag { NAME($order) } auf
group-turn_up_order = Auftrag aufdecken
option-draw = Ziehe ein { NAME($certificate) }
group-draw = Zertifikat ziehen

## Planning

option-end = Abschließen und weiter
group-end = Abschließen
option-one_line = Kaufe eine Stromleitung (1{ "\u00A0" }M)
group-one_line = Eine Leitung kaufen
option-two_lines = Kaufe zwei Stromleitungen (5{ "\u00A0" }M)
group-two_lines = Zwei Leitungen kaufen
option-buy = Kaufe den Kontrakt auf { NAME($slot) }
group-buy = Kontrakt kaufen
option-buy_order = Kaufe den Auftrag auf { NAME($slot) } (1{ "\u00A0" }M)
group-buy_order = Offenen Auftrag kaufen
option-buy_blind = Kaufe verdeckt den obersten Auftrag des Stapels (1{ "\u00A0" }M)
group-buy_blind = Verdeckten Auftrag kaufen
option-use = Nutze Auftrag { NAME($order) }
group-use = Auftrag nutzen
option-pay = Zahle mit einem { NAME($payment) }
group-pay = Zahlen mit

## Moving and building

option-pass = Passe und lass den Bautrupp stehen
group-pass = Passen
option-step = Ziehe { NAME($place, case: "to") }
group-step = Ziehen
option-step_nuclear = Ziehe kostenlos { NAME($place, case: "to") } (Atomkraft-Plättchen)
group-step_nuclear = Mit Atomkraft-Plättchen ziehen
option-build = Baue das Kraftwerk von { NAME($contract) } ({ NAME($icon) })
group-build = Bauen von
option-build_pair = Baue beide Erdöl-Kraftwerke von { NAME($contract) }
group-build_pair = Beide Erdöl-Kraftwerke bauen von
option-join = Baue von { NAME($contract) } dazu (2{ "\u00A0" }M)
group-join = Dazubauen von
option-join_pair = Baue beide Erdöl-Kraftwerke von { NAME($contract) } dazu (2{ "\u00A0" }M)
group-join_pair = Beide Erdöl-Kraftwerke dazubauen von

## Effects

option-decline = Verzichte
group-decline = Verzichten
option-line = Lege die Stromleitung auf { NAME($connection) }
group-line = Stromleitung legen auf
option-lift = Nimm deine Stromleitung von { NAME($connection) }
group-lift = Stromleitung nehmen von
option-return = Lege das Kraftwerk von { NAME($contract) } ({ NAME($icon) }) in deinen Vorrat zurück
group-return = Kraftwerk zurücklegen von
option-add = Baue zusätzlich das Erdöl-Kraftwerk von { NAME($contract) }
group-add = Zusätzlich bauen von
option-add_pair = Baue zusätzlich beide Erdöl-Kraftwerke von { NAME($contract) }
group-add_pair = Zusätzlich beide Erdöl-Kraftwerke bauen von
option-plant = Nimm das Kraftwerk von { NAME($contract) } ({ NAME($icon) })
group-plant = Kraftwerk nehmen von
option-at = Stelle das Kraftwerk { NAME($place, case: "at") } auf
group-at = Kraftwerk aufstellen
option-shift = Verschiebe das Kraftwerk auf { NAME($contract) } ({ NAME($icon) }) ein Feld nach { NAME($side) }
group-shift = Kraftwerk verschieben auf
option-sell = Verkaufe das { NAME($certificate) }
group-sell = Zertifikat verkaufen
option-take = Nimm den Kontrakt auf { NAME($slot) } kostenlos
group-take = Kontrakt nehmen
option-take_order = Nimm den Auftrag auf { NAME($slot) } kostenlos
group-take_order = Offenen Auftrag nehmen
option-swap = Vertausche das Plättchen { NAME($place, case: "at") }
group-swap = Plättchen vertauschen
option-with = Vertausche es mit dem Plättchen { NAME($place, case: "at") }
group-with = Vertauschen mit dem Plättchen
option-double = Verdopple das Erdöl-Kraftwerk auf { NAME($contract) }
group-double = Erdöl-Kraftwerk verdoppeln auf
option-store = Lege das Atomkraft-Plättchen auf dein Atomkraft-Tableau
group-store = Fürs Bewegen behalten
option-collect = Sammle das Atomkraft-Plättchen als Bezahlung für Aufträge
group-collect = Für Aufträge sammeln
