### What happened to seats, as everybody at the table is told. $who is a person with their seat.

web-trace-sat = { $name } zajmuje miejsce: { $seat }.
web-trace-sat-nameless = Ktoś zajmuje miejsce: { $seat }.
web-trace-sat-host = Osoba prowadząca stół zajmuje miejsce: { $seat }.
web-trace-sat-other = { $who } zajmuje także miejsce: { $seat }.
web-trace-moved = { $who } gra dalej w innej przeglądarce, dzięki osobistemu linkowi.
web-trace-moved-host = Osoba prowadząca stół przejmuje przez link miejsce: { $seat }.
web-trace-moved-other = { $who } przejmuje przez link miejsce: { $seat }.
web-trace-program = Program z kluczem do miejsca gra lub ogląda grę jako { $seat }.
web-trace-left = { $who } odchodzi od stołu. Dalej gra bot: { $bot }.
web-trace-freed-link = Osoba prowadząca stół zwalnia miejsce: { $seat }. Kto usiądzie tam przez nowy link, zobaczy wszystko, co widać z tego miejsca.
web-trace-freed-open = Osoba prowadząca stół zwalnia miejsce: { $seat }. Może tam usiąść każdy i zobaczy wszystko, co widać z tego miejsca.
web-trace-freed-bot = Osoba prowadząca stół zwalnia miejsce: { $seat }. Dalej gra bot: { $bot }.
web-trace-link = Osoba prowadząca stół wystawia nowy link do miejsca: { $seat }. Kto go otworzy, zobaczy wszystko, co widać z tego miejsca.
web-trace-link-open = Osoba prowadząca stół wystawia nowy link do miejsca: { $seat }. Kto go otworzy, będzie tam grać.
web-trace-link-own = { $who } ma nowy osobisty link.
web-trace-person-link = Osoba prowadząca stół oddaje człowiekowi miejsce bota: { $seat }. Kto otworzy nowy link, zobaczy wszystko, co widać z tego miejsca.
web-trace-person-link-open = Osoba prowadząca stół oddaje człowiekowi, przez nowy link, miejsce bota: { $seat }.
web-trace-bot = { $seat }: teraz gra bot ({ $bot }). Na prośbę: { $who }.
web-trace-bot-host = { $seat }: teraz gra bot ({ $bot }). Na prośbę osoby prowadzącej stół.
web-trace-person = { $who } znów gra zamiast bota.
web-trace-person-host = { $seat }: zamiast bota znów gra człowiek. Na prośbę osoby prowadzącej stół.
web-trace-named = { $seat } ma teraz imię: { $name }.
web-trace-named-nothing = { $seat } nie ma już imienia.
