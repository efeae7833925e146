### The names of Green Deal; cards stand in `cards.ftl`, cells and tiles in `map.ftl`. Forms beside the nominative: .gen .dat .acc .ins,
### .title (at the beginning of a line), .letter, .n (the number alone), .on (where a chip is laid), .in (where something lies), both with the preposition.
### Kinds of plain numbers have one text for all of them, `number-<kind>`.

## seat

seat-red = Czerwony
    .gen = Czerwonego
    .dat = Czerwonemu
    .acc = Czerwonego
    .ins = Czerwonym
seat-blue = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
    .acc = Niebieskiego
    .ins = Niebieskim
seat-green = Zielony
    .gen = Zielonego
    .dat = Zielonemu
    .acc = Zielonego
    .ins = Zielonym
seat-yellow = Żółty
    .gen = Żółtego
    .dat = Żółtemu
    .acc = Żółtego
    .ins = Żółtym
seat-violet = Fioletowy
    .gen = Fioletowego
    .dat = Fioletowemu
    .acc = Fioletowego
    .ins = Fioletowym

## category, and what points come from

category-environment = środowisko
    .letter = Ś
    .title = Środowisko
category-jobs = praca
    .letter = P
    .title = Praca
category-social = społeczeństwo
    .letter = S
    .title = Społeczeństwo
category-research = badania
    .letter = B
    .title = Badania
category-projects = { source-projects }
category-actions = { source-actions }
category-dividends = { source-dividends }
category-image = { source-image }
category-balance = { source-balance }
category-valuation = { source-valuation }
category-debts = { source-debts }
category-final_cards = { source-final_cards }

## source

source-projects = projekty
source-actions = karty akcji
source-dividends = dywidendy
source-image = punktowanie PR
source-balance = punktowanie rozwoju
source-valuation = wycena firmy
source-debts = niespłacone długi
source-final_cards = karty końcowe

## field

field-environment = { category-environment }
    .on = na polu środowisko
field-jobs = { category-jobs }
    .on = na polu praca
field-social = { category-social }
    .on = na polu społeczeństwo
field-research = { category-research }
    .on = na polu badania
field-centre = środek
    .on = na środku

## direction

direction-north = północ
    .in = na północy
direction-east = wschód
    .in = na wschodzie
direction-south = południe
    .in = na południu
direction-west = zachód
    .in = na zachodzie

## phase

phase-set_up = przygotowanie
    .title = Przygotowanie
phase-auction = licytacja
    .title = Licytacja
phase-accounting = księgowość
    .title = Księgowość
phase-investment = inwestycja
    .title = Inwestycja
phase-expansion = ekspansja
    .title = Ekspansja
phase-scoring = punktowanie
    .title = Punktowanie

## card_kind

card_kind-immediate = karta natychmiastowa
card_kind-permanent = karta stała
card_kind-hand = karta na rękę
card_kind-endgame = karta końcowa

## chip

chip-1 = wartość 1
    .n = 1
chip-2 = wartość 2
    .n = 2
chip-3 = wartość 3
    .n = 3

## number

number-loan = { $number } gotówki
number-bid = { $number } gotówki

## stock

stock-cash = gotówka
stock-step = kroki przychodu
stock-score = punkty
stock-environment = środowisko
stock-jobs = praca
stock-social = społeczeństwo
stock-research = badania
stock-chips = żetony PR
stock-loans = pożyczki
