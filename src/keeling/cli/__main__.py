"""`python -m keeling.cli` is the command `keeling`."""

from __future__ import annotations

import sys

from keeling.cli import main

if __name__ == "__main__":
    sys.exit(main())
