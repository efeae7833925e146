"""Option numbers: small ints for machines, a verb with arguments for people."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from keeling.kernel.errors import IllegalChoice


def three(sizes: list[int]) -> tuple[i64, i64, i64]:
    """The sizes of three arguments; one that is missing has one value."""
    a, b, c = [*sizes, 1, 1, 1][:3]
    return a, b, c


@final
class Verb:
    """A block of option numbers: one verb and up to three arguments."""

    def __init__(self, name: str, base: int, kinds: list[str], sizes: list[int]) -> None:
        self.name = name
        self.kinds = kinds
        self.base: i64 = base
        size0, self.size1, self.size2 = three(sizes)
        self.row: i64 = self.size1 * self.size2
        self.count: i64 = size0 * self.row

    def at(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
        """The option number of this verb with these arguments."""
        return self.base + (a * self.size1 + b) * self.size2 + c

    def has(self, option: i64) -> bool:
        """Whether the option is one of this verb's."""
        return self.base <= option < self.base + self.count

    def first(self, option: i64) -> i64:
        """The first argument of an option of this verb."""
        if self.row == 1:
            return option - self.base
        return (option - self.base) // self.row

    def second(self, option: i64) -> i64:
        """The second argument of an option of this verb."""
        return (option - self.base) // self.size2 % self.size1

    def third(self, option: i64) -> i64:
        """The third argument of an option of this verb."""
        return (option - self.base) % self.size2

    def args(self, option: i64) -> list[int]:
        """All arguments of an option of this verb."""
        return [self.first(option), self.second(option), self.third(option)][: len(self.kinds)]


@final
class Vocabulary:
    """All verbs of a game. Its size is the size of the action space."""

    def __init__(self, names: dict[str, list[str]]) -> None:
        self.names = names  # argument kind -> the names of its members
        self.verbs: list[Verb] = []
        self.size = 0

    def verb(self, name: str, *kinds: str) -> Verb:
        """Reserve the option numbers of a verb."""
        sizes = [len(self.names[kind]) for kind in kinds]
        verb = Verb(name, self.size, list(kinds), sizes)
        self.verbs.append(verb)
        self.size += int(verb.count)
        return verb

    def word(self, name: str) -> i64:
        """Reserve the option number of a verb without arguments."""
        return self.verb(name).base

    def verb_of(self, option: int) -> Verb:
        """The verb an option number belongs to."""
        for verb in self.verbs:
            if verb.has(option):
                return verb
        raise IllegalChoice(f"no option has the number {option}")

    def meaning(self, option: int) -> tuple[str, list[tuple[str, str]]]:
        """The verb and its arguments as (kind, name) pairs."""
        verb = self.verb_of(option)
        args = verb.args(option)
        return verb.name, [(k, self.names[k][args[i]]) for i, k in enumerate(verb.kinds)]

    def key(self, option: int) -> str:
        """What an option is about first, as `kind-name`; empty if it is about nothing."""
        _, args = self.meaning(option)
        return "-".join(args[0]) if args else ""

    def write(self, option: int) -> str:
        """The notation of records, tests and the command line: `plan solar africa`."""
        verb, args = self.meaning(option)
        return " ".join([verb] + [name for _, name in args])

    def read(self, text: str) -> int:
        """The option number of a notation; says what is wrong with a bad one."""
        words = text.split()
        for verb in self.verbs:
            if words and verb.name == words[0]:
                return self._read_args(verb, words)
        known = ", ".join(verb.name for verb in self.verbs)
        raise IllegalChoice(f"'{text}': no such verb; the verbs are {known}")

    def _read_args(self, verb: Verb, words: list[str]) -> int:
        if len(words) != len(verb.kinds) + 1:
            usage = " ".join([verb.name] + [f"<{kind}>" for kind in verb.kinds])
            raise IllegalChoice(f"'{' '.join(words)}': write it as '{usage}'")
        args = [0, 0, 0]
        for i, kind in enumerate(verb.kinds):
            if words[i + 1] not in self.names[kind]:
                raise IllegalChoice(f"'{' '.join(words)}': no {kind} is called '{words[i + 1]}'")
            args[i] = self.names[kind].index(words[i + 1])
        return verb.at(args[0], args[1], args[2])
