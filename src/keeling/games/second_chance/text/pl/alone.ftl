### O czym pomyśleć w grze solo, gdzie `help-<step>` mówi o innych: `alone-<step>`.

alone-reduce = Za punkty, 1 za krok w pierwszej dekadzie i o 1 więcej w każdej następnej, obniżasz CO₂ krokami po 10 ppm. Musi ono spaść co najmniej do 500 ppm, a może do 400. Pozostałe punkty zapłacą później za cele i CO₂, ale kroki będą droższe.
