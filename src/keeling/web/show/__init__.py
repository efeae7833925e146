"""What pages show of a table: made from a view, never from the state behind it."""
