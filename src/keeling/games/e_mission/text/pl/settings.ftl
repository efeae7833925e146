### The settings of a table: `setting-<name>`, `value-<value>` with what it `.means`.

setting-setup = Mocarstwa i trudność
value-normal = Normalne
    .means = Zwykłe mocarstwa: wszystkie cztery; w trzy osoby bez Chin; w dwie Chiny i USA.
value-easier = Łatwiejsze
    .means = Mniejsze mocarstwa: w trzy osoby bez Globalnego Południa, w dwie Europa i USA. Przy wyzwaniach: karty, które pomagają.
value-harder = Trudniejsze
    .means = Większe mocarstwa: w trzy osoby bez Europy, w dwie Globalne Południe i USA. Przy wyzwaniach: karty, które utrudniają.
value-extreme = Ekstremalne
    .means = W dwie osoby: Globalne Południe i Chiny.
value-normal_europe = Normalne, z Europą
    .means = W dwie osoby: Chiny i Europa.
value-harder_europe = Trudniejsze, z Europą
    .means = W trzy osoby bez USA; w dwie Globalne Południe i Europa.
setting-challenges = Wyzwania
value-none = Żadne
    .means = Gra bez kart wyzwań.
value-harder_each = Trudniejsze, po jednym
    .means = Każdy dostaje czerwoną kartę.
value-easier_each = Łatwiejsze, po jednym
    .means = Każdy dostaje zieloną kartę.
value-other_aims = Inny cel
    .means = Szara karta mówi, czego jeszcze wymaga zwycięstwo.
value-free = Dowolny wybór
    .means = Grupa bierze dowolne karty.
setting-choose_challenges = Wybór wyzwań
    .means = Wyzwania się wybiera, a nie losuje.
