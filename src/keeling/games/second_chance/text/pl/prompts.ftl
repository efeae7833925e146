### The game in a few words; what is asked for now, `prompt-<step>`; the rule of the moment, `help-<step>`.

game-name = CO₂: Second Chance
game-short = Firmy energetyczne zazieleniają sześć regionów: jako drużyna, która razem wygrywa lub przegrywa, jako rywale albo w pojedynkę.
game-aim = Kierujesz firmą energetyczną, która stawia zielone elektrownie w regionach świata. Projekt trzeba zaplanować, przygotować jego infrastrukturę i zbudować na niej elektrownię, a następny krok może zrobić każda firma; wiedzę przynoszą naukowcy i szczyty. Drużyna, także jednoosobowa, ma wspólny wynik: niespełnione cele i CO₂ powyżej 500 ppm kosztują punkty, wynik nie może spaść poniżej 0, a na koniec trzeba zrealizować dość celów ONZ i osobistych. Jako rywale walczycie o najwięcej punktów, ale jeśli CO₂ przekroczy 500 ppm, przegrywają wszyscy.
outcome-lost = Przegrana.

## Chance

prompt-draw_start = Losowany jest gracz rozpoczynający.
prompt-draw_solo_goal = Losowany jest cel solo.
prompt-deal_goal = { NAME($seat) } otrzymuje cel osobisty.
prompt-deal_company_goal = { NAME($seat) } otrzymuje cel firmy.
prompt-deal_lobby = { NAME($seat) } otrzymuje kartę lobbowania.
prompt-turn_up_summit = Zwoływany jest nowy { NAME($place) }.
prompt-lay_agenda = { NAME($region) } otrzymuje priorytety.
prompt-lay_goal = Na stół trafia cel środowiskowy.
prompt-show_un_goal = Na stół trafia cel ONZ.
prompt-turn_up_event = Odkrywane jest następne zdarzenie.
prompt-inspector_fossil = Elektrownia konwencjonalna mówi, jak daleko idzie inspektor.
prompt-supply_fossil = Nowa elektrownia konwencjonalna staje { NAME($region, case: "at") }.
prompt-over = Koniec gry.

## Before the first turn

prompt-keep_goal = Który cel zatrzymujesz?
help-keep_goal = Zatrzymujesz część rozdanych celów, a pozostałe wracają do pudełka. Jako rywale zatrzymujecie po jednym z dwóch celów firmy; na koniec daje on punkty, a wcześniej 8 $. W pojedynkę zatrzymujesz dwa z czterech celów osobistych i żeby wygrać, musisz spełnić oba.
prompt-keep_card = Którą kartę lobbowania zatrzymujesz?
help-keep_card = Każdy zatrzymuje dwie z pięciu kart i podaje pozostałe w prawo, potem jedną z trzech, jedną z dwóch i ostatnią. Każda karta ma efekt główny, który następuje po określonej akcji, i efekt poboczny, dostępny w dowolnej chwili własnej tury. W turze zagrywa się najwyżej jedną kartę, szukaj więc takich, które pasują do twoich zamiarów.
prompt-begin_rivals = W którym regionie zaczyna się szukanie miejsc dla kostek przeciwnika?
help-begin_rivals = Przed grą na priorytety trafia osiem kostek przeciwnika, najwyżej po dwie w regionie, każda pod energię jakiegoś celu środowiskowego. Szuka się przeciwnie do ruchu wskazówek zegara od wybranego regionu, który sam jest ostatni. Tam, gdzie przeciwnik ma kostki, trudniej o kontrolę.

## The turn

prompt-act = Co robisz?
help-act = W każdej turze musisz wykonać jedną akcję główną: zaplanować projekt, przygotować infrastrukturę albo zbudować elektrownię. Oprócz tego, wcześniej lub później, możesz po razie: przesunąć naukowca, kupić albo sprzedać PNE oraz zagrać kartę lobbowania albo zrealizować cel ONZ. Zaplanowane projekty nie należą do nikogo; infrastruktura ma znacznik tego, kto ją przygotował, ale budować na niej może każdy. W pojedynkę możesz podnieść CO₂ o 10 ppm za drugą akcję główną innego rodzaju.
prompt-second_main = Jaką drugą akcję główną wykonujesz?
help-second_main = CO₂ wzrosło za nią o 10 ppm. Druga akcja główna musi być innego rodzaju niż pierwsza; każda inna akcja jest nadal możliwa raz w turze.
prompt-financed_build = Gdzie budujesz elektrownię ({ NAME($energy) })?
help-financed_build = Karta lobbowania dała pieniądze przed budową, więc elektrownia z karty musi powstać od razu. Liczy się jako akcja główna tej tury.
prompt-announced_action = Co robisz z kartą lobbowania { NAME($lobby) }?
help-announced_action = Karta została zagrana przed jej akcją, więc pokazana na niej akcja musi nastąpić od razu. Liczy się jako akcja główna tej tury. Karta leży już odkryta: naukowiec, który porusza się w tej akcji, może na nią wejść po efekt poboczny. Jej efekt główny następuje po akcji.
prompt-pay_cep = Skąd płacisz PNE za { $number ->
        [0] infrastrukturę
        [1] elektrownię
        [2] elektrownię konwencjonalną
       *[other] zdarzenie
    } { NAME($region, case: "at") }?
help-pay_cep = Możesz płacić z własnej planszy albo z każdego regionu, który kontrolujesz. PNE z planszy można też sprzedać; te w regionie zostają tam, dopóki nimi nie zapłacisz. Gdy kosztuje je elektrownia konwencjonalna albo zdarzenie, karę ponosi tylko ten, kto nie ma PNE nigdzie: tyle punktów, ile wynosi cena na rynku.
prompt-forced_move = Dokąd idzie twój naukowiec z projektu { NAME($project, case: "at") }?
help-forced_move = Na tym projekcie powstaje infrastruktura, więc twój naukowiec musi go opuścić, za darmo, i daje ci 1 punkt wiedzy o jego energii. Inny zaplanowany projekt, zagrana karta lobbowania, szczyt z tą energią jako tematem albo twoja plansza: ruch z twojej tury zostaje ci na później.
prompt-extra_move = Którego naukowca przesuwasz dodatkowo?
help-extra_move = Ten ruch jest dodatkowy, oprócz jednego w każdej turze. Naukowiec idzie z twojej planszy na zaplanowany projekt albo na zagraną kartę lobbowania, a z projektu także na inny projekt, na szczyt o jego energii albo z powrotem; kto opuszcza projekt, daje 1 punkt wiedzy o jego energii. Możesz zrezygnować.
prompt-recruit_or_move = Rekrutujesz naukowca czy przesuwasz któregoś?
help-recruit_or_move = Dotacja pola daje naukowca z puli rekrutacji na twoją planszę i 1 punkt wiedzy o dowolnej energii albo dodatkowy ruch naukowcem, także na właśnie zaplanowany projekt. Z obu możesz zrezygnować.
prompt-take_money_or_tech = Co bierzesz?
help-take_money_or_tech = Karta daje jedno z dwojga. Pieniędzmi i znacznikami technologii płaci się za elektrownie; znacznikami także za cele ONZ.

## Knowledge and summits

prompt-bonus = Co robisz z premią?
help-bonus = Osiągnięte pole albo podarunek daje premię: 1 punkt wiedzy o pokazanej albo dowolnej energii, znacznik technologii albo PNE dla regionu. Użyj jej albo zrezygnuj. W drużynie możesz ją też komuś oddać, a ta osoba użyje jej jak własnej; podarowanej premii nie oddaje się dalej.
prompt-study_any = O jakiej energii zdobywasz wiedzę?
help-study_any = Zdobywasz 1 punkt wiedzy o dowolnej energii. Wiedza decyduje, które elektrownie możesz budować, przynosi przychód, a niektóre pola dają premie.
prompt-summit_knowledge = Z jakiego tematu zdobywasz wiedzę ({ NAME($place) }, pozostało: { $number })?
help-summit_knowledge = Szczyt jest w komplecie: każdy z twoich naukowców daje tam 2 punkty wiedzy, które krok po kroku bierzesz z dowolnych jego tematów, także cudzych. Potem twoi naukowcy wracają na twoją planszę.

## Between the rounds and at the end

prompt-income = Ile przychodu bierzesz w dolarach?
help-income = Na każdym torze wiedzy dwa najwyższe zajęte pola przynoszą swoją liczbę; w dwie osoby i w pojedynkę tylko najwyższe. Sumę dzielisz dowolnie na dolary i punkty. W drużynie punkty są wspólne, a niespełnione cele i CO₂ niedługo będą kosztować; dolary są twoje i budują elektrownie.
prompt-choose_goal = Który z jednakowych celów środowiskowych jest spełniony?
help-choose_goal = Drużyna zrobiła dość dla jednego z tych żetonów, ale nie dla wszystkich. Wybrany żeton zostaje odwrócony i pozostaje spełniony. Pozostałe kosztują punkty, dopóki też nie zostaną spełnione, podwójnie tam, gdzie stoi inspektor, a inspektorzy liczą tylko odkryte żetony. Gracz rozpoczynający decyduje za drużynę.
prompt-reduce = O ile obniża się CO₂?
help-reduce = Za punkty, 1 za krok w pierwszej dekadzie i o 1 więcej w każdej następnej, drużyna obniża CO₂ krokami po 10 ppm. Musi ono spaść co najmniej do 500 ppm, a może do 400. Gracz rozpoczynający decyduje za drużynę: pozostałe punkty zapłacą później za cele i CO₂, ale kroki będą droższe.
prompt-final_goal = Co robisz z celem swojej firmy?
help-final_goal = Ostatnia dekada dobiegła końca. Ujawniasz cel firmy za jego punkty albo odrzucasz go za 8 $, wartych 4 punkty; wszyscy decydują jednocześnie.
