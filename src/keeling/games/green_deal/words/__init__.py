"""What is said about Green Deal: the board as text, remarks, phrases."""
