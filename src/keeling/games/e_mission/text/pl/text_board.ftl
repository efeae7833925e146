### The board as text, and what stands beside options.

## Where we are

text-round = Runda { $round } z { $rounds }, { NAME($phase) }, { $degrees }
text-degrees = { $whole },{ $tenth } °C
text-to_move = Wybiera { NAME($seat) }
text-choosing = Wybierają jeszcze: { $seats }
text-chance = Decyduje los
text-none = brak
text-challenge = Wyzwanie { $name }: { $text }
text-challenge_of = Wyzwanie { NAME($seat, case: "gen") }, { $name }: { $text }
text-condition_most = { $have }, najwyżej { $need }
text-condition_each_most = do { $have }, najwyżej { $need }
text-condition_least = { $have } z { $need }
text-condition_each_least = każdy { $have } z { $need }
text-condition_met = teraz { $far }: spełnione
text-condition_missing = teraz { $far }: jeszcze nie
text-losing = Przegrana przy 2,0 °C albo gdy ktoś ma { $limit } społeczności w kryzysie

## The world

text-world = Świat
text-emitted_by = Emisje na rundę, w CO₂: { $parts }
text-part = { $what } { $n }
text-left_over = zostało po kryzysach { $n }
text-in_all = razem { $n }
text-sinks = Pochłaniacze: drzewa { $trees }, oceany { $oceans }, filtry powietrza { $dac }, razem { $sinks }
text-balance = Przy obecnym stanie zostanie pochłonięte { $binds } z { $total } CO₂, a { $heats } ogrzeje Ziemię
text-balance_drawdown = Przy obecnym stanie zostanie pochłonięte całe { $total } CO₂, a mogłoby jeszcze { $free }: punkt zwrotny
text-drawdown = W tej rundzie osiągnięto punkt zwrotny
text-drawdown_unmet = W tej rundzie osiągnięto punkt zwrotny, ale te wyzwania nie są spełnione: { $names }. Jeśli tak zostanie, trzeba go osiągnąć jeszcze raz
text-thermometer = Termometr: { $degrees }, paski temperatury { $bands } z { $most }; następny rząd { $loose } z { $row } CO₂
text-suspended = Zdjęte do końca rundy: paski temperatury { $n }
text-tracks = Skutki planetarne (na ostatnim polu za każdym razem)
text-track = { $name }, pole { $space } z { $last }, punkty krytyczne na { $tipping }: { $text }

## Crises

text-crises = Kryzysy, od dołu (dobrane w tej rundzie: { $n })
text-no_crises = W kolumnie nie ma kryzysu
text-crisis = { $place }. { $name }: { $text }
text-face_down = { $place }. zakryty
text-threatens = przy obecnym stanie: { $threats }
text-threatens_then = po emisjach tej rundy, przy { $degrees }: { $threats }
text-threat = { NAME($seat) }: { $what }
text-one_of = tylko jedno z nich: { $who }
text-spared = nic
text-under = pod spodem: { $cards }
text-ongoing = Trwałe kryzysy
text-ongoing_crisis = { $name }: { $text }

## Global projects

text-globals = Projekty globalne
text-global = { $name } ({ $state }): { $text }
text-active = aktywny
text-inactive = nieaktywny
text-missing = brakuje: { $tags }
text-uses = użyto w tej rundzie: { $n }
text-offered = Do wyboru
text-card_text = { $name }: { $text }
text-drawn = Dobrane ({ NAME($seat) }): { $cards }
text-decks = Talie
text-decks_left = Zakryte: karty projektów { $projects }, projekty globalne { $globals }, kryzysy { $crises }
text-discarded = Odrzucone karty projektów: { $cards }
text-discarded_globals = Odrzucone projekty globalne: { $cards }
text-discarded_crises = Odrzucone kryzysy: { $cards }

## Players

text-seat = { NAME($seat) }, { NAME($power) }
text-is_done = skończone
text-energy = Zapotrzebowanie na energię { $demand }: brudna { $dirty }, czysta { $clean }
text-lacks = brakuje energii: { $n }
text-emissions = Emisje: { $parts }; z brudną energią { $n } CO₂ na rundę
text-cut = o { $n } mniej w tej rundzie
text-resilience = Odporność: { $parts }
text-communities = Społeczności w kryzysie: { $n } ({ $limit } to przegrana)
text-draws_fewer = o { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } mniej przy każdym dobieraniu
text-fewer_next = o { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } mniej przy następnym dobieraniu
text-hand = Ręka: { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
text-hand_card = { $name } ({ $tags }): { $text }
text-project = Projekt { $n }, { $name }: { $text }
text-no_project = Projekt { $n }: pusty
text-tags = symbole: { $tags }
text-below = pod spodem: { $cards }
text-now = teraz: { $what }
text-not_usable = teraz nie do użycia
text-used = użyty w tej rundzie { $n ->
        [one] { $n } raz
        [few] { $n } razy
        [many] { $n } razy
       *[other] { $n } razu
    }

## How it went

text-history = Przebieg
text-past = Runda { $round }: wyemitowano { $emitted } CO₂ ({ $parts }), pochłonięto { $bound }; { $degrees }; kryzysy, które uderzyły: { $crises }
text-past_short = Runda { $round }: koniec, zanim cokolwiek wyemitowano; { $degrees }

## Beside options

text-powers_start = zapotrzebowanie { $demand }, brudna energia { $dirty }, czysta energia { $clean }, żetony emisji { $emissions }, odporność { $resilience }, społeczności w kryzysie { $communities }; zapotrzebowanie rośnie o { $growth } na rundę
text-challenge_red = Utrudnia (czerwone)
text-challenge_green = Ułatwia (zielone)
text-challenge_grey = Inny cel (szare)
text-top = { $name }: { $what }
text-one_more = z 1 × { NAME($tag) } więcej: { $what }
text-uses_left = w tej rundzie jeszcze { $n ->
        [one] { $n } raz
        [few] { $n } razy
        [many] { $n } razy
       *[other] { $n } razu
    }
text-from_to = { $what } { $n } → { $n2 }
text-uses_then = użycia na rundę { $n } → { $n2 }
text-then = { $name } potem: { $what }
text-no_more = { $name }: bez zmian
text-needs_met = wymagania są spełnione
text-still_needs = wymaga jeszcze { $tags }
text-could = jej działanie: { $what }
text-instead = zamiast karty { $name }
text-missing_then = wtedy brakuje: { $tags }
text-active_then = wtedy aktywny dla wszystkich
text-cards_then = wtedy { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } pod spodem
text-ignored_then = wtedy ten kryzys nie ma skutku
text-ends_then = wtedy ten kryzys się kończy
text-weaker_then = wtedy o { $n } słabszy dla wszystkich
text-lacking = { NAME($seat) }: brak energii { $lacks }, społeczności w kryzysie { $n } → { $n2 }
text-lost_then = { $what }: przegrana
text-heating = { $total } CO₂, z tego pochłonięte { $sinks }: { $heats } ogrzeje Ziemię, potem { $degrees }
text-draws_down = { $total } CO₂, można pochłonąć { $sinks }: punkt zwrotny
text-not_won_yet = do zwycięstwa brakuje jeszcze czegoś, inaczej trzeba ponownie osiągnąć punkt zwrotny: { $names }
text-even = { $total } CO₂ zostanie pochłonięte w całości, ale nic więcej: jeszcze nie punkt zwrotny
text-crises_ahead = kryzysy przed wami: { $n }
text-rolls_ahead = rzuty na skutki planetarne: { $n }
text-hits = { $name }: { $who }
text-hit = { NAME($seat) } ({ $what })
text-loses = { $slot } traci symbole: { $tags }
text-uncovers = na wierzch wraca karta { $name }
text-empties = { $slot } będzie pusty
text-from_hand = z ręki
text-cards_lost = { $n ->
        [one] przepada też { $n } karta
        [few] przepadają też { $n } karty
        [many] przepada też { $n } kart
       *[other] przepada też { $n } karty
    } pod spodem
text-hand_of = ręka: { $n }
text-weakens = osłabia odkryte kryzysy: { $cards }
text-tips = punkt krytyczny: { $what }
text-steps_to_tip = do punktu krytycznego: { $n }
text-spares = oszczędza { NAME($seat, case: "dat") }: { $what }
text-enough = leży pod nim dość kart
text-emits_then = twoje CO₂ na rundę { $n } → { $n2 }
text-space = pole { $n } z { $last }
text-not_yet = jeszcze nic: { $what }
text-proposal = Pytanie: { NAME($seat) } – { NAME($seat2) }. { $what }
text-would_give = { NAME($seat) } oddaje: { $what }
text-n_communities = { $n ->
        [one] { $n } społeczność w kryzysie
        [few] { $n } społeczności w kryzysie
        [many] { $n } społeczności w kryzysie
       *[other] { $n } społeczności w kryzysie
    }
