### The command line. Words in capitals and after two hyphens are typed as they are in every language.

## Commands, one line each

cli-about = Climate-strategy board games: play them, let bots play them, look at games that were played. The rules follow the rulebooks, and what we decided is marked; many values of components are reconstructions of ours, and keeling data GAME says which.
cli-games = list the games that can be played
cli-play = play a game in the terminal, with people and bots in any mix
cli-serve = open the table in the browser, for people and bots in any mix
cli-db = look after the database of a server: check it, back it up, restore it, move it
cli-sim = let bots play many games
cli-replay = tell a recorded game in words
cli-check = check that records replay and scenarios hold
cli-verify = verify that chance in records did what their tables had committed to
cli-rules = read the rules, clause by clause
cli-bench = measure how fast this machine plays

## Help

cli-usage = usage:
cli-heading-arguments = arguments
cli-heading-everywhere = everywhere
cli-heading-commands = commands (keeling COMMAND --help tells more):
cli-help-command = what to do, see below
cli-help-rest = the arguments of the command
cli-help-help = show this help and exit
cli-help-version = show the version and exit
cli-help-lang = language (otherwise that of the environment)
cli-help-data = folder with values of components to use instead of ours, for example those of your own box
cli-help-revision = play an earlier revision of a game; may be given several times
cli-help-json = print JSON
cli-help-game = id of a game, as `keeling games` lists it
cli-help-seats = number of seats
cli-help-set = a setting, for example modules=module_1,module_2; may be given several times
cli-help-seed = whole number from which chance is drawn: the same seed, the same game
cli-help-players = who plays, one entry a seat: you, human:NAME, uniform, greedy, planner, rollout or rollout:100; without it you play against greedy bots
cli-help-record = keep the record of the game in this file, as text or, if it ends in .jsonl, as a line of JSON
cli-help-resume = go on with a game from its record, with the same players unless others are named
cli-help-play-svg = keep a picture of the board in this file
cli-help-bots = bots in the order of seats: uniform, greedy, planner, rollout or rollout:100; if there are fewer than seats, they repeat (greedy)
cli-help-games = number of games of each set-up (100)
cli-help-workers = number of processes (1); the results do not depend on it
cli-help-out = write the records to this file, one line of JSON each
cli-help-all-configs = play every way to set the game up
cli-help-rotate = let the bots change seats from game to game
cli-help-record-file = a record, as text or as lines of JSON
cli-help-record-number = which record of a file with several (1)
cli-help-to = stop after so many choices
cli-help-seat = whose view to show; without it that of a spectator
cli-help-svg = write a picture of the board to this file
cli-help-files = records, or scenarios that end in .toml
cli-help-verify-files = records of games that are over, as text or as lines of JSON
cli-help-commitment = the commitment as it stood at the table during the game, to compare
cli-help-clauses = numbers of clauses such as FE-5.2, or words to look for
cli-help-seconds = how long to measure (1)
cli-help-host = the address to listen at (127.0.0.1: this machine alone)
cli-help-port = the port to listen at; without it the first free one from 8080 on
cli-help-lan = let other devices in this network join, too
cli-help-public-url = how others reach this server, for the links it gives away
cli-help-database = file or URL of the database (a file in your folder for data)
cli-help-servers = number of server processes (1); more than one needs PostgreSQL
cli-help-bot-processes = number of processes that think for bots (2)
cli-help-keep-days = after so many days without a choice, delete a table (0: keep all tables)
cli-help-owner-key = the key to the owner's page (otherwise one that is kept in the database)
cli-help-log = form of the log on standard error (text)
cli-help-log-level = what is logged: warnings and worse, or every request as well (warning)
cli-help-log-addresses = log the addresses of visitors, too
cli-help-open = open the page in the browser, or do not
cli-help-db-action = check: whether all is sound; backup FILE: while the server runs; restore FILE; move FROM TO: for example from a file to PostgreSQL
cli-help-db-places = the file of a backup; for move, the database to read and the one to fill
cli-help-db-force = replace what is in the place that is written to

## Errors

cli-error-missing = missing: { $what }
cli-error-unrecognized = unknown option or argument: { $what }
cli-error-meant = did you mean { $option }?
cli-error-no-value = { $what } needs a value
cli-error-takes-no-value = { $what } takes no value
cli-error-choice = '{ $value }' is none of { $choices }
cli-error-number = '{ $value }' is not a whole number of at least { $least }
cli-error-number-between = '{ $value }' is not a whole number from { $least } to { $most }
cli-error-seconds = '{ $value }' is not a number of seconds above 0 and up to 3600
cli-error-seed = '{ $value }' is not a seed; write a whole number such as 7, or 7/42 for game 42 of a series
cli-error-no-command = a command is missing; there are: { $commands }
cli-error-command = there is no command '{ $command }'; there are: { $commands }
cli-error-data = --data: there is no folder '{ $path }'
cli-error-data-game = --data { $path }: '{ $name }' is not the folder of a game; the games are { $games }
cli-error-revision = --revision: '{ $value }' is not of the form GAME=N
cli-error-revision-game = --revision: there is no game '{ $name }'; the games are { $games }
cli-error-revision-number = --revision { $value }: of { $game } there are the revisions { $numbers }
cli-error-set = --set: '{ $value }' is not of the form NAME=VALUE
cli-error-set-seats = --set: use --seats for the number of seats
cli-error-conflict = these settings do not go together: { $given }; one of them could be: { $fitting }
cli-error-resume = that is a record of { $game }: name this game, and leave its seats and settings to the record
cli-error-players = { $argument }: { $given ->
        [one] { $given } entry
       *[other] { $given } entries
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
cli-error-write = cannot write { $path }: { $reason }
cli-error-record-number = --game: there is no record { $number }, the file has { $count }
cli-error-seat = --seat: '{ $value }' is none of { $choices }
cli-error-commitment = --commitment: '{ $value }' is not a commitment; it has 64 digits, 0 to 9 and a to f
cli-error-worker = a worker process ended without a message; with --workers 1 the reason may show
cli-error-engine = a worker process runs another engine than its parent (one is compiled, the other is not)
cli-error-no-rules = the rules document of { $game } is not installed
cli-error-no-clause = the rules of { $game } have nothing about '{ $wanted }'
cli-error-host = cannot listen at { $host }, port { $port }: { $reason }
cli-error-no-driver = { $url }: the driver for PostgreSQL is not installed: pip install 'keeling[all]'
cli-error-no-server = the server is not installed: pip install 'keeling[server]'
cli-error-port = --port: port { $port } is taken; without --port a free one is found
cli-error-ports = all ports from { $first } to { $last } are taken; name another with --port
cli-error-database = --database { $url }: { $reason }
cli-error-served = { $place } is served already, by process { $process }: one process serves a SQLite file; stop that one, or name another: --database FILE. Several processes can serve a PostgreSQL database
cli-error-workers = --workers { $workers }: several processes cannot serve one SQLite file, as they would not notice each other’s changes; leave --workers out, or name a PostgreSQL database: --database postgresql://user@host/name
cli-error-public-url = --public-url: “{ $given }” is no address that links can begin with: write it like https://games.example.org
cli-error-owner-key = --owner-key: a key has at least { $least } letters, digits, dots, hyphens, underscores or tildes
cli-error-db = { $place }: { $reason }
cli-error-db-check = check takes no place: name the database with --database
cli-error-db-backup = backup takes one FILE, in which the backup will be
cli-error-db-restore = restore takes one FILE, a backup; --database names where it goes
cli-error-db-move = move takes two places: FROM and TO, each a file or a URL, and no --database
cli-error-db-none = there is no database at { $place }
cli-error-db-foreign = { $place } is not a database of Keeling
cli-error-db-newer = { $place } was made by a newer release (schema { $schema }): use that one
cli-error-db-older = { $place } was made by an older release (schema { $schema }): start keeling serve once, which brings it up to date
cli-error-db-in-use = { $place } is in use: stop the server first
cli-error-db-full = { $place } is not empty; with --force it is replaced
cli-error-db-same = { $place } cannot be copied onto itself
cli-error-db-differs = { $place }: what has arrived differs from what was sent; nothing was changed there
cli-error-db-unsound = { $source } is damaged, so { $target } was left as it is: it may be the last sound copy; keeling db check tells what is damaged

## Tables

cli-column-id = id
cli-column-name = name
cli-column-game = game
cli-column-seat = seat
cli-column-seats = seats
cli-column-configs = set-ups
cli-column-config = set-up
cli-column-compiled = compiled
cli-column-choices_per_second = choices/s
cli-column-clone_us = µs a clone
cli-column-state_bytes = bytes a state
cli-column-games = games
cli-column-player = player
cli-column-score = mean score
cli-column-spread = spread
cli-column-least = least
cli-column-most = most
cli-column-scores = mean scores
cli-column-wins = wins
cli-column-clauses = clauses
cli-column-chapter = chapter

## sim, replay, check, rules

cli-sim-heading = { $game }, { $config }
cli-sim-rotating = all in turn
cli-sim-speed = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } and { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    } in { $seconds } s ({ $speed } choices/s)
cli-sim-lost = { $games ->
        [one] { $games } game was lost by all
       *[other] { $games } games were lost by all
    } ({ $share } %)
cli-sim-won-in = { $unit ->
        [decade] Won in decade
       *[round] Won in round
    } { $rounds }
cli-sim-lost-in = { $unit ->
        [decade] Lost in decade
       *[round] Lost in round
    } { $rounds }
cli-sim-ended-in = { $unit ->
        [decade] Ended in decade
       *[round] Ended in round
    } { $rounds }
cli-sim-error = a game broke, { $error }
cli-sim-errors = { $count ->
        [one] { $count } game did not end
       *[other] { $count } games did not end
    }
cli-replay-so-far = After { $taken } of { $all ->
        [one] { $all } choice
       *[other] { $all } choices
    } the game goes on.
cli-check-ok = ok
cli-check-ok-by = ok, by the revision it was played by: { $revisions }
cli-replay-earlier = Played by revision { $revision } of { $game }, and told by it; the newest one is { $newest }.
cli-check-record = record { $number }: { $problem }
cli-rules-how = keeling rules GAME followed by the number of a clause or by words shows the rules themselves.

## verify

cli-verify-no-draw = no draw of chance was made at table { $table }: there is nothing to verify
cli-verify-ok = { $draws ->
        [one] the one draw of chance is
       *[other] all { $draws } draws of chance are
    } as table { $table } had committed to
cli-verify-copied = { $draws ->
        [one] the first draw was
       *[other] the first { $draws } draws were
    } made at another table, from which this one went on: not verified here
cli-verify-revision = It was replayed by the revision it was played by: { $game } { $revision }.
cli-verify-words = { $count ->
        [one] players added words once
       *[other] players added words { $count } times
    }
cli-verify-no-words = no player added words: the secret alone decided
cli-verify-compare = the commitment is { $commitment }; compare it with what the table showed during the game, or give that with --commitment
cli-verify-seeded = this game was made with a seed: whoever knew it could foresee chance, and there is no commitment to verify
cli-verify-no-commitment = this record has no commitment: nothing to verify
cli-verify-other-commitment = the record has another commitment than { $expected }: it is not the game it is said to be
cli-verify-broken-commitment = the secret is not the one that was committed to
cli-verify-other-chance = choice { $choice } was not drawn from the secret: the record says '{ $found }', it should be '{ $expected }' ({ $verified } draws before are right)
cli-verify-other-result = every draw is right, but the record gives another result than its choices lead to

## serve

cli-serve-here = The table is open: { $url }
cli-serve-others = In your network: { $url }
cli-serve-database = The games are kept in { $database }
cli-serve-earlier = { $tables ->
        [one] { $tables } unfinished table is of { $game } revision { $revision }; to go on with it, start with --revision { $game }={ $revision }
       *[other] { $tables } unfinished tables are of { $game } revision { $revision }; to go on with them, start with --revision { $game }={ $revision }
    }
cli-serve-owner = For you alone, the owner: { $url }
cli-serve-plain = Running in plain Python while the engine is compiled in the background; the server then switches to it by itself.
cli-serve-compiled = The engine is compiled, and the server now uses it.
cli-serve-uncompiled = The engine could not be compiled, and the server goes on in plain Python. What went wrong: { $log }
cli-serve-stop = Ctrl-C stops the server; the games go on when it is started again.
cli-serve-stopped = Stopped. Every choice is kept.

## db

cli-db-replaying = Replaying tables
cli-db-table = table { $table }: { $problem }
cli-db-schema = The schema is { $schema }, that of this release is { $newest }. keeling serve brings a database up to date when it starts.
cli-db-missing = The schema lacks: { $what }
cli-db-file = The file is damaged: { $what }
cli-db-astray = { $rows ->
        [one] { $rows } row of { $what } belongs
       *[other] { $rows } rows of { $what } belong
    } to no table
cli-db-gap = the log has no entry { $version }
cli-db-entry = entry { $version } of the log cannot be replayed
cli-db-unreadable = its rows cannot be read ({ $why })
cli-db-seats = the number of seats ({ $seats }) does not fit the game
cli-db-differs = what is said of the table differs from its log: { $what }
cli-db-earlier = { $tables ->
        [one] { $tables } table is of an earlier revision of its game and was replayed by it.
       *[other] { $tables } tables are of earlier revisions of their games and were replayed by them.
    }
cli-db-other-rules = { $tables ->
        [one] { $tables } table was made for other rules or data and was not replayed.
       *[other] { $tables } tables were made for other rules or data and were not replayed.
    }
cli-db-sound = All is sound: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }.
cli-db-damaged = Something is wrong. Damaged tables: { $damaged } of { $tables }.
cli-db-backup = Backed up { $source } in { $target }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } entry of the log
       *[other] { $entries } entries of the logs
    }.
cli-db-backup-older = Backed up { $source } in { $target }, as it is: it is of an older release (schema { $schema }), which can go on with it.
cli-db-restore = Restored { $target } from { $source }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } entry of the log
       *[other] { $entries } entries of the logs
    }.
cli-db-move = Moved { $source } to { $target }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } entry of the log
       *[other] { $entries } entries of the logs
    }. The old place is as it was.
cli-db-digest = Rows: { $rows }, digest { $digest }

## play

cli-play-welcome = Type the number of what you choose. help explains the rest, quit leaves.
cli-play-you = you
cli-play-who = { $seat } ({ $player })
cli-play-prompt = { $seat } [1-{ $count }] >
cli-play-thinking = The bots are thinking …
cli-play-hand-over = Pass the keyboard to { $who }, then press Enter.
cli-play-earlier = … (log shows what happened before)
cli-play-left-out = board shows the rest: { $parts }
cli-play-board-without = The board says nothing about '{ $word }'.
cli-play-more = What a choice brings: help NUMBER or help WORD
cli-play-refused = { $count ->
        [one] { $count } thing is
       *[other] { $count } things are
    } not possible now: why
cli-play-all-possible = Everything that could be asked for here is possible.
cli-play-possible = { $option }: this is possible now.
cli-play-not-asked = { $option }: that is not the question at the moment.
cli-play-no-undo = Nothing to take back: undo stops at the choices of others, at chance and at what was revealed.
cli-play-undone = Taken back.
cli-play-ambiguous = That could be several things: { $options }
cli-play-unknown = '{ $typed }' is not an option here. Type a number from the list, or help.
cli-play-save-how = Where to? Write: save FILE
cli-play-save-exists = { $path } exists already. Choose another name.
cli-play-saved = Saved in { $path }; keeling replay tells it again.
cli-play-rules-how = Write the number of a clause or a word, for example: rules { $example }
cli-play-why-how = I do not know '{ $typed }'. Write what you mean as it stands in the list that why shows: { $examples }
cli-play-quit = The game was not saved. Next time: save FILE before you leave, or --record FILE from the start.
cli-play-replay = To see this game again: { $command }
cli-play-same-deal = Seed: { $seed }. To play the same deal again: { $command }
cli-play-help = Type the number of an option, or its notation or the beginning of it; Tab completes it. You can also type:
cli-play-help-help = this help; with a number or a word: what these options bring
cli-play-help-why = why something is not possible; alone: everything that is not
cli-play-help-undo = take back your last choice
cli-play-help-log = everything that happened
cli-play-help-board = the whole board, or what it says about a place or a player
cli-play-help-rules = read the rules
cli-play-help-save = keep the record of the game
cli-play-help-quit = leave
