### The board as text, what stands beside options, and effects in words.

## Where we are

text-decade = Dekade { $decade } von { $decades }, Runde { $round } von { $rounds }
text-co2 = { $co2 } ppm
text-to_move = { NAME($seat) } ist an der Reihe
text-asked = { NAME($seat) } wird im Zug von { NAME($seat2) } gefragt
text-chance = Der Zufall entscheidet
text-over = Das Spiel ist zu Ende
text-lost = { $co2 } ppm: Alle haben verloren
text-won = { $count ->
    [one] Gewonnen hat { $seats }
   *[other] Gewonnen haben { $seats }
}
text-climate = CO₂: { $co2 } ppm (Katastrophen ab { $disaster }, Ende bei { $loss })
text-was_high = Sobald es wieder unter { $safe } ppm liegt, endet das Spiel nach der Dekade
text-market = Markt: { $ceps }, Preis { $price } $, { $bank } in der Bank
text-stopped = Der Markt war leer: für den Rest des Zuges kein Verkauf
text-event = Ereignis: { NAME($event) }
text-next_event = Nächstes Ereignis: { NAME($event) }
text-supply = Allgemeiner Vorrat: { $tech }
text-fossils = Fossile Kraftwerke im Stapel: { $count } ({ $kinds })
text-start = Startspielerkarte: { NAME($seat) }
text-bid = Höchstes Gebot: { $bid } $ ({ NAME($seat) })
text-done = In diesem Zug getan: { $actions }
text-done-propose = Projekt geplant
text-done-install = Projekt gestartet
text-done-build = Kraftwerk gebaut
text-done-moved = Wissenschaftler versetzt
text-done-buy = KEZ gekauft
text-done-sell = KEZ verkauft
text-done-carded = Karte gespielt

## Players

text-starts = Startspielerkarte
text-moves = an der Reihe
text-scientists = Wissenschaftler: { $supply } im Vorrat, { $pool } im Pool, { $projects } auf Projekten, { $congresses } auf Gipfeln
text-expertise = Fachwissen (nächster Bonus): { $levels }
text-level = { NAME($energy) } { $level } ({ $next }: { $bonus })
text-level-bare = { NAME($energy) } { $level }
text-income = Einkommen { $income }
text-controls = kontrolliert: { $regions }
text-owns = Grüne Kraftwerke: { $count }
text-claimed = UN-Ziele: { $goals }
text-hand = Lobbykarten: { $count }
text-draft = Zur Wahl
text-goal = Konzernziel { NAME($company_goal) }: { $text }
text-goal-held = Konzernziel: noch verdeckt
text-goal-none = Konzernziel: keines
text-cover = Kann bis { $most } $ bieten
text-points = Punkte: { $points }

## Regions

text-region = { NAME($region) } – Agenda { $agenda }
text-controlled = Kontrolle: { NAME($seat) }
text-uncontrolled = Kontrolle: niemand
text-region_ceps = KEZ { $ceps } von { $limit }
text-region_tech = Technologiemarker { $tech }
text-demand = Bedarf: { $spaces }
text-space-none = { $n } leer
text-space-fossil = { $n } { NAME($fossil) } ({ $ppm } ppm)
text-space-green = { $n } { NAME($energy) } ({ NAME($seat) }, { NAME($size) })
text-slot-money = Feld Geld: { $what }
text-slot-tech = Feld Technik: { $what }
text-slot-research = Feld Forschung: { $what }
text-slot-empty = leer, Beihilfe: { $grant }
text-proposed = { NAME($energy) } geplant
text-installed = { NAME($energy) } gestartet, ein Kraftwerk kostet { $cost }
text-installed-none = { NAME($energy) } gestartet, kein Kraftwerk übrig
text-worker = Wissenschaftler von { NAME($seat) }

## Plants, expertise, congresses, goals

text-plants = Projekte und Kraftwerke
text-plant = { NAME($energy, case: "title") }: nächstes Kraftwerk { NAME($size) } ({ $cost }, Fachwissen { $level }, { $points }), { $left } übrig
text-plant-none = { NAME($energy, case: "title") }: alle Kraftwerke gebaut
text-tiles = Projektplättchen { $count }
text-reward = Starten: { $reward }
text-tracks = Leisten des Fachwissens
text-track = { NAME($energy, case: "title") }: { $levels }. Einkommen { $incomes }. Boni { $bonuses }. Kleine Kraftwerke ab { $small }, große ab { $large }
text-bonus = { $level }: { $bonus }
text-congresses = Gipfel (Plättchen im Stapel: { $count })
text-topic = { NAME($energy) } ({ NAME($seat) })
text-topic-vacant = { NAME($energy) } (frei)
text-congress-none = kein Gipfel
text-un_goals = UN-Ziele (jedes kostet 1 Technologiemarker)
text-un_goal = { NAME($un_goal) }: { $points }
text-un_goals_unseen = Im Stapel: { $count }
text-lobby_gone = Gespielte Lobbykarten
text-none = keine

## Beside options

text-lobby = { $main }; oder jederzeit { $minor }
text-lobby-named = { NAME($lobby) }: { $text }
text-and = { $first } und { $second }
text-install = { NAME($energy) }: kostet { $cost }; bringt { $reward }
text-bid_goods = kostet Technologiemarker oder KEZ
text-bid_goal = kostet auch dein Konzernziel
text-highest_bid = { NAME($seat) } bietet { $number } $
text-dismiss = 1 $ an { NAME($seat) } für den Wissenschaftler
text-build = { NAME($energy) }, { NAME($size) }: { $cost }, { $points }
text-replaces = ersetzt { NAME($fossil) }, { $ppm } ppm weniger
text-from_to = { NAME($energy) } → { NAME($energy2) }
text-next_level = Stufe { $level }
text-next_level-bonus = Stufe { $level }, Bonus { $bonus }
text-track_end = Ende der Leiste, bringt nichts

## Effects

effect-money = { $n } $
effect-tech = { $n } Technologiemarker
effect-cep = { $n } KEZ
effect-regional_cep = { $n } KEZ für eine Region
effect-expertise = { $n } Fachwissen für { NAME($energy) }
effect-expertise_any = { $n } Fachwissen nach Wahl
effect-move_scientist = einen Wissenschaftler versetzen
effect-recruit_scientist = einen Wissenschaftler rekrutieren
effect-vp = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
effect-build_discount = { $n } $ weniger zu zahlen
effect-money_per_regional_cep = 1 $ je KEZ in der Region, mindestens { $n } $
goal-controlled_regions = { $each } Punkte für jede Region, die du kontrollierst, höchstens { $most }
goal-regions_with_own_plant = { $each } Punkte für jede Region mit einem Kraftwerk von dir, höchstens { $most }
goal-un_goals_claimed = { $each } Punkte für jedes UN-Ziel, das du erfüllt hast, höchstens { $most }
goal-own_plants_minus_one = { $each } Punkte für jedes deiner Kraftwerke außer einem, höchstens { $most }
goal-ceps_in_own_supply_before_collecting = { $each } Punkte für jedes KEZ in deinem Vorrat, ohne die deiner Regionen, höchstens { $most }
goal-energies_led_in_expertise = { $each } Punkte für jede Energieart, in der niemand mehr Fachwissen hat als du, höchstens { $most }
goal-distinct_energies_built = { $each } Punkte für jede Energieart, von der du ein Kraftwerk gebaut hast, höchstens { $most }
