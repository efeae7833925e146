### The page of the owner of a server.

web-owner-title = This server
web-owner-database = The database is damaged: `keeling db check` says where. Stop the server and restore a backup (`keeling db restore`).
web-owner-key = The owner's key
web-owner-key-hint = It was printed when the server started.
web-owner-enter = Open
web-owner-leave = Forget the key in this browser
web-owner-load = Load
web-owner-release = Release
web-owner-engine = Engine
web-owner-compiled = compiled
web-owner-plain = plain Python
web-owner-memory = Memory
web-owner-mib = { $mib } MiB
web-owner-streams = Open pages and programs
web-owner-in-memory = Tables in memory
web-owner-choices-minute = Choices in the last minute
web-owner-playing = Tables at which bots play
web-owner-thinking = Bots that think
web-owner-waiting = Bots that wait for a process
web-owner-stuck = Tables at which a bot's move has failed and is tried again
web-owner-process = Of the process that has made this page; there may be several.
web-owner-tables = Tables
web-owner-count = { $count ->
        [one] There is { $count } table.
       *[other] There are { $count } tables.
    }
web-owner-none = There are no tables yet.
web-owner-table = Table
web-owner-game = Game
web-owner-seats = Seats
web-owner-people = People
web-owner-bots = Bots
web-owner-made = Made
web-owner-changed = Last choice
web-owner-choices = Choices
web-owner-size = Entries in the log
web-owner-turn = To choose
web-owner-state = State
web-owner-running = running
web-owner-ended = over
web-owner-closed = closed
web-owner-other-rules = made for other rules
web-owner-damaged = damaged: its log cannot be replayed
web-owner-do = What to do
web-owner-close = Close
web-owner-reopen = Open again
web-owner-delete = Delete
web-owner-sure = Delete table { $table }?
web-owner-sure-hint = { $game }, { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }. The table, its seats and its whole log are deleted. There is no way back but a backup.
web-owner-sure-yes = Yes, delete it
web-owner-sure-no = No, keep it
web-owner-done-closed = Table { $table } is closed. It can be looked at; nobody can choose.
web-owner-done-reopened = Table { $table } is open again.
web-owner-done-deleted = Table { $table } is deleted.
web-owner-newer = Newer
web-owner-older = Older
web-owner-keep = { $days ->
        [0] All tables are kept.
        [one] Tables that nobody has touched for { $days } day are deleted.
       *[other] Tables that nobody has touched for { $days } days are deleted.
    }
web-owner-wrong-key = That is not the key of this server's owner.
web-owner-only = This is for the owner of the server. Bring the owner's key.
