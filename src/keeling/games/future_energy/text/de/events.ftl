### What has happened, one sentence each.

## Set-up

event-laid = Das Plättchen „{ NAME($tile) }“ wird { NAME($place, case: "at") } ausgelegt.
event-exchanged = Nach einem Austausch liegt { NAME($place, case: "at") } das Plättchen „{ NAME($tile) }“.
event-turned_up = In die Auslage kommt { NAME($contract) }.
event-dealt = { NAME($seat) } erhält { NAME($contract) }.
event-got_kite = { NAME($seat) } erhält den Start-Drachen und beginnt jede Runde.
event-order_turned_up = In die Auslage kommt Auftrag { NAME($order) }.

## Turn

event-turn = { NAME($seat) } beginnt Zug { $number }.
event-income = { NAME($seat) } nimmt { $number }{ "\u00A0" }M ein.
event-duty = { NAME($seat) } hat auf keinem Kontrakt ein Kraftwerk und muss in diesem Zug möglichst einen Kontrakt kaufen.
event-bought_lines = { NAME($seat) } kauft { $number ->
        [one] { $number } Stromleitung
       *[other] { $number } Stromleitungen
    } für { $number2 }{ "\u00A0" }M.
event-placed_line = { NAME($seat) } legt eine Stromleitung auf { NAME($connection) }.
event-lifted_line = { NAME($seat) } nimmt eine Stromleitung von { NAME($connection) }.
event-bought_contract = { NAME($seat) } kauft { NAME($contract) } für { $number }{ "\u00A0" }M.
event-took_contract = { NAME($seat) } nimmt { NAME($contract) } kostenlos.
event-bought_order = { NAME($seat) } kauft einen öffentlichen Auftrag für { $number }{ "\u00A0" }M.
event-took_order = { NAME($seat) } nimmt Auftrag { NAME($order) }.
event-stepped = { NAME($seat) } zieht mit dem Bautrupp { NAME($place, case: "to") }.
event-paid_bank = { NAME($seat) } zahlt { $number }{ "\u00A0" }M an die Bank.
event-paid_fee = { NAME($seat) } zahlt { $number }{ "\u00A0" }M Durchleitungsgebühr an { NAME($seat2) }.
event-slid = { NAME($seat) } nutzt ein Atomkraft-Plättchen für einen kostenlosen Schritt.
event-passed = { NAME($seat) } passt, der Bautrupp bleibt stehen.
event-built = { NAME($seat) } baut { NAME($place, case: "at") } ein Kraftwerk von { NAME($contract) } ({ NAME($icon) }).
event-added = { NAME($seat) } baut { NAME($place, case: "at") } auch ein Kraftwerk von { NAME($contract) } (Erdöl).
event-took_tile = { NAME($seat) } nimmt das Plättchen „{ NAME($tile) }“.
event-stored = { NAME($seat) } legt das Plättchen „{ NAME($tile) }“ auf das Tableau.
event-boxed = Das Plättchen „{ NAME($tile) }“ von { NAME($seat) } kommt in die Schachtel.
event-collected = { NAME($seat) } sammelt das Plättchen „{ NAME($tile) }“ für Aufträge.
event-returned = { NAME($seat) } legt ein Kraftwerk von { NAME($contract) } ({ NAME($icon) }) in den Vorrat zurück.
event-gained_money = { NAME($seat) } erhält { $number }{ "\u00A0" }M.
event-gained_points = { NAME($seat) } bekommt { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    } für Bauland.
event-drew = { NAME($seat) } zieht ein { NAME($certificate) }.
event-drew_hidden = { NAME($seat) } zieht ein CO₂-Zertifikat.
event-completed = { NAME($seat) } vollendet { NAME($contract) }, bekommt { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    } und erhält { $number2 }{ "\u00A0" }M.
event-joined = { NAME($seat) } zahlt 2{ "\u00A0" }M an { NAME($seat2) } und baut { NAME($place, case: "at") } ein Kraftwerk von { NAME($contract) } dazu.
event-got_joker = { NAME($seat) } nimmt ein Jokerplättchen.

## Orders

event-used = { NAME($seat) } nutzt Auftrag { NAME($order) }.
event-paid_tile = { NAME($seat) } zahlt mit einem { NAME($payment) }.
event-order_points = { NAME($seat) } bekommt { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    } für Auftrag { NAME($order) }.
event-sold = { NAME($seat) } verkauft ein { NAME($certificate) } für { $number }{ "\u00A0" }M.
event-shifted = { NAME($seat) } verschiebt ein Kraftwerk auf { NAME($contract) } von „{ NAME($icon) }“ nach „{ NAME($icon2) }“.
event-planted = { NAME($seat) } stellt { NAME($place, case: "at") } ein Kraftwerk von { NAME($contract) } ({ NAME($icon) }) auf.
event-swapped = { NAME($seat) } vertauscht die Plättchen { NAME($place, case: "at") } und { NAME($place2, case: "at") }.
event-doubled = { NAME($seat) } verdoppelt das Erdöl-Kraftwerk auf { NAME($contract) }.
event-free_step = { NAME($seat) } darf den nächsten Schritt kostenlos gehen.

## End

event-last_line = { NAME($seat) } hat die letzte Stromleitung aus dem Vorrat gelegt, damit läuft die letzte Runde.
event-last_contract = Der letzte Kontrakt des Stapels liegt in der Auslage, damit läuft die letzte Runde.
event-idle = Eine ganze Runde lang hat niemand etwas getan, deshalb endet das Spiel.
event-stuck = In dieser Runde konnte niemand etwas tun, mit noch so viel Geld. Bleibt es dabei, endet das Spiel nach der nächsten Runde.
event-stuck_end = Auch in der zweiten Runde konnte niemand etwas tun, deshalb endet das Spiel.
event-scored = { NAME($seat) } bekommt { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    } ({ $category ->
        [0] { category-contracts }
        [1] { category-orders }
        [2] { category-building_land }
        [3] { category-free_fields }
        [4] { category-certificates }
        [5] { category-majorities }
        [6] { category-regions }
        [7] { category-largest_grid }
       *[other] { NAME($category) }
    }).
event-won = { NAME($seat) } gewinnt mit { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }.
