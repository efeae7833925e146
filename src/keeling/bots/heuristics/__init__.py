"""What positions are worth, game by game. Only these may read a game's state."""
