### Names, `<kind>-<name>`, and the headings of lists of them, `kind-<kind>`.

kind-seat = Players
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow

kind-size = Catches
size-1 = 1 fish
size-2 = 2 fish
size-3 = 3 fish

kind-weather = Springs
weather-dry = dry
weather-mild = mild
weather-wet = wet

## What is counted; `.one` and its like stand behind a number.

stock-coins = coins
    .one = coin
stock-fish = fish
stock-lake = fish in the lake

category-ordered = ordered catches
category-unordered = other catches
