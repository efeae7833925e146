"""Which language to speak: `--lang`, else the environment, else English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.text.catalogue import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

OPTION = "--lang"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set counts, as in POSIX


def language(argv: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language, known before the arguments are parsed, because the help is in it too."""
    asked = asked_for(argv)
    return asked if asked in LANGUAGES else of_environment(environment)


def asked_for(argv: Sequence[str]) -> str:
    """What `--lang` says; empty if it is not there."""
    for i, word in enumerate(argv):
        if word == OPTION and i + 1 < len(argv):
            return argv[i + 1]
        if word.startswith(f"{OPTION}="):
            return word.partition("=")[2]
    return ""


def of_environment(environment: Mapping[str, str]) -> str:
    """The language of the environment, if it is one of ours."""
    spoken = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return spoken[:2] if spoken[:2] in LANGUAGES and not spoken[2:3].isalpha() else LANGUAGES[0]
