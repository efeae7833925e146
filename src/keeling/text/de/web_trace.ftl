### What happened to seats, as everybody at the table is told. $who is a person with their seat.

web-trace-sat = { $name } hat als { $seat } Platz genommen.
web-trace-sat-nameless = Jemand hat als { $seat } Platz genommen.
web-trace-sat-host = Die Tischleitung hat als { $seat } Platz genommen.
web-trace-sat-other = { $who } hat auch als { $seat } Platz genommen.
web-trace-moved = { $who } spielt in einem anderen Browser weiter, mit dem persönlichen Link.
web-trace-moved-host = Die Tischleitung hat { $seat } übernommen, mit dem Link zum Platz.
web-trace-moved-other = { $who } hat { $seat } übernommen, mit dem Link zum Platz.
web-trace-program = Ein Programm spielt { $seat } oder sieht, was { $seat } sieht. Es hat den Schlüssel zum Platz.
web-trace-left = { $who } hat den Tisch verlassen. Ein Bot spielt weiter: { $bot }.
web-trace-freed-link = Die Tischleitung hat { $seat } frei gemacht. Wer sich mit dem neuen Link dorthin setzt, sieht alles, was { $seat } sieht.
web-trace-freed-open = Die Tischleitung hat { $seat } frei gemacht. Wer mag, kann sich dorthin setzen und sieht dann alles, was { $seat } sieht.
web-trace-freed-bot = Die Tischleitung hat { $seat } frei gemacht. Ein Bot spielt weiter: { $bot }.
web-trace-link = Die Tischleitung hat einen neuen Link zu { $seat } ausgestellt. Wer ihn öffnet, sieht alles, was { $seat } sieht.
web-trace-link-open = Die Tischleitung hat einen neuen Link zu { $seat } ausgestellt. Wer ihn öffnet, spielt dort.
web-trace-link-own = { $who } hat einen neuen persönlichen Link.
web-trace-person-link = Die Tischleitung bietet den Platz des Bots, { $seat }, einer Person an. Wer den neuen Link öffnet, sieht alles, was { $seat } sieht.
web-trace-person-link-open = Die Tischleitung bietet den Platz des Bots, { $seat }, einer Person an, mit einem neuen Link.
web-trace-bot = Ein Bot spielt { $seat } ({ $bot }). Darum gebeten hat { $who }.
web-trace-bot-host = Ein Bot spielt { $seat } ({ $bot }). Darum gebeten hat die Tischleitung.
web-trace-person = { $who } spielt wieder selbst statt des Bots.
web-trace-person-host = { $seat } spielt wieder eine Person statt des Bots. Darum gebeten hat die Tischleitung.
web-trace-named = { $seat } heißt jetzt { $name }.
web-trace-named-nothing = { $seat } hat jetzt keinen Namen.
