### Słowa zasad i co znaczą.

term-lake = jezioro
    .means = Ma miejsce dla sześciu ryb na każdego gracza. Jeśli kiedykolwiek jest puste, wszyscy przegrywają.
term-catch = połów
    .means = Jedna, dwie albo trzy ryby, które gracz bierze w swojej turze; nigdy tyle, ile w poprzedniej turze.
term-order = zamówienie
    .means = Tajna karta. Dzięki niej każdy połów jednej wielkości jest wart 4 monety.
term-spring = wiosna
    .means = Po każdej rundzie oprócz ostatniej przybywa ryb: jedna na każde cztery, trzy albo dwie, które zostały.
