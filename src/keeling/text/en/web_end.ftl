### The end of a game and its past: result, story, record, the same again, what if, bug reports.

web-result-title = Result of { $game }
web-result-who = { $name } ({ $seat })
web-result-length = { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
web-result-parent = This table went on from an earlier one
web-result-table = Final position
web-result-replay = Replay
web-result-again = Again with the same seats
web-result-repeated = It is being played again: to table { $table }
web-result-fork = What if …?
web-result-story = The whole story
web-result-record = Record as text
web-result-record-json = Record as JSON
web-result-actions = What now?

web-result-sheet = Score sheet
web-result-course = How it went, round by round
web-result-won = winner

# The lead of the winner before and after a choice.
web-result-moments = Key moments
web-result-moments-about = The choices that moved the lead of { $name } most.
web-result-moments-team = The choices that moved the points of the team most.
web-result-swing = { $before } → { $after }
web-result-ahead = { $points ->
        [one] { $points } point ahead
       *[other] { $points } points ahead
    }
web-result-behind = { $points ->
        [one] { $points } point behind
       *[other] { $points } points behind
    }
web-result-level = level
web-result-counted = The final scoring.
web-result-look = Look at position { $at }

# The curves; what: the name of a stock, as it stands in a list.
web-result-curves = Over time
web-result-more = More curves
web-result-points = points
web-result-choices = choices
web-result-chart = Over time: { $what }
web-result-chart-means = A curve for each seat. At the end: { $ends }.
web-result-end = { $name } { $amount }
web-result-numbers = Numbers as a table
web-result-position = Position

web-story-title = The story of { $game }, table { $table }
web-story-as-seat = As { $seat } may know it.
web-story-as-all = As everybody may know it.
web-story-setup = Set-up
web-story-empty = Nothing has happened yet.
web-story-position = Position { $at }
web-story-table = To the table
web-story-download = Download as text

web-again-not-yours = Only somebody who sits at this table or opened it can open it again.

web-fork-title = What if …?
web-fork-about = A new table goes on from an earlier position of { $game }. This table stays as it is. What chance brings from there on may differ.
web-fork-at = Position
web-fork-at-means = From 0 to { $last }: how many choices are made already. The table shows each position.
web-fork-look = Look at this position
web-fork-players = Who plays on?
web-fork-here = somebody on this device
web-fork-open = Open the new table
web-fork-no-position = There is no such position: a number from 0 to { $last }, please.
web-fork-no-player = Please choose one from the list.
web-fork-hidden = This is possible when the game is over: before, the new table would tell what others hold.

web-report-title = Report a problem
web-report-about = Is something wrong at position { $at }? This helps to find out why. It holds no names, no keys to seats, and of the game only what a spectator can see.
web-report-where = Send it to the issue tracker of the project, with a sentence on what happened and what should have happened instead. When the game is over, the record helps too.
web-report-bundle = To copy
web-report-download = Download
web-report-table = Back to the position
