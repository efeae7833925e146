### The lobby, new tables, and the seats of a table.

## Lobby

web-lobby-title = Lobby
web-lobby-heading = Was spielen wir?
web-lobby-seats = für { $fewest } bis { $most } Personen
web-lobby-ready = spielbereit
web-lobby-planned = geplant
web-lobby-new = Neuer Tisch
web-lobby-mine = Meine Tische
web-lobby-ended = Beendet
web-lobby-elsewhere = Tische, die auf einen anderen Start des Servers warten
web-lobby-go = Zum Tisch
web-lobby-result = Ergebnis
web-lobby-played = Zuletzt gespielt { $when }
web-lobby-forget = Vergessen
web-lobby-forget-table = Tisch { $table } vergessen
web-lobby-waiting = Offene Tische
web-lobby-waiting-none = Gerade wartet kein Tisch auf Mitspielende. Ein neuer Tisch mit offenem Platz erscheint hier für alle.
web-lobby-sit = Als { $seat } hinsetzen
web-lobby-name = Eigener Name (freiwillig)
web-lobby-about = Über diesen Server
web-lobby-stored = Tische werden mit den selbst gewählten Namen in der Datenbank dieses Servers aufbewahrt, bis sein Betreiber sie entfernt.
web-lobby-deleted = { $days ->
        [one] Tische, die { $days } Tag lang niemand angerührt hat, werden gelöscht.
       *[other] Tische, die { $days } Tage lang niemand angerührt hat, werden gelöscht.
    }
web-lobby-cookies = Cookies gibt es für dreierlei: die Plätze dieses Browsers, die Sprache und den Schutz der Formulare. Nichts geht an Dritte.
web-lobby-publishers = Dies ist ein freies Projekt von Leuten, die diese Spiele mögen. Es ist mit Autoren und Verlagen nicht verbunden, und alle Bilder sind eigene. Wem ein Spiel gefällt: kaufen! Am echten Tisch ist es noch schöner.
web-lobby-rules = Regeln von { $game }
web-lobby-glossary = Glossar zu { $game }
web-lobby-api = Für Programme: die API
web-lobby-error = Das hat nicht geklappt
web-lobby-back = Zur Lobby

web-lobby-co2 = CO₂
web-lobby-co2-short = Energiekonzerne wetteifern darum, sechs Regionen mit sauberen Kraftwerken zu versorgen, bevor zu viel CO₂ in der Luft ist.
web-lobby-second_chance = CO₂: Second Chance
web-lobby-second_chance-short = Noch einmal dieselbe Welt: gemeinsam oder gegeneinander die Kurve kriegen, bevor es zu spät ist.
web-lobby-green_deal = Green Deal
web-lobby-green_deal-short = Eine Firma, die gut verdient und gut angesehen ist, auf einer Weltkarte ohne Rand.
web-lobby-e_mission = e-Mission
web-lobby-e_mission-short = Alle gegen die Erwärmung: Die Weltmächte senken ihre Emissionen und wappnen sich für Krisen.

## New table

web-new-title = Neuer Tisch: { $game }
web-new-start = Tisch öffnen
web-new-seats = Wie viele Plätze?
web-new-count = { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
web-new-players = Wer spielt?
web-new-who = Wer spielt { $seat }?
web-new-name = Name für { $seat }
web-new-name-short = Name (freiwillig)
web-new-people = Menschen
web-new-bots = Bots
web-new-who-here = An diesem Gerät
web-new-who-link = Per Link
web-new-who-open = Offen für alle
web-new-who-uniform = Bot, einfach
web-new-who-greedy = Bot, mittelstark
web-new-who-planner = Bot, stark
web-new-who-rollout = Bot, stark (probiert aus)
web-new-hint-here = Mehrere Personen an einem Gerät reichen es weiter; alle sehen nur, was ihnen gehört.
web-new-hint-here-open = Mehrere Personen können ein Gerät teilen: Es gibt keine Geheimnisse, und jeder ihrer Plätze lässt sich jederzeit zeigen.
web-new-hint-link = Jeder Platz per Link bekommt auf der nächsten Seite einen eigenen Link und QR-Code; offene Plätze stehen in der Lobby.
web-new-hint-bots = Einfache Bots wählen zufällig, mittelstarke denken eine Entscheidung voraus, starke planen ihren ganzen Zug; solche, die ausprobieren, spielen die Partie in Gedanken viele Male zu Ende und lassen sich Zeit.
web-new-more = Weitere Einstellungen, Sprache und Startwert
web-new-language = Sprache des Tisches
web-new-language-hint = In ihr werden Nachrichten verschickt. Auf den Seiten hat jede Person die Wahl.
web-new-seed = Startwert (freiwillig)
web-new-seed-hint = Mit demselben Startwert und denselben Entscheidungen tut der Zufall wieder dasselbe. Wer den Startwert kennt, weiß, was der Zufall tun wird: Wenn es darauf ankommt, leer lassen.
web-new-error = Der Tisch konnte noch nicht geöffnet werden: siehe unten.
web-new-error-seats = Mit so vielen Plätzen kann dieses Spiel nicht gespielt werden.
# names: the settings, as a list.
web-new-error-settings = Diese Einstellungen passen nicht zusammen: { $names }. Bitte andere wählen.
web-new-fitting = Möglich für { $name }: { $values }
web-new-meanings = Was sie bedeuten
web-new-only = Plätze: { $seats }
web-new-clash = nicht mit „{ $what }“
web-new-seats-of = die Zahl der Plätze
web-new-error-who = Bitte wählen, wer diesen Platz spielt.

## Taking a seat

web-join-title = Platz nehmen
web-join-seat = Dein Platz: { $seat }.
web-join-others = Am Tisch
web-join-name = Dein Name
web-join-name-hint = Die anderen sehen ihn. Er darf leer bleiben.
web-join-sit = Hinsetzen
web-join-bot = Zurzeit spielt hier ein Bot. Nach dem Hinsetzen gehört der Platz wieder dir.
web-join-held = Hier sitzt schon jemand. Wenn du weitermachst, verliert der Browser dieser Person den Platz, und alle am Tisch erfahren es. Bist du das selbst an einem anderen Gerät, mach weiter.
web-join-program = Zurzeit spielt hier ein Programm. Nach dem Hinsetzen kann es diesen Platz nicht mehr spielen.
web-join-once = Dieser Link gilt einmal. Nach dem Hinsetzen bekommt dein Platz einen neuen, den nur du auf der Seite „Plätze“ findest.
web-join-host-title = Tischleitung
web-join-host-about = Mit diesem Link leitest du den Tisch auch von diesem Gerät aus: Du verteilst die Links zu den Plätzen und bestimmst, wer sie spielt.
web-join-host = Tisch leiten
web-join-unknown = Dieser Link öffnet keinen Platz. Sieh nach, ob er vollständig ist; wenn ja, bitte die Tischleitung um einen neuen.
web-join-spent-title = Dieser Link ist verbraucht
web-join-spent = Ein Link zu einem Platz gilt einmal. Mit diesem hat jemand als { $seat } Platz genommen, oder die Tischleitung hat ihn durch einen anderen ersetzt.
web-join-spent-you = Sitzt du selbst schon an einem anderen Gerät, dann öffne dort die Seite „Plätze“: Sie zeigt einen Link, mit dem du hier weiterspielst.
web-join-spent-other = War es jemand anders, oder kennt jener Browser dich nicht mehr, dann bitte die Tischleitung, den Platz frei zu machen und dir einen neuen Link zu geben.
web-join-spent-watch = Am Tisch zusehen
web-join-taken = Dort hat sich inzwischen jemand anders hingesetzt.

## Seats

web-seats-title = Plätze: { $game }
web-seats-back = Zum Tisch
web-seats-you = du
web-seats-away = war länger nicht hier
web-seats-nobody = ohne Namen
web-seats-vacant = hier sitzt noch niemand
web-seats-link = Link zu diesem Platz
web-seats-link-hint = Er gilt einmal: Wer mit ihm Platz nimmt, bekommt einen eigenen neuen. Nur an eine Person weitergeben.
web-seats-link-taken = Hier sitzt jemand mit einem eigenen Link, den sonst niemand sieht.
web-seats-link-program = Hier spielt ein Programm mit dem Schlüssel zu diesem Platz.
web-seats-link-own = Dein Link, um an einem anderen Gerät weiterzuspielen
web-seats-link-own-hint = Nicht weitergeben: Wer ihn öffnet, übernimmt deinen Platz und sieht alles, was du siehst. Er gilt einmal; das andere Gerät hat dann einen neuen.
web-seats-code = QR-Code
web-seats-code-of = QR-Code mit dem Link zum Platz { $seat }
web-seats-reissue = Neuer Link
web-seats-reissue-hint = Der alte Link gilt dann nicht mehr. Alle am Tisch erfahren, dass es einen neuen gibt.
web-seats-free = Platz frei machen
web-seats-free-hint = Wer hier sitzt, verliert den Platz und erfährt es. Wer sich als Nächstes hierher setzt, sieht alles, was dieser Platz sieht. Alle am Tisch erfahren davon.
web-seats-free-to = Für wen wird { $seat } frei?
web-seats-free-link = für eine Person, mit neuem Link
web-seats-free-open = für alle, die mögen: ein offener Platz
web-seats-rename = Namen speichern
web-seats-name = Dein Name
web-seats-plays = Wer spielt { $seat }?
web-seats-person = die Person
web-seats-change = Ändern
web-seats-offer = eine Person, mit neuem Link
web-seats-to-bot = Einem Bot überlassen
web-seats-level = Bot für { $seat }
web-seats-take-back = Platz wieder übernehmen
web-seats-step-in = Bot einspringen lassen
web-seats-webhook = Nachricht, wenn ich am Zug bin
web-seats-webhook-hint = Eine Adresse, an die der Server eine Nachricht schickt, wenn du gefragt bist und keine Seite dieses Platzes offen hast, etwa der eingehende Webhook eines Chats.
web-seats-webhook-url = Adresse
web-seats-webhook-save = Speichern
web-seats-webhook-test = Speichern und Test senden
web-seats-webhook-remove = Entfernen
web-seats-webhook-message = Ein Test von { $game }: Hier kommen die Nachrichten an.
web-seats-leave = Tisch verlassen
web-seats-leave-hint = Mittelstarke Bots spielen für dich weiter. Zurück geht es nur mit einem Link.
web-seats-links = Weitere Links
web-seats-host-link = Tischleitung
web-seats-host-link-hint = Damit leitest du den Tisch auch von einem anderen Gerät aus. Nicht weitergeben.
web-seats-watch-link = Zuschauen
web-seats-watch-link-hint = Wer diese Adresse hat, kann zusehen; Verdecktes bleibt verdeckt.
web-seats-watch-link-hint-open = Wer diese Adresse hat, kann zusehen und sieht alles: Es gibt keine Geheimnisse.
web-seats-host-only = Das darf nur, wer den Tisch leitet.
web-seats-no-bot = So einen Bot gibt es nicht.
web-seats-trace = Was mit den Plätzen geschah
web-seats-done-name = Der Name ist gespeichert.
web-seats-done-bot = Diesen Platz spielt jetzt ein Bot.
web-seats-done-person = Diesen Platz spielt jetzt eine Person.
web-seats-done-link = Es gibt einen neuen Link; der alte gilt nicht mehr. Alle am Tisch erfahren davon.
web-seats-done-freed = Der Platz ist frei, und alle am Tisch erfahren es.
web-seats-done-saved = Die Adresse ist gespeichert.
web-seats-done-sent = Die Nachricht ist verschickt.
web-seats-done-removed = Es werden keine Nachrichten mehr verschickt.
