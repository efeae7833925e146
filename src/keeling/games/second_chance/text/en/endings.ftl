# How a game ended: why it is lost, or how well it went.
ending-goals = The environment goals that were not met cost more points than there were.
ending-penalties = Penalties for missing CEPs brought the points below zero.
ending-co2 = There were too few points to bring CO₂ down to 500 ppm.
ending-too_hot = CO₂ rose above 500 ppm.
ending-un_goals = More than three UN goals were left unclaimed.
ending-private_goals = The private goals that were needed were not all met.
ending-solo_goal = The solo goal was missed.
ending-rank_1 = Rank 1 of 5: breathing space, with a rating from 0 to 4. Rank 2 begins at 5.
ending-rank_2 = Rank 2 of 5: neighbourhood heroes, with a rating from 5 to 9. Rank 3 begins at 10.
ending-rank_3 = Rank 3 of 5: credible negotiators, with a rating from 10 to 14. Rank 4 begins at 15.
ending-rank_4 = Rank 4 of 5: guardians of the climate, with a rating from 15 to 19. Rank 5 begins at 20.
ending-rank_5 = Rank 5 of 5: second chance taken, with a rating of 20 or more.

# What a team needed to win, and what of it it had.
text-condition-decades = Decades completed: { $done } of { $count }
text-condition-un_goals = UN goals claimed: { $claimed } of { $count }, needed: { $needed }
text-condition-goals = { NAME($seat) }, private goals, one is needed: { $goals }
text-condition-goals_alone = Private goals, all are needed: { $goals }
text-condition-goal = { NAME($coop_goal) }, { $progress } of { $needed }
text-condition-solo_goal = Solo goal { NAME($solo_goal) }
text-condition-environment = Environment goals not met, which cost points: { $missing } of { $count } ({ $goals })
