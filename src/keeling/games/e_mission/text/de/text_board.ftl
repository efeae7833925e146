### The board as text, and what stands beside options.

## Where we are

text-round = Runde { $round } von { $rounds }, { NAME($phase) }, { $degrees }
text-degrees = { $whole },{ $tenth } °C
text-to_move = { NAME($seat) } wählt
text-choosing = Es wählen noch: { $seats }
text-chance = Der Zufall entscheidet
text-none = keine
text-challenge = Herausforderung { $name }: { $text }
text-challenge_of = Herausforderung von { NAME($seat) }, { $name }: { $text }
text-condition_most = { $have }, höchstens { $need }
text-condition_each_most = bis zu { $have }, höchstens { $need }
text-condition_least = { $have } von { $need }
text-condition_each_least = alle { $have } von { $need }
text-condition_met = jetzt { $far }: erfüllt
text-condition_missing = jetzt { $far }: noch nicht
text-losing = Verloren ist bei 2,0 °C oder wenn jemand { $limit } Notstandsplättchen hat

## The world

text-world = Die Welt
text-emitted_by = Emissionen pro Runde, in CO₂: { $parts }
text-part = { $what } { $n }
text-left_over = von Krisen übrig { $n }
text-in_all = zusammen { $n }
text-sinks = Senken: Bäume { $trees }, Meere { $oceans }, Luftfilter { $dac }, zusammen { $sinks }
text-balance = So wie es steht, werden { $binds } von { $total } CO₂ gebunden, { $heats ->
        [one] { $heats } heizt
       *[other] { $heats } heizen
    } die Erde auf
text-balance_drawdown = So wie es steht, werden alle { $total } CO₂ gebunden und { $free } mehr könnten es sein: Wendepunkt
text-drawdown = Der Wendepunkt ist in dieser Runde erreicht
text-drawdown_unmet = Der Wendepunkt ist in dieser Runde erreicht, aber diese Herausforderungen sind nicht erfüllt: { $names }. Bleibt es dabei, muss er noch einmal erreicht werden
text-thermometer = Thermometer: { $degrees }, Temperaturplättchen { $bands } von { $most }; nächste Reihe { $loose } von { $row } CO₂
text-suspended = Bis zum Ende der Runde abgenommen: Temperaturplättchen { $n }
text-tracks = Globale Folgen (auf dem letzten Feld jedes Mal)
text-track = { $name }, Feld { $space } von { $last }, Kipppunkte auf { $tipping }: { $text }

## Crises

text-crises = Krisen, von unten (in dieser Runde gezogen: { $n })
text-no_crises = Es liegt keine Krise aus
text-crisis = { $place }. { $name }: { $text }
text-face_down = { $place }. verdeckt
text-threatens = so wie es steht: { $threats }
text-threatens_then = nach den Emissionen dieser Runde, bei { $degrees }: { $threats }
text-threat = { NAME($seat) }: { $what }
text-one_of = nur eine davon: { $who }
text-spared = nichts
text-under = darunter: { $cards }
text-ongoing = Dauerhafte Krisen
text-ongoing_crisis = { $name }: { $text }

## Global projects

text-globals = Globale Projekte
text-global = { $name } ({ $state }): { $text }
text-active = aktiv
text-inactive = nicht aktiv
text-missing = es fehlt: { $tags }
text-uses = in dieser Runde genutzt: { $n }
text-offered = Zur Wahl
text-card_text = { $name }: { $text }
text-drawn = Gezogen ({ NAME($seat) }): { $cards }
text-decks = Stapel
text-decks_left = Verdeckt: Projektkarten { $projects }, globale Projekte { $globals }, Krisen { $crises }
text-discarded = Abgelegte Projektkarten: { $cards }
text-discarded_globals = Abgelegte globale Projekte: { $cards }
text-discarded_crises = Abgelegte Krisen: { $cards }

## Players

text-seat = { NAME($seat) }, { NAME($power) }
text-is_done = fertig
text-energy = Energiebedarf { $demand }: schmutzige { $dirty }, saubere { $clean }
text-lacks = { $n ->
        [one] { $n } Energie fehlt
       *[other] { $n } Energie fehlen
    }
text-emissions = Emissionen: { $parts }; mit schmutziger Energie { $n } CO₂ pro Runde
text-cut = { $n } weniger in dieser Runde
text-resilience = Stabilität: { $parts }
text-communities = Notstandsplättchen: { $n } (mit { $limit } ist das Spiel verloren)
text-draws_fewer = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } weniger bei jedem Ziehen
text-fewer_next = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } weniger beim nächsten Ziehen
text-hand = Hand: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
text-hand_card = { $name } ({ $tags }): { $text }
text-project = Projekt { $n }, { $name }: { $text }
text-no_project = Projekt { $n }: leer
text-tags = Symbole: { $tags }
text-below = darunter: { $cards }
text-now = jetzt: { $what }
text-not_usable = jetzt nicht nutzbar
text-used = in dieser Runde { $n }-mal genutzt

## How it went

text-history = Wie es verlief
text-past = Runde { $round }: { $emitted } CO₂ ausgestoßen ({ $parts }), { $bound } gebunden; { $degrees }; eingetretene Krisen: { $crises }
text-past_short = Runde { $round }: zu Ende, bevor etwas ausgestoßen wurde; { $degrees }

## Beside options

text-powers_start = Bedarf { $demand }, schmutzige Energie { $dirty }, saubere Energie { $clean }, Emissionsplättchen { $emissions }, Stabilität { $resilience }, Notstandsplättchen { $communities }; der Bedarf wächst um { $growth } pro Runde
text-challenge_red = Schwieriger (rot)
text-challenge_green = Leichter (grün)
text-challenge_grey = Anderes Ziel (grau)
text-top = { $name }: { $what }
text-one_more = mit 1 × { NAME($tag) } mehr: { $what }
text-uses_left = in dieser Runde noch { $n }-mal
text-from_to = { $what } { $n } → { $n2 }
text-uses_then = Nutzungen pro Runde { $n } → { $n2 }
text-then = { $name } dann: { $what }
text-no_more = { $name }: keine Änderung
text-needs_met = alles Nötige ist da
text-still_needs = braucht noch { $tags }
text-could = ihre Wirkung: { $what }
text-instead = statt der Karte { $name }
text-missing_then = dann fehlt: { $tags }
text-active_then = dann aktiv für alle
text-cards_then = dann { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } darunter
text-ignored_then = dann entfällt diese Krise
text-ends_then = dann endet diese Krise
text-weaker_then = dann um { $n } schwächer für alle
text-lacking = { NAME($seat) } { $lacks ->
        [one] fehlt { $lacks } Energie
       *[other] fehlen { $lacks } Energie
    }: Notstandsplättchen { $n } → { $n2 }
text-lost_then = { $what }: das Spiel ist verloren
text-heating = { $total } CO₂, davon { $sinks } gebunden: { $heats ->
        [one] { $heats } heizt
       *[other] { $heats } heizen
    } die Erde auf, dann { $degrees }
text-draws_down = { $total } CO₂, { $sinks } könnten gebunden werden: Wendepunkt
text-not_won_yet = für den Sieg fehlt noch etwas, sonst muss der Wendepunkt noch einmal erreicht werden: { $names }
text-even = { $total } CO₂ werden alle gebunden, doch keines mehr: noch kein Wendepunkt
text-crises_ahead = bevorstehende Krisen: { $n }
text-rolls_ahead = Würfe für globale Folgen: { $n }
text-hits = { $name }: { $who }
text-hit = { NAME($seat) } ({ $what })
text-loses = { $slot } verliert { $tags }
text-uncovers = die Karte { $name } liegt wieder oben
text-empties = { $slot } ist dann leer
text-from_hand = von der Hand
text-cards_lost = mit { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } darunter
text-hand_of = Hand: { $n }
text-weakens = schwächt offene Krisen ab: { $cards }
text-tips = Kipppunkt: { $what }
text-steps_to_tip = noch { $n } bis zum nächsten Kipppunkt
text-spares = erspart { NAME($seat) }: { $what }
text-enough = es liegen genug Karten darunter
text-emits_then = dein CO₂ pro Runde { $n } → { $n2 }
text-space = Feld { $n } von { $last }
text-not_yet = noch nichts: { $what }
text-proposal = { NAME($seat) } fragt { NAME($seat2) }. { $what }
text-would_give = { NAME($seat) } würde geben: { $what }
text-n_communities = { $n } Notstandsplättchen
