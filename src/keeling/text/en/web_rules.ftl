### The pages of the rules and of the glossary.

web-rules-title = Rules of { $game }
web-rules-table = Back to the table
web-rules-glossary = Glossary
web-rules-language = The rules document is in English; the glossary has its terms in your language.
web-rules-search = Search
web-rules-query = Number of a clause, or words
web-rules-contents = Contents
web-rules-count = { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
web-rules-found = { $count ->
        [one] { $count } clause about “{ $query }”
       *[other] { $count } clauses about “{ $query }”
    }
web-rules-none = No clause about “{ $query }”
web-rules-advice = Try fewer or shorter words, or the number of a clause such as { $example }. All words must occur in a clause or in the heading above it.
web-rules-all = Show all clauses
web-rules-sources = Where the rules come from
web-rules-from-rulebook = The rulebook says so.
web-rules-from-public = Another public source says so. Usually it is named.
web-rules-from-decision = Our decision: the sources are silent or contradict each other. Where a reason is given, it stands beside the mark.

web-glossary-title = Glossary of { $game }
web-glossary-rules = Rules
web-glossary-terms = Terms
web-glossary-names = Names
web-glossary-about-names = What everything on the table is called, in all languages.
