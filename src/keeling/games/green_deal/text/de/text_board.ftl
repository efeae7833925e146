### The board as text, and what stands beside options.

## Where we are

text-round = Runde { $round } von { $rounds }, { NAME($phase) }
text-to_move = { NAME($seat) } ist am Zug
text-choosing = { $seats } wählen gleichzeitig
text-chance = Der Zufall entscheidet
text-won = { $count ->
    [one] Gewonnen hat { $seats }
   *[other] Gewonnen haben { $seats }
}
text-order = Reihenfolge: { $seats }
text-bids = Gebote: { $bids }
text-own_bid = Dein Gebot: { $bid }, noch nicht gezeigt
text-bids_set = Verdeckt geboten haben: { $seats }
text-spy = { NAME($seat) } bietet nach den anderen
text-done = In diesem Zug getan: { $actions }
text-done-card = Projekt gekauft
text-done-action = Aktions-Karte gekauft oder Steuererstattung genutzt
text-done-loan = Darlehen aufgenommen
text-done_chips = PR-Chips gekauft: { $n }
text-done_dividend = Dividende gezahlt
text-scorings = Kommende Wertungen, nach Runde: { $scorings }

## The display

text-for_sale = Zum Verkauf (verkaufte Projekte: { $sold } von { $limit })
text-card = { $name }: { $text }
text-action = { $name }: { $text }
text-tax_refund = Steuererstattung, immer da, kostenlos: { $text }
text-price = { $price } Cash für dich (gedruckt { $printed })
text-preview = Nächste Runde
text-preview_last = Vorschau; eine nächste Runde gibt es nicht
text-unseen = Noch nicht zu sehen: { $projects }; Aktions-Karten { $actions }
text-discarded = Abgelegt: { $cards }
text-supplies = Vorräte
text-loans_left = Darlehen: { $loans }
text-loan_left = { $loan } (noch { $n })
text-chips_left = PR-Chips: { $chips }
text-chip_left = Wert { $chip } für { $price } (noch { $n })
text-tiles_left = Plättchen im Vorrat, Größen 1 bis 5: { $tiles }

## The map

text-map = Weltkarte, { $rows } Reihen und { $columns } Spalten; sie geht am Rand weiter
text-legend = Kategorie, Größe, Farbe; { $free } freies Feld, { $start } freie Startposition
text-tiles_of = { NAME($seat) }: { $tiles }
text-tile_at = { NAME($tile) } auf { NAME($cell) }
text-beside = { NAME($direction) }: { NAME($tile) } von { NAME($seat) }
text-start_fields = Freie Startpositionen: { $cells }
text-not_started = Noch kein Plättchen gelegt: { $seats }
text-none = keine

## Players

text-moves = am Zug
text-money = { $cash } Cash; Einkommen auf Schritt { $step }, { $income } Cash je Runde
text-dividend = Dividende: { $cash } für { $points }
text-levels = Stufen: { $levels }; die niedrigste ist { $points } wert
text-chips = PR-Chips vom Wert { $chips }
text-board = PR-Übersichtstafel: { $chips }
text-images = Image: { $images }
text-images_kept = Image, das geblieben ist: { $images }
text-loans = Darlehen: { $loans }; { $due } Cash, um alle zu tilgen
text-pending = Zu legendes Plättchen: { NAME($tile) }
text-projects = Projekte: { $cards }
text-action_owned = { $name } ({ NAME($kind) }): { $text }
text-action_done = { $name } (erledigt)
text-has-repaid = Hat in diesem Zug ein Darlehen getilgt und darf keines aufnehmen
text-has-borrowed = Hat in dieser Runde ein Darlehen aufgenommen
text-unpaid = In der Schlussabrechnung nicht bezahlt: { $n } Cash
text-points = Punkte: { $points }

## Beside options

text-cash = { $n } Cash
text-n_points = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
text-steps = Einkommensschritte { $steps }
text-bid_leaves = bleiben { $left } Cash, { $then } mit dem Einkommen
text-bid_place = Platz { $place }
text-level_from_to = Stufe { $level } → { $level2 }
text-income_from_to = Einkommen { $income } → { $income2 }
text-clears = letzter Verkauf der Runde, abgelegt wird außerdem: { $n ->
        [one] { $n } Projekt
       *[other] { $n } Projekte
    }
text-repay_later = zu tilgen mit { $due }, Zinsen { $interest }
text-repay_now = { $due } Cash, Zinsen { $interest }
text-left = noch { $n }
text-pays = { $cash } für { $points }
text-nothing_invested = ohne Haupt-Investition
text-pays_you = zahlt { $n } Cash
text-saved = für die nächste PR-Wertung aufgehoben
text-saved_in_vain = zählt nach dieser Runde nicht mehr
text-image_place = Image { $image }; Platz { $place } nach dem, was zu sehen ist
text-income_change = { $steps } (Einkommen { $income } → { $income2 })
text-outcome = du { $own }, { NAME($seat) } { $other }
text-edge_own = { NAME($direction) }, eigenes { $size }: Kooperation, du { $own }
text-edge = { NAME($direction) }, { NAME($seat) } { $size }: Kooperation, du { $own }, { NAME($seat) } { $other }
text-edge_or = { $edge }, oder Wettbewerb, du { $own }, die andere Seite { $other }
