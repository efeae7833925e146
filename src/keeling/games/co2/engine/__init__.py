"""The engine of CO₂: compiled, all that lies in this folder."""
