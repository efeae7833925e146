### The page of what is printed and what is ours.

web-sources-title = { $game }: what is printed and what is ours
web-sources-link = What is printed and what is ours
web-sources-link-share = { $percent } % of the values are our reconstruction
web-sources-link-game = { $game }: what is printed and what is ours
web-sources-about = The rules follow the rulebook, and what we decided is marked in them. Many values on cards, tiles and tracks are ours: where nobody has published what is printed, we made one that fits. This page says which is which.
web-sources-count = { $count ->
        [one] { $count } value of components
       *[other] { $count } values of components
    }
web-sources-values = { $count ->
        [one] { $count } value
       *[other] { $count } values
    }
web-sources-share = { $kind } { $percent } %
web-sources-part = { $percent } % ({ $count })
web-sources-own = Do you own the game? Then you can enter what is printed:
web-sources-box = The values of this box
web-sources-box-named = This server plays with the values of its owner’s own box ({ $box }).
web-sources-box-same = This server uses values of its owner’s own box, and none of them differs from ours.
