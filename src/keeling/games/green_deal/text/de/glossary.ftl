### The words of the rules, `term-<id>` with what they `.means`; the headings of lists of names, `kind-<kind>`.

## Das Spiel

term-company = Unternehmen
    .means = Was jede Person am Tisch leitet: eine Firma mit eigenem Cash, Einkommen, eigenen Stufen und Karten. Alles davon liegt offen.
term-round = Runde
    .means = Es gibt zehn, jede mit Auktion, Buchhaltung, Investition und Expansion. Nach manchen gibt es Wertungen.
term-auction = Auktion
    .means = Alle stellen verdeckt ein Gebot am eigenen Auktions-Rad ein, alle werden zugleich gezeigt, und wer am höchsten bietet, ist zuerst an der Reihe. Bei gleichen Geboten ist vorn, wer weniger Cash hat, dann wer das niedrigere Einkommen hat, dann entscheidet das Los.
term-bid = Gebot
    .means = Eine Zahl von 0 bis 15, höchstens das eigene Cash. Alle zahlen ihr Gebot, ob es gewonnen hat oder nicht.
term-turn_order = Reihenfolge
    .means = Von der Auktion für den Rest der Runde bestimmt: beim Investieren und beim Legen der Plättchen.
term-accounting = Buchhaltung
    .means = Alle zahlen ihr Gebot und erhalten dann ihr Einkommen.
term-investment = Investition
    .means = In der Reihenfolge machen alle je einen vollständigen Zug mit einer Haupt-Investition und zusätzlichen Möglichkeiten darum herum.
term-main_investment = Haupt-Investition
    .means = Ein Projekt, oder eine Aktions-Karte oder die Steuererstattung, oder ein Darlehen, oder nichts. Nur ein Darlehen lässt sich mit einer Aktions-Karte oder der Steuererstattung verbinden.
term-additional_option = zusätzliche Möglichkeiten
    .means = In beliebiger Reihenfolge, vor oder nach der Haupt-Investition: ein PR-Chip, eine Dividende, beliebig viele eigene Handkarten und Tilgungen.
term-expansion = Expansion
    .means = Wer in dieser Runde ein Projekt gekauft hat, legt in der Reihenfolge dessen Plättchen auf die Weltkarte.
term-victory_point = Siegpunkt, SP
    .means = Wer am Ende die meisten hat, gewinnt; bei Gleichstand zählt das höhere Einkommen, dann mehr Cash. Die Punkte können negativ werden.

## Geld

term-cash = Cash
    .means = Bezahlt Gebote, Karten, Chips, Dividenden und Darlehen und wird nie negativ. Am Ende ist es für sich nichts wert.
term-income = Einkommen
    .means = Das Cash, das in jeder Buchhaltung kommt, von 0 bis 16. Es folgt aus dem Schritt auf der Einkommensleiste.
term-income_step = Schritt
    .means = Der Platz des Markers auf der Einkommensleiste, von 0 bis 31; alle Gewinne und Verluste an Einkommen zählen in Schritten. Je höher das Einkommen, desto mehr Schritte braucht es, um es zu erhöhen.
term-dividend = Dividende
    .means = Einmal je Runde darf man etwas Cash für Siegpunkte zahlen. Wie viel von beidem, hängt vom Einkommen in diesem Augenblick ab.
term-loan = Darlehen
    .means = Eine Karte über 6, 10 oder 14 Cash, je drei davon; niemand hat mehr als drei offene. Wer eines getilgt hat, nimmt im selben Zug keines auf.
term-interest = Zinsen
    .means = Ein Darlehen zu tilgen kostet seinen Betrag und 2 mehr.
term-tax_refund = Steuererstattung
    .means = Eine Karte, die immer da ist, nichts kostet und als Aktions-Karte des Zuges zählt. Sie bringt einen PR-Chip aus dem Vorrat oder 4 Cash.

## Karten

term-sustainability_card = Nachhaltigkeits-Karte, Projekt
    .means = Erhöht die Stufe ihrer Kategorie um ihre Größe, ändert Einkommen und Punkte und bringt ein Plättchen für die Karte. In jeder Runde steht eine jeder Kategorie zum Verkauf.
term-size = Projektgröße
    .means = Von 1 bis 5, auf der Karte und auf ihrem Plättchen.
term-category = Kategorie
    .means = Umwelt, Jobs, Soziales oder Forschung: Jede hat eigene Projekte, Plättchen und Stufen.
term-level = Nachhaltigkeits-Stufe
    .means = Wie weit ein Unternehmen in einer Kategorie ist, von 0 bis 12.
term-action_card = Aktions-Karte
    .means = Zwei davon stehen in jeder Runde zum Verkauf. Ihre Schritte beim Einkommen und ihre Punkte zählen einmal, beim Kauf.
term-immediate = Sofortkarte
    .means = Eine Aktions-Karte, die sofort wirkt.
term-permanent = Dauerkarte
    .means = Eine Aktions-Karte, die vom Kauf an bis zum Ende des Spiels wirkt.
term-hand = Handkarte
    .means = Eine Aktions-Karte, die offen liegt, bis sie einmal gespielt wird, im eigenen Investitionszug; Werksspionage wird zu Beginn einer Auktion gespielt.
term-endgame = Schlusswertungskarte
    .means = Eine Aktions-Karte, die nach der Schlussabrechnung Punkte bringt.
term-display = Auslage
    .means = Die Karten, die zum Verkauf stehen. Zu dritt werden je Runde zwei Projekte verkauft, zu viert drei, zu fünft vier; was dann übrig ist, wird abgelegt.
term-preview = Vorschau
    .means = Die Karten der nächsten Runde, offen ausgelegt. Gekauft werden können sie noch nicht.

## Die Karte der Welt

term-map = Weltkarte
    .means = 6 Reihen und 10 Spalten mit Feldern. Am Rand geht sie auf der anderen Seite weiter, jedes Feld hat also acht Nachbarn.
term-tile = Plättchen
    .means = Zeigt Kategorie und Größe eines Projekts. Das erste kommt auf eine Startposition, spätere auf ein freies Feld, das ein eigenes Plättchen mit einer Kante oder Ecke berührt.
term-start_field = Startposition
    .means = Für die ersten Plättchen; es gibt so viele, wie Leute mitspielen. Bis alle ein erstes Plättchen gelegt haben, kommt kein späteres dorthin.
term-cooperation = Kooperation
    .means = Zwischen einem neuen Plättchen und einem derselben Kategorie an seiner Kante: Das Einkommen beider Seiten steigt um die durchschnittliche Größe, abgerundet. Mit einem eigenen Plättchen zählt es einmal.
term-competition = Wettbewerb
    .means = Statt zu kooperieren, darf, wer das größere neue Plättchen legt, Einkommen wegnehmen: Das eigene steigt um den Unterschied der Größen, das andere sinkt um ihn.

## Wertungen

term-pr_chip = PR-Chip
    .means = Hat den Wert 1, 2 oder 3 und kostet 2, 3 oder 4 Cash; von jedem gibt es drei. In jeder Runde darf man einen kaufen.
term-pr_board = PR-Übersichtstafel
    .means = Hierhin legt man vor einer PR-Wertung verdeckt alle eigenen Chips: auf Kategorien, und höchstens einen in die Mitte, wo er für das nächste Mal aufgehoben ist.
term-image = Image
    .means = Die Stufe in einer Kategorie und die Werte der Chips, die dort liegen. Es gilt für eine PR-Wertung, oder auf Dauer, wenn der Tisch es so gewählt hat: Die Spielregel lässt das offen.
term-pr_scoring = PR-Wertung
    .means = Nach den Runden 4, 7 und 10 bringt das beste Image jeder Kategorie 8 Punkte, das zweite 4, das dritte 2. Bei Gleichstand werden die Punkte der Plätze geteilt und abgerundet; Image 0 bringt nichts.
term-sustainability_scoring = Nachhaltigkeits-Wertung
    .means = Nach den Runden 6 und 10 bringt allen die niedrigste ihrer vier Stufen Punkte: 4, 10, 18, 28, 40 oder 54 ab Stufe 2, 4, 6, 8, 10 oder 12.
term-company_valuation = Unternehmens-Bewertung
    .means = Nach Runde 10 bringt das höchste Einkommen 12 Punkte, das zweite 8, das dritte 4. Bei Gleichstand werden die Punkte der Plätze geteilt und abgerundet.
term-final_settlement = Schlussabrechnung
    .means = Nach Runde 10 bezahlt das Cash die offenen Darlehen samt Zinsen. Was daran fehlt, kostet je 1 Cash 2 Punkte.

## Headings of lists of names

kind-seat = Mitspielende
kind-category = Kategorien
kind-card = Projekte
kind-action = Aktions-Karten
kind-chip = PR-Chips
kind-cell = Felder der Weltkarte
kind-tile = Plättchen
kind-field = Felder der PR-Übersichtstafel
kind-source = Punkte für
kind-direction = Richtungen
