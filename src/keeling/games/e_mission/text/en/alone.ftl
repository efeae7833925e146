### What to think of in solo games, where `help-<step>` speaks of others: `alone-<step>`.

alone-pick_for_all = Red cards make the game harder, green ones easier, grey ones change what a victory needs.
alone-pick_freely = Take as many as you like, one after another; end with “enough”.
alone-pick_project = You keep one of the drawn cards. Cards with the right tags are put under it until it is active. At most four lie out; with four out one has to go, or you take none.
alone-replace_project = It is discarded with all cards under it.
alone-menu = Use the card on top of one of your five projects; its effect counts the tags of all cards in that project. Hand cards can also be played on top (the old tags stay, the old effect does not), put under a project for their tags, or put under global projects and crises with the right tags. You may act as often as you like.
alone-reveal = It stays in its place, but now you know it and may prepare. The column is resolved from the bottom.
alone-retreat = Best is a marker just before a tipping space.
alone-advance = One of those furthest behind. On a tipping space its effect takes place.
alone-use_shield = An active global project spares you this crisis, once a round. You may save it for a later crisis.
alone-lessen = Each card discarded from under the global project lowers this crisis by 1.
alone-give_up = It is discarded with all cards under it.
