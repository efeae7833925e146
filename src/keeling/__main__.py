"""`python -m keeling` is `keeling`."""

from __future__ import annotations

import sys

from keeling.cli import main

sys.exit(main())
