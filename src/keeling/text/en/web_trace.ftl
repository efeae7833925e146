### What happened to seats, as everybody at the table is told. $who is a person with their seat.

web-trace-sat = { $name } sat down as { $seat }.
web-trace-sat-nameless = Somebody sat down as { $seat }.
web-trace-sat-host = The host sat down as { $seat }.
web-trace-sat-other = { $who } sat down as { $seat } as well.
web-trace-moved = { $who } goes on in another browser, by the personal link.
web-trace-moved-host = The host has taken over { $seat }, by the link to the seat.
web-trace-moved-other = { $who } has taken over { $seat }, by the link to the seat.
web-trace-program = A program plays { $seat }, or looks through it, with the key to the seat.
web-trace-left = { $who } left the table. A bot goes on: { $bot }.
web-trace-freed-link = The host freed { $seat }. Whoever sits down there, by a new link, sees all that { $seat } sees.
web-trace-freed-open = The host freed { $seat }. Anybody may sit down there, and then sees all that { $seat } sees.
web-trace-freed-bot = The host freed { $seat }. A bot goes on: { $bot }.
web-trace-link = The host made a new link to { $seat }. Whoever opens it sees all that { $seat } sees.
web-trace-link-open = The host made a new link to { $seat }. Whoever opens it plays there.
web-trace-link-own = { $who } has a new personal link.
web-trace-person-link = The host offers the bot's seat { $seat } to a person. Whoever opens the new link sees all that { $seat } sees.
web-trace-person-link-open = The host offers the bot's seat { $seat } to a person, by a new link.
web-trace-bot = A bot plays { $seat } ({ $bot }). { $who } asked for it.
web-trace-bot-host = A bot plays { $seat } ({ $bot }). The host asked for it.
web-trace-person = { $who } plays again instead of the bot.
web-trace-person-host = A person plays { $seat } again instead of the bot. The host asked for it.
web-trace-named = { $seat } is now called { $name }.
web-trace-named-nothing = { $seat } has no name now.
