"""Tests of Green Deal: a file a chapter, scenarios, invariants, secrets, golden records."""
