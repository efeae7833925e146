### Why something is not legal, one sentence each. The program appends the clause.

## Planning

reason-no_engineer = Każda akcja planowania wymaga osobnego inżyniera, a { $number ->
        [one] twój jedyny inżynier już pracuje
        [few] wszyscy twoi inżynierowie ({ $number }) już pracują
        [many] wszyscy twoi inżynierowie ({ $number }) już pracują
       *[other] wszyscy twoi inżynierowie ({ $number }) już pracują
    } w tej turze.
reason-already_used = Ta akcja planowania jest już wykorzystana: każda jest dostępna raz na turę.
reason-too_dear = Ten kontrakt kosztuje { $number }{ "\u00A0" }M, a masz { $number2 }{ "\u00A0" }M.
reason-line_too_dear = To kosztuje { $number }{ "\u00A0" }M, a masz { $number2 }{ "\u00A0" }M.
reason-two_lines_too_dear = To kosztuje { $number }{ "\u00A0" }M, a masz { $number2 }{ "\u00A0" }M.
reason-too_few_lines = Potrzebujesz do tego { $number } linii w zasobach, a masz { $number2 }.
reason-no_room = Potrzebujesz do tego { $number ->
        [one] { $number } połączenia
        [few] { $number } połączeń
        [many] { $number } połączeń
       *[other] { $number } połączenia
    } bez linii, a tylu już na planszy nie ma.
reason-slot_empty = Na tym miejscu nie ma kontraktu: wybierz taki, który leży na wystawce.
reason-too_few_plants = Ten kontrakt wymaga { $number } elektrowni z twoich zasobów, a masz { $number2 }.
reason-duty_open = Na początku tury na żadnym kontrakcie nie było twojej elektrowni, więc kup kontrakt, zanim zakończysz planowanie.
reason-duty_before_lines = W tej turze musisz kupić kontrakt, a potem zabrakłoby ci na niego inżyniera albo pieniędzy: najpierw kup kontrakt.
reason-duty_before_orders = W tej turze musisz kupić kontrakt, więc ta akcja planowania nie może posłużyć do kupna zamówienia.
reason-one_order_a_turn = W tej turze masz już kupione jedno zamówienie: następne możesz kupić w swojej kolejnej turze.
reason-order_too_dear = Zamówienie kosztuje { $number }{ "\u00A0" }M, a masz { $number2 }{ "\u00A0" }M.
reason-no_open_order = Na tym miejscu nie ma zamówienia: wybierz takie, które leży na wystawce.
reason-deck_empty = Stos zamówień jest pusty, więc zostały tylko zamówienia odkryte.
reason-not_covered = Powtórzyć można tylko akcję planowania, którą w tej turze wykonał już jeden z twoich inżynierów.

## Lines

reason-out_of_play = To połączenie prowadzi do zamkniętego pola i jest poza grą: wybierz połączenie między otwartymi polami.
reason-has_line = Leży tam już linia, a ta wymaga pustego połączenia.
reason-own_line_there = Leży tam już twoja linia, a nikt nie może mieć dwóch na jednym połączeniu.
reason-two_lines_there = Leżą tam już dwie linie, a więcej się na połączeniu nie zmieści.
reason-needs_empty = Tę linię można przenieść tylko na połączenie bez linii.
reason-same_connection = Linia musi zmienić miejsce: wybierz inne połączenie niż to, z którego pochodzi.
reason-no_own_line = Nie ma tam twojej linii: wybierz połączenie, na którym ją masz.
reason-nowhere_to = Żadne inne połączenie nie przyjmie tej linii, więc nie można jej przenieść.

## Moving

reason-closed_field = To pole jest zamknięte w grze dwuosobowej i nie można na nie wejść.
reason-cannot_pay = Ten krok kosztuje { $number }{ "\u00A0" }M, a masz { $number2 }{ "\u00A0" }M.
reason-no_match = Żadna elektrownia na twoich kontraktach nie pasuje do leżącego tam żetonu „{ NAME($tile) }”.
reason-visited = Na tej trasie ekipa już tam była, a żadnego miejsca nie odwiedza się dwa razy.
reason-dead_end = Zostanie ci { $number }{ "\u00A0" }M, a za to nie dotrzesz stamtąd do żadnego żetonu pasującego do twoich elektrowni.
reason-mid_route = Ekipa jest w drodze i może się zatrzymać tylko na żetonie pasującym do jednej z twoich elektrowni.
reason-must_step = Darmowy krok jest opłacony zamówieniem, więc ekipa musi go wykonać.
reason-must_move = W zasięgu jest żeton pasujący do jednej z twoich elektrowni, więc ekipa musi się ruszyć.
reason-already_slid = Wszystkie twoje żetony energii jądrowej są w tej turze już użyte: wrócą na miejsce pod koniec tury.
reason-free_anyway = Ten krok i tak nic nie kosztuje: wykonaj go bez żetonu energii jądrowej.

## Plants

reason-wrong_icon = Leży tu żeton „{ NAME($tile) }”, więc zbuduj elektrownię spod takiego samego symbolu.
reason-pair_needs_oil = Obie elektrownie z pary stawia się razem tylko tam, gdzie zabrano żeton ropy naftowej: tutaj możesz postawić jedną z nich.
reason-same_contract = Z tego kontraktu pochodzi już elektrownia na tym polu: wybierz inny kontrakt.
reason-three_plants = Na jednym polu możesz mieć najwyżej trzy elektrownie, a byłoby ich więcej.
reason-wrong_join_icon = Do dobudowy potrzebujesz elektrowni pod symbolem { NAME($icon, case: "gen") }, a na tym kontrakcie takiej nie ma.
reason-no_foreign_plant = Nikt inny nie ma tam elektrowni: wybierz pole, na którym ktoś inny już zbudował.
reason-no_own_plant = Nie masz tam elektrowni: wybierz pole, na którym masz już swoją.
reason-not_at_start = Na polu startowym nigdy nie przybywa elektrowni: wybierz pole elektrowni.
reason-nowhere_to_plant = Żadne pole na planszy nie przyjmie teraz tej elektrowni.
reason-field_taken = Sąsiednie pole kontraktu jest zajęte, a musiałoby być puste.
reason-no_neighbour = W tym miejscu kontrakt się kończy, więc spróbuj w drugą stronę.
reason-no_oil_plant = Na tym kontrakcie nie ma elektrowni pod symbolem ropy naftowej: wybierz taki, na którym jest.
reason-doubled_already = Pod symbolem ropy naftowej stoją już dwie elektrownie i na trzecią nie ma miejsca.
reason-supply_empty = W twoich zasobach nie ma już elektrowni, którą można by dostawić.

## Orders

reason-not_now = To nie jest chwila na to zamówienie: darmowy krok przydaje się podczas ruchu ekipy, wszystkie inne podczas planowania albo na końcu tury.
reason-not_payable = Brakuje ci żetonów: każdy symbol zamówienia wymaga pasującego żetonu albo zamiennika.
reason-needs_genuine = Przynajmniej jeden symbol zamówienia trzeba opłacić pasującym żetonem, a nie zamiennikiem.
reason-no_effect = Zamówienie nic teraz nie zdziała, więc może dać tylko punkty, a do tego musi pasować każdy żeton.
reason-step_leads_nowhere = Nawet z darmowym krokiem ekipa nie dotrze do żetonu pasującego do jednej z twoich elektrowni.
reason-not_held = Nie masz { NAME($payment, case: "gen") }.
reason-other_order_of_paying = Zamienniki oddaje się w kolejności: inwestor, inżynier, teren budowlany, dżoker, a późniejszy z nich jest już oddany.
reason-no_certificate = Nie masz certyfikatu o tej wartości: wybierz taki, który posiadasz.
reason-not_old = Zamieniać można tylko żetony starych elektrowni: ropę naftową, gaz ziemny, węgiel i energię jądrową.
reason-no_tile = Nie leży tam odkryty żeton, który można by zamienić.
reason-same_kind = Oba żetony muszą być różnego rodzaju, inaczej zamiana nic by nie zmieniła.
