"""Lines from a person: edited and completed at a terminal, plain when they come through a pipe."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import Completer, Completion

from keeling.cli.output import on_terminal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from prompt_toolkit.completion import CompleteEvent
    from prompt_toolkit.document import Document

    Completing = Callable[[str], list[str]]


class Lines(Protocol):
    """Where lines come from."""

    def read(self, prompt: str, complete: Completing) -> str:
        """The next line; EOFError when there is none any more."""


class Words(Completer):
    """Completes the last word by a function that can be exchanged at each prompt."""

    def __init__(self, complete: Completing) -> None:
        self.complete = complete

    def get_completions(
        self,
        document: Document,
        complete_event: CompleteEvent,  # noqa: ARG002 - the name is prompt_toolkit's
    ) -> Iterable[Completion]:
        """How the text before the cursor can go on."""
        text = document.text_before_cursor.lstrip()
        begun = text.rpartition(" ")[2]
        return [Completion(word, start_position=-len(begun)) for word in self.complete(text)]


class Edited:
    """A person at a terminal: arrow keys, history, Tab."""

    def __init__(self) -> None:
        self.session: PromptSession[str] = PromptSession(complete_while_typing=False)

    def read(self, prompt: str, complete: Completing) -> str:
        """The next line."""
        return self.session.prompt(prompt, completer=Words(complete))


class Piped:
    """Lines from a file or another program, repeated so that the output reads as a dialogue."""

    def read(self, prompt: str, complete: Completing) -> str:  # noqa: ARG002 - nobody presses Tab
        """The next line."""
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        print(line.rstrip("\n"))
        if not line:
            raise EOFError
        return line


def lines() -> Lines:
    """The way this program is being talked to."""
    if on_terminal():
        return Edited()
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return Piped()
