### Words that all games share, in the terminal and elsewhere.

common-yes = yes
common-quoted = “{ $what }”
common-no = no
common-category = Points for
common-total = Total
common-seed = Seed: { $seed }

# How a game is set up: how many seats.
common-seats = { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }

# What an option changes: `−2 money`. The amount has its sign.
common-change = { $amount } { $stock }
common-change-other = { $seat }: { $change }

common-lost = Everybody has lost.
# Alone: no winner, but points.
common-alone = { $points ->
        [one] The game ends with { $points } point.
       *[other] The game ends with { $points } points.
    }

common-one-team = { $count ->
        [1] Solo
       *[other] Team
    }

# All seats play together and have won; alone it is one person.
common-team = { $count ->
        [1] You have won
       *[other] You have won together
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# count: how many win; names: who, as a list.
common-winners = { $count ->
        [0] Nobody wins.
        [1] { $names } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $names } share the victory with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }

# What decided between seats with equal points; what: the name of a stock; amounts: of each seat.
common-tie = Equal points; the tie-breaker is { $what }: { $amounts }.
common-tie-shared = Equal points, and equal in the tie-breaker, { $what }: { $amounts }.

# Games without points
common-conditions = What was needed to win
common-condition-met = met
common-condition-missed = missed
common-course = How it went
common-round = Round { $n }

# Where the values of components come from.
common-source-rulebook = rulebook
common-source-public = public
common-source-decision = decision
common-source-reconstructed = reconstructed
common-source-box = box
common-source-means-rulebook = The rulebook prints it.
common-source-means-public = Somebody who has seen the component published it.
common-source-means-decision = The sources are silent or differ; we have chosen one reading.
common-source-means-reconstructed = Ours: nobody has published what is printed, so we made a value that fits what is known.
common-source-means-box = An owner of the game has read it from the component.
