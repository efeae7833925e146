### The words of the rules, `term-<id>` with what they `.means`; the headings of lists of names, `kind-<kind>`.

## Gra

term-company = firma
    .means = To, czym kieruje każdy gracz: firma energetyczna z własnymi pieniędzmi, naukowcami i wiedzą.
term-team = drużyna
    .means = W grze kooperacyjnej wszyscy razem, z jednym wynikiem: wspólnie wygrywają albo przegrywają. W pojedynkę jesteś całą drużyną.
term-start_player = gracz rozpoczynający
    .means = Kto ma ten znacznik, gra pierwszy w każdej rundzie dekady i decyduje za drużynę, o ile obniżyć CO₂. Po dekadzie znacznik przechodzi w prawo.
term-decade = dekada
    .means = Część gry: cztery dla drużyny, pięć dla rywali. Drużyna ma akcje, przychód, cele środowiskowe i zaopatrzenie; rywale mają zaopatrzenie, akcje, przychód i zdarzenia.
term-main_action = akcja główna
    .means = Zaplanowanie projektu, przygotowanie infrastruktury albo budowa elektrowni: w każdej turze dokładnie jedno z nich, jeśli jest możliwe.
term-director_action = akcja dyrektora
    .means = Każda raz w turze, przed akcją główną albo po niej: ruch naukowcem, wizyta na rynku, zagranie karty lobbowania albo realizacja celu ONZ.
term-co2 = poziom CO₂
    .means = Ile CO₂ jest w powietrzu, w ppm. Drużyna zaczyna od 400 i po każdej dekadzie musi mieć najwyżej 500; rywale zaczynają od 50, a powyżej 500 wszyscy natychmiast przegrywają.
term-reduction = obniżanie CO₂
    .means = Pod koniec zaopatrzenia drużyna może kupić kroki po 10 ppm za 1 punkt, w późniejszych dekadach za 2, 3 i 4. Musi zejść do 500 ppm, inaczej przegrywa.
term-victory_point = punkt zwycięstwa, PZ
    .means = Za elektrownie, przychód, cele ONZ i karty lobbowania; cele środowiskowe, kary i CO₂ kosztują drużynę część z nich. Jeśli wynik drużyny spadnie poniżej 0, drużyna przegrywa.
term-rating = ocena
    .means = Jak dobrze poszło zwycięskiej drużynie: liczą się czyste powietrze, zrealizowane cele ONZ i punkty, a wynikiem jest jedna z pięciu rang.

## Regiony i elektrownie

term-region = region
    .means = Jedna z sześciu części świata: priorytety, trzy pola projektów, pola elektrowni i PNE. W grze rywali bywają tam też znaczniki technologii.
term-agenda = priorytety regionu
    .means = Trzy rodzaje energii, których chce region, od najważniejszego. Tylko takie projekty można tam zaplanować, a kolejność rozstrzyga remisy o kontrolę.
term-control = kontrola regionu
    .means = Przypada temu, kto po budowie dostarcza tam więcej rodzajów energii niż inni; remis rozstrzygają priorytety, potem wiedza. Gracz kontrolujący może płacić PNE regionu i musi płacić za nowe elektrownie konwencjonalne.
term-plant_slot = pole elektrowni
    .means = Tu stoją elektrownie regionu, od lewej do prawej, po jednym polu na dekadę. Nowa zielona elektrownia zajmuje pierwsze puste pole, a w pełnym regionie miejsce pierwszej konwencjonalnej.
term-supply = zaopatrzenie w energię
    .means = Faza, w której każdy region z pustym polem bieżącej dekady dostaje tam elektrownię konwencjonalną. Za każdą region albo gracz kontrolujący płaci PNE.
term-energy = rodzaj energii
    .means = Recykling, energia wodna, wiatrowa, słoneczna albo zalesianie. Każdy ma własne projekty, elektrownie i tor wiedzy.
term-green_plant = zielona elektrownia
    .means = Zbudowana na infrastrukturze za pieniądze, znaczniki technologii i PNE, od razu daje punkty i nigdy nie znika. Liczy się temu, kto ją zbudował.
term-fossil_plant = elektrownia konwencjonalna
    .means = Gaz z 20 ppm, ropa z 30 ppm albo węgiel z 40 ppm. Nie należy do nikogo i znika tylko wtedy, gdy w pełnym regionie zastąpi ją zielona elektrownia.
term-event = zdarzenie
    .means = W grze rywali w każdej dekadzie zdarzenie uderza w region, od 400 ppm także następne: kto nie ma tam elektrowni, oddaje znacznik technologii albo traci 2 punkty i płaci PNE. Oba są odkryte.

## Projekty

term-project = zaplanowany projekt
    .means = Żeton na polu regionu, najpierw zaplanowany, potem odwrócony na infrastrukturę. Nie należy do nikogo: następny krok może zrobić każdy.
term-level = poziom
    .means = Pierwsze dwa projekty każdej energii mają poziom 1, ostatnie trzy poziom 2. Elektrownie poziomu 2 wymagają więcej wiedzy, kosztują więcej i dają więcej punktów.
term-plan = planowanie projektu
    .means = Projekt energii z priorytetów trafia na puste pole regionu. Daje 1 punkt wiedzy o tej energii i dotację pola.
term-subsidy = pole projektu i dotacja
    .means = Każdy region ma trzy pola, po jednym projekcie na każdym. Planowanie daje tam dolary za PNE w regionie albo dwa znaczniki technologii, albo naukowca: rekruta z 1 punktem wiedzy lub ruch.
term-prepare = przygotowanie infrastruktury
    .means = Kosztuje 1 PNE, odwraca zaplanowany projekt, kładzie na nim własny znacznik i daje nagrodę jego energii. Stojący tam naukowiec musi najpierw odejść.
term-infrastructure = infrastruktura
    .means = Projekt gotowy na elektrownię, ze znacznikiem tego, kto go przygotował; budować na nim może każdy. Elektrownia liczy się tam do celów ONZ właściciela znacznika.
term-build = budowa elektrowni
    .means = Na dowolnej infrastrukturze, której poziom się osiągnęło, za pieniądze, znaczniki technologii i PNE. Daje punkty, kostkę kontroli na priorytetach i czasem kontrolę nad regionem.

## Naukowcy i wiedza

term-scientist = naukowiec
    .means = Każdy gracz ma czterech, jednego z nich na początku na planszy gracza. Naukowiec, który opuszcza zaplanowany projekt, daje 1 punkt wiedzy o jego energii.
term-recruitment_pool = pula rekrutacji
    .means = Tu czekają naukowcy, którzy nie są jeszcze w grze. Na planszę gracza trafiają dzięki dotacji pól nauki.
term-knowledge = wiedza i tor wiedzy
    .means = Pole od 0 do 10, które gracz zajmuje na torze każdej energii. Decyduje, które elektrownie wolno budować i kto ma przychód.
term-bonus = premia
    .means = Niektóre pola toru dają coś w chwili osiągnięcia: 1 punkt wiedzy, znacznik technologii albo PNE dla regionu. W drużynie można ją komuś oddać.
term-income = przychód
    .means = Po akcjach dekady na każdym torze dwa najwyższe zajęte pola przynoszą swoją liczbę, w dwie osoby i w pojedynkę tylko najwyższe. Sumę dzieli się dowolnie na dolary i punkty.
term-summit = szczyt energetyczny
    .means = Żeton z dwoma do czterech tematów, każdy dla naukowca z projektu tej energii. Gdy wszystkie są zajęte, pod koniec tury każdy naukowiec daje 2 punkty wiedzy z dowolnych jego tematów.

## Pozwolenia, pieniądze i karty

term-cep = pozwolenie na emisję, PNE
    .means = Płaci się nim za infrastrukturę, elektrownie i nowe elektrownie konwencjonalne, z planszy gracza albo z kontrolowanego regionu. Jest ich 50, a nowe zawsze pochodzą z rynku.
term-market = rynek
    .means = Raz w turze można tam kupić albo sprzedać jedno PNE po bieżącej cenie od 1 do 8 $. Sprzedaż obniża cenę; gdy rynek opustoszeje, cena rośnie, bank go uzupełnia i do końca tury jest zamknięty.
term-penalty = kara
    .means = Kto jest winien PNE i nie ma go ani na planszy, ani w kontrolowanym regionie, traci tyle punktów, ile kosztuje PNE. W drużynie traci je drużyna.
term-tech = znacznik technologii
    .means = Płaci się nim za elektrownie i cele ONZ; jest ich 30. W grze rywali najwięcej na koniec daje 3 punkty, a znacznik w regionie płaci za tamtejszą elektrownię.
term-lobby_card = karta lobbowania
    .means = Każdy ma pięć na całą grę i w turze może zagrać jedną, dla efektu głównego albo pobocznego. Potem leży odkryta, a jeden naukowiec dowolnego gracza może tam przyjść, zostać i jeszcze raz dać efekt poboczny.
term-main_effect = efekt główny
    .means = Silniejszy efekt karty lobbowania. Następuje zaraz po akcji z karty; kartę z 3 $ na budowę można też zagrać tuż przed nią.
term-side_effect = efekt poboczny
    .means = Słabszy efekt karty lobbowania, w dowolnej chwili własnej tury: 1 PNE, 1 znacznik technologii, 2 $ albo ruch naukowcem.
term-un_goal = cel ONZ
    .means = Odkryta karta z dwiema lub trzema elektrowniami, które muszą stać na własnej infrastrukturze; realizuje się ją za znaczniki technologii. Drużyna dostaje za każdą 2 punkty i na koniec może zostawić 3; u rywali liczy się, ile kto ma.

## Cele

term-environment_goal = cel środowiskowy
    .means = 21 odkrytych żetonów dla drużyny, o elektrowniach, wiedzy i szczytach. Każdy niespełniony kosztuje w pierwszej dekadzie 1 punkt, potem 2, 3 i 4; dwa jednakowe wymagają tego dwa razy.
term-private_goal = cel osobisty
    .means = Tajna karta gry kooperacyjnej, sprawdzana na koniec. Każdy musi spełnić co najmniej jeden z dwóch, a w pojedynkę oba.
term-company_goal = cel firmy
    .means = Tajna karta rywali z punktami na koniec gry. Wcześniej można ją odrzucić za 8 $.
term-solo_goal = cel solo
    .means = Dodatkowe zadanie gry jednoosobowej, losowane albo wybierane przed grą. Bez niego nie ma zwycięstwa.

## Warianty

term-inspector = inspektor ONZ
    .means = Dwaj wędrują po celach elektrowni i szczytów, tak daleko, jak mówi elektrownia konwencjonalna. Tam, gdzie stoi inspektor, niespełniony cel kosztuje podwójnie.
term-lobby_draft = draft kart lobbowania
    .means = Zamiast pięciu rozdanych kart każdy zatrzymuje dwie, potem po jednej, i podaje pozostałe w prawo.
term-solo = gra solo
    .means = Gra drużynowa dla jednej osoby, z inspektorami i przeciwnikiem, którego kostki utrudniają kontrolę. Raz w turze CO₂ może wzrosnąć o 10 ppm za drugą akcję główną innego rodzaju.
term-opponent_cube = kostka przeciwnika
    .means = W grze solo na priorytetach leży osiem kostek przeciwnika. Przy sprawdzaniu kontroli liczą się jak kostki innego gracza.

## Nagłówki list nazw

kind-seat = Gracze
kind-energy = Rodzaje energii
kind-bonus = Premie torów
kind-region = Regiony
kind-project = Pola projektów
kind-origin = Skąd idą naukowcy
kind-post = Dokąd mogą iść naukowcy
kind-place = Miejsca szczytów
kind-source = Skąd płaci się PNE
kind-lobby = Karty lobbowania
kind-un_goal = Cele ONZ
kind-coop_goal = Cele osobiste
kind-company_goal = Cele firm
kind-solo_goal = Cele solo
kind-environment_goal = Cele środowiskowe
kind-agenda = Żetony priorytetów
kind-summit = Szczyty energetyczne
kind-event = Zdarzenia
kind-fossil = Elektrownie konwencjonalne
kind-category = Punkty za
kind-rank = Rangi zwycięskiej drużyny
