### The words of the rules, `term-<id>` with what they `.means`; the headings of lists of names, `kind-<kind>`.

## Gra

term-company = firma
    .means = To, czym kieruje każdy gracz: przedsiębiorstwo z własną gotówką, przychodem, poziomami i kartami. Wszystko to leży odkryte.
term-round = runda
    .means = Jest ich dziesięć, każda z licytacją, księgowością, inwestycją i ekspansją. Po niektórych następują punktowania.
term-auction = licytacja
    .means = Każdy w tajemnicy ustawia ofertę na swoim kole licytacyjnym, wszystkie odkrywa się naraz, a kto zaoferował najwięcej, jest pierwszy w kolejności. Przy równych ofertach wcześniej jest ten, kto ma mniej gotówki, potem ten, kto ma niższy przychód, a w końcu decyduje los.
term-bid = oferta
    .means = Liczba od 0 do 15, najwyżej tyle, ile ma się gotówki. Każdy płaci swoją ofertę, wygraną czy nie.
term-turn_order = kolejność
    .means = Ustala ją licytacja na resztę rundy: przy inwestowaniu i przy kładzeniu płytek.
term-accounting = księgowość
    .means = Wszyscy płacą swoje oferty, a potem dostają przychód.
term-investment = inwestycja
    .means = Po kolei każdy rozgrywa jedną pełną turę z jedną główną inwestycją i dodatkowymi możliwościami wokół niej.
term-main_investment = główna inwestycja
    .means = Projekt, albo karta akcji lub zwrot podatku, albo pożyczka, albo nic. Tylko pożyczkę można połączyć z kartą akcji lub zwrotem podatku.
term-additional_option = dodatkowe możliwości
    .means = W dowolnej kolejności, przed główną inwestycją albo po niej: jeden żeton PR, jedna dywidenda, dowolnie wiele własnych kart na rękę i spłat.
term-expansion = ekspansja
    .means = Kto kupił w tej rundzie projekt, kładzie jego płytkę na mapie świata, zgodnie z kolejnością.
term-victory_point = punkt zwycięstwa, PZ
    .means = Kto ma ich na koniec najwięcej, wygrywa; przy remisie liczy się wyższy przychód, potem więcej gotówki. Wynik może być ujemny.

## Pieniądze

term-cash = gotówka
    .means = Płaci się nią za oferty, karty, żetony, dywidendy i pożyczki; nigdy nie jest ujemna. Na koniec sama nic nie daje.
term-income = przychód
    .means = Gotówka, którą dostaje się w każdej księgowości, od 0 do 16. Wynika z kroku na torze przychodu.
term-income_step = krok
    .means = Miejsce znacznika na torze przychodu, od 0 do 31; wszystkie zyski i straty przychodu liczy się w krokach. Im wyższy przychód, tym więcej kroków trzeba, żeby go podnieść.
term-dividend = dywidenda
    .means = Raz na rundę można zapłacić trochę gotówki za punkty zwycięstwa. Ile jednego i drugiego, zależy od przychodu w tej chwili.
term-loan = pożyczka
    .means = Karta na 6, 10 albo 14 gotówki, po trzy każdej; nikt nie ma więcej niż trzech niespłaconych. Kto spłacił pożyczkę, nie bierze w tej samej turze nowej.
term-interest = odsetki
    .means = Spłata pożyczki kosztuje jej kwotę i 2 więcej.
term-tax_refund = zwrot podatku
    .means = Karta, która jest zawsze dostępna, nic nie kosztuje i liczy się jako karta akcji tej tury. Daje jeden żeton PR z zasobu albo 4 gotówki.

## Karty

term-sustainability_card = karta rozwoju, projekt
    .means = Podnosi poziom swojej kategorii o swoją wielkość, zmienia przychód i punkty i daje płytkę na mapę. W każdej rundzie na sprzedaż jest po jednej z każdej kategorii.
term-size = wielkość projektu
    .means = Od 1 do 5, na karcie i na jej płytce.
term-category = kategoria
    .means = Środowisko, praca, społeczeństwo albo badania: każda ma własne projekty, płytki i poziomy.
term-level = poziom rozwoju
    .means = Jak daleko firma zaszła w kategorii, od 0 do 12.
term-action_card = karta akcji
    .means = W każdej rundzie na sprzedaż są dwie. Jej kroki przychodu i punkty liczą się raz, przy zakupie.
term-immediate = karta natychmiastowa
    .means = Karta akcji, która działa od razu.
term-permanent = karta stała
    .means = Karta akcji, która działa od zakupu do końca gry.
term-hand = karta na rękę
    .means = Karta akcji, która leży odkryta, aż właściciel zagra ją raz, w swojej turze inwestycji; szpiegostwo zagrywa się na początku licytacji.
term-endgame = karta końcowa
    .means = Karta akcji, która daje punkty po rozliczeniu końcowym.
term-display = rynek kart
    .means = Karty na sprzedaż. W trzy osoby sprzedaje się w rundzie dwa projekty, w cztery trzy, w pięć cztery; co wtedy zostanie, odrzuca się.
term-preview = podgląd
    .means = Odkryte karty następnej rundy. Nie można ich jeszcze kupić.

## Mapa

term-map = mapa świata
    .means = 6 wierszy i 10 kolumn pól. Za krawędzią ciągnie się dalej po przeciwnej stronie, więc każde pole ma ośmiu sąsiadów.
term-tile = płytka
    .means = Pokazuje kategorię i wielkość projektu. Pierwsza trafia na pole startowe, następne na wolne pole, które dotyka własnej płytki bokiem albo rogiem.
term-start_field = pole startowe
    .means = Miejsce na pierwsze płytki; jest ich tyle, ilu graczy. Dopóki wszyscy nie położą pierwszej płytki, żadna następna nie może tam trafić.
term-cooperation = współpraca
    .means = Między nową płytką a płytką tej samej kategorii przy jej boku: przychód obu właścicieli rośnie o średnią wielkość, zaokrągloną w dół. Z własną płytką liczy się raz.
term-competition = rywalizacja
    .means = Zamiast współpracować, właściciel większej nowej płytki może odebrać przychód: jego własny rośnie o różnicę wielkości, a drugi o nią spada.

## Punktowanie

term-pr_chip = żeton PR
    .means = Ma wartość 1, 2 albo 3 i kosztuje 2, 3 albo 4 gotówki; każdego są trzy. W każdej rundzie można kupić jeden.
term-pr_board = arkusz PR
    .means = Tu przed punktowaniem PR kładzie się w tajemnicy wszystkie swoje żetony: na kategoriach, a najwyżej jeden na środku, gdzie czeka na następny raz.
term-image = wizerunek
    .means = Poziom w kategorii i wartości leżących tam żetonów. Trwa przez jedno punktowanie PR albo na stałe, jeśli tak wybrano przy stole: instrukcja tego nie rozstrzyga.
term-pr_scoring = punktowanie PR
    .means = Po rundach 4, 7 i 10 najlepszy wizerunek w każdej kategorii daje 8 punktów, drugi 4, trzeci 2. Przy remisie dzieli się punkty zajętych miejsc, zaokrąglając w dół; wizerunek 0 nic nie daje.
term-sustainability_scoring = punktowanie rozwoju
    .means = Po rundach 6 i 10 każdy dostaje punkty za najniższy ze swoich czterech poziomów: 4, 10, 18, 28, 40 albo 54 od poziomu 2, 4, 6, 8, 10 albo 12.
term-company_valuation = wycena firmy
    .means = Po rundzie 10 najwyższy przychód daje 12 punktów, drugi 8, trzeci 4. Przy remisie dzieli się punkty zajętych miejsc, zaokrąglając w dół.
term-final_settlement = rozliczenie końcowe
    .means = Po rundzie 10 gotówką spłaca się pozostałe pożyczki z odsetkami. Każda brakująca jednostka gotówki kosztuje 2 punkty.

## Headings of lists of names

kind-seat = Gracze
kind-category = Kategorie
kind-card = Projekty
kind-action = Karty akcji
kind-chip = Żetony PR
kind-cell = Pola mapy
kind-tile = Płytki
kind-field = Pola arkusza PR
kind-source = Punkty za
kind-direction = Kierunki
