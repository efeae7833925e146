### The command line. Words in capitals and after two hyphens are typed as they are in every language.

## Commands, one line each

cli-about = Gry planszowe o strategii klimatycznej: graj w nie, pozwól grać botom, oglądaj rozegrane partie. Zasady opierają się na instrukcjach, a nasze decyzje są oznaczone; wiele wartości elementów odtworzyliśmy sami, a keeling data GAME mówi, które.
cli-games = pokaż gry, w które można zagrać
cli-play = zagraj w terminalu, ludzie i boty w dowolnym składzie
cli-serve = otwórz stół w przeglądarce, ludzie i boty w dowolnym składzie
cli-db = zadbaj o bazę danych serwera: sprawdź ją, utwórz kopię zapasową, przywróć, przenieś
cli-sim = pozwól botom rozegrać wiele partii
cli-replay = opowiedz słowami zapisaną partię
cli-check = sprawdź, czy zapisy dają się odtworzyć, a scenariusze się zgadzają
cli-verify = sprawdź, czy los w zapisach zrobił to, do czego zobowiązały się ich stoły
cli-rules = czytaj zasady, punkt po punkcie
cli-bench = zmierz, jak szybko gra ten komputer

## Help

cli-usage = użycie:
cli-heading-arguments = argumenty
cli-heading-everywhere = wszędzie
cli-heading-commands = polecenia (więcej powie keeling COMMAND --help):
cli-help-command = co zrobić, patrz niżej
cli-help-rest = argumenty polecenia
cli-help-help = pokaż tę pomoc i zakończ
cli-help-version = pokaż wersję i zakończ
cli-help-lang = język (domyślnie język środowiska)
cli-help-data = folder z wartościami elementów gry, które zastępują nasze, na przykład z twojego pudełka
cli-help-revision = graj według wcześniejszej wersji gry; można podać kilka razy
cli-help-json = wypisz JSON
cli-help-game = identyfikator gry, taki jak w `keeling games`
cli-help-seats = liczba miejsc
cli-help-set = ustawienie, na przykład modules=module_1,module_2; można podać kilka razy
cli-help-seed = liczba całkowita, z której losuje się wszystko: to samo ziarno losowania, ta sama partia
cli-help-players = kto gra, jeden wpis na miejsce: you, human:NAME, uniform, greedy, planner, rollout albo rollout:100; domyślnie grasz przeciw botom greedy
cli-help-record = prowadź zapis partii w tym pliku, jako tekst albo, gdy kończy się na .jsonl, jako wiersz JSON
cli-help-resume = wznów partię z jej zapisu, z tymi samymi graczami, o ile nie podano innych
cli-help-play-svg = trzymaj w tym pliku aktualny obraz planszy
cli-help-bots = boty w kolejności miejsc: uniform, greedy, planner, rollout albo rollout:100; jeśli jest ich mniej niż miejsc, powtarzają się (greedy)
cli-help-games = liczba partii na każdy wariant gry (100)
cli-help-workers = liczba procesów (1); wyniki od niej nie zależą
cli-help-out = zapisz partie w tym pliku, każdą w jednym wierszu JSON
cli-help-all-configs = rozegraj każdy wariant przygotowania gry
cli-help-rotate = niech boty zmieniają miejsca z partii na partię
cli-help-record-file = zapis partii, jako tekst albo wiersze JSON
cli-help-record-number = który zapis, jeśli w pliku jest ich kilka (1)
cli-help-to = zatrzymaj się po tylu decyzjach
cli-help-seat = czyj widok pokazać; domyślnie widok widza
cli-help-svg = zapisz obraz planszy w tym pliku
cli-help-files = zapisy partii albo scenariusze, które kończą się na .toml
cli-help-verify-files = zapisy skończonych partii, jako tekst lub wiersze JSON
cli-help-commitment = zobowiązanie, które stół pokazywał podczas partii, do porównania
cli-help-clauses = numery punktów, takie jak FE-5.2, albo szukane słowa (zasady są po angielsku)
cli-help-seconds = jak długo mierzyć (1)
cli-help-host = adres, pod którym działa serwer (127.0.0.1: tylko ten komputer)
cli-help-port = port, na którym działa serwer; domyślnie pierwszy wolny od 8080
cli-help-lan = wpuść także inne urządzenia w tej sieci
cli-help-public-url = adres, pod którym inni znajdą ten serwer, do rozdawanych linków
cli-help-database = plik albo URL bazy danych (domyślnie plik w twoim folderze danych)
cli-help-servers = liczba procesów serwera (1); więcej niż jeden wymaga PostgreSQL
cli-help-bot-processes = liczba procesów, które myślą za boty (2)
cli-help-keep-days = usuń stół po tylu dniach bez ruchu (0: zachowaj wszystkie stoły)
cli-help-owner-key = klucz do strony właściciela (w przeciwnym razie ten, który jest w bazie danych)
cli-help-log = postać dziennika na standardowym wyjściu błędów (text)
cli-help-log-level = co trafia do dziennika: ostrzeżenia i gorsze albo także każde żądanie (warning)
cli-help-log-addresses = zapisuj w dzienniku także adresy odwiedzających
cli-help-open = otwórz stronę w przeglądarce albo nie
cli-help-db-action = check: czy wszystko jest w porządku; backup FILE: gdy serwer działa; restore FILE; move FROM TO: na przykład z pliku do PostgreSQL
cli-help-db-places = plik kopii zapasowej; dla move baza, która jest czytana, i ta, która jest wypełniana
cli-help-db-force = zastąp to, co jest w miejscu docelowym

## Errors

cli-error-missing = brakuje: { $what }
cli-error-unrecognized = nieznana opcja lub argument: { $what }
cli-error-meant = czy chodziło o { $option }?
cli-error-no-value = { $what } wymaga wartości
cli-error-takes-no-value = { $what } nie przyjmuje wartości
cli-error-choice = „{ $value }” nie należy do: { $choices }
cli-error-number = „{ $value }” nie jest liczbą całkowitą od { $least } wzwyż
cli-error-number-between = „{ $value }” nie jest liczbą całkowitą od { $least } do { $most }
cli-error-seconds = „{ $value }” nie jest liczbą sekund większą od 0 i nie większą niż 3600
cli-error-seed = „{ $value }” nie jest ziarnem losowania; wpisz liczbę całkowitą, na przykład 7, albo 7/42 dla partii 42 w serii
cli-error-no-command = brakuje polecenia; dostępne: { $commands }
cli-error-command = nie ma polecenia „{ $command }”; dostępne: { $commands }
cli-error-data = --data: nie ma folderu „{ $path }”
cli-error-data-game = --data { $path }: „{ $name }” nie jest folderem gry; gry to { $games }
cli-error-revision = --revision: „{ $value }” nie ma postaci GAME=N
cli-error-revision-game = --revision: nie ma gry „{ $name }”; gry to { $games }
cli-error-revision-number = --revision { $value }: wersje gry { $game } to { $numbers }
cli-error-set = --set: „{ $value }” nie ma postaci NAME=VALUE
cli-error-set-seats = --set: liczbę miejsc podaje się przez --seats
cli-error-conflict = te ustawienia nie pasują do siebie: { $given }; jedno z nich może być: { $fitting }
cli-error-resume = to zapis gry { $game }: podaj tę grę, a miejsca i ustawienia pozostaw zapisowi
cli-error-players = { $argument }: { $given ->
        [one] { $given } wpis
        [few] { $given } wpisy
        [many] { $given } wpisów
       *[other] { $given } wpisu
    } na { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }
cli-error-write = nie można zapisać pliku { $path }: { $reason }
cli-error-record-number = --game: nie ma zapisu { $number }, zapisów w pliku: { $count }
cli-error-seat = --seat: „{ $value }” nie należy do: { $choices }
cli-error-commitment = --commitment: „{ $value }” nie jest zobowiązaniem; ma ono 64 cyfry, od 0 do 9 i od a do f
cli-error-worker = proces roboczy zakończył się bez słowa; z --workers 1 może ujawnić się przyczyna
cli-error-engine = proces roboczy używa innego silnika niż proces główny (jeden skompilowany, drugi nie)
cli-error-no-rules = dokument z zasadami gry { $game } nie jest zainstalowany
cli-error-no-clause = zasady gry { $game } nie mówią nic o „{ $wanted }”
cli-error-host = nie można użyć adresu { $host }, portu { $port }: { $reason }
cli-error-no-driver = { $url }: sterownik PostgreSQL nie jest zainstalowany: pip install 'keeling[all]'
cli-error-no-server = serwer nie jest zainstalowany: pip install 'keeling[server]'
cli-error-port = --port: port { $port } jest zajęty; bez --port znajdzie się wolny
cli-error-ports = wszystkie porty od { $first } do { $last } są zajęte; podaj inny przez --port
cli-error-database = --database { $url }: { $reason }
cli-error-served = { $place } jest już obsługiwane, przez proces { $process }: plik SQLite obsługuje tylko jeden proces; zatrzymaj go albo podaj inny plik: --database FILE. Bazę PostgreSQL może obsługiwać kilka procesów
cli-error-workers = --workers { $workers }: kilka procesów nie może obsługiwać jednego pliku SQLite, bo nie zauważałyby nawzajem swoich zmian; pomiń --workers albo podaj bazę PostgreSQL: --database postgresql://użytkownik@host/nazwa
cli-error-public-url = --public-url: od „{ $given }” nie może zaczynać się link: napisz jak https://games.example.org
cli-error-owner-key = --owner-key: klucz ma co najmniej { $least } liter, cyfr, kropek, łączników, podkreśleń lub tyld
cli-error-db = { $place }: { $reason }
cli-error-db-check = check nie przyjmuje miejsca: bazę wskazuje --database
cli-error-db-backup = backup przyjmuje jeden FILE, w którym będzie kopia zapasowa
cli-error-db-restore = restore przyjmuje jeden FILE, kopię zapasową; --database wskazuje, dokąd trafi
cli-error-db-move = move przyjmuje dwa miejsca: FROM i TO, każde to plik albo URL, i nie przyjmuje --database
cli-error-db-none = nie ma bazy danych w { $place }
cli-error-db-foreign = { $place } nie jest bazą danych Keelinga
cli-error-db-newer = { $place } pochodzi z nowszego wydania (schemat { $schema }): użyj tamtego
cli-error-db-older = { $place } pochodzi ze starszego wydania (schemat { $schema }): uruchom raz keeling serve, co zaktualizuje bazę
cli-error-db-in-use = { $place } jest w użyciu: najpierw zatrzymaj serwer
cli-error-db-full = { $place } nie jest puste; z --force zostanie zastąpione
cli-error-db-same = { $place } nie można skopiować na to samo miejsce
cli-error-db-differs = { $place }: dotarło coś innego, niż wysłano; niczego tam nie zmieniono
cli-error-db-unsound = { $source } jest uszkodzone, dlatego { $target } pozostawiono bez zmian: to może być ostatnia dobra kopia; keeling db check powie, co jest uszkodzone

## Tables

cli-column-id = identyfikator
cli-column-name = nazwa
cli-column-game = gra
cli-column-seat = miejsce
cli-column-seats = miejsca
cli-column-configs = warianty
cli-column-config = wariant
cli-column-compiled = skompilowane
cli-column-choices_per_second = decyzje/s
cli-column-clone_us = µs na kopię
cli-column-state_bytes = bajty na stan
cli-column-games = partie
cli-column-player = kto
cli-column-score = średnio punktów
cli-column-spread = rozrzut
cli-column-least = najniższy
cli-column-most = najwyższy
cli-column-scores = średnio punktów
cli-column-wins = wygrane
cli-column-clauses = punkty
cli-column-chapter = rozdział

## sim, replay, check, rules

cli-sim-heading = { $game }, { $config }
cli-sim-rotating = po kolei
cli-sim-speed = { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } i { $choices ->
        [one] { $choices } decyzja
        [few] { $choices } decyzje
        [many] { $choices } decyzji
       *[other] { $choices } decyzji
    } w { $seconds } s ({ $speed } decyzji/s)
cli-sim-lost = { $games ->
        [one] { $games } partię przegrali wszyscy
        [few] { $games } partie przegrali wszyscy
        [many] { $games } partii przegrali wszyscy
       *[other] { $games } partii przegrali wszyscy
    } ({ $share } %)
cli-sim-won-in = { $unit ->
        [decade] Wygrane w dekadzie
       *[round] Wygrane w rundzie
    } { $rounds }
cli-sim-lost-in = { $unit ->
        [decade] Przegrane w dekadzie
       *[round] Przegrane w rundzie
    } { $rounds }
cli-sim-ended-in = { $unit ->
        [decade] Zakończone w dekadzie
       *[round] Zakończone w rundzie
    } { $rounds }
cli-sim-error = partia została przerwana, { $error }
cli-sim-errors = { $count ->
        [one] { $count } partia nie dobiegła końca
        [few] { $count } partie nie dobiegły końca
        [many] { $count } partii nie dobiegło końca
       *[other] { $count } partii nie dobiegło końca
    }
cli-replay-so-far = Po { $taken } z { $all } decyzji partia trwa dalej.
cli-check-ok = ok
cli-check-ok-by = ok, według wersji, według której grano: { $revisions }
cli-replay-earlier = Partia według wersji { $revision } gry { $game } i według niej odtworzona; najnowsza to { $newest }.
cli-check-record = zapis { $number }: { $problem }
cli-rules-how = keeling rules GAME z numerem punktu albo szukanymi słowami pokazuje same zasady (po angielsku).

## verify

cli-verify-no-draw = przy stole { $table } nie było żadnego losowania: nie ma czego sprawdzać
cli-verify-ok = { $draws ->
        [one] jedyne losowanie jest zgodne
        [few] wszystkie { $draws } losowania są zgodne
        [many] wszystkie { $draws } losowań jest zgodnych
       *[other] wszystkie { $draws } losowania są zgodne
    } z tym, do czego zobowiązał się stół { $table }
cli-verify-copied = { $draws ->
        [one] pierwsze losowanie odbyło się
        [few] pierwsze { $draws } losowania odbyły się
        [many] pierwsze { $draws } losowań odbyło się
       *[other] pierwsze { $draws } losowania odbyły się
    } przy innym stole, od którego ten zaczął: tutaj bez sprawdzenia
cli-verify-revision = Odtworzono go według wersji, według której grano: { $game } { $revision }.
cli-verify-words = { $count ->
        [one] gracze dodali słowa { $count } raz
        [few] gracze dodali słowa { $count } razy
        [many] gracze dodali słowa { $count } razy
       *[other] gracze dodali słowa { $count } razu
    }
cli-verify-no-words = żaden gracz nie dodał słów: decydował sam sekret
cli-verify-compare = zobowiązanie to { $commitment }; porównaj je z tym, które stół pokazywał podczas partii, albo podaj tamto po --commitment
cli-verify-seeded = ta partia miała ziarno losowania: kto je znał, mógł przewidzieć los, i nie ma zobowiązania do sprawdzenia
cli-verify-no-commitment = ten zapis nie ma zobowiązania: nie ma czego sprawdzać
cli-verify-other-commitment = zapis ma inne zobowiązanie niż { $expected }: to nie jest ta partia, za którą uchodzi
cli-verify-broken-commitment = sekret nie jest tym, do którego zobowiązał się stół
cli-verify-other-chance = wybór { $choice } nie został wylosowany z sekretu: w zapisie jest „{ $found }”, powinno być „{ $expected }” (poprawne losowania przed nim: { $verified })
cli-verify-other-result = każde losowanie się zgadza, ale zapis podaje inny wynik, niż wynika z wyborów

## serve

cli-serve-here = Stół jest otwarty: { $url }
cli-serve-others = W twojej sieci: { $url }
cli-serve-database = Partie są zapisane w { $database }
cli-serve-earlier = { $tables ->
        [one] { $tables } niedokończony stół jest z gry { $game } w wersji { $revision }; aby grać dalej, uruchom z --revision { $game }={ $revision }
        [few] { $tables } niedokończone stoły są z gry { $game } w wersji { $revision }; aby grać dalej, uruchom z --revision { $game }={ $revision }
        [many] { $tables } niedokończonych stołów jest z gry { $game } w wersji { $revision }; aby grać dalej, uruchom z --revision { $game }={ $revision }
       *[other] { $tables } niedokończonych stołów jest z gry { $game } w wersji { $revision }; aby grać dalej, uruchom z --revision { $game }={ $revision }
    }
cli-serve-owner = Tylko dla ciebie, właściciela: { $url }
cli-serve-plain = Zwykły Python, dopóki silnik kompiluje się w tle; potem serwer sam się na niego przełączy.
cli-serve-compiled = Silnik jest skompilowany i serwer już go używa.
cli-serve-uncompiled = Nie udało się skompilować silnika; serwer działa dalej w zwykłym Pythonie. Co poszło nie tak: { $log }
cli-serve-stop = Ctrl-C zatrzymuje serwer; partie toczą się dalej po ponownym uruchomieniu.
cli-serve-stopped = Zatrzymano. Wszystkie decyzje są zapisane.

## db

cli-db-replaying = Odtwarzanie stołów
cli-db-table = stół { $table }: { $problem }
cli-db-schema = Schemat to { $schema }, a tego wydania { $newest }. keeling serve aktualizuje bazę przy uruchomieniu.
cli-db-missing = W schemacie brakuje: { $what }
cli-db-file = Plik jest uszkodzony: { $what }
cli-db-astray = { $rows ->
        [one] { $rows } wiersz
        [few] { $rows } wiersze
        [many] { $rows } wierszy
       *[other] { $rows } wiersza
    } w { $what } bez stołu
cli-db-gap = w dzienniku brakuje wpisu { $version }
cli-db-entry = wpisu { $version } dziennika nie da się odtworzyć
cli-db-unreadable = nie da się odczytać jego wierszy ({ $why })
cli-db-seats = liczba miejsc ({ $seats }) nie pasuje do gry
cli-db-differs = to, co zapisano o stole, różni się od jego dziennika: { $what }
cli-db-earlier = { $tables ->
        [one] { $tables } stół jest z wcześniejszej wersji swojej gry i według niej go odtworzono.
        [few] { $tables } stoły są z wcześniejszych wersji swoich gier i według nich je odtworzono.
        [many] { $tables } stołów jest z wcześniejszych wersji swoich gier i według nich je odtworzono.
       *[other] { $tables } stołów jest z wcześniejszych wersji swoich gier i według nich je odtworzono.
    }
cli-db-other-rules = { $tables ->
        [one] { $tables } stół utworzono dla innych reguł lub danych i nie odtworzono go.
        [few] { $tables } stoły utworzono dla innych reguł lub danych i nie odtworzono ich.
        [many] { $tables } stołów utworzono dla innych reguł lub danych i nie odtworzono ich.
       *[other] { $tables } stołu utworzono dla innych reguł lub danych i nie odtworzono ich.
    }
cli-db-sound = Wszystko w porządku: { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołu
    }, { $choices ->
        [one] { $choices } decyzja
        [few] { $choices } decyzje
        [many] { $choices } decyzji
       *[other] { $choices } decyzji
    }.
cli-db-damaged = Coś jest nie w porządku. Uszkodzone stoły: { $damaged } z { $tables }.
cli-db-backup = Kopia zapasowa { $source } jest w { $target }: { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołu
    }, { $entries ->
        [one] { $entries } wpis w dzienniku
        [few] { $entries } wpisy w dziennikach
        [many] { $entries } wpisów w dziennikach
       *[other] { $entries } wpisu w dziennikach
    }.
cli-db-backup-older = Kopia zapasowa { $source } jest w { $target }, bez zmian: baza pochodzi ze starszego wydania (schemat { $schema }), które może jej dalej używać.
cli-db-restore = Przywrócono { $target } z { $source }: { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołu
    }, { $entries ->
        [one] { $entries } wpis w dzienniku
        [few] { $entries } wpisy w dziennikach
        [many] { $entries } wpisów w dziennikach
       *[other] { $entries } wpisu w dziennikach
    }.
cli-db-move = Przeniesiono { $source } do { $target }: { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołu
    }, { $entries ->
        [one] { $entries } wpis w dzienniku
        [few] { $entries } wpisy w dziennikach
        [many] { $entries } wpisów w dziennikach
       *[other] { $entries } wpisu w dziennikach
    }. W starym miejscu wszystko jest tak, jak było.
cli-db-digest = Wiersze: { $rows }, suma kontrolna { $digest }

## play

cli-play-welcome = Wpisz numer tego, co wybierasz. help wyjaśnia resztę, quit kończy grę.
cli-play-you = ty
cli-play-who = { $seat } ({ $player })
cli-play-prompt = { $seat } [1-{ $count }] >
cli-play-thinking = Boty myślą…
cli-play-hand-over = Przekaż klawiaturę: teraz { $who }. Potem naciśnij Enter.
cli-play-earlier = … (log pokazuje, co było wcześniej)
cli-play-left-out = board pokazuje resztę: { $parts }
cli-play-board-without = Plansza nie mówi nic o „{ $word }”.
cli-play-more = Co daje wybór: help NUMER albo help SŁOWO
cli-play-refused = { $count ->
        [one] { $count } rzecz nie jest teraz możliwa
        [few] { $count } rzeczy nie są teraz możliwe
        [many] { $count } rzeczy nie jest teraz możliwych
       *[other] { $count } rzeczy nie jest teraz możliwe
    }: why
cli-play-all-possible = Wszystko, co wchodziłoby tu w grę, jest możliwe.
cli-play-possible = { $option }: to jest teraz możliwe.
cli-play-not-asked = { $option }: nie o to teraz chodzi.
cli-play-no-undo = Nie ma czego cofnąć: undo zatrzymuje się na decyzjach innych, na losowaniu i na tym, co zostało ujawnione.
cli-play-undone = Cofnięto.
cli-play-ambiguous = To może znaczyć różne rzeczy: { $options }
cli-play-unknown = „{ $typed }” nie jest tu do wyboru. Wpisz numer z listy albo help.
cli-play-save-how = Dokąd? Napisz: save FILE
cli-play-save-exists = Plik { $path } już istnieje. Wybierz inną nazwę.
cli-play-saved = Zapisano w pliku { $path }; keeling replay opowie tę partię.
cli-play-rules-how = Napisz numer punktu albo słowo, na przykład: rules { $example }
cli-play-why-how = Nie znam „{ $typed }”. Napisz, o co chodzi, tak jak na liście polecenia why: { $examples }
cli-play-quit = Partia nie została zapisana. Następnym razem: save FILE przed wyjściem albo --record FILE od początku.
cli-play-replay = Tak obejrzysz tę partię jeszcze raz: { $command }
cli-play-same-deal = Ziarno losowania: { $seed }. Tak zagrasz jeszcze raz to samo rozdanie: { $command }
cli-play-help = Wpisz numer możliwości, jej skrót albo jego początek; Tab go uzupełni. Możesz też wpisać:
cli-play-help-help = ta pomoc; z numerem albo słowem: co dają te możliwości
cli-play-help-why = dlaczego coś nie jest możliwe; samo: wszystko, co nie jest możliwe
cli-play-help-undo = cofnij swoją ostatnią decyzję
cli-play-help-log = wszystko, co się wydarzyło
cli-play-help-board = cała plansza albo to, co mówi o miejscu lub kolorze
cli-play-help-rules = czytaj zasady (po angielsku)
cli-play-help-save = zachowaj zapis partii
cli-play-help-quit = wyjdź
