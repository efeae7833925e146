### What cards do: `does-<effect>` is a clause, an order to whoever it hits; the others put clauses together to sentences.

## Cards for the own projects

does-gain_clean = weź { $n ->
        [one] { $n } żeton czystej energii
        [few] { $n } żetony czystej energii
        [many] { $n } żetonów czystej energii
       *[other] { $n } żetonu czystej energii
    }
does-remove_dirty = usuń { $n ->
        [one] { $n } żeton brudnej energii
        [few] { $n } żetony brudnej energii
        [many] { $n } żetonów brudnej energii
       *[other] { $n } żetonu brudnej energii
    }
does-swap_dirty_clean = zamień { $n ->
        [one] { $n } żeton brudnej energii
        [few] { $n } żetony brudnej energii
        [many] { $n } żetonów brudnej energii
       *[other] { $n } żetonu brudnej energii
    } na czystą
does-remove_emission = usuń { $n ->
        [one] { $n } żeton emisji
        [few] { $n } żetony emisji
        [many] { $n } żetonów emisji
       *[other] { $n } żetonu emisji
    } ({ NAME($kind) })
does-remove_emission_by = usuń { $n ->
        [one] { $n } żeton emisji
        [few] { $n } żetony emisji
        [many] { $n } żetonów emisji
       *[other] { $n } żetonu emisji
    } ({ $tiers })
does-remove_emission_any = usuń { $n ->
        [one] { $n } żeton emisji
        [few] { $n } żetony emisji
        [many] { $n } żetonów emisji
       *[other] { $n } żetonu emisji
    } dowolnego rodzaju
does-lower_demand = zmniejsz swoje zapotrzebowanie na energię o { $n }
does-gain_resilience = weź { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    } { NAME($kind, case: "gen") }
does-gain_resilience_any = weź { $n ->
        [one] { $n } żeton odporności
        [few] { $n } żetony odporności
        [many] { $n } żetonów odporności
       *[other] { $n } żetonu odporności
    } dowolnego rodzaju
does-gain_resilience_to = jedna osoba, także ty, bierze { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    } { NAME($kind, case: "gen") }
does-gain_resilience_any_to = jedna osoba, także ty, bierze { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    } odporności dowolnego rodzaju
does-remove_community = usuń { $n ->
        [one] { $n } społeczność w kryzysie
        [few] { $n } społeczności w kryzysie
        [many] { $n } społeczności w kryzysie
       *[other] { $n } społeczności w kryzysie
    }
does-remove_community_to = jedna osoba, także ty, usuwa { $n ->
        [one] { $n } społeczność w kryzysie
        [few] { $n } społeczności w kryzysie
        [many] { $n } społeczności w kryzysie
       *[other] { $n } społeczności w kryzysie
    }
does-add_tree = dodaj { $n ->
        [one] { $n } drzewo
        [few] { $n } drzewa
        [many] { $n } drzew
       *[other] { $n } drzewa
    }
does-add_ocean = dodaj { $n ->
        [one] { $n } ocean
        [few] { $n } oceany
        [many] { $n } oceanów
       *[other] { $n } oceanu
    }
does-add_dac = dodaj { $n ->
        [one] { $n } filtr powietrza
        [few] { $n } filtry powietrza
        [many] { $n } filtrów powietrza
       *[other] { $n } filtra powietrza
    }
does-draw_cards = dobierz { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
does-draw_keep = dobierz { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }, zatrzymaj { $keep }, resztę odrzuć
does-draw_filter = { $what } i zatrzymaj wszystkie z symbolem { $tags }
does-draw_filter_lowers = { $what } i zatrzymaj wszystkie, które obniżają emisje lub brudną energię
does-recover_card = weź { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } ze stosu kart odrzuconych
does-tuck_from_deck = podłóż { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } z wierzchu talii pod ten projekt
does-move_card = przenieś { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } spod jednego ze swoich projektów na spód innego
does-reveal_crisis = odkryj { $n ->
        [one] { $n } nieznany kryzys
        [few] { $n } nieznane kryzysy
        [many] { $n } nieznanych kryzysów
       *[other] { $n } nieznanego kryzysu
    }
does-give_clean = oddaj innemu graczowi najwyżej { $n ->
        [one] { $n } żeton czystej energii
        [few] { $n } żetony czystej energii
        [many] { $n } żetonów czystej energii
       *[other] { $n } żetonu czystej energii
    }
does-give_clean_any = oddaj innemu graczowi dowolną liczbę żetonów czystej energii
does-give_card = oddaj { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } z ręki innemu graczowi
does-give_card_tags = oddaj innemu graczowi { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } z symbolem { $tags }
does-give_resilience = oddaj innemu graczowi { $n ->
        [one] { $n } żeton odporności
        [few] { $n } żetony odporności
        [many] { $n } żetonów odporności
       *[other] { $n } żetonu odporności
    } dowolnego rodzaju
does-exchange_card = wymień { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } z ręki z innym graczem za jego zgodą
does-other_draws = inny gracz dobiera { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
does-other_remove_community = inny gracz usuwa { $n ->
        [one] { $n } społeczność w kryzysie
        [few] { $n } społeczności w kryzysie
        [many] { $n } społeczności w kryzysie
       *[other] { $n } społeczności w kryzysie
    }
does-move_community = przenieś { $n ->
        [one] { $n } społeczność w kryzysie
        [few] { $n } społeczności w kryzysie
        [many] { $n } społeczności w kryzysie
       *[other] { $n } społeczności w kryzysie
    } od jednego gracza do drugiego
does-move_community_take = weź { $n ->
        [one] { $n } społeczność w kryzysie
        [few] { $n } społeczności w kryzysie
        [many] { $n } społeczności w kryzysie
       *[other] { $n } społeczności w kryzysie
    } od innego gracza za jego zgodą
does-move_community_give = oddaj najwyżej { $n ->
        [one] { $n } społeczność w kryzysie
        [few] { $n } społeczności w kryzysie
        [many] { $n } społeczności w kryzysie
       *[other] { $n } społeczności w kryzysie
    } innemu graczowi, który ma { $tags } i się zgodzi
does-geo_roll = rzuć kością geoinżynierii, plus 1 za każdy symbol { NAME($tag) } tutaj: { $rows }
does-geo_roll_spend = odrzuć najwyżej { $most ->
        [one] { $most } kartę
        [few] { $most } karty
        [many] { $most } kart
       *[other] { $most } karty
    } spod projektu i rzuć kością geoinżynierii, plus 1 za każdą: { $rows }
does-geo_row = od { $from }: { $what }
does-cut_emitted = wyemituj w tej rundzie o { $n } CO₂ mniej
does-double_clean = projekty z symbolem { NAME($tag) } na wierzchniej karcie dają dwa razy więcej czystej energii
does-reduce_crisis = osłab ten kryzys o { $n } dla wszystkich, których dotyka
does-suspend_bands = zdejmij na tę rundę { $n ->
        [one] { $n } pasek temperatury
        [few] { $n } paski temperatury
        [many] { $n } pasków temperatury
       *[other] { $n } paska temperatury
    }
does-retreat_effect = cofnij jeden znacznik skutku o { $n }
does-lose_own_resilience = strać { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    } { NAME($kind, case: "gen") }
does-ignore_crisis = oszczędź jednej osobie kryzysu, który osłabia { NAME($kind) }
does-draw_bonus-each = każdy dobiera o { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } więcej
does-draw_bonus-most_communities = osoba z największą liczbą społeczności w kryzysie dobiera o { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } więcej
does-draw_bonus-every_round = dobieraj o { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } więcej w każdej rundzie
does-draw_bonus-round_1 = dobierz o { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } więcej w rundzie 1
does-draw_bonus-round_1_less = dobierz o { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } mniej w rundzie 1
does-extra_forecast = odkryjcie od początku dodatkowo { $n ->
        [one] { $n } kryzys
        [few] { $n } kryzysy
        [many] { $n } kryzysów
       *[other] { $n } kryzysu
    }
does-share_energy = nadwyżki energii pokrywają niedobory innych
does-ignore_effect_roll = { $n ->
        [one] { $n } rzut na skutek { NAME($track) } nie liczy się
        [few] { $n } rzuty na skutek { NAME($track) } nie liczą się
        [many] { $n } rzutów na skutek { NAME($track) } nie liczy się
       *[other] { $n } rzutu na skutek { NAME($track) } nie liczy się
    }

## Crises and planetary effects

does-gain_community = weź { $n ->
        [one] { $n } społeczność w kryzysie
        [few] { $n } społeczności w kryzysie
        [many] { $n } społeczności w kryzysie
       *[other] { $n } społeczności w kryzysie
    }
does-lose_resilience = strać { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    } { NAME($kind, case: "gen") }; każdy brakujący to społeczność w kryzysie
does-lose_resilience_communities = strać { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    } { NAME($kind, case: "gen") } za każde 2 własne społeczności w kryzysie; każdy brakujący to społeczność w kryzysie
does-lose_tree = o { $n ->
        [one] { $n } drzewo
        [few] { $n } drzewa
        [many] { $n } drzew
       *[other] { $n } drzewa
    } mniej
does-lose_ocean = o { $n ->
        [one] { $n } ocean
        [few] { $n } oceany
        [many] { $n } oceanów
       *[other] { $n } oceanu
    } mniej
does-add_carbon_recent = { $n } CO₂ więcej w bieżących emisjach
does-add_carbon_thermometer = { $n } CO₂ na termometr
does-draw_fewer_next = dobierz w następnej fazie projektów o { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } mniej
does-discard_cards = odrzuć { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } z ręki lub projektów
does-discard_cards_tag = odrzuć z ręki lub projektów { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } z symbolem { NAME($tag) }
does-discard_global_project = porzućcie { $n ->
        [one] { $n } projekt globalny
        [few] { $n } projekty globalne
        [many] { $n } projektów globalnych
       *[other] { $n } projektu globalnego
    }
does-advance_effect = najbardziej opóźniony znacznik przesuwa się o { $n }
does-raise_demand = zapotrzebowanie na energię rośnie o { $n }
does-lose_dirty = strać { $n ->
        [one] { $n } żeton brudnej energii
        [few] { $n } żetony brudnej energii
        [many] { $n } żetonów brudnej energii
       *[other] { $n } żetonu brudnej energii
    }; każda brakująca potem jednostka to społeczność w kryzysie
does-gain_dirty = weź { $n ->
        [one] { $n } żeton brudnej energii
        [few] { $n } żetony brudnej energii
        [many] { $n } żetonów brudnej energii
       *[other] { $n } żetonu brudnej energii
    }
does-draw_crises = o { $n ->
        [one] { $n } kryzys
        [few] { $n } kryzysy
        [many] { $n } kryzysów
       *[other] { $n } kryzysu
    } więcej
does-restriction-no_forecast = wszystkie kryzysy wykłada się zakryte
does-restriction-no_crisis_support = pod inne kryzysy nie można podkładać kart
does-restriction-no_remove_dirty = brudnej energii nie można usuwać ani zamieniać na czystą
does-restriction-no_remove_emission = nie można usuwać żetonów emisji

## Challenges; a number with its sign is `$signed`

does-setup_bands = { $n ->
        [one] na termometrze leży na początku { $n } pasek temperatury
        [few] na termometrze leżą na początku { $n } paski temperatury
        [many] na termometrze leży na początku { $n } pasków temperatury
       *[other] na termometrze leży na początku { $n } paska temperatury
    }
does-setup_trees = drzewa na początku: { $signed } na gracza
does-setup_oceans = oceany na początku: { $signed } na gracza
does-setup_dac = filtry powietrza na początku: { $signed } na gracza
does-setup_effects = wszystkie znaczniki skutków zaczynają o { $n ->
        [one] { $n } pole
        [few] { $n } pola
        [many] { $n } pól
       *[other] { $n } pola
    } dalej
does-setup_resilience = { NAME($kind) } na początku: { $signed }
does-setup_emission = emisje ({ NAME($kind) }) na początku: { $signed }
does-setup_emission_any = emisje dowolnego rodzaju na początku: { $signed }
does-setup_demand = zapotrzebowanie na energię na początku: { $signed }
does-setup_community = społeczności w kryzysie na początku: { $signed }
does-setup_swap_clean_dirty = na początku zamiast czystej brudna energia: { $n }
does-setup_swap_dirty_clean = na początku zamiast brudnej czysta energia: { $n }
does-max_rounds = ostatnia jest runda { $n }
does-growth_bonus = zapotrzebowanie na energię rośnie w każdej rundzie o { $n } więcej
does-crisis_bonus = kryzysy dobierane w każdej rundzie: { $signed }
does-community_limit = przegrywacie, gdy ktoś ma { $n ->
        [one] { $n } społeczność w kryzysie
        [few] { $n } społeczności w kryzysie
        [many] { $n } społeczności w kryzysie
       *[other] { $n } społeczności w kryzysie
    }
does-no_forecast = przez całą grę wszystkie kryzysy wykłada się zakryte
does-global_choice = dobierajcie w każdej rundzie { $n ->
        [one] { $n } projekt globalny
        [few] { $n } projekty globalne
        [many] { $n } projektów globalnych
       *[other] { $n } projektu globalnego
    } i rozpoczynajcie jeden z nich
does-win_if-bands_at_most = zwycięstwo jest możliwe, gdy na termometrze { $n ->
        [one] jest najwyżej { $n } pasek temperatury
        [few] są najwyżej { $n } paski temperatury
        [many] jest najwyżej { $n } pasków temperatury
       *[other] jest najwyżej { $n } paska temperatury
    }
does-win_if-each_communities_at_most = zwycięstwo wymaga, by nikt nie miał więcej niż { $n ->
        [one] { $n } społeczność w kryzysie
        [few] { $n } społeczności w kryzysie
        [many] { $n } społeczności w kryzysie
       *[other] { $n } społeczności w kryzysie
    }
does-win_if-total_dirty_at_most = zwycięstwo jest możliwe, gdy wszyscy mają łącznie najwyżej { $n ->
        [one] { $n } żeton brudnej energii
        [few] { $n } żetony brudnej energii
        [many] { $n } żetonów brudnej energii
       *[other] { $n } żetonu brudnej energii
    }
does-win_if-each_resilience_at_least = zwycięstwo wymaga, by każdy miał po { $n } każdej odporności
does-win_if-sinks_at_least_start = zwycięstwo wymaga łącznie tylu drzew i oceanów co na początku
does-win_if-active_globals_at_least = zwycięstwo wymaga aktywnych projektów globalnych: { $n }
does-win_if-each_emitted_at_most = zwycięstwo wymaga, by nikt nie miał łącznie więcej niż { $n } żetonów brudnej energii i emisji
does-forbid-geo_roll = rzuty geoinżynierii są zabronione
does-forbid-add_dac = nowe filtry powietrza są zabronione

## Putting clauses together

does-per = { $what } za każdy symbol { NAME($tag) } tutaj
does-per_band = { $what } za każdy pasek temperatury
does-per_player = { $what } na gracza
does-tier = od { $from } × { NAME($tag) } tutaj: { $what }
does-tier_more = { $tier }, od { $from }: { $what }
does-may = { $what }, jeśli chcesz
does-then = { $what }, potem { $next }
does-or = { $tag } lub { $next }
does-tags = { $n } × { NAME($tag) }
does-paid = { $cost }: { $what }
does-needs = Wymaga: { $tags }.
does-cost_discard = zapłać { $n ->
        [one] { $n } kartą
        [few] { $n } kartami
        [many] { $n } kartami
       *[other] { $n } karty
    }
does-cost_demand = zwiększ swoje zapotrzebowanie na energię o { $n }
does-cost_resilience = oddaj { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    } { NAME($kind, case: "gen") }
does-cost_tucked = odrzuć { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } spod projektu
does-limit-none = Dowolną liczbę razy.
does-limit-once = Raz na rundę.
does-limit-per_tag = Raz na rundę za każdy symbol { NAME($tag) } tutaj.
does-in_emission_phase = W fazie emisji: { $what }

## Crises

does-target = { $who }: { $what }.
does-target-all = Każdy
does-target-world = Świat
does-target-lowest = Kto ma najmniej { NAME($kind, case: "gen") }
does-target-most_communities = Kto ma najwięcej społeczności w kryzysie
does-target-most_dirty = Kto ma najwięcej brudnej energii
does-target-fewest_clean = Kto ma najmniej czystej energii
does-target-most_tags = Kto ma najwięcej symboli { NAME($tag) } na wszystkich kartach
does-reduced = { $what }, o 1 mniej za każdy własny żeton { NAME($kind, case: "gen") }
does-support-ignore = Bez skutku, gdy pod nim leży { $tags }.
does-support-discard = Kończy się, gdy pod nim leży { $tags }.
does-support-reduce = O 1 mniej za każdą kartę z symbolem { NAME($tag) } pod nim.
does-alone = W pojedynkę tylko { $n }.
does-ongoing = Trwały: { $what }.

## Global projects

does-when-each = Każdy raz na rundę: { $what }.
does-when-each_clean = Każdy bez brudnej energii, raz na rundę: { $what }.
does-when-group = Jedna osoba, raz na rundę: { $what }.
does-when-open = Dowolną liczbę razy: { $what }.
does-when-shield = Gdy nadchodzi kryzys, raz na rundę: { $what }.
does-when-shield_open = Gdy nadchodzi kryzys: { $what }.
does-when-draw_phase = Na początku fazy projektów: { $what }.
does-when-global_phase = W fazie globalnej: { $what }.
does-when-energy_check = Przy sprawdzaniu energii: { $what }.
does-when-crisis_phase = W każdej fazie kryzysów: { $what }.
does-when-modifier = Zawsze: { $what }.
does-active_with = Aktywny, gdy leży pod nim { $tags }.
does-active_per_player = Aktywny, gdy leży pod nim 1 × { NAME($tag) } na gracza.
does-active_by_players = Aktywny, gdy leży pod nim { $tags }, w trzy lub cztery osoby { $more }.
does-active_each = Aktywny, dopóki każdy ma { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    } { NAME($kind, case: "gen") }.
does-active_some = Aktywny, dopóki ktoś ma na wszystkich kartach { $tags }.
does-active_always = Zawsze aktywny.
does-takes_any = Można podłożyć dowolną kartę.
does-takes_tag = Można podłożyć dowolnie wiele kart z symbolem { NAME($tag) }.
does-takes_set = Można podłożyć po jednej karcie z symbolami: { $tags }.

## Challenges

does-scope-group = Dla wszystkich: { $what }.
does-scope-individual = Dla jednej osoby: { $what }.
