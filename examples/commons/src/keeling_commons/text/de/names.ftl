### Namen, `<Art>-<Name>`, und die Überschriften ihrer Listen, `kind-<Art>`.

kind-seat = Spieler
seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb

kind-size = Fänge
size-1 = 1 Fisch
size-2 = 2 Fische
size-3 = 3 Fische

kind-weather = Frühlinge
weather-dry = trocken
weather-mild = mild
weather-wet = nass

## Was gezählt wird; `.one` und dergleichen stehen hinter einer Zahl.

stock-coins = Münzen
    .one = Münze
stock-fish = Fische
    .one = Fisch
stock-lake = Fische im See

category-ordered = bestellte Fänge
category-unordered = andere Fänge
