### What can be done: `option-<verb>` in full, `group-<verb>` as the heading of all options of a verb.

## Chance

option-start = { NAME($seat) } beginnt
group-start = Wer beginnt
option-draw_solo_goal = Ziehe Soloziel { NAME($solo_goal) }
group-draw_solo_goal = Soloziel ziehen
option-deal_goal = Teile persönliches Ziel { NAME($coop_goal) } aus
group-deal_goal = Persönliches Ziel austeilen
option-deal_company_goal = Teile Konzernziel { NAME($company_goal) } aus
group-deal_company_goal = Konzernziel austeilen
option-deal_lobby = Teile Lobbyistenkarte { NAME($lobby) } aus
group-deal_lobby = Lobbyistenkarte austeilen
option-turn_up_summit = Berufe einen Gipfel ein: { NAME($summit) }
group-turn_up_summit = Gipfel einberufen
option-lay_agenda = Lege die Agenda { NAME($agenda) } aus
group-lay_agenda = Agenda auslegen
option-lay_goal = Lege das Umweltziel aus: { NAME($environment_goal) }
group-lay_goal = Umweltziel auslegen
option-turn_up_un_goal = Lege UN-Ziel { NAME($un_goal) } aus
group-turn_up_un_goal = UN-Ziel auslegen
option-turn_up_event = Decke das Ereignis in { NAME($event) } auf
group-turn_up_event = Ereignis aufdecken
option-turn_up_fossil = Decke ein fossiles Kraftwerk auf ({ NAME($fossil) })
group-turn_up_fossil = Fossiles Kraftwerk aufdecken

## Before the first turn

option-keep = Behalte Lobbyistenkarte { NAME($lobby) }
group-keep = Lobbyistenkarte behalten
option-keep_goal = Behalte persönliches Ziel { NAME($coop_goal) }
group-keep_goal = Persönliches Ziel behalten
option-keep_company_goal = Behalte Konzernziel { NAME($company_goal) }
group-keep_company_goal = Konzernziel behalten
option-begin = Beginne in { NAME($region) }
group-begin = Beginnen in

## The turn

option-plan = Plane in { NAME($project) } ein Projekt für { NAME($energy) }
group-plan = Projekt planen
option-prepare = Bereite die Infrastruktur in { NAME($project) } vor
group-prepare = Infrastruktur vorbereiten
option-build = Baue ein Kraftwerk auf der Infrastruktur in { NAME($project) }
group-build = Kraftwerk bauen
option-build_subsidised = Baue in { NAME($project) } mit einem Technologiemarker der Region
group-build_subsidised = Mit einem Technologiemarker der Region bauen
option-second = Lass CO₂ für eine zweite Hauptaktion um 10 ppm steigen
group-second = Zweite Hauptaktion
option-move = Bewege einen Wissenschaftler { NAME($origin, case: "from") } { NAME($post, case: "to") }
group-move = Wissenschaftler bewegen (von, nach)
option-buy = Kaufe auf dem Markt ein KEZ
group-buy = KEZ kaufen
option-sell = Verkaufe auf dem Markt ein KEZ
group-sell = KEZ verkaufen
option-finance = Spiele Lobbyistenkarte { NAME($lobby) } und baue mit ihrem Geld
group-finance = Lobbyistenkarte spielen: mit ihrem Geld bauen
option-lobby = Spiele den Haupteffekt von Lobbyistenkarte { NAME($lobby) }
group-lobby = Lobbyistenkarte spielen: Haupteffekt
option-side = Spiele den Nebeneffekt von Lobbyistenkarte { NAME($lobby) }
group-side = Lobbyistenkarte spielen: Nebeneffekt
option-claim = Beanspruche UN-Ziel { NAME($un_goal) }
group-claim = UN-Ziel beanspruchen
option-discard_goal = Wirf dein Konzernziel für 8 $ ab
group-discard_goal = Konzernziel abwerfen
option-end = Beende den Zug
group-end = Zug beenden

## What actions ask

option-recruit = Rekrutiere einen Wissenschaftler aus dem Pool
group-recruit = Wissenschaftler rekrutieren
option-study = Erwirb Wissen über { NAME($energy) }
group-study = Wissen erwerben über
option-take_money = Nimm das Geld
group-take_money = Das Geld nehmen
option-take_tech = Nimm Technologiemarker
group-take_tech = Technologiemarker nehmen
option-stock = Lege das KEZ nach { NAME($region) }
group-stock = KEZ legen nach
option-give = Schenke den Bonus { NAME($seat) }
group-give = Bonus schenken
option-decline = Verzichte
group-decline = Verzichten
option-pay = Zahle das KEZ { NAME($source, case: "from") }
group-pay = KEZ zahlen aus

## Between the rounds and at the end

option-income = Nimm { NAME($dollars) } und den Rest in Punkten
group-income = In Dollar nehmen, den Rest in Punkten
option-reduce = Senke CO₂ um { NAME($steps) } zu 10 ppm
group-reduce = CO₂ senken, in Schritten zu 10 ppm
option-reveal = Decke dein Konzernziel für seine Punkte auf
group-reveal = Konzernziel aufdecken
