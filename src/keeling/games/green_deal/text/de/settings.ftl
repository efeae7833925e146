### The settings of a table: `setting-<name>`, `value-<value>` with what it `.means`.

setting-image = Image nach einer PR-Wertung
value-anew = Es entsteht jedes Mal neu
    .means = Das Image ist die Stufe mit den Chips dieser Wertung; kommen die Chips zurück in den Vorrat, ist es vorbei. In der Spielregel steht nicht, wie lange das Image hält: Das ist unsere Lesart.
value-lasting = Es bleibt
    .means = Der Image-Marker bleibt, wohin ihn die Chips gesetzt haben, und fällt nie hinter seine Stufe zurück; spätere Chips heben ihn weiter an. In der Spielregel steht nicht, wie lange das Image hält: Das ist die andere Lesart.
