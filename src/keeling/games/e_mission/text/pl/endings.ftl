### How a game ended.

ending-won = Osiągnięto punkt zwrotny i przetrwano kryzysy.
ending-heat = Ziemia ociepliła się o 2,0 °C.
ending-communities = Jedno z mocarstw miało zbyt wiele społeczności w kryzysie.
ending-time = Ostatnia runda skończyła się bez punktu zwrotnego.
