### The settings of a table: `setting-<name>`, `value-<value>` with what it `.means`.

setting-modules = Module
value-module_1 = { module-module_1 }
    .means = Am Ende bringen auch die eigenen Kraftwerke im größten zusammenhängenden Netz Punkte.
value-module_2 = { module-module_2 }
    .means = Benutzte Plättchen werden gesammelt und für Aufträge ausgegeben, die stark wirken und Punkte bringen.
value-module_3 = { module-module_3 }
    .means = Bauland mit neuen Wirkungen, und Atomkraft-Plättchen, mit denen Schritte des Bautrupps nichts kosten.
