### Die Seite des Betreibers eines Servers.

web-owner-title = Dieser Server
web-owner-database = Die Datenbank ist beschädigt: `keeling db check` sagt, wo. Halte den Server an und spiel eine Sicherung zurück (`keeling db restore`).
web-owner-key = Schlüssel des Betreibers
web-owner-key-hint = Er wurde beim Start des Servers ausgegeben.
web-owner-enter = Öffnen
web-owner-leave = Den Schlüssel in diesem Browser vergessen
web-owner-load = Auslastung
web-owner-release = Version
web-owner-engine = Engine
web-owner-compiled = kompiliert
web-owner-plain = einfaches Python
web-owner-memory = Speicher
web-owner-mib = { $mib } MiB
web-owner-streams = Offene Seiten und Programme
web-owner-in-memory = Tische im Speicher
web-owner-choices-minute = Entscheidungen in der letzten Minute
web-owner-playing = Tische, an denen Bots spielen
web-owner-thinking = Bots, die nachdenken
web-owner-waiting = Bots, die auf einen Prozess warten
web-owner-stuck = Tische, an denen der Zug eines Bots misslungen ist und wiederholt wird
web-owner-process = Von dem Prozess, der diese Seite erstellt hat; es kann mehrere geben.
web-owner-tables = Tische
web-owner-count = { $count ->
        [one] Es gibt { $count } Tisch.
       *[other] Es gibt { $count } Tische.
    }
web-owner-none = Es gibt noch keine Tische.
web-owner-table = Tisch
web-owner-game = Spiel
web-owner-seats = Plätze
web-owner-people = Menschen
web-owner-bots = Bots
web-owner-made = Eröffnet
web-owner-changed = Letzte Entscheidung
web-owner-choices = Entscheidungen
web-owner-size = Einträge im Protokoll
web-owner-turn = Dran
web-owner-state = Zustand
web-owner-running = läuft
web-owner-ended = beendet
web-owner-closed = geschlossen
web-owner-other-rules = für andere Regeln gemacht
web-owner-damaged = beschädigt: das Protokoll lässt sich nicht nachspielen
web-owner-do = Was tun?
web-owner-close = Schließen
web-owner-reopen = Wieder öffnen
web-owner-delete = Löschen
web-owner-sure = Tisch { $table } löschen?
web-owner-sure-hint = { $game }, { $choices ->
        [one] { $choices } Entscheidung
       *[other] { $choices } Entscheidungen
    }. Der Tisch, seine Plätze und sein ganzes Protokoll werden gelöscht. Zurück führt nur eine Sicherung.
web-owner-sure-yes = Ja, löschen
web-owner-sure-no = Nein, behalten
web-owner-done-closed = Tisch { $table } ist geschlossen. Man kann ihn ansehen; niemand kann etwas entscheiden.
web-owner-done-reopened = Tisch { $table } ist wieder offen.
web-owner-done-deleted = Tisch { $table } ist gelöscht.
web-owner-newer = Neuere
web-owner-older = Ältere
web-owner-keep = { $days ->
        [0] Alle Tische werden behalten.
        [one] Tische, die { $days } Tag lang niemand angerührt hat, werden gelöscht.
       *[other] Tische, die { $days } Tage lang niemand angerührt hat, werden gelöscht.
    }
web-owner-wrong-key = Das ist nicht der Schlüssel des Betreibers dieses Servers.
web-owner-only = Das ist dem Betreiber des Servers vorbehalten. Dafür braucht es seinen Schlüssel.
