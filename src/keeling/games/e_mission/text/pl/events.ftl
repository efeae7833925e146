### What has happened, one sentence each.

## Set-up and rounds

event-power = { NAME($seat) } gra jako { NAME($power) }.
event-challenge = Wyzwanie { NAME($challenge) } dotyczy wszystkich.
event-challenge_for = { NAME($seat) } ma wyzwanie { NAME($challenge) }.
event-round = Zaczyna się runda { $number }.
event-phase = Zaczyna się { $number ->
    [0] { phase-set_up }
    [1] { phase-global }
    [2] { phase-project }
    [3] { phase-emission }
    [4] { phase-crisis }
   *[other] { phase-growth }
    }.

## The global phase

event-forecast = Prognozowany kryzys: { NAME($crisis) }.
event-face_down = Zakryte dodatkowo: { $number ->
        [one] { $number } kryzys
        [few] { $number } kryzysy
        [many] { $number } kryzysów
       *[other] { $number } kryzysu
    }.
event-offered = Do wyboru jest projekt globalny { NAME($global) }.
event-started = Rozpoczyna się projekt globalny { NAME($global) }.
event-replaced = Projekt globalny { NAME($global) } ustępuje miejsca i jest odrzucony.
event-no_new = Nie rozpoczyna się żaden nowy projekt globalny.

## The project phase

event-drew = { NAME($seat) } dobiera kartę { NAME($project) }.
event-covered = { NAME($seat) } zagrywa kartę { NAME($project) } na { NAME($slot) }.
event-tucked = { NAME($seat) } podkłada kartę { NAME($project) } pod { NAME($slot) }.
event-supported = { NAME($seat) } wspiera projekt globalny { NAME($global) } kartą { NAME($project) }.
event-helped = { NAME($seat) } podkłada kartę { NAME($project) } pod kryzys „{ NAME($crisis) }”.
event-used = { NAME($seat) } używa karty { NAME($card) }.
event-used_global = { NAME($seat) } używa projektu globalnego { NAME($global) }.
event-paid = { NAME($seat) } płaci kartą { NAME($project) }.
event-spent = Karta { NAME($project) } spod projektu globalnego { NAME($global) } zostaje odrzucona.
event-active = Projekt globalny { NAME($global) } jest teraz aktywny.
event-inactive = Projekt globalny { NAME($global) } nie jest już aktywny.
event-averted = Kryzys „{ NAME($crisis) }” jest zażegnany i odrzucony.
event-done = { NAME($seat) } kończy.
event-resumed = { NAME($seat) } gra dalej.

## What changes on a board

event-clean = { NAME($seat) } bierze { $number ->
        [one] { $number } żeton czystej energii
        [few] { $number } żetony czystej energii
        [many] { $number } żetonów czystej energii
       *[other] { $number } żetonu czystej energii
    }.
event-dirty = { NAME($seat) } musi wziąć { $number ->
        [one] { $number } żeton brudnej energii
        [few] { $number } żetony brudnej energii
        [many] { $number } żetonów brudnej energii
       *[other] { $number } żetonu brudnej energii
    }.
event-dirty_gone = { NAME($seat) } usuwa { $number ->
        [one] { $number } żeton brudnej energii
        [few] { $number } żetony brudnej energii
        [many] { $number } żetonów brudnej energii
       *[other] { $number } żetonu brudnej energii
    }.
event-swapped = { NAME($seat) } zamienia { $number ->
        [one] { $number } żeton brudnej energii
        [few] { $number } żetony brudnej energii
        [many] { $number } żetonów brudnej energii
       *[other] { $number } żetonu brudnej energii
    } na czystą.
event-emission_gone = { NAME($seat) } usuwa { $number ->
        [one] { $number } żeton emisji
        [few] { $number } żetony emisji
        [many] { $number } żetonów emisji
       *[other] { $number } żetonu emisji
    } ({ NAME($emission) }).
event-demand_up = Zapotrzebowanie { NAME($seat, case: "gen") } rośnie o { $number }.
event-demand_down = Zapotrzebowanie { NAME($seat, case: "gen") } spada o { $number }.
event-resilience = { NAME($seat) } bierze { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
        [many] { $number } żetonów
       *[other] { $number } żetonu
    } { NAME($resilience, case: "gen") }.
event-resilience_gone = { NAME($seat) } oddaje { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
        [many] { $number } żetonów
       *[other] { $number } żetonu
    } { NAME($resilience, case: "gen") }.
event-communities = { NAME($seat) } bierze { $number ->
        [one] { $number } społeczność w kryzysie
        [few] { $number } społeczności w kryzysie
        [many] { $number } społeczności w kryzysie
       *[other] { $number } społeczności w kryzysie
    }.
event-communities_gone = { NAME($seat) } oddaje { $number ->
        [one] { $number } społeczność w kryzysie
        [few] { $number } społeczności w kryzysie
        [many] { $number } społeczności w kryzysie
       *[other] { $number } społeczności w kryzysie
    }.
event-gave_clean = { NAME($seat) } przekazuje { NAME($seat2, case: "dat") } { $number ->
        [one] { $number } żeton czystej energii
        [few] { $number } żetony czystej energii
        [many] { $number } żetonów czystej energii
       *[other] { $number } żetonu czystej energii
    }.
event-gave_card = { NAME($seat) } przekazuje { NAME($seat2, case: "dat") } kartę { NAME($project) }.
event-gave_token = { NAME($seat) } przekazuje { NAME($seat2, case: "dat") } 1 żeton { NAME($resilience, case: "gen") }.
event-moved_communities = Od { NAME($seat, case: "gen") } do { NAME($seat2, case: "gen") }: { $number ->
        [one] { $number } społeczność w kryzysie
        [few] { $number } społeczności w kryzysie
        [many] { $number } społeczności w kryzysie
       *[other] { $number } społeczności w kryzysie
    }.
event-asked_to_exchange = { NAME($seat) } proponuje { NAME($seat2, case: "dat") } kartę { NAME($project) } za { NAME($project2) }.
event-asked_to_give = { NAME($seat) } chce za zgodą { NAME($seat2, case: "gen") } wziąć społeczności w kryzysie: { $number }.
event-asked_to_take = { NAME($seat) } chce za zgodą { NAME($seat2, case: "gen") } oddać społeczności w kryzysie: { $number }.
event-refused = { NAME($seat) } odmawia { NAME($seat2, case: "dat") }.
event-fell_through = Propozycja { NAME($seat, case: "gen") } nie jest już możliwa ({ NAME($seat2) }).
event-recovered = { NAME($seat) } bierze kartę { NAME($project) } ze stosu kart odrzuconych.
event-kept = { NAME($seat) } zatrzymuje kartę { NAME($project) }.
event-discarded = { NAME($seat) } odrzuca kartę { NAME($card) }.
event-moved_card = { NAME($seat) } przenosi kartę { NAME($card) } na spód: { NAME($slot) }.
event-fewer = { NAME($seat) } dobierze w następnej fazie projektów o { $number ->
        [one] { $number } kartę
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } mniej.
event-cut_emitted = { NAME($seat) } emituje w tej rundzie o { $number } CO₂ mniej.

## The world

event-trees = Drzewa: +{ $number }, razem { $number2 }.
event-trees_gone = Drzewa: −{ $number }, zostaje { $number2 }.
event-oceans = Oceany: +{ $number }, razem { $number2 }.
event-oceans_gone = Oceany: −{ $number }, zostaje { $number2 }.
event-dac = Filtry powietrza: +{ $number }, razem { $number2 }.
event-revealed = Odkryty zostaje kryzys „{ NAME($crisis) }”.
event-more_crises = Kolejne zakryte kryzysy: { $number }.
event-geo_rolled = Kość geoinżynierii: { $number }, z premią { $number2 }.
event-suspended = Do końca rundy zdjęto { $number ->
        [one] { $number } pasek temperatury
        [few] { $number } paski temperatury
        [many] { $number } pasków temperatury
       *[other] { $number } paska temperatury
    }.
event-returned = { $number ->
        [one] Na termometr wraca { $number } pasek temperatury
        [few] Na termometr wracają { $number } paski temperatury
        [many] Na termometr wraca { $number } pasków temperatury
       *[other] Na termometr wraca { $number } paska temperatury
    }.
event-marker = { NAME($track) }: znacznik przechodzi na pole { $number }.
event-marker_back = { NAME($track) }: znacznik wraca na pole { $number }.
event-tipped = { NAME($track) }: działa punkt krytyczny.
event-recent = Na następną rundę: { $number } CO₂ więcej w bieżących emisjach.
event-heated = Na termometr trafia { $number } CO₂.
event-band = Temperatura rośnie do { $number ->
        [1] 1,3
        [2] 1,4
        [3] 1,5
        [4] 1,6
        [5] 1,7
        [6] 1,8
        [7] 1,9
        [8] 2,0
       *[other] 1,2
    } °C.

## The emission phase

event-shortage = { NAME($seat, case: "dat") } brakuje energii: { $number }.
event-shared = Inni pokrywają niedobór energii { NAME($seat, case: "gen") }: { $number }.
event-emitted = { NAME($seat) } emituje { $number } CO₂.
event-bound = Pochłonięto { $number } z najwyżej { $number2 } CO₂.
event-drawdown = Osiągnięto punkt zwrotny: pochłonąć można by jeszcze { $number } CO₂.
event-cooled = Termometr traci { $number } CO₂.
event-fell = Temperatura spada do { $number ->
        [1] 1,3
        [2] 1,4
        [3] 1,5
        [4] 1,6
        [5] 1,7
        [6] 1,8
        [7] 1,9
       *[other] 1,2
    } °C.

## The crisis phase

event-rolled = Kość wskazuje: { NAME($track) }.
event-roll_ignored = Rzut się nie liczy: { NAME($global) }.
event-turned_up = Następny kryzys: { NAME($crisis) }.
event-resolves = Kolej na kryzys „{ NAME($crisis) }”.
event-ignored = Kryzys „{ NAME($crisis) }” nie ma skutku dzięki podłożonym kartom.
event-no_target = Kryzys „{ NAME($crisis) }” nikogo nie dotyka.
event-tie_roll = { NAME($seat) } wyrzuca { $number }.
event-target = Kryzys „{ NAME($crisis) }” grozi { NAME($seat, case: "dat") }.
event-resisted = { NAME($seat) } ma dość { NAME($resilience, case: "gen") } i nie ponosi szkód.
event-harmless = Kryzys „{ NAME($crisis) }” nie wyrządza szkód.
event-shielded = Projekt globalny { NAME($global) } chroni { NAME($seat, case: "gen") }.
event-ongoing = Kryzys „{ NAME($crisis) }” jest odtąd trwały.
event-gave_up = Projekt globalny { NAME($global) } zostaje porzucony.

## The end

event-condition = Wyzwanie { NAME($challenge) } nie jest spełnione, więc to jeszcze nie zwycięstwo.
event-reach_again = Punkt zwrotny osiągnięto, ale nie przyniósł zwycięstwa: trzeba go osiągnąć jeszcze raz.
event-won = Ostatnie kryzysy przetrwane: zwycięstwo w rundzie { $number }.
event-lost_heat = 2,0 °C: przegrana.
event-lost_communities = { NAME($seat) } ma zbyt wiele społeczności w kryzysie: przegrana.
event-lost_time = Po rundzie { $number } nie ma już czasu: przegrana.
event-lost_challenge = W rundzie { $number }, ostatniej, osiągnięto punkt zwrotny, ale nie to, czego wymaga wyzwanie: przegrana.
