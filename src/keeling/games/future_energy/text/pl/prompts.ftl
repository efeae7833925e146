### The game in a few words; what is asked for now, `prompt-<step>`; the rule of the moment, `help-<step>`.

game-name = Future Energy
game-short = Jedna ekipa budowlana, do czterech firm energetycznych i kontynent pełen starych elektrowni do zastąpienia.
game-aim = Kierujesz firmą energetyczną, która zastępuje stare elektrownie w całej Europie. Punkty dają ukończone kontrakty budowlane, przewaga elektrowni w regionach i sieć linii sięgająca wielu regionów. Wygrywa ten, kto po ostatniej rundzie ma najwięcej punktów.

## Chance

prompt-sort_out_land = Jeden żeton terenu budowlanego wraca do pudełka.
prompt-lay_tile = Na planszę trafia żeton.
prompt-exchange_tile = Wokół pola startowego leży za dużo jednakowych żetonów: jeden z nich zostaje wymieniony.
prompt-exchange_for_tile = Miejsce wymienionego żetonu zajmuje jeden z pozostałych.
prompt-exchange_for_place = Miejsce wymienionego żetonu zajmuje żeton z dalszego pola.
prompt-turn_up_contract = Odkrywany jest kontrakt budowlany.
prompt-deal_start_contract = Rozdawany jest kontrakt startowy.
prompt-turn_up_order = Odkrywane jest zamówienie publiczne.
prompt-give_kite = Ktoś otrzymuje latawiec startowy.
prompt-draw_certificate = Dobierany jest certyfikat CO₂.
prompt-draw_order = Dobierane jest wierzchnie zamówienie ze stosu.
prompt-over = Koniec gry.

## Turn

prompt-look_on = Nikt nie może już nic zrobić: to ostatnia runda.
help-look_on = W poprzedniej rundzie nikt nie mógł położyć linii, wziąć kontraktu, kupić ani wykorzystać zamówienia, ani dotrzeć do żadnego pola, niezależnie od zaoszczędzonych pieniędzy. Jeśli to się nie zmieni, gra skończy się po tej rundzie. Instrukcja nie zna takiego zakończenia, jest ono nasze; samo oszczędzanie pieniędzy nigdy nie kończy gry.
prompt-planning = Co planujesz?
help-planning = Każdy z twoich inżynierów może wykonać jedną akcję planowania: kupno jednej linii, kupno dwóch linii albo kupno kontraktu (w grze z zamówieniami publicznymi: kontraktu lub zamówienia). Każda akcja jest dostępna raz na turę, w dowolnej kolejności, i w każdej chwili możesz przestać. Jeśli na początku tury na żadnym kontrakcie nie było twojej elektrowni, musisz w miarę możliwości kupić kontrakt. Zostaw trochę pieniędzy dla ekipy, bo większość kroków kosztuje 1{ "\u00A0" }M.
prompt-move = Dokąd idzie teraz ekipa?
help-move = Ekipa idzie krok po kroku, aż dotrze do żetonu pasującego do elektrowni na jednym z twoich kontraktów; teren budowlany pasuje do każdej. Krok po pustym połączeniu kosztuje 1{ "\u00A0" }M dla banku, po cudzych liniach 1{ "\u00A0" }M dla każdego właściciela, a po własnej linii nic. Jeśli możesz dotrzeć do pasującego żetonu, musisz się ruszyć. Po drodze ekipa mija tylko miejsca bez żetonu, żadnego dwa razy.
prompt-build = Którą elektrownię tu budujesz?
help-build = Zabierasz żeton i w jego miejsce stawiasz elektrownię z jednego ze swoich kontraktów. Musi ona stać pod symbolem z żetonu, a na terenie budowlanym możesz wziąć dowolną. Kontrakt bez elektrowni jest ukończony: od razu daje swoje punkty i 1{ "\u00A0" }M. Inni mogą tu dobudować elektrownię spod tego samego symbolu.
prompt-join = Czy dobudowujesz elektrownię { NAME($place, case: "at") }, płacąc { NAME($seat2, case: "dat") } 2{ "\u00A0" }M?
help-join = Ktoś inny właśnie zbudował elektrownię, a ty masz swoją pod takim samym symbolem. Za 2{ "\u00A0" }M, które dostaje ten gracz, możesz postawić ją na tym samym polu; akcja żetonu ci nie przysługuje. Dobudować może tylko pierwsza osoba, która się zgodzi, licząc zgodnie z ruchem wskazówek zegara. W grze z zamówieniami publicznymi dostajesz też żeton dżokera.
prompt-last_window = Czy przed końcem tury używasz zamówienia?
help-last_window = To ostatnia okazja w tej turze, by użyć leżących przed tobą zamówień publicznych, tylu, ile zdołasz opłacić. Każdy symbol zamówienia kosztuje jeden zebrany żeton tego rodzaju. Dżokery oraz zebrane żetony inwestora, inżyniera i terenu budowlanego mogą je zastąpić, ale przynajmniej jeden żeton musi pasować, a punkty są tylko wtedy, gdy pasują wszystkie.

## Effects

prompt-place_line = Gdzie kładziesz linię energetyczną?
help-place_line = Kupiona linia trafia na dowolne połączenie bez linii i nie musi stykać się z niczym twoim. Darmowa linia z żetonu lub zamówienia może też leżeć obok pojedynczej cudzej. Twoje linie dają ci darmowe kroki, przynoszą opłaty od innych i łączą regiony w punktacji końcowej. Kto położy ostatnią linię ze swoich zasobów, rozpoczyna ostatnią rundę.
prompt-lift_line = Którą ze swoich linii przenosisz?
help-lift_line = Wybierz jedną ze swoich linii na planszy i podnieś ją. Potem musi ona trafić na inne połączenie i nigdy nie wraca do zasobów. Poszukaj linii, która ani nie oszczędza ci kroków, ani nie łączy twoich regionów.
prompt-put_down_line = Dokąd przenosisz linię z połączenia { NAME($connection) }?
help-put_down_line = Podniesiona linia musi trafić na inne połączenie niż poprzednio. Niektóre zamówienia wymagają pustego połączenia, inne pozwalają też na takie z pojedynczą cudzą linią. Przeniesienie linii nigdy nie kończy gry.
prompt-return_plant = Która elektrownia wraca do twoich zasobów?
help-return_plant = Elektrownia z jednego z twoich kontraktów wraca do zasobów, a jej pole na kontrakcie uznaje się za wykonane. Jeśli była tam ostatnia, kontrakt jest ukończony i od razu punktuje. Po zabraniu żetonu węgla możesz zrezygnować; gdy nakazuje to zamówienie, musisz to zrobić.
prompt-add_oil_plants = Czy dostawiasz tu jeszcze jedną elektrownię z pola ropy?
help-add_oil_plants = Żeton ropy naftowej pozwala postawić na tym samym polu do dwóch dodatkowych elektrowni. Muszą one stać pod symbolami ropy na innych twoich kontraktach. Na jednym polu nigdy nie masz więcej niż trzech elektrowni, a przestać możesz w każdej chwili.
prompt-pick_plant = Którą elektrownię stawiasz na planszy?
help-pick_plant = Weź dowolną elektrownię z jednego ze swoich kontraktów; symbol nie ma znaczenia. Dzięki zamówieniu trafia ona na pole z cudzą elektrownią, a dzięki żetonowi terenu budowlanego na pole z twoją własną. Opróżniony w ten sposób kontrakt jest ukończony.
prompt-put_plant = Gdzie stawiasz elektrownię z { NAME($contract, case: "gen") } ({ NAME($icon) })?
help-put_plant = Przy zamówieniu na polu musi stać cudza elektrownia, a przy żetonie terenu budowlanego twoja własna. Na jednym polu możesz mieć najwyżej trzy elektrownie, a pole startowe nigdy nie wchodzi w grę. Więcej elektrowni w regionie pomaga zdobyć w nim przewagę.
prompt-shift_plant = Którą elektrownię przesuwasz i w którą stronę?
help-shift_plant = Przesuń jedną elektrownię na sąsiednie pole tego samego kontraktu; to pole musi być puste. Elektrownia stoi wtedy pod innym symbolem, więc pasuje do innych żetonów na planszy.
prompt-double_plant = Którą elektrownię na polu ropy podwajasz?
help-double_plant = Możesz dostawić drugą elektrownię z zasobów na polu kontraktu z symbolem ropy, na którym stoi dokładnie jedna. Gdy później budujesz lub dobudowujesz przy żetonie ropy naftowej, obie mogą trafić na planszę razem. Kontrakt jest ukończony dopiero wtedy, gdy znikną obie.
prompt-sell_certificate = Który certyfikat CO₂ sprzedajesz?
help-sell_certificate = Jeden z twoich certyfikatów opuszcza grę, a ty bierzesz jego wartość plus 1 w milionach. Tę wartość widzą wszyscy. W punktacji końcowej certyfikat już się nie liczy.
prompt-take_contract = Który kontrakt bierzesz za darmo?
help-take_contract = Bierzesz kontrakt z wystawki bez płacenia i bez inżyniera. Potrzebujesz w zasobach tylu elektrowni, ile kontrakt ma pól. Jeśli potem zostanie odkryty ostatni kontrakt ze stosu, trwa już ostatnia runda. Teren budowlany z darmowym zamówieniem daje kontrakt, gdy gra się bez zamówień publicznych; instrukcja tego nie mówi, to nasze odczytanie.
prompt-take_open_order = Które zamówienie publiczne bierzesz za darmo?
help-take_open_order = Możesz wziąć jedno z odkrytych zamówień bez płacenia. Nie liczy się ono jako to jedno zamówienie, które wolno ci kupić w tej turze. Dopóki wystarcza stosu, na jego miejsce odkrywa się nowe.
prompt-swap_tile = Który żeton zamieniasz jako pierwszy?
help-swap_tile = Dwa żetony na planszy zamieniają się miejscami; teraz wybierasz pierwszy z nich. Oba muszą przedstawiać starą elektrownię, czyli ropę naftową, gaz ziemny, węgiel lub energię jądrową, i być różnego rodzaju. Przybliż do ekipy żeton, którego potrzebujesz.
prompt-swap_with = Z którym żetonem zamieniasz ten { NAME($place, case: "at") }?
help-swap_with = Wybierz drugi żeton do zamiany. On także musi przedstawiać starą elektrownię, ale innego rodzaju niż pierwszy.
prompt-repeat_planning = Którą akcję planowania powtarzasz?
help-repeat_planning = Możesz jeszcze raz wykonać jedną akcję planowania z tej tury, bez inżyniera, ale za pełną cenę. Do wyboru są tylko akcje, które w tej turze wykonał już inżynier. Więcej niż jednego zamówienia na turę i tak kupić nie wolno.
prompt-store_or_collect = Dokąd trafia żeton energii jądrowej?
help-store_or_collect = Na twojej planszy atomowej żeton daje ci w każdej późniejszej turze jeden darmowy krok ekipy. Jako zebrany żeton może zamiast tego opłacić symbol energii jądrowej na zamówieniu. Decydujesz teraz i nie da się tego później zmienić.

## Orders

prompt-pay_tile = Którym żetonem opłacasz kolejny symbol zamówienia { NAME($order) }?
help-pay_tile = Symbole zamówienia opłaca się po kolei, każdy zebranym żetonem tego rodzaju albo zamiennikiem: dżokerem lub zebranym żetonem inwestora, inżyniera czy terenu budowlanego. Przynajmniej jeden żeton musi pasować. Jeśli pasują wszystkie, zamówienie oprócz efektu daje swoje punkty. Wszystko, czym płacisz, opuszcza grę.
