### The words of the rules, `term-<id>` with what they `.means`; the headings of lists of names, `kind-<kind>`.

## Der Spielplan

term-action_tile = Aktionsplättchen
    .means = Zu Beginn liegt auf jedem Kraftwerksfeld im Spiel eines offen aus. Wer dort baut, nimmt es und führt sofort seine Aktion aus.
term-building_land = Bauland
    .means = Ein Aktionsplättchen, das zu jedem Kraftwerk auf einem Kontrakt passt. Es bringt 3{ "\u00A0" }M; das neue Bauland aus dem gleichnamigen Modul wirkt anders.
term-closed_field = abgedecktes Feld
    .means = Im Spiel zu zweit liegen auf acht Feldern verdeckte Plättchen. Diese Felder und ihre Verbindungslinien werden nicht benutzt.
term-connection = Verbindungslinie
    .means = Die gedruckte Linie zwischen zwei benachbarten Orten. Sie trägt bis zu zwei Stromleitungen, aber nie zwei derselben Person.
term-crew = Bautrupp
    .means = Die eine Figur, die alle bewegen: Schritt für Schritt über Verbindungslinien, bis sie auf einem passenden Plättchen hält. Dort wird gebaut, und von dort geht es im nächsten Zug weiter.
term-matching_tile = passendes Plättchen
    .means = Ein Aktionsplättchen mit der Abbildung, unter der auf einem Kontrakt ein eigenes Kraftwerk steht; Bauland passt zu jedem. Nur dort darf der Bautrupp halten.
term-old_power_plant = altes Kraftwerk
    .means = Ein Aktionsplättchen mit Atomkraft, Kohle, Erdgas oder Erdöl. Atomkraft erlaubt eine kostenlose Stromleitung, Kohle ein weiteres Kraftwerk vom Kontrakt zurück in den Vorrat, Erdgas bringt ein CO₂-Zertifikat, und Erdöl erlaubt bis zu zwei weitere Kraftwerke von Erdöl-Abbildungen auf demselben Feld.
term-start = Startfeld
    .means = Hier steht zu Beginn der Bautrupp, mit je einem Kraftwerk aller Beteiligten. Das Feld hat kein Plättchen, gehört zu keiner Region und bekommt nie ein weiteres Kraftwerk.

## Kontrakte und Kraftwerke

term-completed = vollendeter Kontrakt
    .means = Ein Baukontrakt, auf dem kein Kraftwerk mehr steht, gleich auf welchem Weg das letzte ging. Er bringt sofort seine Punkte und 1{ "\u00A0" }M und hat dann keine Funktion mehr.
term-contract = Baukontrakt
    .means = Eine Reihe von Feldern mit je einer Abbildung, auf denen Kraftwerke aus dem Vorrat warten, bis sie gebaut werden. Je mehr Felder er hat, desto mehr Punkte bringt er, wenn er vollendet ist.
term-icon = Abbildung
    .means = Das Bild auf einem Kontraktfeld: Investor, Ingenieurin, Atomkraft, Kohle, Erdgas oder Erdöl. Es sagt, zu welchen Plättchen das Kraftwerk auf diesem Feld passt.
term-join = Dazubauen
    .means = Hat jemand anders ein Kraftwerk gebaut, darf für 2{ "\u00A0" }M an diese Person ein Kraftwerk, das unter derselben Abbildung steht, auf dasselbe Feld. Das darf nur die erste Person im Uhrzeigersinn, die will, und die Aktion des Plättchens gibt es dafür nicht.
term-plant = Kraftwerk
    .means = Ein Holzstück, 20 in jeder Farbe. Es kommt aus dem Vorrat auf einen Kontrakt und von dort auf den Plan, wo es für die Mehrheit in seiner Region zählt.
term-start_contract = Startkontrakt
    .means = Der Kontrakt mit fünf verschiedenen Abbildungen, den alle von Anfang an haben, mit einem Kraftwerk auf jedem Feld. Er ist 12 Punkte wert.
term-supply = persönlicher Vorrat
    .means = Die eigenen Kraftwerke und Stromleitungen, die noch nicht benutzt sind. Für jedes Feld eines Kontrakts, der gekauft wird, muss ein Kraftwerk im Vorrat sein.

## Planen und Geld

term-certificate = CO₂-Zertifikat
    .means = Wird nach einem Erdgas-Plättchen zufällig gezogen; den Wert kennt nur, wer es besitzt. In der Schlusswertung bringt es die aufgedruckten 3, 4 oder 5 Punkte.
term-engineer = Ingenieurin
    .means = Jede erlaubt in jedem Zug eine Planungsaktion. Alle haben eine; bis zu zwei Ingenieurin-Plättchen auf dem Tableau kommen dazu und wirken ab dem nächsten eigenen Zug.
term-fee = Durchleitungsgebühr
    .means = 1{ "\u00A0" }M an die Person, der die Leitung gehört, über die der Bautrupp zieht; bei zwei fremden Leitungen auf der Linie 1{ "\u00A0" }M an jede. Wer dort eine eigene Leitung hat, zahlt nichts.
term-investor = Investor
    .means = Jedes Investor-Plättchen auf dem Tableau erhöht die Einnahmen von 3{ "\u00A0" }M um 1{ "\u00A0" }M, ab dem nächsten eigenen Zug. Das Tableau hat Platz für zwei.
term-planning_action = Planungsaktion
    .means = Was eine Ingenieurin vor dem Zug des Bautrupps tut: eine Stromleitung für 1{ "\u00A0" }M kaufen, zwei für 5{ "\u00A0" }M kaufen oder einen Baukontrakt zum Preis seines Auslagefelds kaufen. Jede der drei gibt es einmal pro Zug.
term-power_line = Stromleitung
    .means = Ein Holzstück auf einer Verbindungslinie, 15 in jeder Farbe. Sie macht eigene Schritte kostenlos, bringt Gebühren von anderen und verbindet Regionen für die Schlusswertung.
term-purchase_duty = Kaufpflicht
    .means = Wer einen Zug ohne Kraftwerk auf einem Kontrakt beginnt, muss in diesem Zug einen Baukontrakt kaufen, sofern Vorrat und Geld für einen reichen.

## Verlauf und Ende

term-grid = Stromnetz
    .means = Eigene Stromleitungen, die an ihren Enden zusammenhängen. In der Schlusswertung bringt das Netz, das die meisten Regionen erreicht, 1, 3, 6, 10 oder 15 Punkte für eine bis fünf Regionen.
term-last_round = letzte Runde
    .means = Hat jemand die letzte Stromleitung aus dem Vorrat gelegt oder liegt der letzte Kontrakt des Stapels in der Auslage, wird die laufende Runde noch zu Ende gespielt. So haben alle gleich viele Züge.
term-majority = Mehrheit in einer Region
    .means = Wer in einer Region die meisten Kraftwerke hat, bekommt in der Schlusswertung Punkte: 6, 3 und 1 zu viert, 5 und 2 zu dritt, 3 zu zweit. Bei Gleichstand werden die Punkte der Ränge zusammengezählt, geteilt und abgerundet.
term-start_kite = Start-Drachen
    .means = Wer ihn hat, ist in jeder Runde zuerst am Zug. Er wird zufällig vergeben und wechselt nie.

## Module

term-collected_tile = gesammeltes Plättchen
    .means = Mit öffentlichen Aufträgen bleibt ein genommenes Plättchen nach seiner Aktion vor der Person liegen, um Aufträge zu bezahlen. Plättchen, die auf ein Tableau kommen, werden nicht gesammelt.
term-joker = Jokerplättchen
    .means = Mit öffentlichen Aufträgen der Lohn für das Dazubauen. Es ersetzt beim Bezahlen eines Auftrags ein fehlendes Plättchen; der Auftrag wirkt dann, bringt aber keine Punkte.
term-nuclear_tableau = Atomkraft-Tableau
    .means = Gehört zum Modul mit neuem Bauland und Atomkraft und hat Platz für zwei Atomkraft-Plättchen. Jedes macht in jedem Zug einen Schritt des Bautrupps kostenlos; die kostenlose Stromleitung entfällt dafür.
term-public_order = öffentlicher Auftrag
    .means = Eine Karte des gleichnamigen Moduls, für 1{ "\u00A0" }M anstelle eines Kontrakts zu kaufen. Mit je einem Plättchen pro Abbildung bezahlt, hat sie ihre Wirkung, und ihre Punkte dazu, wenn alle Plättchen von der gezeigten Art sind.

## Überschriften der Namenslisten

kind-seat = Mitspielende
kind-place = Orte
kind-connection = Verbindungslinien
kind-tile = Aktionsplättchen
kind-icon = Abbildungen
kind-contract = Baukontrakte
kind-slot = Auslagefelder
kind-order = Öffentliche Aufträge
kind-payment = Womit Aufträge bezahlt werden
kind-certificate = Zertifikate
kind-side = Richtungen auf einem Kontrakt
