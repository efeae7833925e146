### The names of e-Mission; cards stand in `names_cards.ftl`. Forms: .gen .dat (cases), .title (at the beginning of a line, as printed), .letter. Kinds of plain numbers have one text, `number-<kind>`.

## seat

seat-blue = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
seat-orange = Pomarańczowy
    .gen = Pomarańczowego
    .dat = Pomarańczowemu
seat-green = Zielony
    .gen = Zielonego
    .dat = Zielonemu
seat-purple = Fioletowy
    .gen = Fioletowego
    .dat = Fioletowemu

## power

power-china = Chiny
power-usa = USA
power-europe = Europa
power-global_south = Globalne Południe
power-solo = Solo

## tag

tag-grid = Sieć
    .letter = S
tag-energy = Energia
    .letter = E
tag-regulation = Regulacja
    .letter = R
tag-incentive = Zachęta
    .letter = Z
tag-society = Społeczeństwo
    .letter = P
tag-ecology = Ekologia
    .letter = K
tag-infrastructure = Infrastruktura
    .letter = I
tag-innovation = Innowacja
    .letter = N
tag-geoengineering = Geoinżynieria
    .letter = G
tag-solar = Energia słoneczna
    .letter = O
tag-wind = Energia wiatrowa
    .letter = W
tag-nuclear = Energia jądrowa
    .letter = J

## resilience

resilience-social = odporność społeczna
    .gen = odporności społecznej
    .title = Społeczna
resilience-ecological = odporność ekologiczna
    .gen = odporności ekologicznej
    .title = Ekologiczna
resilience-infrastructure = odporność infrastrukturalna
    .gen = odporności infrastrukturalnej
    .title = Infrastrukturalna

## emission

emission-transport = transport
    .title = Transport
emission-buildings = budynki
    .title = Budynki
emission-industry = przemysł
    .title = Przemysł
emission-fuel_extraction = wydobycie paliw
    .title = Wydobycie paliw
emission-agriculture = rolnictwo
    .title = Rolnictwo
emission-waste = odpady
    .title = Odpady

## track

track-extreme_weather = Ekstremalna pogoda
track-desertification = Pustynnienie
track-amazon_dieback = Zanik lasów Amazonii
track-arctic_melt = Topnienie lodów Arktyki
track-permafrost_thaw = Rozmarzanie wiecznej zmarzliny
track-ocean_acidification = Zakwaszenie oceanów

## phase

phase-set_up = przygotowanie
    .title = Przygotowanie
phase-global = faza globalna
    .title = Faza globalna
phase-project = faza projektów
    .title = Faza projektów
phase-emission = faza emisji
    .title = Faza emisji
phase-crisis = faza kryzysów
    .title = Faza kryzysów
phase-growth = faza wzrostu
    .title = Faza wzrostu

## number

number-slot = projekt { $number }
number-place = miejsce { $number } od dołu
number-face = wynik { $number }
number-amount = { $number }

## stock

stock-clean = czysta energia
stock-dirty = brudna energia
stock-demand = zapotrzebowanie na energię
stock-emissions = żetony emisji
    .one = żetonów emisji
    .few = żetonów emisji
    .many = żetonów emisji
stock-resilience = odporność
stock-communities = społeczności w kryzysie
stock-hand = karty na ręce
    .one = kart na ręce
    .few = kart na ręce
    .many = kart na ręce
stock-trees = drzewa
    .one = drzew
    .few = drzew
    .many = drzew
stock-oceans = oceany
    .one = oceanów
    .few = oceanów
    .many = oceanów
stock-dac = filtry powietrza
    .one = filtrów powietrza
    .few = filtrów powietrza
    .many = filtrów powietrza
stock-bands = paski temperatury
stock-emits = emisje na rundę
stock-sinks = pochłaniacze
stock-temperature = temperatura
course-temperature = { $whole },{ $tenth } °C
stock-bound = pochłonięte CO₂
stock-crises = rozpatrzone kryzysy
