"""Tests of CO₂: Second Chance: a file a chapter, scenarios, invariants, secrets, golden records."""
