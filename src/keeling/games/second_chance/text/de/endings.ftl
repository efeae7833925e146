# Wie eine Partie endete: warum sie verloren ist, oder wie gut sie lief.
ending-goals = Die unerfüllten Umweltziele kosteten mehr Punkte, als das Team hatte.
ending-penalties = Strafen für fehlende KEZ haben das Team unter null gebracht.
ending-co2 = Dem Team fehlten die Punkte, um das CO₂ auf 500 ppm zu senken.
ending-too_hot = Das CO₂ ist über 500 ppm gestiegen.
ending-un_goals = Mehr als drei UN-Ziele blieben offen.
ending-private_goals = Nicht alle haben die nötigen persönlichen Ziele erfüllt.
ending-solo_goal = Das Soloziel wurde verfehlt.
ending-rank_1 = Rang 1 von 5: Atempause.
ending-rank_2 = Rang 2 von 5: Heldinnen und Helden der Nachbarschaft.
ending-rank_3 = Rang 3 von 5: glaubwürdig am Verhandlungstisch.
ending-rank_4 = Rang 4 von 5: Hüterinnen und Hüter des Klimas.
ending-rank_5 = Rang 5 von 5: die zweite Chance genutzt.

# Was ein Team zum Sieg brauchte, und was es davon hatte.
text-condition-decades = Abgeschlossene Dekaden: { $done } von { $count }
text-condition-un_goals = Beanspruchte UN-Ziele: { $claimed } von { $count }, nötig: { $needed }
text-condition-goals = { NAME($seat) }, persönliche Ziele, eines ist nötig: { $goals }
text-condition-goals_alone = Persönliche Ziele, alle sind nötig: { $goals }
text-condition-goal = { NAME($coop_goal) }, { $progress } von { $needed }
text-condition-solo_goal = Soloziel { NAME($solo_goal) }
text-condition-environment = Nicht erfüllte Umweltziele, die Punkte kosteten: { $missing } von { $count } ({ $goals })
