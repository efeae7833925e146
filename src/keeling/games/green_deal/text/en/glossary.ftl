### The words of the rules, `term-<id>` with what they `.means`; the headings of lists of names, `kind-<kind>`.

## The game

term-company = company
    .means = What each player leads: a firm with its own cash, income, levels and cards. All of them lie open.
term-round = round
    .means = There are ten, each with an auction, accounting, investment and expansion. After some of them there are scorings.
term-auction = auction
    .means = Each player secretly sets a bid on their own wheel, all bids are shown at once, and the highest bid is first in the turn order. Among equal bids the player with less cash comes first, then the one with the lower income, then the lot decides.
term-bid = bid
    .means = A number from 0 to 15, at most the player's own cash. Each player pays their own bid, whether it won or not.
term-turn_order = turn order
    .means = Fixed by the auction for the rest of the round: for investing and for placing tiles.
term-accounting = accounting
    .means = All pay their bids and then receive their income.
term-investment = investment
    .means = In turn order each player takes one complete turn with one main investment and additional options around it.
term-main_investment = main investment
    .means = A project, or an action card or the tax refund, or a loan, or nothing. Only a loan goes together with an action card or the tax refund.
term-additional_option = additional options
    .means = In any order, before or after the main investment: one PR chip, one dividend, any number of the player's hand cards and repayments.
term-expansion = expansion
    .means = Whoever bought a project in this round places its tile on the world map, in turn order.
term-victory_point = victory point, VP
    .means = Whoever has the most at the end wins; tied players compare their income, then their cash. Points may become negative.

## Money

term-cash = cash
    .means = Pays for bids, cards, chips, dividends and loans, and is never negative. At the end it has no value of its own.
term-income = income
    .means = The cash a player receives in each accounting, from 0 to 16. It follows from the income step.
term-income_step = income step
    .means = The place of the marker on the income track, from 0 to 31; all gains and losses of income are counted in steps. The higher the income, the more steps it takes to raise it.
term-dividend = dividend
    .means = Once a round a player may pay some cash for victory points. How much of both depends on the income at that moment.
term-loan = loan
    .means = A card for 6, 10 or 14 cash, three of each; nobody has more than three open loans. Whoever has repaid one takes none in the same turn.
term-interest = interest
    .means = Repaying a loan takes its amount and 2 more.
term-tax_refund = tax refund
    .means = A card that is always there, costs nothing and counts as the action card of the turn. It gives one PR chip from the supply or 4 cash.

## Cards

term-sustainability_card = sustainability card, project
    .means = Raises the level of its category by its size, changes income and points, and brings a tile for the map. In each round one of each category is for sale.
term-size = project size
    .means = From 1 to 5, on the card and on its tile.
term-category = category
    .means = Environment, jobs, social or research: each has its own projects, tiles and levels.
term-level = sustainability level
    .means = How far a company is in a category, from 0 to 12.
term-action_card = action card
    .means = Two of them are for sale in each round. Its income steps and points count once, when it is bought.
term-immediate = immediate card
    .means = An action card that works at once.
term-permanent = permanent card
    .means = An action card that works from its purchase to the end of the game.
term-hand = hand card
    .means = An action card that lies open until its owner plays it, once, in their own investment turn; espionage is played at the start of an auction.
term-endgame = end-of-game card
    .means = An action card that scores after the final settlement.
term-display = display
    .means = The cards for sale. With three players two projects are sold in a round, with four three, with five four; what is left then is discarded.
term-preview = preview
    .means = The cards of the next round, face up. They cannot be bought yet.

## The map

term-map = world map
    .means = 6 rows and 10 columns of cells. It goes on beyond its borders on the opposite side, so every cell has eight neighbours.
term-tile = tile
    .means = Shows the category and the size of a project. The first goes on a start field, later ones on a free cell that touches one of the player's own tiles by an edge or a corner.
term-start_field = start field
    .means = Where first tiles go; there are as many as players. Until everybody has placed a first tile, no later tile may go there.
term-cooperation = cooperation
    .means = Between a new tile and one of the same category at its edge: the income of both owners rises by the average size, rounded down. With a tile of the same player it counts once.
term-competition = competition
    .means = Instead of cooperating, the owner of a larger new tile may take income: their own income rises by the difference of the sizes, that of the other player falls by it.

## Scoring

term-pr_chip = PR chip
    .means = Has the value 1, 2 or 3 and costs 2, 3 or 4 cash; there are three of each. One may be bought in each round.
term-pr_board = PR board
    .means = Where a player secretly lays all their chips before a PR scoring: on categories, and at most one in the centre, where it is saved for the next time.
term-image = image
    .means = The level in a category and the values of the chips laid there. It lasts for one PR scoring, or for good where the table has chosen so: the rulebook leaves it open.
term-pr_scoring = PR scoring
    .means = After rounds 4, 7 and 10 the best image in each category scores 8 points, the second 4, the third 2. Tied players share the points of the places, rounded down; image 0 scores nothing.
term-sustainability_scoring = sustainability scoring
    .means = After rounds 6 and 10 each player scores for the lowest of their own four levels: 4, 10, 18, 28, 40 or 54 points from level 2, 4, 6, 8, 10 or 12 on.
term-company_valuation = company valuation
    .means = After round 10 the highest income scores 12 points, the second 8, the third 4. Tied players share the points of the places, rounded down.
term-final_settlement = final settlement
    .means = After round 10 cash pays for open loans with their interest. Each unit of cash that is missing costs 2 points.

## Headings of lists of names

kind-seat = Players
kind-category = Categories
kind-card = Projects
kind-action = Action cards
kind-chip = PR chips
kind-cell = Cells of the map
kind-tile = Tiles
kind-field = Fields of a PR board
kind-source = Points for
kind-direction = Directions
