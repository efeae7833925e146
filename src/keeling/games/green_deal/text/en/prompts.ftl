### The game in a few words; what is asked for now, `prompt-<step>`; the rule of the moment, `help-<step>`.

game-name = Green Deal
game-short = Companies grow by investing in environment, jobs, social causes and research, and in a good name.
game-aim = You lead a company that wants to grow and to be sustainable at once. In each of ten rounds you bid for the turn order, receive your income, invest in a project or an action card, and place the tile of a new project on the world map, beside partners and rivals. Points come from projects and dividends, from the best image in each category, from your weakest category and from the value of your company. Whoever has the most wins.

## Chance

prompt-turn_up = A project is turned up ({ NAME($category) }).
prompt-turn_up_action = An action card is turned up.
prompt-lot = The lot decides who has place { $number2 } in the turn order.
prompt-over = The game is over.

## The auction

prompt-espionage = Do you play { action-A18 } in this auction?
help-espionage = All others set their bids and show them, and only then do you bid. The card works once; what it scored when you bought it stays with you.
prompt-bid = How much do you bid for the turn order?
help-bid = Everybody bids at the same time, unseen. All bids are paid, also the losing ones, and then each player receives their income. The highest bid is first to invest and to place a tile; among equal bids the player with less cash comes first, then the one with the lower income. Before your bid you may repay loans.

## The investment

prompt-invest = What do you do in your turn?
help-invest = Your main investment is one of these: a project, an action card or the tax refund, or a loan; an action card or the tax refund goes together with a loan. Besides, in any order, you may buy a PR chip, pay one dividend, play hand cards and repay loans. Only a limited number of projects is sold in a round, so do not count on one that you leave to the others. Then end the turn.
prompt-raise_lowest = Which of your lowest categories rises by { $number ->
        [one] { $number } level
       *[other] { $number } levels
    }?
help-raise_lowest = Several of your categories are lowest together, and one of them rises. In the sustainability scoring only the lowest level counts, in the PR scoring each category by itself.
prompt-raise_any = Which category rises by { $number ->
        [one] { $number } level
       *[other] { $number } levels
    }?
help-raise_any = Two different categories rise, one after the other. A category at level 12 may be chosen, but does not rise any more.
prompt-take_chips = Which PR chip do you take ({ $number ->
        [one] { $number } PR chip
       *[other] { $number } PR chips
    } at most)?
help-take_chips = You may take any value that is left in the supply, or stop. The chips count in the next PR scoring, each for one category.
prompt-target = Against whom do you play the card?
help-target = Choose an opponent. Whoever has a legal department cannot be chosen.
prompt-poach = Which PR chip do you take, and from whom?
help-poach = Choose a chip that an opponent has. Whoever has a legal department keeps everything.
prompt-move_from = Which of your tiles do you move?
help-move_from = The tile goes to another free cell, and its new edges are resolved like those of a tile just placed. What happened at the old place remains.
prompt-move_to = Where does { NAME($tile) } from { NAME($cell) } go?
help-move_to = It has to touch another tile of yours by an edge or a corner. Each edge with a tile of the same category means cooperation, or competition if your tile is larger.
prompt-extra_loan = Which additional loan do you take?
help-extra_loan = This loan goes with any main investment. It counts among your three, and it cannot be taken after a repayment in the same turn.

## The expansion

prompt-place_tile = Where do you place your tile, { NAME($tile) }?
help-place_tile = The first tile goes on a start field, each later one on a free cell that touches one of yours by an edge or a corner; the map goes on beyond its borders on the opposite side. Then look to the north, east, south and west: with each tile of the same category there you cooperate, or compete if yours is larger.
prompt-edge = Do you cooperate or compete with the tile in the { NAME($direction) }?
help-edge = In a cooperation the income of both rises by the average of the two sizes, rounded down. In a competition yours rises by the difference and that of the other falls by it. The other player cannot refuse.

## PR scoring

prompt-lay_chip = Where do you lay your PR chip?
help-lay_chip = All players lay their chips unseen, the most valuable one first. Image is your level in a category and the chips there; the best image of each category scores 8 points, the second 4, the third 2. It counts for this scoring only, unless the table has chosen that image lasts; the rulebook leaves that open. Chips on categories go back to the supply, and one chip may be saved in the centre for the next PR scoring.
