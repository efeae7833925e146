### Woran man allein denken sollte, wo `help-<step>` von anderen spricht: `alone-<step>`.

alone-reduce = Für Punkte, 1 je Schritt in der ersten Dekade und in jeder weiteren 1 mehr, senkst du CO₂ in Schritten von 10 ppm. Es muss mindestens auf 500 ppm sinken und kann bis 400 sinken. Übrige Punkte zahlen später für Ziele und CO₂, doch die Schritte werden teurer.
