### The board as text, what stands beside options, and effects in words.

## Where we are

text-mode-coop = Team
text-mode-competitive = Gegeneinander
text-mode-solo = Solo
text-decade = { $year }, Runde { $round } von { $rounds }
text-of_decades = Dekade { $decade } von { $decades }
text-co2 = { $co2 } ppm
text-to_move = { NAME($seat) } ist an der Reihe
text-asked = { NAME($seat) } wird im Zug von { NAME($seat2) } gefragt
text-chance = Der Zufall entscheidet
text-over = Das Spiel ist zu Ende
text-lost = Das Spiel ist verloren
text-rated = Das Spiel ist gewonnen: { NAME($rank) } (Wertung { $rating })
text-won = { $count ->
    [one] Gewonnen hat { $seats }
   *[other] Gewonnen haben { $seats }
}
text-done = In diesem Zug getan: { $actions }
text-done-plan = Projekt geplant
text-done-prepare = Infrastruktur vorbereitet
text-done-build = Kraftwerk gebaut
text-done-moved = Wissenschaftler bewegt
text-done-visited = Markt aufgesucht
text-done-carded = Karte gespielt
text-start = Startspielermarker: { NAME($seat) }
text-climate-team = CO₂: { $co2 } ppm (nie unter { $floor }; am Ende der Dekade höchstens { $limit }, 10 ppm weniger für { $price })
text-climate-rivals = CO₂: { $co2 } ppm (ab { $second } treten zwei Ereignisse ein, über { $limit } verlieren alle)
text-fossils = Fossile Kraftwerke im Stapel: { $count } ({ $kinds })
text-fossils_under = Unten im Stapel, in dieser Folge: { $kinds }
text-market = Markt: { $ceps }, Preis { $price } $, { $bank } in der Bank
text-closed = Der Markt war leer: für den Rest des Zuges geschlossen
text-supply = Vorrat: { $tech }
text-debt-owing = Zu zahlen ist je ein KEZ für die fossilen Kraftwerke in: { $regions }
text-debt-set_aside = Zurückgelegt ist je ein KEZ für die fossilen Kraftwerke in: { $regions }
text-event-now = Ereignis: { NAME($event, case: "place") }
text-event-next = Nächstes Ereignis: { NAME($event, case: "place") }
text-event_stack = Ereignisplättchen im Stapel: { $count }
text-home = Die Energieversorgung beginnt in { NAME($region) }
text-gifts = Boni dürfen verschenkt werden
text-no_gifts = Boni dürfen nicht verschenkt werden

## The team

text-score-coop = Punktzahl des Teams: { $points }
text-score-solo = Punktzahl: { $points }
text-solo_goal = Soloziel { NAME($solo_goal) }: { $text }
text-outlook = Aussicht auf das Ende der Dekade, wie es jetzt steht
text-outlook-goals = Nicht erfüllte Umweltziele: { $count }, sie kosten { $cost }
text-outlook-supply = Fällige fossile Kraftwerke: { $due }; CO₂ dann: bestenfalls { $best }, erwartet { $expected }, schlimmstenfalls { $worst } ppm
text-outlook-reduction = Punkte, um es auf 500 ppm zu senken: bestenfalls { $best }, erwartet { $expected }, schlimmstenfalls { $worst }
text-outlook-penalties = Strafen für KEZ, die fehlen werden: { $cost }
text-outlook-balance = Punkte jetzt { $points }, Einkommen { $income }; es bleiben: bestenfalls { $best }, erwartet { $expected }, schlimmstenfalls { $worst }
text-outlook-un = Bis zum Ende noch zu beanspruchende UN-Ziele: { $count }
text-gone-un_goals = Für die UN-Ziele bleiben zu wenige Züge: Das Spiel ist nicht mehr zu gewinnen
text-gone-private_goals = Ein persönliches Ziel ist verfehlt: Das Spiel ist nicht mehr zu gewinnen
text-gone-solo_goal = Das Soloziel ist verfehlt: Das Spiel ist nicht mehr zu gewinnen
text-environment-now = Umweltziele: { $met } von { $count } erfüllt, jedes andere kostet in dieser Dekade { $cost }
text-environment-next = Umweltziele: { $met } von { $count } erfüllt, jedes andere kostet in der nächsten Dekade { $cost }
text-environment-over = Umweltziele: { $met } von { $count } erfüllt
text-group-power_plant = Kraftwerke
text-group-knowledge = Wissen
text-group-summit = Gipfel
text-goals-unmet = { $group }, nicht erfüllt: { $goals }
text-goals-met = { $group }, erfüllt: { $goals }
text-inspected = { $goal } (Inspektor: doppelt)
text-inspected_plain = { $goal } (Inspektor)
text-goal_again = { $goal } (Nummer { $n })

## Players

text-starts = Startspielermarker
text-moves = an der Reihe
text-payable = mit denen kontrollierter Regionen { $ceps } KEZ
text-income = Einkommen { $income }
text-scientists = Wissenschaftler: { $board } auf dem Tableau, { $pool } im Pool, { $projects } auf Projekten, { $summits } auf Gipfeln, { $cards } auf Lobbyistenkarten
text-knowledge = Wissen (nächster Bonus): { $levels }
text-level = { NAME($energy) } { $level } ({ $next }: { $bonus })
text-level-bare = { NAME($energy) } { $level }
text-owns = Gebaute Kraftwerke: { $plants }; Infrastruktur: { $infrastructure }
text-controls = Kontrolliert: { $regions }
text-open = Infrastruktur ohne Kraftwerk: { $places }
text-left = Übrig: { $markers_left } Infrastrukturmarker, { $cubes_left } Kontrollwürfel, { $control_left } Kontrollmarker
text-claimed = Beanspruchte UN-Ziele: { $goals }
text-points = Punkte: { $points }
text-private = Persönliches Ziel { NAME($coop_goal) }: { $text }; jetzt { $progress } von { $needed }
text-private-met = Persönliches Ziel { NAME($coop_goal) }: { $text }; erfüllt mit { $progress } von { $needed }
text-private-hidden = Verdeckte persönliche Ziele: { $count }
text-company = Konzernziel { NAME($company_goal) }: { $text }; jetzt { $points }
text-company-discarded = Konzernziel { NAME($company_goal) } wurde abgeworfen: { $text }; es brächte { $points }
text-company-held = Konzernziel: noch verdeckt
text-company-none = Konzernziel: keines
text-dealt = Ziele zur Wahl
text-hand = Lobbyistenkarten: { $count }
text-draft = Lobbyistenkarten zur Wahl

## Regions

text-region = { NAME($region) } – Agenda { $agenda }
text-controlled = Kontrolle: { NAME($seat) }
text-uncontrolled = Kontrolle: niemand
text-region_ceps = KEZ { $ceps } von { $places }
text-region_tech = Technologiemarker { $tech }
text-cubes = Kontrollwürfel: { $cubes }
text-rivals = Gegner { $count }
text-slots = Kraftwerksfelder: { $slots }
text-slot-none = { $n } leer
text-slot-fossil = { $n } { NAME($fossil) } ({ $ppm } ppm)
text-slot-green = { $n } { NAME($energy) } ({ NAME($seat) })
text-slot-green-on = { $n } { NAME($energy) } ({ NAME($seat) } auf Infrastruktur von { NAME($seat2) })
text-place-money = Feld Geld: { $what }
text-place-tech = Feld Technologie: { $what }
text-place-scientist = Feld Wissenschaft: { $what }
text-place-empty = leer, Subvention: { $subsidy }
text-planned = { NAME($energy) }, Stufe { $level }, geplant
text-prepared = { NAME($energy) }, Stufe { $level }, Infrastruktur von { NAME($seat) }
text-plant = ein Kraftwerk kostet { $cost }, verlangt Wissen { $gate } und bringt { $points }
text-worker = Wissenschaftler von { NAME($seat) }

## Summits, UN goals, cards, projects, tracks

text-summits = Gipfel (Plättchen im Stapel: { $count })
text-topic = { NAME($energy) } ({ NAME($seat) })
text-topic-vacant = { NAME($energy) } (frei)
text-summit-none = kein Gipfel
text-summit-closed = vollzählig, findet am Ende des Zuges statt; der letzte kam von { NAME($seat) }
text-un_goals-team = UN-Ziele: { $count } nicht beansprucht, am Ende höchstens { $left }
text-un_goals-rivals = UN-Ziele: Eines, zwei, drei oder vier bringen am Ende { $points } Punkte
text-un_goal = { NAME($un_goal) }: kostet { $tech }
text-un_goal-claimed = { NAME($un_goal) }: beansprucht von { NAME($seat) }
text-played = Gespielte Lobbyistenkarten
text-played_card = { NAME($lobby) }, von { NAME($seat) }
text-played_card-free = frei, für einen Wissenschaftler dort: { $side }
text-projects = Projekte und Kraftwerke
text-stack = { NAME($energy, case: "title") }: { $left } übrig, als Nächstes Stufe { $level } (ein Kraftwerk kostet { $cost }, verlangt Wissen { $gate } und bringt { $points })
text-stack-none = { NAME($energy, case: "title") }: keine übrig
text-reward = Infrastruktur bringt { $reward }
text-tracks = Wissensleisten
text-track = { NAME($energy, case: "title") }: { $levels }. Einkommen { $incomes }. Boni { $bonuses }. Kraftwerke der Stufe 1 ab { $first }, der Stufe 2 ab { $second }
text-bonus = { $space }: { $bonus }
text-none = keine

## Beside options

text-lobby = { $main }; oder jederzeit { $side }
text-lobby-named = { NAME($lobby) }: { $text }
text-level_of = Stufe { $level }
text-subsidy = Subvention: { $subsidy }
text-next_space = Wissen { $space }
text-next_space-bonus = Wissen { $space }, Bonus { $bonus }
text-track_end = Ende der Leiste, bringt nichts
text-prepare = { NAME($energy) }, Stufe { $level }: kostet { $cost }; bringt { $reward }
text-must_leave = der Wissenschaftler von { NAME($seat) } muss gehen
text-build = { NAME($energy) }, Stufe { $level }: { $cost }; bringt { $points }
text-on_slot = auf Feld { $n }
text-replaces = ersetzt { NAME($fossil) }, { $ppm } ppm weniger
text-carrier = Infrastruktur von { NAME($seat) }
text-meets = erfüllt: { $goals }
text-control-kept = du behältst die Kontrolle
text-control-gained = du übernimmst die Kontrolle
text-control-other = { NAME($seat) } behält die Kontrolle
text-control-nobody = niemand übernimmt die Kontrolle
text-co2_then = CO₂ steigt auf { $co2 } ppm
text-leaves = verlässt das Projekt für { NAME($energy) }: { $learned }
text-to_project = zu einem Projekt für { NAME($energy) }
text-to_card = bringt { $side }; bleibt dort bis zum Ende
text-open_card = für einen Wissenschaftler, der auf sie geht: { $side }
text-watched = dort steht ein Inspektor
text-last_topic = das letzte freie Thema: Der Gipfel findet statt
text-last_cep = das letzte: Der Preis steigt, und der Markt schließt
text-claim = kostet { $tech }; bringt { $points }
text-claim-end = kostet { $tech }; am Ende { $points } mehr
text-goal_worth = { $text }; jetzt { $points }
text-goal_discard = { $money } statt des Ziels: { $worth }
text-gift = { NAME($energy) }: { $learned }
text-ceps_there = { $ceps } dort
text-income_team = { $points }; die Punktzahl ist dann { $score }, und verfehlte Ziele kosten { $cost }
text-reduce = auf { $co2 } ppm für { $cost }, { $left } bleiben
text-rating = bei einem Sieg: Wertung { $rating }, { NAME($rank) }
