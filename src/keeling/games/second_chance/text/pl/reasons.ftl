### Why something is not legal, one sentence each. The program appends the clause.

## The turn

reason-acted = W tej turze projekt jest już zaplanowany, przygotowany albo zbudowany: w turze można zrobić tylko jedno z trojga.
reason-must_act = Możesz jeszcze zaplanować projekt, przygotować infrastrukturę lub zbudować elektrownię, a jedno z tego jest w turze obowiązkowe.
reason-moved = Ruch naukowcem jest w tej turze wykorzystany: kolejne dają tylko dotacje i karty lobbowania.
reason-visited = Wizyta na rynku w tej turze już się odbyła: wolno raz kupić albo raz sprzedać.
reason-carded = W tej turze jest już zagrana karta lobbowania albo zrealizowany cel ONZ.
reason-first_action_first = Druga akcja główna jest możliwa dopiero po pierwszej.
reason-second_used = W tej turze są już wykonane dwie akcje główne, a trzeciej nie ma.
reason-same_action = Druga akcja główna musi być innego rodzaju niż pierwsza.
reason-too_hot = CO₂ wynosi { $number } ppm i nie może dalej rosnąć, więc drugiej akcji głównej nie ma.
reason-no_other_action = Żadna akcja główna innego rodzaju nie jest teraz możliwa: CO₂ wzrosłoby na próżno.

## Projects

reason-place_taken = Na polu { NAME($project) } leży już projekt: wybierz puste.
reason-no_tile = Wszystkie projekty { NAME($energy, case: "gen") } są już zaplanowane.
reason-is_prepared = Ten projekt to już infrastruktura { NAME($seat, case: "gen") }, gotowa na elektrownię.
reason-no_marker = Wszystkie twoje znaczniki infrastruktury są na planszy.
reason-no_cep = To kosztuje 1 PNE, a nie masz go ani na swojej planszy, ani w kontrolowanym regionie.
reason-not_prepared = Ten projekt jest dopiero zaplanowany: przed budową musi powstać infrastruktura.
reason-no_cube = Wszystkie twoje kostki kontroli są na planszy, więc nie możesz już budować.
reason-too_little_knowledge = Ta elektrownia wymaga wiedzy { $number } w swoim rodzaju energii, a masz { $number2 }.
reason-all_green = Wszystkie pola regionu { NAME($region) } zajmują zielone elektrownie, a tych się nie zastępuje.
reason-too_little_money = To kosztuje { $number } $, a masz { $number2 } $.
reason-too_little_tech = To kosztuje { $number ->
        [one] { $number } znacznik technologii
        [few] { $number } znaczniki technologii
        [many] { $number } znaczników technologii
       *[other] { $number } znacznika technologii
    }, a masz { $number2 }.
reason-wrong_energy = Zagrana karta płaci za elektrownię ({ NAME($energy) }) i teraz trzeba zbudować właśnie taką.

## Scientists

reason-occupied = Jest tam naukowiec { NAME($seat, case: "gen") }, a miejsce jest dla jednego.
reason-has_infrastructure = Naukowcy pracują tylko na zaplanowanych projektach, a nie na infrastrukturze.
reason-from_board = Na szczyt naukowiec jedzie tylko z projektu, a nie z planszy gracza.
reason-not_a_topic = { NAME($energy, case: "title") } nie jest tematem tego szczytu.
reason-pool_empty = W puli rekrutacji nie ma już twoich naukowców.
reason-off_topic = { NAME($energy, case: "title") } nie jest tematem tego szczytu: wybierz jeden z jego tematów.

## The market

reason-closed = W tej turze rynek opustoszał i jest zamknięty do następnej tury.
reason-nothing_to_sell = Sprzedać można tylko PNE z własnej planszy, a tam nie masz żadnego.
reason-nothing_to_buy = Ani na rynku, ani w banku nie ma już PNE.
reason-too_dear = PNE kosztuje { $number } $, a masz { $number2 } $.
reason-region_full = Ten region ma już { $number } PNE, po jednym na każdym ze swoich pól, i więcej nie przyjmie.
reason-source_empty = Nie ma tam PNE: wybierz inne źródło.

## Cards

reason-not_done = Efekt główny wymaga akcji pokazanej na karcie, wykonanej bezpośrednio przed nią.
reason-no_guest = Zagranie tej karty przed jej akcją niczego teraz nie zmienia: żaden naukowiec nie może się w niej poruszyć.
reason-other_action = Karta lobbowania { NAME($lobby) } została zagrana dla swojej akcji i teraz trzeba ją wykonać.
reason-no_build = Pieniądze z karty są na elektrownię ({ NAME($energy) }), a teraz nie możesz takiej zbudować.
reason-not_supported = Na twojej infrastrukturze jest za mało elektrowni { NAME($energy, case: "gen") }, by zrealizować ten cel.
reason-too_little_to_claim = Ten cel ONZ kosztuje { $number ->
        [one] { $number } znacznik technologii
        [few] { $number } znaczniki technologii
        [many] { $number } znaczników technologii
       *[other] { $number } znacznika technologii
    }, a masz { $number2 }.

## Bonuses and the end of a decade

reason-is_given = Ta premia jest podarowana i nie można jej oddać dalej.
reason-no_gifts = W tej grze nie można oddawać premii.
reason-too_few_steps = CO₂ musi spaść do 500 ppm, co wymaga { $number ->
        [one] { $number } kroku
       *[other] { $number } kroków
    }.
reason-too_few_points = To kosztuje { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }, a jest { $number2 }.
