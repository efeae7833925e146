### What has happened, one sentence each.

## Set-up

event-starts = Kartę gracza rozpoczynającego dostaje { NAME($seat) }.
event-agenda_laid = Priorytety { NAME($region, case: "gen") } to { NAME($agenda) }.
event-congress_shown = Zwołano kongres: { NAME($congress) } ({ NAME($place) }).
event-un_goal_shown = Na stół trafia cel NZ { NAME($un_goal) }.
event-event_shown = Zapowiada się zdarzenie { NAME($event, case: "at") }.
event-got_goal = { NAME($seat) } otrzymuje cel firmy { NAME($company_goal) }.
event-got_goal_hidden = { NAME($seat) } otrzymuje cel firmy.
event-got_lobby = { NAME($seat) } otrzymuje kartę lobbowania { NAME($lobby) }.
event-got_lobby_hidden = { NAME($seat) } otrzymuje kartę lobbowania.
event-kept = { NAME($seat) } zatrzymuje kartę lobbowania { NAME($lobby) }.
event-kept_hidden = { NAME($seat) } zatrzymuje kartę lobbowania.
event-passed_on = Wszyscy podają pozostałe karty lobbowania w prawo.
event-set = { NAME($seat) } kładzie { NAME($project, case: "at") } projekt { NAME($energy, case: "gen") }.

## Decades

event-decade = Zaczyna się dekada { $number }.
event-turn = Tura gracza: { NAME($seat) }.
event-income = { NAME($seat) } pobiera przychód: { $number } $ i { $number2 ->
        [one] { $number2 } punkt
        [few] { $number2 } punkty
        [many] { $number2 } punktów
       *[other] { $number2 } punktu
    }.
event-decayed = Zasób technologiczny { NAME($region, case: "gen") } wraca do zasobów ogólnych.
event-fossil = Elektrownia konwencjonalna ({ NAME($fossil) }) staje { NAME($region, case: "at") }, a CO₂ wynosi { $number } ppm.
event-no_fossil = Nie ma już elektrowni konwencjonalnej dla regionu { NAME($region) }.
event-region_paid = PNE { NAME($region, case: "gen") } trafia do banku.
event-paid = { NAME($seat) } płaci PNE { NAME($source, case: "from") }.
event-forced = { NAME($seat) } musi kupić PNE za elektrownię konwencjonalną { NAME($region, case: "at") }{ $number2 ->
        [0] {" "}i płaci { $number } $
        [one] , płaci { $number } $ i traci { $number2 } punkt za brakującego dolara
        [few] , płaci { $number } $ i traci { $number2 } punkty za brakujące dolary
        [many] , płaci { $number } $ i traci { $number2 } punktów za brakujące dolary
       *[other] , płaci { $number } $ i traci { $number2 } punktu za brakujące dolary
    }.
event-prevented = Zdarzenie { NAME($event, case: "at") } nie wyrządza szkód.
event-disaster = { NAME($event, case: "acc") } nawiedza katastrofa.
event-donated = { NAME($seat) } oddaje { NAME($region, case: "dat") } zasób technologiczny.
event-penalty = { NAME($seat) } nie ma zasobu technologicznego do oddania i traci { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }.
event-un_goal_lost = Cel NZ { NAME($un_goal) } wypada z gry.

## The turn

event-proposed = { NAME($seat) } przygotowuje { NAME($project, case: "at") } projekt { NAME($energy, case: "gen") }.
event-installed = { NAME($seat) } uruchamia { NAME($project, case: "at") } projekt { NAME($energy, case: "gen") }.
event-built = { NAME($seat) } buduje { NAME($region, case: "at") } elektrownię ({ NAME($energy) }) i zdobywa { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }.
event-replaced = Zastępuje ona { NAME($region, case: "at") } elektrownię konwencjonalną ({ NAME($fossil) }), a CO₂ spada do { $number } ppm.
event-moved = { NAME($seat) } przenosi naukowca { NAME($post, case: "from") } { NAME($post2, case: "to") }.
event-recruited = { NAME($seat) } rekrutuje naukowca.
event-dismissed = { NAME($seat) } płaci { NAME($seat2, case: "dat") } 1 $ i odsyła naukowca z projektu { NAME($project, case: "at") }.
event-home = { NAME($seat) } zabiera naukowca z projektu { NAME($project, case: "at") }.
event-speaks = { NAME($seat) } ma prelegenta na temat { NAME($energy, case: "gen") } ({ NAME($place) }).
event-learned = { NAME($seat) } osiąga poziom doświadczenia { $number } w zakresie { NAME($energy, case: "gen") }.
event-learned_nothing = { NAME($seat) } jest na końcu toru { NAME($energy, case: "gen") } i niczego więcej się nie uczy.
event-got_money = { NAME($seat) } otrzymuje { $number } $.
event-got_tech = { NAME($seat) } otrzymuje { $number ->
        [one] { $number } zasób technologiczny
        [few] { $number } zasoby technologiczne
        [many] { $number } zasobów technologicznych
       *[other] { $number } zasobu technologicznego
    }.
event-got_cep = { NAME($seat) } otrzymuje z rynku { $number } PNE.
event-got_points = { NAME($seat) } zdobywa { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }.
event-stocked = { NAME($seat) } kładzie PNE z rynku { NAME($region, case: "at") }.
event-region_stocked = Region { NAME($region) } otrzymuje PNE z rynku.
event-controls = { NAME($seat) } przejmuje kontrolę nad regionem { NAME($region) }.
event-resolved = Kończy się kongres: { NAME($congress) } ({ NAME($place) }).
event-place_empty = Nie ma już nowego żetonu na { NAME($place) }.
event-price_up = Rynek opustoszał i został uzupełniony, a cena PNE to { $number } $.
event-bought = { NAME($seat) } kupuje PNE za { $number } $.
event-sold = { NAME($seat) } sprzedaje PNE za { $number } $.
event-lobbied = { NAME($seat) } zagrywa główne lobby z karty { NAME($lobby) }.
event-minor_used = { NAME($seat) } zagrywa poboczne lobby z karty { NAME($lobby) }.
event-claimed = { NAME($seat) } realizuje cel NZ { NAME($un_goal) } i zdobywa { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }.
event-goal_discarded = { NAME($seat) } odrzuca cel firmy { NAME($company_goal) } za 8 $.
event-goal_discarded_hidden = { NAME($seat) } odrzuca cel firmy za 8 $.

## The auction

event-bid = { NAME($seat) } oferuje { $number } $ za kartę gracza rozpoczynającego.
event-passed = { NAME($seat) } pasuje.
event-won_auction = { NAME($seat) } wygrywa licytację z ofertą { $number } $.
event-paid_bid = { NAME($seat) } płaci { $number } $, { $number2 ->
        [one] { $number2 } zasób technologiczny
        [few] { $number2 } zasoby technologiczne
        [many] { $number2 } zasobów technologicznych
       *[other] { $number2 } zasobu technologicznego
    } i { $number3 } PNE.

## The end

event-last_decade = Ostatnia dekada dobiegła końca.
event-green_world = W dwóch regionach stoją już tylko elektrownie ekologiczne, więc gra się kończy.
event-safe_again = CO₂ wraca do strefy bezpiecznej ({ $number } ppm), więc gra się kończy.
event-too_hot = CO₂ osiąga { $number } ppm, więc gra się kończy.
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
event-solo_score = { NAME($seat) } kończy grę, mając { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }.
