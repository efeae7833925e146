"""The command line: `keeling --help` lists the commands, one module each."""

from __future__ import annotations

import io
import os
import sys
from typing import TYPE_CHECKING

from keeling.cli.errors import BAD_CONTENT, INTERRUPTED, PIPE_CLOSED, exit_code, sentence
from keeling.cli.language import language
from keeling.cli.parser import COMMANDS, parse
from keeling.kernel.errors import KeelingError
from keeling.text.catalogue import catalogue

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["main"]


def main(argv: list[str] | None = None) -> int:
    """Run a command and say how it went: 0 well, 1 bad content, 2 bad usage."""
    given = sys.argv[1:] if argv is None else argv
    speak_any_alphabet()
    try:
        status = run(given)
        if sys.stdout is not None:  # closed by whoever called
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        drop_output()
        return PIPE_CLOSED
    return status


def run(argv: Sequence[str]) -> int:
    """Parse and carry out; whatever a person got wrong ends as one line on stderr."""
    words = catalogue("keeling", language(argv, os.environ))
    try:
        module, args = parse(argv, words)
        status: int = module.run(args, words)
    except KeelingError as error:
        print(f"{called(argv)}: {sentence(error, words)}", file=sys.stderr)
        return exit_code(error)
    except BrokenPipeError:
        raise
    except OSError as error:  # a full disk, a folder that went away
        where = f"{error.filename}: " if error.filename else ""
        print(f"{called(argv)}: {where}{error.strerror or error}", file=sys.stderr)
        return BAD_CONTENT
    except SystemExit as stop:  # argparse has said what there is to say
        return stop.code if isinstance(stop.code, int) else 0
    return status


def called(argv: Sequence[str]) -> str:
    """What was called, as errors begin: `keeling sim`."""
    command = next((word for word in argv if word in COMMANDS), "")
    return f"keeling {command}".strip()


def speak_any_alphabet() -> None:
    """On a terminal that cannot write every letter, write a question mark instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def drop_output() -> None:
    """Nobody reads any more: what is left in the buffer goes nowhere, quietly."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
