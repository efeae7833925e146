### The table in the browser: what stands around every game.

web-skip = Skip to content

## Errors

web-error-stale = The game has moved on in the meantime. This is how things stand now.
web-error-no-table = There is no such table here. Perhaps the link is incomplete.
web-error-no-seat = There is no such seat at this table.
web-error-no-position = There is no such position in this game.
web-error-no-game = There is no such game here.
web-error-rules = This table was made with another release of the rules than this server has.
web-error-revision = This table was begun with revision { $revision } of the game's rules and values, and this server plays revision { $plays }. Nothing of it is lost: whoever runs the server can start it with --revision { $game }={ $revision }, and the game goes on.
web-error-data = This table was made with the values of another box ({ $data }). Nothing of it is lost: it goes on where keeling serve is started with --data and the folder of that box.
web-error-data-own = This table was made with the values that come with Keeling, and this server uses those of a box of its own. Nothing of it is lost: it goes on where keeling serve is started without --data.
web-error-damaged = The log of this table is damaged: the server cannot read it any more. Other tables are not affected. The owner of the server finds the table and the place in the server's log.
web-error-not-your-turn = It is not this seat's turn.
web-error-not-your-seat = That is not your seat. Open the link to your seat on this device first.
web-error-bot-plays = A bot is playing this seat at the moment. Take the seat back first.
web-error-bot-seat = This seat belongs to a bot.
web-error-no-undo = There is nothing to take back: the choices of others, chance and what was revealed all stand.
web-error-closed = This table has been closed by the owner of the server. It can be looked at, but nobody can choose any more.
web-error-no-option = “{ $option }” is not an option of this game.
web-error-illegal = “{ $option }” is not possible now.
web-error-command = The id of the request is missing or too long.
web-error-seed = A seed has at most 40 printable characters.
web-error-language = There are texts in these languages: { $languages }.
web-error-sitters = { $sitters } sitters do not fit { $seats } seats.
web-error-wrong = This does not work: { $why }
web-error-token = This token opens no seat of this table.
web-error-needs-token = This needs the token of a seat, as “Authorization: Bearer …”.
web-error-record = The record is available once the game is over: before, it would give away what others hold.
web-error-streams = Too many open connections. Close some pages and try again.
web-error-too-many = Too many new tables in one minute. Please wait a little.
web-error-bot-tables = This server already runs as many tables with only bots as it allows. Please wait until one of these games has ended, or play at the table yourself.
web-error-own-bot-tables = You already have as many running tables with only bots as this server allows. Please wait until one of these games has ended, or play at the table yourself.
web-error-webhook = Messages cannot be sent to this address.
web-error-webhook-private = Messages may not go to addresses inside the server's own network.
web-error-webhook-answer = The address did not accept the message.
web-error-400 = The server could not make sense of this request.
web-error-401 = This needs a token.
web-error-403 = This is not allowed. If the page has been open for a long time, load it again.
web-error-404 = There is nothing at this address.
web-error-405 = This address cannot be used in this way.
web-error-408 = The request took too long to arrive. Please try again.
web-error-413 = That is more than the server accepts at once.
web-error-415 = Requests to this address have to be JSON, with “Content-Type: application/json”.
web-error-429 = Too many requests. Please wait a little.
web-error-431 = The request has too many headers, or they are too long. If this is a browser, delete its cookies for this site.
web-error-undos = You have taken back { $most } choices in this turn. Please go on from here.
web-error-500 = Something went wrong on the server. Nothing is lost: load the page again.
web-error-503 = The server cannot get at its database just now, or is too busy. Nothing is lost: try again in a moment.
web-error-database = The database of this server is damaged, and what you asked for cannot be read or written. The owner of the server is told. Tables that can still be read go on.
web-again-kept = Nothing that you entered is lost: it is kept on this page.
web-again-soon = It is sent again in a moment.
web-again-send = Send again
web-error-quote = If it keeps happening, tell the owner of the server this number: { $request }

## Messages

web-webhook-turn = { $name }, it is your turn in { $game }: { $link }

## Table

web-table-of = { $game }, table { $table }
web-table-your-turn = Your turn
web-table-turn-as = Your turn, { $name }
web-table-asked-by = { $seat } is waiting for your answer
# The question interrupts the turn of somebody else.
web-table-interrupts = You are asked in the turn of { $seat }
web-table-turn-of = Waiting for { $name }
web-table-thinking = { $name } is thinking …
web-table-together = Everybody chooses at the same time
web-table-rests = You are done
web-table-rests-hint = While others are not, you can think again.
web-table-shared = Everybody is asked; the first answer counts for all.
web-table-begun = Nobody sees this before it is complete; meanwhile the others go on.
web-table-ready = has chosen
web-table-made = Your choice: { $choice }
web-table-change = Change
web-table-change-hint = You can change it until all have chosen.
web-table-over = The game is over
web-table-spectator = You are watching
web-table-closed = This table is closed
web-table-closed-hint = The owner of this server has closed it. You can look at everything, but nobody can choose any more. If that is a mistake, ask the owner to open it again.
web-table-days-left = { $days ->
        [0] Nobody has chosen here for a long time: this table will be deleted today. A choice keeps it.
        [one] Nobody has chosen here for a long time: this table will be deleted in { $days } day. A choice keeps it.
       *[other] Nobody has chosen here for a long time: this table will be deleted in { $days } days. A choice keeps it.
    }
web-table-seat-lost = { $seat } is not your seat any more: it was taken over in another browser, by its personal link. If that was not you, tell the others at the table and ask the host to free the seat.
web-table-seat-freed = { $seat } is not your seat any more: the host has freed it. You can go on watching. If that was a mistake, ask the host for a new link.
web-table-alive = Connected
web-table-lost = Connection lost, trying again …
web-table-board = Board
web-table-things = Players and cards
web-table-tab-things = Players
web-table-tab-log = Log
web-table-log = What happened
web-table-log-all = The whole story
web-table-seats = Seats
web-table-seats-manage = Seats and links
web-table-text = Board as text
web-table-text-hint = Everything on the board, in words
web-table-help = What is this about?
web-table-rules = Rules
web-table-rules-about = Rule { $clause }
web-table-glossary = Glossary
web-table-refused = { $count ->
        [one] { $count } thing is not possible now
       *[other] { $count } things are not possible now
    }
web-table-costs = Changes: { $change }
web-table-final = cannot be taken back
web-table-confirm = This cannot be taken back. Go ahead?
web-table-confirm-ends = This ends your turn and cannot be taken back. Go ahead?
web-table-confirm-yes = Yes, go ahead
web-table-confirm-no = No, go back
web-table-undo = Take back
web-table-undo-hint = Take back your last choice
web-table-hand-over = Pass the device to { $name }
web-table-hand-over-hint = Once { $name } has it and nobody else is looking:
web-table-hand-over-go = I am { $name }
web-table-beside = Choose for { $seat }
web-table-position = Position { $at } of { $all }
web-table-first = To the beginning
web-table-back = Back
web-table-forward = Forward
web-table-now = To the latest position
web-table-play = Play
web-table-pause = Pause
web-table-earlier = You are looking at an earlier position.
web-table-history = Browse the game
web-table-result = Result
web-table-more = More
web-table-sound = Sound when it is my turn
web-table-letters = Letter keys (U, D, B, T)
web-table-report = Report a problem
web-table-record = Download the record
web-table-record-later = The record: with the result, when the game is over
web-table-bot-uniform = easy bot
web-table-bot-greedy = medium bot
web-table-bot-planner = strong bot
web-table-bot-rollout = strong bot (tries out)
web-table-left = a bot plays for { $name }
web-table-present = is here
web-table-away = is away
web-table-free = open seat
web-table-sit = Sit down
web-table-take-back = Take my seat back
web-table-step-in = Let a bot play for { $name }
web-table-several = Several things are possible here: choose from the list.
web-table-fold = Fold the question away
web-table-reading = To read
web-table-reading-close = Close
web-table-asked = The question is: { $prompt }

## Keys

web-keys-title = Keyboard shortcuts
web-keys-tab = move through all that can be chosen, on the board and in the list
web-keys-enter = choose
web-keys-arrows = next or previous option in the list
web-keys-ends = first or last option in the list
web-keys-history = one position back or forward
web-keys-undo = take back
web-keys-decision = go to the decision
web-keys-board = go to the board
web-keys-text = the board as text
web-keys-help = this list
