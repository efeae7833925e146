# Wie eine Partie endete.
ending-too_hot = Das CO₂ hat 500 ppm erreicht.
ending-last_decade = Die letzte Dekade ist vorbei.
ending-green_world = Zwei Regionen leben von grüner Energie allein.
ending-safe_again = Das CO₂ ist wieder unter 350 ppm gefallen.
