"""Edits that spoil valid text and valid trees of JSON, each chosen by a generator.

An edit takes what is to be spoiled, another sample to take parts from, and a generator. The same
generator gives the same edit, so an input can be made again from a few numbers.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

Tree = Any  # what JSON can say, and a little more: numbers that are none, lone surrogates
LONG: Final = 200_000  # letters of a huge string
DEEP: Final = (3, 200, 5_000)  # brackets in brackets
TOKEN: Final = re.compile(rb'"[^"\n]*"|[\w.+-]+|[\[\]{}:=,#]')
STRANGE: Final[tuple[Tree, ...]] = (
    *(-1, 0, 1, 2, 7, 99, 9_999, 10_000, -(2**63), 2**63 - 1, 2**63, 2**64, 10**30, 10**400),
    *(0.5, -0.0, 1e308, float("nan"), float("inf"), True, False, None),
    *(
        "",
        " ",
        "*",
        "#",
        "a\nb",
        "\0",
        "\ud800",
        "\u2028",
        "²",
        "\U0001f30d",
        "İ",
        "-1",
        "__class__",
    ),
    *([], {}, [[]], [None], {"": ""}, {"*": ""}, {"seats": {}}),
)
STRANGE_WORDS: Final = (
    *(b"-1", b"0", b"99", b"9223372036854775808", b"1" * 5_000, b"1e999", b"nan", b"NaN", b"inf"),
    *(
        b"true",
        b"null",
        b'""',
        b"''",
        b'"""',
        b"\\ud800",
        b'"\\ud800"',
        b"\0",
        b"\r",
        b"\n",
        b"\n\n",
    ),
    *(b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xef\xbb\xbf", "²".encode(), "\u2028".encode()),
    *(b"[", b"]", b"{", b"}", b"#", b":", b"=", b",", b".", b'"', b"1979-05-27", b"0x_1", b"*"),
)


# ---- text


def spoil_text(text: bytes, other: bytes, rng: Random) -> bytes:
    """One edit of a text."""
    return rng.choice(TEXT_EDITS)(text, other, rng)


def flip(text: bytes, _other: bytes, rng: Random) -> bytes:
    """One byte is another one."""
    at = place(text, rng)
    return text[:at] + bytes([rng.randrange(256)]) + text[at + 1 :]


def cut(text: bytes, _other: bytes, rng: Random) -> bytes:
    """A stretch is missing; often the end."""
    first, last = sorted((place(text, rng), place(text, rng)))
    return text[:first] if rng.random() < 0.3 else text[:first] + text[last:]  # noqa: PLR2004 - often


def splice(text: bytes, other: bytes, rng: Random) -> bytes:
    """A stretch of another sample stands somewhere."""
    first, last = sorted((place(other, rng), place(other, rng)))
    at = place(text, rng)
    return text[:at] + other[first:last] + text[at + rng.choice((0, last - first)) :]


def double(text: bytes, _other: bytes, rng: Random) -> bytes:
    """A line stands there twice, or is missing, or comes first."""
    lines = text.split(b"\n")
    line = lines.pop(rng.randrange(len(lines)))
    for at in sorted({0, rng.randrange(len(lines) + 1)})[: rng.randrange(3)]:
        lines.insert(at, line)
    return b"\n".join(lines)


def insert(text: bytes, _other: bytes, rng: Random) -> bytes:
    """Something strange stands somewhere."""
    at = place(text, rng)
    return text[:at] + rng.choice(STRANGE_WORDS) + text[at:]


def exchange(text: bytes, other: bytes, rng: Random) -> bytes:
    """A word is another one: strange, or of another sample, or of the same."""
    words = list(TOKEN.finditer(text))
    if not words:
        return insert(text, other, rng)
    word = rng.choice(words)
    source = rng.choice((text, other, b""))
    others: Sequence[bytes] = TOKEN.findall(source) or STRANGE_WORDS
    return text[: word.start()] + rng.choice(others) + text[word.end() :]


def inflate(text: bytes, _other: bytes, rng: Random) -> bytes:
    """Something is very long, or very deep."""
    at = place(text, rng)
    if rng.random() < 0.2:  # noqa: PLR2004 - they cost most
        stuff = rng.choice((b"a", b"9", b" ", b"\n", b'"', b"a.", b"\xc3\xa9")) * (LONG // 4)
    else:
        stuff = rng.choice((b"[", b"{", b'{"a":', b"[{", b"a.")) * rng.choice(DEEP)
    return text[:at] + stuff + text[at:]


TEXT_EDITS: Final[list[Callable[[bytes, bytes, Random], bytes]]] = [
    *(flip, flip, cut, splice, splice, double, double, insert, insert),
    *([exchange] * 12),
    inflate,
]


def place(text: bytes, rng: Random) -> int:
    """Somewhere in a text, or its end."""
    return rng.randrange(len(text) + 1)


# ---- trees


def spoil_tree(tree: Tree, other: Tree, rng: Random) -> Tree:
    """One edit of a tree; the tree itself stays as it is."""
    if isinstance(tree, dict) and tree and rng.random() < 0.9:  # noqa: PLR2004 - deep down, mostly
        key = rng.choice(list(tree))
        below = other.get(key) if isinstance(other, dict) else None
        if isinstance(tree[key], (dict, list)) or rng.random() < 0.5:  # noqa: PLR2004 - either
            return {**tree, key: spoil_tree(tree[key], below, rng)}
        return spoil_keys(tree, key, rng)
    if isinstance(tree, list) and tree and rng.random() < 0.9:  # noqa: PLR2004 - deep down, mostly
        at = rng.randrange(len(tree))
        below = rng.choice(other) if isinstance(other, list) and other else None
        if rng.random() < 0.6:  # noqa: PLR2004 - mostly
            return [*tree[:at], spoil_tree(tree[at], below, rng), *tree[at + 1 :]]
        return rng.choice(
            (tree[:at] + tree[at + 1 :], [*tree, tree[at]], tree[:at], [*tree, below])
        )
    return spoil_leaf(tree, other, rng)


def spoil_keys(tree: dict[str, Tree], key: str, rng: Random) -> dict[str, Tree]:
    """A key is missing, has another name, or its value stands at another one as well."""
    rest = {name: value for name, value in tree.items() if name != key}
    named = rng.choice((key + "x", "", "*", "\ud800", key.upper(), rng.choice(list(tree))))
    return rng.choice((rest, {**rest, named: tree[key]}, {**tree, named: tree[key]}))


def spoil_leaf(leaf: Tree, other: Tree, rng: Random) -> Tree:
    """A value is another one: a little, strange, of another sample, huge or deep."""
    kind = rng.random()
    if kind < 0.3 and isinstance(leaf, int):  # noqa: PLR2004 - shares of what can happen
        return leaf + rng.choice((-100, -2, -1, 1, 2, 100))
    if kind < 0.5 and isinstance(leaf, str) and leaf:  # noqa: PLR2004 - shares of what can happen
        words = [*leaf.split(" "), "0", "1", "-1", "999", "white", "9" * 18]
        return " ".join(rng.choice(words) for _ in range(rng.randrange(1, 6)))
    if kind < 0.7:  # noqa: PLR2004 - shares of what can happen
        return other
    if kind > 0.99:  # noqa: PLR2004 - shares of what can happen
        return rng.choice((deep(rng.choice(DEEP)), "a" * LONG, [leaf] * 1_000))
    return rng.choice(STRANGE)


def deep(levels: int) -> Tree:
    """Lists and tables in each other."""
    tree: Tree = 1
    for level in range(levels):
        tree = [tree] if level % 2 else {"a": tree}
    return tree
