"""The contract every game keeps, for our own tests and for third-party games.

    from keeling.testing import check_game
    check_game(game, config, seed=1)     # raises Broken, with what is broken and where

`check_game` plays one random game and checks everything at every choice; `check_config` plays
several.
"""

from __future__ import annotations

import copy
import json
import pickle
from typing import TYPE_CHECKING

import msgspec

from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.match import Match
from keeling.kernel.record import from_json, from_text, record_of, verify
from keeling.kernel.rng import Rng
from keeling.kernel.view import View
from keeling.text.catalogue import LANGUAGES, catalogue
from keeling.text.presentation import presentation_of

if TYPE_CHECKING:
    from keeling.kernel.agenda import State
    from keeling.kernel.config import Config
    from keeling.kernel.game import AnyGame

MOST_CHOICES = 20_000
NOTHING = "nothing"


OF_EVERY_STATE = {"config", "agenda", "seat", "offered", "events"}


class Broken(AssertionError):
    """A game does not keep the contract."""


def check_config(game: AnyGame, config: Config, games: int = 3, seed: int = 0) -> None:
    """Several random games of one config."""
    for n in range(games):
        check_game(game, config, seed=seed * 1000 + n)


def check_game(game: AnyGame, config: Config, seed: int = 0, every: int = 1) -> Match:
    """One random game, with all checks at every choice (or every so many choices)."""
    rng = Rng(seed)
    match = Match(game, config)
    again = game.view_type.__annotations__.keys() & set(View.__struct_fields__)
    expect(not again, str(config), f"the view declares again what the kernel fills in: {again}")
    census = game.census(match.state)
    feature_names: list[str] = []
    while match.state.seat != NOBODY:
        where = f"{config}, seed {seed}, choice {len(match.taken) + 1}"
        if len(match.taken) % every == 0:
            check_node(game, match.state, rng, where)
            names = list(game.features(game.view(match.state, 0)))
            expect(feature_names in ([], names), where, "the names of the features change")
            feature_names = names
        legal = match.state.legal
        drawn = match.state.seat == CHANCE
        match.take(int(match.state.sample(rng)) if drawn else legal[int(rng.below(len(legal)))])
        check_census(game, match.state, census, where)
        expect(len(match.taken) < MOST_CHOICES, where, "the game does not end")
    check_end(game, match, f"{config}, seed {seed}, at the end")
    return match


def check_census(game: AnyGame, s: State, census: dict[str, int], where: str) -> None:
    """No component appears or vanishes."""
    changed = {name: n for name, n in game.census(s).items() if n != census[name]}
    expect(not changed, where, f"components appear or vanish: {changed}")


def check_node(game: AnyGame, s: State, rng: Rng, where: str) -> None:
    """Everything that must hold at every choice."""
    check_options(game, s, where)
    check_copies(game, s, where)
    check_secrets(game, s, rng, where)
    check_together(game, s, rng, where)


def check_options(game: AnyGame, s: State, where: str) -> None:
    """Legal options: some, ascending, in the vocabulary, in notation both ways, explained."""
    legal = s.legal
    expect(bool(legal), where, "nobody has a legal option")
    expect(legal == sorted(set(legal)), where, f"options are not ascending: {legal}")
    expect(legal[0] >= 0 and legal[-1] < game.vocabulary.size, where, "options out of range")
    for option in legal:
        notation = game.write(option)
        expect(game.read(s, notation) == option, where, f"'{notation}' is not read back")
    choice = s.choice()
    candidates = list(choice.candidates(s))
    expect(candidates == sorted(set(candidates)), where, "candidates are not ascending")
    free = [option for option in candidates if not choice.objection(s, option)]
    expect(free == legal, where, f"objections and options differ: {free} {legal}")
    if s.seat == CHANCE:
        weights = s.chance().weights(s)
        expect(len(weights) == len(legal) and min(weights) > 0, where, "weights do not fit")


def attributes(s: State) -> set[str]:
    """The fields of a game's state, compiled or not, without those that every state has."""
    found: set[str] = set()
    for kind in type(s).__mro__:
        found |= set(getattr(kind, "__mypyc_attrs__", ()))
        found |= set(vars(kind).get("__annotations__", ()))
    return {name for name in found if not name.startswith("__")} - OF_EVERY_STATE


def check_copies(game: AnyGame, s: State, where: str) -> None:
    """Clones, dumps, pickles and previews: equal at first, and no copy changes the original."""
    declared = game.layout.attributes() | game.layout.follows
    if apart := attributes(s) ^ declared:
        expect(False, where, f"layout and state differ in {', '.join(sorted(apart))}")  # noqa: FBT003 - found
    dump = game.dump(s)
    text = json.dumps(dump)
    expect(game.dump(game.load(json.loads(text))) == dump, where, "dump and load differ")
    for copied in (s.clone(), pickle.loads(pickle.dumps(s)), copy.deepcopy(s)):  # noqa: S301 - our own bytes
        expect(game.dump(copied) == dump, where, "a copy differs")
        expect(copied.legal == s.legal, where, "a copy has other options")
        copied.apply(copied.legal[-1])
    if s.seat != CHANCE:
        for option in s.legal[:5]:
            game.preview(s, option)
    expect(json.dumps(game.dump(s)) == text, where, "a copy is not independent")


def check_secrets(game: AnyGame, s: State, rng: Rng, where: str) -> None:
    """The law of imagination: a seat cannot tell an imagined state from the true one."""
    census = game.census(s)
    seen = [game.view(s, seat) for seat in range(s.config.seats)]
    shown = game.view(s, None)
    for seat in range(s.config.seats):
        world = s.imagine(seat, rng)
        expect(game.view(world, seat) == seen[seat], where, f"seat {seat} sees secrets")
        expect(game.view(world, None) == shown, where, "a spectator sees secrets")
        expect(game.census(world) == census, where, "imagination makes or loses components")
        check_openness(game, seen, world, where)
        if s.seat >= 0:
            found = list(world.choice().options(world))
            expect(world.legal == found, where, "an imagined world has the options of the true one")
        if s.seat == seat:
            expect(world.legal == s.legal, where, "secrets change the options")
    check_types(game, shown, where)


def check_openness(game: AnyGame, seen: list[View], world: State, where: str) -> None:
    """Where nobody has secrets, what one seat cannot know nobody can: all see the same world."""
    if game.has_secrets:
        return
    for seat, view in enumerate(seen):
        expect(game.view(world, seat) == view, where, f"seat {seat} has secrets")
    told = any(event.secret >= 0 for event in game.events.all)
    expect(not told, where, "events have secrets")


def check_together(game: AnyGame, s: State, rng: Rng, where: str) -> None:
    """Choices made together: nobody sees a sealed one, and it does not matter who was first."""
    choosing = s.choosing()
    expect(s.seat < 0 or s.seat in choosing, where, "who is next is not to choose")
    if len(choosing) < 2:  # noqa: PLR2004 - together
        return
    for seat in choosing:
        asked = s.asked(seat)
        check_sealed(game, asked, where)
    first, second = choosing[0], choosing[-1]
    options = {seat: picked(s.asked(seat), rng) for seat in (first, second)}
    if not s.asked(first).choice().sealed(options[first]):
        return  # what everybody sees may well matter to the others
    one = after(after(s, first, options[first]), second, options[second])
    other = after(after(s, second, options[second]), first, options[first])
    for seat in (None, *range(s.config.seats)):
        same = game.view(one, seat) == game.view(other, seat)
        expect(same, where, "it matters who chose first")


def check_sealed(game: AnyGame, s: State, where: str) -> None:
    """Nobody else can tell what a seat has chosen, as long as others have not."""
    hidden = [option for option in s.legal if s.choice().sealed(option)]
    ways = [after(s, s.seat, option) for option in hidden]
    if ways and all(way.floor() == s.floor() and way.seat >= 0 for way in ways):
        for seat in (None, *range(s.config.seats)):
            same = all(game.view(way, seat) == game.view(ways[0], seat) for way in ways[1:])
            expect(same or seat == s.seat, where, f"seat {seat} sees what seat {s.seat} chose")


def picked(s: State, rng: Rng) -> int:
    """Any option."""
    return s.legal[int(rng.below(len(s.legal)))]


def after(s: State, seat: int, option: int) -> State:
    """The state after a seat has taken an option."""
    asked = s.asked(seat).clone()
    asked.apply(option)
    return asked


def check_end(game: AnyGame, match: Match, where: str) -> None:
    """The end: a result that adds up, a record that replays, events that can be told."""
    scores = match.state.scores()
    sums = [sum(row.values()) for row in game.score_sheet(match.state)]
    expect(sums == scores, where, f"score sheet {sums} and scores {scores} differ")
    expect(may_end_so(match.state), where, "nobody wins, and nobody has lost")
    record = record_of(match)
    for read in (from_json(record.to_json(), NOTHING), from_text(record.to_text(), NOTHING)):
        expect(read == record, where, "the record is not read back")
    again = verify(record)
    expect(game.dump(again.state) == game.dump(match.state), where, "the record ends otherwise")
    check_words(game, match, where)


def check_words(game: AnyGame, match: Match, where: str) -> None:
    """Everybody can read the board and all that has happened, in every language."""
    viewers = (None, *range(match.config.seats))
    views = [game.view(match.state, seat) for seat in viewers]
    for view in views:
        check_types(game, view, where)
    told = {
        (name, tuple(args))
        for seat in viewers
        for events in match.told
        for name, args in game.visible_events(events, seat)
    }
    for language in LANGUAGES:
        words = catalogue(type(game).__module__.rpartition(".")[0], language)
        for view in views:
            board = presentation_of(game).text_board(view, words)
            expect(bool(board), where, "there is no board in words")
        words.events([(name, list(args)) for name, args in sorted(told, key=repr)])


def check_types(game: AnyGame, view: View, where: str) -> None:
    """A view is what it is declared to be, also for programs that read it as JSON."""
    try:
        read = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
    except (TypeError, ValueError) as error:
        raise Broken(f"{where}: the view is not what its type says: {error}") from error
    expect(read == view, where, "the view is not read back from its JSON")


def may_end_so(s: State) -> bool:
    """Somebody wins, or all have lost together; alone there may be neither."""
    if s.is_lost():
        return not s.winners()
    return bool(s.winners()) or s.config.seats == 1


def expect(holds: bool, where: str, what: str) -> None:  # noqa: FBT001 - reads as a sentence
    """Raise `Broken` unless it holds."""
    if not holds:
        raise Broken(f"{where}: {what}")
