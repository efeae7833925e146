### The words of the rules, `term-<id>` with what they `.means`; the headings of lists of names, `kind-<kind>`.

## Das Spiel

term-company = Konzern
    .means = Was jede Person am Tisch leitet: ein Energiekonzern mit eigenem Geld, eigenen Wissenschaftlern und eigenem Wissen.
term-team = Team
    .means = Im kooperativen Spiel alle zusammen, mit einer Punktzahl; sie gewinnen oder verlieren gemeinsam. Allein bist du das ganze Team.
term-start_player = Startspielermarker
    .means = Wer ihn hat, ist in jeder Runde der Dekade zuerst am Zug und entscheidet für das Team, wie weit CO₂ gesenkt wird. Nach jeder Dekade geht er nach rechts.
term-decade = Dekade
    .means = Ein Abschnitt des Spiels: vier für ein Team, fünf gegeneinander. Ein Team hat Aktionen, Einkommen, Umweltziele und Energieversorgung; gegeneinander gibt es Energieversorgung, Aktionen, Einkommen und Ereignisse.
term-main_action = Hauptaktion
    .means = Ein Projekt planen, Infrastruktur vorbereiten oder ein Kraftwerk bauen: in jedem Zug genau eines davon, wenn etwas möglich ist.
term-director_action = Direktorenaktion
    .means = Jede einmal im Zug, vor oder nach der Hauptaktion: einen Wissenschaftler bewegen, den Markt aufsuchen, eine Lobbyistenkarte spielen oder ein UN-Ziel beanspruchen.
term-co2 = CO₂-Verschmutzung
    .means = Wie viel CO₂ in der Luft ist, in ppm. Ein Team beginnt bei 400 und muss nach jeder Dekade bei höchstens 500 sein; gegeneinander beginnt es bei 50, und über 500 verlieren sofort alle.
term-reduction = Senken von CO₂
    .means = Am Ende der Energieversorgung darf ein Team Schritte von 10 ppm für je 1 Punkt kaufen, in späteren Dekaden für 2, 3 und 4. Es muss auf 500 ppm kommen, sonst ist das Spiel verloren.
term-victory_point = Siegpunkt, SP
    .means = Für Kraftwerke, Einkommen, UN-Ziele und Lobbyistenkarten; Umweltziele, Strafen und CO₂ kosten ein Team welche. Fällt die Punktzahl eines Teams unter 0, ist das Spiel verloren.
term-rating = Wertung
    .means = Wie gut ein siegreiches Team war: Saubere Luft, beanspruchte UN-Ziele und Punkte zählen und führen zu einem von fünf Rängen.

## Regionen und Kraftwerke

term-region = Region
    .means = Einer von sechs Teilen der Welt, jeder mit Agenda, drei Projektfeldern, Feldern für Kraftwerke und KEZ. Gegeneinander liegen dort vielleicht auch Technologiemarker.
term-agenda = Regionalagenda
    .means = Die drei Energiearten, die eine Region verlangt, die wichtigste zuerst. Nur sie können dort geplant werden, und ihre Reihenfolge entscheidet bei Gleichstand über die Kontrolle.
term-control = Kontrolle einer Region
    .means = Bekommt, wer beim Bauen dort mehr Energiearten liefert als alle anderen; bei Gleichstand zählt die Agenda, dann das Wissen. Wer kontrolliert, kann mit den KEZ der Region zahlen und muss für neue fossile Kraftwerke dort zahlen.
term-plant_slot = Kraftwerksfeld
    .means = Hier stehen die Kraftwerke einer Region, von links nach rechts, ein Feld für jede Dekade. Ein neues grünes Kraftwerk kommt auf das erste leere Feld oder in einer vollen Region an die Stelle des ersten fossilen.
term-supply = Energieversorgung
    .means = Eine Phase: Jede Region, deren Feld der Dekade noch leer ist, bekommt dort ein fossiles Kraftwerk. Für jedes zahlt die Region oder wer sie kontrolliert ein KEZ.
term-energy = Energieart
    .means = Wiederverwertung, Hydroenergie, Windenergie, Solarenergie oder Aufforstung. Jede hat eigene Projekte, Kraftwerke und eine eigene Wissensleiste.
term-green_plant = grünes Kraftwerk
    .means = Auf Infrastruktur für Geld, Technologiemarker und ein KEZ gebaut, bringt es sofort Punkte und wird nie entfernt. Es zählt für die Person, die es gebaut hat.
term-fossil_plant = fossiles Kraftwerk
    .means = Gas mit 20 ppm, Öl mit 30 ppm oder Kohle mit 40 ppm. Es gehört niemandem und verschwindet nur, wenn ein grünes Kraftwerk es in einer vollen Region ersetzt.
term-event = Ereignis
    .means = Gegeneinander trifft in jeder Dekade ein Ereignis eine Region, ab 400 ppm auch das nächste: Wer dort kein Kraftwerk hat, gibt einen Technologiemarker oder verliert 2 Punkte und zahlt ein KEZ. Beide liegen offen.

## Projekte

term-project = geplantes Projekt
    .means = Ein Plättchen auf einem Feld einer Region, erst geplant, dann zur Infrastruktur umgedreht. Es gehört niemandem: Den nächsten Schritt können alle tun.
term-level = Stufe
    .means = Die ersten zwei Projekte jeder Energieart haben Stufe 1, die letzten drei Stufe 2. Kraftwerke der Stufe 2 verlangen mehr Wissen, kosten mehr und bringen mehr.
term-plan = Planen eines Projekts
    .means = Ein Projekt einer Energieart der Agenda kommt auf ein leeres Feld einer Region. Es bringt 1 Wissen über die Energieart und die Subvention des Feldes.
term-subsidy = Projektfeld und Subvention
    .means = Jede Region hat drei Felder für je ein Projekt. Planen bringt dort Dollar nach der Zahl der KEZ in der Region, oder zwei Technologiemarker, oder einen Wissenschaftler: rekrutiert mit 1 Wissen oder bewegt.
term-prepare = Vorbereiten von Infrastruktur
    .means = Kostet 1 KEZ, dreht ein geplantes Projekt um, legt den eigenen Marker darauf und bringt die Belohnung der Energieart. Ein Wissenschaftler darauf muss zuerst gehen.
term-infrastructure = Infrastruktur
    .means = Ein Projekt, das bereit für ein Kraftwerk ist, mit dem Marker der Person, die es vorbereitet hat; bauen dürfen darauf alle. Ein Kraftwerk dort zählt für die UN-Ziele der Person, der der Marker gehört.
term-build = Bauen eines Kraftwerks
    .means = Auf beliebiger Infrastruktur, deren Stufe man erreicht hat, für Geld, Technologiemarker und ein KEZ. Es bringt Punkte, legt einen Kontrollwürfel auf die Agenda und vielleicht die Kontrolle über die Region.

## Wissenschaftler und Wissen

term-scientist = Wissenschaftler
    .means = Jede Person hat vier, einen davon zu Beginn auf dem Tableau. Wer ein geplantes Projekt verlässt, bringt 1 Wissen über dessen Energieart.
term-recruitment_pool = Rekrutierungspool
    .means = Hier warten die Wissenschaftler, die noch nicht im Spiel sind. Auf das Tableau kommen sie durch die Subvention der Wissenschaftsfelder.
term-knowledge = Wissen und Wissensleiste
    .means = Das Feld von 0 bis 10, auf dem jede Person auf der Leiste jeder Energieart steht. Es entscheidet, welche Kraftwerke gebaut werden dürfen und wer Einkommen hat.
term-bonus = Bonus
    .means = Manche Felder einer Leiste bringen etwas, wenn sie erreicht werden: 1 Wissen, einen Technologiemarker oder ein KEZ für eine Region. Im Team kann er verschenkt werden.
term-income = Einkommen
    .means = Nach den Aktionen einer Dekade bringen auf jeder Leiste die beiden höchsten besetzten Felder ihre Zahl ein, zu zweit und allein nur das höchste. Die Summe wird frei in Dollar und Punkte aufgeteilt.
term-summit = Energiegipfel
    .means = Ein Plättchen mit zwei bis vier Themen, jedes für einen Wissenschaftler, der von einem Projekt dieser Energieart kommt. Sind alle besetzt, bringt jeder am Ende des Zuges 2 Wissen zu beliebigen seiner Themen.

## Zertifikate, Geld und Karten

term-cep = Emissionszertifikat, KEZ
    .means = Wird für Infrastruktur, für Kraftwerke und für neue fossile Kraftwerke gezahlt, vom Tableau oder aus einer kontrollierten Region. Es gibt 50, und neue kommen immer vom Markt.
term-market = Markt
    .means = Einmal pro Zug darf dort zum aktuellen Preis von 1 bis 8 $ ein KEZ gekauft oder verkauft werden. Ein Verkauf senkt den Preis; ist der Markt leer, steigt der Preis, die Bank füllt ihn auf, und er schließt für den Rest des Zuges.
term-penalty = Strafe
    .means = Wer ein KEZ schuldet und weder auf dem Tableau noch in einer kontrollierten Region eines hat, verliert so viele Punkte, wie ein KEZ kostet. Im Team verliert sie das Team.
term-tech = Technologiemarker
    .means = Bezahlt Kraftwerke und UN-Ziele; es gibt 30. Gegeneinander bekommt am Ende 3 Punkte, wer die meisten hat, und einer in einer Region zahlt für ein Kraftwerk dort.
term-lobby_card = Lobbyistenkarte
    .means = Alle haben fünf für das ganze Spiel und dürfen pro Zug eine spielen, für den Haupt- oder den Nebeneffekt. Dann liegt sie offen, und ein beliebiger Wissenschaftler darf dorthin gehen, dort bleiben und den Nebeneffekt noch einmal bringen.
term-main_effect = Haupteffekt
    .means = Der stärkere Effekt einer Lobbyistenkarte. Er folgt unmittelbar auf die Aktion der Karte; mit 3 $ zum Bauen darf sie auch unmittelbar davor gespielt werden.
term-side_effect = Nebeneffekt
    .means = Der schwächere Effekt einer Lobbyistenkarte, jederzeit im eigenen Zug: 1 KEZ, 1 Technologiemarker, 2 $ oder einen Wissenschaftler bewegen.
term-un_goal = UN-Ziel
    .means = Eine offene Karte mit zwei oder drei Kraftwerken, die auf der eigenen Infrastruktur stehen müssen; beansprucht wird sie für Technologiemarker. Ein Team bekommt je 2 Punkte und darf am Ende 3 offen lassen; gegeneinander zählt, wie viele man hat.

## Ziele

term-environment_goal = Umweltziel
    .means = 21 offene Plättchen für ein Team zu Kraftwerken, Wissen und Gipfeln. Jedes nicht erfüllte kostet in der ersten Dekade 1 Punkt, dann 2, 3 und 4; zwei gleiche verlangen es zweimal.
term-private_goal = persönliches Ziel
    .means = Eine geheime Karte des kooperativen Spiels, am Ende geprüft. Alle müssen mindestens eine von zweien erfüllen; allein beide.
term-company_goal = Konzernziel
    .means = Eine geheime Karte des Spiels gegeneinander mit Punkten für das Ende. Vorher kann sie für 8 $ abgeworfen werden.
term-solo_goal = Soloziel
    .means = Eine weitere Aufgabe für das Solospiel, vorher gezogen oder gewählt. Wer es verfehlt, hat nicht gewonnen.

## Varianten

term-inspector = UN-Inspektor
    .means = Zwei von ihnen wandern über die Ziele für Kraftwerke und für Gipfel, so weit es ein fossiles Kraftwerk sagt. Wo einer steht, kostet ein verfehltes Ziel das Doppelte.
term-lobby_draft = Lobbyistenkarten-Draft
    .means = Statt fünf Karten zu bekommen, behalten alle erst zwei, dann je eine, und geben die anderen nach rechts weiter.
term-solo = Solospiel
    .means = Das Teamspiel für eine Person, mit Inspektoren und einem Gegner, dessen Würfel die Kontrolle erschweren. Einmal pro Zug darf CO₂ um 10 ppm steigen, für eine zweite Hauptaktion anderer Art.
term-opponent_cube = gegnerischer Kontrollwürfel
    .means = Allein liegen acht Würfel eines Gegners auf den Agenden. Sie zählen wie die einer anderen Person, wenn es um die Kontrolle geht.

## Überschriften von Namenslisten

kind-seat = Mitspielende
kind-energy = Energiearten
kind-bonus = Boni der Leisten
kind-region = Regionen
kind-project = Projektfelder
kind-origin = Woher Wissenschaftler kommen
kind-post = Wohin Wissenschaftler gehen können
kind-place = Orte der Gipfel
kind-source = Woher ein KEZ kommt
kind-lobby = Lobbyistenkarten
kind-un_goal = UN-Ziele
kind-coop_goal = Persönliche Ziele
kind-company_goal = Konzernziele
kind-solo_goal = Soloziele
kind-environment_goal = Umweltziele
kind-agenda = Regionalagenden
kind-summit = Energiegipfel
kind-event = Ereignisse
kind-fossil = Fossile Kraftwerke
kind-category = Punkte für
kind-rank = Ränge eines siegreichen Teams
