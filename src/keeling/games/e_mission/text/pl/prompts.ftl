### The game in a few words; what is asked for now, `prompt-<step>`; the rule of the moment, `help-<step>`.

game-name = e-Mission
game-short = Znana też jako Daybreak. Mocarstwa wspólnie ograniczają emisje: realizują projekty mimo kryzysów i rosnącej temperatury, zanim będzie 2,0 °C.
game-aim = Kierujesz mocarstwem, a wszyscy, którzy grają, razem wygrywają albo przegrywają. W najwyżej sześciu rundach karty rozbudowują projekty, które dają czystą energię, usuwają brudną energię i emisje, sadzą drzewa i wzmacniają odporność. Potem wszystko, co wyemitowano, trafia na to, co pochłaniają drzewa, oceany i filtry powietrza; reszta ogrzewa Ziemię i nadchodzą kryzysy. Wygrywacie, gdy pochłaniane jest więcej, niż się emituje (punkt zwrotny), i przetrwacie kryzysy tej rundy. Przegrana następuje przy 2,0 °C, gdy któreś mocarstwo ma zbyt wiele społeczności w kryzysie albo gdy ostatnia runda kończy się bez punktu zwrotnego.
outcome-won = Wygrana.
outcome-lost = Przegrana.

## Chance

prompt-draw_challenge = Losowane jest wyzwanie.
prompt-turn_up = Odkrywany jest kryzys.
prompt-top_project = Dobierany jest projekt globalny.
prompt-draw_card = { NAME($seat) } dobiera kartę.
prompt-geo_die = { NAME($seat) } rzuca kością geoinżynierii (premia { $number3 }).
prompt-effect_die = Kość wskazuje, który skutek planetarny się zbliża.
prompt-tie_roll = Rzut decyduje, kogo dotknie kryzys „{ NAME($crisis) }”.
prompt-over = Koniec gry.

## Set-up

prompt-pick_power = Które mocarstwo prowadzisz?
help-pick_power = Każde mocarstwo ma własną energię, emisje, odporność i pięć kart startowych. Większe emitują więcej i szybciej rosną; drzewa i oceany są dobrane do mocarstw w grze.
prompt-pick_challenge = Które wyzwanie bierzesz?
help-pick_challenge = Karta dotyczy tylko ciebie i przez całą grę leży odkryta. Czerwone utrudniają grę, zielone ułatwiają.
prompt-pick_for_all = Które wyzwanie bierzecie dla wszystkich?
help-pick_for_all = Decyduje grupa, liczy się pierwsza odpowiedź. Czerwone karty utrudniają grę, zielone ułatwiają, szare zmieniają warunki zwycięstwa.
prompt-pick_freely = Które wyzwania bierzecie?
help-pick_freely = Weźcie, ile chcecie, jedno po drugim: dla wszystkich albo dla jednej osoby. Liczy się pierwsza odpowiedź; „wystarczy” kończy wybór.
prompt-leave_out = Który żeton emisji pomijasz (jeszcze { $number })?
help-leave_out = Wyzwanie pozwala ci zacząć z mniejszymi emisjami. Najlepiej pominąć rodzaj, który usuwa niewiele kart.

## The global phase

prompt-pick_project = Który projekt globalny rozpoczynacie?
help-pick_project = Grupa zatrzymuje jedną z dobranych kart, liczy się pierwsza odpowiedź. Podkłada się pod nią karty z właściwymi symbolami, aż będzie aktywna; wtedy pomaga wszystkim. Wyłożone mogą być najwyżej cztery; przy czterech jeden musi odejść albo nie bierzecie żadnego.
prompt-replace_project = Który projekt globalny ustąpi miejsca projektowi { NAME($global) }?
help-replace_project = Zostaje odrzucony razem z podłożonymi kartami. Liczy się pierwsza odpowiedź.

## The project phase

prompt-bonus_for = Kto dobiera o { $number ->
        [one] { $number } kartę
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } więcej?
help-bonus_for = Jedna z osób z największą liczbą społeczności w kryzysie dobiera więcej. Liczy się pierwsza odpowiedź.
prompt-menu = Co robisz?
help-menu = Użyj wierzchniej karty jednego z pięciu projektów; jej efekt liczy symbole wszystkich kart projektu. Karty z ręki możesz też zagrać na wierzch (stare symbole zostają, stary efekt nie), podłożyć pod projekt dla symboli albo z właściwymi symbolami pod projekty globalne i kryzysy. Wszyscy działają naraz i dowolną liczbę razy; karty na ręce są jawne, więc rozmawiajcie. Kto skończył, może grać dalej, dopóki ktoś inny nie skończył.
prompt-take_tag = Za który symbol liczy się { NAME($project) }?
help-take_tag = Ten projekt przyjmuje po jednej karcie na każdy ze swoich symboli, a karta liczy się tylko za jeden.

## What effects ask

prompt-name_partner = Z kim?
help-name_partner = Wszystkie efekty tego użycia, które dotyczą innego gracza, dotyczą osoby wybranej teraz.
prompt-offer_card = Którą kartę oferujesz?
help-offer_card = Karty zmieniają właściciela tylko za zgodą drugiej osoby.
prompt-want_card = Którą kartę { NAME($seat2, case: "gen") } chcesz?
help-want_card = Karty na ręce są jawne. Druga osoba może odmówić; wtedy nic nie płacisz.
prompt-how_many_communities = { $number2 ->
    [1] Ile społeczności w kryzysie oddajesz { NAME($seat2, case: "dat") }?
   *[other] Ile społeczności w kryzysie bierzesz od { NAME($seat2, case: "gen") }?
    }
help-how_many_communities = Nikt nie może dostać tylu, by gra była przegrana, a druga osoba musi się zgodzić.
prompt-consent = { NAME($seat2) } pyta: { NAME($seat) }, zgoda czy odmowa?
help-consent = Jeśli odmówisz, niczego się nie płaci i nic się nie zmienia, a ta karta nie zapyta cię ponownie w tej rundzie.
prompt-pay_cards = { $number2 ->
    [1] Którą kartą z ręki płacisz za „{ NAME($card) }” (jeszcze { $number })?
    [2] Którą kartą z ręki płacisz za „{ NAME($global) }” (jeszcze { $number })?
   *[other] Którą kartą z ręki płacisz (jeszcze { $number })?
    }
help-pay_cards = Wystarczy dowolna karta z ręki; trafia na stos kart odrzuconych. Zatrzymaj te, których symboli potrzebują twoje projekty.
prompt-pay_tucked = Którą kartę spod projektu „{ NAME($global) }” odrzucasz (jeszcze { $number2 })?
help-pay_tucked = Ten projekt globalny opłaca się kartami, które pod nim leżą.
prompt-stake = Odrzucasz jeszcze jedną kartę dla lepszego rzutu (premia { $number3 })?
help-stake = Każda karta odrzucona spod projektu dodaje 1 do rzutu. Niskie wyniki szkodzą.
prompt-how_many = { $number4 ->
    [1] Ile brudnej energii usuwasz (najwyżej { $number3 })?
    [2] Ile brudnej energii zamieniasz na czystą (najwyżej { $number3 })?
    [6] Ile społeczności w kryzysie usuwasz (najwyżej { $number3 })?
    [17] Ile czystej energii oddajesz (najwyżej { $number3 })?
   *[other] Ile żetonów emisji usuwasz (najwyżej { $number3 })?
    }
help-how_many = Co najmniej jeden; to, czego teraz nie wykorzystasz, przepada. Uważaj na energię: każda jednostka brakująca do zapotrzebowania to społeczność w kryzysie.
prompt-cut_any = Który żeton emisji usuwasz (jeszcze { $number })?
help-cut_any = Dowolny rodzaj; po pierwszym możesz przestać.
prompt-strengthen = Którą odporność bierzesz (jeszcze { $number })?
help-strengthen = Każdy kryzys podaje, która odporność go osłabia. Spójrz na odkryte kryzysy i na te, które uderzają w tego, kto ma najmniej odporności danego rodzaju.
prompt-keep_cards = Którą kartę zatrzymujesz (jeszcze { $number })?
help-keep_cards = Pozostałe trafiają na stos kart odrzuconych.
prompt-recover = Którą kartę bierzesz ze stosu kart odrzuconych (jeszcze { $number })?
help-recover = Dowolna karta ze stosu prócz tej, którą właśnie płacisz.
prompt-move_cards = Która karta przechodzi do którego projektu (jeszcze { $number })?
help-move_cards = Przechodzą tylko karty leżące pod innymi; symbole idą z nimi na spód drugiego projektu.
prompt-reveal = Który nieznany kryzys odkrywasz (jeszcze { $number })?
help-reveal = Zostaje na swoim miejscu, ale wszyscy już go znają i mogą się przygotować. Kryzysy rozpatruje się od dołu.
prompt-give_cards = Którą kartę oddajesz { NAME($seat2, case: "dat") } (jeszcze { $number3 })?
help-give_cards = Trafia na rękę drugiej osoby, która nie może odmówić.
prompt-give_tokens = Którą odporność oddajesz { NAME($seat2, case: "dat") } (jeszcze { $number2 })?
help-give_tokens = Żeton zachowuje swój rodzaj.
prompt-for_whom = Kto bierze odporność ({ $number2 })?
help-for_whom = Wszystkie żetony dostaje jedna osoba; możesz to być ty.
prompt-strengthen_other = Którą odporność bierze { NAME($seat2) } (jeszcze { $number })?
help-strengthen_other = Wybierasz za innego gracza. Spójrz na odkryte kryzysy i na to, czego ma najmniej.
prompt-relieve = Kto usuwa społeczności w kryzysie ({ $number })?
help-relieve = Jedna osoba; możesz to być ty. Więcej niż trzy kosztują karty w każdej rundzie.
prompt-move_community = Między kim przechodzą społeczności w kryzysie (najwyżej { $number })?
help-move_community = Od dowolnego gracza do innego, o ile gra nie będzie przez to przegrana. Więcej niż trzy kosztują karty w każdej rundzie.

## The emission and the crisis phase

prompt-cover_shortage = Czyj niedobór energii pokryć (jeszcze { $number })?
help-cover_shortage = Nadwyżki nie starczy dla wszystkich. Każda brakująca jednostka to społeczność w kryzysie. Liczy się pierwsza odpowiedź.
prompt-emission_cards = Używasz karty przed emisją?
help-emission_cards = Tych kart używa się teraz, zanim dojdzie twoje CO₂.
prompt-retreat = Który znacznik się cofa (o { $number })?
help-retreat = Najlepiej znacznik tuż przed punktem krytycznym. Liczy się pierwsza odpowiedź.
prompt-advance = Który znacznik się przesuwa (o { $number })?
help-advance = Jeden z najbardziej opóźnionych. Na punkcie krytycznym następuje jego skutek. Liczy się pierwsza odpowiedź.
prompt-use_shield = Kogo chronicie przed kryzysem „{ NAME($crisis) }”?
help-use_shield = Aktywny projekt globalny raz na rundę oszczędza jednej osobie kryzysu. Możecie go zachować na później. Liczy się pierwsza odpowiedź.
prompt-lessen = Odrzucacie kartę, by osłabić kryzys „{ NAME($crisis) }”?
help-lessen = Każda karta odrzucona spod projektu globalnego osłabia kryzys o 1 dla wszystkich dotkniętych. Liczy się pierwsza odpowiedź.
prompt-discard_cards = Którą kartę odrzucasz z powodu kryzysu „{ NAME($crisis) }” (jeszcze { $number2 })?
help-discard_cards = Z ręki albo z jednego z twoich projektów. Gdy odchodzi wierzchnia karta, działa znów ta pod nią; karty startowe wypadają z gry.
prompt-give_up = Który projekt globalny porzucacie (jeszcze { $number })?
help-give_up = Zostaje odrzucony ze wszystkimi podłożonymi kartami. Liczy się pierwsza odpowiedź.
