"""What is printed on the components of CO₂: Second Chance: the numbers, and their shape."""
