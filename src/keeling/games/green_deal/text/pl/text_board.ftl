### The board as text, and what stands beside options.

## Where we are

text-round = Runda { $round } z { $rounds }, { NAME($phase) }
text-to_move = Wybiera { NAME($seat) }
text-choosing = { $seats } wybierają jednocześnie
text-chance = Decyduje los
text-won = { $count ->
    [one] Wygrywa { $seats }
   *[other] Wygrywają: { $seats }
}
text-order = Kolejność: { $seats }
text-bids = Oferty: { $bids }
text-own_bid = Twoja oferta: { $bid }, jeszcze nieodkryta
text-bids_set = Zakryte oferty mają: { $seats }
text-spy = { NAME($seat) } licytuje po innych
text-done = Zrobione w tej turze: { $actions }
text-done-card = kupiony projekt
text-done-action = kupiona karta akcji albo zwrot podatku
text-done-loan = wzięta pożyczka
text-done_chips = kupione żetony PR: { $n }
text-done_dividend = wypłacona dywidenda
text-scorings = Najbliższe punktowania, po rundach: { $scorings }

## The display

text-for_sale = Na sprzedaż (sprzedane projekty: { $sold } z { $limit })
text-card = { $name }: { $text }
text-action = { $name }: { $text }
text-tax_refund = Zwrot podatku, zawsze dostępny, bez kosztu: { $text }
text-price = { $price } gotówki dla ciebie (na karcie { $printed })
text-preview = Następna runda
text-preview_last = Podgląd; następnej rundy nie ma
text-unseen = Jeszcze nieodkryte: { $projects }; karty akcji { $actions }
text-discarded = Odrzucone: { $cards }
text-supplies = Zasoby
text-loans_left = Pożyczki: { $loans }
text-loan_left = { $loan } (zostało { $n })
text-chips_left = Żetony PR: { $chips }
text-chip_left = wartość { $chip } za { $price } (zostało { $n })
text-tiles_left = Płytki w zasobie, wielkości od 1 do 5: { $tiles }

## The map

text-map = Mapa świata, wiersze: { $rows }, kolumny: { $columns }; ciągnie się za krawędzią
text-legend = Kategoria, wielkość, gracz; { $free } wolne pole, { $start } wolne pole startowe
text-tiles_of = { NAME($seat) }: { $tiles }
text-tile_at = { NAME($tile) }, { NAME($cell) }
text-beside = { NAME($direction) }: { NAME($tile) } { NAME($seat, case: "gen") }
text-start_fields = Wolne pola startowe: { $cells }
text-not_started = Bez pierwszej płytki: { $seats }
text-none = brak

## Players

text-moves = wybiera
text-money = { $cash } gotówki; krok przychodu { $step }, { $income } gotówki na rundę
text-dividend = dywidenda: { $cash } za { $points }
text-levels = Poziomy: { $levels }; najniższy jest wart { $points }
text-chips = Żetony PR o wartości { $chips }
text-board = Arkusz PR: { $chips }
text-images = Wizerunek: { $images }
text-images_kept = Zachowany wizerunek: { $images }
text-loans = Pożyczki: { $loans }; spłata wszystkich to { $due } gotówki
text-pending = Płytka do położenia: { NAME($tile) }
text-projects = Projekty: { $cards }
text-action_owned = { $name } ({ NAME($kind) }): { $text }
text-action_done = { $name } (wykonana)
text-has-repaid = W tej turze spłacono pożyczkę, więc nowej wziąć nie można
text-has-borrowed = W tej rundzie wzięto pożyczkę
text-unpaid = Niespłacone w rozliczeniu końcowym: { $n } gotówki
text-points = Punkty: { $points }

## Beside options

text-cash = { $n } gotówki
text-n_points = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
text-steps = kroki przychodu { $steps }
text-bid_leaves = zostaje { $left } gotówki, { $then } z przychodem
text-bid_place = miejsce { $place }
text-level_from_to = poziom { $level } → { $level2 }
text-income_from_to = przychód { $income } → { $income2 }
text-clears = ostatnia sprzedaż w rundzie, odpadają też pozostałe projekty: { $n }
text-repay_later = do spłaty { $due }, odsetki { $interest }
text-repay_now = { $due } gotówki, odsetki { $interest }
text-left = zostało { $n }
text-pays = { $cash } za { $points }
text-nothing_invested = bez głównej inwestycji
text-pays_you = płaci { $n } gotówki
text-saved = zachowany do następnego punktowania PR
text-saved_in_vain = po tej rundzie już się nie liczy
text-image_place = wizerunek { $image }; miejsce { $place } według tego, co widać
text-income_change = { $steps } (przychód { $income } → { $income2 })
text-outcome = ty { $own }, { NAME($seat) } { $other }
text-edge_own = { NAME($direction) }, własna { $size }: współpraca, ty { $own }
text-edge = { NAME($direction) }, { NAME($seat) } { $size }: współpraca, ty { $own }, { NAME($seat) } { $other }
text-edge_or = { $edge }, albo rywalizacja, ty { $own }, druga strona { $other }
