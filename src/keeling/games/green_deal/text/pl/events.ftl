### What has happened, one sentence each.

## The display

event-card_open = Na sprzedaż trafia projekt { NAME($card) }.
event-card_preview = Na następną rundę odkryto projekt { NAME($card) }.
event-action_open = Na sprzedaż trafia karta akcji { NAME($action) }.
event-action_preview = Na następną rundę odkryto kartę akcji { NAME($action) }.
event-cleared = To była ostatnia sprzedaż w tej rundzie. Na stos odrzuconych idą niesprzedane projekty: { $number }.
event-new_display = Niesprzedane karty idą na stos odrzuconych, a karty z podglądu są na sprzedaż.

## The auction and accounting

event-round = Zaczyna się runda { $number }.
event-spied = { NAME($seat) } zagrywa { action-A18 } i licytuje po wszystkich innych.
event-set_bid = { NAME($seat) } ustawia ofertę: { NAME($bid) }.
event-set_bid_hidden = { NAME($seat) } ustawia ofertę.
event-shown_bid = { NAME($seat) } oferuje { NAME($bid) }.
event-drew_lot = Los wskazuje: { NAME($seat) }.
event-order = { NAME($seat) } jest { $number }. w kolejności.
event-income = { NAME($seat) } płaci { $number } za ofertę i dostaje { $number2 } przychodu.

## The investment

event-turn = Tura gracza: { NAME($seat) }.
event-bought = { NAME($seat) } kupuje projekt { NAME($card) } za { $number } gotówki.
event-bought_action = { NAME($seat) } kupuje kartę akcji { NAME($action) } za { $number } gotówki.
event-refund = { NAME($seat) } korzysta ze zwrotu podatku.
event-borrowed = { NAME($seat) } bierze pożyczkę na { NAME($loan) }.
event-repaid = { NAME($seat) } spłaca pożyczkę na { NAME($loan) } za { $number } gotówki.
event-bought_chip = { NAME($seat) } kupuje żeton PR o wartości { NAME($chip, case: "n") } za { $number } gotówki.
event-dividend = { NAME($seat) } wypłaca dywidendę, { $number } gotówki, i zdobywa { $number2 ->
        [one] { $number2 } punkt
        [few] { $number2 } punkty
        [many] { $number2 } punktów
       *[other] { $number2 } punktu
    }.
event-played = { NAME($seat) } zagrywa kartę { NAME($action) }.

## What changes

event-cash = { NAME($seat) } dostaje { $number } gotówki.
event-points = { NAME($seat) } zdobywa { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }.
event-points_lost = { NAME($seat) } traci { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }.
event-rose = Przychód { NAME($seat, case: "gen") } rośnie o { $number ->
        [one] { $number } krok
        [few] { $number } kroki
        [many] { $number } kroków
       *[other] { $number } kroku
    }, na krok { $number2 }.
event-fell = Przychód { NAME($seat, case: "gen") } spada o { $number ->
        [one] { $number } krok
        [few] { $number } kroki
        [many] { $number } kroków
       *[other] { $number } kroku
    }, na krok { $number2 }.
event-level = { NAME($seat) } ma teraz poziom { $number } w kategorii { NAME($category) }.
event-took_chip = { NAME($seat) } bierze żeton PR o wartości { NAME($chip, case: "n") }.
event-sued = { NAME($seat) } pozywa { NAME($seat2, case: "acc") } i dostaje { $number } gotówki.
event-poached = { NAME($seat) } zabiera { NAME($seat2, case: "dat") } żeton PR o wartości { NAME($chip, case: "n") }.
event-boycotted = { NAME($seat) } wzywa do bojkotu { NAME($seat2, case: "gen") }.
event-moved_tile = { NAME($seat) } przenosi płytkę ({ NAME($tile) }) z pola { NAME($cell) } na pole { NAME($cell2) }.

## The expansion

event-placed = { NAME($seat) } kładzie płytkę ({ NAME($tile) }) na polu { NAME($cell) }.
event-cooperated = { NAME($seat) } współpracuje z { NAME($seat2, case: "ins") }, a każda strona zyskuje { $number ->
        [one] { $number } krok
        [few] { $number } kroki
        [many] { $number } kroków
       *[other] { $number } kroku
    }.
event-cooperated_alone = { NAME($seat) } współpracuje z własną płytką: { $number ->
        [one] { $number } krok
        [few] { $number } kroki
        [many] { $number } kroków
       *[other] { $number } kroku
    }.
event-competed = { NAME($seat) } rywalizuje z { NAME($seat2, case: "ins") } o { $number ->
        [one] { $number } krok
        [few] { $number } kroki
        [many] { $number } kroków
       *[other] { $number } kroku
    }.
event-immune = Dział prawny { NAME($seat, case: "gen") } chroni przed stratą na rzecz { NAME($seat2, case: "gen") }: { $number ->
        [one] { $number } krok
        [few] { $number } kroki
        [many] { $number } kroków
       *[other] { $number } kroku
    }.

## Scoring and the end

event-allocated = { NAME($seat) } kładzie żeton PR o wartości { NAME($chip, case: "n") } { NAME($field, case: "on") }.
event-allocated_hidden = { NAME($seat) } kładzie zakryty żeton PR o wartości { NAME($chip, case: "n") }.
event-boards_shown = Wszystkie arkusze PR zostają odkryte.
event-chip_shown = { NAME($seat) } ma żeton PR o wartości { NAME($chip, case: "n") } { NAME($field, case: "on") }.
event-image_scored = { NAME($seat) } zdobywa { $number2 ->
        [one] { $number2 } punkt
        [few] { $number2 } punkty
        [many] { $number2 } punktów
       *[other] { $number2 } punktu
    } za wizerunek { $number } w kategorii { NAME($category) }.
event-image_stays = Wizerunek { NAME($seat, case: "gen") } w kategorii { NAME($category) } pozostaje na { $number }.
event-balance_scored = { NAME($seat) } zdobywa { $number2 ->
        [one] { $number2 } punkt
        [few] { $number2 } punkty
        [many] { $number2 } punktów
       *[other] { $number2 } punktu
    } za najniższy poziom ({ $number }).
event-valued = { NAME($seat) } zdobywa { $number2 ->
        [one] { $number2 } punkt
        [few] { $number2 } punkty
        [many] { $number2 } punktów
       *[other] { $number2 } punktu
    } za krok { $number } w wycenie firmy.
event-settled = { NAME($seat) } płaci { $number } gotówki za niespłacone pożyczki.
event-unpaid = { NAME($seat) } nie spłaca { $number } gotówki i traci { $number2 ->
        [one] { $number2 } punkt
        [few] { $number2 } punkty
        [many] { $number2 } punktów
       *[other] { $number2 } punktu
    }.
event-final_card = { NAME($seat) } zdobywa { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    } za kartę { NAME($action) }.
event-won = { NAME($seat) } wygrywa, mając { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }.
