"""What is said about CO₂: the board as text, remarks, phrases."""
