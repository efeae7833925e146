### The lobby, new tables, and the seats of a table.

## Lobby

web-lobby-title = Lobby
web-lobby-heading = What shall we play?
web-lobby-seats = { $fewest } to { $most } players
web-lobby-ready = ready
web-lobby-planned = planned
web-lobby-new = New table
web-lobby-mine = My tables
web-lobby-ended = Finished
web-lobby-elsewhere = Tables that wait for another start of the server
web-lobby-go = To the table
web-lobby-result = Result
web-lobby-played = Last played { $when }
web-lobby-forget = Forget
web-lobby-forget-table = Forget table { $table }
web-lobby-waiting = Open tables
web-lobby-waiting-none = No table is waiting for players at the moment. A new table with an open seat is shown here to everybody.
web-lobby-sit = Sit down as { $seat }
web-lobby-name = Your name (optional)
web-lobby-about = About this server
web-lobby-stored = Tables are kept in this server's database, with the names that people gave themselves, until its owner removes them.
web-lobby-deleted = { $days ->
        [one] Tables that nobody has touched for { $days } day are deleted.
       *[other] Tables that nobody has touched for { $days } days are deleted.
    }
web-lobby-cookies = Cookies are used for three things: the seats of this browser, the language, and protection of forms. Nothing goes to third parties.
web-lobby-publishers = This is a free project by people who like these games. It is not affiliated with their authors or publishers, and all pictures are its own. If you like a game, buy it: it is even better on a real table.
web-lobby-rules = Rules of { $game }
web-lobby-glossary = Glossary of { $game }
web-lobby-api = For programs: the API
web-lobby-error = That did not work
web-lobby-back = To the lobby

web-lobby-co2 = CO₂
web-lobby-co2-short = Energy companies compete to bring clean power plants to six regions before the air is full.
web-lobby-second_chance = CO₂: Second Chance
web-lobby-second_chance-short = The same world once more: together or against each other, bend the curve before it is too late.
web-lobby-green_deal = Green Deal
web-lobby-green_deal-short = Build a company that earns well and is thought well of, on a world map without edges.
web-lobby-e_mission = e-Mission
web-lobby-e_mission-short = All against the warming: the powers of the world cut their emissions and brace for crises.

## New table

web-new-title = New table: { $game }
web-new-start = Open the table
web-new-seats = How many seats?
web-new-count = { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
web-new-players = Who plays?
web-new-who = Who plays { $seat }?
web-new-name = Name for { $seat }
web-new-name-short = Name (optional)
web-new-people = People
web-new-bots = Bots
web-new-who-here = On this device
web-new-who-link = By link
web-new-who-open = Open to anybody
web-new-who-uniform = Bot, easy
web-new-who-greedy = Bot, medium
web-new-who-planner = Bot, strong
web-new-who-rollout = Bot, strong (tries out)
web-new-hint-here = Several people on one device pass it on; each sees only what is theirs.
web-new-hint-here-open = Several people can share one device: there are no secrets, and each of their seats can be shown at any time.
web-new-hint-link = Each seat by link gets its own link and QR code on the next page; open seats are listed in the lobby.
web-new-hint-bots = Easy bots choose at random, medium ones look one choice ahead, strong ones plan their whole turn; those that try out play the game on at random and take their time.
web-new-more = More settings, language and seed
web-new-language = Language of the table
web-new-language-hint = Messages are sent in it. On the pages everybody can choose their own.
web-new-seed = Seed (optional)
web-new-seed-hint = With the same seed and the same choices chance does the same again. Whoever knows the seed knows what chance will do: leave this empty when it matters.
web-new-error = The table could not be opened yet: see below.
web-new-error-seats = This game cannot be played with so many seats.
# names: the settings, as a list.
web-new-error-settings = These settings do not go together: { $names }. Choose others.
# values: what a setting could be, as a list.
web-new-fitting = Possible for { $name }: { $values }
# Only with so many seats; seats: numbers, as a list.
web-new-meanings = What these mean
web-new-only = seats: { $seats }
web-new-clash = not with “{ $what }”
web-new-seats-of = the number of seats
web-new-error-who = Choose who plays this seat.

## Taking a seat

web-join-title = Take your seat
web-join-seat = You play { $seat }.
web-join-others = At the table
web-join-name = Your name
web-join-name-hint = The others will see it. You may leave it empty.
web-join-sit = Sit down
web-join-bot = A bot plays here at the moment. When you sit down, the seat is yours again.
web-join-held = Somebody sits here already. If you go on, their browser loses the seat, and everybody at the table is told. If that is you on another device, go on.
web-join-program = A program plays here at the moment. When you sit down, it cannot play this seat any more.
web-join-once = This link works once. When you sit down, your seat gets a new link, which only you will find on the page “Seats”.
web-join-host-title = Look after the table
web-join-host-about = With this link you are the host, on this device as well: you hand out the links to the seats and say who plays them.
web-join-host = Be the host
web-join-unknown = This link opens no seat. See whether it is complete; if it is, ask the host of the table for a new one.
web-join-spent-title = This link has been used
web-join-spent = A link to a seat works once. With this one somebody sat down as { $seat }, or the host has replaced it by another.
web-join-spent-you = If you sat down on another device, open the page “Seats” there: it shows a link to go on here.
web-join-spent-other = If it was somebody else, or if that browser has forgotten you, ask the host to free the seat and to give you a new link.
web-join-spent-watch = Watch the table
web-join-taken = Somebody else has sat down there in the meantime.

## Seats

web-seats-title = Seats: { $game }
web-seats-back = To the table
web-seats-you = you
web-seats-away = has not been here for a while
web-seats-nobody = without a name
web-seats-vacant = nobody sits here yet
web-seats-link = Link to this seat
web-seats-link-hint = It works once: whoever sits down with it gets a new link of their own. Give it to one person only.
web-seats-link-taken = Somebody sits here with a link of their own, which only they can see.
web-seats-link-program = A program plays here with the key to this seat.
web-seats-link-own = Your link, to go on at another device
web-seats-link-own-hint = Keep it to yourself: whoever opens it takes your seat and sees all that you see. It works once; the other device then has a new one.
web-seats-code = QR code
web-seats-code-of = QR code with the link to { $seat }
web-seats-reissue = New link
web-seats-reissue-hint = The old link stops working. Everybody at the table is told that there is a new one.
web-seats-free = Free the seat
web-seats-free-hint = Whoever sits here loses the seat and is told so. Whoever sits down next sees all that this seat sees. Everybody at the table is told.
web-seats-free-to = For whom is { $seat } freed?
web-seats-free-link = a person, with a new link
web-seats-free-open = anybody: an open seat
web-seats-rename = Save name
web-seats-name = Your name
web-seats-plays = Who plays { $seat }?
web-seats-person = the person
web-seats-change = Change
web-seats-offer = a person, with a new link
web-seats-to-bot = Leave it to a bot
web-seats-level = Bot for { $seat }
web-seats-take-back = Take the seat back
web-seats-step-in = Let a bot play
web-seats-webhook = Message when it is my turn
web-seats-webhook-hint = An address to which the server sends a message when you are asked and have no page of this seat open, such as the incoming webhook of a chat.
web-seats-webhook-url = Address
web-seats-webhook-save = Save
web-seats-webhook-test = Save and send a test
web-seats-webhook-remove = Remove
web-seats-webhook-message = A test from { $game }: this is where messages will arrive.
web-seats-leave = Leave the table
web-seats-leave-hint = Medium bots go on in your place. You can come back only with a link.
web-seats-links = More links
web-seats-host-link = Host
web-seats-host-link-hint = Makes another device of yours the host, too. Keep it to yourself.
web-seats-watch-link = Spectators
web-seats-watch-link-hint = Whoever has this address can watch; hands stay hidden.
web-seats-watch-link-hint-open = Whoever has this address can watch and sees everything: there are no secrets.
web-seats-host-only = Only the host of the table may do that.
web-seats-no-bot = There is no such bot.
web-seats-trace = What happened to the seats
web-seats-done-name = The name is saved.
web-seats-done-bot = A bot plays this seat now.
web-seats-done-person = A person plays this seat now.
web-seats-done-link = There is a new link; the old one is dead. Everybody at the table has been told.
web-seats-done-freed = The seat is free, and everybody at the table has been told.
web-seats-done-saved = The address is saved.
web-seats-done-sent = The message was sent.
web-seats-done-removed = No messages will be sent any more.
