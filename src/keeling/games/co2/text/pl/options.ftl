### What can be done: `option-<verb>` in full, `group-<verb>` as the heading of all options of a verb.

## Chance

option-start = Zaczyna { NAME($seat) }
group-start = Kto zaczyna
option-lay_agenda = Wyłóż priorytety: { NAME($agenda) }
group-lay_agenda = Wyłóż priorytety
option-turn_up_fossil = Odkryj elektrownię konwencjonalną ({ NAME($fossil) })
group-turn_up_fossil = Odkryj elektrownię konwencjonalną
option-turn_up_congress = Zwołaj kongres: { NAME($congress) }
group-turn_up_congress = Zwołaj kongres
option-turn_up_un_goal = Wyłóż cel NZ { NAME($un_goal) }
group-turn_up_un_goal = Wyłóż cel NZ
option-turn_up_event = Odkryj zdarzenie { NAME($event, case: "at") }
group-turn_up_event = Odkryj zdarzenie
option-deal_goal = Rozdaj cel firmy { NAME($company_goal) }
group-deal_goal = Rozdaj cel firmy
option-deal_lobby = Rozdaj kartę lobbowania { NAME($lobby) }
group-deal_lobby = Rozdaj kartę lobbowania
option-draw_project = Wylosuj projekt { NAME($energy, case: "gen") }
group-draw_project = Wylosuj projekt

## Before the first turn

option-keep = Zatrzymaj kartę lobbowania { NAME($lobby) }
group-keep = Zatrzymaj kartę lobbowania
option-begin = Zacznij { NAME($region, case: "at") }
group-begin = Zacznij w regionie
option-set = Połóż projekt { NAME($project, case: "at") }
group-set = Połóż projekt

## Between decades

option-income = Weź { NAME($dollars) }, a resztę w punktach
group-income = Weź w dolarach, resztę w punktach
option-pay = Zapłać PNE { NAME($source, case: "from") }
group-pay = Zapłać PNE
option-pass = Spasuj
group-pass = Spasuj
option-bid = Zaoferuj { NAME($bid) }
group-bid = Zaoferuj
option-pay_bid = Zapłać { NAME($cubes) } i { NAME($ceps) }, a resztę w dolarach
group-pay_bid = Zapłać, resztę w dolarach
option-name = Niech dekadę zaczyna { NAME($seat) }
group-name = Kto zaczyna dekadę

## The turn

option-propose = Przygotuj { NAME($project, case: "at") } projekt { NAME($energy, case: "gen") }
group-propose = Przygotuj projekt
option-install = Uruchom projekt { NAME($project, case: "at") }
group-install = Uruchom projekt
option-build = Zbuduj elektrownię z projektu { NAME($project, case: "at") }
group-build = Zbuduj elektrownię
option-build_cheaper = Zbuduj taniej, z kartą lobbowania, z projektu { NAME($project, case: "at") }
group-build_cheaper = Zbuduj taniej, z kartą lobbowania
option-move = Przenieś naukowca { NAME($post, case: "from") } { NAME($post2, case: "to") }
group-move = Przenieś naukowca (skąd, dokąd)
option-buy = Kup PNE na rynku
group-buy = Kup PNE
option-sell = Sprzedaj PNE na rynku
group-sell = Sprzedaj PNE
option-lobby = Zagraj główne lobby z karty { NAME($lobby) }
group-lobby = Zagraj kartę lobbowania: główne lobby
option-minor = Zagraj poboczne lobby z karty { NAME($lobby) }
group-minor = Zagraj kartę lobbowania: poboczne lobby
option-claim = Zrealizuj cel NZ { NAME($un_goal) }
group-claim = Zrealizuj cel NZ
option-discard_goal = Odrzuć cel swojej firmy za 8 $
group-discard_goal = Odrzuć cel firmy
option-end = Zakończ turę
group-end = Zakończ turę

## What actions ask

option-home = Zabierz naukowca do swoich zasobów
group-home = Zabierz naukowca
option-speak = Wyślij naukowca { NAME($place, case: "to") }
group-speak = Wyślij naukowca
option-study = Zdobądź doświadczenie w zakresie { NAME($energy, case: "gen") }
group-study = Zdobądź doświadczenie
option-stock = Połóż PNE { NAME($region, case: "at") }
group-stock = Połóż PNE
option-take_money = Weź pieniądze
group-take_money = Weź pieniądze
option-take_tech = Weź zasoby technologiczne
group-take_tech = Weź zasoby technologiczne
option-recruit = Zrekrutuj naukowca z puli
group-recruit = Zrekrutuj naukowca
option-decline = Zrezygnuj
group-decline = Zrezygnuj
