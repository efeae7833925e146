### Why something is not legal, one sentence each. The program appends the clause.

## The turn

reason-acted = Du hast in diesem Zug schon geplant, gestartet oder gebaut; nur eines davon ist pro Zug möglich.
reason-must_act = Du kannst noch planen, starten oder bauen, und eines davon ist vor dem Ende des Zuges Pflicht.
reason-moved = Du hast in diesem Zug schon einen Wissenschaftler versetzt; weitere Male geht das nur durch Beihilfen und Lobbykarten.
reason-visited = Du warst in diesem Zug schon am Markt; erlaubt ist ein Kauf oder ein Verkauf.
reason-carded = Du hast in diesem Zug schon eine Lobbykarte gespielt oder ein UN-Ziel erfüllt.

## Projects

reason-slot_taken = Auf dem Feld { NAME($project) } liegt schon ein Projekt; wähle ein leeres.
reason-no_tile = Alle Projekte für { NAME($energy) } liegen auf dem Plan; eines kommt zurück, wenn sein Kraftwerk gebaut ist.
reason-is_installed = Dieses Projekt ist schon gestartet und kann gebaut werden.
reason-no_cep = Starten kostet 1 KEZ, und du hast keines im Vorrat oder in einer Region, die du kontrollierst.
reason-no_dollar = Dort steht der Wissenschaftler von { NAME($seat) }, und dir fehlt 1 $ für die Entlassung.
reason-not_installed = Dieses Projekt ist erst geplant; es muss gestartet sein, bevor gebaut wird.
reason-no_plant = Alle Kraftwerke für { NAME($energy) } sind gebaut.
reason-too_little_expertise = Dieses Kraftwerk verlangt Fachwissen { $number } in seiner Energieart, und du hast { $number2 }.
reason-all_green = { NAME($region) } ist voll mit grünen Kraftwerken, und von ihnen wird keines ersetzt.
reason-too_little_money = Das kostet { $number } $, und du hast { $number2 } $.
reason-too_little_tech = Das kostet { $number } Technologiemarker, und du hast { $number2 }.

## Scientists

reason-occupied = Dort arbeitet ein Wissenschaftler von { NAME($seat) }, und ein Projekt hat Platz für einen.
reason-from_supply = Zu einem Gipfel kommt ein Wissenschaftler nur von einem Projekt, nicht aus dem Vorrat.
reason-not_a_topic = { NAME($energy) } ist kein Thema dieses Gipfels.
reason-topic_covered = { NAME($seat) } stellt schon den Redner zu diesem Thema.
reason-pool_empty = Im Rekrutierungspool ist keiner deiner Wissenschaftler mehr.

## The market

reason-stopped = Der Markt war in diesem Zug leer, deshalb darfst du bis zu deinem nächsten Zug nicht verkaufen.
reason-nothing_to_sell = Verkaufen kannst du nur KEZ aus dem eigenen Vorrat, und dort hast du keines.
reason-nothing_to_buy = Weder der Markt noch die Bank hat noch ein KEZ.
reason-too_dear = Ein KEZ kostet { $number } $, und du hast { $number2 } $.
reason-region_full = Diese Region hat { $number } KEZ, eines je Bedarfsfeld, und nimmt keines mehr auf.
reason-source_empty = Dort liegt kein KEZ; wähle einen anderen Ort.

## Cards

reason-not_done = Die Hauptlobby verlangt die Aktion auf der Karte, und die hast du in diesem Zug nicht ausgeführt.
reason-in_the_build = Diese Karte wird beim Bauen gespielt: Wähle, billiger zu bauen.
reason-not_owned = Du hast kein Kraftwerk für { NAME($energy) }, und das Ziel verlangt eines.
reason-no_cube = Ein UN-Ziel kostet 1 eigenen Technologiemarker, und du hast keinen.
reason-off_topic = { NAME($energy) } ist kein Thema dieses Gipfels; wähle eines seiner Themen.

## The auction

reason-too_low = Das höchste Gebot ist { $number } $; biete mehr oder passe.
reason-not_covered = Mit allem, was du hast, kannst du höchstens { $number } $ zahlen.
reason-too_little = Nach diesen Markern und KEZ blieben { $number } $ zu zahlen, und du hast { $number2 } $.
reason-too_much = Eines dieser Stücke könnte wegbleiben, und Wechselgeld gibt es nicht.
reason-goal_first = Dein Gebot ist nur mit den { $number } $ für dein Konzernziel gedeckt; wirf es zuerst ab.

## Solo

