### The names of Green Deal; cards stand in `cards.ftl`, cells and tiles in `map.ftl`. Forms: .title (at the beginning of a line), .letter, .n (the number alone),
### .on (where a chip is laid, with its preposition). Kinds of plain numbers have one text for all of them, `number-<kind>`.

## seat

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-violet = Violet

## category, and what points come from

category-environment = environment
    .letter = E
    .title = Environment
category-jobs = jobs
    .letter = J
    .title = Jobs
category-social = social
    .letter = S
    .title = Social
category-research = research
    .letter = R
    .title = Research
category-projects = { source-projects }
category-actions = { source-actions }
category-dividends = { source-dividends }
category-image = { source-image }
category-balance = { source-balance }
category-valuation = { source-valuation }
category-debts = { source-debts }
category-final_cards = { source-final_cards }

## source

source-projects = projects
source-actions = action cards
source-dividends = dividends
source-image = PR scoring
source-balance = sustainability scoring
source-valuation = company valuation
source-debts = unpaid debts
source-final_cards = end-of-game cards

## field

field-environment = { category-environment }
    .on = on environment
field-jobs = { category-jobs }
    .on = on jobs
field-social = { category-social }
    .on = on social
field-research = { category-research }
    .on = on research
field-centre = centre
    .on = in the centre

## direction

direction-north = north
direction-east = east
direction-south = south
direction-west = west

## phase

phase-set_up = set-up
    .title = Set-up
phase-auction = auction
    .title = Auction
phase-accounting = accounting
    .title = Accounting
phase-investment = investment
    .title = Investment
phase-expansion = expansion
    .title = Expansion
phase-scoring = scoring
    .title = Scoring

## card_kind

card_kind-immediate = immediate
card_kind-permanent = permanent
card_kind-hand = hand card
card_kind-endgame = end-of-game card

## chip

chip-1 = value 1
    .n = 1
chip-2 = value 2
    .n = 2
chip-3 = value 3
    .n = 3

## number

number-loan = { $number } cash
number-bid = { $number } cash

## stock

stock-cash = cash
stock-step = income steps
    .one = income step
stock-score = points
    .one = point
stock-environment = environment
stock-jobs = jobs
stock-social = social
stock-research = research
stock-chips = PR chips
    .one = PR chip
stock-loans = loans
    .one = loan
