### Fair chance: what it is drawn from, the words of players, and how to verify it.

web-fair-title = Fair chance
web-fair-back = To the table
web-fair-of = { $game }, table { $table }

# Where chance comes from, in one sentence.
web-fair-from-seed = This table was made with a seed; whoever knows it can foresee chance.
web-fair-from-secret = Chance follows from a secret that was fixed when the table was opened; when the game is over, everybody can verify every draw.
web-fair-from-system = This table was opened by an older release of Keeling: what chance does here cannot be verified.
web-fair-more = More about chance at this table
web-fair-verify-how = Verify it yourself

web-fair-commitment = Commitment
web-fair-commitment-hint = The fingerprint (SHA-256) of the secret. Copy it now if you want to be sure later that it was never exchanged.
web-fair-commitment-over = The fingerprint (SHA-256) of the secret. Compare it with your copy from the beginning of the game, if you made one.
web-fair-copied = { $count ->
        [one] The first draw of chance was made at another table, from which this one goes on. It cannot be verified here.
       *[other] The first { $count } draws of chance were made at another table, from which this one goes on. They cannot be verified here.
    }
web-fair-drawn = { $count ->
        [one] Chance has been drawn once so far.
       *[other] Chance has been drawn { $count } times so far.
    }

web-fair-words = Words of the players
web-fair-words-about = Every player can add words of their own. They count for every draw from then on, so nobody could have known, when the table was opened, what chance would do. What was dealt before stays as it is. Everybody sees the words.
web-fair-words-none = Nobody has added words yet.
web-fair-words-after = { $draws ->
        [one] after { $draws } draw
       *[other] after { $draws } draws
    }
web-fair-words-add = Add words
web-fair-words-text = Your words
web-fair-words-hint = Anything that nobody can guess will do: at most { $most } characters, and not a password. { $left ->
        [one] This seat can add words once more.
       *[other] This seat can add words { $left } more times.
    }
web-fair-words-all = This seat has added all the words it may.
web-fair-words-done = Your words count from the next draw on.

web-fair-secret = The secret
web-fair-secret-later = It is shown here when the game is over. Until then nobody sees it on any page.
web-fair-verify = To verify every draw, download the record and run this where Keeling is installed. If you copied the commitment during the game, write your copy there:
web-fair-record = Download the record
web-fair-limits = What this does not prove: whoever runs the server could look at the secret during the game and foresee chance. What it does prove: chance did what was fixed before, and nobody changed it to suit anybody.

web-fair-error-none = Words count only at tables that have committed to a secret; this one has not.
web-fair-error-over = The game is over: words would count for nothing any more.
web-fair-error-enough = This seat has added words { $most } times; more are not possible.
web-fair-error-words = Please write 1 to { $most } printable characters.
