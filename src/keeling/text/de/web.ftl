### Der Tisch im Browser: was um jedes Spiel herum steht.

web-skip = Zum Inhalt springen

## Errors

web-error-stale = Die Partie ist inzwischen weitergegangen. So steht es jetzt.
web-error-no-table = Diesen Tisch gibt es hier nicht. Vielleicht ist der Link unvollständig.
web-error-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
web-error-no-position = Diese Position gibt es in dieser Partie nicht.
web-error-no-game = Dieses Spiel gibt es hier nicht.
web-error-rules = Dieser Tisch wurde mit einer anderen Fassung der Regeln eröffnet, als dieser Server sie hat.
web-error-revision = Dieser Tisch wurde mit Fassung { $revision } der Regeln und Werte eröffnet, und dieser Server spielt Fassung { $plays }. Nichts davon ist verloren: Wer den Server betreibt, kann ihn mit --revision { $game }={ $revision } starten, dann geht die Partie weiter.
web-error-data = Dieser Tisch wurde mit den Werten einer anderen Schachtel eröffnet ({ $data }). Nichts davon ist verloren: Er geht weiter, wo keeling serve mit --data und dem Ordner jener Schachtel gestartet wird.
web-error-data-own = Dieser Tisch wurde mit den Werten eröffnet, die mit Keeling kommen; dieser Server verwendet die einer eigenen Schachtel. Nichts davon ist verloren: Er geht weiter, wo keeling serve ohne --data gestartet wird.
web-error-damaged = Das Protokoll dieses Tisches ist beschädigt: Der Server kann es nicht mehr lesen. Andere Tische sind nicht betroffen. Im Log des Servers steht, um welchen Tisch und welche Stelle es geht.
web-error-not-your-turn = Dieser Platz ist nicht dran.
web-error-not-your-seat = Das ist nicht dein Platz. Öffne auf diesem Gerät zuerst den Link zu deinem Platz.
web-error-bot-plays = Diesen Platz spielt gerade ein Bot. Übernimm ihn zuerst wieder.
web-error-bot-seat = Dieser Platz gehört einem Bot.
web-error-no-undo = Nichts zurückzunehmen: Die Entscheidungen anderer, der Zufall und was aufgedeckt wurde, bleiben bestehen.
web-error-closed = Der Betreiber des Servers hat diesen Tisch geschlossen. Man kann ihn ansehen, aber niemand kann mehr etwas entscheiden.
web-error-no-option = „{ $option }“ gibt es in diesem Spiel nicht.
web-error-illegal = „{ $option }“ geht jetzt nicht.
web-error-command = Die Kennung der Anfrage fehlt oder ist zu lang.
web-error-seed = Ein Startwert hat höchstens 40 druckbare Zeichen.
web-error-language = Texte gibt es in diesen Sprachen: { $languages }.
web-error-sitters = Besetzungen: { $sitters }, Plätze: { $seats }. Das passt nicht zusammen.
web-error-wrong = So geht es nicht: { $why }
web-error-token = Dieses Token öffnet keinen Platz an diesem Tisch.
web-error-needs-token = Das geht nur mit dem Token eines Platzes, als „Authorization: Bearer …“.
web-error-record = Die Aufzeichnung gibt es, sobald die Partie vorbei ist: Vorher würde sie verraten, was andere haben.
web-error-streams = Zu viele offene Verbindungen. Schließe einige Seiten und versuche es noch einmal.
web-error-too-many = Zu viele neue Tische in einer Minute. Bitte warte ein wenig.
web-error-bot-tables = Auf diesem Server laufen bereits so viele Tische nur mit Bots, wie er zulässt. Bitte warte, bis eine dieser Partien zu Ende ist, oder spiel selbst mit.
web-error-own-bot-tables = Von dir laufen bereits so viele Tische nur mit Bots, wie dieser Server zulässt. Bitte warte, bis eine dieser Partien zu Ende ist, oder spiel selbst mit.
web-error-webhook = An diese Adresse lassen sich keine Nachrichten schicken.
web-error-webhook-private = An Adressen im eigenen Netz des Servers dürfen keine Nachrichten gehen.
web-error-webhook-answer = Die Adresse hat die Nachricht nicht angenommen.
web-error-400 = Der Server versteht diese Anfrage nicht.
web-error-401 = Das geht nur mit einem Token.
web-error-403 = Das ist nicht erlaubt. War die Seite schon lange offen, lade sie neu.
web-error-404 = Unter dieser Adresse gibt es nichts.
web-error-405 = So lässt sich diese Adresse nicht benutzen.
web-error-408 = Die Anfrage hat zu lange gebraucht. Bitte versuche es noch einmal.
web-error-413 = Das ist mehr, als der Server auf einmal annimmt.
web-error-415 = Anfragen an diese Adresse müssen JSON sein, mit „Content-Type: application/json“.
web-error-429 = Zu viele Anfragen. Bitte warte ein wenig.
web-error-431 = Die Anfrage hat zu viele oder zu lange Kopfzeilen. Wenn das ein Browser ist, lösche seine Cookies für diese Seite.
web-error-undos = Du hast in diesem Zug schon { $most }-mal etwas zurückgenommen. Bitte spiel von hier aus weiter.
web-error-500 = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren: Lade die Seite neu.
web-error-503 = Der Server erreicht seine Datenbank gerade nicht oder ist überlastet. Nichts ist verloren: Versuch es gleich noch einmal.
web-error-database = Die Datenbank dieses Servers ist beschädigt, und was du wolltest, lässt sich nicht lesen oder schreiben. Wer den Server betreibt, erfährt es. Tische, die sich noch lesen lassen, gehen weiter.
web-again-kept = Nichts von dem, was du eingegeben hast, ist verloren: Diese Seite bewahrt es auf.
web-again-soon = Es wird gleich noch einmal gesendet.
web-again-send = Noch einmal senden
web-error-quote = Wenn das immer wieder geschieht, nenne dem Betreiber des Servers diese Kennung: { $request }

## Messages

web-webhook-turn = { $name }, du bist bei { $game } dran: { $link }

## Table

web-table-of = { $game }, Tisch { $table }
web-table-your-turn = Du bist dran
web-table-turn-as = Du bist dran, { $name }
web-table-asked-by = { $seat } wartet auf deine Antwort
# The question interrupts the turn of somebody else.
web-table-interrupts = Du wirst gefragt, am Zug ist { $seat }
web-table-turn-of = { $name } ist dran
web-table-thinking = { $name } denkt nach …
web-table-together = Alle wählen gleichzeitig
web-table-rests = Du bist fertig
web-table-rests-hint = Solange andere es nicht sind, kannst du es dir anders überlegen.
web-table-shared = Alle werden gefragt; die erste Antwort gilt für alle.
web-table-begun = Erst wenn alles gewählt ist, sehen es die anderen; sie spielen inzwischen weiter.
web-table-ready = hat gewählt
web-table-made = Deine Wahl: { $choice }
web-table-change = Ändern
web-table-change-hint = Du kannst sie ändern, bis alle gewählt haben.
web-table-over = Die Partie ist vorbei
web-table-spectator = Du schaust zu
web-table-closed = Dieser Tisch ist geschlossen
web-table-closed-hint = Der Betreiber dieses Servers hat ihn geschlossen. Du kannst dir alles ansehen, aber niemand kann mehr etwas entscheiden. Wenn das ein Versehen ist, bitte den Betreiber, ihn wieder zu öffnen.
web-table-days-left = { $days ->
        [0] Hier hat lange niemand etwas entschieden: Dieser Tisch wird heute gelöscht. Wer weiterspielt, behält ihn.
        [one] Hier hat lange niemand etwas entschieden: Dieser Tisch wird in { $days } Tag gelöscht. Wer weiterspielt, behält ihn.
       *[other] Hier hat lange niemand etwas entschieden: Dieser Tisch wird in { $days } Tagen gelöscht. Wer weiterspielt, behält ihn.
    }
web-table-seat-lost = { $seat } ist nicht mehr dein Platz: Er wurde in einem anderen Browser übernommen, mit seinem persönlichen Link. Warst du das nicht, sag es den anderen am Tisch und bitte die Tischleitung, den Platz frei zu machen.
web-table-seat-freed = { $seat } ist nicht mehr dein Platz: Die Tischleitung hat ihn frei gemacht. Zusehen kannst du weiterhin. War das ein Versehen, bitte um einen neuen Link.
web-table-alive = Verbunden
web-table-lost = Verbindung verloren, neuer Versuch …
web-table-board = Spielplan
web-table-things = Plätze und Karten
web-table-tab-things = Plätze
web-table-tab-log = Verlauf
web-table-log = Was geschah
web-table-log-all = Der ganze Verlauf
web-table-seats = Plätze
web-table-seats-manage = Plätze und Links
web-table-text = Spielplan als Text
web-table-text-hint = Alles auf dem Spielplan, in Worten
web-table-help = Worum geht es hier?
web-table-rules = Regeln
web-table-rules-about = Regel { $clause }
web-table-glossary = Glossar
web-table-refused = { $count ->
        [one] { $count } Sache geht gerade nicht
       *[other] { $count } Dinge gehen gerade nicht
    }
web-table-costs = Ändert: { $change }
web-table-final = lässt sich nicht zurücknehmen
web-table-confirm = Das lässt sich nicht zurücknehmen. Trotzdem?
web-table-confirm-ends = Damit endet dein Zug; das lässt sich nicht zurücknehmen. Trotzdem?
web-table-confirm-yes = Ja, ausführen
web-table-confirm-no = Nein, zurück
web-table-undo = Zurücknehmen
web-table-undo-hint = Deine letzte Entscheidung zurücknehmen
web-table-hand-over = Gib das Gerät an { $name } weiter
web-table-hand-over-hint = Sobald { $name } es hat und sonst niemand zusieht:
web-table-hand-over-go = Ich bin { $name }
web-table-beside = Für { $seat } wählen
web-table-position = Position { $at } von { $all }
web-table-first = Zum Anfang
web-table-back = Zurück
web-table-forward = Weiter
web-table-now = Zum aktuellen Stand
web-table-play = Abspielen
web-table-pause = Anhalten
web-table-earlier = Du siehst eine frühere Position.
web-table-history = Durch die Partie blättern
web-table-result = Ergebnis
web-table-more = Mehr
web-table-sound = Ton, wenn ich dran bin
web-table-letters = Buchstabentasten (U, D, B, T)
web-table-report = Ein Problem melden
web-table-record = Aufzeichnung herunterladen
web-table-record-later = Die Aufzeichnung: mit dem Ergebnis, wenn die Partie vorbei ist
web-table-bot-uniform = einfacher Bot
web-table-bot-greedy = mittelstarker Bot
web-table-bot-planner = starker Bot
web-table-bot-rollout = starker Bot (probiert aus)
web-table-left = für { $name } spielt ein Bot
web-table-present = ist da
web-table-away = ist nicht da
web-table-free = offener Platz
web-table-sit = Hinsetzen
web-table-take-back = Platz wieder übernehmen
web-table-step-in = Bot für { $name } einspringen lassen
web-table-several = Hier ist Verschiedenes möglich: Wähle in der Liste.
web-table-fold = Frage einklappen
web-table-reading = Zum Lesen
web-table-reading-close = Schließen
web-table-asked = Die Frage ist: { $prompt }

## Keys

web-keys-title = Tastenkürzel
web-keys-tab = durch alles gehen, was zur Wahl steht, auf dem Spielplan und in der Liste
web-keys-enter = wählen
web-keys-arrows = nächste oder vorige Möglichkeit in der Liste
web-keys-ends = erste oder letzte Möglichkeit in der Liste
web-keys-history = eine Position zurück oder weiter
web-keys-undo = zurücknehmen
web-keys-decision = zur Entscheidung
web-keys-board = zum Spielplan
web-keys-text = der Spielplan als Text
web-keys-help = diese Liste
