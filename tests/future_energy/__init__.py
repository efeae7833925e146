"""Tests of Future Energy: a file a chapter, scenarios, invariants, golden records."""
