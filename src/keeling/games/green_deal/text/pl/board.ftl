### Czego potrzebuje tylko rysowana plansza.

picture-title_board = Green Deal: plansza
picture-title_things = Green Deal: karty i firmy
picture-summary = Runda { $round } z { $rounds }. Płytki na mapie: { $tiles }.
picture-or = lub

## Kategorie w jednej literze

picture-letter_environment = Ś
picture-letter_jobs = P
picture-letter_social = S
picture-letter_research = B

## Rundy i kolejność

picture-round = Runda
picture-round_of = Runda { $number }
picture-scoring_image = potem punktowanie PR
picture-scoring_balance = potem punktowanie rozwoju
picture-scoring_value = potem wycena firmy
picture-bid = oferta { $bid }
picture-own_bid = oferta { $bid }, jeszcze nieujawniona
picture-bid_set = oferta ustawiona
picture-no_bid = jeszcze bez oferty

## Mapa świata

picture-start = pole startowe
picture-reserved = pole startowe, zastrzeżone, aż wszyscy zaczną
picture-tile = { NAME($category) }, wielkość { $size }, { NAME($seat) }

## Przychód i poziomy

picture-ladder = Przychód i dywidenda
picture-income = Przychód
picture-dividend = Dywidenda
picture-step = Krok { $step }: przychód { $income } na rundę
picture-dividend_of = Dywidenda: koszt { $cost }, punkty { $points }
picture-image = wizerunek { $image }
picture-worth = Ile daje najniższy własny poziom w punktowaniu rozwoju

## Rynek i zasób

picture-display = Rynek · sprzedane: { $sold } z { $limit }
picture-next_round = Następna runda
picture-gone = –
picture-decks = Jeszcze zakryte: { $cards }; karty akcji { $actions }
picture-project = { NAME($category) }, wielkość { $size }; cena { $price }, kroki przychodu { $income }, punkty { $points }
picture-kind_immediate = od razu
picture-kind_permanent = stała
picture-kind_hand = na rękę
picture-kind_endgame = na koniec
picture-loans = Pożyczki
picture-chips = Żetony PR
picture-loan = Pożyczka: bierzesz { $amount }, spłacasz { $due }; zostało: { $left }
picture-chip = Żeton PR o wartości { $value }: cena { $price }; zostało: { $left }
picture-refund = Zwrot podatku

## Miejsca

picture-pr_board = Twój arkusz PR
picture-laid = żetony: { $chips }
picture-pending = Jeszcze do położenia: { NAME($category) }, wielkość { $size }
picture-stock_score = Punkty
picture-stock_cash = Gotówka
picture-stock_income = Przychód { $income } na rundę, krok { $step }
picture-stock_chips = Żetony PR: { $chips }
picture-debt = Pożyczki po { $amount }: { $count }; do spłaty po { $due }
picture-lowest = Najniższy poziom daje w punktowaniu rozwoju punkty: { $points }
picture-has_repaid = w tej turze spłacono pożyczkę
picture-has_borrowed = w tej rundzie wzięto pożyczkę
picture-unpaid = niezapłacona gotówka: { $count }
picture-turn_main = { $done ->
    [yes] Główna inwestycja jest już wykonana
   *[no] Można wykonać główną inwestycję
}
picture-turn_chips_bought = { $done ->
    [yes] Kupiono żeton PR
   *[no] Można kupić żeton PR
}
picture-turn_dividend_paid = { $done ->
    [yes] Wypłacono dywidendę
   *[no] Można wypłacić dywidendę
}
