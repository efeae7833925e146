### What has happened, one sentence each.

## The display

event-card_open = Das Projekt { NAME($card) } steht zum Verkauf.
event-card_preview = Das Projekt { NAME($card) } liegt für die nächste Runde aus.
event-action_open = Die Aktions-Karte { NAME($action) } steht zum Verkauf.
event-action_preview = Die Aktions-Karte { NAME($action) } liegt für die nächste Runde aus.
event-cleared = Das war der letzte Verkauf dieser Runde. Nicht verkauft und abgelegt: { $number ->
        [one] { $number } Projekt
       *[other] { $number } Projekte
    }.
event-new_display = Was nicht verkauft ist, wird abgelegt, und die Karten der Vorschau stehen zum Verkauf.

## The auction and accounting

event-round = Runde { $number } beginnt.
event-spied = { NAME($seat) } spielt { action-A18 } und bietet nach allen anderen.
event-set_bid = { NAME($seat) } stellt ein Gebot von { NAME($bid) } ein.
event-set_bid_hidden = { NAME($seat) } stellt ein Gebot ein.
event-shown_bid = { NAME($seat) } bietet { NAME($bid) }.
event-drew_lot = Das Los entscheidet für { NAME($seat) }.
event-order = { NAME($seat) } ist in der Reihenfolge an { $number }. Stelle.
event-income = { NAME($seat) } zahlt { $number } für das Gebot und erhält ein Einkommen von { $number2 }.

## The investment

event-turn = { NAME($seat) } ist am Zug.
event-bought = { NAME($seat) } kauft das Projekt { NAME($card) } für { $number } Cash.
event-bought_action = { NAME($seat) } kauft die Aktions-Karte { NAME($action) } für { $number } Cash.
event-refund = { NAME($seat) } nutzt die Steuererstattung.
event-borrowed = { NAME($seat) } nimmt ein Darlehen über { NAME($loan) } auf.
event-repaid = { NAME($seat) } tilgt ein Darlehen über { NAME($loan) } für { $number } Cash.
event-bought_chip = { NAME($seat) } kauft einen PR-Chip vom Wert { NAME($chip, case: "n") } für { $number } Cash.
event-dividend = { NAME($seat) } zahlt eine Dividende von { $number } Cash und bekommt { $number2 ->
        [one] { $number2 } Punkt
       *[other] { $number2 } Punkte
    }.
event-played = { NAME($seat) } spielt die Karte { NAME($action) }.

## What changes

event-cash = { NAME($seat) } erhält { $number } Cash.
event-points = { NAME($seat) } bekommt { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
event-points_lost = { NAME($seat) } verliert { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
event-rose = Das Einkommen von { NAME($seat) } steigt um { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    } auf Schritt { $number2 }.
event-fell = Das Einkommen von { NAME($seat) } sinkt um { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    } auf Schritt { $number2 }.
event-level = { NAME($seat) } steht in { NAME($category) } jetzt auf Stufe { $number }.
event-took_chip = { NAME($seat) } nimmt einen PR-Chip vom Wert { NAME($chip, case: "n") }.
event-sued = { NAME($seat) } verklagt { NAME($seat2) } und erhält { $number } Cash.
event-poached = { NAME($seat) } nimmt { NAME($seat2) } einen PR-Chip vom Wert { NAME($chip, case: "n") } ab.
event-boycotted = { NAME($seat) } ruft zum Boykott von { NAME($seat2) } auf.
event-moved_tile = { NAME($seat) } versetzt ein Plättchen ({ NAME($tile) }) von { NAME($cell) } nach { NAME($cell2) }.

## The expansion

event-placed = { NAME($seat) } legt ein Plättchen ({ NAME($tile) }) auf { NAME($cell) }.
event-cooperated = { NAME($seat) } kooperiert mit { NAME($seat2) } für je { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }.
event-cooperated_alone = { NAME($seat) } kooperiert mit einem eigenen Plättchen für { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }.
event-competed = { NAME($seat) } tritt mit { NAME($seat2) } in Wettbewerb um { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }.
event-immune = Die Rechtsabteilung von { NAME($seat) } verhindert, dass { NAME($seat2) } { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    } wegnimmt.

## Scoring and the end

event-allocated = { NAME($seat) } legt einen PR-Chip vom Wert { NAME($chip, case: "n") } { NAME($field, case: "on") }.
event-allocated_hidden = { NAME($seat) } legt verdeckt einen PR-Chip vom Wert { NAME($chip, case: "n") }.
event-boards_shown = Alle PR-Übersichtstafeln werden gezeigt.
event-chip_shown = { NAME($seat) } hat einen PR-Chip vom Wert { NAME($chip, case: "n") } { NAME($field, case: "on") } gelegt.
event-image_scored = { NAME($seat) } bekommt { $number2 ->
        [one] { $number2 } Punkt
       *[other] { $number2 } Punkte
    } mit Image { $number } in { NAME($category) }.
event-image_stays = Das Image von { NAME($seat) } in { NAME($category) } bleibt bei { $number }.
event-balance_scored = { NAME($seat) } bekommt { $number2 ->
        [one] { $number2 } Punkt
       *[other] { $number2 } Punkte
    } für die niedrigste Stufe ({ $number }).
event-valued = { NAME($seat) } bekommt { $number2 ->
        [one] { $number2 } Punkt
       *[other] { $number2 } Punkte
    } für Schritt { $number } in der Unternehmens-Bewertung.
event-settled = { NAME($seat) } zahlt { $number } Cash für offene Darlehen.
event-unpaid = { NAME($seat) } bleibt { $number } Cash schuldig und verliert { $number2 ->
        [one] { $number2 } Punkt
       *[other] { $number2 } Punkte
    }.
event-final_card = { NAME($seat) } bekommt { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    } für { NAME($action) }.
event-won = { NAME($seat) } gewinnt mit { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }.
