### What happened to seats, as everybody at the table is told. $who is a person with their seat.

web-trace-sat = { $name } zajmuje miejsce: { $seat }.
web-trace-sat-nameless = Ktoś zajmuje miejsce: { $seat }.
web-trace-sat-host = Gospodarz stołu zajmuje miejsce: { $seat }.
web-trace-sat-other = { $who } zajmuje także miejsce: { $seat }.
web-trace-moved = { $who } gra dalej w innej przeglądarce, dzięki osobistemu linkowi.
web-trace-moved-host = Gospodarz stołu przejmuje przez link miejsce: { $seat }.
web-trace-moved-other = { $who } przejmuje przez link miejsce: { $seat }.
web-trace-program = Program z kluczem do miejsca gra lub ogląda grę jako { $seat }.
web-trace-left = { $who } odchodzi od stołu. Dalej gra bot: { $bot }.
web-trace-freed-link = Gospodarz stołu zwalnia miejsce: { $seat }. Kto usiądzie tam przez nowy link, zobaczy wszystko, co widać z tego miejsca.
web-trace-freed-open = Gospodarz stołu zwalnia miejsce: { $seat }. Może tam usiąść każdy i zobaczy wszystko, co widać z tego miejsca.
web-trace-freed-bot = Gospodarz stołu zwalnia miejsce: { $seat }. Dalej gra bot: { $bot }.
web-trace-link = Gospodarz stołu wystawia nowy link do miejsca: { $seat }. Kto go otworzy, zobaczy wszystko, co widać z tego miejsca.
web-trace-link-open = Gospodarz stołu wystawia nowy link do miejsca: { $seat }. Kto go otworzy, będzie tam grać.
web-trace-link-own = { $who } ma nowy osobisty link.
web-trace-person-link = Gospodarz stołu oddaje człowiekowi miejsce bota: { $seat }. Kto otworzy nowy link, zobaczy wszystko, co widać z tego miejsca.
web-trace-person-link-open = Gospodarz stołu oddaje człowiekowi, przez nowy link, miejsce bota: { $seat }.
web-trace-bot = { $seat }: teraz gra bot ({ $bot }). Na prośbę: { $who }.
web-trace-bot-host = { $seat }: teraz gra bot ({ $bot }). Na prośbę gospodarza stołu.
web-trace-person = { $who } znów gra zamiast bota.
web-trace-person-host = { $seat }: zamiast bota znów gra człowiek. Na prośbę gospodarza stołu.
web-trace-named = { $seat } ma teraz imię: { $name }.
web-trace-named-nothing = { $seat } nie ma już imienia.
