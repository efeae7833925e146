### The words of the rules, `term-<id>` with what they `.means`; the headings of lists of names, `kind-<kind>`.

## Das Spiel

term-company = Konzern
    .means = Was jede Person am Tisch leitet: ein Energiekonzern mit eigenem Geld, eigenen Wissenschaftlern und eigenem Fachwissen.
term-start_player = Startspielerkarte
    .means = Wer sie hat, ist in jeder Runde der Dekade zuerst am Zug. Nach jeder Dekade geht sie nach links oder, wenn sie versteigert wird, an die Person, die das höchste Gebot bestimmt.
term-decade = Dekade
    .means = Ein Abschnitt des Spiels: eine Versorgungsphase, die in der ersten Dekade entfällt, und eine Aktionsphase. Es gibt fünf davon, zu fünft sechs.
term-resource_phase = Versorgungsphase
    .means = Beginnt jede Dekade außer der ersten: Einkommen, Energiebedarf, das Ereignis und die Prüfung, ob CO₂ 500 ppm erreicht hat.
term-operations_phase = Aktionsphase
    .means = Die Runden einer Dekade, in denen alle ihre Züge machen: allein sechs, zu zweit fünf, dann vier, drei und zu fünft zwei.
term-mandatory_action = Hauptaktion
    .means = Ein Projekt planen, ein Projekt starten oder ein Kraftwerk bauen: in jedem Zug genau eines davon, wenn etwas möglich ist.
term-optional_action = freie Aktion
    .means = Jede einmal im Zug, vor oder nach der Hauptaktion: einen Wissenschaftler versetzen, ein KEZ kaufen oder verkaufen, eine Lobbykarte spielen oder ein UN-Ziel erfüllen.
term-co2 = CO₂-Verschmutzung
    .means = Die Summe der ppm aller fossilen Kraftwerke auf dem Plan. Ab 350 ppm gibt es Katastrophen; bei 500 ppm nach einer Versorgungsphase endet das Spiel und alle verlieren.
term-safe_zone = sicherer Bereich
    .means = Weniger als 350 ppm. Kehrt CO₂ dorthin zurück, nachdem es darüber lag, endet das Spiel nach der Dekade.
term-victory_point = Siegpunkt, SP
    .means = Für Kraftwerke, Einkommen, UN-Ziele und Lobbykarten während des Spiels, für Konzernziel, Geld und Mehrheiten am Ende. Die Wertung kann negativ werden.

## Regionen und Kraftwerke

term-region = Region
    .means = Einer von sechs Teilen der Welt, jeder mit Agenda, drei Projektfeldern, drei bis sechs Bedarfsfeldern, KEZ und vielleicht Technologiemarkern.
term-agenda = Regionalagenda
    .means = Die drei Energiearten, die eine Region verlangt, die wichtigste zuerst. Nur sie können dort geplant werden, und ihre Reihenfolge entscheidet bei Gleichstand über die Kontrolle.
term-control = Kontrolle einer Region
    .means = Bekommt, wer dort zuerst baut, später wer beim Bauen mehr Energiearten liefert; bei Gleichstand zählt die Priorität, dann das Fachwissen. Wer kontrolliert, kann mit den KEZ der Region zahlen, muss für neue fossile Kraftwerke dort zahlen und sammelt am Ende die KEZ ein.
term-demand_space = Bedarfsfeld
    .means = Hier stehen die Kraftwerke einer Region, von links nach rechts, ein Feld für jede Dekade. Ein neues grünes Kraftwerk kommt auf das erste leere Feld oder in einer vollen Region an die Stelle des ersten fossilen.
term-energy_demand = Energiebedarf
    .means = Ein Schritt der Versorgungsphase: Jede Region, deren Bedarfsfeld der neuen Dekade noch leer ist, bekommt dort ein fossiles Kraftwerk. Für jedes zahlt die Region oder wer sie kontrolliert ein KEZ.
term-energy = Energieart
    .means = Aufforstung, Solarenergie, Kalte Fusion, Biomasse oder Wiederverwertung. Jede hat eigene Projekte, Kraftwerke und eine eigene Leiste des Fachwissens.
term-green_plant = grünes Kraftwerk
    .means = Aus einem gestarteten Projekt für Geld und Technologiemarker gebaut, bringt es sofort seine Punkte und wird nie entfernt. Jede Energieart hat erst zwei kleine und dann drei große, die mehr kosten und mehr bringen.
term-fossil_plant = fossiles Kraftwerk
    .means = Kohle mit 40 ppm, Öl mit 30 ppm oder Gas mit 20 ppm. Es gehört niemandem und verschwindet nur, wenn ein grünes Kraftwerk es in einer vollen Region ersetzt.
term-disaster = Ereignis und Katastrophe
    .means = Jede Versorgungsphase hat ein Ereignis in einer Region, ab 350 ppm ist es eine Katastrophe: Wer dort kein grünes Kraftwerk hat, gibt der Region einen Technologiemarker oder verliert 2 Punkte. Das aktuelle und das nächste Ereignis liegen offen.

## Projekte

term-project = Projekt
    .means = Ein Plättchen auf einem Feld einer Region, erst geplant, dann gestartet, dann durch ein Kraftwerk ersetzt. Es gehört niemandem: Den nächsten Schritt können alle tun.
term-project_slot = Projektfeld
    .means = Jede Region hat drei für je ein Projekt: eines für Geld, eines für Technik und eines für Forschung, nach der Beihilfe, die es dort gibt.
term-propose = Planen eines Projekts
    .means = Ein Projektplättchen einer Energieart der Agenda kommt auf ein leeres Feld einer Region, und die Beihilfe des Feldes gibt es dafür sofort.
term-install = Starten eines Projekts
    .means = Kostet 1 KEZ, dreht ein geplantes Projekt um und bringt die Belohnung seiner Energieart: KEZ, Technologiemarker oder Geld.
term-build = Bauen eines Kraftwerks
    .means = Aus einem gestarteten Projekt, mit genug Fachwissen in seiner Energieart, zum Preis des obersten Kraftwerks im Stapel. Es bringt dessen Punkte, 1 Fachwissen und vielleicht die Kontrolle über die Region.
term-grant = Beihilfe
    .means = Was das Planen bringt: Dollar nach der Zahl der KEZ in der Region, mindestens 1 $; oder zwei Technologiemarker; oder die Forschungsförderung.
term-research_grant = Forschungsförderung
    .means = Einen Wissenschaftler zusätzlich versetzen oder einen neuen aus dem Rekrutierungspool holen.

## Wissenschaftler und Fachwissen

term-scientist = Wissenschaftler
    .means = Jede Person hat vier, einen davon zu Beginn im Vorrat. Auf einem Projekt bringt einer von ihnen am Ende des Zuges 1 Fachwissen; auf einem Gipfel sind sie Redner.
term-recruitment_pool = Rekrutierungspool
    .means = Hier warten die Wissenschaftler, die noch nicht im Spiel sind. In den Vorrat kommen sie durch Forschungsförderung.
term-dismiss = Entlassen eines Wissenschaftlers
    .means = Wer dort startet oder baut, wo ein fremder Wissenschaftler steht, zahlt dessen Besitzer 1 $. Der Wissenschaftler kehrt mit 1 Fachwissen in den Vorrat zurück oder geht zu einem Gipfel.
term-expertise = Fachwissen
    .means = Die Stufe von 0 bis 10, die jede Person in jeder der fünf Energiearten hat. Sie entscheidet, welche Kraftwerke gebaut werden dürfen und wer Einkommen hat.
term-track_bonus = Leistenbonus
    .means = Manche Felder einer Leiste bringen etwas, wenn sie erreicht werden: einen Technologiemarker, ein KEZ für eine Region oder 1 Fachwissen in einer anderen Energieart.
term-crane = Kransymbol
    .means = Zeigt auf einer Leiste, ab welcher Stufe kleine und ab welcher große Kraftwerke gebaut werden dürfen.
term-income = Einkommen
    .means = In jeder Versorgungsphase bringen auf jeder Leiste die beiden höchsten besetzten Stufen die Zahl ihres Feldes ein, zu zweit nur die höchste. Die Summe wird frei in Dollar und Punkte aufgeteilt.
term-congress = Weltenergiegipfel
    .means = Ein Plättchen mit zwei bis vier Themen. Hat jedes Thema einen Redner, bringt jeder Redner 1 Fachwissen in seinem Thema, und alle Beteiligten erwerben 1 weiteres in einem beliebigen der Themen.
term-speaker = Thema und Redner
    .means = Ein Wissenschaftler kommt von einem Projekt zu einem Gipfel und spricht über dessen Energieart. Er bleibt dort, bis der Gipfel vollzählig ist.

## Zertifikate, Geld und Karten

term-cep = Emissionszertifikat, KEZ
    .means = Wird für das Starten von Projekten und für neue fossile Kraftwerke gezahlt, aus dem eigenen Vorrat oder einer kontrollierten Region. Es gibt 40, und neue kommen immer vom Markt.
term-market = Markt
    .means = Einmal pro Zug darf dort zum aktuellen Preis von 1 bis 8 $ ein KEZ gekauft oder verkauft werden. Ein Verkauf senkt den Preis; ist der Markt leer, steigt der Preis, die Bank füllt ihn auf, und für den Rest des Zuges ist kein Verkauf erlaubt.
term-tech = Technologiemarker
    .means = Ein Würfel, mit dem Kraftwerke und UN-Ziele bezahlt werden; es gibt 25. Wer am Ende die meisten hat, bekommt 3 Punkte.
term-subsidy = Technologiemarker einer Region
    .means = Bei einer Katastrophe an eine Region gegeben, zahlt er einen der Marker für das nächste Kraftwerk dort. In jeder Versorgungsphase geht einer davon verloren.
term-supply = eigener Vorrat
    .means = Geld, Technologiemarker, KEZ und freie Wissenschaftler, die offen vor einer Person liegen.
term-bank = Bank und allgemeiner Vorrat
    .means = Dorthin gehen gezahlte Dollar, KEZ und Technologiemarker. Geld geht nie aus, KEZ und Marker schon.
term-lobby_card = Lobbykarte
    .means = Alle haben fünf für das ganze Spiel und dürfen pro Zug eine spielen; dann scheidet sie aus. Es gilt entweder die Haupt- oder die Nebenlobby.
term-main_lobby = Hauptlobby
    .means = Die stärkere Wirkung einer Lobbykarte. Sie verlangt, dass die Aktion auf der Karte im selben Zug ausgeführt wurde.
term-minor_lobby = Nebenlobby
    .means = Die schwächere Wirkung einer Lobbykarte, jederzeit im eigenen Zug: 1 Technologiemarker, 2 $, 1 KEZ oder einen Wissenschaftler versetzen.
term-un_goal = UN-Ziel
    .means = Eine offene Karte mit zwei oder drei Energiearten. Wer von jeder ein Kraftwerk hat, kann es für 1 Technologiemarker erfüllen und bekommt die Punkte; die meisten UN-Ziele bringen am Ende 3 Punkte.
term-company_goal = Konzernziel
    .means = Eine geheime Karte mit Punkten für das Spielende. Vorher kann sie für 8 $ abgeworfen werden.

## Varianten

term-auction = Startspielerversteigerung
    .means = Nach jeder Dekade dürfen alle einmal bieten, und das höchste Gebot bestimmt, wer die nächste beginnt. Ein Technologiemarker zählt 2 $, ein KEZ den Marktpreis.
term-lobby_draft = Lobbykarten-Draft
    .means = Statt fünf Karten zu bekommen, behalten alle nach und nach je eine und geben die anderen nach rechts weiter.
term-fossil_set = vorgegebene fossile Kraftwerke
    .means = Die ersten sechs fossilen Kraftwerke kommen nicht aus dem ganzen Stapel, sondern aus einem Satz mit 150 bis 240 ppm.
term-solo = Solospiel
    .means = Fünf Projekte liegen von Anfang an aus, und UN-Ziele erscheinen, wenn Hauptlobbys gespielt werden. Niemand gewinnt, es zählt die Punktzahl, auch wenn 500 ppm das Spiel beenden.

## Überschriften von Namenslisten

kind-seat = Mitspielende
kind-energy = Energiearten
kind-region = Regionen
kind-project = Projektfelder
kind-post = Wo Wissenschaftler sein können
kind-place = Orte der Gipfel
kind-source = Woher ein KEZ kommt
kind-lobby = Lobbykarten
kind-un_goal = UN-Ziele
kind-company_goal = Konzernziele
kind-agenda = Regionalagenden
kind-congress = Gipfel
kind-event = Ereignisse
kind-fossil = Fossile Kraftwerke
kind-category = Punkte für
