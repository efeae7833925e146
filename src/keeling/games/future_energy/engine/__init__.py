"""The engine of Future Energy: compiled, all that lies in this folder."""
