### Das Ende einer Partie und ihre Vergangenheit: Ergebnis, Verlauf, Aufzeichnung, noch einmal, was wäre wenn, Fehlerberichte.

web-result-title = Ergebnis von { $game }
web-result-who = { $name } ({ $seat })
web-result-length = { $choices ->
        [one] { $choices } Entscheidung
       *[other] { $choices } Entscheidungen
    }
web-result-parent = Dieser Tisch führt einen früheren fort
web-result-table = Schlussstellung
web-result-replay = Partie nachspielen
web-result-again = Neue Partie, gleiche Plätze
web-result-repeated = Es wird noch einmal gespielt: zum Tisch { $table }
web-result-fork = Was wäre, wenn …?
web-result-story = Der ganze Verlauf
web-result-record = Aufzeichnung als Text
web-result-record-json = Aufzeichnung als JSON
web-result-actions = Und nun?

web-result-sheet = Wertung
web-result-course = Der Verlauf, Runde für Runde
web-result-won = gewinnt

# The lead of the winner before and after a choice.
web-result-moments = Schlüsselmomente
web-result-moments-about = Die Entscheidungen, die den Vorsprung von { $name } am meisten verändert haben.
web-result-moments-team = Die Entscheidungen, die die Punkte des Teams am stärksten verändert haben.
web-result-swing = { $before } → { $after }
web-result-ahead = { $points ->
        [one] { $points } Punkt vorn
       *[other] { $points } Punkte vorn
    }
web-result-behind = { $points ->
        [one] { $points } Punkt zurück
       *[other] { $points } Punkte zurück
    }
web-result-level = gleichauf
web-result-counted = Die Schlusswertung.
web-result-look = Position { $at } ansehen

# The curves; what: the name of a stock, as it stands in a list.
web-result-curves = Im Lauf der Partie
web-result-more = Weitere Kurven
web-result-points = Punkte
web-result-choices = Entscheidungen
web-result-chart = Im Lauf der Partie: { $what }
web-result-chart-means = Eine Kurve für jeden Platz. Am Ende: { $ends }.
web-result-end = { $name } { $amount }
web-result-numbers = Zahlen als Tabelle
web-result-position = Position

web-story-title = Der Verlauf von { $game }, Tisch { $table }
web-story-as-seat = Was { $seat } wissen darf.
web-story-as-all = Was alle wissen dürfen.
web-story-setup = Aufbau
web-story-empty = Noch ist nichts geschehen.
web-story-position = Position { $at }
web-story-table = Zum Tisch
web-story-download = Als Text herunterladen

web-again-not-yours = Nur wer an diesem Tisch sitzt oder ihn eröffnet hat, kann ihn noch einmal eröffnen.

web-fork-title = Was wäre, wenn …?
web-fork-about = Ein neuer Tisch führt eine frühere Position von { $game } fort. Dieser Tisch bleibt, wie er ist. Der Zufall kann dort anders entscheiden.
web-fork-at = Position
web-fork-at-means = Von 0 bis { $last }: wie viele Entscheidungen schon gefallen sind. Der Tisch zeigt jede Position.
web-fork-look = Diese Position ansehen
web-fork-players = Wer spielt weiter?
web-fork-here = jemand an diesem Gerät
web-fork-open = Neuen Tisch öffnen
web-fork-no-position = Diese Position gibt es nicht: bitte eine Zahl von 0 bis { $last }.
web-fork-no-player = Bitte etwas aus der Liste wählen.
web-fork-hidden = Das geht, sobald die Partie vorbei ist: Vorher würde der neue Tisch verraten, was andere haben.

web-report-title = Ein Problem melden
web-report-about = Stimmt an Position { $at } etwas nicht? Dies hilft, die Ursache zu finden. Es enthält keine Namen, keine Schlüssel zu Plätzen und von der Partie nur, was beim Zuschauen zu sehen ist.
web-report-where = Bitte an die Fehlerverwaltung des Projekts schicken, mit einem Satz dazu, was geschehen ist und was stattdessen hätte geschehen sollen. Ist die Partie vorbei, hilft auch die Aufzeichnung.
web-report-bundle = Zum Kopieren
web-report-download = Herunterladen
web-report-table = Zurück zur Position
