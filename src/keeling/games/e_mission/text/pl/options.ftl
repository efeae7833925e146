### What can be done: `option-<verb>` in full, `group-<verb>` as the heading of all options of a verb.

## Chance

option-draw = Dobierz kartę { NAME($project) }
group-draw = Dobierz kartę projektu
option-draw_global = Dobierz projekt globalny { NAME($global) }
group-draw_global = Dobierz projekt globalny
option-turn_up = Odkryj kryzys „{ NAME($crisis) }”
group-turn_up = Odkryj kryzys
option-draw_challenge = Wylosuj wyzwanie { NAME($challenge) }
group-draw_challenge = Wylosuj wyzwanie
option-roll = Kość wskazuje: { NAME($track) }
group-roll = Co wskazuje kość
option-geo_die = Kość geoinżynierii: { NAME($face) }
group-geo_die = Rzuć kością geoinżynierii

## Set-up

option-power = Graj jako { NAME($power) }
group-power = Mocarstwo
option-challenge = Weź wyzwanie { NAME($challenge) } dla wszystkich
group-challenge = Wyzwanie dla wszystkich
option-challenge_for = Weź wyzwanie { NAME($challenge) } dla { NAME($seat, case: "gen") }
group-challenge_for = Wyzwanie dla jednej osoby
option-leave_out = Zacznij z jednym żetonem emisji mniej: { NAME($emission) }
group-leave_out = Zacznij z jednym żetonem emisji mniej

## The global phase

option-start = Rozpocznij projekt globalny { NAME($global) }
group-start = Rozpocznij projekt globalny
option-replace = Odrzuć w zamian projekt globalny { NAME($global) }
group-replace = Odrzuć w zamian projekt globalny
option-no_new = Nie rozpoczynaj nowego projektu globalnego
group-no_new = Bez nowego projektu globalnego
option-bonus_for = { NAME($seat) } dobiera więcej kart
group-bonus_for = Kto dobiera więcej kart

## The project phase

option-use = Użyj efektu: { NAME($slot) }
group-use = Użyj własnego projektu
option-use_global = Użyj projektu globalnego { NAME($global) }
group-use_global = Użyj projektu globalnego
option-tuck = Podłóż kartę { NAME($project) } pod { NAME($slot) }
group-tuck = Podłóż kartę pod własny projekt
option-cover = Zagraj kartę { NAME($project) } na { NAME($slot) }
group-cover = Zagraj kartę na własny projekt
option-support = Wesprzyj projekt globalny { NAME($global) } kartą { NAME($project) }
group-support = Podłóż kartę pod projekt globalny
option-help = Podłóż kartę { NAME($project) } pod kryzys „{ NAME($crisis) }”
group-help = Podłóż kartę pod kryzys
option-done = Zakończ tę fazę
group-done = Koniec
option-resume = Graj jednak dalej
group-resume = Graj dalej

## What effects ask

option-pay = Zapłać kartą { NAME($project) }
group-pay = Zapłać kartą z ręki
option-amount = Wybierz { NAME($amount) }
group-amount = Ile
option-skip = Zrezygnuj
group-skip = Zrezygnuj
option-enough = To wystarczy
group-enough = Wystarczy
option-cut = Usuń żeton emisji: { NAME($emission) }
group-cut = Usuń żeton emisji
option-strengthen = Weź 1 żeton { NAME($resilience, case: "gen") }
group-strengthen = Weź odporność
option-keep = Zatrzymaj kartę { NAME($project) }
group-keep = Zatrzymaj kartę
option-recover = Weź kartę { NAME($project) } ze stosu kart odrzuconych
group-recover = Weź kartę ze stosu kart odrzuconych
option-move = Przenieś kartę { NAME($card) } na spód: { NAME($slot) }
group-move = Przenieś kartę do innego projektu
option-reveal = Odkryj kryzys: { NAME($place) }
group-reveal = Odkryj nieznany kryzys
option-with = Wybierz gracza: { NAME($seat) }
group-with = Którego gracza
option-give = Oddaj kartę { NAME($project) }
group-give = Oddaj kartę z ręki
option-give_token = Oddaj 1 żeton { NAME($resilience, case: "gen") }
group-give_token = Oddaj odporność
option-ask_for = Poproś o kartę { NAME($project) }
group-ask_for = Poproś o kartę
option-agree = Zgódź się
group-agree = Zgódź się
option-refuse = Odmów
group-refuse = Odmów
option-move_community = Przenieś społeczności w kryzysie od { NAME($seat, case: "gen") } do { NAME($seat2, case: "gen") }
group-move_community = Przenieś społeczności w kryzysie (od, do)
option-spend = Odrzuć kartę { NAME($project) } spod projektu globalnego
group-spend = Odrzuć kartę spod projektu globalnego
option-retreat = Cofnij znacznik: { NAME($track) }
group-retreat = Cofnij znacznik
option-take_tag = Użyj jej symbolu: { NAME($tag) }
group-take_tag = Który symbol się liczy

## The emission and the crisis phase

option-cover_shortage = Oddaj { NAME($seat, case: "dat") } 1 jednostkę energii
group-cover_shortage = Czyj niedobór pokryć
option-shield = Ochroń { NAME($seat, case: "gen") } projektem globalnym { NAME($global) }
group-shield = Ochroń gracza
option-advance = Przesuń znacznik do przodu: { NAME($track) }
group-advance = Przesuń znacznik do przodu
option-discard = Odrzuć kartę { NAME($card) }
group-discard = Odrzuć kartę
option-give_up = Porzuć projekt globalny { NAME($global) }
group-give_up = Porzuć projekt globalny
