### The game in a few words; what is asked for now, `prompt-<step>`; the rule of the moment, `help-<step>`.

game-name = CO₂
game-short = Energiekonzerne wetteifern darum, sechs Regionen mit sauberen Kraftwerken zu versorgen, bevor zu viel CO₂ in der Luft ist.
game-aim = Du leitest einen Energiekonzern, der den Regionen der Welt grüne Kraftwerke bringt. Ein Projekt wird geplant, gestartet und gebaut, und den nächsten Schritt darf jeder Konzern tun; Fachwissen kommt von Wissenschaftlern. Punkte gibt es für Kraftwerke, Einkommen und Ziele, und wer die meisten hat, gewinnt. Erreicht CO₂ aber nach einer Versorgungsphase 500 ppm, verlieren alle gemeinsam.
outcome-lost = Bei 500 ppm oder mehr wird nichts gewertet: Alle haben verloren.

## Chance

prompt-draw_start = Die Startspielerkarte wird verlost.
prompt-lay_agenda = { NAME($region) } erhält eine Agenda.
prompt-deal_goal = { NAME($seat) } erhält ein Konzernziel.
prompt-deal_lobby = { NAME($seat) } erhält eine Lobbykarte.
prompt-show_un_goal = Ein UN-Ziel wird ausgelegt.
prompt-draw_project = Das nächste Projekt wird gezogen.
prompt-turn_up_fossil = Ein fossiles Kraftwerk kommt nach { NAME($region) }.
prompt-turn_up_event = Das nächste Ereignis wird aufgedeckt.
prompt-turn_up_congress = Ein neuer Gipfel wird einberufen ({ NAME($place) }).
prompt-over = Das Spiel ist zu Ende.

## Before the first turn

prompt-keep_card = Welche Lobbykarte behältst du?
help-keep_card = Alle behalten eine Karte der Hand und geben die anderen nach rechts weiter, bis alle je fünf behalten haben. Jede Karte hat eine Hauptlobby, die eine bestimmte Aktion im selben Zug verlangt, und eine Nebenlobby, die jederzeit im eigenen Zug geht. Pro Zug spielst du höchstens eine Karte; such also solche, die zu dem passen, was du ohnehin vorhast.
prompt-begin_projects = In welcher Region beginnt das erste Projekt?
help-begin_projects = Im Solospiel liegen von Anfang an fünf Projekte aus, eines von jeder Energieart. Das erste kommt in die Region deiner Wahl oder in die nächste im Uhrzeigersinn, deren Agenda seine Energieart zeigt; die Suche für das nächste beginnt eine Region weiter.
prompt-set_project = Auf welches Feld von { NAME($region) } kommt das Projekt für { NAME($energy) }?
help-set_project = Die Projekte des Aufbaus bringen keine Beihilfe. Lass die Felder frei, deren Beihilfe du später haben willst: Geld nach der Zahl der KEZ in der Region, zwei Technologiemarker oder einen Wissenschaftler.

## Between decades

prompt-bid = Wie viel bietest du für das Recht, zu bestimmen, wer beginnt?
help-bid = Alle bieten einmal, zuerst wer die Startspielerkarte hat, und jedes Gebot muss höher sein als die vorigen. Das höchste Gebot wird mit Dollar, Technologiemarkern zu je 2 $ und KEZ zum Marktpreis bezahlt und bestimmt, wer die Dekade beginnt. Passen alle, geht die Karte nach links.
prompt-pay_bid = Womit bezahlst du dein Gebot?
help-pay_bid = Ein Technologiemarker zählt 2 $ und ein KEZ so viel wie der Marktpreis; der Rest wird in Dollar bezahlt. Wechselgeld gibt es nicht, und nichts darf gezahlt werden, was wegbleiben könnte. Vorher darfst du dein Konzernziel für 8 $ abwerfen; reicht es sonst nicht, musst du.
prompt-name_start = Wer beginnt die Dekade?
help-name_start = Du hast die Versteigerung gewonnen und bestimmst, wer die Dekade beginnt, auch du selbst. Wer beginnt, hat in jeder ihrer Runden die erste Wahl bei den Projekten und am Markt.
prompt-income = Wie viel von deinem Einkommen nimmst du in Dollar?
help-income = Auf jeder Leiste des Fachwissens bringen die beiden höchsten besetzten Stufen die Zahl ihres Feldes ein; zu zweit nur die höchste. Die Summe teilst du beliebig in Dollar und Punkte auf. Mit Dollar werden Kraftwerke gebaut; am Ende sind zwei einen Punkt wert.
prompt-offer_goal = Wirfst du vor dem Zahlen dein Konzernziel für 8 $ ab?
help-offer_goal = Du musst für ein fossiles Kraftwerk in einer Region, die du kontrollierst, ein KEZ kaufen und hast zu wenig Geld. Jeder fehlende Dollar kostet einen Punkt. Das Konzernziel darfst du für 8 $ abwerfen; dann bringt es am Ende nichts.

## The turn

prompt-act = Was tust du?
help-act = In jedem Zug musst du ein Projekt planen, eines starten oder ein Kraftwerk bauen. Davor oder danach darfst du je einmal einen Wissenschaftler versetzen, ein KEZ kaufen oder verkaufen und eine Lobbykarte spielen oder ein UN-Ziel erfüllen. Geplante und gestartete Projekte gehören niemandem; bedenke also, was andere als Nächstes damit anfangen könnten. Am Ende des Zuges bringt ein eigener Wissenschaftler auf einem Projekt 1 Fachwissen in dessen Energieart.
prompt-pay_cep = Woher nimmst du das KEZ?
help-pay_cep = Du darfst aus dem eigenen Vorrat zahlen oder aus jeder Region, die du kontrollierst. KEZ im Vorrat können auch verkauft werden; die einer Region bleiben dort, bis du mit ihnen zahlst, und wer sie am Ende kontrolliert, sammelt sie ein.
prompt-dismissal = Wohin geht dein Wissenschaftler aus { NAME($project) }?
help-dismissal = Jemand anders nutzt das Projekt, auf dem dein Wissenschaftler steht, und du hast 1 $ bekommen. Zurück im Vorrat bringt er sofort 1 Fachwissen in der Energieart des Projekts. Als Redner auf einem Gipfel zu dieser Energieart bringt er jetzt nichts, aber mehr, wenn der Gipfel vollzählig ist.
prompt-leave_project = Wohin geht dein Wissenschaftler nach dem Bau in { NAME($project) }?
help-leave_project = Das Projekt ist fertig, dein Wissenschaftler muss es verlassen. In den Vorrat darf er immer, bringt dabei aber kein Fachwissen. Hast du in diesem Zug noch keinen versetzt, kannst du diesen jetzt zu einem anderen Projekt oder zu einem Gipfel mit dieser Energieart schicken.
prompt-extra_move = Welchen Wissenschaftler versetzt du zusätzlich?
help-extra_move = Das geht zusätzlich zu dem einen Mal in jedem Zug. Ein Wissenschaftler geht aus dem Vorrat auf ein Projekt ohne Wissenschaftler, von einem Projekt auf ein anderes, zurück in den Vorrat oder zu einem freien Gipfelthema mit der Energieart des Projekts. Du darfst verzichten.
prompt-choose_one = Was nimmst du?
help-choose_one = Du bekommst eines von mehreren Dingen. Die Forschungsförderung erlaubt, einen Wissenschaftler zusätzlich zu versetzen, auch auf das eben geplante Projekt, oder bringt einen neuen aus dem Rekrutierungspool; darauf darfst du auch verzichten.

## Expertise and congresses

prompt-study_any = Für welche Energieart erwirbst du Fachwissen?
help-study_any = Das erreichte Feld bringt 1 Fachwissen in einer Energieart deiner Wahl. Deine Stufe entscheidet, welche Kraftwerke du bauen darfst, und die höchste und die zweithöchste Stufe bringen Einkommen.
prompt-stock_region = In welche Region kommt das KEZ?
help-stock_region = Das erreichte Feld bringt ein KEZ vom Markt in eine Region, dort höchstens eines je Bedarfsfeld. In einer Region, die du kontrollierst, kannst du damit zahlen; anderswo erhöht es die Geldbeihilfe für das nächste Projekt.
prompt-study_work = Für welche Energieart lernt dein Wissenschaftler?
help-study_work = Am Ende deines Zuges bringt einer deiner Wissenschaftler auf Projekten 1 Fachwissen in der Energieart des Projekts, wie viele auch arbeiten. Redner auf Gipfeln zählen nicht.
prompt-topic_order = Für welches Thema erwirbst du zuerst Fachwissen?
help-topic_order = Der Gipfel ist vollzählig, und jeder deiner Redner bringt 1 Fachwissen in seinem Thema. Die Reihenfolge wählst du, denn ein Feld der Leiste kann einen Bonus bringen.
prompt-extra_topic = Für welches Thema von { NAME($place) } erwirbst du 1 Fachwissen mehr?
help-extra_topic = Alle, die auf dem Gipfel einen Redner haben, erwerben 1 weiteres Fachwissen in einem beliebigen seiner Themen, auch in einem, zu dem jemand anders spricht.
