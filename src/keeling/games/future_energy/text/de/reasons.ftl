### Why something is not legal, one sentence each. The program appends the clause.

## Planning

reason-no_engineer = Jede Planungsaktion braucht eine eigene Ingenieurin, und { $number ->
        [one] deine einzige Ingenieurin ist
       *[other] alle { $number } Ingenieurinnen von dir sind
    } in diesem Zug schon im Einsatz.
reason-already_used = Diese Planungsaktion hast du schon genutzt; jede gibt es nur einmal pro Zug.
reason-too_dear = Dieser Kontrakt kostet { $number }{ "\u00A0" }M, und du hast { $number2 }{ "\u00A0" }M.
reason-line_too_dear = Das kostet { $number }{ "\u00A0" }M, und du hast { $number2 }{ "\u00A0" }M.
reason-two_lines_too_dear = Das kostet { $number }{ "\u00A0" }M, und du hast { $number2 }{ "\u00A0" }M.
reason-too_few_lines = Dafür brauchst du { $number ->
        [one] { $number } Stromleitung
       *[other] { $number } Stromleitungen
    } im Vorrat, und du hast { $number2 }.
reason-no_room = Dafür brauchst du { $number ->
        [one] { $number } Verbindungslinie
       *[other] { $number } Verbindungslinien
    } ohne Stromleitung, und so viele hat der Plan nicht mehr.
reason-slot_empty = Auf diesem Auslagefeld liegt kein Kontrakt; wähle einen, der in der Auslage liegt.
reason-too_few_plants = Dieser Kontrakt braucht { $number ->
        [one] { $number } Kraftwerk
       *[other] { $number } Kraftwerke
    } aus deinem Vorrat, und du hast { $number2 }.
reason-duty_open = Du hast den Zug ohne Kraftwerk auf einem Kontrakt begonnen, also kaufe einen Kontrakt, bevor du das Planen beendest.
reason-duty_before_lines = Du musst in diesem Zug einen Kontrakt kaufen, und danach würde dir die Ingenieurin oder das Geld dafür fehlen; kaufe zuerst den Kontrakt.
reason-duty_before_orders = Du musst in diesem Zug einen Kontrakt kaufen, deshalb ist diese Planungsaktion nicht für einen Auftrag frei.
reason-one_order_a_turn = Du hast in diesem Zug schon einen Auftrag gekauft; den nächsten kannst du in deinem nächsten Zug kaufen.
reason-order_too_dear = Ein Auftrag kostet { $number }{ "\u00A0" }M, und du hast { $number2 }{ "\u00A0" }M.
reason-no_open_order = Auf diesem Auslagefeld liegt kein Auftrag; wähle einen, der in der Auslage liegt.
reason-deck_empty = Der Stapel der Aufträge ist aufgebraucht, es gibt nur noch offene Aufträge.
reason-not_covered = Wiederholen kannst du nur eine Planungsaktion, die eine deiner Ingenieurinnen in diesem Zug schon ausgeführt hat.

## Lines

reason-out_of_play = Diese Verbindungslinie führt zu einem abgedeckten Feld und ist nicht im Spiel; wähle eine zwischen offenen Feldern.
reason-has_line = Dort liegt schon eine Stromleitung, und diese braucht eine leere Verbindungslinie.
reason-own_line_there = Dort liegt schon eine Stromleitung von dir, und niemand darf zwei auf einer Verbindungslinie haben.
reason-two_lines_there = Dort liegen schon zwei Stromleitungen, mehr trägt keine Verbindungslinie.
reason-needs_empty = Diese Stromleitung darf nur auf eine Verbindungslinie ohne Stromleitung wechseln.
reason-same_connection = Die Stromleitung muss ihren Ort wechseln; wähle eine andere Verbindungslinie als die, von der sie kommt.
reason-no_own_line = Dort liegt keine Stromleitung von dir; wähle eine Verbindungslinie mit einer eigenen.
reason-nowhere_to = Keine andere Verbindungslinie könnte die Stromleitung aufnehmen, deshalb lässt sie sich nicht versetzen.

## Moving

reason-closed_field = Dieses Feld ist im Spiel zu zweit abgedeckt und kann nicht betreten werden.
reason-cannot_pay = Dieser Schritt kostet { $number }{ "\u00A0" }M, und du hast { $number2 }{ "\u00A0" }M.
reason-no_match = Keines der Kraftwerke auf deinen Kontrakten passt zum Plättchen „{ NAME($tile) }“, das dort liegt.
reason-visited = Dort war der Bautrupp auf diesem Weg schon, und kein Ort wird zweimal betreten.
reason-dead_end = Dir blieben { $number }{ "\u00A0" }M, und damit ist von dort kein Plättchen erreichbar, das zu einem deiner Kraftwerke passt.
reason-mid_route = Der Bautrupp ist unterwegs und darf nur auf einem Plättchen anhalten, das zu einem deiner Kraftwerke passt.
reason-must_step = Der kostenlose Schritt ist mit einem Auftrag bezahlt, also muss der Bautrupp ihn gehen.
reason-must_move = Ein Plättchen, das zu einem deiner Kraftwerke passt, ist erreichbar, also muss der Bautrupp ziehen.
reason-already_slid = Alle deine Atomkraft-Plättchen sind in diesem Zug schon benutzt; am Ende des Zuges rücken sie zurück.
reason-free_anyway = Dieser Schritt kostet ohnehin nichts; geh ihn ohne das Atomkraft-Plättchen.

## Plants

reason-wrong_icon = Hier liegt das Plättchen „{ NAME($tile) }“, also baue ein Kraftwerk, das unter derselben Abbildung steht.
reason-pair_needs_oil = Beide Kraftwerke eines Paares kommen nur dort zusammen auf den Plan, wo ein Erdöl-Plättchen genommen wurde; hier geht nur eines davon.
reason-same_contract = Dieser Kontrakt hat für dieses Feld schon ein Kraftwerk abgegeben; wähle einen anderen Kontrakt.
reason-three_plants = Auf einem Feld darfst du höchstens drei Kraftwerke haben, und das wären mehr.
reason-wrong_join_icon = Zum Dazubauen brauchst du ein Kraftwerk unter der Abbildung „{ NAME($icon) }“, und auf diesem Kontrakt steht dort keines.
reason-no_foreign_plant = Dort hat niemand anders ein Kraftwerk; wähle ein Feld, auf dem schon jemand anders gebaut hat.
reason-no_own_plant = Dort hast du kein Kraftwerk; wähle ein Feld, auf dem du schon gebaut hast.
reason-not_at_start = Auf das Startfeld kommt nie ein weiteres Kraftwerk; wähle ein Kraftwerksfeld.
reason-nowhere_to_plant = Kein Feld des Plans kann dieses Kraftwerk jetzt aufnehmen.
reason-field_taken = Das benachbarte Kontraktfeld ist besetzt; es müsste leer sein.
reason-no_neighbour = Dort endet der Kontrakt, versuche es mit der anderen Seite.
reason-no_oil_plant = Auf diesem Kontrakt steht kein Kraftwerk unter Erdöl; wähle einen, auf dem eines steht.
reason-doubled_already = Unter Erdöl stehen schon zwei Kraftwerke, für ein drittes ist kein Platz.
reason-supply_empty = In deinem Vorrat ist kein Kraftwerk mehr, das du dazustellen könntest.

## Orders

reason-not_now = Für diesen Auftrag ist jetzt nicht der richtige Moment: Der kostenlose Schritt gehört zum Bewegen, alle anderen gehören zum Planen oder ans Ende deines Zuges.
reason-not_payable = Dir fehlen Plättchen: Jede Abbildung des Auftrags verlangt ein passendes Plättchen oder einen Ersatz.
reason-needs_genuine = Mindestens eine Abbildung des Auftrags musst du mit einem passenden Plättchen bezahlen, nicht mit einem Ersatz.
reason-no_effect = Der Auftrag bewirkt im Moment nichts, also bringt er nur seine Punkte, und dafür muss jedes Plättchen passen.
reason-step_leads_nowhere = Auch mit einem kostenlosen Schritt würde der Bautrupp kein Plättchen erreichen, das zu einem deiner Kraftwerke passt.
reason-not_held = Du hast kein { NAME($payment) }.
reason-other_order_of_paying = Ersatz wird in der Reihenfolge Investor, Ingenieurin, Bauland, Joker bezahlt, und du hast schon einen späteren bezahlt.
reason-no_certificate = Du hast kein Zertifikat mit diesem Wert; wähle eines, das du besitzt.
reason-not_old = Nur Plättchen mit einem alten Kraftwerk lassen sich vertauschen: Erdöl, Erdgas, Kohle und Atomkraft.
reason-no_tile = Dort liegt kein offenes Plättchen, das sich vertauschen ließe.
reason-same_kind = Die beiden Plättchen müssen von verschiedener Art sein, sonst würde der Tausch nichts ändern.
