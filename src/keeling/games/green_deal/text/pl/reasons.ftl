### Why something is not legal, one sentence each. The program appends the clause.

## The auction

reason-bid_too_high = Masz { $number } gotówki, a oferty płaci się, zanim przyjdzie przychód.

## The main investment

reason-main_used = W tej turze masz już kupioną kartę albo wykorzystany zwrot podatku.
reason-not_with_loan = W tej turze wzięto już pożyczkę: można do niej dodać tylko kartę akcji albo zwrot podatku.
reason-loan_with_card = W tej turze masz już kupiony projekt, a z nim nie można wziąć pożyczki.
reason-one_loan = W tej turze wzięto już pożyczkę.
reason-too_dear = To kosztuje { $number } gotówki, a masz { $number2 }.
reason-preview = Ta karta jest tylko w podglądzie na następną rundę i nie jest jeszcze na sprzedaż.
reason-preview_action = Ta karta jest tylko w podglądzie na następną rundę i nie jest jeszcze na sprzedaż.
reason-never_sold = Nie ma następnej rundy: tej karty nikt już nie kupi.
reason-cleared = W tej rundzie sprzedano już { $number ->
        [one] { $number } projekt
        [few] { $number } projekty
        [many] { $number } projektów
       *[other] { $number } projektu
    }; pozostałe odrzucono.
reason-cleared_of_four = W cztery osoby sprzedaje się w rundzie { $number ->
        [one] { $number } projekt
        [few] { $number } projekty
        [many] { $number } projektów
       *[other] { $number } projektu
    }; ostatni odrzucono.
reason-no_chip = W zasobie nie ma już żetonu PR o wartości { NAME($chip, case: "n") }.

## Loans

reason-three_loans = Masz trzy niespłacone pożyczki, a więcej nikt mieć nie może.
reason-stack_empty = Nie ma już pożyczki na { NAME($loan) }.
reason-has_repaid = W tej turze spłacono już pożyczkę, więc nie możesz wziąć nowej.
reason-has_borrowed = W tej rundzie masz nową pożyczkę, więc nie możesz żadnej spłacić.
reason-cannot_repay = Spłata wymaga od razu { $number } gotówki, a masz { $number2 }.

## Additional options

reason-chips_bought = { $number ->
        [one] Na rundę można kupić jeden żeton PR i już go masz.
        [few] Na rundę możesz kupić { $number } żetony PR i już je masz.
        [many] Na rundę możesz kupić { $number } żetonów PR i już je masz.
       *[other] Na rundę możesz kupić { $number } żetonu PR i już je masz.
    }
reason-chip_sold_out = Żetony PR o wartości { NAME($chip, case: "n") } są wyprzedane.
reason-dividend_paid = W tej rundzie wypłacono już twoją dywidendę.
reason-no_income = Bez przychodu nie ma dywidendy.
reason-in_the_auction = Tę kartę zagrywa się na początku licytacji.
reason-no_target = W tej chwili nie ma nikogo ani niczego, na co mogłoby to zadziałać.
reason-protected = Tego gracza chroni dział prawny.
reason-none_left = W zasobie nie ma już żetonu PR o wartości { NAME($chip, case: "n") }.
reason-not_lowest = Rośnie tylko twoja najsłabsza kategoria.
reason-raised = Ta kategoria jest już wybrana: wskaż inną.

## The expansion

reason-cell_taken = Na tym polu leży już płytka.
reason-not_a_start = Pierwsza płytka trafia na wolne pole startowe.
reason-reserved = To pole startowe pozostaje wolne, dopóki wszyscy nie położą pierwszej płytki.
reason-not_beside = Kolejna płytka musi dotykać twojej innej płytki, bokiem albo rogiem.
reason-not_larger = Rywalizować może tylko większa płytka: twoja ma wielkość { $number }, a druga { $number2 }.
reason-own_tile = Z własną płytką można tylko współpracować.

## PR scoring

reason-centre_full = Na środku może leżeć tylko jeden żeton.
