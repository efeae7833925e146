### The settings of a table: `setting-<name>`, `value-<value>` with what it `.means`.

setting-setup = World powers and difficulty
value-normal = Normal
    .means = The usual powers: all four; three players without China; two players China and the USA.
value-easier = Easier
    .means = Smaller powers: three players without the Majority World, two players Europe and the USA. With challenges: cards that help.
value-harder = Harder
    .means = Larger powers: three players without Europe, two players the Majority World and the USA. With challenges: cards that make it harder.
value-extreme = Extreme
    .means = Two players with the Majority World and China.
value-normal_europe = Normal, with Europe
    .means = Two players with China and Europe.
value-harder_europe = Harder, with Europe
    .means = Three players without the USA; two players the Majority World and Europe.
setting-challenges = Challenges
value-none = None
    .means = The game without challenge cards.
value-harder_each = Harder, one for each
    .means = Each player gets a red card.
value-easier_each = Easier, one for each
    .means = Each player gets a green card.
value-other_aims = Another aim
    .means = A grey card says what a victory needs besides.
value-free = Free choice
    .means = The group takes any cards it likes.
setting-choose_challenges = Choose challenges
    .means = Challenges are chosen instead of drawn.
