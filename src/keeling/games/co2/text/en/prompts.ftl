### The game in a few words; what is asked for now, `prompt-<step>`; the rule of the moment, `help-<step>`.

game-name = CO₂
game-short = Energy companies compete to bring clean power plants to six regions before the air is full.
game-aim = You run an energy company that brings green power plants to the regions of the world. A project is proposed, installed and built, and any company may take the next step; expertise comes from scientists. Points come from plants, income and goals, and whoever has the most wins. But if CO₂ reaches 500 ppm after a resource phase, everybody loses together.
outcome-lost = At 500 ppm or more nothing is scored: everybody has lost.

## Chance

prompt-draw_start = The start player is drawn.
prompt-lay_agenda = { NAME($region) } receives its agenda.
prompt-deal_goal = A company goal is dealt to { NAME($seat) }.
prompt-deal_lobby = A lobby card is dealt to { NAME($seat) }.
prompt-show_un_goal = A UN goal is laid out.
prompt-draw_project = The next project is drawn.
prompt-turn_up_fossil = A fossil plant comes to { NAME($region) }.
prompt-turn_up_event = The next event is turned up.
prompt-turn_up_congress = A new congress is called ({ NAME($place) }).
prompt-over = The game is over.

## Before the first turn

prompt-keep_card = Which lobby card do you keep?
help-keep_card = Everybody keeps one card of their hand and passes the others to the right, until all have kept five. Each card has a main effect, which needs a certain action in the same turn, and a minor effect, which can be used at any time in your turn. You play at most one card a turn, so look for cards that fit together with what you want to do anyway.
prompt-begin_projects = In which region does the first project begin?
help-begin_projects = In the solo game, five projects lie on the board from the start, one of each energy. The first one goes into the region you choose, or into the next one clockwise whose agenda shows its energy; the search for the next project goes on one region further.
prompt-set_project = On which slot of { NAME($region) } does the { NAME($energy) } project go?
help-set_project = The projects of the set-up bring no grant. Leave those slots empty whose grants you want to take later: money for the CEPs of the region, two tech cubes, or a scientist.

## Between decades

prompt-bid = How much do you bid for naming the start player?
help-bid = Everybody bids once, beginning with the start player, and each bid must be higher than those before it. The highest bidder pays with dollars, tech cubes worth $2 each and CEPs worth the market price, and then names the start player of the decade. If all pass, the card goes to the left.
prompt-pay_bid = With what do you pay your bid?
help-pay_bid = A tech cube counts $2 and a CEP as much as the market price; the rest is paid in dollars. No change is given, and nothing may be paid that could be left out. You may discard your company goal for $8 first, and must if your bid is not covered without it.
prompt-name_start = Who begins the decade?
help-name_start = You have won the auction and name the start player of the decade, yourself included. Whoever begins has the first choice of projects and of the market in each of its rounds.
prompt-income = How much of your income do you take in dollars?
help-income = On each expertise track the players on the two highest levels that are taken earn the number of their space; with two players only the highest level earns. You divide the total into dollars and points as you like. Dollars build plants; at the end two of them are worth one point.
prompt-offer_goal = Do you discard your company goal for $8 before you pay?
help-offer_goal = You have to buy a CEP for a fossil plant in a region you control and lack the money for it. Each missing dollar costs a point. The company goal may be discarded for $8, and then scores nothing at the end.

## The turn

prompt-act = What do you do?
help-act = In each turn you must propose a project, install one or build a plant. Besides, before or after it, you may once move a scientist, once buy or sell a CEP, and once play a lobby card or claim a UN goal. A proposed or installed project belongs to nobody, so think of what the next player could do with it. When you end the turn, a scientist of yours on a project brings 1 expertise in its energy.
prompt-pay_cep = From where do you pay the CEP?
help-pay_cep = You may pay from your own supply or from any region you control. CEPs in your supply can also be sold; those in a region stay there until you pay with them, and whoever controls the region at the end collects them.
prompt-dismissal = Where does your scientist in { NAME($project) } go?
help-dismissal = Another player uses the project on which your scientist stands, and you have received $1. Back in your supply, the scientist brings 1 expertise in the energy of the project at once. As a speaker at a congress on this energy there is nothing now, but more when the congress is complete.
prompt-leave_project = Where does your scientist go after the plant in { NAME($project) } is built?
help-leave_project = The project is finished, so your scientist has to leave. Back to the supply is free but brings no expertise. If you have not moved a scientist this turn, you may use that move now to send this one to another project or to a congress on this energy.
prompt-extra_move = Which scientist do you move in addition?
help-extra_move = This move comes on top of the one you have in each turn. A scientist goes from the supply to a project without one, from a project to another project, back to the supply, or to an uncovered congress topic of the project's energy. You may decline.
prompt-choose_one = What do you take?
help-choose_one = One of several rewards is yours. The research grant allows an additional move of a scientist, also to the project just proposed, or a new scientist from the recruitment pool; it may be declined.

## Expertise and congresses

prompt-study_any = In which energy do you gain the expertise?
help-study_any = The space you have reached gives 1 expertise in an energy of your choice. Your level decides which plants you may build, and the highest and second highest levels earn income.
prompt-stock_region = Into which region does the CEP go?
help-stock_region = The space you have reached puts a CEP from the market into a region, up to one for each of its demand spaces. In a region you control you can pay with it; elsewhere it raises the money grant for the next project there.
prompt-study_work = In which energy does your scientist learn?
help-study_work = At the end of your turn one of your scientists on projects brings 1 expertise in the energy of the project, however many are at work. Speakers at congresses do not count.
prompt-topic_order = In which topic do you gain expertise first?
help-topic_order = The congress is complete, and each of your speakers brings 1 expertise in their topic. You choose the order, because a space on a track can give a bonus.
prompt-extra_topic = In which topic of { NAME($place) } do you gain 1 more expertise?
help-extra_topic = Everybody with a speaker at the congress gains 1 further expertise in any one of its topics, also in one that somebody else covers.
