### What can be done: `option-<verb>` in full, `group-<verb>` as the heading of all options of a verb.

## Chance

option-start = { NAME($seat) } beginnt
group-start = Wer beginnt
option-lay_agenda = Agenda { NAME($agenda) } auslegen
group-lay_agenda = Agenda auslegen
option-turn_up_fossil = Fossiles Kraftwerk aufdecken ({ NAME($fossil) })
group-turn_up_fossil = Fossiles Kraftwerk aufdecken
option-turn_up_congress = Gipfel einberufen: { NAME($congress) }
group-turn_up_congress = Gipfel einberufen
option-turn_up_un_goal = UN-Ziel { NAME($un_goal) } auslegen
group-turn_up_un_goal = UN-Ziel auslegen
option-turn_up_event = Ereignis in { NAME($event) } aufdecken
group-turn_up_event = Ereignis aufdecken
option-deal_goal = Konzernziel { NAME($company_goal) } austeilen
group-deal_goal = Konzernziel austeilen
option-deal_lobby = Lobbykarte { NAME($lobby) } austeilen
group-deal_lobby = Lobbykarte austeilen
option-draw_project = Projekt für { NAME($energy) } ziehen
group-draw_project = Projekt ziehen

## Before the first turn

option-keep = Lobbykarte { NAME($lobby) } behalten
group-keep = Lobbykarte behalten
option-begin = In { NAME($region) } beginnen
group-begin = Beginnen in
option-set = Projekt nach { NAME($project) } legen
group-set = Projekt legen nach

## Between decades

option-income = { NAME($dollars) } nehmen und den Rest in Punkten
group-income = In Dollar nehmen, den Rest in Punkten
option-pay = Das KEZ { NAME($source, case: "from") } zahlen
group-pay = KEZ zahlen aus
option-pass = Passen
group-pass = Passen
option-bid = { NAME($bid) } bieten
group-bid = Bieten
option-pay_bid = { NAME($cubes) } und { NAME($ceps) } zahlen, den Rest in Dollar
group-pay_bid = Zahlen, den Rest in Dollar
option-name = { NAME($seat) } die Dekade beginnen lassen
group-name = Wer die Dekade beginnt

## The turn

option-propose = In { NAME($project) } ein Projekt für { NAME($energy) } planen
group-propose = Projekt planen
option-install = Projekt in { NAME($project) } starten
group-install = Projekt starten
option-build = Kraftwerk aus dem Projekt in { NAME($project) } bauen
group-build = Kraftwerk bauen
option-build_cheaper = Mit einer Lobbykarte billiger aus dem Projekt in { NAME($project) } bauen
group-build_cheaper = Mit Lobbykarte billiger bauen
option-move = Wissenschaftler { NAME($post, case: "from") } { NAME($post2, case: "to") } versetzen
group-move = Wissenschaftler versetzen (von, nach)
option-buy = Auf dem Markt ein KEZ kaufen
group-buy = KEZ kaufen
option-sell = Auf dem Markt ein KEZ verkaufen
group-sell = KEZ verkaufen
option-lobby = Hauptlobby von Lobbykarte { NAME($lobby) } spielen
group-lobby = Lobbykarte spielen: Hauptlobby
option-minor = Nebenlobby von Lobbykarte { NAME($lobby) } spielen
group-minor = Lobbykarte spielen: Nebenlobby
option-claim = UN-Ziel { NAME($un_goal) } erfüllen
group-claim = UN-Ziel erfüllen
option-discard_goal = Eigenes Konzernziel für 8 $ abwerfen
group-discard_goal = Konzernziel abwerfen
option-end = Zug beenden
group-end = Zug beenden

## What actions ask

option-home = Wissenschaftler in den eigenen Vorrat zurücknehmen
group-home = Wissenschaftler zurücknehmen
option-speak = Wissenschaftler zu { NAME($place) } schicken
group-speak = Wissenschaftler schicken zu
option-study = Fachwissen für { NAME($energy) } erwerben
group-study = Fachwissen erwerben für
option-stock = Das KEZ nach { NAME($region) } legen
group-stock = KEZ legen nach
option-take_money = Das Geld nehmen
group-take_money = Das Geld nehmen
option-take_tech = Die Technologiemarker nehmen
group-take_tech = Technologiemarker nehmen
option-recruit = Wissenschaftler aus dem Pool rekrutieren
group-recruit = Wissenschaftler rekrutieren
option-decline = Verzichten
group-decline = Verzichten
