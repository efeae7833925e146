### The words of the rules, `term-<id>` with what they `.means`; the headings of lists of names, `kind-<kind>`.

## The game

term-world_power = mocarstwo
    .means = To, co prowadzi każdy gracz: Chiny, USA, Europa lub Globalne Południe, z własnymi wartościami i pięcioma kartami startowymi. W pojedynkę gra się mocarstwem solo.
term-round = runda
    .means = Jest ich najwyżej sześć, każda z fazą globalną, projektów, emisji, kryzysów i wzrostu.
term-drawdown = punkt zwrotny
    .means = Osiągnięty, gdy drzewa, oceany i filtry powietrza pochłaniają więcej, niż wyemitowano. Jeśli przetrwacie kryzysy tej rundy, wygrywacie.
term-group_decision = decyzja grupy
    .means = Pytani są wszyscy i liczy się pierwsza odpowiedź. Porozmawiajcie przedtem.
term-challenge = wyzwanie
    .means = Karta do wyboru, która utrudnia grę (czerwona), ułatwia ją (zielona) albo zmienia warunki zwycięstwa (szara).

## Cards and projects

term-hand = karty na ręce
    .means = Karty projektów na ręce, odkryte dla wszystkich i zachowywane między rundami. Zagrywa się je na wierzch, podkłada albo się nimi płaci.
term-project = projekt
    .means = Jeden z pięciu stosów gracza. Efekt ma tylko wierzchnia karta, ale liczą się symbole wszystkich jego kart.
term-tag = symbol
    .means = Znak na kartach projektów, oznaczony literą; jest ich dwanaście: { tag-grid } ({ tag-grid.letter }), { tag-energy } ({ tag-energy.letter }), { tag-regulation } ({ tag-regulation.letter }), { tag-incentive } ({ tag-incentive.letter }), { tag-society } ({ tag-society.letter }), { tag-ecology } ({ tag-ecology.letter }), { tag-infrastructure } ({ tag-infrastructure.letter }), { tag-innovation } ({ tag-innovation.letter }), { tag-geoengineering } ({ tag-geoengineering.letter }), { tag-solar } ({ tag-solar.letter }), { tag-wind } ({ tag-wind.letter }), { tag-nuclear } ({ tag-nuclear.letter }). Efekty je liczą, wymagają ich albo działają raz za każdy.
term-use = użycie
    .means = Zapłacenie tego, czego wymaga wierzchnia karta projektu, i wykonanie jej efektu. Co najmniej jeden efekt musi coś zmieniać.
term-cover = zagranie na wierzch
    .means = Karta z ręki staje się nową wierzchnią kartą projektu. Stary efekt znika, stare symbole zostają.
term-tuck = podłożenie
    .means = Karta z ręki trafia na spód projektu i dodaje mu swoje symbole.
term-limit = ograniczenie
    .means = Jak często można użyć karty w rundzie: raz, raz za każdy symbol danego rodzaju w projekcie albo ile razy się zapłaci.
term-global_project = projekt globalny
    .means = Projekt wszystkich, najwyżej cztery naraz. Podkłada się pod niego karty z właściwymi symbolami; gdy jest aktywny, mogą go używać wszyscy albo działa sam.
term-geo_engineering = geoinżynieria
    .means = Niektóre karty wymagają rzutu kością z premią i sprawdzenia sumy. Niskie sumy szkodzą, wysokie pomagają na pewien czas.

## Energy and emissions

term-clean_energy = czysta energia
    .means = Pokrywa zapotrzebowanie na energię i niczego nie emituje.
term-dirty_energy = brudna energia
    .means = Pokrywa zapotrzebowanie na energię, ale każdy żeton emituje w każdej rundzie 1 CO₂, potrzebny czy nie.
term-energy_demand = zapotrzebowanie na energię
    .means = Ile energii potrzebuje mocarstwo; rośnie co rundę. Każda jednostka brakująca w fazie emisji kosztuje społeczność w kryzysie.
term-emission_token = żeton emisji
    .means = Emisje poza energią, sześciu rodzajów. Każdy emituje w każdej rundzie 1 CO₂, dopóki nie usunie go karta.
term-sinks = pochłaniacze
    .means = Drzewa, oceany i filtry powietrza razem; w każdej rundzie każdy pochłania 1 CO₂. Ich zasoby są ograniczone.
term-recent_emissions = bieżące emisje
    .means = CO₂ tej rundy, zanim zostanie pochłonięte. To, co dodają tam kryzysy, czeka na następną fazę emisji.
term-temperature_band = pasek temperatury
    .means = Pełny rząd termometru, 5 CO₂ na gracza, staje się paskiem: 0,1 °C więcej. Każdy pasek to kolejny rzut na skutki planetarne, a ósmy oznacza przegraną.

## Crises

term-crisis = kryzys
    .means = Karta, która uderza w fazie kryzysów. Kryzysy leżą w kolumnie i rozpatruje się je od dołu; najniższy zwykle od początku jest odkryty.
term-forecast = prognozowany kryzys
    .means = Kryzys, który zaraz po dobraniu leży odkryty na dole kolumny. Rozpatruje się go jako pierwszy i wszyscy mogą się przygotować.
term-ongoing_crisis = trwały kryzys
    .means = Zostaje na stole i czegoś zabrania, dopóki nie leży pod nim dość kart z właściwym symbolem.
term-resilience = odporność
    .means = Żetony odporności społecznej, ekologicznej lub infrastrukturalnej. Każdy osłabia swojemu właścicielowi kryzysy swojego rodzaju o 1 i się przy tym nie zużywa.
term-community_in_crisis = społeczność w kryzysie
    .means = Ludzie w potrzebie. Od czterech kosztują przy każdym dobieraniu jedną kartę, od ośmiu dwie; dwunasta u jednego mocarstwa oznacza przegraną.
term-planetary_effect = skutek planetarny
    .means = Jeden z sześciu torów. W fazie kryzysów za każdy pasek temperatury rzuca się kością i przesuwa znacznik.
term-tipping_point = punkt krytyczny
    .means = Pole toru, na którym następuje skutek planetarny; na ostatnim polu za każdym razem.

## Lists of names

kind-seat = Gracze
kind-power = Mocarstwa
kind-tag = Symbole
kind-resilience = Odporność
kind-emission = Emisje
kind-project = Karty projektów
kind-card = Karty projektów i startowe
kind-crisis = Kryzysy
kind-global = Projekty globalne
kind-challenge = Wyzwania
kind-track = Skutki planetarne
