### What can be done: `option-<verb>` in full, `group-<verb>` as the heading of all options of a verb.

## Chance

option-turn_up = Projekt { NAME($card) } aufdecken
group-turn_up = Projekt aufdecken
option-turn_up_action = Aktions-Karte { NAME($action) } aufdecken
group-turn_up_action = Aktions-Karte aufdecken
option-lot = Das Los fällt auf { NAME($seat) }
group-lot = Auf wen das Los fällt

## The auction

option-spy = { action-A18 } spielen und nach den anderen bieten
group-spy = { action-A18 } spielen
option-go_on = { action-A18 } behalten und wie sonst bieten
group-go_on = { action-A18 } behalten
option-bid = { NAME($bid) } bieten
group-bid = Bieten

## The investment

option-buy = Projekt { NAME($card) } kaufen
group-buy = Projekt kaufen
option-buy_action = Aktions-Karte { NAME($action) } kaufen
group-buy_action = Aktions-Karte kaufen
option-refund_chip = Steuererstattung: einen PR-Chip vom Wert { NAME($chip, case: "n") } nehmen
group-refund_chip = Steuererstattung: PR-Chip nehmen
option-refund_cash = Steuererstattung: 4 Cash nehmen
group-refund_cash = Steuererstattung: Cash nehmen
option-take_loan = Darlehen über { NAME($loan) } aufnehmen
group-take_loan = Darlehen aufnehmen über
option-buy_chip = PR-Chip vom Wert { NAME($chip, case: "n") } kaufen
group-buy_chip = PR-Chip kaufen
option-dividend = Dividende zahlen
group-dividend = Dividende zahlen
option-play = { NAME($action) } spielen
group-play = Handkarte spielen
option-repay = Darlehen über { NAME($loan) } tilgen
group-repay = Darlehen tilgen über
option-end_turn = Zug beenden
group-end_turn = Zug beenden

## What cards ask

option-raise = { NAME($category) } erhöhen
group-raise = Kategorie erhöhen
option-take_chip = PR-Chip vom Wert { NAME($chip, case: "n") } nehmen
group-take_chip = PR-Chip nehmen
option-enough = Keinen weiteren Chip nehmen
group-enough = Keinen weiteren Chip nehmen
option-against = Gegen { NAME($seat) }
group-against = Gegen
option-poach = PR-Chip vom Wert { NAME($chip, case: "n") } von { NAME($seat) } nehmen
group-poach = PR-Chip nehmen (von wem, Wert)
option-move_from = Eigenes Plättchen von { NAME($cell) } versetzen
group-move_from = Eigenes Plättchen versetzen von
option-move_to = Plättchen nach { NAME($cell) } versetzen
group-move_to = Plättchen versetzen nach
option-borrow = Zusätzliches Darlehen über { NAME($loan) } aufnehmen
group-borrow = Zusätzliches Darlehen aufnehmen über

## The expansion

option-place = Plättchen auf { NAME($cell) } legen
group-place = Plättchen legen auf
option-cooperate = Kooperieren
group-cooperate = Kooperieren
option-compete = In Wettbewerb treten
group-compete = In Wettbewerb treten

## PR scoring

option-allocate = PR-Chip vom Wert { NAME($chip, case: "n") } { NAME($field, case: "on") } legen
group-allocate = PR-Chip legen (Wert, Feld)
