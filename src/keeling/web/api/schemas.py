"""The shapes of what goes in and out."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from keeling.kernel.view import View

Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Id = Annotated[str, Meta(min_length=1, max_length=60)]
# Whoever sends such an id again is handed keys: nobody must guess it.
SecretId = Annotated[str, Meta(min_length=16, max_length=64)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Short = Annotated[str, Meta(max_length=64)]


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was not granted: a word for programs, a sentence for people."""

    error: str
    message: str
    details: list[dict[str, Any]] = []  # what is wrong with which field
    clause: str = ""  # of the rules, if it is they that do not allow it
    reason: str = ""


class SettingInfo(Struct, frozen=True):
    """A setting of a game, and everything it can be; the first value is the default."""

    name: str
    values: list[Any]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    name: str
    rules: int
    data: str  # names the values of an owner's box; empty: those that come with this server
    sources: dict[str, int]  # how many values of components come from where
    seats: list[int]
    seat_names: list[str]
    settings: list[SettingInfo]
    verbs: dict[str, list[str]]
    names: dict[str, list[str]]


class SitterIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: `link` (whoever has the token), `open` (anybody) or `bot`."""

    who: Literal["link", "open", "bot"] = "link"
    name: Short = ""
    bot: Short = ""


class TableIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: Short
    config: dict[str, Any] = {}
    seats: Annotated[list[SitterIn], Meta(max_length=10)] = []
    seed: Short = ""
    language: Short = "en"
    id: SecretId | None = None  # of your own, at random: the same request again makes no table more


class SeatMade(Struct, frozen=True):
    """A seat with its token, which is told to whoever made the table or sat down there.

    It is good until somebody (else) sits down on the seat; after that it is not told again.
    """

    seat: str
    who: str
    name: str
    bot: str
    token: str | None
    link: str | None


class WordsInfo(Struct, frozen=True):
    """What a player has added to chance, after how many draws: it counts for all that follow."""

    draws: int
    seat: str
    text: str


class ChanceInfo(Struct, frozen=True):
    """What chance is drawn from; the secret is told when the game is over."""

    source: Literal["seed", "secret", "system"]
    about: str  # a sentence for people
    commitment: str | None  # the hash of the secret
    secret: str | None
    copied: int  # draws that were made at another table, from which this one goes on
    words: list[WordsInfo]


class TableMade(Struct, frozen=True):
    """A new table."""

    table: str
    version: int
    host_token: str
    link: str
    seats: list[SeatMade]
    chance: ChanceInfo


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat."""

    seat: str
    name: str
    bot: str
    person: bool
    open: bool


class TableInfo(Struct, frozen=True):
    """A table as everybody may know it."""

    table: str
    game: str
    data: str  # whose values it is played with, as in the description of the game
    config: dict[str, Any]
    version: int
    choices: int
    to_move: str | None  # who is next to choose
    choosing: list[str]  # all who are to choose, in any order
    thinking: bool
    ended: bool
    closed: bool  # by the owner of the server: nobody can choose
    seats: list[SeatInfo]
    scores: list[int] | None  # when the game is over
    winners: list[str]
    chance: ChanceInfo


class OptionInfo(Struct, frozen=True):
    """A legal option."""

    option: str
    text: str
    verb: str
    args: list[tuple[str, str]]
    change: list[dict[str, int]]  # what it changes at once, by seat: stock -> difference
    remark: str
    final: bool  # it cannot be taken back


class RefusedInfo(Struct, frozen=True):
    """An option that is not legal now, and why."""

    option: str
    text: str
    reason: str
    clause: str


class OptionsInfo(Struct, frozen=True):
    """What a seat can do now, and what it cannot."""

    version: int
    to_move: str | None  # who is next to choose
    choosing: list[str]  # all who are to choose, in any order
    prompt: str
    undoable: bool
    options: list[OptionInfo]
    refused: list[RefusedInfo]


class ChoiceIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice."""

    option: Notation
    version: Version
    id: Id


class UndoIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to take the last choice back."""

    version: Version
    id: Id


class WordsIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Words of a player that chance is drawn from as well."""

    text: Notation
    id: Id


class Standing(Struct, frozen=True):
    """The table after a command, as the seat sees it."""

    version: int
    view: View


class MovedOn(Struct, frozen=True):
    """That a command came too late, and the table as it stands now."""

    error: str
    message: str
    version: int
    view: View


class SeatIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to play a seat from now on: a bot, or with an empty name the person."""

    bot: Short


class SitIn(Struct, frozen=True, forbid_unknown_fields=True):
    """What to call whoever sits down; it may be empty."""

    name: Short = ""


class LineInfo(Struct, frozen=True):
    """What one choice led to, in words, as far as it is about one seat, or about nobody."""

    at: int
    seat: str | None
    sentences: list[str]


class SeatingInfo(Struct, frozen=True):
    """What happened to a seat, as everybody may know it."""

    at: int  # after so many choices
    seat: str
    what: str  # sat, moved, program, left, freed, link, bot, person or named
    by: str  # the seat that asked for it, or `host`
    detail: str  # a name, a bot, or for whom a seat was freed
    made: int  # seconds since 1970
    sentence: str


class LogInfo(Struct, frozen=True):
    """The story of a table as a seat may know it."""

    version: int
    lines: list[LineInfo]
    seating: list[SeatingInfo]
