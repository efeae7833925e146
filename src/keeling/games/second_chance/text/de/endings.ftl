# Wie eine Partie endete: warum sie verloren ist, oder wie gut sie lief.
ending-goals = Die unerfüllten Umweltziele kosteten mehr Punkte, als da waren.
ending-penalties = Strafen für fehlende KEZ haben die Punkte unter null gebracht.
ending-co2 = Es fehlten die Punkte, um das CO₂ auf 500 ppm zu senken.
ending-too_hot = Das CO₂ ist über 500 ppm gestiegen.
ending-un_goals = Mehr als drei UN-Ziele blieben offen.
ending-private_goals = Nicht alle nötigen persönlichen Ziele wurden erfüllt.
ending-solo_goal = Das Soloziel wurde verfehlt.
ending-rank_1 = Rang 1 von 5: Atempause, mit einer Wertung von 0 bis 4. Rang 2 beginnt bei 5.
ending-rank_2 = Rang 2 von 5: Heldinnen und Helden der Nachbarschaft, mit einer Wertung von 5 bis 9. Rang 3 beginnt bei 10.
ending-rank_3 = Rang 3 von 5: glaubwürdig am Verhandlungstisch, mit einer Wertung von 10 bis 14. Rang 4 beginnt bei 15.
ending-rank_4 = Rang 4 von 5: Hüterinnen und Hüter des Klimas, mit einer Wertung von 15 bis 19. Rang 5 beginnt bei 20.
ending-rank_5 = Rang 5 von 5: die zweite Chance genutzt, mit einer Wertung von 20 oder mehr.

# Was ein Team zum Sieg brauchte, und was es davon hatte.
text-condition-decades = Abgeschlossene Dekaden: { $done } von { $count }
text-condition-un_goals = Beanspruchte UN-Ziele: { $claimed } von { $count }, nötig: { $needed }
text-condition-goals = { NAME($seat) }, persönliche Ziele, eines ist nötig: { $goals }
text-condition-goals_alone = Persönliche Ziele, alle sind nötig: { $goals }
text-condition-goal = { NAME($coop_goal) }, { $progress } von { $needed }
text-condition-solo_goal = Soloziel { NAME($solo_goal) }
text-condition-environment = Nicht erfüllte Umweltziele, die Punkte kosteten: { $missing } von { $count } ({ $goals })
