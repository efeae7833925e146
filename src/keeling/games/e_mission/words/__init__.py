"""What is said about e-Mission: the board as text, remarks, phrases."""
