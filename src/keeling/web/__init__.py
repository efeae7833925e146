"""The table in the browser: pages, event streams and an API over an append-only log of choices."""
