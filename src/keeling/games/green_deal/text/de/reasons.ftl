### Why something is not legal, one sentence each. The program appends the clause.

## The auction

reason-bid_too_high = Du hast { $number } Cash, und Gebote werden bezahlt, bevor das Einkommen kommt.

## The main investment

reason-main_used = Du hast in diesem Zug schon eine Karte gekauft oder die Steuererstattung genutzt.
reason-not_with_loan = Du hast in diesem Zug ein Darlehen aufgenommen; daneben ist nur eine Aktions-Karte oder die Steuererstattung möglich.
reason-loan_with_card = Du hast in diesem Zug ein Projekt gekauft; daneben ist kein Darlehen möglich.
reason-one_loan = Du hast in diesem Zug schon ein Darlehen aufgenommen.
reason-too_dear = Das kostet { $number } Cash, und du hast { $number2 }.
reason-preview = Diese Karte liegt erst für die nächste Runde aus und steht noch nicht zum Verkauf.
reason-preview_action = Diese Karte liegt erst für die nächste Runde aus und steht noch nicht zum Verkauf.
reason-never_sold = Es gibt keine nächste Runde: Diese Karte wird nie verkauft.
reason-cleared = In dieser Runde { $number ->
        [one] ist { $number } Projekt
       *[other] sind { $number } Projekte
    } verkauft; die anderen wurden abgelegt.
reason-cleared_of_four = Zu viert { $number ->
        [one] wird { $number } Projekt
       *[other] werden { $number } Projekte
    } je Runde verkauft; das letzte wurde abgelegt.
reason-no_chip = Im Vorrat ist kein PR-Chip vom Wert { NAME($chip, case: "n") } mehr.

## Loans

reason-three_loans = Du hast drei offene Darlehen, und mehr darf niemand haben.
reason-stack_empty = Es gibt kein Darlehen über { NAME($loan) } mehr.
reason-has_repaid = Du hast in diesem Zug ein Darlehen getilgt und darfst deshalb keines aufnehmen.
reason-has_borrowed = Du hast in dieser Runde ein Darlehen aufgenommen und darfst deshalb keines tilgen.
reason-cannot_repay = Getilgt wird mit { $number } Cash auf einmal, und du hast { $number2 }.

## Additional options

reason-chips_bought = { $number ->
        [one] Du darfst je Runde einen PR-Chip kaufen und hast es getan.
       *[other] Du darfst je Runde { $number } PR-Chips kaufen und hast es getan.
    }
reason-chip_sold_out = PR-Chips vom Wert { NAME($chip, case: "n") } sind ausverkauft.
reason-dividend_paid = Du hast in dieser Runde schon eine Dividende gezahlt.
reason-no_income = Ohne Einkommen gibt es keine Dividende.
reason-in_the_auction = Diese Karte wird zu Beginn einer Auktion gespielt.
reason-no_target = Im Moment gibt es nichts und niemanden, worauf das wirken könnte.
reason-protected = Dort schützt eine Rechtsabteilung.
reason-none_left = Im Vorrat ist kein PR-Chip vom Wert { NAME($chip, case: "n") } mehr.
reason-not_lowest = Nur deine schwächste Kategorie steigt.
reason-raised = Diese Kategorie hast du schon gewählt; wähle eine andere.

## The expansion

reason-cell_taken = Auf diesem Feld liegt ein Plättchen.
reason-not_a_start = Dein erstes Plättchen kommt auf eine freie Startposition.
reason-reserved = Diese Startposition bleibt frei, bis alle ein erstes Plättchen gelegt haben.
reason-not_beside = Ein späteres Plättchen muss ein eigenes berühren, mit einer Kante oder Ecke.
reason-not_larger = Nur ein größeres Plättchen kann in Wettbewerb treten: Deines hat Größe { $number }, das andere { $number2 }.
reason-own_tile = Mit einem eigenen Plättchen kannst du nur kooperieren.

## PR scoring

reason-centre_full = In der Mitte darf nur ein Chip liegen.
