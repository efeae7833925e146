"""The engine of CO₂: Second Chance: compiled, all that lies in this folder."""
