"""Tests of CO₂: a file a chapter, scenarios, invariants, secrets, golden records."""
