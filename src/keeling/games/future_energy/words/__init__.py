"""What is said about Future Energy: the board as text, remarks, phrases."""
