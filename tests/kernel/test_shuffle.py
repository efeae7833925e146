"""Chance that follows from a secret, from words of players, and from the number of the draw."""

from __future__ import annotations

import hashlib
import hmac

import msgspec
import pytest
from msgspec.structs import replace

import keeling
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.errors import BadRecord
from keeling.kernel.match import Match
from keeling.kernel.proof import Flaw, examined
from keeling.kernel.record import Record, from_text, record_of
from keeling.kernel.rng import Rng
from keeling.kernel.shuffle import LONGEST_WORDS, Shuffle, Words, commitment_to, new_secret

SECRET = "5e" * 32
OTHER = "0f" * 32
TABLE = "table23456"
STEPS = 500  # of a game that may take much longer
GAMES = ("future_energy", "green_deal", "e_mission")


def shuffle(copied: int = 0, words: list[Words] | None = None) -> Shuffle:
    """What chance is drawn from at a table."""
    told = commitment_to(SECRET, TABLE, copied)
    return Shuffle(table=TABLE, commitment=told, secret=SECRET, copied=copied, words=words or [])


def numbers(rng: Rng) -> list[int]:
    """The first numbers of a generator."""
    return [int(rng.word()) for _ in range(4)]


def chances(match: Match) -> list[int]:
    """What chance has done."""
    return [taken.option for taken in match.taken if taken.seat == CHANCE]


class Game:
    """A game played at random, with undos and words of players."""

    def __init__(self, name: str, seed: int) -> None:
        game = keeling.game(name)
        self.rng = Rng(seed)
        self.match = Match(game, game.config(seats=3))
        self.words: list[Words] = []
        self.undone = self.restored = 0
        self.draw()

    def draw(self) -> None:
        """What chance does until somebody is to choose."""
        shuffle(words=self.words).draw(self.match)

    def step(self) -> None:
        """Somebody chooses, takes back or adds words."""
        match, rng = self.match, self.rng
        free = [seat for seat in range(3) if match.state.may_choose(seat)]
        undoable = [seat for seat in range(3) if match.undoable(seat)]
        if undoable and rng.below(3) == 0:
            self.take_back(undoable[rng.below(len(undoable))])
        elif rng.below(40) == 0:
            name = match.names[rng.below(3)]
            self.words.append(Words(match.draws, name, f"words {len(self.words)}"))
        else:
            seat = free[rng.below(len(free))]
            legal = match.asked(seat).legal
            match.propose(legal[rng.below(len(legal))], seat)
            self.draw()

    def take_back(self, seat: int) -> None:
        """Take back the last choice; others' later choices stand again."""
        self.undone += 1
        if self.match.is_drafting(seat):
            self.match.withdraw(seat)
            return
        stands = self.match.undo(seat)
        self.restored += len(self.match.taken) > stands


@pytest.fixture(scope="module")
def record() -> Record:
    """A game with words that can be verified."""
    played = Game("future_energy", 5)
    while played.match.state.seat != NOBODY:
        played.step()
    assert played.words
    return record_of(played.match, shuffle=shuffle(words=played.words))


def kept(record: Record) -> Shuffle:
    """What chance of the record was drawn from."""
    assert record.shuffle is not None
    return record.shuffle


def test_a_commitment_is_the_hash_of_what_the_page_says() -> None:
    text = f"keeling-shuffle-1:{TABLE}:0:{SECRET}"
    assert commitment_to(SECRET, TABLE) == hashlib.sha256(text.encode()).hexdigest()
    assert shuffle().keeps_its_promise()
    assert not replace(shuffle(), secret=OTHER).keeps_its_promise()
    assert not replace(shuffle(), copied=3).keeps_its_promise()


def test_a_draw_is_made_from_what_the_page_says() -> None:
    words = [Words(0, "white", "rain & wind"), Words(2, "blue", "słońce")]
    text = f"keeling-shuffle-1:{TABLE}:2\nwhite:rain & wind\nblue:słońce"
    digest = hmac.new(bytes.fromhex(SECRET), text.encode(), "sha256").digest()
    expected = Rng(int.from_bytes(digest, "big"))
    assert numbers(shuffle(words=words).dice(2)) == numbers(expected)


def test_each_draw_has_a_generator_of_its_own() -> None:
    drawn = {tuple(numbers(shuffle().dice(n))) for n in range(100)}
    assert len(drawn) == 100


def test_words_count_from_the_next_draw_on() -> None:
    plain, added = shuffle(), shuffle(words=[Words(7, "white", "hello")])
    differs = [numbers(plain.dice(n)) != numbers(added.dice(n)) for n in range(12)]
    assert differs == [False] * 7 + [True] * 5


def test_secrets_are_long_and_never_the_same() -> None:
    one, two = new_secret(), new_secret()
    assert (len(one), len(bytes.fromhex(one))) == (64, 32)
    assert one != two


@pytest.mark.parametrize("text", ["", "a\nblue:b", "\u202egreen", "x" * (LONGEST_WORDS + 1)])
def test_words_are_one_line_that_can_be_seen(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"draws": 0, "seat": "white", "text": text}, Words)


@pytest.mark.parametrize("name", GAMES)
def test_however_much_is_taken_back_the_draws_keep_their_numbers(name: str) -> None:
    undone = restored = 0
    for seed in range(2):
        game, steps = Game(name, seed), 0
        before: list[int] = []
        while game.match.state.seat != NOBODY and steps < STEPS:
            game.step()
            steps += 1
            drawn = chances(game.match)
            assert drawn[: len(before)] == before
            before = drawn
        if game.match.state.seat == NOBODY:
            assert not any(game.match.undoable(seat) for seat in range(3)), "the secret is told now"
        undone, restored = undone + game.undone, restored + game.restored
        found = examined(record_of(game.match, shuffle=shuffle(words=game.words)))
        assert (found.flaw, found.verified, found.words) == (None, len(before), len(game.words))
    assert undone > 50
    assert restored or name == "future_energy", "choices of others were made again"


def test_a_record_is_verified_also_after_it_was_written_and_read(record: Record) -> None:
    again = from_text(record.to_text(), "here")
    assert again == record
    found = examined(again, noted=commitment_to(SECRET, TABLE))
    assert (found.flaw, found.table) == (None, TABLE)
    assert found.verified > 20


def test_the_first_chance_that_differs_is_named(record: Record) -> None:
    other = replace(kept(record), secret=OTHER, commitment=commitment_to(OTHER, TABLE))
    found = examined(replace(record, shuffle=other))
    assert (found.flaw, found.verified) == (Flaw.OTHER_CHANCE, found.choice - 1)
    assert found.found == record.choices[found.choice - 1] != found.expected


def test_words_that_were_left_out_or_changed_show(record: Record) -> None:
    words = kept(record).words
    forged = replace(words[0], text="something else")
    for others in (words[1:], [forged, *words[1:]]):
        changed = replace(kept(record), words=others)
        assert examined(replace(record, shuffle=changed)).flaw == Flaw.OTHER_CHANCE


def test_a_secret_that_was_not_committed_to_shows(record: Record) -> None:
    other = replace(kept(record), secret=OTHER)
    assert examined(replace(record, shuffle=other)).flaw == Flaw.BROKEN_COMMITMENT


def test_a_commitment_that_was_noted_during_the_game_is_compared(record: Record) -> None:
    found = examined(record, noted=commitment_to(OTHER, TABLE))
    assert (found.flaw, found.expected) == (Flaw.OTHER_COMMITMENT, commitment_to(OTHER, TABLE))


def test_another_result_than_the_choices_lead_to_shows(record: Record) -> None:
    assert examined(replace(record, result=None)).flaw == Flaw.OTHER_RESULT


def test_without_a_commitment_there_is_nothing_to_verify(record: Record) -> None:
    assert examined(replace(record, shuffle=None)).flaw == Flaw.NO_COMMITMENT
    assert examined(replace(record, shuffle=None, seed="7")).flaw == Flaw.SEEDED


def test_draws_that_were_copied_from_another_table_are_not_verified() -> None:
    game = keeling.game("future_energy")
    parent = Match(game, game.config(seats=2))
    parent.draw(Rng(1))
    copied = parent.draws
    assert copied
    match = Match(game, parent.config)
    match.follow(parent.taken)
    rng = Rng(5)  # who always takes the first option never comes to an end
    while match.state.seat != NOBODY:
        match.take(match.state.legal[rng.below(len(match.state.legal))])
        shuffle(copied).draw(match)
    found = examined(record_of(match, shuffle=shuffle(copied)))
    assert (found.flaw, found.copied, found.verified) == (None, copied, match.draws - copied)


def test_words_of_nobody_or_in_another_order_are_no_record(record: Record) -> None:
    stranger = replace(kept(record), words=[Words(0, "purple", "me")])
    with pytest.raises(BadRecord, match="purple"):
        examined(replace(record, shuffle=stranger))
    mixed = replace(kept(record), words=[Words(9, "white", "a"), Words(1, "white", "b")])
    with pytest.raises(BadRecord, match="order"):
        examined(replace(record, shuffle=mixed))


def test_more_copied_draws_than_there_are_is_no_record(record: Record) -> None:
    with pytest.raises(BadRecord, match="copied"):
        examined(replace(record, shuffle=shuffle(copied=10_000)))
