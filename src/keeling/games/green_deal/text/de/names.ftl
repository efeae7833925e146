### The names of Green Deal; cards stand in `cards.ftl`, cells and tiles in `map.ftl`. Forms: .letter, .n (the number alone), .on (where a chip is laid, with its
### preposition). Kinds of plain numbers have one text for all of them, `number-<kind>`.

## seat

seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
seat-violet = Violett

## category, and what points come from

category-environment = Umwelt
    .letter = U
category-jobs = Jobs
    .letter = J
category-social = Soziales
    .letter = S
category-research = Forschung
    .letter = F
category-projects = { source-projects }
category-actions = { source-actions }
category-dividends = { source-dividends }
category-image = { source-image }
category-balance = { source-balance }
category-valuation = { source-valuation }
category-debts = { source-debts }
category-final_cards = { source-final_cards }

## source

source-projects = Projekte
source-actions = Aktions-Karten
source-dividends = Dividenden
source-image = PR-Wertung
source-balance = Nachhaltigkeits-Wertung
source-valuation = Unternehmens-Bewertung
source-debts = offene Schulden
source-final_cards = Schlusswertungskarten

## field

field-environment = { category-environment }
    .on = auf Umwelt
field-jobs = { category-jobs }
    .on = auf Jobs
field-social = { category-social }
    .on = auf Soziales
field-research = { category-research }
    .on = auf Forschung
field-centre = Mitte
    .on = in die Mitte

## direction

direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen

## phase

phase-set_up = Aufbau
phase-auction = Auktion
phase-accounting = Buchhaltung
phase-investment = Investition
phase-expansion = Expansion
phase-scoring = Wertung

## card_kind

card_kind-immediate = Sofortkarte
card_kind-permanent = Dauerkarte
card_kind-hand = Handkarte
card_kind-endgame = Schlusswertungskarte

## chip

chip-1 = Wert 1
    .n = 1
chip-2 = Wert 2
    .n = 2
chip-3 = Wert 3
    .n = 3

## number

number-loan = { $number } Cash
number-bid = { $number } Cash

## stock

stock-cash = Cash
stock-step = Einkommensschritte
stock-score = Punkte
stock-environment = Umwelt
stock-jobs = Jobs
stock-social = Soziales
stock-research = Forschung
stock-chips = PR-Chips
stock-loans = Darlehen
