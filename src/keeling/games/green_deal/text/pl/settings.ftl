### The settings of a table: `setting-<name>`, `value-<value>` with what it `.means`.

setting-image = Wizerunek po punktowaniu PR
value-anew = Powstaje za każdym razem od nowa
    .means = Wizerunek to poziom i żetony z tego punktowania; gdy żetony wracają do zasobu, wizerunku już nie ma. Instrukcja nie mówi, jak długo trwa wizerunek: tak odczytujemy ją my.
value-lasting = Trwa dalej
    .means = Znacznik wizerunku zostaje tam, gdzie postawiły go żetony, i nigdy nie spada poniżej swojego poziomu; kolejne żetony podnoszą go dalej. Instrukcja nie mówi, jak długo trwa wizerunek: to drugie odczytanie.
