### The board as text, what stands beside options, and effects in words.

## Where we are

text-mode-coop = Drużyna
text-mode-competitive = Rywale
text-mode-solo = Solo
text-decade = { $year }, runda { $round } z { $rounds }
text-of_decades = Dekada { $decade } z { $decades }
text-co2 = { $co2 } ppm
text-to_move = Ruch ma { NAME($seat) }
text-asked = Pytanie do { NAME($seat, case: "gen") } w turze { NAME($seat2, case: "gen") }
text-chance = Decyduje los
text-over = Koniec gry
text-lost = Przegrana
text-rated = Wygrana: { NAME($rank) } (ocena { $rating })
text-won = { $count ->
    [one] Wygrywa { $seats }
   *[other] Wygrywają { $seats }
}
text-done = Zrobione w tej turze: { $actions }
text-done-plan = projekt zaplanowany
text-done-prepare = infrastruktura przygotowana
text-done-build = elektrownia zbudowana
text-done-moved = naukowiec przesunięty
text-done-visited = rynek odwiedzony
text-done-carded = karta zagrana
text-start = Gracz rozpoczynający: { NAME($seat) }
text-climate-team = CO₂: { $co2 } ppm (nie poniżej { $floor }; na koniec dekady najwyżej { $limit }, 10 ppm mniej za { $price })
text-climate-rivals = CO₂: { $co2 } ppm (od { $second } uderzają dwa zdarzenia, powyżej { $limit } przegrywają wszyscy)
text-fossils = Elektrownie konwencjonalne w stosie: { $count } ({ $kinds })
text-fossils_under = Na spodzie stosu, w tej kolejności: { $kinds }
text-market = Rynek: { $ceps }, cena { $price } $, w banku { $bank }
text-closed = Rynek opustoszał: jest zamknięty do końca tury
text-supply = Zasoby: { $tech }
text-debt-owing = PNE należy się za elektrownie konwencjonalne w regionach: { $regions }
text-debt-set_aside = PNE jest odłożone na elektrownie konwencjonalne w regionach: { $regions }
text-event-now = Zdarzenie: { NAME($event, case: "place") }
text-event-next = Następne zdarzenie: { NAME($event, case: "place") }
text-event_stack = Żetony zdarzeń w stosie: { $count }
text-home = Zaopatrzenie w energię zaczyna się { NAME($region, case: "at") }
text-gifts = Premie można oddawać innym
text-no_gifts = Premii nie można oddawać innym

## The team

text-score-coop = Wynik drużyny: { $points }
text-score-solo = Wynik: { $points }
text-solo_goal = Cel solo { NAME($solo_goal) }: { $text }
text-outlook = Perspektywa na koniec dekady, jeśli nic się nie zmieni
text-outlook-goals = Niespełnione cele środowiskowe: { $count }, koszt { $cost }
text-outlook-supply = Spodziewane elektrownie konwencjonalne: { $due }; CO₂ wtedy: najlepiej { $best }, średnio { $expected }, najgorzej { $worst } ppm
text-outlook-reduction = Punkty za obniżenie do 500 ppm: najlepiej { $best }, średnio { $expected }, najgorzej { $worst }
text-outlook-penalties = Kary za PNE, których zabraknie: { $cost }
text-outlook-balance = Punkty teraz { $points }, przychód { $income }; zostaje: najlepiej { $best }, średnio { $expected }, najgorzej { $worst }
text-outlook-un = Cele ONZ do zrealizowania przed końcem: { $count }
text-gone-un_goals = Na cele ONZ zostało za mało tur: gry nie da się już wygrać
text-gone-private_goals = Cel osobisty nie jest spełniony: gry nie da się już wygrać
text-gone-solo_goal = Cel solo nie jest spełniony: gry nie da się już wygrać
text-environment-now = Cele środowiskowe: spełnione { $met } z { $count }, każdy inny kosztuje w tej dekadzie { $cost }
text-environment-next = Cele środowiskowe: spełnione { $met } z { $count }, każdy inny kosztuje w następnej dekadzie { $cost }
text-environment-over = Cele środowiskowe: spełnione { $met } z { $count }
text-group-power_plant = Elektrownie
text-group-knowledge = Wiedza
text-group-summit = Szczyty
text-goals-unmet = { $group }, niespełnione: { $goals }
text-goals-met = { $group }, spełnione: { $goals }
text-inspected = { $goal } (inspektor: podwójnie)
text-inspected_plain = { $goal } (inspektor)
text-goal_again = { $goal } (numer { $n })

## Players

text-starts = gracz rozpoczynający
text-moves = na ruchu
text-payable = z tymi z kontrolowanych regionów { $ceps } PNE
text-income = przychód { $income }
text-scientists = Naukowcy: na planszy gracza { $board }, w puli { $pool }, na projektach { $projects }, na szczytach { $summits }, na kartach lobbowania { $cards }
text-knowledge = Wiedza (następna premia): { $levels }
text-level = { NAME($energy) } { $level } ({ $next }: { $bonus })
text-level-bare = { NAME($energy) } { $level }
text-owns = Zbudowane elektrownie: { $plants }; infrastruktura: { $infrastructure }
text-controls = Kontroluje: { $regions }
text-open = Infrastruktura bez elektrowni: { $places }
text-left = Zostało: znaczniki infrastruktury { $markers_left }, kostki kontroli { $cubes_left }, znaczniki kontroli { $control_left }
text-claimed = Zrealizowane cele ONZ: { $goals }
text-points = Punkty: { $points }
text-private = Cel osobisty { NAME($coop_goal) }: { $text }; teraz { $progress } z { $needed }
text-private-met = Cel osobisty { NAME($coop_goal) }: { $text }; spełniony, { $progress } z { $needed }
text-private-hidden = Zakryte cele osobiste: { $count }
text-company = Cel firmy { NAME($company_goal) }: { $text }; teraz { $points }
text-company-discarded = Cel firmy { NAME($company_goal) } jest odrzucony: { $text }; dałby { $points }
text-company-held = Cel firmy: jeszcze zakryty
text-company-none = Cel firmy: brak
text-dealt = Cele do wyboru
text-hand = Karty lobbowania: { $count }
text-draft = Karty lobbowania do wyboru

## Regions

text-region = { NAME($region) } – priorytety { $agenda }
text-controlled = Kontrola: { NAME($seat) }
text-uncontrolled = Kontrola: nikt
text-region_ceps = PNE { $ceps } z { $places }
text-region_tech = znaczniki technologii { $tech }
text-cubes = Kostki kontroli: { $cubes }
text-rivals = przeciwnik { $count }
text-slots = Pola elektrowni: { $slots }
text-slot-none = { $n } puste
text-slot-fossil = { $n } { NAME($fossil) } ({ $ppm } ppm)
text-slot-green = { $n } { NAME($energy) } ({ NAME($seat) })
text-slot-green-on = { $n } { NAME($energy) } ({ NAME($seat) } na infrastrukturze { NAME($seat2, case: "gen") })
text-place-money = Pole (pieniądze): { $what }
text-place-tech = Pole (technologia): { $what }
text-place-scientist = Pole (nauka): { $what }
text-place-empty = puste, dotacja: { $subsidy }
text-planned = { NAME($energy) }, poziom { $level }, projekt zaplanowany
text-prepared = { NAME($energy) }, poziom { $level }, infrastruktura { NAME($seat, case: "gen") }
text-plant = elektrownia kosztuje { $cost }, wymaga wiedzy { $gate } i daje { $points }
text-worker = naukowiec { NAME($seat, case: "gen") }

## Summits, UN goals, cards, projects, tracks

text-summits = Szczyty (żetony w stosie: { $count })
text-topic = { NAME($energy) } ({ NAME($seat) })
text-topic-vacant = { NAME($energy) } (wolny)
text-summit-none = brak szczytu
text-summit-closed = w komplecie, odbędzie się pod koniec tury; ostatni przybył od { NAME($seat, case: "gen") }
text-un_goals-team = Cele ONZ: niezrealizowane { $count }, na koniec najwyżej { $left }
text-un_goals-rivals = Cele ONZ: jeden, dwa, trzy albo cztery dają na koniec { $points } punktów
text-un_goal = { NAME($un_goal) }: koszt { $tech }
text-un_goal-claimed = { NAME($un_goal) }: realizuje { NAME($seat) }
text-played = Zagrane karty lobbowania
text-played_card = { NAME($lobby) }, karta { NAME($seat, case: "gen") }
text-played_card-free = wolna, dla naukowca: { $side }
text-projects = Projekty i elektrownie
text-stack = { NAME($energy, case: "title") }: zostało { $left }, następny poziom { $level } (elektrownia kosztuje { $cost }, wymaga wiedzy { $gate } i daje { $points })
text-stack-none = { NAME($energy, case: "title") }: nic nie zostało
text-reward = infrastruktura daje { $reward }
text-tracks = Tory wiedzy
text-track = { NAME($energy, case: "title") }: { $levels }. Przychód { $incomes }. Premie { $bonuses }. Elektrownie poziomu 1 od { $first }, poziomu 2 od { $second }
text-bonus = { $space }: { $bonus }
text-none = brak

## Beside options

text-lobby = { $main }; albo w dowolnej chwili { $side }
text-lobby-named = { NAME($lobby) }: { $text }
text-level_of = poziom { $level }
text-subsidy = dotacja: { $subsidy }
text-next_space = wiedza { $space }
text-next_space-bonus = wiedza { $space }, premia: { $bonus }
text-track_end = koniec toru, nic nie daje
text-prepare = { NAME($energy) }, poziom { $level }: koszt { $cost }; daje { $reward }
text-must_leave = naukowiec { NAME($seat, case: "gen") } musi odejść
text-build = { NAME($energy) }, poziom { $level }: { $cost }; daje { $points }
text-on_slot = na polu { $n }
text-replaces = zastępuje { NAME($fossil, case: "acc") }, { $ppm } ppm mniej
text-carrier = infrastruktura { NAME($seat, case: "gen") }
text-meets = spełnia cele: { $goals }
text-control-kept = kontrola zostaje przy tobie
text-control-gained = przejmujesz kontrolę
text-control-other = kontrola zostaje u { NAME($seat, case: "gen") }
text-control-nobody = nikt nie przejmuje kontroli
text-co2_then = CO₂ rośnie do { $co2 } ppm
text-leaves = z projektu { NAME($energy, case: "gen") }: { $learned }
text-to_project = na projekt { NAME($energy, case: "gen") }
text-to_card = daje { $side }; zostaje tam do końca
text-open_card = dla naukowca, który na nią wejdzie: { $side }
text-watched = stoi tam inspektor
text-last_topic = ostatni wolny temat: szczyt się odbędzie
text-last_cep = ostatnie: cena rośnie, a rynek się zamyka
text-claim = koszt { $tech }; daje { $points }
text-claim-end = koszt { $tech }; na koniec { $points } więcej
text-goal_worth = { $text }; teraz { $points }
text-goal_discard = { $money } zamiast celu: { $worth }
text-gift = { NAME($energy) }: { $learned }
text-ceps_there = jest tam { $ceps }
text-income_team = { $points }; wynik to wtedy { $score }, a niespełnione cele kosztują { $cost }
text-reduce = do { $co2 } ppm za { $cost }, zostaje { $left }
text-rating = w razie wygranej: ocena { $rating }, { NAME($rank) }
