### What only the drawn board needs.

picture-title_board = Green Deal: the board
picture-title_things = Green Deal: cards and companies
picture-summary = Round { $round } of { $rounds }. Tiles on the map: { $tiles }.
picture-or = or

## Categories by a letter

picture-letter_environment = E
picture-letter_jobs = J
picture-letter_social = S
picture-letter_research = R

## Rounds and turn order

picture-round = Round
picture-round_of = Round { $number }
picture-scoring_image = then PR scoring
picture-scoring_balance = then sustainability scoring
picture-scoring_value = then company valuation
picture-bid = bid { $bid }
picture-own_bid = bid { $bid }, not shown to the others yet
picture-bid_set = has set a bid
picture-no_bid = no bid yet

## The map

picture-start = start field
picture-reserved = start field, reserved until everybody has started
picture-tile = { NAME($category) }, size { $size }, { NAME($seat) }

## Income and levels

picture-ladder = Income and dividend
picture-income = Income
picture-dividend = Dividend
picture-step = Step { $step }: income { $income } per round
picture-dividend_of = Dividend: pay { $cost }, score { $points }
picture-image = image { $image }
picture-worth = What your lowest level is worth in a sustainability scoring

## Display and supply

picture-display = Display · { $sold } of { $limit } sold
picture-next_round = Next round
picture-gone = –
picture-decks = Still face down: { $cards }; action cards { $actions }
picture-project = { NAME($category) }, size { $size }; price { $price }, income steps { $income }, points { $points }
picture-kind_immediate = at once
picture-kind_permanent = permanent
picture-kind_hand = hand
picture-kind_endgame = at the end
picture-loans = Loans
picture-chips = PR chips
picture-loan = Loan: take { $amount }, repay { $due }; left: { $left }
picture-chip = PR chip of value { $value }: price { $price }; left: { $left }
picture-refund = Tax refund

## Seats

picture-pr_board = Your PR board
picture-laid = chips: { $chips }
picture-pending = Still to be placed: { NAME($category) }, size { $size }
picture-stock_score = Points
picture-stock_cash = Cash
picture-stock_income = Income { $income } per round, step { $step }
picture-stock_chips = PR chips: { $chips }
picture-debt = Loans of { $amount }: { $count }; { $due } due for each
picture-lowest = The lowest level is worth { $points } points in a sustainability scoring
picture-has_repaid = has repaid a loan this turn
picture-has_borrowed = has taken a loan this round
picture-unpaid = { $count } cash could not be paid
picture-turn_main = { $done ->
    [yes] The main investment is made
   *[no] A main investment may be made
}
picture-turn_chips_bought = { $done ->
    [yes] A PR chip has been bought
   *[no] A PR chip may be bought
}
picture-turn_dividend_paid = { $done ->
    [yes] A dividend has been paid
   *[no] A dividend may be paid
}
