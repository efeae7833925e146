### The lobby, new tables, and the seats of a table.

## Lobby

web-lobby-title = Lobby
web-lobby-heading = W co zagramy?
web-lobby-seats = dla { $fewest }–{ $most } osób
web-lobby-ready = gotowa
web-lobby-planned = planowana
web-lobby-new = Nowy stół
web-lobby-mine = Moje stoły
web-lobby-ended = Zakończone
web-lobby-elsewhere = Stoły, które czekają na inne uruchomienie serwera
web-lobby-go = Do stołu
web-lobby-result = Wynik
web-lobby-played = Ostatnia decyzja: { $when }
web-lobby-forget = Zapomnij
web-lobby-forget-table = Zapomnij stół { $table }
web-lobby-waiting = Otwarte stoły
web-lobby-waiting-none = W tej chwili żaden stół nie czeka na graczy. Nowy stół z wolnym miejscem pojawi się tu dla wszystkich.
web-lobby-sit = Usiądź jako { $seat }
web-lobby-name = Własne imię (nieobowiązkowe)
web-lobby-about = O tym serwerze
web-lobby-stored = Stoły są przechowywane w bazie danych tego serwera razem z podanymi imionami, dopóki jego właściciel ich nie usunie.
web-lobby-deleted = { $days ->
        [one] Stoły, których nikt nie tknął przez { $days } dzień, są usuwane.
        [few] Stoły, których nikt nie tknął przez { $days } dni, są usuwane.
        [many] Stoły, których nikt nie tknął przez { $days } dni, są usuwane.
       *[other] Stoły, których nikt nie tknął przez { $days } dnia, są usuwane.
    }
web-lobby-cookies = Pliki cookie służą do trzech rzeczy: miejsc tej przeglądarki, języka i ochrony formularzy. Nic nie trafia do osób trzecich.
web-lobby-publishers = To niekomercyjny projekt ludzi, którzy lubią te gry. Nie jest związany z ich autorami ani wydawcami, a wszystkie obrazy są własne. Jeśli gra się podoba, warto ją kupić: przy prawdziwym stole jest jeszcze lepsza.
web-lobby-rules = Zasady: { $game }
web-lobby-glossary = Słowniczek: { $game }
web-lobby-api = Dla programów: API
web-lobby-error = To się nie udało
web-lobby-back = Do lobby

web-lobby-co2 = CO₂
web-lobby-co2-short = Firmy energetyczne prześcigają się w budowie czystych elektrowni w sześciu regionach, zanim w powietrzu będzie za dużo CO₂.
web-lobby-second_chance = CO₂: Second Chance
web-lobby-second_chance-short = Ten sam świat raz jeszcze: wspólnie albo przeciw sobie trzeba odwrócić trend, zanim będzie za późno.
web-lobby-green_deal = Green Deal
web-lobby-green_deal-short = Firma, która dobrze zarabia i ma dobrą opinię, na mapie świata bez krawędzi.
web-lobby-e_mission = e-Mission
web-lobby-e_mission-short = Wszyscy przeciw ociepleniu: mocarstwa świata ograniczają emisje i szykują się na kryzysy.

## New table

web-new-title = Nowy stół: { $game }
web-new-start = Otwórz stół
web-new-seats = Ile miejsc?
web-new-count = { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }
web-new-players = Kto gra?
web-new-who = Kto gra na miejscu: { $seat }?
web-new-name = Imię na miejscu: { $seat }
web-new-name-short = Imię (nieobowiązkowe)
web-new-people = Ludzie
web-new-bots = Boty
web-new-who-here = Na tym urządzeniu
web-new-who-link = Przez link
web-new-who-open = Otwarte dla każdego
web-new-who-uniform = Bot, łatwy
web-new-who-greedy = Bot, średni
web-new-who-planner = Bot, silny
web-new-who-rollout = Bot, silny (testuje warianty)
web-new-hint-here = Kilka osób przy jednym urządzeniu podaje je sobie; każda widzi tylko to, co należy do niej.
web-new-hint-here-open = Kilka osób może dzielić jedno urządzenie: nie ma tajemnic, a każde z ich miejsc można pokazać w każdej chwili.
web-new-hint-link = Każde miejsce przez link dostanie na następnej stronie własny link i kod QR; wolne miejsca widać w lobby.
web-new-hint-bots = Łatwe boty wybierają losowo, średnie patrzą o jedną decyzję naprzód, silne planują całą swoją turę; te, które testują warianty, wiele razy rozgrywają partię w myślach do końca i potrzebują więcej czasu.
web-new-more = Więcej ustawień, język i ziarno losowania
web-new-language = Język stołu
web-new-language-hint = W nim wysyłane są wiadomości. Na stronach każdy wybiera swój.
web-new-seed = Ziarno losowania (nieobowiązkowe)
web-new-seed-hint = Z tym samym ziarnem losowania i tymi samymi decyzjami los robi znowu to samo. Kto zna ziarno, ten wie, co zrobi los: gdy to ważne, zostaw to pole puste.
web-new-error = Stołu nie udało się jeszcze otworzyć: szczegóły poniżej.
web-new-error-seats = W tę grę nie można grać przy tylu miejscach.
# names: the settings, as a list.
web-new-error-settings = Te ustawienia nie pasują do siebie: { $names }. Proszę wybrać inne.
web-new-fitting = Możliwe – { $name }: { $values }
web-new-meanings = Co oznaczają
web-new-only = miejsca: { $seats }
web-new-clash = nie z „{ $what }”
web-new-seats-of = liczba miejsc
web-new-error-who = Proszę wybrać, kto gra na tym miejscu.

## Taking a seat

web-join-title = Zajmij miejsce
web-join-seat = Twoje miejsce: { $seat }.
web-join-others = Przy stole
web-join-name = Twoje imię
web-join-name-hint = Inni je zobaczą. Może zostać puste.
web-join-sit = Usiądź
web-join-bot = Teraz gra tu bot. Kiedy usiądziesz, miejsce znów będzie twoje.
web-join-held = Ktoś już tu siedzi. Jeśli usiądziesz, tamta przeglądarka straci miejsce, a wszyscy przy stole się o tym dowiedzą. Jeśli to ty na innym urządzeniu, śmiało siadaj.
web-join-program = Teraz gra tu program. Kiedy usiądziesz, nie będzie już mógł grać na tym miejscu.
web-join-once = Ten link działa raz. Kiedy usiądziesz, miejsce dostanie nowy link, który tylko ty znajdziesz na stronie „Miejsca”.
web-join-host-title = Gospodarz stołu
web-join-host-about = Z tym linkiem jesteś gospodarzem stołu także na tym urządzeniu: rozdajesz linki do miejsc i decydujesz, kto na nich gra.
web-join-host = Zostań gospodarzem
web-join-unknown = Ten link nie otwiera żadnego miejsca. Sprawdź, czy jest cały; jeśli tak, poproś gospodarza stołu o nowy.
web-join-spent-title = Ten link został już użyty
web-join-spent = Link do miejsca działa raz. Z tego ktoś już skorzystał ({ $seat }) albo gospodarz stołu zastąpił go innym.
web-join-spent-you = Jeśli siedzisz już przy stole na innym urządzeniu, otwórz tam stronę „Miejsca”: jest na niej link, by grać dalej tutaj.
web-join-spent-other = Jeśli to był ktoś inny albo tamta przeglądarka cię nie pamięta, poproś gospodarza stołu, by zwolnił miejsce i dał ci nowy link.
web-join-spent-watch = Oglądaj grę przy stole
web-join-taken = Tymczasem usiadł tam ktoś inny.

## Seats

web-seats-title = Miejsca: { $game }
web-seats-back = Do stołu
web-seats-you = ty
web-seats-away = dawno tu nie zaglądano
web-seats-nobody = bez imienia
web-seats-vacant = nikt tu jeszcze nie siedzi
web-seats-link = Link do tego miejsca
web-seats-link-hint = Działa raz: kto przez niego usiądzie, dostanie własny nowy link. Jest tylko dla jednej osoby.
web-seats-link-taken = Ktoś tu siedzi i ma własny link, którego nikt inny nie widzi.
web-seats-link-program = Gra tu program z kluczem do tego miejsca.
web-seats-link-own = Twój link, by grać dalej na innym urządzeniu
web-seats-link-own-hint = Tylko do własnego użytku: kto go otworzy, przejmie twoje miejsce i zobaczy wszystko, co ty. Działa raz; drugie urządzenie będzie mieć nowy.
web-seats-code = Kod QR
web-seats-code-of = Kod QR z linkiem do miejsca: { $seat }
web-seats-reissue = Nowy link
web-seats-reissue-hint = Stary link przestanie działać. Wszyscy przy stole dowiedzą się, że jest nowy.
web-seats-free = Zwolnij miejsce
web-seats-free-hint = Kto tu siedzi, straci miejsce i dowie się o tym. Kto usiądzie następny, zobaczy wszystko, co widać z tego miejsca. Dowiedzą się o tym wszyscy przy stole.
web-seats-free-to = { $seat }: dla kogo będzie miejsce?
web-seats-free-link = dla jednej osoby, z nowym linkiem
web-seats-free-open = dla każdego: wolne miejsce
web-seats-rename = Zapisz imię
web-seats-name = Twoje imię
web-seats-plays = Kto gra na miejscu: { $seat }?
web-seats-person = człowiek
web-seats-change = Zmień
web-seats-offer = człowiek, z nowym linkiem
web-seats-to-bot = Zostaw botowi
web-seats-level = Bot na miejscu: { $seat }
web-seats-take-back = Wróć na miejsce
web-seats-step-in = Niech zagra bot
web-seats-webhook = Wiadomość, gdy przychodzi moja kolej
web-seats-webhook-hint = Adres, na który serwer wysyła wiadomość, gdy czeka na twoją decyzję, a żadna strona tego miejsca nie jest otwarta, na przykład webhook przychodzący czatu.
web-seats-webhook-url = Adres
web-seats-webhook-save = Zapisz
web-seats-webhook-test = Zapisz i wyślij wiadomość próbną
web-seats-webhook-remove = Usuń
web-seats-webhook-message = Próba z gry { $game }: tu będą przychodzić wiadomości.
web-seats-leave = Odejdź od stołu
web-seats-leave-hint = Dalej zagrają za ciebie średnie boty. Wrócić można tylko przez link.
web-seats-links = Inne linki
web-seats-host-link = Gospodarz stołu
web-seats-host-link-hint = Z nim jesteś gospodarzem stołu także na innym urządzeniu. Tylko do własnego użytku.
web-seats-watch-link = Widzowie
web-seats-watch-link-hint = Kto ma ten adres, może oglądać; co zakryte, pozostaje zakryte.
web-seats-watch-link-hint-open = Kto ma ten adres, może oglądać i widzi wszystko: nie ma tajemnic.
web-seats-host-only = To może zrobić tylko gospodarz stołu.
web-seats-no-bot = Takiego bota nie ma.
web-seats-trace = Co działo się z miejscami
web-seats-done-name = Imię zostało zapisane.
web-seats-done-bot = Na tym miejscu gra teraz bot.
web-seats-done-person = Na tym miejscu gra teraz człowiek.
web-seats-done-link = Jest nowy link; stary już nie działa. Wszyscy przy stole o tym wiedzą.
web-seats-done-freed = Miejsce jest wolne i wszyscy przy stole o tym wiedzą.
web-seats-done-saved = Adres został zapisany.
web-seats-done-sent = Wiadomość została wysłana.
web-seats-done-removed = Wiadomości nie będą już wysyłane.
