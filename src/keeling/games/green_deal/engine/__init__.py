"""The engine of Green Deal: compiled, all that lies in this folder."""
