"""What a seat at Green Deal may see."""
