"""The table in the browser: its server, over HTTP."""
