### The game in a few words; what is asked for now, `prompt-<step>`; the rule of the moment, `help-<step>`.

game-name = CO₂
game-short = Firmy energetyczne prześcigają się w budowie czystych elektrowni w sześciu regionach, zanim w powietrzu będzie za dużo CO₂.
game-aim = Kierujesz firmą energetyczną, która stawia elektrownie ekologiczne w regionach świata. Projekt trzeba przygotować, uruchomić i zbudować, a następny krok może zrobić każda firma; doświadczenie przynoszą naukowcy. Punkty dają elektrownie, przychód i cele, a wygrywa ten, kto ma ich najwięcej. Jeśli jednak po fazie zasobów CO₂ osiągnie 500 ppm, wszyscy razem przegrywają.
outcome-lost = Przy 500 ppm lub więcej niczego się nie punktuje: wszyscy przegrywają.

## Chance

prompt-draw_start = Losowana jest karta gracza rozpoczynającego.
prompt-lay_agenda = { NAME($region) } otrzymuje priorytety.
prompt-deal_goal = { NAME($seat) } otrzymuje cel firmy.
prompt-deal_lobby = { NAME($seat) } otrzymuje kartę lobbowania.
prompt-show_un_goal = Na stół trafia cel NZ.
prompt-draw_project = Losowany jest następny projekt.
prompt-turn_up_fossil = Nowa elektrownia konwencjonalna staje { NAME($region, case: "at") }.
prompt-turn_up_event = Odkrywane jest następne zdarzenie.
prompt-turn_up_congress = Zwoływany jest nowy { NAME($place) }.
prompt-over = Koniec gry.

## Before the first turn

prompt-keep_card = Którą kartę lobbowania zatrzymujesz?
help-keep_card = Każdy zatrzymuje jedną kartę z ręki i podaje pozostałe w prawo, aż wszyscy zatrzymają po pięć. Każda karta ma główne lobby, które wymaga określonej akcji w tej samej turze, i poboczne lobby, dostępne w dowolnej chwili własnej tury. W turze zagrywa się najwyżej jedną kartę, szukaj więc takich, które pasują do twoich zamiarów.
prompt-begin_projects = W którym regionie zaczyna się pierwszy projekt?
help-begin_projects = W grze jednoosobowej od początku leży na planszy pięć projektów, po jednym każdego rodzaju energii. Pierwszy trafia do wybranego regionu albo do następnego zgodnie z ruchem wskazówek zegara, którego priorytety pokazują jego energię; szukanie miejsca dla kolejnego zaczyna się o region dalej.
prompt-set_project = Na które miejsce { NAME($region, case: "at") } trafia projekt { NAME($energy, case: "gen") }?
help-set_project = Projekty z przygotowania gry nie dają dotacji. Zostaw wolne miejsca, których dotacje przydadzą się później: pieniądze za PNE w regionie, dwa zasoby technologiczne albo naukowiec.

## Between decades

prompt-bid = Ile oferujesz za prawo wskazania, kto zaczyna?
help-bid = Każdy licytuje raz, począwszy od gracza rozpoczynającego, a każda oferta musi być wyższa od poprzednich. Najwyższą opłaca się dolarami, zasobami technologicznymi po 2 $ i PNE po cenie rynkowej, a jej autor wskazuje, kto zaczyna dekadę. Jeśli wszyscy spasują, karta przechodzi w lewo.
prompt-pay_bid = Czym opłacasz swoją ofertę?
help-pay_bid = Zasób technologiczny liczy się za 2 $, a PNE za tyle, ile wynosi cena rynkowa; reszta idzie w dolarach. Reszty się nie wydaje i nie wolno płacić niczym, co jest zbędne. Najpierw możesz odrzucić cel firmy za 8 $, a jeśli bez tego nie starcza, musisz.
prompt-name_start = Kto zaczyna dekadę?
help-name_start = Licytacja należy do ciebie i wskazujesz, kto zaczyna dekadę, także siebie. Kto zaczyna, ma w każdej jej rundzie pierwszeństwo przy projektach i na rynku.
prompt-income = Ile przychodu bierzesz w dolarach?
help-income = Na każdym torze doświadczenia dwa najwyższe zajęte poziomy przynoszą liczbę ze swojego pola; w grze dwuosobowej tylko najwyższy. Sumę dzielisz dowolnie na dolary i punkty. Za dolary buduje się elektrownie, a na koniec dwa dają jeden punkt.
prompt-offer_goal = Czy przed zapłatą odrzucasz cel firmy za 8 $?
help-offer_goal = Musisz kupić PNE za elektrownię konwencjonalną w kontrolowanym regionie, a brakuje ci pieniędzy. Każdy brakujący dolar kosztuje punkt. Możesz odrzucić cel firmy za 8 $, ale wtedy na koniec nic nie da.

## The turn

prompt-act = Co robisz?
help-act = W każdej turze musisz przygotować projekt, uruchomić projekt albo zbudować elektrownię. Oprócz tego, wcześniej lub później, możesz po razie: przenieść naukowca, kupić albo sprzedać PNE oraz zagrać kartę lobbowania albo zrealizować cel NZ. Przygotowane i uruchomione projekty nie należą do nikogo, więc pomyśl, co mogą z nimi zrobić inni. Pod koniec tury naukowiec na projekcie daje 1 punkt doświadczenia w jego rodzaju energii.
prompt-pay_cep = Skąd płacisz PNE?
help-pay_cep = Możesz płacić z własnych zasobów albo z każdego regionu, który kontrolujesz. PNE z zasobów można też sprzedać; te w regionie zostają tam, dopóki nimi nie zapłacisz, a na koniec zbiera je gracz kontrolujący.
prompt-dismissal = Dokąd idzie twój naukowiec z projektu { NAME($project, case: "at") }?
help-dismissal = Ktoś inny korzysta z projektu, na którym stoi twój naukowiec, i masz za to 1 $. Po powrocie do zasobów naukowiec od razu daje 1 punkt doświadczenia w energii projektu. Jako prelegent na kongresie o tej energii nie daje teraz nic, ale da więcej, gdy kongres będzie w komplecie.
prompt-leave_project = Dokąd idzie twój naukowiec po budowie { NAME($project, case: "at") }?
help-leave_project = Projekt jest gotowy, więc naukowiec musi go opuścić. Powrót do zasobów jest zawsze możliwy, ale nie daje doświadczenia. Jeśli ruch naukowcem w tej turze jest jeszcze wolny, możesz go teraz użyć i wysłać tego naukowca na inny projekt albo na kongres o tej energii.
prompt-extra_move = Którego naukowca przenosisz dodatkowo?
help-extra_move = Ten ruch jest dodatkowy, oprócz jednego w każdej turze. Naukowiec idzie z zasobów na projekt bez naukowca, z projektu na inny projekt, z powrotem do zasobów albo na wolny temat kongresu zgodny z energią projektu. Możesz zrezygnować.
prompt-choose_one = Co bierzesz?
help-choose_one = Przysługuje ci jedna z kilku rzeczy. Wsparcie badań pozwala dodatkowo przenieść naukowca, także na właśnie przygotowany projekt, albo daje nowego z puli rekrutacyjnej; można też zrezygnować.

## Expertise and congresses

prompt-study_any = W jakim rodzaju energii zdobywasz doświadczenie?
help-study_any = Osiągnięte pole daje 1 punkt doświadczenia w dowolnym rodzaju energii. Twój poziom decyduje, które elektrownie możesz budować, a najwyższy i drugi poziom przynoszą przychód.
prompt-stock_region = Do którego regionu trafia PNE?
help-stock_region = Osiągnięte pole przenosi PNE z rynku do regionu, najwyżej po jednym na jego pole zapotrzebowania. W regionie, który kontrolujesz, możesz nim płacić; gdzie indziej zwiększa dotację pieniężną za następny projekt.
prompt-study_work = W jakim rodzaju energii uczy się twój naukowiec?
help-study_work = Pod koniec tury jeden z twoich naukowców na projektach daje 1 punkt doświadczenia w energii projektu, bez względu na to, ilu ich pracuje. Prelegenci na kongresach się nie liczą.
prompt-topic_order = W jakim temacie najpierw zdobywasz doświadczenie?
help-topic_order = Kongres jest w komplecie i każdy z twoich prelegentów daje 1 punkt doświadczenia w swoim temacie. Kolejność zależy od ciebie, bo pole na torze może dać premię.
prompt-extra_topic = W jakim temacie zdobywasz 1 punkt doświadczenia więcej ({ NAME($place) })?
help-extra_topic = Każdy, kto ma na kongresie prelegenta, zdobywa jeszcze 1 punkt doświadczenia w dowolnym z jego tematów, także w takim, na który mówi ktoś inny.
