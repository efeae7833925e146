### What can be done: `option-<verb>` in full, `group-<verb>` as the heading of all options of a verb.

## Chance

option-draw = Karte { NAME($project) } ziehen
group-draw = Projektkarte ziehen
option-draw_global = Globales Projekt { NAME($global) } ziehen
group-draw_global = Globales Projekt ziehen
option-turn_up = Krise „{ NAME($crisis) }“ aufdecken
group-turn_up = Krise aufdecken
option-draw_challenge = Herausforderung { NAME($challenge) } ziehen
group-draw_challenge = Herausforderung ziehen
option-roll = Der Würfel zeigt: { NAME($track) }
group-roll = Was der Würfel zeigt
option-geo_die = { NAME($face) } würfeln
group-geo_die = Geo-Engineering-Würfel werfen

## Set-up

option-power = Weltmacht { NAME($power) } übernehmen
group-power = Weltmacht
option-challenge = Herausforderung { NAME($challenge) } für alle nehmen
group-challenge = Herausforderung für alle
option-challenge_for = Herausforderung { NAME($challenge) } für { NAME($seat) } nehmen
group-challenge_for = Herausforderung für eine Person
option-leave_out = Mit einem Emissionsplättchen weniger beginnen: { NAME($emission) }
group-leave_out = Mit einem Emissionsplättchen weniger beginnen

## The global phase

option-start = Globales Projekt { NAME($global) } beginnen
group-start = Globales Projekt beginnen
option-replace = Dafür das globale Projekt { NAME($global) } ablegen
group-replace = Dafür ein globales Projekt ablegen
option-no_new = Kein neues globales Projekt beginnen
group-no_new = Kein neues globales Projekt
option-bonus_for = { NAME($seat) } zieht mehr Karten
group-bonus_for = Wer mehr Karten zieht

## The project phase

option-use = Effekt nutzen: { NAME($slot) }
group-use = Eigenes Projekt nutzen
option-use_global = Globales Projekt { NAME($global) } nutzen
group-use_global = Globales Projekt nutzen
option-tuck = Karte { NAME($project) } unter { NAME($slot) } schieben
group-tuck = Karte unter ein eigenes Projekt schieben
option-cover = Karte { NAME($project) } auf { NAME($slot) } legen
group-cover = Karte auf ein eigenes Projekt legen
option-support = Globales Projekt { NAME($global) } mit der Karte { NAME($project) } unterstützen
group-support = Karte unter ein globales Projekt schieben
option-help = Karte { NAME($project) } unter die Krise „{ NAME($crisis) }“ schieben
group-help = Karte unter eine Krise schieben
option-done = Mit dieser Phase fertig sein
group-done = Fertig
option-resume = Doch noch weitermachen
group-resume = Weitermachen

## What effects ask

option-pay = Mit der Karte { NAME($project) } bezahlen
group-pay = Mit einer Handkarte bezahlen
option-amount = { NAME($amount) } wählen
group-amount = Wie viele
option-skip = Verzichten
group-skip = Verzichten
option-enough = Das ist genug
group-enough = Genug
option-cut = Emissionsplättchen entfernen: { NAME($emission) }
group-cut = Emissionsplättchen entfernen
option-strengthen = 1 { NAME($resilience) } nehmen
group-strengthen = Stabilität nehmen
option-keep = Karte { NAME($project) } behalten
group-keep = Karte behalten
option-recover = Karte { NAME($project) } vom Abwurfstapel nehmen
group-recover = Karte vom Abwurfstapel nehmen
option-move = Karte { NAME($card) } ganz nach unten in { NAME($slot) } verschieben
group-move = Karte zu einem anderen Projekt verschieben
option-reveal = Krise aufdecken: { NAME($place) }
group-reveal = Unbekannte Krise aufdecken
option-with = { NAME($seat) } wählen
group-with = Wen
option-give = Karte { NAME($project) } geben
group-give = Handkarte geben
option-give_token = 1 { NAME($resilience) } geben
group-give_token = Stabilität geben
option-ask_for = Um die Karte { NAME($project) } bitten
group-ask_for = Um eine Karte bitten
option-agree = Zustimmen
group-agree = Zustimmen
option-refuse = Ablehnen
group-refuse = Ablehnen
option-move_community = Notstandsplättchen verschieben, von { NAME($seat) } zu { NAME($seat2) }
group-move_community = Notstandsplättchen verschieben (von, zu)
option-spend = Karte { NAME($project) } unter dem globalen Projekt ablegen
group-spend = Karte unter dem globalen Projekt ablegen
option-retreat = Marker zurückziehen: { NAME($track) }
group-retreat = Marker zurückziehen
option-take_tag = Ihr Symbol nutzen: { NAME($tag) }
group-take_tag = Welches Symbol zählt

## The emission and the crisis phase

option-cover_shortage = 1 Energie für { NAME($seat) } abgeben
group-cover_shortage = Wessen fehlende Energie gedeckt wird
option-shield = { NAME($seat) } mit dem globalen Projekt { NAME($global) } schützen
group-shield = Jemanden schützen
option-advance = Marker vorziehen: { NAME($track) }
group-advance = Marker vorziehen
option-discard = Karte { NAME($card) } ablegen
group-discard = Karte ablegen
option-give_up = Globales Projekt { NAME($global) } aufgeben
group-give_up = Globales Projekt aufgeben
