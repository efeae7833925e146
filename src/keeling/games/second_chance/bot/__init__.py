"""What positions of CO₂: Second Chance are worth to a bot."""
