"""What is said about both games."""
