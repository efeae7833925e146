### The game in a few words; what is asked for now, `prompt-<step>`; the rule of the moment, `help-<step>`.

game-name = Green Deal
game-short = Firmy rosną, inwestując w środowisko, pracę, społeczeństwo i badania, a także w dobre imię.
game-aim = Kierujesz firmą, która chce rosnąć i zarazem działać w sposób zrównoważony. W każdej z dziesięciu rund licytujesz kolejność, pobierasz przychód, inwestujesz w projekt albo kartę akcji i kładziesz płytkę nowego projektu na mapie świata, obok partnerów i rywali. Punkty dają projekty i dywidendy, najlepszy wizerunek w każdej kategorii, twoja najsłabsza kategoria i wartość firmy. Wygrywa ten, kto ma ich najwięcej.

## Chance

prompt-turn_up = Odkrywany jest projekt ({ NAME($category) }).
prompt-turn_up_action = Odkrywana jest karta akcji.
prompt-lot = Los decyduje, kto jest { $number2 }. w kolejności.
prompt-over = Koniec gry.

## The auction

prompt-espionage = Czy zagrywasz w tej licytacji { action-A18 }?
help-espionage = Wszyscy inni ustawiają i odkrywają oferty, a dopiero potem licytujesz. Karta działa raz; to, co dała przy zakupie, zostaje.
prompt-bid = Ile oferujesz za kolejność?
help-bid = Wszyscy licytują jednocześnie i w tajemnicy. Płaci się każdą ofertę, także przegraną, a potem każdy dostaje swój przychód. Kto zaoferował najwięcej, inwestuje i kładzie płytkę jako pierwszy; przy równych ofertach wcześniej jest ten, kto ma mniej gotówki, a potem ten, kto ma niższy przychód. Przed ofertą możesz spłacać pożyczki.

## The investment

prompt-invest = Co robisz w swojej turze?
help-invest = Główną inwestycją może być jedno z trzech: projekt, karta akcji albo zwrot podatku, albo pożyczka; do karty akcji lub zwrotu podatku możesz dodać pożyczkę. Oprócz tego w dowolnej kolejności możesz kupić żeton PR, wypłacić jedną dywidendę, zagrywać karty z ręki i spłacać pożyczki. W rundzie sprzedaje się tylko ograniczoną liczbę projektów, nie licz więc na ten, który zostawiasz innym. Potem zakończ turę.
prompt-raise_lowest = Która z twoich najniższych kategorii rośnie o { $number ->
        [one] { $number } poziom
        [few] { $number } poziomy
        [many] { $number } poziomów
       *[other] { $number } poziomu
    }?
help-raise_lowest = Kilka twoich kategorii jest równie niskich i jedna z nich rośnie. W punktowaniu rozwoju liczy się tylko najniższy poziom, w punktowaniu PR każda kategoria osobno.
prompt-raise_any = Która kategoria rośnie o { $number ->
        [one] { $number } poziom
        [few] { $number } poziomy
        [many] { $number } poziomów
       *[other] { $number } poziomu
    }?
help-raise_any = Rosną dwie różne kategorie, jedna po drugiej. Kategorię na poziomie 12 można wskazać, ale już nie wzrośnie.
prompt-take_chips = Który żeton PR bierzesz (najwyżej { $number })?
help-take_chips = Możesz wziąć dowolną wartość, która jest w zasobie, albo przestać. Żetony liczą się w następnym punktowaniu PR, każdy w jednej kategorii.
prompt-target = Przeciw komu zagrywasz kartę?
help-target = Wskaż rywala. Kto ma dział prawny, nie może być wskazany.
prompt-poach = Który żeton PR zabierasz i komu?
help-poach = Wskaż żeton, który ma rywal. Kto ma dział prawny, zachowuje wszystko.
prompt-move_from = Którą ze swoich płytek przenosisz?
help-move_from = Płytka trafia na inne wolne pole, a jej nowe boki rozpatruje się tak, jak po położeniu płytki. To, co stało się na starym miejscu, pozostaje.
prompt-move_to = Dokąd trafia płytka ({ NAME($tile) }) z pola { NAME($cell) }?
help-move_to = Musi dotykać innej twojej płytki bokiem albo rogiem. Każdy bok z płytką tej samej kategorii oznacza współpracę albo, jeśli twoja jest większa, do wyboru rywalizację.
prompt-extra_loan = Którą pożyczkę bierzesz dodatkowo?
help-extra_loan = Ta pożyczka idzie w parze z każdą główną inwestycją. Wlicza się do twoich trzech i nie można jej wziąć po spłacie w tej samej turze.

## The expansion

prompt-place_tile = Gdzie kładziesz swoją płytkę ({ NAME($tile) })?
help-place_tile = Pierwsza płytka trafia na pole startowe, każda następna na wolne pole, które dotyka twojej płytki bokiem albo rogiem; za krawędzią mapa ciągnie się dalej po przeciwnej stronie. Potem spójrz na północ, wschód, południe i zachód: z każdą płytką tej samej kategorii współpracujesz albo, jeśli twoja jest większa, do wyboru rywalizujesz.
prompt-edge = Współpracujesz czy rywalizujesz z płytką { NAME($direction, case: "in") }?
help-edge = Przy współpracy przychód obu stron rośnie o średnią obu wielkości, zaokrągloną w dół. Przy rywalizacji twój rośnie o różnicę, a drugi o nią spada. Druga strona nie może odmówić.

## PR scoring

prompt-lay_chip = Gdzie kładziesz swój żeton PR?
help-lay_chip = Wszyscy kładą żetony w tajemnicy, najpierw najcenniejszy. Wizerunek to twój poziom w kategorii razem z leżącymi tam żetonami; najlepszy wizerunek w kategorii daje 8 punktów, drugi 4, trzeci 2. Liczy się tylko w tym punktowaniu, chyba że przy stole wybrano trwały wizerunek; instrukcja tego nie rozstrzyga. Żetony z kategorii wracają do zasobu, a jeden możesz zachować na środku do następnego punktowania PR.
