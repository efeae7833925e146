"""A bot of your own: anything that can `choose`. This one would rather build than plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

import keeling

if TYPE_CHECKING:
    from keeling.kernel.agenda import State

game = keeling.game("future_energy")
FAVOURITES = ("build", "join", "step", "buy", "end")


class Builder:
    """Takes the first option of its favourite verb. It never sees more than it may."""

    def choose(self, state: State, rng: keeling.Rng) -> int:
        """One of `state.legal`."""
        for verb in FAVOURITES:
            for option in state.legal:
                if game.vocabulary.verb_of(option).name == verb:
                    return option
        return state.legal[rng.below(len(state.legal))]


if __name__ == "__main__":
    wins = 0.0
    for seed in range(20):
        state = game.new(game.config(seats=2))
        keeling.play(state, [Builder(), keeling.bot("uniform")], keeling.Rng(seed))
        winners = state.winners()
        wins += (0 in winners) / len(winners)
    print(f"The builder wins {wins:g} of 20 games against chance.")
