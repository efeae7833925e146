### What to think of in solo games, where `help-<step>` speaks of others: `alone-<step>`.

alone-pick_for_all = Rote Karten machen das Spiel schwieriger, grüne leichter, graue ändern, was ein Sieg braucht.
alone-pick_freely = Nimm beliebig viele, eine nach der anderen; mit „genug“ ist Schluss.
alone-pick_project = Du behältst eine der gezogenen Karten. Darunter kommen Karten mit den passenden Symbolen, bis es aktiv ist. Höchstens vier liegen aus; sind es vier, muss eines gehen, oder du nimmst keines.
alone-replace_project = Es wird mit allen Karten darunter abgelegt.
alone-menu = Nutze die oberste Karte eines deiner fünf Projekte; ihr Effekt zählt die Symbole aller Karten des Projekts. Handkarten kannst du auch obendrauf legen (alte Symbole bleiben, der alte Effekt nicht), für ihre Symbole unter ein Projekt schieben oder mit passenden Symbolen unter globale Projekte und Krisen. Du darfst beliebig oft handeln.
alone-reveal = Sie bleibt an ihrem Platz, doch nun kennst du sie und kannst vorsorgen. Die Krisen werden von unten abgehandelt.
alone-retreat = Am besten einer kurz vor einem Kipppunkt.
alone-advance = Einer von denen, die am weitesten zurückliegen. Auf einem Kipppunkt tritt seine Wirkung ein.
alone-use_shield = Ein aktives globales Projekt erspart dir einmal pro Runde eine Krise. Du darfst es für eine spätere aufheben.
alone-lessen = Jede unter dem globalen Projekt abgelegte Karte senkt die Krise um 1.
alone-give_up = Es wird mit allen Karten darunter abgelegt.
