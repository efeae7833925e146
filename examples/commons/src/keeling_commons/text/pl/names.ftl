### Nazwy, `<rodzaj>-<nazwa>`, i nagłówki ich list, `kind-<rodzaj>`. Biernik: `.acc`.

kind-seat = Gracze
seat-red = Czerwony
seat-blue = Niebieski
seat-green = Zielony
seat-yellow = Żółty

kind-size = Połowy
size-1 = 1 ryba
    .acc = 1 rybę
size-2 = 2 ryby
    .acc = 2 ryby
size-3 = 3 ryby
    .acc = 3 ryby

kind-weather = Wiosny
weather-dry = sucha
weather-mild = łagodna
weather-wet = mokra

## Co się liczy; `.one`, `.few` i `.many` stoją za liczbą.

stock-coins = monety
    .one = moneta
    .few = monety
    .many = monet
stock-fish = ryby
    .one = ryba
    .few = ryby
    .many = ryb
stock-lake = ryby w jeziorze

category-ordered = połowy na zamówienie
category-unordered = inne połowy
