### Words that all games share, in the terminal and elsewhere.

common-yes = tak
common-quoted = „{ $what }”
common-no = nie
common-category = Punkty za
common-total = Razem
common-seed = Ziarno losowania: { $seed }

# How a game is set up: how many seats.
common-seats = { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }

# What an option changes: `−2 money`. The amount has its sign.
common-change = { $stock }: { $amount }
common-change-other = { $seat } – { $change }

common-lost = Wszyscy przegrywają.
# Alone: no winner, but points.
common-alone = { $points ->
        [one] Partia kończy się z wynikiem { $points } punktu.
        [few] Partia kończy się z wynikiem { $points } punktów.
        [many] Partia kończy się z wynikiem { $points } punktów.
       *[other] Partia kończy się z wynikiem { $points } punktu.
    }

common-one-team = { $count ->
        [1] Solo
       *[other] Drużyna
    }

# Wszyscy grają razem i wygrali; w pojedynkę to jedna osoba.
common-team = { $count ->
        [1] Wygrana
       *[other] Wspólna wygrana
    } z wynikiem { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }.

# count: how many win; names: who, as a list.
common-winners = { $count ->
        [0] Nikt nie wygrywa.
        [1] Wygrywa { $names } ({ $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }).
       *[other] Zwycięstwem dzielą się { $names } ({ $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }).
    }

# What decided between seats with equal points; what: the name of a stock; amounts: of each seat.
common-tie = Punktów jest tyle samo. Kryterium rozstrzygające: { $what } ({ $amounts }).
common-tie-shared = Punktów jest tyle samo, a kryterium rozstrzygające też jest równe: { $what } ({ $amounts }).

# Games without points
common-conditions = Co było potrzebne do zwycięstwa
common-condition-met = spełniono
common-condition-missed = nie spełniono
common-course = Przebieg
common-round = Runda { $n }

# Skąd pochodzą wartości elementów gry.
common-source-rulebook = instrukcja
common-source-public = opublikowane
common-source-decision = decyzja
common-source-reconstructed = odtworzone
common-source-box = pudełko
common-source-means-rulebook = Wartość podaje instrukcja.
common-source-means-public = Opublikował ją ktoś, kto widział element gry.
common-source-means-decision = Źródła milczą albo się różnią; wybraliśmy jedno odczytanie.
common-source-means-reconstructed = Nasza: nikt nie opublikował tego, co wydrukowano, więc dobraliśmy wartość zgodną z tym, co wiadomo.
common-source-means-box = Właściciel gry odczytał ją z elementu.
