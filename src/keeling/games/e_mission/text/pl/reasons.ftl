### Why something cannot be done.

## Using effects

reason-empty_slot = W tym projekcie nie ma już karty.
reason-not_now = Tej karty używa się w innej fazie.
reason-needs_tag = Ten projekt wymaga symboli { NAME($tag) }: { $number }.
reason-used_up = Wykorzystane w tej rundzie: najwyżej { $number ->
        [one] { $number } raz
        [few] { $number } razy
        [many] { $number } razy
       *[other] { $number } razu
    }.
reason-no_limit_tag = Można go użyć raz na każdy symbol { NAME($tag) } tutaj, a nie ma żadnego.
reason-too_few_cards = Kosztuje to { $number ->
        [one] { $number } kartę
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    }; na ręce masz { $number2 }.
reason-too_little_resilience = Do tego trzeba { NAME($resilience, case: "gen") }: { $number }.
reason-no_change = To niczego by nie zmieniło.
reason-no_tier = Jest tu za mało symboli, aby był jakiś skutek.
reason-no_dirty = Nie masz brudnej energii.
reason-no_emission = Nie masz takiego żetonu emisji: { NAME($emission) }.
reason-no_emissions = Nie masz żetonu emisji.
reason-no_demand = Twoje zapotrzebowanie na energię wynosi już 0.
reason-supply_empty = W zasobach nic już nie zostało.
reason-no_face_down = Nie ma nieznanego kryzysu.
reason-no_clean = Nie masz czystej energii.
reason-pile_empty = Stos kart odrzuconych jest pusty.
reason-deck_empty = Nie ma już kart do dobrania.
reason-no_card_to_move = Pod wierzchnimi kartami nie ma takiej, która mogłaby przejść do innego projektu.
reason-nobody_else = Do tego trzeba drugiego gracza.
reason-no_community = Nie ma tylu społeczności w kryzysie.
reason-no_community_to_move = Nie ma społeczności w kryzysie, którą można by przenieść.
reason-no_community_there = Nie ma tam tylu społeczności w kryzysie do przeniesienia.
reason-nothing_to_give = Nie ma nic do oddania.
reason-nobody_to_relieve = Nie ma tam społeczności w kryzysie.
reason-no_partner = Nie ma nikogo, z kim byłoby to możliwe.
reason-nothing_emitted = Nic już nie emitujesz.
reason-restricted = Zabrania tego trwały kryzys.
reason-forbidden = Zabrania tego wyzwanie.

## Global projects

reason-inactive = Ten projekt globalny nie jest jeszcze aktywny.
reason-automatic = Ten projekt globalny działa sam.
reason-global_used = Wykorzystany w tej rundzie: najwyżej { $number ->
        [one] { $number } raz
        [few] { $number } razy
        [many] { $number } razy
       *[other] { $number } razu
    }.
reason-too_often = W jednej rundzie można najwyżej { $number ->
        [one] { $number } raz
        [few] { $number } razy
        [many] { $number } razy
       *[other] { $number } razu
    }.
reason-still_dirty = Mogą z tego korzystać tylko gracze bez brudnej energii.
reason-too_few_tucked = Kosztuje to { $number ->
        [one] { $number } kartę
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } spod tego projektu.

## Putting cards under something

reason-tuck_into_nothing = Nie ma tu karty, pod którą można coś podłożyć.
reason-no_match = Karta nie ma symbolu, który jest tu potrzebny.
reason-need_met = Są tu już wszystkie potrzebne symbole.
reason-no_support = Pod tę kartę nic nie można podłożyć.
reason-all_need_it = Ten projekt nie wymaga podłożonych kart, lecz odporności, którą mają wszyscy gracze.
reason-one_needs_it = Ten projekt nie wymaga podłożonych kart, lecz symboli, które ma w grze jeden z graczy.
reason-support_forbidden = Trwały kryzys zabrania wspierania innych kryzysów.
reason-tag_taken = Ten symbol zajęła już inna karta.

## Questions

reason-would_lose = Z tyloma społecznościami w kryzysie gra byłaby przegrana.
reason-has_refused = W tej rundzie była już odmowa: { NAME($seat) }.
reason-is_asked = { NAME($seat) } ma już pytanie: poczekaj na odpowiedź.
reason-passed_on = Ta karta została już w tej rundzie przekazana przez ten projekt.
reason-lacks_tags = Ten gracz potrzebuje symboli { NAME($tag) }: { $number }.
reason-on_top = Wierzchnia karta projektu zostaje.
reason-same_stack = Karta już tam leży.
reason-at_start = Ten znacznik stoi na początku.
reason-not_lowest = Inny znacznik jest dalej z tyłu.
reason-challenge_taken = To wyzwanie jest już w grze.
