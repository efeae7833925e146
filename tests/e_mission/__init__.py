"""e-Mission: rules, positions, texts and boards."""
