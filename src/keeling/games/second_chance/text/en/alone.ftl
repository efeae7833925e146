### What to think of in solo games, where `help-<step>` speaks of others: `alone-<step>`.

alone-reduce = For points, 1 for each step in the first decade and 1 more in each later one, you lower CO₂ in steps of 10 ppm. It must come down to 500 ppm at least, and can come down to 400. Points left over pay for goals and CO₂ later, but the steps become dearer.
