### The game in a few words; what is asked for now, `prompt-<step>`; the rule of the moment, `help-<step>`.

game-name = CO₂: Second Chance
game-short = Energiekonzerne machen sechs Regionen grün: als Team, das gemeinsam gewinnt oder verliert, gegeneinander oder allein.
game-aim = Du leitest einen Energiekonzern, der den Regionen der Welt grüne Kraftwerke bringt. Ein Projekt wird geplant, seine Infrastruktur vorbereitet und ein Kraftwerk darauf gebaut, und den nächsten Schritt darf jeder Konzern tun; Wissen kommt von Wissenschaftlern und Gipfeln. Als Team oder allein habt ihr eine gemeinsame Punktzahl: Verfehlte Umweltziele und CO₂ über 500 ppm kosten Punkte, unter 0 darf sie nie fallen, und am Ende müssen genug UN-Ziele und persönliche Ziele erfüllt sein. Gegeneinander zählen die meisten Punkte, doch steigt CO₂ über 500 ppm, verlieren alle.
outcome-lost = Das Spiel ist verloren.

## Chance

prompt-draw_start = Der Startspielermarker wird verlost.
prompt-draw_solo_goal = Das Soloziel wird gezogen.
prompt-deal_goal = { NAME($seat) } erhält ein persönliches Ziel.
prompt-deal_company_goal = { NAME($seat) } erhält ein Konzernziel.
prompt-deal_lobby = { NAME($seat) } erhält eine Lobbyistenkarte.
prompt-turn_up_summit = Ein neuer Gipfel wird einberufen ({ NAME($place) }).
prompt-lay_agenda = { NAME($region) } erhält eine Agenda.
prompt-lay_goal = Ein Umweltziel wird ausgelegt.
prompt-show_un_goal = Ein UN-Ziel wird ausgelegt.
prompt-turn_up_event = Das nächste Ereignis wird aufgedeckt.
prompt-inspector_fossil = Ein fossiles Kraftwerk sagt, wie weit ein Inspektor geht.
prompt-supply_fossil = Ein fossiles Kraftwerk kommt nach { NAME($region) }.
prompt-over = Das Spiel ist zu Ende.

## Before the first turn

prompt-keep_goal = Welches Ziel behältst du?
help-keep_goal = Du behältst einige der ausgeteilten Ziele, die anderen kommen in die Schachtel. Gegeneinander behältst du eines von zwei Konzernzielen; es bringt am Ende Punkte oder vorher 8 $. Allein behältst du zwei von vier persönlichen Zielen und musst für den Sieg beide erfüllen.
prompt-keep_card = Welche Lobbyistenkarte behältst du?
help-keep_card = Alle behalten zwei von fünf Karten und geben die anderen nach rechts weiter, dann eine von drei, eine von zwei und die letzte. Jede Karte hat einen Haupteffekt, der auf eine bestimmte Aktion folgt, und einen Nebeneffekt, der jederzeit im eigenen Zug geht. Pro Zug spielst du höchstens eine Karte; such also solche, die zu dem passen, was du ohnehin vorhast.
prompt-begin_rivals = In welcher Region beginnt die Suche nach Plätzen für die gegnerischen Würfel?
help-begin_rivals = Vor Beginn kommen acht gegnerische Würfel auf die Agenden, höchstens zwei je Region, jeder unter die Energieart eines Umweltziels. Gesucht wird gegen den Uhrzeigersinn ab der gewählten Region, die selbst zuletzt drankommt. Wo gegnerische Würfel liegen, ist die Kontrolle schwerer zu erringen.

## The turn

prompt-act = Was tust du?
help-act = In jedem Zug musst du eine Hauptaktion ausführen: ein Projekt planen, Infrastruktur vorbereiten oder ein Kraftwerk bauen. Davor oder danach darfst du je einmal einen Wissenschaftler bewegen, ein KEZ kaufen oder verkaufen und eine Lobbyistenkarte spielen oder ein UN-Ziel beanspruchen. Geplante Projekte gehören niemandem; Infrastruktur trägt den Marker der Person, die sie vorbereitet hat, doch bauen dürfen darauf alle. Allein darfst du für eine zweite Hauptaktion anderer Art CO₂ um 10 ppm steigen lassen.
prompt-second_main = Welche zweite Hauptaktion führst du aus?
help-second_main = CO₂ ist dafür um 10 ppm gestiegen. Die zweite Hauptaktion muss von anderer Art sein als die erste; jede andere Aktion bleibt einmal im Zug möglich.
prompt-financed_build = Wo baust du das Kraftwerk für { NAME($energy) }?
help-financed_build = Die Lobbyistenkarte hat ihr Geld vor dem Bauen gebracht, also muss das Kraftwerk der Karte sofort folgen. Es zählt als Hauptaktion dieses Zuges.
prompt-announced_action = Was tust du mit Lobbyistenkarte { NAME($lobby) }?
help-announced_action = Du hast die Karte vor ihrer Aktion gespielt, also muss die abgebildete Aktion sofort folgen. Sie zählt als Hauptaktion dieses Zuges. Die Karte liegt schon offen: Ein Wissenschaftler, der sich in dieser Aktion bewegt, darf für ihren Nebeneffekt auf sie gehen. Ihr Haupteffekt kommt nach der Aktion.
prompt-pay_cep = Woher nimmst du das KEZ für { $number ->
        [0] die Infrastruktur
        [1] das Kraftwerk
        [2] das fossile Kraftwerk
       *[other] das Ereignis
    } in { NAME($region) }?
help-pay_cep = Du darfst vom eigenen Tableau zahlen oder aus jeder Region, die du kontrollierst. KEZ auf dem Tableau können auch verkauft werden; die einer Region bleiben dort, bis du mit ihnen zahlst. Kostet dich ein fossiles Kraftwerk oder ein Ereignis eines, trägt nur die Strafe, wer nirgends eines hat: so viele Punkte, wie ein KEZ am Markt kostet.
prompt-forced_move = Wohin geht dein Wissenschaftler aus { NAME($project) }?
help-forced_move = Auf diesem Projekt wird Infrastruktur vorbereitet, also muss dein Wissenschaftler es verlassen, kostenlos, und bringt dir 1 Wissen über dessen Energieart. Ein anderes geplantes Projekt, eine gespielte Lobbyistenkarte, ein Gipfel mit dieser Energieart als Thema oder dein Tableau: Die Bewegung deines Zuges bleibt dir.
prompt-extra_move = Welchen Wissenschaftler bewegst du zusätzlich?
help-extra_move = Das geht zusätzlich zu dem einen Mal in jedem Zug. Ein Wissenschaftler geht vom Tableau auf ein geplantes Projekt oder eine gespielte Lobbyistenkarte, von einem Projekt auch auf ein anderes, zu einem Gipfel über dessen Energieart oder zurück; wer ein Projekt verlässt, bringt 1 Wissen über dessen Energieart. Du darfst verzichten.
prompt-recruit_or_move = Rekrutierst du einen Wissenschaftler oder bewegst du einen?
help-recruit_or_move = Die Subvention des Feldes bringt einen Wissenschaftler aus dem Rekrutierungspool auf dein Tableau, dazu 1 Wissen in einer Energieart deiner Wahl; oder du bewegst einen zusätzlich, auch auf das eben geplante Projekt. Auf beides darfst du verzichten.
prompt-take_money_or_tech = Was nimmst du?
help-take_money_or_tech = Die Karte bringt eines von beidem. Geld und Technologiemarker bezahlen Kraftwerke; Technologiemarker bezahlen auch UN-Ziele.

## Knowledge and summits

prompt-bonus = Was tust du mit dem Bonus?
help-bonus = Das erreichte Feld oder ein Geschenk bringt einen Bonus: 1 Wissen in der gezeigten oder einer beliebigen Energieart, einen Technologiemarker oder ein KEZ für eine Region. Nutze ihn oder verzichte. Im Team darfst du ihn auch jemandem schenken, als wäre das Feld dort erreicht; Geschenktes kann nicht weitergegeben werden.
prompt-study_any = In welcher Energieart erwirbst du Wissen?
help-study_any = Du erwirbst 1 Wissen in einer Energieart deiner Wahl. Dein Wissen entscheidet, welche Kraftwerke du bauen darfst, es bringt Einkommen, und manche Felder bringen Boni.
prompt-summit_knowledge = Zu welchem Thema von { NAME($place) } erwirbst du Wissen (noch { $number })?
help-summit_knowledge = Der Gipfel ist vollzählig: Jeder deiner Wissenschaftler dort bringt 2 Wissen, die du Schritt für Schritt zu beliebigen seiner Themen nimmst, auch zu denen anderer. Dann kehren deine Wissenschaftler auf dein Tableau zurück.

## Between the rounds and at the end

prompt-income = Wie viel von deinem Einkommen nimmst du in Dollar?
help-income = Auf jeder Wissensleiste bringen die beiden höchsten besetzten Felder ihre Zahl ein; zu zweit und allein nur das höchste. Die Summe teilst du beliebig in Dollar und Punkte auf. Im Team sind die Punkte für alle, und verfehlte Ziele und CO₂ kosten bald welche; die Dollar gehören dir und bauen Kraftwerke.
prompt-choose_goal = Welches der gleichen Umweltziele ist erfüllt?
help-choose_goal = Das Team hat genug für eines dieser Plättchen getan, aber nicht für alle. Das gewählte wird umgedreht und bleibt erfüllt. Die anderen kosten Punkte, bis auch sie erfüllt sind, doppelt, wo ein Inspektor steht, und Inspektoren zählen nur offene Plättchen. Wer den Startspielermarker hat, entscheidet für das Team.
prompt-reduce = Um wie viel wird CO₂ gesenkt?
help-reduce = Für Punkte, 1 je Schritt in der ersten Dekade und in jeder weiteren 1 mehr, senkt das Team CO₂ in Schritten von 10 ppm. Es muss mindestens auf 500 ppm sinken und kann bis 400 sinken. Wer den Startspielermarker hat, entscheidet für das Team: Übrige Punkte zahlen später für Ziele und CO₂, doch die Schritte werden teurer.
prompt-final_goal = Was tust du mit deinem Konzernziel?
help-final_goal = Die letzte Dekade ist vorbei. Du deckst dein Konzernziel für seine Punkte auf oder wirfst es für 8 $ ab, die 4 Punkte wert sind; alle entscheiden gleichzeitig.
