"""What the engines of both games share: compiled, all that lies in this folder."""
