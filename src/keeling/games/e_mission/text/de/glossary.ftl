### The words of the rules, `term-<id>` with what they `.means`; the headings of lists of names, `kind-<kind>`.

## The game

term-world_power = Weltmacht
    .means = Was jede Person leitet: China, die USA, Europa oder der Globale Süden, mit eigenen Startwerten und fünf Startkarten. Allein spielt man eine Solo-Weltmacht.
term-round = Runde
    .means = Es gibt höchstens sechs, jede mit globaler, Projekt-, Emissions-, Krisen- und Wachstumsphase.
term-drawdown = Wendepunkt
    .means = Erreicht, wenn Bäume, Meere und Luftfilter mehr binden, als ausgestoßen wurde. Sind die Krisen derselben Runde überstanden, ist das Spiel gewonnen.
term-group_decision = Entscheidung der Gruppe
    .means = Alle werden gefragt, und die erste Antwort zählt. Sprecht euch vorher ab.
term-challenge = Herausforderung
    .means = Eine Karte nach Wahl, die das Spiel schwieriger (rot) oder leichter (grün) macht oder ändert, was ein Sieg braucht (grau).

## Cards and projects

term-hand = Handkarten
    .means = Projektkarten auf der Hand, offen für alle und über die Runden behalten. Man legt sie obendrauf, schiebt sie unter etwas oder bezahlt mit ihnen.
term-project = Projekt
    .means = Einer der fünf Stapel jeder Person. Nur die oberste Karte hat einen Effekt, doch die Symbole aller seiner Karten zählen.
term-tag = Symbol
    .means = Ein Zeichen auf Projektkarten, mit einem Buchstaben gezeigt; es gibt zwölf: { tag-grid } ({ tag-grid.letter }), { tag-energy } ({ tag-energy.letter }), { tag-regulation } ({ tag-regulation.letter }), { tag-incentive } ({ tag-incentive.letter }), { tag-society } ({ tag-society.letter }), { tag-ecology } ({ tag-ecology.letter }), { tag-infrastructure } ({ tag-infrastructure.letter }), { tag-innovation } ({ tag-innovation.letter }), { tag-geoengineering } ({ tag-geoengineering.letter }), { tag-solar } ({ tag-solar.letter }), { tag-wind } ({ tag-wind.letter }), { tag-nuclear } ({ tag-nuclear.letter }). Effekte zählen sie, brauchen sie oder sind einmal je Symbol nutzbar.
term-use = nutzen
    .means = Bezahlen, was die oberste Karte eines eigenen Projekts verlangt, und ihren Effekt ausführen. Mindestens ein Effekt muss etwas ändern.
term-cover = obendrauf legen
    .means = Eine Handkarte wird die neue oberste Karte eines eigenen Projekts. Der alte Effekt ist weg, die alten Symbole bleiben.
term-tuck = unterschieben
    .means = Eine Handkarte kommt ganz unten in ein eigenes Projekt und fügt ihre Symbole hinzu.
term-limit = Einschränkung
    .means = Wie oft eine Karte pro Runde nutzbar ist: einmal, einmal je Symbol einer Art in ihrem Projekt oder so oft man die Kosten bezahlt.
term-global_project = globales Projekt
    .means = Ein Projekt aller, höchstens vier zugleich. Darunter kommen Karten mit passenden Symbolen; ist es aktiv, dürfen es alle nutzen, oder es wirkt von selbst.
term-geo_engineering = Geo-Engineering
    .means = Manche Karten würfeln, zählen einen Bonus dazu und sehen die Summe nach. Niedrige Summen schaden, hohe helfen eine Zeit lang.

## Energy and emissions

term-clean_energy = saubere Energie
    .means = Deckt den Energiebedarf und stößt nichts aus.
term-dirty_energy = schmutzige Energie
    .means = Deckt den Energiebedarf, doch jede stößt in jeder Runde 1 CO₂ aus, gebraucht oder nicht.
term-energy_demand = Energiebedarf
    .means = Wie viel Energie eine Weltmacht braucht; er wächst jede Runde. Jede Energie, die in der Emissionsphase fehlt, kostet ein Notstandsplättchen.
term-emission_token = Emissionsplättchen
    .means = Emissionen neben der Energie, in sechs Arten. Jedes stößt in jeder Runde 1 CO₂ aus, bis eine Karte es entfernt.
term-sinks = Senken
    .means = Bäume, Meere und Luftfilter zusammen; in jeder Runde bindet jede 1 CO₂. Ihr Vorrat ist begrenzt.
term-recent_emissions = globale Emissionen
    .means = Das CO₂ dieser Runde, bevor es gebunden wird. Was Krisen dort hinzufügen, wartet auf die nächste Emissionsphase.
term-temperature_band = Temperaturplättchen
    .means = Eine volle Reihe des Thermometers, 5 CO₂ pro Person, wird zu einem Temperaturplättchen: 0,1 °C mehr. Jedes bedeutet einen weiteren Wurf für globale Folgen, und mit dem achten ist das Spiel verloren.

## Crises

term-crisis = Krise
    .means = Eine Karte, die in der Krisenphase eintritt. Krisen liegen übereinander und werden von unten abgehandelt; die unterste liegt meist von Anfang an offen.
term-forecast = erwartete Krise
    .means = Die Krise, die gleich nach dem Ziehen offen unten liegt. Sie wird als erste abgehandelt, und alle können vorsorgen.
term-ongoing_crisis = dauerhafte Krise
    .means = Sie bleibt liegen und verbietet etwas, bis genug Karten mit dem passenden Symbol darunter liegen.
term-resilience = Stabilität
    .means = Plättchen für Gesellschaft, Natur oder Infrastruktur. Jedes schwächt Krisen seiner Art um 1 ab und wird dabei nicht verbraucht.
term-community_in_crisis = Notstandsplättchen
    .means = Menschen in Not. Ab vier kosten sie bei jedem Ziehen eine Karte, ab acht zwei; mit dem zwölften einer Weltmacht ist das Spiel verloren.
term-planetary_effect = globale Folge
    .means = Eine von sechs Leisten. In der Krisenphase wird für jedes Temperaturplättchen gewürfelt, und ein Marker rückt vor.
term-tipping_point = Kipppunkt
    .means = Ein Feld einer Leiste, auf dem die globale Folge eintritt; auf dem letzten Feld jedes Mal.

## Lists of names

kind-seat = Mitspielende
kind-power = Weltmächte
kind-tag = Symbole
kind-resilience = Stabilität
kind-emission = Emissionen
kind-project = Projektkarten
kind-card = Projekt- und Startkarten
kind-crisis = Krisen
kind-global = Globale Projekte
kind-challenge = Herausforderungen
kind-track = Globale Folgen
