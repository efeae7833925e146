### How a game ended.

ending-won = Der Wendepunkt ist erreicht, und die Krisen sind überstanden.
ending-heat = Die Erde hat sich um 2,0 °C erwärmt.
ending-communities = Eine Weltmacht hatte zu viele Notstandsplättchen.
ending-time = Die letzte Runde endete ohne Wendepunkt.
