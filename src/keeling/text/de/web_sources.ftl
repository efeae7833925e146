### Die Seite darüber, was gedruckt ist und was von uns ist.

web-sources-title = { $game }: Was gedruckt ist und was von uns ist
web-sources-link = Was gedruckt ist und was von uns ist
web-sources-link-share = { $percent } % der Werte haben wir rekonstruiert
web-sources-link-game = { $game }: Was gedruckt ist und was von uns ist
web-sources-about = Die Regeln folgen der gedruckten Spielregel; was wir entschieden haben, ist gekennzeichnet. Viele Werte auf Karten, Plättchen und Leisten sind von uns: Wo niemand veröffentlicht hat, was gedruckt ist, haben wir einen passenden Wert gewählt. Diese Seite sagt, welcher woher kommt.
web-sources-count = { $count ->
        [one] { $count } Wert des Spielmaterials
       *[other] { $count } Werte des Spielmaterials
    }
web-sources-values = { $count ->
        [one] { $count } Wert
       *[other] { $count } Werte
    }
web-sources-share = { $kind } { $percent } %
web-sources-part = { $percent } % ({ $count })
web-sources-own = Besitzt du das Spiel? Dann kannst du eintragen, was gedruckt ist:
web-sources-box = Die Werte dieser Schachtel
web-sources-box-named = Dieser Server spielt mit den Werten aus der Schachtel seines Betreibers ({ $box }).
web-sources-box-same = Dieser Server verwendet Werte aus der Schachtel seines Betreibers; keiner weicht von unseren ab.
