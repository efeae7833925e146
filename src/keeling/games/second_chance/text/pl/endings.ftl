# Jak skończyła się gra: dlaczego przegrana albo jak dobra.
ending-goals = Niespełnione cele środowiskowe kosztowały więcej punktów, niż ich było.
ending-penalties = Kary za brakujące PNE zepchnęły wynik poniżej zera.
ending-co2 = Zabrakło punktów, by obniżyć CO₂ do 500 ppm.
ending-too_hot = Poziom CO₂ przekroczył 500 ppm.
ending-un_goals = Ponad trzy cele ONZ pozostały niezrealizowane.
ending-private_goals = Nie wszystkie wymagane cele osobiste zostały spełnione.
ending-solo_goal = Cel solo nie został spełniony.
ending-rank_1 = Ranga 1 z 5: chwila oddechu, z oceną od 0 do 4. Ranga 2 zaczyna się od 5.
ending-rank_2 = Ranga 2 z 5: bohaterowie sąsiedztwa, z oceną od 5 do 9. Ranga 3 zaczyna się od 10.
ending-rank_3 = Ranga 3 z 5: wiarygodni negocjatorzy, z oceną od 10 do 14. Ranga 4 zaczyna się od 15.
ending-rank_4 = Ranga 4 z 5: strażnicy klimatu, z oceną od 15 do 19. Ranga 5 zaczyna się od 20.
ending-rank_5 = Ranga 5 z 5: druga szansa wykorzystana, z oceną 20 lub wyższą.

# Czego drużyna potrzebowała do zwycięstwa i co z tego miała.
text-condition-decades = Ukończone dekady: { $done } z { $count }
text-condition-un_goals = Zrealizowane cele ONZ: { $claimed } z { $count }, potrzebne: { $needed }
text-condition-goals = { NAME($seat) }, cele osobiste, potrzebny jeden: { $goals }
text-condition-goals_alone = Cele osobiste, potrzebne wszystkie: { $goals }
text-condition-goal = { NAME($coop_goal) }, { $progress } z { $needed }
text-condition-solo_goal = Cel solo { NAME($solo_goal) }
text-condition-environment = Niespełnione cele środowiskowe, które kosztowały punkty: { $missing } z { $count } ({ $goals })
