### How a game ended.

ending-won = Drawdown is reached and the crises are survived.
ending-heat = The earth has warmed by 2.0 °C.
ending-communities = A world power had too many communities in crisis.
ending-time = The last round ended without drawdown.
