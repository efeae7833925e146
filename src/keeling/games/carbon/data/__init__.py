"""What the data files of both games share."""
