### The words of the rules, with what they mean.

term-lake = lake
    .means = It has room for six fish for each player. If it is ever empty, everybody has lost.
term-catch = catch
    .means = One, two or three fish that a player takes on a turn; never as many as on the turn just before.
term-order = order
    .means = A secret card. It makes each catch of one size worth 4 coins.
term-spring = spring
    .means = Fish are added after each round but the last: one for every four, three or two that are left.
