"""What is said about CO₂: Second Chance: the board as text, remarks, phrases."""
