### How a game ended.

ending-won = Osiągnięto punkt zwrotny i przetrwano kryzysy.
ending-heat = Ziemia ociepliła się o 2,0 °C.
ending-communities = Jedno z mocarstw miało zbyt wiele społeczności w kryzysie.
ending-communities_china = Chiny miały zbyt wiele społeczności w kryzysie.
ending-communities_usa = USA miały zbyt wiele społeczności w kryzysie.
ending-communities_europe = Europa miała zbyt wiele społeczności w kryzysie.
ending-communities_global_south = Globalne Południe miało zbyt wiele społeczności w kryzysie.
ending-time = Ostatnia runda skończyła się bez punktu zwrotnego.
ending-challenge = Osiągnięto punkt zwrotny, ale nie spełniono wyzwania.

## What was needed to win

needed-drawdown = Punkt zwrotny: emisja mniejsza niż to, co Ziemia może pochłonąć
needed-heat = Temperatura poniżej 2,0 °C; było: { $degrees }
needed-communities = Żadne mocarstwo z { $limit } społecznościami w kryzysie; było: { $parts }
needed-challenge = Wyzwanie { $name }: { $far }
