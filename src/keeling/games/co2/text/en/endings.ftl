# How a game ended.
ending-too_hot = CO₂ reached 500 ppm.
ending-last_decade = The last decade is over.
ending-green_world = Two regions run on green energy alone.
ending-safe_again = CO₂ has fallen below 350 ppm again.
