### How a game ended.

ending-won = Der Wendepunkt ist erreicht, und die Krisen sind überstanden.
ending-heat = Die Erde hat sich um 2,0 °C erwärmt.
ending-communities = Eine Weltmacht hatte zu viele Notstandsplättchen.
ending-communities_china = China hatte zu viele Notstandsplättchen.
ending-communities_usa = Die USA hatten zu viele Notstandsplättchen.
ending-communities_europe = Europa hatte zu viele Notstandsplättchen.
ending-communities_global_south = Der Globale Süden hatte zu viele Notstandsplättchen.
ending-time = Die letzte Runde endete ohne Wendepunkt.
ending-challenge = Der Wendepunkt war erreicht, aber eine Herausforderung war nicht erfüllt.

## What was needed to win

needed-drawdown = Wendepunkt: weniger ausgestoßen, als die Erde binden kann
needed-heat = Eine Temperatur unter 2,0 °C: es waren { $degrees }
needed-communities = Keine Weltmacht mit { $limit } Notstandsplättchen: es waren { $parts }
needed-challenge = Herausforderung { $name }: { $far }
