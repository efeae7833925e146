"""What the processes of a server use, as Linux shows it."""

from __future__ import annotations

import os
from collections import defaultdict
from contextlib import suppress
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")
PARENT = 1  # among the fields of /proc/PID/stat behind the name
USED = slice(11, 15)  # by the process itself, and by children of it that have ended


def family(pid: int) -> list[int]:
    """A process, and all that it has started, and that these have."""
    children = defaultdict(list)
    for path in Path("/proc").iterdir():
        if path.name.isdigit() and (fields := stat(int(path.name))):
            children[int(fields[PARENT])].append(int(path.name))
    found = [pid]
    for one in found:  # it grows while it is read
        found += children[one]
    return found


def stat(pid: int) -> list[str]:
    """What Linux says of a process, behind its name; nothing if it has ended."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return []


def cpu(pid: int) -> float:
    """CPU seconds that a process and all below it have used so far."""
    known = filter(None, map(stat, family(pid)))
    return sum(int(ticks) for fields in known for ticks in fields[USED]) / TICK


def memory(pid: int) -> float:
    """Kilobytes of a process and all below it; what several share counts once."""
    return sum(map(proportional, family(pid)))


def proportional(pid: int) -> int:
    """The memory of one process, of what it shares its part (PSS)."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text("utf-8").splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1])
    return 0
