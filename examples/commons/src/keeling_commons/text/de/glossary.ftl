### Die Wörter der Regeln, und was sie bedeuten.

term-lake = See
    .means = Er hat Platz für sechs Fische pro Spieler. Ist er jemals leer, haben alle verloren.
term-catch = Fang
    .means = Ein, zwei oder drei Fische, die jemand in einem Zug nimmt; nie so viele wie im Zug davor.
term-order = Auftrag
    .means = Eine geheime Karte. Durch sie ist jeder Fang einer Größe 4 Münzen wert.
term-spring = Frühling
    .means = Nach jeder Runde außer der letzten kommen Fische dazu: einer für je vier, drei oder zwei, die übrig sind.
