"""What is printed on the components of Green Deal: the numbers, and their shape."""
