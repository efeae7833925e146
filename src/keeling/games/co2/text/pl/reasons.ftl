### Why something is not legal, one sentence each. The program appends the clause.

## The turn

reason-acted = W tej turze projekt jest już przygotowany, uruchomiony albo zbudowany: w turze można zrobić tylko jedno z trojga.
reason-must_act = Możesz jeszcze przygotować albo uruchomić projekt lub zbudować elektrownię, a jedno z tego jest w turze obowiązkowe.
reason-moved = Ruch naukowcem jest w tej turze wykorzystany: kolejne dają tylko dotacje i karty lobbowania.
reason-visited = Wizyta na rynku w tej turze już się odbyła: wolno raz kupić albo raz sprzedać.
reason-carded = W tej turze jest już zagrana karta lobbowania albo zrealizowany cel NZ.

## Projects

reason-slot_taken = Na miejscu { NAME($project) } leży już projekt: wybierz puste.
reason-no_tile = Wszystkie projekty { NAME($energy, case: "gen") } są na planszy: jeden wróci, gdy powstanie jego elektrownia.
reason-is_installed = Ten projekt jest już uruchomiony i można z niego budować.
reason-no_cep = Uruchomienie kosztuje 1 PNE, a nie masz go ani w zasobach, ani w kontrolowanym regionie.
reason-no_dollar = Stoi tam naukowiec { NAME($seat, case: "gen") }, a brakuje ci 1 $, żeby go odesłać.
reason-not_installed = Ten projekt jest dopiero przygotowany: przed budową trzeba go uruchomić.
reason-no_plant = Wszystkie elektrownie { NAME($energy, case: "gen") } są już zbudowane.
reason-too_little_expertise = Ta elektrownia wymaga doświadczenia { $number } w swoim rodzaju energii, a masz { $number2 }.
reason-all_green = Wszystkie pola regionu { NAME($region) } zajmują elektrownie ekologiczne, a tych się nie zastępuje.
reason-too_little_money = To kosztuje { $number } $, a masz { $number2 } $.
reason-too_little_tech = To kosztuje { $number ->
        [one] { $number } zasób technologiczny
        [few] { $number } zasoby technologiczne
        [many] { $number } zasobów technologicznych
       *[other] { $number } zasobu technologicznego
    }, a masz { $number2 }.

## Scientists

reason-occupied = Pracuje tam naukowiec { NAME($seat, case: "gen") }, a na projekcie jest miejsce dla jednego.
reason-from_supply = Na kongres naukowiec jedzie tylko z projektu, a nie z zasobów.
reason-not_a_topic = { NAME($energy, case: "title") } nie jest tematem tego kongresu.
reason-topic_covered = Prelegenta na ten temat ma już { NAME($seat) }.
reason-pool_empty = W puli rekrutacyjnej nie ma już twoich naukowców.

## The market

reason-stopped = W tej turze rynek opustoszał, więc do następnej swojej tury nie możesz sprzedawać.
reason-nothing_to_sell = Sprzedać można tylko PNE z własnych zasobów, a tam nie masz żadnego.
reason-nothing_to_buy = Ani na rynku, ani w banku nie ma już PNE.
reason-too_dear = PNE kosztuje { $number } $, a masz { $number2 } $.
reason-region_full = Ten region ma już { $number } PNE, po jednym na pole zapotrzebowania, i więcej nie przyjmie.
reason-source_empty = Nie ma tam PNE: wybierz inne źródło.

## Cards

reason-not_done = Główne lobby wymaga akcji pokazanej na karcie, a w tej turze jej nie było.
reason-in_the_build = Tę kartę zagrywa się podczas budowy: wybierz tańszą budowę.
reason-not_owned = Nie masz elektrowni { NAME($energy, case: "gen") }, a ten cel jej wymaga.
reason-no_cube = Cel NZ kosztuje 1 własny zasób technologiczny, a nie masz żadnego.
reason-off_topic = { NAME($energy, case: "title") } nie jest tematem tego kongresu: wybierz jeden z jego tematów.

## The auction

reason-too_low = Najwyższa oferta to { $number } $: zaoferuj więcej albo spasuj.
reason-not_covered = Ze wszystkim, co masz, możesz zapłacić najwyżej { $number } $.
reason-too_little = Po tych zasobach i PNE zostałoby do zapłaty { $number } $, a masz { $number2 } $.
reason-too_much = Jeden z tych składników jest zbędny, a reszty się nie wydaje.
reason-goal_first = Twoja oferta ma pokrycie tylko razem z { $number } $ za cel firmy: najpierw go odrzuć.

## Solo

