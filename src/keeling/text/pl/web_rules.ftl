### Strony z zasadami i słowniczkiem.

web-rules-title = Zasady gry { $game }
web-rules-table = Wróć do stołu
web-rules-glossary = Słowniczek
web-rules-language = Dokument z zasadami jest po angielsku; słowniczek podaje jego pojęcia po polsku.
web-rules-search = Szukaj
web-rules-query = Numer zasady lub angielskie słowa
web-rules-contents = Spis treści
web-rules-count = { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
        [many] { $count } zasad
       *[other] { $count } zasady
    }
web-rules-found = { $count ->
        [one] { $count } zasada dla „{ $query }”
        [few] { $count } zasady dla „{ $query }”
        [many] { $count } zasad dla „{ $query }”
       *[other] { $count } zasady dla „{ $query }”
    }
web-rules-none = Brak zasad dla „{ $query }”
web-rules-advice = Może pomogą krótsze słowa, mniej słów albo numer zasady, na przykład { $example }. Wszystkie słowa muszą wystąpić w zasadzie lub w nagłówku nad nią, i to po angielsku: podaje je słowniczek.
web-rules-all = Pokaż wszystkie zasady
web-rules-sources = Skąd pochodzą zasady
web-rules-from-rulebook = Tak mówi instrukcja.
web-rules-from-public = Tak mówi inne publiczne źródło. Zwykle jest ono podane.
web-rules-from-decision = Nasza decyzja: źródła milczą albo sobie przeczą. Jeśli podano powód, znajduje się on przy oznaczeniu.

web-glossary-title = Słowniczek gry { $game }
web-glossary-rules = Zasady
web-glossary-terms = Pojęcia
web-glossary-names = Nazwy
web-glossary-about-names = Jak nazywa się wszystko na stole, we wszystkich językach.
