# Jak skończyła się gra.
ending-too_hot = Poziom CO₂ osiągnął 500 ppm.
ending-last_decade = Ostatnia dekada dobiegła końca.
ending-green_world = Dwa regiony korzystają wyłącznie z zielonej energii.
ending-safe_again = Poziom CO₂ znów spadł poniżej 350 ppm.
