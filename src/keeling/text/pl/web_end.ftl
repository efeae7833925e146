### Koniec partii i jej przeszłość: wynik, przebieg, zapis, jeszcze raz, co by było gdyby, zgłoszenia błędów.

web-result-title = Wynik gry { $game }
web-result-who = { $name } – { $seat }
web-result-length = { $choices ->
        [one] { $choices } decyzja
        [few] { $choices } decyzje
        [many] { $choices } decyzji
       *[other] { $choices } decyzji
    }
web-result-parent = Ten stół jest dalszym ciągiem wcześniejszego
web-result-table = Pozycja końcowa
web-result-replay = Obejrzyj jeszcze raz
web-result-again = Nowa partia, te same miejsca
web-result-repeated = Gra toczy się jeszcze raz: do stołu { $table }
web-result-fork = Co by było, gdyby…?
web-result-story = Cały przebieg
web-result-record = Zapis jako tekst
web-result-record-json = Zapis jako JSON
web-result-actions = Co teraz?

web-result-sheet = Punktacja
web-result-course = Przebieg, runda po rundzie
web-result-won = wygrywa

# The lead of the winner before and after a choice.
web-result-moments = Kluczowe momenty
web-result-moments-about = { $name }: decyzje, które najbardziej zmieniły przewagę nad innymi.
web-result-moments-team = Decyzje, które najbardziej zmieniły punkty drużyny.
web-result-swing = { $before } → { $after }
web-result-ahead = { $points ->
        [one] { $points } punkt przewagi
        [few] { $points } punkty przewagi
        [many] { $points } punktów przewagi
       *[other] { $points } punktu przewagi
    }
web-result-behind = { $points ->
        [one] { $points } punkt straty
        [few] { $points } punkty straty
        [many] { $points } punktów straty
       *[other] { $points } punktu straty
    }
web-result-level = remis
web-result-counted = Punktacja końcowa.
web-result-look = Obejrzyj pozycję { $at }

# The curves; what: the name of a stock, as it stands in a list.
web-result-curves = W czasie partii
web-result-more = Więcej wykresów
web-result-points = punkty
web-result-choices = decyzje
web-result-chart = W czasie partii: { $what }
web-result-chart-means = Każde miejsce ma swoją krzywą. Na końcu: { $ends }.
web-result-end = { $name } { $amount }
web-result-numbers = Liczby w tabeli
web-result-position = Pozycja

web-story-title = Przebieg gry { $game }, stół { $table }
web-story-as-seat = To, co może wiedzieć { $seat }.
web-story-as-all = To, co mogą wiedzieć wszyscy.
web-story-setup = Przygotowanie
web-story-empty = Nic się jeszcze nie wydarzyło.
web-story-position = Pozycja { $at }
web-story-table = Do stołu
web-story-download = Pobierz jako tekst

web-again-not-yours = Otworzyć ten stół jeszcze raz może tylko ktoś, kto przy nim siedzi albo go otworzył.

web-fork-title = Co by było, gdyby…?
web-fork-about = Nowy stół zaczyna od wcześniejszej pozycji gry { $game }. Ten stół pozostaje bez zmian. Losowania mogą tam wypaść inaczej.
web-fork-at = Pozycja
web-fork-at-means = Od 0 do { $last }: ile decyzji już zapadło. Stół pokazuje każdą pozycję.
web-fork-look = Obejrzyj tę pozycję
web-fork-players = Kto gra dalej?
web-fork-here = ktoś przy tym urządzeniu
web-fork-open = Otwórz nowy stół
web-fork-no-position = Nie ma takiej pozycji: proszę podać liczbę od 0 do { $last }.
web-fork-no-player = Proszę wybrać coś z listy.
web-fork-hidden = To możliwe dopiero po końcu partii: wcześniej nowy stół zdradziłby, co mają inni.

web-report-title = Zgłoś problem
web-report-about = Coś jest nie tak w pozycji { $at }? To pomoże znaleźć przyczynę. Nie ma tu imion ani kluczy do miejsc, a z partii jest tylko to, co widzą widzowie.
web-report-where = Proszę wysłać to do systemu zgłoszeń projektu wraz ze zdaniem o tym, co się stało i co powinno było się stać. Po końcu partii pomoże też jej zapis.
web-report-bundle = Do skopiowania
web-report-download = Pobierz
web-report-table = Wróć do pozycji
