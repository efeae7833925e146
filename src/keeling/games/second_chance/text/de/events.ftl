### What has happened, one sentence each. In the co-operative game points are those of the team.

## Set-up

event-starts = { NAME($seat) } bekommt den Startspielermarker.
event-solo_goal = { NAME($seat) } spielt um Soloziel { NAME($solo_goal) }.
event-got_goal = { NAME($seat) } erhält das persönliche Ziel { NAME($coop_goal) }.
event-got_goal_hidden = { NAME($seat) } erhält ein persönliches Ziel.
event-got_company_goal = { NAME($seat) } erhält Konzernziel { NAME($company_goal) }.
event-got_company_goal_hidden = { NAME($seat) } erhält ein Konzernziel.
event-kept_goal = { NAME($seat) } behält das persönliche Ziel { NAME($coop_goal) }.
event-kept_goal_hidden = { NAME($seat) } behält ein persönliches Ziel.
event-kept_company_goal = { NAME($seat) } behält Konzernziel { NAME($company_goal) }.
event-kept_company_goal_hidden = { NAME($seat) } behält ein Konzernziel.
event-got_lobby = { NAME($seat) } erhält Lobbyistenkarte { NAME($lobby) }.
event-got_lobby_hidden = { NAME($seat) } erhält eine Lobbyistenkarte.
event-kept = { NAME($seat) } behält Lobbyistenkarte { NAME($lobby) }.
event-kept_hidden = { NAME($seat) } behält eine Lobbyistenkarte.
event-passed_on = Alle geben ihre übrigen Lobbyistenkarten nach rechts weiter.
event-summit_shown = Ein Gipfel wird einberufen: { NAME($summit) } ({ NAME($place) }).
event-agenda_laid = Die Agenda von { NAME($region) } ist { NAME($agenda) }.
event-goal_laid = Ein Umweltziel wird ausgelegt: { NAME($environment_goal, case: "plain") }.
event-un_goal_shown = UN-Ziel { NAME($un_goal) } wird ausgelegt.
event-event_shown = Ein Ereignis in { NAME($event, case: "place") } kündigt sich an.
event-rival_placed = In { NAME($region) } kommt ein gegnerischer Würfel unter { NAME($energy) }.
event-inspected = Ein Inspektor zieht { NAME($fossil) } und geht zu dem Ziel: { NAME($environment_goal, case: "plain") }.
event-inspector_left = Alle Ziele der Gruppe sind erfüllt, ihr Inspektor scheidet aus.

## Decades

event-decade = Eine neue Dekade beginnt: { $number ->
        [2] 2020
        [3] 2030
        [4] 2040
        [5] 2050
       *[other] 2010
    }.
event-turn = { NAME($seat) } ist am Zug.
event-income = { NAME($seat) } nimmt als Einkommen { $number } $ und { $number2 ->
        [one] { $number2 } Punkt
       *[other] { $number2 } Punkte
    }.
event-tile_met = Ein Umweltziel ist erfüllt: { NAME($environment_goal, case: "plain") }.
event-turned_over = { NAME($seat) } entscheidet, welches Plättchen umgedreht wird: { NAME($environment_goal) }.
event-goals_unmet = { $number ->
        [one] { $number } Umweltziel ist
       *[other] { $number } Umweltziele sind
    } nicht erfüllt; das kostet { $number2 ->
        [one] { $number2 } Punkt
       *[other] { $number2 } Punkte
    }.
event-goals_all_met = Alle Umweltziele sind erfüllt und kosten nichts.
event-fossil = Ein fossiles Kraftwerk ({ NAME($fossil) }) kommt nach { NAME($region) }; CO₂ steht bei { $number } ppm.
event-no_fossil = Für { NAME($region) } gibt es kein fossiles Kraftwerk mehr.
event-gas_removed = Ein gezogenes Gaskraftwerk scheidet aus; es wird ein anderes Kraftwerk gezogen.
event-stack_shuffled = Die ersetzten fossilen Kraftwerke werden zu einem neuen Stapel gemischt.
event-owes = { NAME($seat) } schuldet ein KEZ für das fossile Kraftwerk in { NAME($region) }.
event-region_paid = Ein KEZ von { NAME($region) } geht an die Bank.
event-paid = { NAME($seat) } zahlt ein KEZ { NAME($source, case: "from") }.
event-penalty = { NAME($seat) } hat kein KEZ zu zahlen: Die Strafe kostet { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
event-reduced = CO₂ wird für { $number2 ->
        [one] { $number2 } Punkt
       *[other] { $number2 } Punkte
    } um { $number } ppm gesenkt und steht bei { $number3 } ppm.
event-region_tech_lost = Ein Technologiemarker von { NAME($region) } geht in den Vorrat zurück.
event-strikes = Ein Ereignis trifft { NAME($event, case: "place") }.
event-donated = { NAME($seat) } legt einen Technologiemarker nach { NAME($region) }.
event-no_tech = { NAME($seat) } hat keinen Technologiemarker zu geben und verliert { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.

## The turn

event-planned = { NAME($seat) } plant in { NAME($project) } ein Projekt für { NAME($energy) }.
event-prepared = { NAME($seat) } bereitet in { NAME($project) } die Infrastruktur für { NAME($energy) } vor.
event-built = { NAME($seat) } baut in { NAME($region) } ein Kraftwerk für { NAME($energy) }; das bringt { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
event-replaced = Es ersetzt in { NAME($region) } ein fossiles Kraftwerk ({ NAME($fossil) }); CO₂ steht bei { $number } ppm.
event-second_action = { NAME($seat) } lässt CO₂ für eine zweite Hauptaktion auf { $number } ppm steigen.
event-moved = { NAME($seat) } bewegt einen Wissenschaftler { NAME($origin, case: "from") } { NAME($post, case: "to") }.
event-recruited = { NAME($seat) } rekrutiert einen Wissenschaftler.
event-learned = { NAME($seat) } erreicht bei { NAME($energy) } Wissensstufe { $number }.
event-learned_nothing = { NAME($seat) } ist am Ende der Leiste für { NAME($energy) } und lernt nichts mehr dazu.
event-gave_bonus = { NAME($seat) } schenkt { NAME($seat2) } den Bonus ({ NAME($bonus) }).
event-declined = { NAME($seat) } verzichtet auf den Bonus ({ NAME($bonus) }).
event-bonus_void = { NAME($seat) } erhält für einen Bonus kein KEZ: Im Markt liegt keines, oder keine Region hat Platz dafür.
event-stocked = { NAME($seat) } legt ein KEZ vom Markt nach { NAME($region) }.
event-got_money = { NAME($seat) } erhält { $number } $.
event-got_tech = { NAME($seat) } erhält { $number } Technologiemarker.
event-got_cep = { NAME($seat) } erhält { $number } KEZ vom Markt.
event-got_points = { NAME($seat) } bringt { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    } ein.
event-controls = { NAME($seat) } übernimmt die Kontrolle über { NAME($region) }.
event-summit_closed = { NAME($seat) } schickt den letzten Redner zu { NAME($place) }; der Gipfel findet am Ende des Zuges statt.
event-summit_held = Der Gipfel zu { NAME($summit) } findet statt ({ NAME($place) }).
event-resolved = Der Gipfel zu { NAME($summit) } ist zu Ende ({ NAME($place) }).
event-place_empty = Für { NAME($place) } gibt es kein neues Plättchen mehr.
event-summit_alone = { NAME($seat) } hat einen Gipfel allein bestritten und deckt das persönliche Ziel { NAME($coop_goal) } auf.
event-price_up = Der Markt war leer und wird aufgefüllt; ein KEZ kostet { $number } $.
event-bought = { NAME($seat) } kauft ein KEZ für { $number } $.
event-sold = { NAME($seat) } verkauft ein KEZ für { $number } $.
event-lobbied = { NAME($seat) } spielt den Haupteffekt von Lobbyistenkarte { NAME($lobby) }.
event-side_used = { NAME($seat) } spielt den Nebeneffekt von Lobbyistenkarte { NAME($lobby) }.
event-claimed = { NAME($seat) } beansprucht UN-Ziel { NAME($un_goal) }.
event-goal_discarded = { NAME($seat) } wirft Konzernziel { NAME($company_goal) } für 8 $ ab.
event-goal_discarded_hidden = { NAME($seat) } wirft das Konzernziel für 8 $ ab.

## The end

event-lost_goals = Durch die Umweltziele liegt das Team { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    } unter 0: Das Spiel ist verloren.
event-lost_co2 = CO₂ steht bei { $number } ppm, und es auf 500 ppm zu senken würde { $number2 ->
        [one] { $number2 } Punkt
       *[other] { $number2 } Punkte
    } kosten, mehr als da sind: Das Spiel ist verloren.
event-lost_penalty = Durch Strafen liegt das Team { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    } unter 0: Das Spiel ist verloren.
event-too_hot = CO₂ ist auf { $number } ppm gestiegen, über 500: Alle haben verloren.
event-un_missed = { $number ->
        [one] { $number } UN-Ziel ist
       *[other] { $number } UN-Ziele sind
    } nicht beansprucht, und höchstens 3 dürfen es sein.
event-goal_met = { NAME($seat) } hat das persönliche Ziel { NAME($coop_goal) } erfüllt.
event-goal_missed = { NAME($seat) } hat das persönliche Ziel { NAME($coop_goal) } nicht erfüllt.
event-solo_goal_missed = { NAME($seat) } hat Soloziel { NAME($solo_goal) } verfehlt.
event-team_won = Das Spiel ist gewonnen: { NAME($rank) }, mit einer Wertung von { $number }.
event-team_lost = Das Spiel ist verloren, denn nicht alle seine Ziele sind erfüllt.
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
