### The words of the rules, `term-<id>` with what they `.means`; the headings of lists of names, `kind-<kind>`.

## Gra

term-company = firma
    .means = To, czym kieruje każdy gracz: firma energetyczna z własnymi pieniędzmi, naukowcami i doświadczeniem.
term-start_player = gracz rozpoczynający
    .means = Kto ma tę kartę, pierwszy gra w każdej rundzie dekady. Po dekadzie karta przechodzi w lewo albo do osoby wskazanej przez zwycięzcę licytacji.
term-decade = dekada
    .means = Część gry: faza zasobów, której pierwsza dekada nie ma, i faza operacyjna. Dekad jest pięć, a w pięć osób sześć.
term-resource_phase = faza zasobów
    .means = Zaczyna każdą dekadę oprócz pierwszej: przychód, zapotrzebowanie na energię, zdarzenie i sprawdzenie, czy CO₂ osiągnęło 500 ppm.
term-operations_phase = faza operacyjna
    .means = Rundy dekady, w których wszyscy rozgrywają tury: sześć dla jednej osoby, potem pięć, cztery, trzy, a dla pięciu osób dwie.
term-mandatory_action = akcja obowiązkowa
    .means = Przygotowanie projektu, uruchomienie projektu albo budowa elektrowni: w każdej turze dokładnie jedno z nich, jeśli jest możliwe.
term-optional_action = akcja opcjonalna
    .means = Każda raz w turze, przed akcją obowiązkową albo po niej: ruch naukowcem, kupno albo sprzedaż PNE, zagranie karty lobbowania albo realizacja celu NZ.
term-co2 = poziom CO₂
    .means = Suma ppm wszystkich elektrowni konwencjonalnych na planszy. Od 350 ppm zdarzają się katastrofy, a przy 500 ppm po fazie zasobów gra się kończy i wszyscy przegrywają.
term-safe_zone = strefa bezpieczna
    .means = Mniej niż 350 ppm. Jeśli CO₂ wróci tam po przekroczeniu tej granicy, gra kończy się po dekadzie.
term-victory_point = punkt zwycięstwa, PZ
    .means = Za elektrownie, przychód, cele NZ i karty lobbowania w trakcie gry, a na koniec za cel firmy, pieniądze i przewagi. Wynik może być ujemny.

## Regiony i elektrownie

term-region = region
    .means = Jedna z sześciu części świata: priorytety, trzy miejsca na projekty, od trzech do sześciu pól zapotrzebowania, PNE i czasem zasoby technologiczne.
term-agenda = priorytety regionalne
    .means = Trzy rodzaje energii, których chce region, od najważniejszego. Tylko takie projekty można tam przygotować, a kolejność rozstrzyga remisy o kontrolę.
term-control = kontrola regionu
    .means = Przypada temu, kto zbuduje tam pierwszy, a później temu, kto po budowie dostarcza więcej rodzajów energii; remis rozstrzyga priorytet, potem doświadczenie. Gracz kontrolujący może płacić PNE regionu, musi płacić za nowe elektrownie konwencjonalne i na koniec zbiera PNE.
term-demand_space = pole zapotrzebowania na energię
    .means = Tu stoją elektrownie regionu, od lewej do prawej, po jednym polu na dekadę. Nowa elektrownia ekologiczna zajmuje pierwsze puste pole, a w pełnym regionie miejsce pierwszej konwencjonalnej.
term-energy_demand = zapotrzebowanie na energię
    .means = Krok fazy zasobów: każdy region, którego pole zapotrzebowania nowej dekady jest puste, dostaje tam elektrownię konwencjonalną. Za każdą region albo gracz kontrolujący płaci PNE.
term-energy = rodzaj energii
    .means = Zalesianie, energia słoneczna, zimna fuzja, biomasa albo recykling. Każdy ma własne projekty, elektrownie i tor doświadczenia.
term-green_plant = elektrownia ekologiczna
    .means = Zbudowana z uruchomionego projektu za pieniądze i zasoby technologiczne, od razu daje punkty i nigdy nie znika. Każdy rodzaj energii ma najpierw dwie małe, potem trzy duże, droższe i lepiej punktowane.
term-fossil_plant = elektrownia konwencjonalna
    .means = Węgiel z 40 ppm, olej z 30 ppm albo gaz z 20 ppm. Nie należy do nikogo i znika tylko wtedy, gdy w pełnym regionie zastąpi ją elektrownia ekologiczna.
term-disaster = zdarzenie i katastrofa
    .means = Każda faza zasobów ma zdarzenie w jednym regionie, a od 350 ppm jest to katastrofa: kto nie ma tam elektrowni ekologicznej, oddaje regionowi zasób technologiczny albo traci 2 punkty. Bieżące i następne zdarzenie są odkryte.

## Projekty

term-project = projekt
    .means = Żeton na miejscu w regionie, najpierw przygotowany, potem uruchomiony, wreszcie zamieniony na elektrownię. Nie należy do nikogo: następny krok może zrobić każdy.
term-project_slot = miejsce na projekt
    .means = Każdy region ma trzy, po jednym projekcie na każdym: pieniądze, technologia i badania, zależnie od dotacji.
term-propose = przygotowanie projektu
    .means = Żeton projektu o energii z priorytetów trafia na puste miejsce w regionie, a gracz bierze dotację tego miejsca.
term-install = uruchomienie projektu
    .means = Kosztuje 1 PNE, odwraca przygotowany projekt i daje nagrodę jego rodzaju energii: PNE, zasoby technologiczne albo pieniądze.
term-build = budowa elektrowni
    .means = Z uruchomionego projektu, przy dostatecznym doświadczeniu w jego energii, za cenę wierzchniej elektrowni ze stosu. Daje jej punkty, 1 punkt doświadczenia, a czasem kontrolę nad regionem.
term-grant = dotacja
    .means = To, co daje przygotowanie projektu: dolary za PNE w regionie, co najmniej 1 $, albo dwa zasoby technologiczne, albo wsparcie badań.
term-research_grant = wsparcie badań
    .means = Dodatkowy ruch naukowcem albo nowy naukowiec z puli rekrutacyjnej.

## Naukowcy i doświadczenie

term-scientist = naukowiec
    .means = Każdy gracz ma czterech, na początku jednego w zasobach. Na projekcie jeden z nich daje pod koniec tury 1 punkt doświadczenia, a na kongresie są prelegentami.
term-recruitment_pool = pula rekrutacyjna
    .means = Tu czekają naukowcy, których jeszcze nie ma w grze. Do zasobów trafiają dzięki wsparciu badań.
term-dismiss = odesłanie naukowca
    .means = Kto uruchamia albo buduje tam, gdzie stoi cudzy naukowiec, płaci jego właścicielowi 1 $. Naukowiec wraca do zasobów, dając 1 punkt doświadczenia, albo jedzie na kongres.
term-expertise = doświadczenie
    .means = Poziom od 0 do 10, osobny w każdym z pięciu rodzajów energii. Decyduje o tym, które elektrownie wolno budować i kto ma przychód.
term-track_bonus = premia na torze
    .means = Niektóre pola toru doświadczenia dają coś po dotarciu na nie: zasób technologiczny, PNE dla regionu albo 1 punkt doświadczenia w innym rodzaju energii.
term-crane = symbol dźwigu
    .means = Pokazuje na torze, od jakiego poziomu wolno budować małe, a od jakiego duże elektrownie.
term-income = przychód
    .means = W każdej fazie zasobów dwa najwyższe zajęte poziomy każdego toru przynoszą liczbę ze swojego pola, w grze dwuosobowej tylko najwyższy. Sumę dzieli się dowolnie na dolary i punkty.
term-congress = światowy kongres energetyczny
    .means = Żeton z dwoma do czterech tematów. Gdy każdy temat ma prelegenta, każdy prelegent daje 1 punkt doświadczenia w swoim temacie, a każdy uczestnik zdobywa jeszcze 1 w dowolnym z tematów.
term-speaker = temat i prelegent
    .means = Naukowiec jedzie na kongres z projektu i mówi o jego energii. Zostaje tam, aż kongres będzie w komplecie.

## Pozwolenia, pieniądze i karty

term-cep = pozwolenie na emisję, PNE
    .means = Płaci się nim za uruchamianie projektów i za nowe elektrownie konwencjonalne, z własnych zasobów albo z kontrolowanego regionu. Jest ich 40, a nowe zawsze pochodzą z rynku.
term-market = rynek
    .means = Raz w turze można tam kupić albo sprzedać jedno PNE po bieżącej cenie od 1 do 8 $. Sprzedaż obniża cenę, a gdy rynek opustoszeje, cena rośnie, bank go uzupełnia i do końca tury nie wolno sprzedawać.
term-tech = zasób technologiczny
    .means = Kostka, którą płaci się za elektrownie i cele NZ; jest ich 25. Kto na koniec ma najwięcej, dostaje 3 punkty.
term-subsidy = zasób technologiczny regionu
    .means = Oddany regionowi podczas katastrofy, opłaca jeden z zasobów następnej tamtejszej elektrowni. W każdej fazie zasobów jeden z nich przepada.
term-supply = zasoby gracza
    .means = Pieniądze, zasoby technologiczne, PNE i wolni naukowcy, jawnie leżący przed graczem.
term-bank = bank i zasoby ogólne
    .means = Tam trafiają zapłacone dolary, PNE i zasoby technologiczne. Pieniędzy nigdy nie zabraknie, PNE i zasobów może.
term-lobby_card = karta lobbowania
    .means = Każdy ma pięć na całą grę i w turze może zagrać jedną, która wypada z gry. Działa albo główne, albo poboczne lobby.
term-main_lobby = główne lobby
    .means = Silniejszy efekt karty lobbowania. Wymaga, by w tej samej turze wykonano akcję pokazaną na karcie.
term-minor_lobby = poboczne lobby
    .means = Słabszy efekt karty lobbowania, w dowolnej chwili własnej tury: 1 zasób technologiczny, 2 $, 1 PNE albo ruch naukowcem.
term-un_goal = cel NZ
    .means = Odkryta karta z dwoma albo trzema rodzajami energii. Kto ma elektrownię każdego z nich, może ją zrealizować za 1 zasób technologiczny i dostaje punkty; najwięcej celów NZ daje na koniec 3 punkty.
term-company_goal = cel firmy
    .means = Tajna karta z punktami na koniec gry. Wcześniej można ją odrzucić za 8 $.

## Warianty

term-auction = licytacja gracza rozpoczynającego
    .means = Po każdej dekadzie każdy może raz zalicytować, a najwyższa oferta decyduje, kto zaczyna następną. Zasób technologiczny liczy się za 2 $, a PNE według ceny rynkowej.
term-lobby_draft = draft kart lobbowania
    .means = Zamiast pięciu rozdanych kart każdy zatrzymuje po jednej i podaje pozostałe w prawo.
term-fossil_set = wymuszony zestaw elektrowni
    .means = Pierwsze sześć elektrowni konwencjonalnych nie pochodzi z całego stosu, lecz z zestawu o sile od 150 do 240 ppm.
term-solo = wariant jednoosobowy
    .means = Pięć projektów leży na planszy od początku, a cele NZ pojawiają się po zagraniu głównego lobby. Nie ma zwycięzcy, liczy się wynik, nawet jeśli grę kończy 500 ppm.

## Nagłówki list nazw

kind-seat = Gracze
kind-energy = Rodzaje energii
kind-region = Regiony
kind-project = Miejsca na projekty
kind-post = Gdzie mogą być naukowcy
kind-place = Miejsca kongresów
kind-source = Skąd płaci się PNE
kind-lobby = Karty lobbowania
kind-un_goal = Cele NZ
kind-company_goal = Cele firm
kind-agenda = Żetony priorytetów
kind-congress = Kongresy
kind-event = Zdarzenia
kind-fossil = Elektrownie konwencjonalne
kind-category = Punkty za
