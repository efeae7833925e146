### The game in a few words; what is asked for now, `prompt-<step>`; the rule of the moment, `help-<step>`.

game-name = Green Deal
game-short = Unternehmen wachsen, indem sie in Umwelt, Jobs, Soziales und Forschung investieren, und in ihren guten Ruf.
game-aim = Du leitest ein Unternehmen, das wachsen und zugleich nachhaltig sein will. In jeder von zehn Runden bietest du um die Reihenfolge, nimmst dein Einkommen, investierst in ein Projekt oder eine Aktions-Karte und legst das Plättchen eines neuen Projekts auf die Weltkarte, neben Partner und Rivalen. Punkte bringen Projekte und Dividenden, das beste Image in jeder Kategorie, deine schwächste Kategorie und der Wert deines Unternehmens. Wer die meisten hat, gewinnt.

## Chance

prompt-turn_up = Ein Projekt wird aufgedeckt ({ NAME($category) }).
prompt-turn_up_action = Eine Aktions-Karte wird aufgedeckt.
prompt-lot = Das Los entscheidet über die { $number2 }. Stelle der Reihenfolge.
prompt-over = Das Spiel ist zu Ende.

## The auction

prompt-espionage = Spielst du in dieser Auktion { action-A18 }?
help-espionage = Alle anderen stellen ihre Gebote ein und zeigen sie, und erst dann bietest du. Die Karte wirkt einmal; was sie beim Kauf gebracht hat, bleibt dir.
prompt-bid = Wie viel bietest du für die Reihenfolge?
help-bid = Alle bieten gleichzeitig und verdeckt. Jedes Gebot wird bezahlt, auch ein unterlegenes, dann erhalten alle ihr Einkommen. Wer am höchsten bietet, investiert zuerst und legt zuerst ein Plättchen; unter gleichen Geboten ist vorn, wer weniger Cash hat, dann wer das niedrigere Einkommen hat. Vor deinem Gebot darfst du Darlehen tilgen.

## The investment

prompt-invest = Was tust du in deinem Zug?
help-invest = Als Haupt-Investition wählst du eines davon: ein Projekt, eine Aktions-Karte oder die Steuererstattung, oder ein Darlehen; neben einer Aktions-Karte oder der Steuererstattung ist auch ein Darlehen möglich. Daneben darfst du in beliebiger Reihenfolge einen PR-Chip kaufen, eine Dividende zahlen, Handkarten spielen und Darlehen tilgen. Je Runde werden nur begrenzt viele Projekte verkauft; rechne also nicht fest mit einem, das du den anderen lässt. Dann beende den Zug.
prompt-raise_lowest = Welche deiner niedrigsten Kategorien steigt um { $number ->
        [one] { $number } Stufe
       *[other] { $number } Stufen
    }?
help-raise_lowest = Mehrere deiner Kategorien sind gleich niedrig, und eine davon steigt. In der Nachhaltigkeits-Wertung zählt nur die niedrigste Stufe, in der PR-Wertung jede Kategorie für sich.
prompt-raise_any = Welche Kategorie steigt um { $number ->
        [one] { $number } Stufe
       *[other] { $number } Stufen
    }?
help-raise_any = Zwei verschiedene Kategorien steigen, eine nach der anderen. Eine Kategorie auf Stufe 12 darf gewählt werden, steigt aber nicht mehr.
prompt-take_chips = Welchen PR-Chip nimmst du (höchstens { $number })?
help-take_chips = Du darfst jeden Wert nehmen, der im Vorrat ist, oder aufhören. Die Chips zählen in der nächsten PR-Wertung, jeder für eine Kategorie.
prompt-target = Gegen wen spielst du die Karte?
help-target = Wähle, wen sie trifft. Wer eine Rechtsabteilung hat, kann nicht gewählt werden.
prompt-poach = Welchen PR-Chip nimmst du, und von wem?
help-poach = Wähle einen Chip, den jemand anders hat. Wer eine Rechtsabteilung hat, behält alles.
prompt-move_from = Welches deiner Plättchen versetzt du?
help-move_from = Das Plättchen kommt auf ein anderes freies Feld, und seine neuen Kanten werden gewertet wie bei einem eben gelegten. Was am alten Platz geschehen ist, bleibt.
prompt-move_to = Wohin kommt das Plättchen ({ NAME($tile) }) von { NAME($cell) }?
help-move_to = Es muss ein anderes eigenes Plättchen mit einer Kante oder Ecke berühren. Jede Kante zu einem Plättchen derselben Kategorie bedeutet Kooperation oder, wenn deines größer ist, auf Wunsch Wettbewerb.
prompt-extra_loan = Welches Darlehen nimmst du zusätzlich auf?
help-extra_loan = Dieses Darlehen ist neben jeder Haupt-Investition möglich. Es zählt zu deinen drei; hast du im selben Zug schon getilgt, darfst du es nicht aufnehmen.

## The expansion

prompt-place_tile = Wohin legst du dein Plättchen ({ NAME($tile) })?
help-place_tile = Das erste Plättchen kommt auf eine Startposition, jedes spätere auf ein freies Feld, das ein eigenes mit einer Kante oder Ecke berührt; am Rand geht die Karte auf der anderen Seite weiter. Dann schau nach Norden, Osten, Süden und Westen: Mit jedem Plättchen derselben Kategorie dort kooperierst du oder trittst, wenn deines größer ist, auf Wunsch in Wettbewerb.
prompt-edge = Kooperierst du mit dem Plättchen im { NAME($direction) }, oder trittst du in Wettbewerb?
help-edge = Bei einer Kooperation steigt das Einkommen beider um den Durchschnitt der beiden Größen, abgerundet. Im Wettbewerb steigt deines um den Unterschied, und das andere sinkt um ihn. Die andere Seite kann nicht ablehnen.

## PR scoring

prompt-lay_chip = Wohin legst du deinen PR-Chip?
help-lay_chip = Alle legen ihre Chips verdeckt, den wertvollsten zuerst. Image ist deine Stufe in einer Kategorie mit den Chips, die dort liegen; das beste Image jeder Kategorie bringt 8 Punkte, das zweite 4, das dritte 2. Es gilt nur für diese Wertung, es sei denn, der Tisch hat gewählt, dass das Image bleibt; die Spielregel lässt das offen. Chips auf Kategorien gehen in den Vorrat zurück, und einen darfst du in der Mitte für die nächste PR-Wertung aufheben.
