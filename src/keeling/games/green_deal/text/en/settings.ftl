### The settings of a table: `setting-<name>`, `value-<value>` with what it `.means`.

setting-image = Image after a PR scoring
value-anew = It is made anew each time
    .means = Image is the level and the chips of this scoring; when the chips go back, it is gone. The rulebook does not say how long image lasts: this is our reading.
value-lasting = It lasts
    .means = The image marker stays where the chips have put it and never falls behind its level; later chips raise it further. The rulebook does not say how long image lasts: this is the other reading.
