### What can be done: `option-<verb>` in full, `group-<verb>` as the heading of all options of a verb.

## Chance

option-turn_up = Decke das Projekt { NAME($card) } auf
group-turn_up = Projekt aufdecken
option-turn_up_action = Decke die Aktions-Karte { NAME($action) } auf
group-turn_up_action = Aktions-Karte aufdecken
option-lot = Das Los fällt auf { NAME($seat) }
group-lot = Auf wen das Los fällt

## The auction

option-spy = Spiele { action-A18 } und biete nach den anderen
group-spy = { action-A18 } spielen
option-go_on = Behalte { action-A18 } und biete wie sonst
group-go_on = { action-A18 } behalten
option-bid = Biete { NAME($bid) }
group-bid = Bieten

## The investment

option-buy = Kaufe das Projekt { NAME($card) }
group-buy = Projekt kaufen
option-buy_action = Kaufe die Aktions-Karte { NAME($action) }
group-buy_action = Aktions-Karte kaufen
option-refund_chip = Steuererstattung: Nimm einen PR-Chip vom Wert { NAME($chip, case: "n") }
group-refund_chip = Steuererstattung: PR-Chip nehmen
option-refund_cash = Steuererstattung: Nimm 4 Cash
group-refund_cash = Steuererstattung: Cash nehmen
option-take_loan = Nimm ein Darlehen über { NAME($loan) }
group-take_loan = Darlehen nehmen über
option-buy_chip = Kaufe einen PR-Chip vom Wert { NAME($chip, case: "n") }
group-buy_chip = PR-Chip kaufen
option-dividend = Zahle eine Dividende
group-dividend = Dividende zahlen
option-play = Spiele { NAME($action) }
group-play = Handkarte spielen
option-repay = Tilge ein Darlehen über { NAME($loan) }
group-repay = Darlehen tilgen über
option-end_turn = Beende den Zug
group-end_turn = Zug beenden

## What cards ask

option-raise = Erhöhe { NAME($category) }
group-raise = Kategorie erhöhen
option-take_chip = Nimm einen PR-Chip vom Wert { NAME($chip, case: "n") }
group-take_chip = PR-Chip nehmen
option-enough = Nimm keinen weiteren Chip
group-enough = Keinen weiteren Chip nehmen
option-against = Gegen { NAME($seat) }
group-against = Gegen
option-poach = Nimm einen PR-Chip vom Wert { NAME($chip, case: "n") } von { NAME($seat) }
group-poach = PR-Chip nehmen (von wem, Wert)
option-move_from = Versetze dein Plättchen von { NAME($cell) }
group-move_from = Eigenes Plättchen versetzen von
option-move_to = Versetze das Plättchen nach { NAME($cell) }
group-move_to = Plättchen versetzen nach
option-borrow = Nimm ein zusätzliches Darlehen über { NAME($loan) }
group-borrow = Zusätzliches Darlehen nehmen über

## The expansion

option-place = Lege das Plättchen auf { NAME($cell) }
group-place = Plättchen legen auf
option-cooperate = Kooperiere
group-cooperate = Kooperieren
option-compete = Tritt in Wettbewerb
group-compete = In Wettbewerb treten

## PR scoring

option-allocate = Lege den PR-Chip vom Wert { NAME($chip, case: "n") } { NAME($field, case: "on") }
group-allocate = PR-Chip legen (Wert, Feld)
