"""Verify the chance of a record without `keeling verify`: hashes and generator written anew.

`python examples/verify_chance.py RECORD.jsonl`; without a record it makes a short game up first.
Only the rules are Keeling's: which outcomes chance has, in which order.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any

import keeling
from keeling.kernel.match import Match
from keeling.kernel.record import record_of
from keeling.kernel.shuffle import Shuffle, Words, commitment_to, new_secret

WORD = 2**32


class Dice(keeling.Rng):
    """Xoshiro128++, as docs/howto/fair-shuffles.md describes it."""

    def __init__(self, seed: int) -> None:
        super().__init__(0)
        self.state = [self.mixed(seed * 2, 0x9E3779B9 * i % WORD) for i in (1, 2, 3, 4)]
        self.state[3] |= 1

    def mixed(self, seed: int, z: int) -> int:
        """One of the four words it starts from."""
        while True:
            z ^= seed % WORD
            z = (z ^ z >> 16) * 0x85EBCA6B % WORD
            z = (z ^ z >> 13) * 0xC2B2AE35 % WORD
            z, seed = z ^ z >> 16, seed // WORD
            if not seed:
                return z

    def word(self) -> int:
        """The next number below 2**32."""
        a, b, c, d = self.state
        mix = (a + d) % WORD
        result = ((mix << 7 | mix >> 25) + a) % WORD
        c, d = c ^ a, d ^ b
        self.state = [a ^ d, b ^ c, c ^ (b << 9) % WORD, (d << 11 | d >> 21) % WORD]
        return result


def verify(record: dict[str, Any]) -> int:
    """How many draws are as they should be; ends the program if one is not."""
    shuffle, game = record["shuffle"], keeling.game(record["game"])
    table, secret, copied = shuffle["table"], shuffle["secret"], shuffle.get("copied", 0)
    promise = f"keeling-shuffle-1:{table}:{copied}:{secret}"
    if hashlib.sha256(promise.encode()).hexdigest() != shuffle["commitment"]:
        sys.exit("the secret is not the one that was committed to")
    match, number = Match(game, game.config(**record["config"])), 0
    for choice in record["choices"]:
        if match.state.seat == keeling.CHANCE:
            added = [one for one in shuffle.get("words", []) if one["draws"] <= number]
            lines = [f"{one['seat']}:{one['text']}" for one in added]
            message = "\n".join([f"keeling-shuffle-1:{table}:{number}", *lines])
            digest = hmac.digest(bytes.fromhex(secret), message.encode(), "sha256")
            drawn = match.state.sample(Dice(int.from_bytes(digest, "big")))
            if number >= copied and game.write(drawn) != choice:
                sys.exit(f"draw {number} is '{choice}' and should be '{game.write(drawn)}'")
            number += 1
        match.play(choice)
    return int(number - copied)


def made_up() -> str:
    """A game between nobody, drawn from a secret as a server would, as a line of JSON."""
    secret, game = new_secret(), keeling.game("future_energy")
    words = [Words(0, "white", "rain"), Words(40, "red", "sun, wind & Ölpreis")]
    told = commitment_to(secret, "example234")
    shuffle = Shuffle(table="example234", commitment=told, secret=secret, words=words)
    match = Match(game, game.config(seats=2))
    shuffle.draw(match)
    while match.state.seat != keeling.NOBODY:
        match.take(match.state.legal[0])
        shuffle.draw(match)
    return record_of(match, shuffle=shuffle).to_json()


if any(not path.endswith(".jsonl") for path in sys.argv[1:]):
    sys.exit("verify_chance.py reads the record as JSON: the file that ends with .jsonl")
given = [line for path in sys.argv[1:] for line in Path(path).read_text("utf-8").splitlines()]
for line in given or [made_up()]:
    print(verify(json.loads(line)), "draws of chance are as they should be")
