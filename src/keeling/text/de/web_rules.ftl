### Die Seiten der Regeln und des Glossars.

web-rules-title = Regeln von { $game }
web-rules-table = Zurück zum Tisch
web-rules-glossary = Glossar
web-rules-language = Das Regeldokument ist auf Englisch; im Glossar stehen seine Begriffe auf Deutsch.
web-rules-search = Suchen
web-rules-query = Nummer einer Regel oder englische Wörter
web-rules-contents = Inhalt
web-rules-count = { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
web-rules-found = { $count ->
        [one] { $count } Regel zu „{ $query }“
       *[other] { $count } Regeln zu „{ $query }“
    }
web-rules-none = Keine Regel zu „{ $query }“
web-rules-advice = Vielleicht helfen weniger oder kürzere Wörter oder die Nummer einer Regel wie { $example }. Alle Wörter müssen in der Regel oder der Überschrift darüber vorkommen, und zwar auf Englisch: Das Glossar nennt sie.
web-rules-all = Alle Regeln zeigen
web-rules-sources = Woher die Regeln kommen
web-rules-from-rulebook = So steht es in der Spielregel.
web-rules-from-public = So steht es in einer anderen öffentlichen Quelle. Meist ist sie genannt.
web-rules-from-decision = Unsere Entscheidung: Die Quellen schweigen oder widersprechen sich. Wo ein Grund angegeben ist, steht er bei der Kennzeichnung.

web-glossary-title = Glossar von { $game }
web-glossary-rules = Regeln
web-glossary-terms = Begriffe
web-glossary-names = Namen
web-glossary-about-names = Wie alles auf dem Tisch heißt, in allen Sprachen.
