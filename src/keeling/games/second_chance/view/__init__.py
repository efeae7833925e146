"""What a seat at CO₂: Second Chance may see."""
