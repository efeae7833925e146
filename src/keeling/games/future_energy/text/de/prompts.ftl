### The game in a few words; what is asked for now, `prompt-<step>`; the rule of the moment, `help-<step>`.

game-name = Future Energy
game-short = Ein Bautrupp, bis zu vier Energiefirmen und ein Kontinent voller alter Kraftwerke, die ersetzt werden wollen.
game-aim = Du leitest eine Energiefirma, die in ganz Europa alte Kraftwerke ersetzt. Punkte bringen vollendete Baukontrakte, die meisten Kraftwerke in einer Region und ein Stromnetz, das viele Regionen erreicht. Wer nach der letzten Runde die meisten Punkte hat, gewinnt.

## Chance

prompt-sort_out_land = Ein Bauland-Plättchen wird aussortiert.
prompt-lay_tile = Ein Plättchen wird auf den Plan gelegt.
prompt-exchange_tile = Rund um das Startfeld liegen zu viele gleiche Plättchen: Eines davon wird ausgetauscht.
prompt-exchange_for_tile = Ein übriges Plättchen nimmt den Platz des ausgetauschten ein.
prompt-exchange_for_place = Ein Plättchen von weiter weg nimmt den Platz des ausgetauschten ein.
prompt-turn_up_contract = Ein Baukontrakt wird aufgedeckt.
prompt-deal_start_contract = Ein Startkontrakt wird ausgeteilt.
prompt-turn_up_order = Ein öffentlicher Auftrag wird aufgedeckt.
prompt-give_kite = Jemand erhält den Start-Drachen.
prompt-draw_certificate = Ein CO₂-Zertifikat wird gezogen.
prompt-draw_order = Der oberste Auftrag des Stapels wird gezogen.
prompt-over = Das Spiel ist zu Ende.

## Turn

prompt-look_on = Niemand kann mehr etwas tun: Das ist die letzte Runde.
help-look_on = In der Runde davor konnte niemand eine Stromleitung legen, einen Kontrakt nehmen, einen Auftrag kaufen oder nutzen oder ein Feld erreichen, auch nicht mit noch so viel gespartem Geld. Ändert sich das nicht, endet das Spiel nach dieser Runde. Die Spielregel kennt dieses Ende nicht, es ist unseres; wer nur Geld spart, beendet das Spiel nie.
prompt-planning = Was planst du?
help-planning = Jede deiner Ingenieurinnen kann eine Planungsaktion ausführen: eine Stromleitung kaufen, zwei Stromleitungen kaufen oder einen Kontrakt kaufen (mit öffentlichen Aufträgen: einen Kontrakt oder einen Auftrag). Jede Aktion gibt es einmal pro Zug, in beliebiger Reihenfolge, und du darfst jederzeit aufhören. Hast du den Zug ohne Kraftwerk auf einem Kontrakt begonnen, musst du nach Möglichkeit einen kaufen. Behalte etwas Geld für den Bautrupp, denn die meisten Schritte kosten 1{ "\u00A0" }M.
prompt-move = Wohin zieht der Bautrupp als Nächstes?
help-move = Der Bautrupp zieht Schritt für Schritt, bis er ein Plättchen erreicht, das zu einem Kraftwerk auf einem deiner Kontrakte passt; Bauland passt zu jedem. Ein Schritt über eine leere Verbindungslinie kostet 1{ "\u00A0" }M für die Bank, über fremde Leitungen 1{ "\u00A0" }M für jeden Besitzer und über eine eigene Leitung nichts. Ist ein passendes Plättchen erreichbar, musst du ziehen. Unterwegs kommt der Bautrupp nur über Orte ohne Plättchen, und über keinen zweimal.
prompt-build = Welches Kraftwerk baust du hier?
help-build = Du nimmst das Plättchen und stellst ein Kraftwerk von einem deiner Kontrakte an seine Stelle. Das Kraftwerk muss unter der Abbildung des Plättchens stehen; auf Bauland darfst du jedes nehmen. Ein Kontrakt ohne Kraftwerke ist vollendet und bringt sofort seine Punkte und 1{ "\u00A0" }M. Andere dürfen hier mit derselben Abbildung dazubauen.
prompt-join = Baust du { NAME($place, case: "at") } ein Kraftwerk dazu (2{ "\u00A0" }M an { NAME($seat2) })?
help-join = Jemand anders hat gerade gebaut, und du hast ein Kraftwerk unter derselben Abbildung. Für 2{ "\u00A0" }M, die diese Person bekommt, darfst du es auf dasselbe Feld stellen; die Aktion des Plättchens steht dir nicht zu. Nur die erste Person im Uhrzeigersinn, die zusagt, baut dazu. Mit öffentlichen Aufträgen bekommst du außerdem ein Jokerplättchen.
prompt-last_window = Nutzt du vor dem Ende deines Zuges einen Auftrag?
help-last_window = Das ist in diesem Zug die letzte Gelegenheit, öffentliche Aufträge vor dir zu nutzen, so viele du bezahlen kannst. Jede Abbildung eines Auftrags kostet ein gesammeltes Plättchen dieser Art. Joker und gesammelte Investor-, Ingenieurin- und Bauland-Plättchen können einspringen, aber mindestens ein Plättchen muss passen, und Punkte gibt es nur, wenn alle passen.

## Effects

prompt-place_line = Wohin legst du die Stromleitung?
help-place_line = Eine gekaufte Stromleitung kommt auf eine beliebige Verbindungslinie ohne Leitung; sie muss nichts Eigenes berühren. Eine kostenlose Leitung von einem Plättchen oder Auftrag darf auch neben einer einzelnen fremden liegen. Deine Leitungen machen Schritte für dich kostenlos, bringen Gebühren von anderen und verbinden Regionen für die Schlusswertung. Wer die letzte Leitung aus dem Vorrat legt, läutet die letzte Runde ein.
prompt-lift_line = Welche deiner Stromleitungen versetzt du?
help-lift_line = Wähle eine deiner Leitungen auf dem Plan und nimm sie auf. Sie muss danach auf eine andere Verbindungslinie und kommt nie in deinen Vorrat zurück. Suche eine Leitung, die dir weder Schritte spart noch deine Regionen verbindet.
prompt-put_down_line = Wohin kommt die Stromleitung von { NAME($connection) }?
help-put_down_line = Die aufgenommene Leitung muss auf eine andere Verbindungslinie als zuvor. Manche Aufträge verlangen eine leere Verbindungslinie, andere erlauben auch eine mit einer einzelnen fremden Leitung. Das Versetzen einer Leitung beendet nie das Spiel.
prompt-return_plant = Welches Kraftwerk kommt zurück in deinen Vorrat?
help-return_plant = Ein Kraftwerk von einem deiner Kontrakte kommt in deinen Vorrat zurück, und sein Kontraktfeld gilt als erledigt. War es dort das letzte, ist der Kontrakt vollendet und wird sofort gewertet. Nach einem Kohle-Plättchen darfst du verzichten; verlangt es ein Auftrag, musst du es tun.
prompt-add_oil_plants = Baust du hier noch ein Erdöl-Kraftwerk?
help-add_oil_plants = Mit einem Erdöl-Plättchen darfst du bis zu zwei weitere Kraftwerke auf dasselbe Feld stellen. Sie müssen auf anderen Kontrakten von dir unter Erdöl stehen. Du hast nie mehr als drei Kraftwerke auf einem Feld und darfst jederzeit aufhören.
prompt-pick_plant = Welches Kraftwerk stellst du auf den Plan?
help-pick_plant = Nimm ein beliebiges Kraftwerk von einem deiner Kontrakte; die Abbildung spielt keine Rolle. Mit einem Auftrag kommt es auf ein Feld mit einem fremden Kraftwerk, mit dem Bauland-Plättchen auf ein Feld mit einem eigenen. Leerst du so einen Kontrakt, ist er vollendet.
prompt-put_plant = Wohin kommt das Kraftwerk von { NAME($contract) } ({ NAME($icon) })?
help-put_plant = Mit einem Auftrag muss auf dem Feld ein fremdes Kraftwerk stehen, mit dem Bauland-Plättchen ein eigenes. Du darfst auf einem Feld höchstens drei Kraftwerke haben, und das Startfeld ist nie erlaubt. Mehr Kraftwerke in einer Region helfen dir zur Mehrheit.
prompt-shift_plant = Welches Kraftwerk verschiebst du, und zu welcher Seite?
help-shift_plant = Verschiebe ein Kraftwerk auf das Feld daneben auf demselben Kontrakt; dieses Feld muss leer sein. Das Kraftwerk steht dann unter einer anderen Abbildung und passt zu anderen Plättchen auf dem Plan.
prompt-double_plant = Welches Erdöl-Kraftwerk verdoppelst du?
help-double_plant = Du darfst ein zweites Kraftwerk aus dem Vorrat auf ein Kontraktfeld mit Erdöl stellen, auf dem genau eines steht. Wenn du später bei einem Erdöl-Plättchen baust oder dazubaust, können beide zusammen auf den Plan. Der Kontrakt ist erst vollendet, wenn beide weg sind.
prompt-sell_certificate = Welches CO₂-Zertifikat verkaufst du?
help-sell_certificate = Eines deiner Zertifikate verlässt das Spiel, und du nimmst seinen Wert plus 1 in Millionen. Alle sehen den Wert. In der Schlusswertung zählt es dann nicht mehr.
prompt-take_contract = Welchen Kontrakt nimmst du kostenlos?
help-take_contract = Du nimmst einen Kontrakt aus der Auslage, ohne zu zahlen und ohne Ingenieurin. Du brauchst im Vorrat so viele Kraftwerke, wie er Felder hat. Wird danach der letzte Kontrakt des Stapels aufgedeckt, läuft die letzte Runde. Bauland mit einem Auftrag für 0 Euro gibt einen Kontrakt, wenn ohne öffentliche Aufträge gespielt wird; das steht nicht in der Spielregel, es ist unsere Lesart.
prompt-take_open_order = Welchen öffentlichen Auftrag nimmst du kostenlos?
help-take_open_order = Du darfst einen der offenen Aufträge nehmen, ohne zu zahlen. Er zählt nicht als der eine Auftrag, den du in diesem Zug kaufen darfst. Solange der Stapel reicht, wird an seiner Stelle ein neuer aufgedeckt.
prompt-swap_tile = Welches Plättchen vertauschst du zuerst?
help-swap_tile = Zwei Plättchen auf dem Plan wechseln ihre Plätze; das erste wählst du jetzt. Beide müssen ein altes Kraftwerk zeigen, also Erdöl, Erdgas, Kohle oder Atomkraft, und von verschiedener Art sein. Hol ein Plättchen, das du brauchst, näher an den Bautrupp.
prompt-swap_with = Mit welchem Plättchen tauschst du das { NAME($place, case: "at") }?
help-swap_with = Wähle das zweite Plättchen des Tausches. Auch dieses muss ein altes Kraftwerk zeigen, aber von einer anderen Art als das erste.
prompt-repeat_planning = Welche Planungsaktion wiederholst du?
help-repeat_planning = Du darfst eine Planungsaktion dieses Zuges noch einmal ausführen, ohne Ingenieurin, aber zum vollen Preis. Zur Wahl stehen nur Aktionen, die eine Ingenieurin in diesem Zug schon ausgeführt hat. Mehr als einen Auftrag pro Zug darfst du auch so nicht kaufen.
prompt-store_or_collect = Wohin kommt das Atomkraft-Plättchen?
help-store_or_collect = Auf deinem Atomkraft-Tableau schenkt dir das Plättchen in jedem späteren Zug einen kostenlosen Schritt des Bautrupps. Als gesammeltes Plättchen kann es stattdessen die Abbildung Atomkraft eines Auftrags bezahlen. Du entscheidest jetzt, und das bleibt so.

## Orders

prompt-pay_tile = Mit welchem Plättchen bezahlst du die nächste Abbildung von { NAME($order) }?
help-pay_tile = Die Abbildungen des Auftrags werden einzeln bezahlt, jede mit einem gesammelten Plättchen ihrer Art oder einem Ersatz: einem Joker oder einem gesammelten Investor-, Ingenieurin- oder Bauland-Plättchen. Mindestens ein Plättchen muss passen. Passen alle, bringt der Auftrag neben seiner Wirkung auch seine Punkte. Alles Bezahlte verlässt das Spiel.
