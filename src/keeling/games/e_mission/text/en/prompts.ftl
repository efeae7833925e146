### The game in a few words; what is asked for now, `prompt-<step>`; the rule of the moment, `help-<step>`.

game-name = e-Mission
game-short = Also known as Daybreak. World powers decarbonise together: with shared projects, against crises and rising heat, before 2.0 °C.
game-aim = You lead a world power, and all who play win or lose together. In each of at most six rounds cards build up projects that bring clean energy, remove dirty energy and emissions, plant trees and make people resilient. Then everything emitted meets what trees, oceans and air filters bind; the rest heats the earth, and crises strike. You win when the sinks bind more than is emitted (drawdown) and the crises of that round are survived. You lose at 2.0 °C, when a power has too many communities in crisis, or when the last round ends without drawdown.
outcome-won = The game is won.
outcome-lost = The game is lost.

## Chance

prompt-draw_challenge = A challenge is drawn.
prompt-turn_up = A crisis is turned up.
prompt-top_project = A global project is drawn.
prompt-draw_card = { NAME($seat) } draws a card.
prompt-geo_die = { NAME($seat) } rolls the geo-engineering die (bonus { $number3 }).
prompt-effect_die = The die says which planetary effect comes closer.
prompt-tie_roll = A roll decides whom the crisis “{ NAME($crisis) }” hits.
prompt-over = The game is over.

## Set-up

prompt-pick_power = Which world power do you lead?
help-pick_power = Each power has its own energy, emissions, resilience and five start cards. Larger powers emit more and grow faster; the trees and oceans of the set-up fit the powers in it.
prompt-pick_challenge = Which challenge do you take?
help-pick_challenge = The card concerns only you and lies open all game. Red ones make the game harder, green ones easier.
prompt-pick_for_all = Which challenge do you take for all?
help-pick_for_all = The group decides, and the first answer counts. Red cards make the game harder, green ones easier, grey ones change what a victory needs.
prompt-pick_freely = Which challenges do you take?
help-pick_freely = Take as many as you like, one after another: for all, or for one player. The first answer of anybody counts; end with “enough”.
prompt-leave_out = Which emission token do you leave out ({ $number } more)?
help-leave_out = Your challenge lets you start with fewer emissions. Kinds that few cards can remove are the best to lose.

## The global phase

prompt-pick_project = Which global project do you start?
help-pick_project = The group keeps one of the drawn cards, and the first answer counts. Cards with the right tags are put under it until it is active; then it helps everybody. At most four lie out; with four out one has to go, or you take none.
prompt-replace_project = Which global project makes room for { NAME($global) }?
help-replace_project = It is discarded with all cards under it. The first answer counts.

## The project phase

prompt-bonus_for = Who draws { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } more?
help-bonus_for = One of those with the most communities in crisis draws more. The first answer counts.
prompt-menu = What do you do?
help-menu = Use the card on top of one of your five projects; its effect counts the tags of all cards in that project. Hand cards can also be played on top (the old tags stay, the old effect does not), put under a project for their tags, or put under global projects and crises with the right tags. All act at the same time and as often as they like; hands are open, so talk. Whoever is done may go on as long as somebody else is not.
prompt-take_tag = For which tag does { NAME($project) } lie there?
help-take_tag = This project takes one card for each of its tags, and the card counts for one of them only.

## What effects ask

prompt-name_partner = With whom?
help-name_partner = All effects of this use that name another player concern the one you choose now.
prompt-offer_card = Which card do you offer?
help-offer_card = The cards change hands only if the other player agrees.
prompt-want_card = Which card of { NAME($seat2) } do you want?
help-want_card = Hands are open. The other player may refuse; then nothing is paid.
prompt-how_many_communities = { $number2 ->
    [1] How many communities in crisis do you give to { NAME($seat2) }?
   *[other] How many communities in crisis do you take from { NAME($seat2) }?
    }
help-how_many_communities = Nobody may get so many that the game would be lost, and the other player has to agree.
prompt-consent = { NAME($seat2) } asks { NAME($seat) }: agree or refuse?
help-consent = If you refuse, nothing is paid and nothing changes, and this card does not ask you again in this round.
prompt-pay_cards = { $number2 ->
    [1] Which hand card do you pay for “{ NAME($card) }” ({ $number } more)?
    [2] Which hand card do you pay for “{ NAME($global) }” ({ $number } more)?
   *[other] Which hand card do you pay ({ $number } more)?
    }
help-pay_cards = Any hand card does; it goes to the discard pile. Keep those whose tags your projects need.
prompt-pay_tucked = Which card under “{ NAME($global) }” do you discard ({ $number2 } more)?
help-pay_tucked = This global project is paid with cards that lie under it.
prompt-stake = Do you discard one more card for a better roll (bonus { $number3 })?
help-stake = Each card discarded from under the project adds 1 to the roll. Low results do harm.
prompt-how_many = { $number4 ->
    [1] How much dirty energy do you remove (at most { $number3 })?
    [2] How much dirty energy do you turn into clean energy (at most { $number3 })?
    [6] How many communities in crisis do you remove (at most { $number3 })?
    [17] How much clean energy do you give (at most { $number3 })?
   *[other] How many emission tokens do you remove (at most { $number3 })?
    }
help-how_many = At least one; what you do not take now is not owed later. Mind your energy: what you lack for your demand costs a community in crisis each.
prompt-cut_any = Which emission token do you remove ({ $number } more)?
help-cut_any = Any kind; after the first you may stop.
prompt-strengthen = Which resilience do you take ({ $number } more)?
help-strengthen = Each crisis says which resilience lessens it. Look at the crises that lie open, and at those that hit whoever has least of a kind.
prompt-keep_cards = Which card do you keep ({ $number } more)?
help-keep_cards = The others go to the discard pile.
prompt-recover = Which card do you take from the discard pile ({ $number } more)?
help-recover = Any card of the pile but the one you have just paid.
prompt-move_cards = Which card moves to which project ({ $number } more)?
help-move_cards = Only cards that lie under others move; their tags go with them to the bottom of the other project.
prompt-reveal = Which face-down crisis do you turn up ({ $number } more)?
help-reveal = It stays in its place, but now all know it and may prepare. The column is resolved from the bottom.
prompt-give_cards = Which card do you give to { NAME($seat2) } ({ $number3 } more)?
help-give_cards = It goes to the hand of the other player, who cannot refuse.
prompt-give_tokens = Which resilience do you give to { NAME($seat2) } ({ $number2 } more)?
help-give_tokens = The token keeps its kind.
prompt-for_whom = Who takes the resilience ({ $number2 })?
help-for_whom = All tokens go to one player; that may be you.
prompt-strengthen_other = Which resilience does { NAME($seat2) } take ({ $number } more)?
help-strengthen_other = You choose for the other player. Look at the crises that lie open, and at what that board has least of.
prompt-relieve = Who removes communities in crisis ({ $number })?
help-relieve = One player; that may be you. More than three of them cost cards every round.
prompt-move_community = Between whom do communities in crisis move (at most { $number })?
help-move_community = From any player to any other who would not lose the game by it. More than three of them cost cards every round.

## The emission and the crisis phase

prompt-cover_shortage = Whose shortage is covered ({ $number } more energy)?
help-cover_shortage = There is not enough surplus for all. Each energy that stays missing costs a community in crisis. The first answer counts.
prompt-emission_cards = Do you use a card before you emit?
help-emission_cards = These cards are used now, before your own CO₂ is added.
prompt-retreat = Which marker moves back (by { $number })?
help-retreat = Best is a marker just before a tipping space. The first answer counts.
prompt-advance = Which marker moves forward (by { $number })?
help-advance = One of those furthest behind. On a tipping space its effect takes place. The first answer counts.
prompt-use_shield = Whom do you protect against the crisis “{ NAME($crisis) }”?
help-use_shield = An active global project spares one player this crisis, once a round. You may save it for a later crisis. The first answer counts.
prompt-lessen = Do you discard a card to weaken the crisis “{ NAME($crisis) }”?
help-lessen = Each card discarded from under the global project lowers this crisis by 1 for everybody it hits. The first answer counts.
prompt-discard_cards = Which card do you discard because of the crisis “{ NAME($crisis) }” ({ $number2 } more)?
help-discard_cards = From your hand or from any of your projects. If a top card goes, the one below it works again; start cards leave the game.
prompt-give_up = Which global project do you give up ({ $number } more)?
help-give_up = It is discarded with all cards under it. The first answer counts.
