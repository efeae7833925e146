### The game in a few words; what is asked for now, `prompt-<step>`; the rule of the moment, `help-<step>`.

game-name = CO₂: Second Chance
game-short = Energy companies turn six regions green, as one team that wins or loses together, as rivals, or alone.
game-aim = You run an energy company that brings green power plants to the regions of the world. A project is planned, its infrastructure prepared and a plant built on it, and any company may take the next step; knowledge comes from scientists and summits. As a team, or alone, you have one score: goals that are not met and CO₂ above 500 ppm cost points, the score may never fall below 0, and at the end enough UN goals and private goals must be met. As rivals you compete for the most points, but if CO₂ rises above 500 ppm, everybody loses.
outcome-lost = The game is lost.

## Chance

prompt-draw_start = The start player is drawn.
prompt-draw_solo_goal = The solo goal is drawn.
prompt-deal_goal = A private goal is dealt to { NAME($seat) }.
prompt-deal_company_goal = A company goal is dealt to { NAME($seat) }.
prompt-deal_lobby = A lobby card is dealt to { NAME($seat) }.
prompt-turn_up_summit = A new summit is called ({ NAME($place) }).
prompt-lay_agenda = { NAME($region) } receives its agenda.
prompt-lay_goal = An environment goal is laid out.
prompt-show_un_goal = A UN goal is laid out.
prompt-turn_up_event = The next event is turned up.
prompt-inspector_fossil = A fossil plant tells how far an inspector goes.
prompt-supply_fossil = A fossil plant comes to { NAME($region) }.
prompt-over = The game is over.

## Before the first turn

prompt-keep_goal = Which goal do you keep?
help-keep_goal = You keep some of the goals dealt to you, and the others go back to the box. As rivals you keep one company goal of two; it brings points at the end or $8 before. Alone you keep two private goals of four, and you must meet both to win.
prompt-keep_card = Which lobby card do you keep?
help-keep_card = Everybody keeps two of five cards and passes the others to the right, then one of three, then one of two, and the last one. Each card has a main effect, which follows a certain action, and a side effect, which can be used at any time in your turn. You play at most one card a turn, so look for cards that fit together with what you want to do anyway.
prompt-begin_rivals = In which region does the search for places of the opponent's cubes begin?
help-begin_rivals = Eight cubes of an opponent are put on the agendas before you begin, at most two in a region, each under an energy of an environment goal. The search goes counter-clockwise from the region you choose, which itself comes last. Where the opponent has cubes, it is harder to take control.

## The turn

prompt-act = What do you do?
help-act = In each turn you must do one main action: plan a project, prepare infrastructure or build a plant. Besides, before or after it, you may once move a scientist, once buy or sell a CEP, and once play a lobby card or claim a UN goal. A planned project belongs to nobody; infrastructure shows the marker of whoever prepared it, but anybody may build on it. Alone you may let CO₂ rise by 10 ppm for a second main action of another kind.
prompt-second_main = Which second main action do you do?
help-second_main = CO₂ has risen by 10 ppm for it. The second main action must be of another kind than the first; each other action is still possible once in the turn.
prompt-financed_build = Where do you build the { NAME($energy) } plant?
help-financed_build = The lobby card has brought its money before you build, so the plant on the card must follow at once. It counts as a main action of this turn.
prompt-announced_action = What do you do with lobby card { NAME($lobby) }?
help-announced_action = You have played the card before its action, so the action shown on it must follow at once. It counts as a main action of this turn. The card already lies open: a scientist who moves in this action may come to it for its side effect. Its main effect comes after the action.
prompt-pay_cep = From where do you pay the CEP for { $number ->
        [0] the infrastructure
        [1] the plant
        [2] the fossil plant
       *[other] the event
    } in { NAME($region) }?
help-pay_cep = You may pay from your player board or from any region you control. CEPs on your board can also be sold; those in a region stay there until you pay with them. When a fossil plant or an event costs you one, only a player who has none anywhere takes the penalty instead: points equal to the price on the market.
prompt-forced_move = Where does your scientist in { NAME($project) } go?
help-forced_move = Infrastructure is prepared on this project, so your scientist has to leave it, free of charge, and brings you 1 knowledge of its energy. Another planned project, a played lobby card, a summit with this energy as a topic, or your player board: all without using the move of your turn.
prompt-extra_move = Which scientist do you move in addition?
help-extra_move = This move comes on top of the one you have in each turn. A scientist goes from your board to a planned project or to a played lobby card; from a project also to another project, to a summit on its energy or back to your board, and whoever leaves a project brings 1 knowledge of its energy. You may decline.
prompt-recruit_or_move = Do you recruit a scientist or move one?
help-recruit_or_move = The subsidy of the place brings a scientist from the recruitment pool to your board, with 1 knowledge of an energy of your choice; or an additional move of a scientist, also to the project just planned. You may decline both.
prompt-take_money_or_tech = What do you take?
help-take_money_or_tech = The card gives one of the two. Money and tech tokens both pay for plants; tech tokens also pay for UN goals.

## Knowledge and summits

prompt-bonus = What do you do with the bonus?
help-bonus = The space you have reached, or a gift, gives a bonus: 1 knowledge of the energy shown or of any energy, a tech token, or a CEP for a region. Use it, or decline it. In a team you may also give it to somebody else, who uses it as if they had reached it; a gift cannot be given on.
prompt-study_any = Of which energy do you gain knowledge?
help-study_any = You gain 1 knowledge of an energy of your choice. Your knowledge decides which plants you may build, it brings income, and some spaces give bonuses.
prompt-summit_knowledge = Of which topic of { NAME($place) } do you gain knowledge ({ $number } left)?
help-summit_knowledge = The summit is complete: each of your scientists there brings 2 knowledge, which you take step by step from any of its topics, also from those of others. Then your scientists return to your board.

## Between the rounds and at the end

prompt-income = How much of your income do you take in dollars?
help-income = On each knowledge track the players on the two highest spaces that are taken earn the number of their space; with two players, and alone, only the highest space earns. You divide the total into dollars and points as you like. In a team the points are for everybody, and unmet goals and CO₂ will cost some soon; dollars are yours and build plants.
prompt-choose_goal = Which of the equal environment goals is met?
help-choose_goal = The team has done enough for one of these tiles, not for all of them. The one you choose is turned over and stays met. The others cost points until they are met too, double where an inspector stands, and an inspector only counts tiles that lie face up. The start player decides for the team.
prompt-reduce = By how much is CO₂ lowered?
help-reduce = For points, 1 for each step in the first decade and 1 more in each later one, the team lowers CO₂ in steps of 10 ppm. It must come down to 500 ppm at least, and can come down to 400. The start player decides for the team: points left over pay for goals and CO₂ later, but the steps become dearer.
prompt-final_goal = What do you do with your company goal?
help-final_goal = The last decade is over. You reveal your company goal for its points, or discard it for $8, which are worth 4 points; everybody decides at the same time.
