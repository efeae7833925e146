### Why something is not legal, one sentence each. The program appends the clause.

## The auction

reason-bid_too_high = You have { $number } cash, and bids are paid before income arrives.

## The main investment

reason-main_used = You have already bought a card or used the tax refund this turn.
reason-not_with_loan = You have taken a loan this turn; only an action card or the tax refund goes with it.
reason-loan_with_card = You have bought a project this turn, and no loan goes with it.
reason-one_loan = You have already taken a loan this turn.
reason-too_dear = This costs { $number } cash, and you have { $number2 }.
reason-preview = This card is only shown for the next round and is not for sale yet.
reason-preview_action = This card is only shown for the next round and is not for sale yet.
reason-never_sold = There is no next round: this card is never sold.
reason-cleared = This round { $number ->
        [one] { $number } project is
       *[other] { $number } projects are
    } sold; the others were discarded.
reason-cleared_of_four = With four players { $number ->
        [one] { $number } project is
       *[other] { $number } projects are
    } sold in a round; the last one was discarded.
reason-no_chip = No PR chip of value { NAME($chip, case: "n") } is left in the supply.

## Loans

reason-three_loans = You have three open loans, and nobody may have more.
reason-stack_empty = No loan of { NAME($loan) } is left.
reason-has_repaid = You have repaid a loan this turn, so you may not take one.
reason-has_borrowed = You have taken a loan this round, so you may not repay one.
reason-cannot_repay = Repaying takes { $number } cash at once, and you have { $number2 }.

## Additional options

reason-chips_bought = { $number ->
        [one] You may buy one PR chip a round, and you have bought it.
       *[other] You may buy { $number } PR chips a round, and you have bought them.
    }
reason-chip_sold_out = PR chips of value { NAME($chip, case: "n") } are sold out.
reason-dividend_paid = You have already paid a dividend this round.
reason-no_income = Without income there is no dividend.
reason-in_the_auction = This card is played at the start of an auction.
reason-no_target = There is nothing and nobody this could be used on at the moment.
reason-protected = A legal department protects this player.
reason-none_left = No PR chip of value { NAME($chip, case: "n") } is left in the supply.
reason-not_lowest = Only your weakest category rises.
reason-raised = You have chosen this category already; choose a different one.

## The expansion

reason-cell_taken = There is a tile on this cell.
reason-not_a_start = Your first tile goes on a free start field.
reason-reserved = This start field stays free until everybody has placed a first tile.
reason-not_beside = A later tile has to touch one of your own, by an edge or a corner.
reason-not_larger = Only a larger tile can compete: yours has size { $number }, the other one { $number2 }.
reason-own_tile = With a tile of your own you can only cooperate.

## PR scoring

reason-centre_full = Only one chip may lie in the centre.
