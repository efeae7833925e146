### keeling data: co jest wydrukowane, co jest nasze, i wartości z własnego pudełka.

cli-data = pokaż wartości elementów gry i skąd pochodzą; sprawdź wartości z własnego pudełka
cli-help-only = tylko wartości z tego rodzaju źródła (all: wszystkie)
cli-help-export = zapisz w tym folderze szablon wszystkich odtworzonych wartości, do wypełnienia na podstawie pudełka
cli-help-check = powiedz wiersz po wierszu, co jest nie tak z wartościami w tym folderze
cli-help-diff = pokaż, które wartości w tym folderze różnią się od tych, które są w Keeling

cli-error-no-data = gra { $game } nie podaje, jakie ma elementy
cli-error-one-of = tylko jedno z nich naraz: { $options }
cli-error-exists = { $path } już istnieje, a niczego się nie nadpisuje; podaj inny folder
cli-error-no-box = nie ma folderu { $path }; tworzy go keeling data GAME --export DIR

cli-column-component = element
cli-column-field = wartość
cli-column-here = tutaj
cli-column-box = w tym folderze

# Nad listą wszystkich wartości.
cli-data-head = { $game }: { $count ->
        [one] { $count } wartość elementów gry
        [few] { $count } wartości elementów gry
        [many] { $count } wartości elementów gry
       *[other] { $count } wartości elementów gry
    }
# Ile z kilku wpisanych wartości różni się od naszych.
cli-data-others = { $others ->
        [0] żadna z nich nie różni się od naszych
        [one] { $others } z nich różni się od naszych
        [few] { $others } z nich różnią się od naszych
        [many] { $others } z nich różni się od naszych
       *[other] { $others } z nich różni się od naszych
    }
# To samo o jednej.
cli-data-other = { $others ->
        [0] taką samą jak nasza
       *[other] inną niż nasza
    }
cli-data-ok = { $count ->
        [0] w porządku: nie wpisano żadnej wartości, więc nic się nie zmienia
        [one] w porządku: wpisano { $count } wartość, { cli-data-other }
        [few] w porządku: wpisano { $count } wartości, { cli-data-others }
        [many] w porządku: wpisano { $count } wartości, { cli-data-others }
       *[other] w porządku: wpisano { $count } wartości, { cli-data-others }
    }
cli-data-diff = { $count ->
        [0] Nie wpisano żadnej wartości.
        [one] Wpisano { $count } wartość, { cli-data-other }.
        [few] Wpisano { $count } wartości, { cli-data-others }.
        [many] Wpisano { $count } wartości, { cli-data-others }.
       *[other] Wpisano { $count } wartości, { cli-data-others }.
    }
cli-data-exported = Wypełnij je, a potem: keeling data { $id } --check { $folder }
# Początek szablonu.
cli-data-template =
    { $game }: wartości, które są nasze, bo nikt nie opublikował tego, co wydrukowano.
    Jeśli masz tę grę, wpisz to, co wydrukowano na elementach: usuń znak # z początku wiersza i wpisz wydrukowaną wartość. Wiersze, które zaczynają się od ##, tylko coś objaśniają. Co zostawisz bez zmian, pozostanie nasze.
    Listę i to, co stoi w nawiasach klamrowych, wpisuje się w całości.
    Nagłówki w nawiasach kwadratowych i identyfikatory (id) zostaw bez zmian: wpisów nie można dodawać ani usuwać.
    Potem: keeling data { $id } --check { $folder }
    A tak się z tym gra: keeling serve --data { $folder }

cli-serve-data = W { $game } gra się z wartościami z twojego pudełka ({ $data }).

cli-fault-line = { $file }, wiersz { $line }
cli-fault-more = i dalsze ({ $count }): wszystkie pokazuje keeling data GAME --check DIR
cli-fault-no-toml = to nie jest TOML ({ $reason })
cli-fault-no-utf8 = to nie jest UTF-8; zapisz plik w kodowaniu UTF-8
cli-fault-no-read = nie można odczytać pliku ({ $reason })
cli-fault-no-file = nie ma pliku danych o tej nazwie; są: { $known }
cli-fault-no-table = nie ma tabeli „{ $name }”, którą można by zastąpić; są: { $known }
cli-fault-no-field = nie ma tu pola „{ $name }”; są: { $known }
cli-fault-no-key = brakuje „{ $name }”: ono mówi, o który wpis chodzi
cli-fault-no-row = nie ma tu „{ $name }” i nie można go dodać; wpisz swoje wartości w jednym z tych: { $known }
cli-fault-gone = niczego nie można usunąć; wpisz w to miejsce wartości z własnego elementu gry
cli-fault-own-name = nie można zastąpić „{ $name }”: nazwy i napisy są tekstami; pomiń ten wiersz
cli-fault-own-source = „{ $name }” się nie wpisuje: wszystko, co tu stoi, pochodzi z twojego pudełka; pomiń to
cli-fault-not-counted = „{ $name }” dotyczy plików Keelinga, a nie pudełka; pomiń to
cli-fault-twice = „{ $name }” występuje tu po raz drugi
cli-fault-missing = brakuje „{ $name }”
cli-fault-expected = „{ $name }”: podano { $found }, a oczekiwano: { $expected }
cli-fault-length = „{ $name }”: oczekiwano listy o długości { $expected }, a nie { $found }
cli-fault-rows = „{ $name }” ma wiele wpisów: napisz [[{ $name }]] zamiast [{ $name }]
cli-fault-no-rows = „{ $name }” to jedna tabela: napisz [{ $name }] zamiast [[{ $name }]]
cli-fault-range = „{ $name }”: podano { $found }, a oczekiwano: liczba całkowita od { $least } do { $most }
cli-fault-no-word = gra nie zna słowa „{ $name }”
cli-fault-unfit = wartości nie pasują do siebie ({ $reason })
cli-expected-number = liczba całkowita
cli-expected-text = tekst w cudzysłowie
cli-expected-truth = true albo false
cli-expected-list = lista
cli-expected-table = tabela
cli-expected-rows = lista tabel
