### What can be done: `option-<verb>` in full, `group-<verb>` as the heading of all options of a verb.

## Chance

option-start = { NAME($seat) } beginnt
group-start = Wer beginnt
option-draw_solo_goal = Soloziel { NAME($solo_goal) } ziehen
group-draw_solo_goal = Soloziel ziehen
option-deal_goal = Persönliches Ziel { NAME($coop_goal) } austeilen
group-deal_goal = Persönliches Ziel austeilen
option-deal_company_goal = Konzernziel { NAME($company_goal) } austeilen
group-deal_company_goal = Konzernziel austeilen
option-deal_lobby = Lobbyistenkarte { NAME($lobby) } austeilen
group-deal_lobby = Lobbyistenkarte austeilen
option-turn_up_summit = Gipfel einberufen: { NAME($summit) }
group-turn_up_summit = Gipfel einberufen
option-lay_agenda = Agenda { NAME($agenda) } auslegen
group-lay_agenda = Agenda auslegen
option-lay_goal = Umweltziel auslegen: { NAME($environment_goal) }
group-lay_goal = Umweltziel auslegen
option-turn_up_un_goal = UN-Ziel { NAME($un_goal) } auslegen
group-turn_up_un_goal = UN-Ziel auslegen
option-turn_up_event = Ereignis in { NAME($event) } aufdecken
group-turn_up_event = Ereignis aufdecken
option-turn_up_fossil = Fossiles Kraftwerk aufdecken ({ NAME($fossil) })
group-turn_up_fossil = Fossiles Kraftwerk aufdecken

## Before the first turn

option-keep = Lobbyistenkarte { NAME($lobby) } behalten
group-keep = Lobbyistenkarte behalten
option-keep_goal = Persönliches Ziel { NAME($coop_goal) } behalten
group-keep_goal = Persönliches Ziel behalten
option-keep_company_goal = Konzernziel { NAME($company_goal) } behalten
group-keep_company_goal = Konzernziel behalten
option-begin = In { NAME($region) } beginnen
group-begin = Beginnen in

## The turn

option-plan = In { NAME($project) } ein Projekt für { NAME($energy) } planen
group-plan = Projekt planen
option-prepare = Infrastruktur in { NAME($project) } vorbereiten
group-prepare = Infrastruktur vorbereiten
option-build = Kraftwerk auf der Infrastruktur in { NAME($project) } bauen
group-build = Kraftwerk bauen
option-build_subsidised = In { NAME($project) } mit einem Technologiemarker der Region bauen
group-build_subsidised = Mit einem Technologiemarker der Region bauen
option-second = CO₂ für eine zweite Hauptaktion um 10 ppm steigen lassen
group-second = Zweite Hauptaktion
option-move = Wissenschaftler { NAME($origin, case: "from") } { NAME($post, case: "to") } bewegen
group-move = Wissenschaftler bewegen (von, nach)
option-buy = Auf dem Markt ein KEZ kaufen
group-buy = KEZ kaufen
option-sell = Auf dem Markt ein KEZ verkaufen
group-sell = KEZ verkaufen
option-finance = Lobbyistenkarte { NAME($lobby) } spielen und mit ihrem Geld bauen
group-finance = Lobbyistenkarte spielen: mit ihrem Geld bauen
option-announce = Lobbyistenkarte { NAME($lobby) } vor ihrer Aktion spielen
group-announce = Lobbyistenkarte spielen: vor ihrer Aktion
option-lobby = Haupteffekt von Lobbyistenkarte { NAME($lobby) } spielen
group-lobby = Lobbyistenkarte spielen: Haupteffekt
option-side = Nebeneffekt von Lobbyistenkarte { NAME($lobby) } spielen
group-side = Lobbyistenkarte spielen: Nebeneffekt
option-claim = UN-Ziel { NAME($un_goal) } beanspruchen
group-claim = UN-Ziel beanspruchen
option-discard_goal = Eigenes Konzernziel für 8 $ abwerfen
group-discard_goal = Konzernziel abwerfen
option-end = Zug beenden
group-end = Zug beenden

## What actions ask

option-recruit = Wissenschaftler aus dem Pool rekrutieren
group-recruit = Wissenschaftler rekrutieren
option-study = Wissen über { NAME($energy) } erwerben
group-study = Wissen erwerben über
option-take_money = Das Geld nehmen
group-take_money = Das Geld nehmen
option-take_tech = Technologiemarker nehmen
group-take_tech = Technologiemarker nehmen
option-stock = Das KEZ nach { NAME($region) } legen
group-stock = KEZ legen nach
option-give = Den Bonus { NAME($seat) } schenken
group-give = Bonus schenken
option-decline = Verzichten
group-decline = Verzichten
option-pay = Das KEZ { NAME($source, case: "from") } zahlen
group-pay = KEZ zahlen aus

## Between the rounds and at the end

option-income = { NAME($dollars) } nehmen und den Rest in Punkten
group-income = In Dollar nehmen, den Rest in Punkten
option-turn_over = Umdrehen: { NAME($environment_goal) }
group-turn_over = Umweltziel umdrehen
option-reduce = CO₂ um { NAME($steps) } von 10 ppm senken
group-reduce = CO₂ senken, in Schritten von 10 ppm
option-reveal = Eigenes Konzernziel für seine Punkte aufdecken
group-reveal = Konzernziel aufdecken
