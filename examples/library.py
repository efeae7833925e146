"""Play one game between bots and print how it went, in words."""

from __future__ import annotations

import keeling
from keeling.text.catalogue import catalogue

game = keeling.game("future_energy")
state = game.new(game.config(seats=3, modules=["module_1"]))
bots = [keeling.bot("greedy"), keeling.bot("uniform"), keeling.bot("uniform")]
keeling.play(state, bots, keeling.Rng(7))

words = catalogue("keeling.games.future_energy", "en")
for sentence in words.events(game.visible_events(state.events or [], seat=None))[-12:]:
    print(sentence)
for seat, points in enumerate(game.score_sheet(state)):
    print(game.vocabulary.names["seat"][seat], state.scores()[seat], points)
