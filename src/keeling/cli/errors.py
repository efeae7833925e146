"""What the command line refuses, by the key of a text, so that it can be said in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.kernel.errors import BadConfig, BadData, KeelingError
from keeling.kernel.faults import IN_WORDS, in_words
from keeling.text.rulebook import NoRulebook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from keeling.kernel.faults import Fault
    from keeling.text.catalogue import Catalogue

BAD_CONTENT = 1
BAD_USAGE = 2
INTERRUPTED = 130  # what shells report for Ctrl-C
PIPE_CLOSED = 141  # what shells report when nobody reads any more


class Refusal(KeelingError):
    """A refusal by the key of its sentence and the values in it."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key)  # this alone also comes through from a worker process
        self.key = key
        self.values = values


class BadArgument(Refusal):
    """An argument makes no sense."""


class BadFile(Refusal):
    """A file cannot be written or is not there."""


def sentence(error: KeelingError, words: Catalogue) -> str:
    """The message of an error in one line; those of the kernel are in English."""
    match error:
        case Refusal():
            text = words.say(error.key, **error.values)
        case BadConfig() if error.conflict:
            text = words.say("cli-error-conflict", given=error.given, fitting=error.fitting)
        case BadData() if error.faults:
            text = faults_text(error.faults, words)
        case NoRulebook():
            text = words.say("cli-error-no-rules", game=error.game)
        case _:
            text = str(error)
    return " ".join(text.split())


def faults_text(faults: Sequence[Fault], words: Catalogue) -> str:
    """What is wrong with an overlay, in one line: the first fault, and how many more there are."""
    first = fault_text(faults[0], words)
    more = len(faults) - 1
    return f"{first} ({words.say('cli-fault-more', count=more)})" if more else first


def fault_text(fault: Fault, words: Catalogue) -> str:
    """A fault of an overlay: the file, the line, what is expected."""
    told = in_words(fault.told, {one: words.say(f"cli-expected-{one}") for one in IN_WORDS})
    line = words.say("cli-fault-line", file=fault.file, line=str(fault.line))
    what = words.say(f"cli-fault-{fault.what.replace('_', '-')}", **told)
    return f"{line if fault.line else fault.file}: {what}"


def exit_code(error: KeelingError) -> int:
    """2 for what the arguments got wrong, 1 for what files got wrong."""
    return BAD_USAGE if isinstance(error, (BadArgument, BadConfig)) else BAD_CONTENT
