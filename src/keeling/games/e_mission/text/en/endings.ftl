### How a game ended.

ending-won = Drawdown is reached and the crises are survived.
ending-heat = The earth has warmed by 2.0 °C.
ending-communities = A world power had too many communities in crisis.
ending-communities_china = China had too many communities in crisis.
ending-communities_usa = The USA had too many communities in crisis.
ending-communities_europe = Europe had too many communities in crisis.
ending-communities_global_south = The Majority World had too many communities in crisis.
ending-time = The last round ended without drawdown.
ending-challenge = Drawdown was reached, but a challenge was not met.

## What was needed to win

needed-drawdown = Drawdown: less emitted than the earth can bind
needed-heat = A temperature below 2.0 °C: it was { $degrees }
needed-communities = No world power with { $limit } communities in crisis: there were { $parts }
needed-challenge = Challenge { $name }: { $far }
