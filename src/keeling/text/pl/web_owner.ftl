### Strona właściciela serwera.

web-owner-title = Ten serwer
web-owner-database = Baza danych jest uszkodzona: `keeling db check` powie gdzie. Zatrzymaj serwer i przywróć kopię zapasową (`keeling db restore`).
web-owner-key = Klucz właściciela
web-owner-key-hint = Został wyświetlony przy uruchomieniu serwera.
web-owner-enter = Otwórz
web-owner-leave = Zapomnij klucz w tej przeglądarce
web-owner-load = Obciążenie
web-owner-release = Wydanie
web-owner-engine = Silnik gier
web-owner-compiled = skompilowany
web-owner-plain = zwykły Python
web-owner-memory = Pamięć
web-owner-mib = { $mib } MiB
web-owner-streams = Otwarte strony i programy
web-owner-in-memory = Stoły w pamięci
web-owner-choices-minute = Decyzje w ostatniej minucie
web-owner-playing = Stoły, przy których grają boty
web-owner-thinking = Myślące boty
web-owner-waiting = Boty czekające na proces
web-owner-stuck = Stoły, przy których ruch bota się nie udał i jest ponawiany
web-owner-process = Dotyczy procesu, który utworzył tę stronę; może ich być kilka.
web-owner-tables = Stoły
web-owner-count = { $count ->
        [one] Jest { $count } stół.
        [few] Są { $count } stoły.
        [many] Jest { $count } stołów.
       *[other] Jest { $count } stołu.
    }
web-owner-none = Nie ma jeszcze żadnych stołów.
web-owner-table = Stół
web-owner-game = Gra
web-owner-seats = Miejsca
web-owner-people = Ludzie
web-owner-bots = Boty
web-owner-made = Utworzony
web-owner-changed = Ostatnia decyzja
web-owner-choices = Decyzje
web-owner-size = Wpisy w dzienniku
web-owner-turn = Kto decyduje
web-owner-state = Stan
web-owner-running = trwa
web-owner-ended = zakończony
web-owner-closed = zamknięty
web-owner-other-rules = utworzony dla innych reguł
web-owner-damaged = uszkodzony: dziennika nie da się odtworzyć
web-owner-do = Co zrobić
web-owner-close = Zamknij
web-owner-reopen = Otwórz ponownie
web-owner-delete = Usuń
web-owner-sure = Usunąć stół { $table }?
web-owner-sure-hint = { $game }, { $choices ->
        [one] { $choices } decyzja
        [few] { $choices } decyzje
        [many] { $choices } decyzji
       *[other] { $choices } decyzji
    }. Stół, jego miejsca i cały dziennik zostaną usunięte. Przywrócić je można tylko z kopii zapasowej.
web-owner-sure-yes = Tak, usuń
web-owner-sure-no = Nie, zachowaj
web-owner-done-closed = Stół { $table } jest zamknięty. Można go oglądać; nikt nie może podejmować decyzji.
web-owner-done-reopened = Stół { $table } jest znów otwarty.
web-owner-done-deleted = Stół { $table } został usunięty.
web-owner-newer = Nowsze
web-owner-older = Starsze
web-owner-keep = { $days ->
        [0] Wszystkie stoły są zachowywane.
        [one] Stoły, których nikt nie tknął przez { $days } dzień, są usuwane.
        [few] Stoły, których nikt nie tknął przez { $days } dni, są usuwane.
        [many] Stoły, których nikt nie tknął przez { $days } dni, są usuwane.
       *[other] Stoły, których nikt nie tknął przez { $days } dnia, są usuwane.
    }
web-owner-wrong-key = To nie jest klucz właściciela tego serwera.
web-owner-only = To jest przeznaczone dla właściciela serwera. Potrzebny jest jego klucz.
