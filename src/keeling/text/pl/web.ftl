### Stół w przeglądarce: to, co otacza każdą grę.

web-skip = Przejdź do treści

## Errors

web-error-stale = Partia potoczyła się tymczasem dalej. Tak jest teraz.
web-error-no-table = Nie ma tu takiego stołu. Może link jest niepełny.
web-error-no-seat = Przy tym stole nie ma takiego miejsca.
web-error-no-position = W tej partii nie ma takiej pozycji.
web-error-no-game = Nie ma tu takiej gry.
web-error-rules = Ten stół otwarto z inną wersją zasad, niż ma ten serwer.
web-error-revision = Ten stół otwarto według wersji { $revision } zasad i wartości gry, a ten serwer gra według wersji { $plays }. Nic nie przepadło: kto prowadzi serwer, może go uruchomić z --revision { $game }={ $revision }, a partia potoczy się dalej.
web-error-data = Ten stół otwarto z wartościami z innego pudełka ({ $data }). Nic nie przepadło: partia potoczy się dalej tam, gdzie keeling serve uruchomiono z --data i folderem tego pudełka.
web-error-data-own = Ten stół otwarto z wartościami, które są w Keeling, a ten serwer używa wartości z własnego pudełka. Nic nie przepadło: partia potoczy się dalej tam, gdzie keeling serve uruchomiono bez --data.
web-error-damaged = Dziennik tego stołu jest uszkodzony: serwer nie może go już odczytać. Innych stołów to nie dotyczy. W logu serwera zapisano, o który stół i które miejsce w dzienniku chodzi.
web-error-not-your-turn = To nie jest kolej tego miejsca.
web-error-not-your-seat = To nie jest twoje miejsce. Najpierw otwórz na tym urządzeniu link do swojego miejsca.
web-error-bot-plays = Na tym miejscu gra teraz bot. Najpierw wróć na miejsce.
web-error-bot-seat = To miejsce należy do bota.
web-error-no-undo = Nie ma czego cofnąć: decyzje innych, losowania i to, co zostało ujawnione, pozostają w mocy.
web-error-closed = Właściciel serwera zamknął ten stół. Można go oglądać, ale nikt nie może już podejmować decyzji.
web-error-no-option = W tej grze nie ma możliwości „{ $option }”.
web-error-illegal = „{ $option }” nie jest teraz możliwe.
web-error-command = Brakuje identyfikatora żądania albo jest on za długi.
web-error-seed = Ziarno losowania ma najwyżej 40 drukowalnych znaków.
web-error-language = Teksty są w tych językach: { $languages }.
web-error-sitters = Obsadzone miejsca: { $sitters }, miejsca w grze: { $seats }. To się nie zgadza.
web-error-wrong = Tak się nie da: { $why }
web-error-token = Ten token nie otwiera żadnego miejsca przy tym stole.
web-error-needs-token = Do tego potrzebny jest token miejsca, jako „Authorization: Bearer …”.
web-error-record = Zapis jest dostępny po końcu partii: wcześniej zdradziłby, co mają inni.
web-error-streams = Za dużo otwartych połączeń. Zamknij kilka stron i spróbuj jeszcze raz.
web-error-too-many = Za dużo nowych stołów w ciągu minuty. Poczekaj chwilę.
web-error-bot-tables = Na tym serwerze działa już tyle stołów z samymi botami, na ile on pozwala. Poczekaj, aż któraś z tych gier się skończy, albo zagraj razem z botami.
web-error-own-bot-tables = Masz już tyle działających stołów z samymi botami, na ile pozwala ten serwer. Poczekaj, aż któraś z tych gier się skończy, albo zagraj razem z botami.
web-error-webhook = Na ten adres nie można wysyłać wiadomości.
web-error-webhook-private = Nie wolno wysyłać wiadomości na adresy we własnej sieci serwera.
web-error-webhook-answer = Adres nie przyjął wiadomości.
web-error-400 = Serwer nie rozumie tego żądania.
web-error-401 = Do tego potrzebny jest token.
web-error-403 = To nie jest dozwolone. Jeśli strona jest otwarta od dawna, wczytaj ją ponownie.
web-error-404 = Pod tym adresem nic nie ma.
web-error-405 = Tego adresu nie można użyć w ten sposób.
web-error-408 = Żądanie nadchodziło zbyt długo. Spróbuj jeszcze raz.
web-error-413 = To więcej, niż serwer przyjmuje za jednym razem.
web-error-415 = Żądania pod ten adres muszą być w formacie JSON, z nagłówkiem „Content-Type: application/json”.
web-error-429 = Za dużo żądań. Poczekaj chwilę.
web-error-431 = Żądanie ma za dużo nagłówków albo są one za długie. Jeśli to przeglądarka, usuń w niej pliki cookie tej strony.
web-error-undos = W tej turze cofnięto już { $most } wyborów. Graj dalej od tego miejsca.
web-error-500 = Coś poszło nie tak na serwerze. Nic nie przepadło: wczytaj stronę ponownie.
web-error-503 = Serwer nie ma teraz dostępu do bazy danych albo jest przeciążony. Nic nie przepadło: spróbuj ponownie za chwilę.
web-error-database = Baza danych tego serwera jest uszkodzona i tego, o co prosisz, nie da się odczytać ani zapisać. Właściciel serwera się o tym dowie. Stoły, które da się jeszcze odczytać, działają dalej.
web-again-kept = Nic z tego, co zostało wpisane, nie przepadło: przechowuje to ta strona.
web-again-soon = Za chwilę zostanie to wysłane ponownie.
web-again-send = Wyślij ponownie
web-error-quote = Jeśli to się powtarza, podaj właścicielowi serwera ten identyfikator: { $request }

## Messages

web-webhook-turn = { $name }, twoja kolej w grze { $game }: { $link }

## Table

web-table-of = { $game }, stół { $table }
web-table-your-turn = Twoja kolej
web-table-turn-as = Twoja kolej, { $name }
web-table-asked-by = { $seat } czeka na twoją odpowiedź
# The question interrupts the turn of somebody else.
web-table-interrupts = Pytanie do ciebie w turze: { $seat }
web-table-turn-of = Decyduje { $name }
web-table-thinking = { $name } myśli…
web-table-together = Wszyscy wybierają jednocześnie
web-table-rests = Gotowe
web-table-rests-hint = Dopóki inni nie skończyli, możesz jeszcze zmienić zdanie.
web-table-shared = Pytanie jest do wszystkich; liczy się pierwsza odpowiedź.
web-table-begun = Inni zobaczą to dopiero po zakończeniu wyboru; tymczasem grają dalej.
web-table-ready = już po wyborze
web-table-made = Twój wybór: { $choice }
web-table-change = Zmień
web-table-change-hint = Możesz go zmienić, dopóki wszyscy nie wybiorą.
web-table-over = Koniec partii
web-table-spectator = Oglądasz tę partię
web-table-closed = Ten stół jest zamknięty
web-table-closed-hint = Zamknął go właściciel tego serwera. Możesz wszystko obejrzeć, ale nikt nie może już podejmować decyzji. Jeśli to pomyłka, poproś właściciela o ponowne otwarcie.
web-table-days-left = { $days ->
        [0] Od dawna nikt tu nie grał: ten stół zostanie dziś usunięty. Wystarczy zagrać dalej, żeby został.
        [one] Od dawna nikt tu nie grał: ten stół zostanie usunięty za { $days } dzień. Wystarczy zagrać dalej, żeby został.
        [few] Od dawna nikt tu nie grał: ten stół zostanie usunięty za { $days } dni. Wystarczy zagrać dalej, żeby został.
        [many] Od dawna nikt tu nie grał: ten stół zostanie usunięty za { $days } dni. Wystarczy zagrać dalej, żeby został.
       *[other] Od dawna nikt tu nie grał: ten stół zostanie usunięty za { $days } dnia. Wystarczy zagrać dalej, żeby został.
    }
web-table-seat-lost = To miejsce nie jest już twoje: { $seat }. Przejęto je w innej przeglądarce przez osobisty link. Jeśli to nie ty, powiedz o tym innym przy stole i poproś gospodarza stołu, by zwolnił miejsce.
web-table-seat-freed = To miejsce nie jest już twoje: { $seat }. Zwolnił je gospodarz stołu. Możesz dalej oglądać grę. Jeśli to pomyłka, poproś o nowy link.
web-table-alive = Połączono
web-table-lost = Utracono połączenie, trwa ponowna próba…
web-table-board = Plansza
web-table-things = Gracze i karty
web-table-tab-things = Gracze
web-table-tab-log = Przebieg
web-table-log = Co się wydarzyło
web-table-log-all = Cały przebieg
web-table-seats = Miejsca
web-table-seats-manage = Miejsca i linki
web-table-text = Plansza jako tekst
web-table-text-hint = Wszystko, co jest na planszy, słowami
web-table-help = O co tu chodzi?
web-table-rules = Zasady
web-table-rules-about = Zasada { $clause }
web-table-glossary = Słowniczek
web-table-refused = { $count ->
        [one] { $count } rzecz nie jest teraz możliwa
        [few] { $count } rzeczy nie są teraz możliwe
        [many] { $count } rzeczy nie jest teraz możliwych
       *[other] { $count } rzeczy nie jest teraz możliwe
    }
web-table-costs = Zmienia: { $change }
web-table-final = nie da się cofnąć
web-table-confirm = Tego nie da się cofnąć. Na pewno?
web-table-confirm-ends = To kończy twoją turę i nie da się tego cofnąć. Na pewno?
web-table-confirm-yes = Tak, zrób to
web-table-confirm-no = Nie, wróć
web-table-undo = Cofnij
web-table-undo-hint = Cofnij swoją ostatnią decyzję
web-table-hand-over = Przekaż urządzenie: teraz { $name }
web-table-hand-over-hint = Gdy { $name } ma je przed sobą i nikt inny nie patrzy:
web-table-hand-over-go = To ja, { $name }
web-table-beside = Wybieraj jako { $seat }
web-table-position = Pozycja { $at } z { $all }
web-table-first = Na początek
web-table-back = Wstecz
web-table-forward = Dalej
web-table-now = Do bieżącej pozycji
web-table-play = Odtwórz
web-table-pause = Wstrzymaj
web-table-earlier = Oglądasz wcześniejszą pozycję.
web-table-history = Przeglądaj partię
web-table-result = Wynik
web-table-more = Więcej
web-table-sound = Dźwięk, gdy przychodzi moja kolej
web-table-letters = Klawisze z literami (U, D, B, T)
web-table-report = Zgłoś problem
web-table-record = Pobierz zapis
web-table-record-later = Zapis: razem z wynikiem, po końcu partii
web-table-bot-uniform = łatwy bot
web-table-bot-greedy = średni bot
web-table-bot-planner = silny bot
web-table-bot-rollout = silny bot (testuje warianty)
web-table-left = { $name }: teraz gra bot
web-table-present = jest przy stole
web-table-away = jest z dala od stołu
web-table-free = wolne miejsce
web-table-sit = Usiądź
web-table-take-back = Wróć na miejsce
web-table-step-in = { $name }: niech zagra bot
web-table-several = Możliwych jest tu kilka rzeczy: wybierz z listy.
web-table-fold = Zwiń pytanie
web-table-reading = Do przeczytania
web-table-reading-close = Zamknij
web-table-asked = Pytanie brzmi: { $prompt }

## Keys

web-keys-title = Skróty klawiszowe
web-keys-tab = przechodź przez wszystko, co jest do wyboru, na planszy i na liście
web-keys-enter = wybierz
web-keys-arrows = następna lub poprzednia możliwość na liście
web-keys-ends = pierwsza lub ostatnia możliwość na liście
web-keys-history = jedna pozycja wstecz lub dalej
web-keys-undo = cofnij
web-keys-decision = do decyzji
web-keys-board = do planszy
web-keys-text = plansza jako tekst
web-keys-help = ta lista
