"""What is kept: tables, their seats, and the append-only log of choices."""
