### What can be done: `option-<verb>` in full, `group-<verb>` as the heading of all options of a verb.

## Chance

option-turn_up = Odkryj projekt { NAME($card) }
group-turn_up = Odkryj projekt
option-turn_up_action = Odkryj kartę akcji { NAME($action) }
group-turn_up_action = Odkryj kartę akcji
option-lot = Los wskazuje: { NAME($seat) }
group-lot = Kogo wskazuje los

## The auction

option-spy = Zagraj { action-A18 } i licytuj po innych
group-spy = Zagraj { action-A18 }
option-go_on = Zatrzymaj { action-A18 } i licytuj jak zwykle
group-go_on = Zatrzymaj { action-A18 }
option-bid = Zaoferuj { NAME($bid) }
group-bid = Zaoferuj

## The investment

option-buy = Kup projekt { NAME($card) }
group-buy = Kup projekt
option-buy_action = Kup kartę akcji { NAME($action) }
group-buy_action = Kup kartę akcji
option-refund_chip = Zwrot podatku: weź żeton PR o wartości { NAME($chip, case: "n") }
group-refund_chip = Zwrot podatku: weź żeton PR
option-refund_cash = Zwrot podatku: weź 4 gotówki
group-refund_cash = Zwrot podatku: weź gotówkę
option-take_loan = Weź pożyczkę na { NAME($loan) }
group-take_loan = Weź pożyczkę na
option-buy_chip = Kup żeton PR o wartości { NAME($chip, case: "n") }
group-buy_chip = Kup żeton PR
option-dividend = Wypłać dywidendę
group-dividend = Wypłać dywidendę
option-play = Zagraj kartę { NAME($action) }
group-play = Zagraj kartę z ręki
option-repay = Spłać pożyczkę na { NAME($loan) }
group-repay = Spłać pożyczkę na
option-end_turn = Zakończ turę
group-end_turn = Zakończ turę

## What cards ask

option-raise = Podnieś kategorię { NAME($category) }
group-raise = Podnieś kategorię
option-take_chip = Weź żeton PR o wartości { NAME($chip, case: "n") }
group-take_chip = Weź żeton PR
option-enough = Nie bierz więcej żetonów
group-enough = Nie bierz więcej żetonów
option-against = Przeciw { NAME($seat, case: "dat") }
group-against = Przeciw
option-poach = Zabierz { NAME($seat, case: "dat") } żeton PR o wartości { NAME($chip, case: "n") }
group-poach = Zabierz żeton PR (komu, wartość)
option-move_from = Przenieś swoją płytkę z pola: { NAME($cell) }
group-move_from = Przenieś swoją płytkę z pola
option-move_to = Przenieś płytkę na pole: { NAME($cell) }
group-move_to = Przenieś płytkę na pole
option-borrow = Weź dodatkową pożyczkę na { NAME($loan) }
group-borrow = Weź dodatkową pożyczkę na

## The expansion

option-place = Połóż płytkę na polu: { NAME($cell) }
group-place = Połóż płytkę na polu
option-cooperate = Współpracuj
group-cooperate = Współpracuj
option-compete = Rywalizuj
group-compete = Rywalizuj

## PR scoring

option-allocate = Połóż żeton PR o wartości { NAME($chip, case: "n") } { NAME($field, case: "on") }
group-allocate = Połóż żeton PR (wartość, pole)
