### Uczciwy los: skąd się bierze, słowa graczy i jak go sprawdzić.

web-fair-title = Uczciwy los
web-fair-back = Do stołu
web-fair-of = { $game }, stół { $table }

# Skąd bierze się los, w jednym zdaniu.
web-fair-from-seed = Ten stół otwarto z ziarnem losowania; kto je zna, może przewidzieć los.
web-fair-from-secret = Los wynika z sekretu ustalonego przy otwarciu stołu; po zakończeniu partii każdy może sprawdzić każde losowanie.
web-fair-from-system = Ten stół otwarto w starszej wersji Keelinga: losu nie da się tu sprawdzić.
web-fair-more = Więcej o losie przy tym stole
web-fair-verify-how = Sprawdź samodzielnie

web-fair-commitment = Zobowiązanie
web-fair-commitment-hint = Odcisk (SHA-256) sekretu. Skopiuj go teraz, jeśli chcesz mieć później pewność, że sekretu nie podmieniono.
web-fair-commitment-over = Odcisk (SHA-256) sekretu. Porównaj go ze swoją kopią z początku partii, jeśli ją masz.
web-fair-copied = { $count ->
        [one] Pierwsze losowanie odbyło się przy innym stole, od którego ten zaczyna. Nie da się go tu sprawdzić.
        [few] Pierwsze { $count } losowania odbyły się przy innym stole, od którego ten zaczyna. Nie da się ich tu sprawdzić.
        [many] Pierwsze { $count } losowań odbyło się przy innym stole, od którego ten zaczyna. Nie da się ich tu sprawdzić.
       *[other] Pierwsze { $count } losowania odbyły się przy innym stole, od którego ten zaczyna. Nie da się ich tu sprawdzić.
    }
web-fair-drawn = { $count ->
        [one] Dotychczas losowano { $count } raz.
        [few] Dotychczas losowano { $count } razy.
        [many] Dotychczas losowano { $count } razy.
       *[other] Dotychczas losowano { $count } razu.
    }

web-fair-words = Słowa graczy
web-fair-words-about = Każdy gracz może dodać własne słowa. Liczą się przy każdym późniejszym losowaniu, więc przy otwarciu stołu nikt nie mógł wiedzieć, co przyniesie los. To, co już rozdano, zostaje bez zmian. Słowa widzą wszyscy.
web-fair-words-none = Nikt jeszcze nie dodał słów.
web-fair-words-after = { $draws ->
        [one] po { $draws } losowaniu
        [few] po { $draws } losowaniach
        [many] po { $draws } losowaniach
       *[other] po { $draws } losowaniach
    }
web-fair-words-add = Dodaj słowa
web-fair-words-text = Twoje słowa
web-fair-words-hint = Cokolwiek, czego nikt nie odgadnie: najwyżej { $most } znaków, tylko nie hasło. { $left ->
        [one] To miejsce może dodać słowa jeszcze { $left } raz.
        [few] To miejsce może dodać słowa jeszcze { $left } razy.
        [many] To miejsce może dodać słowa jeszcze { $left } razy.
       *[other] To miejsce może dodać słowa jeszcze { $left } razu.
    }
web-fair-words-all = To miejsce dodało już wszystkie swoje słowa.
web-fair-words-done = Twoje słowa liczą się od następnego losowania.

web-fair-secret = Sekret
web-fair-secret-later = Pojawi się tutaj po zakończeniu partii. Do tego czasu nie ma go na żadnej stronie.
web-fair-verify = Aby sprawdzić każde losowanie, pobierz zapis i uruchom to polecenie tam, gdzie zainstalowano Keeling. Jeśli podczas partii skopiowano zobowiązanie, wpisz w nim tę kopię:
web-fair-record = Pobierz zapis
web-fair-limits = Czego to nie dowodzi: kto prowadzi serwer, mógłby podczas partii zajrzeć do sekretu i przewidzieć los. Czego dowodzi: los zrobił to, co ustalono wcześniej, i nikt go nie zmienił na czyjąkolwiek korzyść.

web-fair-error-none = Słowa liczą się tylko przy stołach, które zobowiązały się do sekretu; ten tego nie zrobił.
web-fair-error-over = Partia jest skończona: słowa nie liczyłyby się już do niczego.
web-fair-error-enough = To miejsce dodało już słowa { $most } razy; więcej się nie da.
web-fair-error-words = Wpisz od 1 do { $most } drukowalnych znaków.
