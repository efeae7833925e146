### What has happened, one sentence each.

## Set-up

event-laid = Żeton „{ NAME($tile) }” leży teraz { NAME($place, case: "at") }.
event-exchanged = Po wymianie { NAME($place, case: "at") } leży żeton „{ NAME($tile) }”.
event-turned_up = Na wystawkę trafia { NAME($contract) }.
event-dealt = { NAME($seat) } otrzymuje { NAME($contract) }.
event-got_kite = { NAME($seat) } otrzymuje latawiec startowy i zaczyna każdą rundę.
event-order_turned_up = Na wystawkę trafia zamówienie { NAME($order) }.

## Turn

event-turn = { NAME($seat) } rozpoczyna turę { $number }.
event-income = { NAME($seat) } pobiera { $number }{ "\u00A0" }M dochodu.
event-duty = { NAME($seat) } nie ma elektrowni na żadnym kontrakcie i w tej turze musi w miarę możliwości kupić kontrakt.
event-bought_lines = { NAME($seat) } kupuje { $number ->
        [one] { $number } linię energetyczną
        [few] { $number } linie energetyczne
        [many] { $number } linii energetycznych
       *[other] { $number } linii energetycznej
    } za { $number2 }{ "\u00A0" }M.
event-placed_line = { NAME($seat) } kładzie linię na połączeniu { NAME($connection) }.
event-lifted_line = { NAME($seat) } podnosi linię z połączenia { NAME($connection) }.
event-bought_contract = { NAME($seat) } kupuje { NAME($contract) } za { $number }{ "\u00A0" }M.
event-took_contract = { NAME($seat) } bierze za darmo { NAME($contract) }.
event-bought_order = { NAME($seat) } kupuje zamówienie publiczne za { $number }{ "\u00A0" }M.
event-took_order = { NAME($seat) } bierze zamówienie { NAME($order) }.
event-stepped = { NAME($seat) } przesuwa ekipę { NAME($place, case: "to") }.
event-paid_bank = { NAME($seat) } płaci { $number }{ "\u00A0" }M do banku.
event-paid_fee = { NAME($seat) } płaci { NAME($seat2, case: "dat") } { $number }{ "\u00A0" }M opłaty przesyłowej.
event-slid = { NAME($seat) } wykorzystuje żeton energii jądrowej na darmowy krok.
event-passed = { NAME($seat) } pasuje, a ekipa zostaje na miejscu.
event-built = { NAME($seat) } buduje { NAME($place, case: "at") } elektrownię z { NAME($contract, case: "gen") } ({ NAME($icon) }).
event-added = { NAME($seat) } buduje { NAME($place, case: "at") } także elektrownię z { NAME($contract, case: "gen") } (ropa naftowa).
event-took_tile = { NAME($seat) } zabiera żeton „{ NAME($tile) }”.
event-stored = { NAME($seat) } kładzie na swojej planszy żeton „{ NAME($tile) }”.
event-boxed = Żeton „{ NAME($tile) }”, który bierze { NAME($seat) }, trafia do pudełka.
event-collected = { NAME($seat) } zbiera na zamówienia żeton „{ NAME($tile) }”.
event-returned = { NAME($seat) } zwraca do zasobów elektrownię z { NAME($contract, case: "gen") } ({ NAME($icon) }).
event-gained_money = { NAME($seat) } otrzymuje { $number }{ "\u00A0" }M.
event-gained_points = { NAME($seat) } zdobywa { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    } za teren budowlany.
event-drew = { NAME($seat) } dobiera { NAME($certificate) }.
event-drew_hidden = { NAME($seat) } dobiera certyfikat CO₂.
event-completed = { NAME($seat) } kończy { NAME($contract) }, zdobywa { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    } i otrzymuje { $number2 }{ "\u00A0" }M.
event-joined = { NAME($seat) } płaci { NAME($seat2, case: "dat") } 2{ "\u00A0" }M i dobudowuje { NAME($place, case: "at") } elektrownię z { NAME($contract, case: "gen") }.
event-got_joker = { NAME($seat) } bierze żeton dżokera.

## Orders

event-used = { NAME($seat) } używa zamówienia { NAME($order) }.
event-paid_tile = { NAME($seat) } płaci { NAME($payment, case: "ins") }.
event-order_points = { NAME($seat) } zdobywa { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    } za zamówienie { NAME($order) }.
event-sold = { NAME($seat) } sprzedaje { NAME($certificate) } za { $number }{ "\u00A0" }M.
event-shifted = { NAME($seat) } przesuwa elektrownię na { NAME($contract, case: "loc") } z pola { NAME($icon, case: "gen") } na pole { NAME($icon2, case: "gen") }.
event-planted = { NAME($seat) } stawia { NAME($place, case: "at") } elektrownię z { NAME($contract, case: "gen") } ({ NAME($icon) }).
event-swapped = { NAME($seat) } zamienia ze sobą żetony { NAME($place, case: "at") } i { NAME($place2, case: "at") }.
event-doubled = { NAME($seat) } podwaja elektrownię na polu ropy { NAME($contract, case: "gen") }.
event-free_step = { NAME($seat) } może wykonać następny krok za darmo.

## End

event-last_line = { NAME($seat) } kładzie ostatnią linię ze swoich zasobów, więc trwa ostatnia runda.
event-last_contract = Ostatni kontrakt ze stosu leży na wystawce, więc trwa ostatnia runda.
event-idle = Przez całą rundę nikt nic nie zrobił, więc gra się kończy.
event-stuck = W tej rundzie nikt nie mógł nic zrobić, bez względu na ilość pieniędzy. Jeśli tak pozostanie, gra skończy się po następnej rundzie.
event-stuck_end = Także w drugiej rundzie nikt nie mógł nic zrobić, więc gra się kończy.
event-scored = { NAME($seat) } zdobywa { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    } ({ $category ->
        [0] { category-contracts }
        [1] { category-orders }
        [2] { category-building_land }
        [3] { category-free_fields }
        [4] { category-certificates }
        [5] { category-majorities }
        [6] { category-regions }
        [7] { category-largest_grid }
       *[other] { NAME($category) }
    }).
event-won = { NAME($seat) } wygrywa, mając { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }.
