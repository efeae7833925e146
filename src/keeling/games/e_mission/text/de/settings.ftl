### The settings of a table: `setting-<name>`, `value-<value>` with what it `.means`.

setting-setup = Weltmächte und Schwierigkeit
value-normal = Normal
    .means = Die üblichen Weltmächte: alle vier; zu dritt ohne China; zu zweit China und USA.
value-easier = Leichter
    .means = Kleinere Weltmächte: zu dritt ohne den Globalen Süden, zu zweit Europa und USA. Bei Herausforderungen: Karten, die helfen.
value-harder = Schwieriger
    .means = Größere Weltmächte: zu dritt ohne Europa, zu zweit Globaler Süden und USA. Bei Herausforderungen: Karten, die es erschweren.
value-extreme = Extrem
    .means = Zu zweit mit dem Globalen Süden und China.
value-normal_europe = Normal, mit Europa
    .means = Zu zweit mit China und Europa.
value-harder_europe = Schwieriger, mit Europa
    .means = Zu dritt ohne die USA; zu zweit Globaler Süden und Europa.
setting-challenges = Herausforderungen
value-none = Keine
    .means = Das Spiel ohne Herausforderungskarten.
value-harder_each = Schwieriger, für alle je eine
    .means = Jede Person bekommt eine rote Karte.
value-easier_each = Leichter, für alle je eine
    .means = Jede Person bekommt eine grüne Karte.
value-other_aims = Anderes Ziel
    .means = Eine graue Karte sagt, was ein Sieg außerdem braucht.
value-free = Freie Wahl
    .means = Die Gruppe nimmt beliebige Karten.
setting-choose_challenges = Herausforderungen wählen
    .means = Herausforderungen werden gewählt statt gezogen.
