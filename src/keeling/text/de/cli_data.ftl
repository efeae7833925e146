### keeling data: was gedruckt ist, was von uns ist, und die Werte einer eigenen Schachtel.

cli-data = die Werte des Spielmaterials auflisten und woher sie kommen; die der eigenen Schachtel prüfen
cli-help-only = nur Werte aus dieser Art von Quelle auflisten (all: alle)
cli-help-export = in diesen Ordner eine Vorlage aller rekonstruierten Werte schreiben, zum Ausfüllen anhand einer Schachtel
cli-help-check = Zeile für Zeile sagen, was an den Werten in diesem Ordner nicht stimmt
cli-help-diff = zeigen, welche Werte in diesem Ordner von denen abweichen, die mit Keeling kommen

cli-error-no-data = { $game } sagt nicht, was sein Spielmaterial ist
cli-error-one-of = davon geht nur eines auf einmal: { $options }
cli-error-exists = { $path } gibt es schon, und überschrieben wird nichts; nenne einen anderen Ordner
cli-error-no-box = es gibt keinen Ordner { $path }; keeling data GAME --export DIR legt ihn an

cli-column-component = Spielmaterial
cli-column-field = Wert
cli-column-here = hier
cli-column-box = in diesem Ordner

# Über der Liste aller Werte.
cli-data-head = { $game }: { $count ->
        [one] { $count } Wert des Spielmaterials
       *[other] { $count } Werte des Spielmaterials
    }
# Wie viele von mehreren eingetragenen Werten anders sind als unsere.
cli-data-others = { $others ->
        [0] keiner davon ist anders als unserer
        [one] { $others } davon ist anders als unserer
       *[other] { $others } davon sind anders als unsere
    }
# Von einem einzigen.
cli-data-other = { $others ->
        [0] derselbe wie unserer
       *[other] und er ist anders als unserer
    }
cli-data-ok = { $count ->
        [0] in Ordnung: kein Wert ist eingetragen, also ändert sich nichts
        [one] in Ordnung: { $count } Wert ist eingetragen, { cli-data-other }
       *[other] in Ordnung: { $count } Werte sind eingetragen, { cli-data-others }
    }
cli-data-diff = { $count ->
        [0] Kein Wert ist eingetragen.
        [one] { $count } Wert ist eingetragen, { cli-data-other }.
       *[other] { $count } Werte sind eingetragen, { cli-data-others }.
    }
cli-data-exported = Fülle sie aus, dann: keeling data { $id } --check { $folder }
# Der Kopf der Vorlage.
cli-data-template =
    { $game }: Werte, die von uns sind, denn niemand hat veröffentlicht, was gedruckt ist.
    Wenn du das Spiel besitzt, trage ein, was auf dem Spielmaterial steht: Nimm das # am Anfang einer Zeile weg und schreibe den gedruckten Wert hin. Zeilen, die mit ## beginnen, erklären nur etwas. Was du so lässt, bleibt von uns.
    Eine Liste, und was in geschweiften Klammern steht, wird als Ganzes eingetragen.
    Lass Überschriften in eckigen Klammern und Kennungen (id), wie sie sind: Einträge können weder dazukommen noch wegfallen.
    Dann: keeling data { $id } --check { $folder }
    Und so spielst du damit: keeling serve --data { $folder }

cli-serve-data = { $game } wird mit den Werten deiner eigenen Schachtel gespielt ({ $data }).

cli-fault-line = { $file }, Zeile { $line }
cli-fault-more = und { $count } weitere: keeling data GAME --check DIR nennt alle
cli-fault-no-toml = das ist kein TOML ({ $reason })
cli-fault-no-utf8 = das ist kein UTF-8; speichere die Datei als UTF-8
cli-fault-no-read = die Datei lässt sich nicht lesen ({ $reason })
cli-fault-no-file = es gibt keine Datendatei dieses Namens; es gibt: { $known }
cli-fault-no-table = es gibt keine Tabelle „{ $name }“, die ersetzt werden könnte; es gibt: { $known }
cli-fault-no-field = hier gibt es kein Feld „{ $name }“; es gibt: { $known }
cli-fault-no-key = „{ $name }“ fehlt: Es sagt, welcher Eintrag gemeint ist
cli-fault-no-row = hier gibt es kein „{ $name }“, und es kann keines dazukommen; trage deine Werte ein bei: { $known }
cli-fault-gone = nichts kann weggenommen werden; trage stattdessen an dieser Stelle die Werte deines eigenen Spielmaterials ein
cli-fault-own-name = „{ $name }“ kann nicht ersetzt werden: Namen und Aufschriften sind Texte; lass diese Zeile weg
cli-fault-own-source = „{ $name }“ wird nicht eingetragen: Alles, was hier steht, kommt aus deiner Schachtel; lass es weg
cli-fault-not-counted = „{ $name }“ gehört zu den Dateien von Keeling, nicht zu einer Schachtel; lass es weg
cli-fault-twice = „{ $name }“ steht hier zum zweiten Mal
cli-fault-missing = „{ $name }“ fehlt
cli-fault-expected = „{ $name }“: angegeben ist { $found }, erwartet wird { $expected }
cli-fault-length = „{ $name }“: erwartet wird eine Liste der Länge { $expected }, nicht { $found }
cli-fault-rows = „{ $name }“ hat mehrere Einträge: Schreibe [[{ $name }]] statt [{ $name }]
cli-fault-no-rows = „{ $name }“ ist eine einzelne Tabelle: Schreibe [{ $name }] statt [[{ $name }]]
cli-fault-range = „{ $name }“: angegeben ist { $found }, erwartet wird eine ganze Zahl von { $least } bis { $most }
cli-fault-no-word = „{ $name }“ ist kein Wort dieses Spiels
cli-fault-unfit = die Werte passen nicht zusammen ({ $reason })
cli-expected-number = eine ganze Zahl
cli-expected-text = ein Text in Anführungszeichen
cli-expected-truth = true oder false
cli-expected-list = eine Liste
cli-expected-table = eine Tabelle
cli-expected-rows = eine Liste von Tabellen
