### Czego potrzebuje tylko narysowana plansza.

picture-title_board = e-Mission: plansza
picture-title_things = e-Mission: mocarstwa i karty
picture-summary = Runda { $round } z { $rounds }. Paski temperatury: { $bands }. Emisje w tej rundzie: { $total }; Ziemia pochłania { $sinks }.

## Symbole

picture-tags = { $tag }: { $count }

## Rundy i stosy

picture-round = Runda
picture-round_of = Runda { $number } z { $count }
picture-time_is_up = Bez punktu zwrotnego do tego czasu: przegrana
picture-pile_deck = Talia projektów: { $count }
picture-pile_discarded = Stos kart odrzuconych: { $count }
picture-pile_global_deck = Talia projektów globalnych: { $count }; odrzucone: { $gone }
picture-pile_crisis_deck = Talia kryzysów: { $count }; odrzucone: { $gone }

## Projekty globalne

picture-globals = Projekty globalne
picture-free_slot = Miejsce na projekt globalny
picture-active = aktywny
picture-inactive = nieaktywny
picture-offer = do wyboru
picture-under = Pod spodem: { $cards }.
picture-each_has = każdy ≥ { $count }
picture-some_has = ktoś ≥ { $count }

## Ziemia

picture-balance = Emisje w tej rundzie: { $total }, jeśli nic się nie zmieni. Pochłonięte: { $binds }. Ogrzewa Ziemię: { $heats }. Wolne: { $free }.
picture-balance_then = Emisje następnej rundy przy obecnym stanie: { $total }. Pochłonięte: { $binds }. Ogrzewa Ziemię: { $heats }. Wolne: { $free }.
picture-emits_of = Emisja, { NAME($seat) }: { $count }
picture-recent = Bieżące emisje: { $count }
picture-sink_trees = Drzewa: { $count }
picture-sink_oceans = Oceany: { $count }
picture-sink_dac = Filtry powietrza: { $count }
picture-heats = +{ $count } CO₂ ogrzewa Ziemię
picture-drawdown = Punkt zwrotny: wszystko pochłonięte, wolne: { $count }
picture-reached = Punkt zwrotny osiągnięty w tej rundzie
picture-even = Wszystko pochłonięte, nic wolnego: jeszcze nie punkt zwrotny
picture-next_round = Następna runda: { $what }
picture-degrees = { $whole },{ $tenths }
picture-thermometer = Termometr: { $degrees }C, paski: { $bands }; CO₂ w następnym rzędzie: { $loose } z { $row }
picture-level = { $degrees }: { $count ->
        [one] { $count } kryzys
        [few] { $count } kryzysy
        [many] { $count } kryzysów
       *[other] { $count } kryzysu
    } na rundę
picture-level_lost = { $degrees }: przegrana
picture-rolls = Rzuty kością skutków, które jeszcze nastąpią: { $count }
picture-suspended = Odłożone do końca rundy: { $count }
picture-aside = Odłożone: { $count }
picture-track = Na polu { $space } z { $last }; następny punkt krytyczny: { $tipping }.

## Kryzysy

picture-crises = Nadchodzące kryzysy: { $count }
picture-threat_then = Liczby: po emisjach tej rundy, przy { $degrees }C.
picture-face_down = Miejsce { $place } od dołu: kryzys, którego nikt nie zna

## Mocarstwa

picture-energy = Zapotrzebowanie { $demand }: brudna energia { $dirty }, czysta energia { $clean }
picture-shortage = Brakuje energii: { $count }
picture-covered = { $count ->
    [0] zapotrzebowanie pokryte
   *[other] zapotrzebowanie pokryte, nadwyżka { $count }
}
picture-emission_of = Emisje – { $kind }: { $count }
picture-resilience_of = Odporność { $kind ->
    [Ekologiczna] ekologiczna
    [Infrastrukturalna] infrastrukturalna
   *[other] społeczna
}: { $count }
picture-communities = Społeczności w kryzysie: { $count } ({ $limit } to przegrana); kart mniej w rundzie: { $fewer }
picture-cut = Niewyemitowane w tej rundzie: { $count }
picture-fewer = Kart mniej w następnej fazie projektów: { $count }
picture-done = gotowe w tej fazie
picture-empty_slot = Projekt { $slot }: brak karty
picture-uses = { $most ->
    [-1] Użyto w tej rundzie { $used ->
        [one] { $used } raz
        [few] { $used } razy
        [many] { $used } razy
       *[other] { $used } razu
    }; tyle razy, ile razy się zapłaci
   *[other] Użyto w tej rundzie: { $used } z { $most }
}
picture-yields = Użycie przyniosłoby teraz: { $what }

## Karty

picture-hand = Twoja ręka ({ $count })
picture-own_projects = Twoje projekty
picture-hand_of = Ręka ({ $count })
picture-read_cards = { NAME($seat) }: przeczytaj wszystkie karty
picture-offered = Wybierzcie projekt globalny
picture-drawn = Dobrane karty
picture-pile = Stos kart odrzuconych
picture-challenges = Wyzwania
picture-in_full = Na planszy, w całości
picture-tucked = Pod projektami globalnymi
picture-proposal = Pytanie: { NAME($seat) } – { NAME($seat2) }, bez odpowiedzi
