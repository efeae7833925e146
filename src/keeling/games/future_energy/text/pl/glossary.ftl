### The words of the rules, `term-<id>` with what they `.means`; the headings of lists of names, `kind-<kind>`.

## Plansza

term-action_tile = żeton akcji
    .means = Na początku gry na każdym używanym polu elektrowni leży jeden odkryty. Kto tam buduje, zabiera go i od razu wykonuje jego akcję.
term-building_land = teren budowlany
    .means = Żeton akcji, który pasuje do każdej elektrowni na kontrakcie. Daje 3{ "\u00A0" }M; nowe tereny budowlane z osobnego modułu działają inaczej.
term-closed_field = pole zamknięte
    .means = W grze na dwie osoby osiem pól przykrywają zakryte żetony. Tych pól i ich połączeń się nie używa.
term-connection = połączenie
    .means = Wydrukowana linia między dwoma sąsiednimi miejscami. Mieszczą się na niej najwyżej dwie linie energetyczne, nigdy dwie jednego gracza.
term-crew = ekipa budowlana
    .means = Jedyny pionek, poruszany przez wszystkich: krok po kroku wzdłuż połączeń, aż stanie na pasującym żetonie. Tam gracz buduje, a następny ruch zaczyna się z tego pola.
term-matching_tile = pasujący żeton
    .means = Żeton akcji z symbolem, pod którym na kontrakcie stoi własna elektrownia gracza; teren budowlany pasuje do każdej. Tylko tam ekipa może się zatrzymać.
term-old_power_plant = stara elektrownia
    .means = Żeton akcji z energią jądrową, węglem, gazem ziemnym lub ropą naftową. Energia jądrowa pozwala położyć darmową linię, węgiel cofnąć jeszcze jedną elektrownię z kontraktu do zasobów, gaz ziemny daje certyfikat CO₂, a ropa naftowa pozwala dostawić na tym samym polu do dwóch elektrowni spod symboli ropy.
term-start = pole startowe
    .means = Tu na początku stoi ekipa, a przy niej po jednej elektrowni każdego gracza. Pole nie ma żetonu, nie należy do żadnego regionu i nigdy nie przybywa na nim elektrowni.

## Kontrakty i elektrownie

term-completed = ukończony kontrakt
    .means = Kontrakt budowlany, na którym nie ma już żadnej elektrowni, niezależnie od tego, jak zniknęła ostatnia. Od razu daje swoje punkty i 1{ "\u00A0" }M, a potem do niczego już nie służy.
term-contract = kontrakt budowlany
    .means = Rząd pól z jednym symbolem na każdym, na których elektrownie z zasobów czekają na zbudowanie. Im więcej ma pól, tym więcej punktów daje po ukończeniu.
term-icon = symbol
    .means = Obrazek na polu kontraktu: inwestor, inżynier, energia jądrowa, węgiel, gaz ziemny lub ropa naftowa. Mówi, do których żetonów pasuje elektrownia na tym polu.
term-join = dobudowa
    .means = Gdy ktoś inny zbudował elektrownię, można za 2{ "\u00A0" }M, które dostaje ta osoba, postawić na tym samym polu własną spod takiego samego symbolu. Może to zrobić tylko pierwsza chętna osoba zgodnie z ruchem wskazówek zegara, bez akcji żetonu.
term-plant = elektrownia
    .means = Drewniany znacznik, po 20 w każdym kolorze. Trafia z zasobów na kontrakt, a stamtąd na planszę, gdzie liczy się do przewagi w swoim regionie.
term-start_contract = kontrakt startowy
    .means = Kontrakt z pięcioma różnymi symbolami, który każdy ma od początku, z elektrownią na każdym polu. Jest wart 12 punktów.
term-supply = zasoby gracza
    .means = Elektrownie i linie energetyczne, których gracz jeszcze nie użył. Kontrakt można kupić tylko wtedy, gdy na każde jego pole jest elektrownia w zasobach.

## Planowanie i pieniądze

term-certificate = certyfikat CO₂
    .means = Dobierany losowo po zabraniu żetonu gazu ziemnego; jego wartość zna tylko właściciel. W punktacji końcowej daje nadrukowane na nim 3, 4 lub 5 punktów.
term-engineer = inżynier
    .means = Każdy pozwala w każdej turze na jedną akcję planowania. Gracz ma jednego od początku; dochodzą do niego najwyżej dwa żetony inżyniera na planszy gracza, działające od jego następnej tury.
term-fee = opłata przesyłowa
    .means = 1{ "\u00A0" }M dla właściciela linii, po której przechodzi ekipa; gdy na połączeniu leżą linie dwóch innych graczy, 1{ "\u00A0" }M dla każdego z nich. Kto ma tam własną linię, nie płaci nic.
term-investor = inwestor
    .means = Każdy żeton inwestora na planszy gracza zwiększa wynoszący 3{ "\u00A0" }M dochód o 1{ "\u00A0" }M, począwszy od następnej tury tego gracza. Na planszy jest miejsce na dwa.
term-planning_action = akcja planowania
    .means = To, co robi inżynier przed ruchem ekipy: kupno jednej linii za 1{ "\u00A0" }M, kupno dwóch za 5{ "\u00A0" }M albo kupno kontraktu budowlanego w cenie jego miejsca. Każda z tych trzech akcji jest dostępna raz na turę.
term-power_line = linia energetyczna
    .means = Drewniany znacznik na połączeniu, po 15 w każdym kolorze. Daje właścicielowi darmowe kroki, przynosi opłaty od innych i łączy regiony w punktacji końcowej.
term-purchase_duty = obowiązek zakupu
    .means = Kto zaczyna turę bez elektrowni na jakimkolwiek kontrakcie, musi w tej turze kupić kontrakt budowlany, o ile na któryś wystarcza mu zasobów i pieniędzy.

## Przebieg i koniec gry

term-grid = sieć energetyczna
    .means = Linie jednego gracza połączone wspólnymi końcami. W punktacji końcowej sieć, która sięga najwięcej regionów, daje odpowiednio 1, 3, 6, 10 lub 15 punktów za 1, 2, 3, 4 lub 5 regionów.
term-last_round = ostatnia runda
    .means = Gdy ktoś położy ostatnią linię ze swoich zasobów albo ostatni kontrakt ze stosu znajdzie się na wystawce, trwającą rundę gra się jeszcze do końca. Dzięki temu wszyscy mają tyle samo tur.
term-majority = przewaga w regionie
    .means = W punktacji końcowej gracze z największą liczbą elektrowni w regionie dostają 6, 3 i 1 punkt (cztery osoby), 5 i 2 punkty (trzy) albo 3 punkty (dwie). Przy remisie punkty zajętych miejsc sumuje się i dzieli po równo, zaokrąglając w dół.
term-start_kite = latawiec startowy
    .means = Jego właściciel ma pierwszą turę w każdej rundzie. Przydziela się go losowo i nigdy nie zmienia właściciela.

## Moduły

term-collected_tile = zebrany żeton
    .means = W grze z zamówieniami publicznymi zabrany żeton po wykonaniu akcji zostaje przed graczem i służy do opłacania zamówień. Żetonów, które trafiają na planszę gracza lub planszę atomową, się nie zbiera.
term-joker = żeton dżokera
    .means = W grze z zamówieniami publicznymi nagroda za dobudowę. Zastępuje brakujący żeton przy opłacaniu zamówienia, które daje wtedy swój efekt, ale nie punkty.
term-nuclear_tableau = plansza atomowa
    .means = Należy do modułu z nowymi terenami budowlanymi i energią jądrową; mieści do dwóch żetonów energii jądrowej. Każdy z nich daje w każdej turze jeden darmowy krok ekipy, ale nie ma wtedy darmowej linii.
term-public_order = zamówienie publiczne
    .means = Karta z modułu o tej nazwie, kupowana za 1{ "\u00A0" }M zamiast kontraktu. Opłacona jednym żetonem za każdy symbol daje swój efekt, a także punkty, jeśli wszystkie żetony są pokazanego rodzaju.

## Nagłówki list nazw

kind-seat = Gracze
kind-place = Miejsca
kind-connection = Połączenia
kind-tile = Żetony akcji
kind-icon = Symbole
kind-contract = Kontrakty budowlane
kind-slot = Miejsca na wystawkach
kind-order = Zamówienia publiczne
kind-payment = Czym opłaca się zamówienia
kind-certificate = Certyfikaty
kind-side = Kierunki na kontrakcie
