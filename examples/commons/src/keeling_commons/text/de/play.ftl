### Das Spiel in wenigen Worten; was gefragt wird, möglich ist, nicht erlaubt ist und geschehen ist.

game-name = Allmende
game-short = Alle fischen im selben See: Wer zu viel nimmt, ruiniert alle.
game-aim = In jedem Zug fängst du bis zu drei Fische aus einem See, der allen gehört, oder lässt ihn ruhen. Im Frühling kommen umso mehr Fische dazu, je mehr übrig sind. Dein geheimer Auftrag macht Fänge einer Größe wertvoller. Nach sechs Runden gewinnen die meisten Münzen; ist der See aber jemals leer, haben alle verloren.

## Was gefragt wird, und die Regel des Augenblicks

prompt-draw_order = { NAME($seat) } zieht einen Auftrag.
prompt-spring = Es wird Frühling: trocken, mild oder nass?
prompt-turn = Wie viele Fische fängst du?
help-turn = Niemand fängt so viele Fische, wie im Zug davor gefangen wurden. Ein Fang der Größe, für die du einen Auftrag hast, ist 4 Münzen wert, jeder andere eine Münze pro Fisch. Wer den letzten Fisch nimmt, lässt alle verlieren.
prompt-over = Das Spiel ist zu Ende.

## Was möglich ist, ganz und als Überschrift

option-draw = Den Auftrag für { NAME($size) } ziehen
group-draw = Einen Auftrag ziehen
option-spring = Der Frühling ist { NAME($weather) }
group-spring = Der Frühling ist
option-catch = { NAME($size) } fangen
group-catch = Fangen
option-rest = Den See ruhen lassen
group-rest = Den See ruhen lassen

## Warum etwas nicht erlaubt ist

reason-too_few = { $number ->
        [one] Im See ist nur { $number } Fisch.
       *[other] Im See sind nur { $number } Fische.
    }
reason-same_size = Der Zug davor brachte { NAME($size) }, und niemand fängt noch einmal gleich viele.

## Was geschehen ist

event-drew = { NAME($seat) } zieht einen Auftrag für { NAME($size) }.
event-drew_hidden = { NAME($seat) } zieht einen Auftrag.
event-round = Runde { $number } beginnt.
event-caught = { NAME($seat) } fängt { NAME($size) }.
event-rested = { NAME($seat) } lässt den See ruhen.
event-grew = Der Frühling ist { NAME($weather) }. Neue Fische: { $number }.
event-empty = { NAME($seat) } hat den letzten Fisch gefangen. Der See ist leer.
event-sold = { NAME($seat) } zeigt einen Auftrag für { NAME($size) } und hat { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }.
ending-empty_lake = Der See ist leer.
