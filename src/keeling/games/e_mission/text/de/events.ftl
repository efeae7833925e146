### What has happened, one sentence each.

## Set-up and rounds

event-power = { NAME($seat) } übernimmt die Weltmacht { NAME($power) }.
event-challenge = Die Herausforderung { NAME($challenge) } gilt für alle.
event-challenge_for = { NAME($seat) } hat die Herausforderung { NAME($challenge) }.
event-round = Runde { $number } beginnt.
event-phase = { $number ->
    [0] Der { phase-set_up }
    [1] Die { phase-global }
    [2] Die { phase-project }
    [3] Die { phase-emission }
    [4] Die { phase-crisis }
   *[other] Die { phase-growth }
    } beginnt.

## The global phase

event-forecast = Erwartete Krise: { NAME($crisis) }.
event-face_down = Dazu verdeckt: { $number ->
        [one] { $number } Krise
       *[other] { $number } Krisen
    }.
event-offered = Das globale Projekt { NAME($global) } steht zur Wahl.
event-started = Das globale Projekt { NAME($global) } beginnt.
event-replaced = Das globale Projekt { NAME($global) } macht Platz und wird abgelegt.
event-no_new = Es beginnt kein neues globales Projekt.

## The project phase

event-drew = { NAME($seat) } zieht die Karte { NAME($project) }.
event-covered = { NAME($seat) } legt die Karte { NAME($project) } auf { NAME($slot) }.
event-tucked = { NAME($seat) } schiebt die Karte { NAME($project) } unter { NAME($slot) }.
event-supported = { NAME($seat) } unterstützt das globale Projekt { NAME($global) } mit der Karte { NAME($project) }.
event-helped = { NAME($seat) } schiebt die Karte { NAME($project) } unter die Krise „{ NAME($crisis) }“.
event-used = { NAME($seat) } nutzt die Karte { NAME($card) }.
event-used_global = { NAME($seat) } nutzt das globale Projekt { NAME($global) }.
event-paid = { NAME($seat) } bezahlt mit der Karte { NAME($project) }.
event-spent = Die Karte { NAME($project) } unter dem globalen Projekt { NAME($global) } wird abgelegt.
event-active = Das globale Projekt { NAME($global) } ist jetzt aktiv.
event-inactive = Das globale Projekt { NAME($global) } ist nicht mehr aktiv.
event-averted = Die Krise „{ NAME($crisis) }“ ist überwunden und wird abgelegt.
event-done = { NAME($seat) } ist fertig.
event-resumed = { NAME($seat) } macht weiter.

## What changes on a board

event-clean = { NAME($seat) } nimmt { $number } saubere Energie.
event-dirty = { NAME($seat) } muss { $number } schmutzige Energie nehmen.
event-dirty_gone = { NAME($seat) } entfernt { $number } schmutzige Energie.
event-swapped = { NAME($seat) } macht { $number } schmutzige zu sauberer Energie.
event-emission_gone = { NAME($seat) } entfernt { $number } Emissionsplättchen ({ NAME($emission) }).
event-demand_up = Der Energiebedarf von { NAME($seat) } steigt um { $number }.
event-demand_down = Der Energiebedarf von { NAME($seat) } sinkt um { $number }.
event-resilience = { NAME($seat) } nimmt { $number } { NAME($resilience) }.
event-resilience_gone = { NAME($seat) } gibt { $number } { NAME($resilience) } ab.
event-communities = { NAME($seat) } nimmt { $number } Notstandsplättchen.
event-communities_gone = { NAME($seat) } gibt { $number } Notstandsplättchen ab.
event-gave_clean = { NAME($seat) } gibt { $number } saubere Energie an { NAME($seat2) }.
event-gave_card = { NAME($seat) } gibt die Karte { NAME($project) } an { NAME($seat2) }.
event-gave_token = { NAME($seat) } gibt 1 { NAME($resilience) } an { NAME($seat2) }.
event-moved_communities = { $number ->
        [one] { $number } Notstandsplättchen geht
       *[other] { $number } Notstandsplättchen gehen
    } von { NAME($seat) } zu { NAME($seat2) }.
event-asked_to_exchange = { NAME($seat) } bietet { NAME($seat2) } die Karte { NAME($project) } für { NAME($project2) }.
event-asked_to_give = { NAME($seat) } möchte { $number } Notstandsplättchen von { NAME($seat2) } nehmen und bittet um Zustimmung.
event-asked_to_take = { NAME($seat) } möchte { $number } Notstandsplättchen an { NAME($seat2) } geben und bittet um Zustimmung.
event-refused = { NAME($seat) } lehnt ab, worum { NAME($seat2) } bittet.
event-fell_through = Was { NAME($seat) } von { NAME($seat2) } wollte, geht nicht mehr.
event-recovered = { NAME($seat) } nimmt die Karte { NAME($project) } vom Abwurfstapel.
event-kept = { NAME($seat) } behält die Karte { NAME($project) }.
event-discarded = { NAME($seat) } legt die Karte { NAME($card) } ab.
event-moved_card = { NAME($seat) } verschiebt die Karte { NAME($card) } ganz nach unten in { NAME($slot) }.
event-fewer = { NAME($seat) } zieht in der nächsten Projektphase { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } weniger.
event-cut_emitted = { NAME($seat) } stößt in dieser Runde { $number } CO₂ weniger aus.

## The world

event-trees = Die Bäume nehmen um { $number } auf { $number2 } zu.
event-trees_gone = Die Bäume nehmen um { $number } auf { $number2 } ab.
event-oceans = Die Meere nehmen um { $number } auf { $number2 } zu.
event-oceans_gone = Die Meere nehmen um { $number } auf { $number2 } ab.
event-dac = Die Luftfilter nehmen um { $number } auf { $number2 } zu.
event-revealed = Die Krise „{ NAME($crisis) }“ wird aufgedeckt.
event-more_crises = Weitere verdeckte Krisen: { $number }.
event-geo_rolled = Der Geo-Engineering-Würfel zeigt { $number }, mit Bonus { $number2 }.
event-suspended = Bis zum Ende der Runde abgenommen: { $number } Temperaturplättchen.
event-returned = Zurück auf dem Thermometer: { $number } Temperaturplättchen.
event-marker = { NAME($track) }: Der Marker zieht auf Feld { $number }.
event-marker_back = { NAME($track) }: Der Marker zieht zurück auf Feld { $number }.
event-tipped = { NAME($track) }: Ein Kipppunkt wirkt.
event-recent = Für die nächste Runde: { $number } CO₂ mehr in den globalen Emissionen.
event-heated = Auf das Thermometer: { $number } CO₂.
event-band = Die Temperatur steigt auf { $number ->
        [1] 1,3
        [2] 1,4
        [3] 1,5
        [4] 1,6
        [5] 1,7
        [6] 1,8
        [7] 1,9
        [8] 2,0
       *[other] 1,2
    } °C.

## The emission phase

event-shortage = { NAME($seat) } { $number ->
        [one] fehlt { $number } Energie
       *[other] fehlen { $number } Energie
    }.
event-shared = Andere decken fehlende Energie von { NAME($seat) }: { $number }.
event-emitted = { NAME($seat) } stößt { $number } CO₂ aus.
event-bound = Die Senken binden { $number } von höchstens { $number2 } CO₂.
event-drawdown = Der Wendepunkt ist erreicht: Die Senken könnten { $number } CO₂ mehr binden.
event-cooled = Das Thermometer verliert { $number } CO₂.
event-fell = Die Temperatur sinkt auf { $number ->
        [1] 1,3
        [2] 1,4
        [3] 1,5
        [4] 1,6
        [5] 1,7
        [6] 1,8
        [7] 1,9
       *[other] 1,2
    } °C.

## The crisis phase

event-rolled = Der Würfel zeigt: { NAME($track) }.
event-roll_ignored = Der Wurf zählt nicht: { NAME($global) }.
event-turned_up = Die nächste Krise: { NAME($crisis) }.
event-resolves = Die Krise „{ NAME($crisis) }“ ist an der Reihe.
event-ignored = Die Krise „{ NAME($crisis) }“ bleibt dank der Karten darunter ohne Wirkung.
event-no_target = Die Krise „{ NAME($crisis) }“ trifft niemanden.
event-tie_roll = { NAME($seat) } würfelt { $number }.
event-target = Die Krise „{ NAME($crisis) }“ richtet sich gegen { NAME($seat) }.
event-resisted = { NAME($seat) } hat genug { NAME($resilience) } und bleibt ohne Schaden.
event-harmless = Die Krise „{ NAME($crisis) }“ richtet keinen Schaden an.
event-shielded = Das globale Projekt { NAME($global) } schützt { NAME($seat) }.
event-ongoing = Die Krise „{ NAME($crisis) }“ ist ab jetzt dauerhaft.
event-gave_up = Das globale Projekt { NAME($global) } wird aufgegeben.

## The end

event-condition = Die Herausforderung { NAME($challenge) } ist nicht erfüllt, also ist es noch kein Sieg.
event-reach_again = Der Wendepunkt war erreicht, brachte aber keinen Sieg: Er muss noch einmal erreicht werden.
event-won = Die letzten Krisen sind überstanden: Sieg in Runde { $number }.
event-lost_heat = Bei 2,0 °C ist das Spiel verloren.
event-lost_communities = { NAME($seat) } hat zu viele Notstandsplättchen, und das Spiel ist verloren.
event-lost_time = Nach Runde { $number } ist keine Zeit mehr, und das Spiel ist verloren.
event-lost_challenge = In Runde { $number }, der letzten, war der Wendepunkt erreicht, aber nicht das, was die Herausforderung verlangt: Das Spiel ist verloren.
