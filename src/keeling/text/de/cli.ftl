### The command line. Words in capitals and after two hyphens are typed as they are in every language.

## Commands, one line each

cli-about = Brettspiele über Klimastrategie: spiele sie, lass Bots sie spielen, sieh dir gespielte Partien an. Die Regeln folgen den gedruckten Spielregeln, und was wir entschieden haben, ist gekennzeichnet; viele Werte des Spielmaterials haben wir rekonstruiert, und keeling data GAME sagt, welche.
cli-games = die Spiele auflisten, die es gibt
cli-play = im Terminal spielen, Menschen und Bots in beliebiger Mischung
cli-serve = den Tisch im Browser öffnen, Menschen und Bots in beliebiger Mischung
cli-db = die Datenbank eines Servers pflegen: prüfen, sichern, wiederherstellen, umziehen
cli-sim = Bots viele Partien spielen lassen
cli-replay = eine aufgezeichnete Partie in Worten erzählen
cli-check = prüfen, ob Aufzeichnungen sich nachspielen lassen und Szenarien stimmen
cli-verify = nachprüfen, ob der Zufall in Aufzeichnungen tat, worauf sich ihre Tische festgelegt hatten
cli-rules = die Regeln lesen, Abschnitt für Abschnitt
cli-bench = messen, wie schnell dieser Rechner spielt

## Help

cli-usage = Aufruf:
cli-heading-arguments = Argumente
cli-heading-everywhere = überall
cli-heading-commands = Befehle (keeling COMMAND --help sagt mehr):
cli-help-command = was zu tun ist, siehe unten
cli-help-rest = die Argumente des Befehls
cli-help-help = diese Hilfe anzeigen und beenden
cli-help-version = die Version anzeigen und beenden
cli-help-lang = Sprache (sonst die der Umgebung)
cli-help-data = Ordner mit Werten des Spielmaterials, die statt unserer gelten, zum Beispiel denen deiner eigenen Schachtel
cli-help-revision = eine frühere Fassung eines Spiels spielen; mehrfach möglich
cli-help-json = JSON ausgeben
cli-help-game = Kennung eines Spiels, wie `keeling games` sie auflistet
cli-help-seats = Zahl der Plätze
cli-help-set = eine Einstellung, zum Beispiel modules=module_1,module_2; auch mehrmals
cli-help-seed = ganze Zahl, aus der der Zufall entsteht: gleicher Startwert, gleiche Partie
cli-help-players = wer spielt, ein Eintrag je Platz: you, human:NAME, uniform, greedy, planner, rollout oder rollout:100; ohne Angabe spielst du gegen greedy-Bots
cli-help-record = die Aufzeichnung der Partie in dieser Datei führen, als Text oder, wenn sie auf .jsonl endet, als JSON-Zeile
cli-help-resume = eine Partie aus ihrer Aufzeichnung fortsetzen, mit denselben Leuten, wenn keine anderen genannt sind
cli-help-play-svg = ein Bild des Spielplans in dieser Datei aktuell halten
cli-help-bots = Bots in der Reihenfolge der Plätze: uniform, greedy, planner, rollout oder rollout:100; sind es weniger als Plätze, wiederholen sie sich (greedy)
cli-help-games = Zahl der Partien je Aufbau (100)
cli-help-workers = Zahl der Prozesse (1); die Ergebnisse hängen nicht davon ab
cli-help-out = die Aufzeichnungen in diese Datei schreiben, je eine JSON-Zeile
cli-help-all-configs = jeden möglichen Aufbau des Spiels spielen
cli-help-rotate = die Bots von Partie zu Partie die Plätze wechseln lassen
cli-help-record-file = eine Aufzeichnung, als Text oder als JSON-Zeilen
cli-help-record-number = welche Aufzeichnung, wenn die Datei mehrere hat (1)
cli-help-to = nach so vielen Entscheidungen aufhören
cli-help-seat = wessen Sicht gezeigt wird; ohne Angabe die der Zuschauer
cli-help-svg = ein Bild des Spielplans in diese Datei schreiben
cli-help-files = Aufzeichnungen, oder Szenarien, die auf .toml enden
cli-help-verify-files = Aufzeichnungen beendeter Partien, als Text oder als Zeilen mit JSON
cli-help-commitment = die Festlegung, wie sie während der Partie am Tisch stand, zum Vergleichen
cli-help-clauses = Nummern von Abschnitten wie FE-5.2, oder Suchwörter (die Regeln sind auf Englisch)
cli-help-seconds = wie lange gemessen wird (1)
cli-help-host = Adresse, unter der der Server erreichbar ist (127.0.0.1: nur dieser Rechner)
cli-help-port = Port, unter dem der Server erreichbar ist; ohne Angabe der erste freie ab 8080
cli-help-lan = auch andere Geräte in diesem Netz mitspielen lassen
cli-help-public-url = wie andere diesen Server erreichen, für die Links, die er ausgibt
cli-help-database = Datei oder URL der Datenbank (eine Datei in deinem Datenordner)
cli-help-servers = Zahl der Serverprozesse (1); mehr als einer braucht PostgreSQL
cli-help-bot-processes = Zahl der Prozesse, die für Bots denken (2)
cli-help-keep-days = einen Tisch nach so vielen Tagen ohne Zug löschen (0: alle Tische behalten)
cli-help-owner-key = der Schlüssel zur Seite des Betreibers (sonst einer, der in der Datenbank steht)
cli-help-log = Form des Protokolls auf der Standardfehlerausgabe (text)
cli-help-log-level = was protokolliert wird: Warnungen und Schlimmeres oder auch jede Anfrage (warning)
cli-help-log-addresses = auch die Adressen der Besucher protokollieren
cli-help-open = die Seite im Browser öffnen oder nicht
cli-help-db-action = check: ob alles in Ordnung ist; backup FILE: während der Server läuft; restore FILE; move FROM TO: etwa von einer Datei nach PostgreSQL
cli-help-db-places = die Datei einer Sicherung; bei move die Datenbank, die gelesen, und die, die gefüllt wird
cli-help-db-force = ersetzen, was dort steht, wohin geschrieben wird

## Errors

cli-error-missing = es fehlt: { $what }
cli-error-unrecognized = unbekannte Option oder Angabe: { $what }
cli-error-meant = meintest du { $option }?
cli-error-no-value = { $what } braucht einen Wert
cli-error-takes-no-value = { $what } nimmt keinen Wert
cli-error-choice = „{ $value }“ gehört nicht zu { $choices }
cli-error-number = „{ $value }“ ist keine ganze Zahl ab { $least }
cli-error-number-between = „{ $value }“ ist keine ganze Zahl von { $least } bis { $most }
cli-error-seconds = „{ $value }“ ist keine Sekundenzahl über 0 und bis 3600
cli-error-seed = „{ $value }“ ist kein Startwert; schreibe eine ganze Zahl wie 7, oder 7/42 für Partie 42 einer Reihe
cli-error-no-command = es fehlt ein Befehl; es gibt: { $commands }
cli-error-command = es gibt keinen Befehl „{ $command }“; es gibt: { $commands }
cli-error-data = --data: es gibt keinen Ordner „{ $path }“
cli-error-data-game = --data { $path }: „{ $name }“ ist kein Ordner eines Spiels; die Spiele sind { $games }
cli-error-revision = --revision: „{ $value }“ hat nicht die Form GAME=N
cli-error-revision-game = --revision: es gibt kein Spiel „{ $name }“; die Spiele sind { $games }
cli-error-revision-number = --revision { $value }: von { $game } gibt es die Fassungen { $numbers }
cli-error-set = --set: „{ $value }“ hat nicht die Form NAME=VALUE
cli-error-set-seats = --set: die Zahl der Plätze gibst du mit --seats an
cli-error-conflict = diese Einstellungen passen nicht zusammen: { $given }; eine davon könnte sein: { $fitting }
cli-error-resume = das ist eine Aufzeichnung von { $game }: Nenne dieses Spiel und überlass Plätze und Einstellungen der Aufzeichnung
cli-error-players = { $argument }: { $given ->
        [one] { $given } Eintrag
       *[other] { $given } Einträge
    } für { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }
cli-error-write = { $path } lässt sich nicht schreiben: { $reason }
cli-error-record-number = --game: es gibt keine Aufzeichnung { $number }, in der Datei sind { $count }
cli-error-seat = --seat: „{ $value }“ gehört nicht zu { $choices }
cli-error-commitment = --commitment: „{ $value }“ ist keine Festlegung; sie hat 64 Ziffern, 0 bis 9 und a bis f
cli-error-worker = ein Arbeitsprozess endete wortlos; mit --workers 1 zeigt sich vielleicht der Grund
cli-error-engine = ein Arbeitsprozess nutzt eine andere Engine als sein Elternprozess (eine kompiliert, die andere nicht)
cli-error-no-rules = das Regeldokument von { $game } ist nicht installiert
cli-error-no-clause = die Regeln von { $game } sagen nichts zu „{ $wanted }“
cli-error-host = { $host }, Port { $port }, lässt sich nicht benutzen: { $reason }
cli-error-no-driver = { $url }: der Treiber für PostgreSQL ist nicht installiert: pip install 'keeling[all]'
cli-error-no-server = der Server ist nicht installiert: pip install 'keeling[server]'
cli-error-port = --port: Port { $port } ist belegt; ohne --port findet sich ein freier
cli-error-ports = alle Ports von { $first } bis { $last } sind belegt; nenne einen anderen mit --port
cli-error-database = --database { $url }: { $reason }
cli-error-served = { $place } wird schon bedient, von Prozess { $process }: Eine SQLite-Datei bedient nur ein Prozess; halte ihn an oder nenne eine andere: --database FILE. Eine PostgreSQL-Datenbank können mehrere Prozesse bedienen
cli-error-workers = --workers { $workers }: mehrere Prozesse können nicht dieselbe SQLite-Datei bedienen, denn sie würden Änderungen der anderen nicht bemerken; lass --workers weg oder nenne eine PostgreSQL-Datenbank: --database postgresql://benutzer@rechner/name
cli-error-public-url = --public-url: mit „{ $given }“ kann kein Link beginnen: Schreib es wie https://games.example.org
cli-error-owner-key = --owner-key: ein Schlüssel hat mindestens { $least } Buchstaben, Ziffern, Punkte, Bindestriche, Unterstriche oder Tilden
cli-error-db = { $place }: { $reason }
cli-error-db-check = check nimmt keinen Ort: --database nennt die Datenbank
cli-error-db-backup = backup nimmt eine FILE, in der die Sicherung stehen wird
cli-error-db-restore = restore nimmt eine FILE, eine Sicherung; --database nennt, wohin sie kommt
cli-error-db-move = move nimmt zwei Orte: FROM und TO, je eine Datei oder eine URL, und kein --database
cli-error-db-none = bei { $place } gibt es keine Datenbank
cli-error-db-foreign = { $place } ist keine Datenbank von Keeling
cli-error-db-newer = { $place } stammt von einer neueren Version (Schema { $schema }): Nimm diese
cli-error-db-older = { $place } stammt von einer älteren Version (Schema { $schema }): Starte einmal keeling serve, das bringt die Datenbank auf den neuesten Stand
cli-error-db-in-use = { $place } wird benutzt: Halte zuerst den Server an
cli-error-db-full = { $place } ist nicht leer; mit --force wird es ersetzt
cli-error-db-same = { $place } kann nicht auf sich selbst kopiert werden
cli-error-db-differs = { $place }: angekommen ist etwas anderes, als abgeschickt wurde; dort wurde nichts geändert
cli-error-db-unsound = { $source } ist beschädigt, deshalb blieb { $target }, wie es ist: Es ist vielleicht die letzte heile Kopie; keeling db check sagt, was beschädigt ist

## Tables

cli-column-id = Kennung
cli-column-name = Name
cli-column-game = Spiel
cli-column-seat = Platz
cli-column-seats = Plätze
cli-column-configs = Aufbauten
cli-column-config = Aufbau
cli-column-compiled = kompiliert
cli-column-choices_per_second = Entscheidungen/s
cli-column-clone_us = µs je Kopie
cli-column-state_bytes = Bytes je Zustand
cli-column-games = Partien
cli-column-player = wer
cli-column-score = Punkte im Mittel
cli-column-spread = Streuung
cli-column-least = niedrigster
cli-column-most = höchster
cli-column-scores = Punkte im Mittel
cli-column-wins = Siege
cli-column-clauses = Abschnitte
cli-column-chapter = Kapitel

## sim, replay, check, rules

cli-sim-heading = { $game }, { $config }
cli-sim-rotating = reihum
cli-sim-speed = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } und { $choices ->
        [one] { $choices } Entscheidung
       *[other] { $choices } Entscheidungen
    } in { $seconds } s ({ $speed } Entscheidungen/s)
cli-sim-lost = { $games ->
        [one] { $games } Partie haben alle verloren
       *[other] { $games } Partien haben alle verloren
    } ({ $share } %)
cli-sim-won-in = { $unit ->
        [decade] Gewonnen in Dekade
       *[round] Gewonnen in Runde
    } { $rounds }
cli-sim-lost-in = { $unit ->
        [decade] Verloren in Dekade
       *[round] Verloren in Runde
    } { $rounds }
cli-sim-ended-in = { $unit ->
        [decade] Zu Ende in Dekade
       *[round] Zu Ende in Runde
    } { $rounds }
cli-sim-error = eine Partie brach ab, { $error }
cli-sim-errors = { $count ->
        [one] { $count } Partie kam nicht zum Ende
       *[other] { $count } Partien kamen nicht zum Ende
    }
cli-replay-so-far = Nach { $taken } von { $all ->
        [one] { $all } Entscheidung
       *[other] { $all } Entscheidungen
    } geht die Partie weiter.
cli-check-ok = ok
cli-check-ok-by = ok, nach der Fassung, nach der gespielt wurde: { $revisions }
cli-replay-earlier = Gespielt nach Fassung { $revision } von { $game } und danach erzählt; die neueste ist { $newest }.
cli-check-record = Aufzeichnung { $number }: { $problem }
cli-rules-how = keeling rules GAME und dahinter die Nummer eines Abschnitts oder Suchwörter zeigt die Regeln selbst (auf Englisch).

## verify

cli-verify-no-draw = an Tisch { $table } wurde nie gezogen: nichts nachzuprüfen
cli-verify-ok = { $draws ->
        [one] die eine Ziehung ist so,
       *[other] alle { $draws } Ziehungen sind so,
    } wie Tisch { $table } es festgelegt hatte
cli-verify-copied = { $draws ->
        [one] die erste Ziehung geschah
       *[other] die ersten { $draws } Ziehungen geschahen
    } an einem anderen Tisch, von dem aus dieser weiterging: hier nicht nachgeprüft
cli-verify-revision = Sie wurde nach der Fassung nachgespielt, nach der gespielt wurde: { $game } { $revision }.
cli-verify-words = { $count ->
        [one] einmal wurden Worte hinzugefügt
       *[other] { $count }-mal wurden Worte hinzugefügt
    }
cli-verify-no-words = niemand hat Worte hinzugefügt: Das Geheimnis allein hat entschieden
cli-verify-compare = die Festlegung ist { $commitment }; vergleiche sie mit dem, was der Tisch während der Partie zeigte, oder gib das mit --commitment an
cli-verify-seeded = diese Partie hatte einen Startwert: Wer ihn kannte, konnte den Zufall voraussehen, und es gibt keine Festlegung zum Nachprüfen
cli-verify-no-commitment = diese Aufzeichnung hat keine Festlegung: nichts nachzuprüfen
cli-verify-other-commitment = die Aufzeichnung hat eine andere Festlegung als { $expected }: Es ist nicht die Partie, die sie sein soll
cli-verify-broken-commitment = das Geheimnis ist nicht das, worauf der Tisch sich festgelegt hatte
cli-verify-other-chance = Entscheidung { $choice } wurde nicht aus dem Geheimnis gezogen: In der Aufzeichnung steht „{ $found }“, richtig wäre „{ $expected }“ ({ $verified } Ziehungen davor stimmen)
cli-verify-other-result = jede Ziehung stimmt, aber die Aufzeichnung nennt ein anderes Ergebnis, als ihre Entscheidungen ergeben

## serve

cli-serve-here = Der Tisch ist offen: { $url }
cli-serve-others = In deinem Netz: { $url }
cli-serve-database = Die Partien liegen in { $database }
cli-serve-earlier = { $tables ->
        [one] { $tables } unbeendeter Tisch ist von { $game } in Fassung { $revision }; um ihn weiterzuspielen, starte mit --revision { $game }={ $revision }
       *[other] { $tables } unbeendete Tische sind von { $game } in Fassung { $revision }; um sie weiterzuspielen, starte mit --revision { $game }={ $revision }
    }
cli-serve-owner = Nur für dich als Betreiber: { $url }
cli-serve-plain = Einfaches Python, solange die Engine im Hintergrund kompiliert wird; danach wechselt der Server von selbst zu ihr.
cli-serve-compiled = Die Engine ist kompiliert, und der Server benutzt sie jetzt.
cli-serve-uncompiled = Die Engine konnte nicht kompiliert werden; der Server läuft in einfachem Python weiter. Was schiefging: { $log }
cli-serve-stop = Strg-C beendet den Server; die Partien gehen weiter, wenn er wieder startet.
cli-serve-stopped = Beendet. Alle Entscheidungen sind aufbewahrt.

## db

cli-db-replaying = Tische werden nachgespielt
cli-db-table = Tisch { $table }: { $problem }
cli-db-schema = Das Schema ist { $schema }, das dieser Version ist { $newest }. keeling serve bringt eine Datenbank beim Start auf den neuesten Stand.
cli-db-missing = Dem Schema fehlt: { $what }
cli-db-file = Die Datei ist beschädigt: { $what }
cli-db-astray = { $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    } in { $what } ohne zugehörigen Tisch
cli-db-gap = im Protokoll fehlt der Eintrag { $version }
cli-db-entry = Eintrag { $version } des Protokolls lässt sich nicht nachspielen
cli-db-unreadable = seine Zeilen lassen sich nicht lesen ({ $why })
cli-db-seats = die Zahl der Plätze ({ $seats }) passt nicht zum Spiel
cli-db-differs = was über den Tisch gesagt wird, weicht von seinem Protokoll ab: { $what }
cli-db-earlier = { $tables ->
        [one] { $tables } Tisch ist von einer früheren Fassung seines Spiels und wurde nach ihr nachgespielt.
       *[other] { $tables } Tische sind von früheren Fassungen ihrer Spiele und wurden nach ihnen nachgespielt.
    }
cli-db-other-rules = { $tables ->
        [one] { $tables } Tisch wurde für andere Regeln oder Daten gemacht und nicht nachgespielt.
       *[other] { $tables } Tische wurden für andere Regeln oder Daten gemacht und nicht nachgespielt.
    }
cli-db-sound = Alles in Ordnung: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } mit { $choices ->
        [one] { $choices } Entscheidung
       *[other] { $choices } Entscheidungen
    }.
cli-db-damaged = Etwas stimmt nicht. Beschädigte Tische: { $damaged } von { $tables }.
cli-db-backup = { $source } ist in { $target } gesichert: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }, { $entries ->
        [one] { $entries } Eintrag im Protokoll
       *[other] { $entries } Einträge in den Protokollen
    }.
cli-db-backup-older = { $source } ist unverändert in { $target } gesichert: Die Datenbank stammt von einer älteren Version (Schema { $schema }), die damit weiterarbeiten kann.
cli-db-restore = { $target } ist aus { $source } wiederhergestellt: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }, { $entries ->
        [one] { $entries } Eintrag im Protokoll
       *[other] { $entries } Einträge in den Protokollen
    }.
cli-db-move = { $source } ist nach { $target } umgezogen: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }, { $entries ->
        [one] { $entries } Eintrag im Protokoll
       *[other] { $entries } Einträge in den Protokollen
    }. Am alten Ort ist alles, wie es war.
cli-db-digest = Zeilen: { $rows }, Prüfsumme { $digest }

## play

cli-play-welcome = Tippe die Nummer dessen, was du wählst. help erklärt den Rest, quit verlässt den Tisch.
cli-play-you = du
cli-play-who = { $seat } ({ $player })
cli-play-prompt = { $seat } [1-{ $count }] >
cli-play-thinking = Die Bots denken nach …
cli-play-hand-over = Gib die Tastatur an { $who } weiter, dann drücke Enter.
cli-play-earlier = … (log zeigt, was vorher geschah)
cli-play-left-out = board zeigt den Rest: { $parts }
cli-play-board-without = Der Spielplan sagt nichts zu „{ $word }“.
cli-play-more = Was eine Wahl bringt: help NUMMER oder help WORT
cli-play-refused = { $count ->
        [one] { $count } Sache geht
       *[other] { $count } Dinge gehen
    } gerade nicht: why
cli-play-all-possible = Alles, was hier in Frage käme, ist möglich.
cli-play-possible = { $option }: Das geht jetzt.
cli-play-not-asked = { $option }: Darum geht es im Moment nicht.
cli-play-no-undo = Nichts zurückzunehmen: undo endet bei den Entscheidungen anderer, beim Zufall und bei dem, was aufgedeckt wurde.
cli-play-undone = Zurückgenommen.
cli-play-ambiguous = Das könnte Verschiedenes heißen: { $options }
cli-play-unknown = „{ $typed }“ steht hier nicht zur Wahl. Tippe eine Nummer aus der Liste, oder help.
cli-play-save-how = Wohin? Schreibe: save FILE
cli-play-save-exists = { $path } gibt es schon. Nimm einen anderen Namen.
cli-play-saved = Gespeichert in { $path }; keeling replay erzählt die Partie nach.
cli-play-rules-how = Schreibe die Nummer eines Abschnitts oder ein Wort, zum Beispiel: rules { $example }
cli-play-why-how = Ich kenne „{ $typed }“ nicht. Schreib, was du meinst, so wie es in der Liste von why steht: { $examples }
cli-play-quit = Die Partie wurde nicht gespeichert. Nächstes Mal: save FILE, bevor du gehst, oder --record FILE von Anfang an.
cli-play-replay = So siehst du diese Partie noch einmal: { $command }
cli-play-same-deal = Startwert: { $seed }. So spielst du denselben Aufbau noch einmal: { $command }
cli-play-help = Tippe die Nummer einer Möglichkeit, ihre Kurzform oder deren Anfang; Tab ergänzt sie. Außerdem kannst du tippen:
cli-play-help-help = diese Hilfe; mit einer Nummer oder einem Wort: was diese Möglichkeiten bringen
cli-play-help-why = warum etwas nicht geht; allein: alles, was nicht geht
cli-play-help-undo = deine letzte Entscheidung zurücknehmen
cli-play-help-log = alles, was geschah
cli-play-help-board = der ganze Spielplan, oder was er zu einem Ort oder einer Farbe sagt
cli-play-help-rules = die Regeln lesen (auf Englisch)
cli-play-help-save = die Aufzeichnung der Partie behalten
cli-play-help-quit = den Tisch verlassen
