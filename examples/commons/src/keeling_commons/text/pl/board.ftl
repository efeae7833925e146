### Plansza jako tekst, `text-`, i to, czego potrzebuje tylko plansza rysowana, `picture-`.

text-round = { $round ->
        [0] Przygotowanie
       *[other] Runda { $round } z { $rounds }
    }
text-lake = Ryby w jeziorze: { $fish } z { $room }
text-last = Właśnie złowiono: { NAME($size, case: "acc") }
text-any = Można złowić dowolną liczbę ryb
text-to_move = Teraz gra { NAME($seat) }
text-chance = Decyduje los
text-won = { $count ->
        [one] Wygrywa { $seats }
       *[other] Wygrywają: { $seats }
    }
text-lost = Wszyscy przegrali
text-landed = Połowy po 1 rybie: { $one }, po 2 ryby: { $two }, po 3 ryby: { $three }
text-order = Zamówienie na { NAME($size, case: "acc") }; monety: { $coins }
text-secret = Zamówienie nie jest znane
text-left = zostanie { $fish }
text-empties = jezioro byłoby puste: wszyscy by przegrali

picture-title_board = Wspólne jezioro: jezioro
picture-title_things = Wspólne jezioro: gracze
picture-round = Runda
picture-rest = Odpoczynek
picture-last = właśnie złowiono
