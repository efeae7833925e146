"""The engine of e-Mission: compiled, all that lies in this folder."""
