"""What the boards of both games share."""
