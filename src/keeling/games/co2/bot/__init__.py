"""What positions of CO₂ are worth to a bot."""
