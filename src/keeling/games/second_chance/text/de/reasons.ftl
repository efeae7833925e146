### Why something is not legal, one sentence each. The program appends the clause.

## The turn

reason-acted = Du hast in diesem Zug schon geplant, vorbereitet oder gebaut; nur eines davon ist pro Zug möglich.
reason-must_act = Du kannst noch planen, vorbereiten oder bauen, und eines davon ist vor dem Ende des Zuges Pflicht.
reason-moved = Du hast in diesem Zug schon einen Wissenschaftler bewegt; weitere Male geht das nur durch Subventionen und Lobbyistenkarten.
reason-visited = Du warst in diesem Zug schon am Markt; erlaubt ist ein Kauf oder ein Verkauf.
reason-carded = Du hast in diesem Zug schon eine Lobbyistenkarte gespielt oder ein UN-Ziel beansprucht.
reason-first_action_first = Eine zweite Hauptaktion gibt es erst nach der ersten.
reason-second_used = Du hast in diesem Zug schon zwei Hauptaktionen ausgeführt, und eine dritte gibt es nicht.
reason-same_action = Die zweite Hauptaktion muss von anderer Art sein als die erste.
reason-too_hot = CO₂ steht bei { $number } ppm und darf nicht weiter steigen, also gibt es keine zweite Hauptaktion.
reason-no_other_action = Keine Hauptaktion anderer Art ist jetzt möglich; CO₂ würde umsonst steigen.

## Projects

reason-place_taken = Auf dem Feld { NAME($project) } liegt schon ein Projekt; wähle ein leeres.
reason-no_tile = Alle Projekte für { NAME($energy) } sind schon geplant.
reason-is_prepared = Dieses Projekt ist schon Infrastruktur von { NAME($seat) } und bereit für ein Kraftwerk.
reason-no_marker = Alle deine Infrastrukturmarker liegen auf dem Plan.
reason-no_cep = Das kostet 1 KEZ, und du hast keines auf deinem Tableau oder in einer Region, die du kontrollierst.
reason-not_prepared = Dieses Projekt ist erst geplant; es muss Infrastruktur sein, bevor gebaut wird.
reason-no_cube = Alle deine Kontrollwürfel liegen auf dem Plan, du kannst nichts mehr bauen.
reason-too_little_knowledge = Dieses Kraftwerk verlangt Wissen { $number } in seiner Energieart, und du hast { $number2 }.
reason-all_green = { NAME($region) } ist voll mit grünen Kraftwerken, und von ihnen wird keines ersetzt.
reason-too_little_money = Das kostet { $number } $, und du hast { $number2 } $.
reason-too_little_tech = Das kostet { $number } Technologiemarker, und du hast { $number2 }.
reason-wrong_energy = Die gespielte Karte zahlt für ein Kraftwerk für { NAME($energy) }, und das muss jetzt gebaut werden.

## Scientists

reason-occupied = Dort ist ein Wissenschaftler von { NAME($seat) }, und Platz ist für einen.
reason-has_infrastructure = Wissenschaftler arbeiten nur auf geplanten Projekten, nicht auf Infrastruktur.
reason-from_board = Zu einem Gipfel kommt ein Wissenschaftler nur von einem Projekt, nicht vom Spielertableau.
reason-not_a_topic = { NAME($energy) } ist kein Thema dieses Gipfels.
reason-pool_empty = Im Rekrutierungspool ist keiner deiner Wissenschaftler mehr.
reason-off_topic = { NAME($energy) } ist kein Thema dieses Gipfels; wähle eines seiner Themen.

## The market

reason-closed = Der Markt war in diesem Zug leer und ist bis zum nächsten Zug geschlossen.
reason-nothing_to_sell = Verkaufen kannst du nur KEZ vom eigenen Tableau, und dort hast du keines.
reason-nothing_to_buy = Weder der Markt noch die Bank hat noch ein KEZ.
reason-too_dear = Ein KEZ kostet { $number } $, und du hast { $number2 } $.
reason-region_full = Diese Region hat { $number } KEZ, eines auf jedem ihrer Felder, und nimmt keines mehr auf.
reason-source_empty = Dort liegt kein KEZ; wähle einen anderen Ort.

## Cards

reason-not_done = Der Haupteffekt verlangt die Aktion auf der Karte, unmittelbar davor.
reason-no_guest = Diese Karte vor ihrer Aktion zu spielen, ändert jetzt nichts: Kein Wissenschaftler kann sich darin bewegen.
reason-other_action = Lobbyistenkarte { NAME($lobby) } wurde für ihre Aktion gespielt, und die muss jetzt folgen.
reason-no_build = Das Geld der Karte ist für ein Kraftwerk für { NAME($energy) }, und du kannst jetzt keines bauen.
reason-not_supported = Deine Infrastruktur trägt zu wenige Kraftwerke für { NAME($energy) } für dieses Ziel.
reason-too_little_to_claim = Dieses UN-Ziel kostet { $number } Technologiemarker, und du hast { $number2 }.

## Bonuses and the end of a decade

reason-is_given = Dieser Bonus wurde dir geschenkt und kann nicht weitergegeben werden.
reason-no_gifts = In diesem Spiel können Boni nicht verschenkt werden.
reason-too_few_steps = CO₂ muss auf 500 ppm sinken, das braucht { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }.
reason-too_few_points = Das kostet { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }, und vorhanden sind { $number2 }.
