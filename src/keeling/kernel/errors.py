"""What can go wrong outside the rules. Rules themselves never raise for what players do."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from keeling.kernel.faults import Fault


class KeelingError(Exception):
    """Any error whose message is meant to be read by a person."""

    def __init__(self, message: str) -> None:
        # It may quote what no file and no terminal takes: half a character.
        super().__init__(message.encode("utf-8", "backslashreplace").decode())


class IllegalChoice(KeelingError):
    """Somebody asked for an option that is not legal here, or is no option at all."""


class BadConfig(KeelingError):
    """A game cannot be set up in the way that was asked for."""

    def __init__(
        self,
        message: str,
        conflict: tuple[str, ...] = (),
        given: str = "",
        fitting: str = "",
    ) -> None:
        super().__init__(message)
        self.conflict = conflict  # the settings that do not go together
        self.given = given  # with their values, as a person types them
        self.fitting = fitting  # the values each of them could have instead


class BadData(KeelingError):
    """A data file has a mistyped key, a wrong value or a wrong count."""

    def __init__(self, message: str, faults: Sequence[Fault] = ()) -> None:
        super().__init__(message)
        self.faults = faults  # what is wrong in an overlay, line by line


class BadRecord(KeelingError):
    """A record cannot be read, or does not replay."""


class OtherRevision(BadRecord):
    """A record of an earlier revision of its game, which another process can replay."""

    def __init__(self, game: str, revision: int, plays: int) -> None:
        super().__init__(
            f"played by revision {revision} of {game}, and this process plays revision {plays};"
            f" set KEELING_REVISIONS={game}={revision}, or use --revision {game}={revision}"
        )
        self.game = game
        self.revision = revision
        self.plays = plays

    def __reduce__(self) -> tuple[type[OtherRevision], tuple[str, int, int]]:
        """What it takes to come through from another process."""
        return type(self), (self.game, self.revision, self.plays)


class BadScenario(KeelingError):
    """A scenario or a dumped position cannot be read."""
