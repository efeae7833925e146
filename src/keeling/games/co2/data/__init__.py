"""What is printed on the components of CO₂: the numbers, and their shape."""
