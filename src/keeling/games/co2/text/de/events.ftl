### What has happened, one sentence each.

## Set-up

event-starts = { NAME($seat) } bekommt die Startspielerkarte.
event-agenda_laid = Die Agenda von { NAME($region) } ist { NAME($agenda) }.
event-congress_shown = Ein Gipfel wird einberufen: { NAME($congress) } ({ NAME($place) }).
event-un_goal_shown = UN-Ziel { NAME($un_goal) } wird ausgelegt.
event-event_shown = Ein Ereignis in { NAME($event) } kündigt sich an.
event-got_goal = { NAME($seat) } erhält Konzernziel { NAME($company_goal) }.
event-got_goal_hidden = { NAME($seat) } erhält ein Konzernziel.
event-got_lobby = { NAME($seat) } erhält Lobbykarte { NAME($lobby) }.
event-got_lobby_hidden = { NAME($seat) } erhält eine Lobbykarte.
event-kept = { NAME($seat) } behält Lobbykarte { NAME($lobby) }.
event-kept_hidden = { NAME($seat) } behält eine Lobbykarte.
event-passed_on = Alle geben ihre übrigen Lobbykarten nach rechts weiter.
event-set = { NAME($seat) } legt ein Projekt für { NAME($energy) } nach { NAME($project) }.

## Decades

event-decade = Dekade { $number } beginnt.
event-turn = { NAME($seat) } ist am Zug.
event-income = { NAME($seat) } nimmt als Einkommen { $number } $ und { $number2 ->
        [one] { $number2 } Punkt
       *[other] { $number2 } Punkte
    }.
event-decayed = Ein Technologiemarker von { NAME($region) } geht in den allgemeinen Vorrat zurück.
event-fossil = Ein fossiles Kraftwerk ({ NAME($fossil) }) kommt nach { NAME($region) }; CO₂ steht bei { $number } ppm.
event-no_fossil = Für { NAME($region) } gibt es kein fossiles Kraftwerk mehr.
event-region_paid = Ein KEZ von { NAME($region) } geht an die Bank.
event-paid = { NAME($seat) } zahlt ein KEZ { NAME($source, case: "from") }.
event-forced = { NAME($seat) } muss für das fossile Kraftwerk in { NAME($region) } ein KEZ kaufen{ $number2 ->
        [0] {" "}und zahlt { $number } $
        [one] , zahlt { $number } $ und verliert { $number2 } Punkt für den fehlenden Dollar
       *[other] , zahlt { $number } $ und verliert { $number2 } Punkte für die fehlenden Dollar
    }.
event-prevented = Das Ereignis in { NAME($event) } bleibt ohne Folgen.
event-disaster = Eine Katastrophe trifft { NAME($event) }.
event-donated = { NAME($seat) } gibt einen Technologiemarker an { NAME($region) }.
event-penalty = { NAME($seat) } hat keinen Technologiemarker zu geben und verliert { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
event-un_goal_lost = UN-Ziel { NAME($un_goal) } scheidet aus.

## The turn

event-proposed = { NAME($seat) } plant in { NAME($project) } ein Projekt für { NAME($energy) }.
event-installed = { NAME($seat) } startet in { NAME($project) } das Projekt für { NAME($energy) }.
event-built = { NAME($seat) } baut in { NAME($region) } ein Kraftwerk für { NAME($energy) } und bekommt { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
event-replaced = Es ersetzt in { NAME($region) } ein fossiles Kraftwerk ({ NAME($fossil) }); CO₂ sinkt auf { $number } ppm.
event-moved = { NAME($seat) } versetzt einen Wissenschaftler { NAME($post, case: "from") } { NAME($post2, case: "to") }.
event-recruited = { NAME($seat) } rekrutiert einen Wissenschaftler.
event-dismissed = { NAME($seat) } zahlt 1 $ an { NAME($seat2) } und entlässt den Wissenschaftler in { NAME($project) }.
event-home = { NAME($seat) } nimmt den Wissenschaftler von { NAME($project) } zurück.
event-speaks = { NAME($seat) } stellt den Redner zum Thema { NAME($energy) } ({ NAME($place) }).
event-learned = { NAME($seat) } erreicht bei { NAME($energy) } Fachwissen { $number }.
event-learned_nothing = { NAME($seat) } ist am Ende der Leiste für { NAME($energy) } und lernt nichts mehr dazu.
event-got_money = { NAME($seat) } erhält { $number } $.
event-got_tech = { NAME($seat) } erhält { $number } Technologiemarker.
event-got_cep = { NAME($seat) } erhält { $number } KEZ vom Markt.
event-got_points = { NAME($seat) } bekommt { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
event-stocked = { NAME($seat) } legt ein KEZ vom Markt nach { NAME($region) }.
event-region_stocked = Ein KEZ vom Markt kommt nach { NAME($region) }.
event-controls = { NAME($seat) } übernimmt die Kontrolle über { NAME($region) }.
event-resolved = Der Gipfel zu { NAME($congress) } ist zu Ende ({ NAME($place) }).
event-place_empty = Für { NAME($place) } gibt es kein neues Plättchen mehr.
event-price_up = Der Markt war leer und wird aufgefüllt; ein KEZ kostet { $number } $.
event-bought = { NAME($seat) } kauft ein KEZ für { $number } $.
event-sold = { NAME($seat) } verkauft ein KEZ für { $number } $.
event-lobbied = { NAME($seat) } spielt die Hauptlobby von Lobbykarte { NAME($lobby) }.
event-minor_used = { NAME($seat) } spielt die Nebenlobby von Lobbykarte { NAME($lobby) }.
event-claimed = { NAME($seat) } erfüllt UN-Ziel { NAME($un_goal) } und bekommt { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
event-goal_discarded = { NAME($seat) } wirft Konzernziel { NAME($company_goal) } für 8 $ ab.
event-goal_discarded_hidden = { NAME($seat) } wirft das Konzernziel für 8 $ ab.

## The auction

event-bid = { NAME($seat) } bietet { $number } $ für die Startspielerkarte.
event-passed = { NAME($seat) } passt.
event-won_auction = { NAME($seat) } gewinnt die Versteigerung mit { $number } $.
event-paid_bid = { NAME($seat) } zahlt { $number } $, { $number2 } Technologiemarker und { $number3 } KEZ.

## The end

event-last_decade = Die letzte Dekade ist vorbei.
event-green_world = In zwei Regionen stehen nur noch grüne Kraftwerke, damit endet das Spiel.
event-safe_again = CO₂ ist mit { $number } ppm wieder im sicheren Bereich, damit endet das Spiel.
event-too_hot = CO₂ hat { $number } ppm erreicht, damit endet das Spiel.
event-collected = { NAME($seat) } nimmt { $number } KEZ aus { NAME($region) }.
event-sold_all = { NAME($seat) } verkauft { $number } KEZ für je { $number2 } $.
event-goal_scored = { NAME($seat) } bekommt { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    } für Konzernziel { NAME($company_goal) }.
event-scored = { NAME($seat) } bekommt { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    } ({ NAME($category) }).
event-won = { NAME($seat) } gewinnt mit { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }.
event-solo_score = { NAME($seat) } beendet das Spiel mit { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }.
