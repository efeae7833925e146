### What has happened, one sentence each. In the co-operative game points are those of the team.

## Set-up

event-starts = Znacznik gracza rozpoczynającego dostaje { NAME($seat) }.
event-solo_goal = { NAME($seat) } gra o cel solo { NAME($solo_goal) }.
event-got_goal = { NAME($seat) } otrzymuje cel osobisty { NAME($coop_goal) }.
event-got_goal_hidden = { NAME($seat) } otrzymuje cel osobisty.
event-got_company_goal = { NAME($seat) } otrzymuje cel firmy { NAME($company_goal) }.
event-got_company_goal_hidden = { NAME($seat) } otrzymuje cel firmy.
event-kept_goal = { NAME($seat) } zatrzymuje cel osobisty { NAME($coop_goal) }.
event-kept_goal_hidden = { NAME($seat) } zatrzymuje cel osobisty.
event-kept_company_goal = { NAME($seat) } zatrzymuje cel firmy { NAME($company_goal) }.
event-kept_company_goal_hidden = { NAME($seat) } zatrzymuje cel firmy.
event-got_lobby = { NAME($seat) } otrzymuje kartę lobbowania { NAME($lobby) }.
event-got_lobby_hidden = { NAME($seat) } otrzymuje kartę lobbowania.
event-kept = { NAME($seat) } zatrzymuje kartę lobbowania { NAME($lobby) }.
event-kept_hidden = { NAME($seat) } zatrzymuje kartę lobbowania.
event-passed_on = Wszyscy podają pozostałe karty lobbowania w prawo.
event-summit_shown = Zwołano szczyt: { NAME($summit) } ({ NAME($place) }).
event-agenda_laid = Priorytety { NAME($region, case: "gen") } to { NAME($agenda) }.
event-goal_laid = Na stół trafia cel środowiskowy: { NAME($environment_goal, case: "plain") }.
event-un_goal_shown = Na stół trafia cel ONZ { NAME($un_goal) }.
event-event_shown = Zapowiada się zdarzenie { NAME($event, case: "at") }.
event-rival_placed = Kostka przeciwnika trafia { NAME($region, case: "at") } pod: { NAME($energy) }.
event-inspected = Inspektor losuje { NAME($fossil, case: "acc") } i idzie do celu: { NAME($environment_goal, case: "plain") }.
event-inspector_left = Wszystkie cele grupy są spełnione, więc jej inspektor odchodzi.

## Decades

event-decade = Zaczyna się nowa dekada: { $number ->
        [2] 2020
        [3] 2030
        [4] 2040
        [5] 2050
       *[other] 2010
    }.
event-turn = Tura gracza: { NAME($seat) }.
event-income = { NAME($seat) } pobiera przychód: { $number } $ i { $number2 ->
        [one] { $number2 } punkt
        [few] { $number2 } punkty
        [many] { $number2 } punktów
       *[other] { $number2 } punktu
    }.
event-tile_met = Cel środowiskowy jest spełniony: { NAME($environment_goal, case: "plain") }.
event-turned_over = { NAME($seat) } decyduje, który żeton zostaje odwrócony: { NAME($environment_goal) }.
event-goals_unmet = { $number ->
        [one] { $number } cel środowiskowy nie jest spełniony
        [few] { $number } cele środowiskowe nie są spełnione
        [many] { $number } celów środowiskowych nie jest spełnionych
       *[other] { $number } celu środowiskowego nie jest spełnione
    }, co kosztuje { $number2 ->
        [one] { $number2 } punkt
        [few] { $number2 } punkty
        [many] { $number2 } punktów
       *[other] { $number2 } punktu
    }.
event-goals_all_met = Wszystkie cele środowiskowe są spełnione i nic nie kosztują.
event-fossil = Elektrownia konwencjonalna ({ NAME($fossil) }) staje { NAME($region, case: "at") }, a CO₂ wynosi { $number } ppm.
event-no_fossil = Nie ma już elektrowni konwencjonalnej dla regionu { NAME($region) }.
event-gas_removed = Wylosowana elektrownia gazowa wypada z gry i losuje się następną.
event-stack_shuffled = Z zastąpionych elektrowni konwencjonalnych powstaje nowy, potasowany stos.
event-owes = { NAME($seat) } jest winien PNE za elektrownię konwencjonalną { NAME($region, case: "at") }.
event-region_paid = PNE { NAME($region, case: "gen") } trafia do banku.
event-paid = { NAME($seat) } płaci PNE { NAME($source, case: "from") }.
event-penalty = { NAME($seat) } nie ma PNE do zapłaty: kara kosztuje { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }.
event-reduced = CO₂ obniża się za { $number2 ->
        [one] { $number2 } punkt
        [few] { $number2 } punkty
        [many] { $number2 } punktów
       *[other] { $number2 } punktu
    } o { $number } ppm i wynosi { $number3 } ppm.
event-region_tech_lost = Znacznik technologii { NAME($region, case: "gen") } wraca do zasobów.
event-strikes = Zdarzenie uderza w { NAME($event, case: "acc") }.
event-donated = { NAME($seat) } kładzie znacznik technologii { NAME($region, case: "at") }.
event-no_tech = { NAME($seat) } nie ma znacznika technologii do oddania i traci { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }.

## The turn

event-planned = { NAME($seat) } planuje { NAME($project, case: "at") } projekt { NAME($energy, case: "gen") }.
event-prepared = { NAME($seat) } przygotowuje { NAME($project, case: "at") } infrastrukturę { NAME($energy, case: "gen") }.
event-built = { NAME($seat) } buduje { NAME($region, case: "at") } elektrownię ({ NAME($energy) }), co daje { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }.
event-replaced = Zastępuje ona { NAME($region, case: "at") } elektrownię konwencjonalną ({ NAME($fossil) }), a CO₂ wynosi { $number } ppm.
event-second_action = { NAME($seat) } podnosi CO₂ do { $number } ppm za drugą akcję główną.
event-moved = { NAME($seat) } przesuwa naukowca { NAME($origin, case: "from") } { NAME($post, case: "to") }.
event-recruited = { NAME($seat) } rekrutuje naukowca.
event-learned = { NAME($seat) } osiąga poziom { $number } wiedzy o { NAME($energy, case: "loc") }.
event-learned_nothing = { NAME($seat) } jest na końcu toru { NAME($energy, case: "gen") } i niczego więcej się nie uczy.
event-gave_bonus = { NAME($seat) } oddaje { NAME($seat2, case: "dat") } premię ({ NAME($bonus) }).
event-declined = { NAME($seat) } rezygnuje z premii ({ NAME($bonus) }).
event-bonus_void = { NAME($seat) }: premia nie daje PNE, bo nie ma go na rynku albo żaden region nie ma na nie miejsca.
event-stocked = { NAME($seat) } kładzie PNE z rynku { NAME($region, case: "at") }.
event-got_money = { NAME($seat) } otrzymuje { $number } $.
event-got_tech = { NAME($seat) } otrzymuje { $number ->
        [one] { $number } znacznik technologii
        [few] { $number } znaczniki technologii
        [many] { $number } znaczników technologii
       *[other] { $number } znacznika technologii
    }.
event-got_cep = { NAME($seat) } otrzymuje z rynku { $number } PNE.
event-got_points = { NAME($seat) } wnosi { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }.
event-controls = { NAME($seat) } przejmuje kontrolę nad regionem { NAME($region) }.
event-summit_closed = { NAME($seat) } wysyła ostatniego prelegenta na { NAME($place) }, który odbędzie się pod koniec tury.
event-summit_held = Odbywa się szczyt: { NAME($summit) } ({ NAME($place) }).
event-resolved = Kończy się szczyt: { NAME($summit) } ({ NAME($place) }).
event-place_empty = Nie ma już nowego żetonu na { NAME($place) }.
event-summit_alone = { NAME($seat) } sam obsadza cały szczyt i ujawnia cel osobisty { NAME($coop_goal) }.
event-price_up = Rynek opustoszał i został uzupełniony, a cena PNE to { $number } $.
event-bought = { NAME($seat) } kupuje PNE za { $number } $.
event-sold = { NAME($seat) } sprzedaje PNE za { $number } $.
event-lobbied = { NAME($seat) } zagrywa efekt główny karty lobbowania { NAME($lobby) }.
event-side_used = { NAME($seat) } zagrywa efekt poboczny karty lobbowania { NAME($lobby) }.
event-claimed = { NAME($seat) } realizuje cel ONZ { NAME($un_goal) }.
event-goal_discarded = { NAME($seat) } odrzuca cel firmy { NAME($company_goal) } za 8 $.
event-goal_discarded_hidden = { NAME($seat) } odrzuca cel firmy za 8 $.

## The end

event-lost_goals = Przez cele środowiskowe drużyna spada o { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    } poniżej 0: przegrana.
event-lost_co2 = CO₂ wynosi { $number } ppm, a obniżenie go do 500 ppm kosztowałoby { $number2 ->
        [one] { $number2 } punkt
        [few] { $number2 } punkty
        [many] { $number2 } punktów
       *[other] { $number2 } punktu
    }, więcej niż jest: przegrana.
event-lost_penalty = Przez kary drużyna spada o { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    } poniżej 0: przegrana.
event-too_hot = CO₂ rośnie do { $number } ppm, powyżej 500: wszyscy przegrywają.
event-un_missed = Niezrealizowane cele ONZ: { $number }, a mogą zostać najwyżej 3.
event-goal_met = { NAME($seat) } spełnia cel osobisty { NAME($coop_goal) }.
event-goal_missed = { NAME($seat) } nie spełnia celu osobistego { NAME($coop_goal) }.
event-solo_goal_missed = { NAME($seat) } nie spełnia celu solo { NAME($solo_goal) }.
event-team_won = Wygrana: { NAME($rank) }, ocena { $number }.
event-team_lost = Przegrana, bo nie wszystkie cele są spełnione.
event-collected = { NAME($seat) } zbiera PNE z regionu { NAME($region) }: { $number }.
event-sold_all = { NAME($seat) } sprzedaje PNE: { $number }, po { $number2 } $.
event-goal_scored = { NAME($seat) } zdobywa { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    } za cel firmy { NAME($company_goal) }.
event-scored = { NAME($seat) } zdobywa { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    } ({ NAME($category) }).
event-won = { NAME($seat) } wygrywa, mając { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }.
