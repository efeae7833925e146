### The settings of a table: `setting-<name>`, `value-<value>` with what it `.means`.

setting-modules = Moduły
value-module_1 = { module-module_1 }
    .means = Na koniec punkty dają też własne elektrownie w największej połączonej sieci.
value-module_2 = { module-module_2 }
    .means = Użyte żetony się zbiera i wydaje na zamówienia, które mają silne efekty i dają punkty.
value-module_3 = { module-module_3 }
    .means = Tereny budowlane o nowych efektach oraz żetony energii jądrowej, dzięki którym kroki ekipy są darmowe.
