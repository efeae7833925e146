### What can be done: `option-<verb>` in full, `group-<verb>` as the heading of all options of a verb.

## Chance

option-start = Zaczyna { NAME($seat) }
group-start = Kto zaczyna
option-draw_solo_goal = Wylosuj cel solo { NAME($solo_goal) }
group-draw_solo_goal = Wylosuj cel solo
option-deal_goal = Rozdaj cel osobisty { NAME($coop_goal) }
group-deal_goal = Rozdaj cel osobisty
option-deal_company_goal = Rozdaj cel firmy { NAME($company_goal) }
group-deal_company_goal = Rozdaj cel firmy
option-deal_lobby = Rozdaj kartę lobbowania { NAME($lobby) }
group-deal_lobby = Rozdaj kartę lobbowania
option-turn_up_summit = Zwołaj szczyt: { NAME($summit) }
group-turn_up_summit = Zwołaj szczyt
option-lay_agenda = Wyłóż priorytety: { NAME($agenda) }
group-lay_agenda = Wyłóż priorytety
option-lay_goal = Wyłóż cel środowiskowy: { NAME($environment_goal) }
group-lay_goal = Wyłóż cel środowiskowy
option-turn_up_un_goal = Wyłóż cel ONZ { NAME($un_goal) }
group-turn_up_un_goal = Wyłóż cel ONZ
option-turn_up_event = Odkryj zdarzenie: { NAME($event) }
group-turn_up_event = Odkryj zdarzenie
option-turn_up_fossil = Odkryj elektrownię konwencjonalną ({ NAME($fossil) })
group-turn_up_fossil = Odkryj elektrownię konwencjonalną

## Before the first turn

option-keep = Zatrzymaj kartę lobbowania { NAME($lobby) }
group-keep = Zatrzymaj kartę lobbowania
option-keep_goal = Zatrzymaj cel osobisty { NAME($coop_goal) }
group-keep_goal = Zatrzymaj cel osobisty
option-keep_company_goal = Zatrzymaj cel firmy { NAME($company_goal) }
group-keep_company_goal = Zatrzymaj cel firmy
option-begin = Zacznij { NAME($region, case: "at") }
group-begin = Zacznij w regionie

## The turn

option-plan = Zaplanuj { NAME($project, case: "at") } projekt { NAME($energy, case: "gen") }
group-plan = Zaplanuj projekt
option-prepare = Przygotuj infrastrukturę { NAME($project, case: "at") }
group-prepare = Przygotuj infrastrukturę
option-build = Zbuduj elektrownię na infrastrukturze { NAME($project, case: "at") }
group-build = Zbuduj elektrownię
option-build_subsidised = Zbuduj ze znacznikiem technologii regionu { NAME($project, case: "at") }
group-build_subsidised = Zbuduj ze znacznikiem technologii regionu
option-second = Podnieś CO₂ o 10 ppm za drugą akcję główną
group-second = Druga akcja główna
option-move = Przesuń naukowca { NAME($origin, case: "from") } { NAME($post, case: "to") }
group-move = Przesuń naukowca (skąd, dokąd)
option-buy = Kup PNE na rynku
group-buy = Kup PNE
option-sell = Sprzedaj PNE na rynku
group-sell = Sprzedaj PNE
option-finance = Zagraj kartę lobbowania { NAME($lobby) } i buduj za jej pieniądze
group-finance = Zagraj kartę lobbowania: buduj za jej pieniądze
option-announce = Zagraj kartę lobbowania { NAME($lobby) } przed jej akcją
group-announce = Zagraj kartę lobbowania: przed jej akcją
option-lobby = Zagraj efekt główny karty lobbowania { NAME($lobby) }
group-lobby = Zagraj kartę lobbowania: efekt główny
option-side = Zagraj efekt poboczny karty lobbowania { NAME($lobby) }
group-side = Zagraj kartę lobbowania: efekt poboczny
option-claim = Zrealizuj cel ONZ { NAME($un_goal) }
group-claim = Zrealizuj cel ONZ
option-discard_goal = Odrzuć cel swojej firmy za 8 $
group-discard_goal = Odrzuć cel firmy
option-end = Zakończ turę
group-end = Zakończ turę

## What actions ask

option-recruit = Zrekrutuj naukowca z puli
group-recruit = Zrekrutuj naukowca
option-study = Zdobądź wiedzę o { NAME($energy, case: "loc") }
group-study = Zdobądź wiedzę
option-take_money = Weź pieniądze
group-take_money = Weź pieniądze
option-take_tech = Weź znaczniki technologii
group-take_tech = Weź znaczniki technologii
option-stock = Połóż PNE { NAME($region, case: "at") }
group-stock = Połóż PNE
option-give = Oddaj premię { NAME($seat, case: "dat") }
group-give = Oddaj premię
option-decline = Zrezygnuj
group-decline = Zrezygnuj
option-pay = Zapłać PNE { NAME($source, case: "from") }
group-pay = Zapłać PNE

## Between the rounds and at the end

option-income = Weź { NAME($dollars) }, a resztę w punktach
group-income = Weź w dolarach, resztę w punktach
option-turn_over = Odwróć żeton: { NAME($environment_goal) }
group-turn_over = Odwróć cel środowiskowy
option-reduce = Obniż CO₂ o { NAME($steps) } po 10 ppm
group-reduce = Obniż CO₂, krokami po 10 ppm
option-reveal = Ujawnij cel firmy za jego punkty
group-reveal = Ujawnij cel firmy
