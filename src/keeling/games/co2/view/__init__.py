"""What a seat at CO₂ may see."""
