"""What is printed on the components of e-Mission: the numbers, and their shape."""
