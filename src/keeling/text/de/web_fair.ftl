### Fairer Zufall: woraus er gezogen wird, die Worte der Mitspielenden, und wie man ihn nachprüft.

web-fair-title = Fairer Zufall
web-fair-back = Zum Tisch
web-fair-of = { $game }, Tisch { $table }

# Woher der Zufall kommt, in einem Satz.
web-fair-from-seed = Dieser Tisch wurde mit einem Startwert eröffnet; wer ihn kennt, kann den Zufall voraussehen.
web-fair-from-secret = Der Zufall folgt aus einem Geheimnis, das beim Eröffnen des Tisches festgelegt wurde; nach der Partie können alle jede Ziehung nachprüfen.
web-fair-from-system = Dieser Tisch wurde von einer älteren Version von Keeling eröffnet: Der Zufall lässt sich hier nicht nachprüfen.
web-fair-more = Mehr über den Zufall an diesem Tisch
web-fair-verify-how = Selbst nachprüfen

web-fair-commitment = Festlegung
web-fair-commitment-hint = Der Fingerabdruck (SHA-256) des Geheimnisses. Wer später sicher sein will, dass es nie ausgetauscht wurde, kopiert ihn jetzt.
web-fair-commitment-over = Der Fingerabdruck (SHA-256) des Geheimnisses. Vergleiche ihn mit deiner Kopie vom Anfang der Partie, wenn du eine hast.
web-fair-copied = { $count ->
        [one] Die erste Ziehung geschah an einem anderen Tisch, von dem aus dieser weitergeht. Sie lässt sich hier nicht nachprüfen.
       *[other] Die ersten { $count } Ziehungen geschahen an einem anderen Tisch, von dem aus dieser weitergeht. Sie lassen sich hier nicht nachprüfen.
    }
web-fair-drawn = { $count ->
        [one] Bisher wurde einmal gezogen.
       *[other] Bisher wurde { $count }-mal gezogen.
    }

web-fair-words = Worte der Mitspielenden
web-fair-words-about = Alle, die mitspielen, können eigene Worte hinzufügen. Sie gelten für jede Ziehung danach; so konnte beim Eröffnen des Tisches niemand wissen, was der Zufall bringen wird. Was schon ausgeteilt ist, bleibt, wie es ist. Die Worte sind für alle sichtbar.
web-fair-words-none = Noch hat niemand Worte hinzugefügt.
web-fair-words-after = { $draws ->
        [one] nach { $draws } Ziehung
       *[other] nach { $draws } Ziehungen
    }
web-fair-words-add = Worte hinzufügen
web-fair-words-text = Deine Worte
web-fair-words-hint = Irgendetwas, das niemand erraten kann: höchstens { $most } Zeichen, und kein Passwort. { $left ->
        [one] Dieser Platz kann noch einmal Worte hinzufügen.
       *[other] Dieser Platz kann noch { $left }-mal Worte hinzufügen.
    }
web-fair-words-all = Dieser Platz hat alle Worte hinzugefügt, die er darf.
web-fair-words-done = Deine Worte gelten ab der nächsten Ziehung.

web-fair-secret = Das Geheimnis
web-fair-secret-later = Es wird hier gezeigt, wenn die Partie vorbei ist. Bis dahin steht es auf keiner Seite.
web-fair-verify = Um jede Ziehung nachzuprüfen, lade die Aufzeichnung herunter und führe diesen Befehl dort aus, wo Keeling installiert ist. Wenn du die Festlegung während der Partie kopiert hast, schreibe deine Kopie hinein:
web-fair-record = Aufzeichnung herunterladen
web-fair-limits = Was das nicht beweist: Wer den Server betreibt, könnte das Geheimnis während der Partie ansehen und den Zufall voraussehen. Was es beweist: Der Zufall tat, was vorher festgelegt war, und niemand hat ihn jemandem zuliebe verändert.

web-fair-error-none = Worte zählen nur an Tischen, die sich auf ein Geheimnis festgelegt haben; dieser hat das nicht.
web-fair-error-over = Die Partie ist vorbei: Worte würden für nichts mehr gelten.
web-fair-error-enough = Dieser Platz hat schon { $most }-mal Worte hinzugefügt; mehr geht nicht.
web-fair-error-words = Bitte 1 bis { $most } druckbare Zeichen schreiben.
