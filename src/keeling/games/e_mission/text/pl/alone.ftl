### What to think of in solo games, where `help-<step>` speaks of others: `alone-<step>`.

alone-pick_for_all = Czerwone karty utrudniają grę, zielone ułatwiają, szare zmieniają warunki zwycięstwa.
alone-pick_freely = Weź, ile chcesz, jedno po drugim; „wystarczy” kończy wybór.
alone-pick_project = Zatrzymujesz jedną z dobranych kart. Podkłada się pod nią karty z właściwymi symbolami, aż będzie aktywna. Wyłożone mogą być najwyżej cztery; przy czterech jeden musi odejść albo nie bierzesz żadnego.
alone-replace_project = Zostaje odrzucony razem z podłożonymi kartami.
alone-menu = Użyj wierzchniej karty jednego z pięciu projektów; jej efekt liczy symbole wszystkich kart projektu. Karty z ręki możesz też zagrać na wierzch (stare symbole zostają, stary efekt nie), podłożyć pod projekt dla symboli albo z właściwymi symbolami pod projekty globalne i kryzysy. Możesz działać dowolną liczbę razy.
alone-reveal = Zostaje na swoim miejscu, ale już go znasz i możesz się przygotować. Kryzysy rozpatruje się od dołu.
alone-retreat = Najlepiej znacznik tuż przed punktem krytycznym.
alone-advance = Jeden z najbardziej opóźnionych. Na punkcie krytycznym następuje jego skutek.
alone-use_shield = Aktywny projekt globalny raz na rundę oszczędza ci kryzysu. Możesz go zachować na później.
alone-lessen = Każda karta odrzucona spod projektu globalnego osłabia kryzys o 1.
alone-give_up = Zostaje odrzucony ze wszystkimi podłożonymi kartami.
