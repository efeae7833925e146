### Words that all games share, in the terminal and elsewhere.

common-yes = ja
common-quoted = „{ $what }“
common-no = nein
common-category = Punkte für
common-total = Summe
common-seed = Startwert: { $seed }

# How a game is set up: how many seats.
common-seats = { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }

# What an option changes: `−2 money`. The amount has its sign.
common-change = { $stock } { $amount }
common-change-other = { $seat }: { $change }

common-lost = Alle haben verloren.
# Alone: no winner, but points.
common-alone = { $points ->
        [one] Die Partie endet mit { $points } Punkt.
       *[other] Die Partie endet mit { $points } Punkten.
    }

common-one-team = { $count ->
        [1] Solo
       *[other] Das Team
    }

# Alle spielen zusammen und haben gewonnen; allein ist es eine Person.
common-team = { $count ->
        [1] Gewonnen
       *[other] Gemeinsam gewonnen
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

# count: how many win; names: who, as a list.
common-winners = { $count ->
        [0] Niemand gewinnt.
        [1] { $names } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $names } gewinnen gemeinsam mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
    }

# What decided between seats with equal points; what: the name of a stock; amounts: of each seat.
common-tie = Gleich viele Punkte. Die Stichwertung entscheidet: { $what } ({ $amounts }).
common-tie-shared = Gleich viele Punkte, und auch die Stichwertung ist gleich: { $what } ({ $amounts }).

# Games without points
common-conditions = Was zum Sieg nötig war
common-condition-met = erfüllt
common-condition-missed = verfehlt
common-course = Verlauf
common-round = Runde { $n }

# Woher die Werte des Spielmaterials kommen.
common-source-rulebook = Spielregel
common-source-public = veröffentlicht
common-source-decision = Entscheidung
common-source-reconstructed = rekonstruiert
common-source-box = Schachtel
common-source-means-rulebook = Er steht in der Spielregel.
common-source-means-public = Jemand, der das Spielmaterial gesehen hat, hat ihn veröffentlicht.
common-source-means-decision = Die Quellen schweigen oder widersprechen sich; wir haben eine Lesart gewählt.
common-source-means-reconstructed = Von uns: Niemand hat veröffentlicht, was gedruckt ist; der Wert passt zu dem, was bekannt ist.
common-source-means-box = Wer das Spiel besitzt, hat ihn vom Spielmaterial abgelesen.
