### Was nur der gezeichnete Spielplan braucht.

picture-title_board = Green Deal: der Spielplan
picture-title_things = Green Deal: Karten und Unternehmen
picture-summary = Runde { $round } von { $rounds }. Plättchen auf der Karte: { $tiles }.
picture-or = oder

## Kategorien mit einem Buchstaben

picture-letter_environment = U
picture-letter_jobs = J
picture-letter_social = S
picture-letter_research = F

## Runden und Reihenfolge

picture-round = Runde
picture-round_of = Runde { $number }
picture-scoring_image = danach PR-Wertung
picture-scoring_balance = danach Nachhaltigkeits-Wertung
picture-scoring_value = danach Unternehmens-Bewertung
picture-bid = Gebot { $bid }
picture-own_bid = Gebot { $bid }, den anderen noch nicht gezeigt
picture-bid_set = hat geboten
picture-no_bid = noch kein Gebot

## Die Weltkarte

picture-start = Startposition
picture-reserved = Startposition, reserviert, bis alle begonnen haben
picture-tile = { NAME($category) }, Größe { $size }, { NAME($seat) }

## Einkommen und Stufen

picture-ladder = Einkommen und Dividende
picture-income = Einkommen
picture-dividend = Dividende
picture-step = Schritt { $step }: Einkommen { $income } je Runde
picture-dividend_of = Dividende: { $cost } zahlen, { $points } Siegpunkte
picture-image = Image { $image }
picture-worth = Was die niedrigste eigene Stufe in einer Nachhaltigkeits-Wertung bringt

## Auslage und Vorrat

picture-display = Auslage · { $sold } von { $limit } verkauft
picture-next_round = Nächste Runde
picture-gone = –
picture-decks = Noch verdeckt: { $cards }; Aktions-Karten { $actions }
picture-project = { NAME($category) }, Größe { $size }; Preis { $price }, Einkommensschritte { $income }, Siegpunkte { $points }
picture-kind_immediate = sofort
picture-kind_permanent = dauerhaft
picture-kind_hand = Hand
picture-kind_endgame = am Ende
picture-loans = Darlehen
picture-chips = PR-Chips
picture-loan = Darlehen: { $amount } erhalten, { $due } zurückzahlen; übrig: { $left }
picture-chip = PR-Chip mit Wert { $value }: Preis { $price }; übrig: { $left }
picture-refund = Steuererstattung

## Plätze

picture-pr_board = Eigene PR-Tafel
picture-laid = Chips: { $chips }
picture-pending = Noch zu legen: { NAME($category) }, Größe { $size }
picture-stock_score = Siegpunkte
picture-stock_cash = Cash
picture-stock_income = Einkommen { $income } je Runde, Schritt { $step }
picture-stock_chips = PR-Chips: { $chips }
picture-debt = Darlehen über { $amount }: { $count }; zu tilgen mit je { $due }
picture-lowest = Die niedrigste Stufe bringt in einer Nachhaltigkeits-Wertung { $points } Siegpunkte
picture-has_repaid = hat in diesem Zug ein Darlehen getilgt
picture-has_borrowed = hat in dieser Runde ein Darlehen aufgenommen
picture-unpaid = Nicht bezahlt: { $count } Cash
picture-turn_main = { $done ->
    [yes] Die Haupt-Investition ist getätigt
   *[no] Eine Haupt-Investition ist möglich
}
picture-turn_chips_bought = { $done ->
    [yes] Ein PR-Chip wurde gekauft
   *[no] Ein PR-Chip darf gekauft werden
}
picture-turn_dividend_paid = { $done ->
    [yes] Eine Dividende wurde gezahlt
   *[no] Eine Dividende darf gezahlt werden
}
