### What can be done: `option-<verb>` in full, `group-<verb>` as the heading of all options of a verb.

## Chance

option-start = { NAME($seat) } beginnt
group-start = Wer beginnt
option-lay_agenda = Lege die Agenda { NAME($agenda) } aus
group-lay_agenda = Agenda auslegen
option-turn_up_fossil = Decke ein fossiles Kraftwerk auf ({ NAME($fossil) })
group-turn_up_fossil = Fossiles Kraftwerk aufdecken
option-turn_up_congress = Berufe einen Gipfel ein: { NAME($congress) }
group-turn_up_congress = Gipfel einberufen
option-turn_up_un_goal = Lege UN-Ziel { NAME($un_goal) } aus
group-turn_up_un_goal = UN-Ziel auslegen
option-turn_up_event = Decke das Ereignis in { NAME($event) } auf
group-turn_up_event = Ereignis aufdecken
option-deal_goal = Teile Konzernziel { NAME($company_goal) } aus
group-deal_goal = Konzernziel austeilen
option-deal_lobby = Teile Lobbykarte { NAME($lobby) } aus
group-deal_lobby = Lobbykarte austeilen
option-draw_project = Ziehe das Projekt für { NAME($energy) }
group-draw_project = Projekt ziehen

## Before the first turn

option-keep = Behalte Lobbykarte { NAME($lobby) }
group-keep = Lobbykarte behalten
option-begin = Beginne in { NAME($region) }
group-begin = Beginnen in
option-set = Lege das Projekt nach { NAME($project) }
group-set = Projekt legen nach

## Between decades

option-income = Nimm { NAME($dollars) } und den Rest in Punkten
group-income = In Dollar nehmen, den Rest in Punkten
option-pay = Zahle das KEZ { NAME($source, case: "from") }
group-pay = KEZ zahlen aus
option-pass = Passe
group-pass = Passen
option-bid = Biete { NAME($bid) }
group-bid = Bieten
option-pay_bid = Zahle { NAME($cubes) } und { NAME($ceps) }, den Rest in Dollar
group-pay_bid = Zahlen, den Rest in Dollar
option-name = Lass { NAME($seat) } die Dekade beginnen
group-name = Wer die Dekade beginnt

## The turn

option-propose = Plane in { NAME($project) } ein Projekt für { NAME($energy) }
group-propose = Projekt planen
option-install = Starte das Projekt in { NAME($project) }
group-install = Projekt starten
option-build = Baue ein Kraftwerk aus dem Projekt in { NAME($project) }
group-build = Kraftwerk bauen
option-build_cheaper = Baue mit einer Lobbykarte billiger aus dem Projekt in { NAME($project) }
group-build_cheaper = Mit Lobbykarte billiger bauen
option-move = Versetze einen Wissenschaftler { NAME($post, case: "from") } { NAME($post2, case: "to") }
group-move = Wissenschaftler versetzen (von, nach)
option-buy = Kaufe auf dem Markt ein KEZ
group-buy = KEZ kaufen
option-sell = Verkaufe auf dem Markt ein KEZ
group-sell = KEZ verkaufen
option-lobby = Spiele die Hauptlobby von Lobbykarte { NAME($lobby) }
group-lobby = Lobbykarte spielen: Hauptlobby
option-minor = Spiele die Nebenlobby von Lobbykarte { NAME($lobby) }
group-minor = Lobbykarte spielen: Nebenlobby
option-claim = Erfülle UN-Ziel { NAME($un_goal) }
group-claim = UN-Ziel erfüllen
option-discard_goal = Wirf dein Konzernziel für 8 $ ab
group-discard_goal = Konzernziel abwerfen
option-end = Beende den Zug
group-end = Zug beenden

## What actions ask

option-home = Nimm den Wissenschaftler in deinen Vorrat zurück
group-home = Wissenschaftler zurücknehmen
option-speak = Schicke den Wissenschaftler zu { NAME($place) }
group-speak = Wissenschaftler schicken zu
option-study = Erwirb Fachwissen für { NAME($energy) }
group-study = Fachwissen erwerben für
option-stock = Lege das KEZ nach { NAME($region) }
group-stock = KEZ legen nach
option-take_money = Nimm das Geld
group-take_money = Das Geld nehmen
option-take_tech = Nimm die Technologiemarker
group-take_tech = Technologiemarker nehmen
option-recruit = Rekrutiere einen Wissenschaftler aus dem Pool
group-recruit = Wissenschaftler rekrutieren
option-decline = Verzichte
group-decline = Verzichten
