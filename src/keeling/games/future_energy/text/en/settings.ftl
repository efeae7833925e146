### The settings of a table: `setting-<name>`, `value-<value>` with what it `.means`.

setting-modules = Modules
value-module_1 = { module-module_1 }
    .means = At the end, your plants in your largest connected grid bring points as well.
value-module_2 = { module-module_2 }
    .means = Tiles you have used are collected and spent on orders, which have strong effects and bring points.
value-module_3 = { module-module_3 }
    .means = Building land with new effects, and nuclear tiles that make steps of the crew free.
