"""What is printed on the components of Future Energy: the numbers, and their shape."""
