"""Pictures of any game as tests look at them, and what all of them have to keep."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from keeling.draw.shared import KEY
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.rng import Rng
from keeling.text.catalogue import Catalogue, catalogue, sources
from keeling.text.presentation import Presentation, presentation_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from keeling.kernel.agenda import State
    from keeling.kernel.game import AnyGame
    from keeling.kernel.view import View

SVG = "{http://www.w3.org/2000/svg}"
WHOLE_GAME = 20_000  # more choices than any game has
OUTERMOST = {"svg.board", "svg.board text", "@media (prefers-color-scheme: dark)"}


def read(picture: str) -> ET.Element:
    return ET.fromstring(picture)  # noqa: S314 - our own SVG


def ids(*pictures: ET.Element) -> list[str]:
    """All ids but those of shapes, which a page has once for all of its pictures."""
    found = [e.attrib["id"] for picture in pictures for e in picture.iter() if "id" in e.attrib]
    return [key for key in found if not key.startswith(KEY)]


def element(picture: ET.Element, key: str) -> ET.Element:
    return next(found for found in picture.iter() if found.get("id") == key)


def classes(part: ET.Element) -> list[str]:
    return part.get("class", "").split()


def inside(part: ET.Element, class_: str) -> list[ET.Element]:
    return [found for found in part.iter() if class_ in classes(found)]


def texts(part: ET.Element) -> list[str]:
    return ["".join(found.itertext()) for found in part.iter(f"{SVG}text")]


def step(s: State, rng: Rng) -> None:
    """Chance, or a random choice."""
    s.apply(s.sample(rng) if s.seat == CHANCE else s.legal[rng.below(len(s.legal))])


def rules_of(style: str) -> set[str]:
    """The outermost selectors of a style sheet."""
    outermost, depth = [""], 0
    for letter in style:
        depth += (letter == "{") - (letter == "}")
        if letter == "}" and depth == 0:
            outermost.append("")
        elif depth == 0:
            outermost[-1] += letter
    return {selector.strip() for selector in outermost} - {""}


@dataclass(kw_only=True, eq=False, repr=False)
class GamePictures:
    """The pictures of one game."""

    game: AnyGame
    style: str
    least: dict[str, float]  # how high letters are at least, by picture

    @property
    def shown(self) -> Presentation[Any]:
        """How people see it."""
        return presentation_of(self.game)

    @property
    def package(self) -> str:
        """Where the game lives."""
        return type(self.game).__module__.rpartition(".")[0]

    def words(self, language: str = "en") -> Catalogue:
        """The texts of the game."""
        return catalogue(self.package, language)

    def after(self, choices: int, seed: int = 0, **config: Any) -> Any:
        """A table after some random choices."""
        s = self.game.new(self.game.config(**config))
        rng = Rng(seed)
        for _ in range(choices):
            if s.seat == NOBODY:
                break
            step(s, rng)
        return s

    def asking(self, s: Any) -> Any:
        """The same table, once somebody is asked."""
        s, rng = s.clone(), Rng(1)
        while s.seat == CHANCE:
            step(s, rng)
        return s

    def options_of(self, s: Any) -> dict[str, str]:
        """What may be clicked now."""
        game, legal = self.game, s.legal if s.seat >= 0 else []
        return {
            key: game.write(one)
            for one in legal
            for key in presentation_of(game).element(one).split()
        }

    def drawn(self, s: Any, language: str = "en") -> dict[str, ET.Element]:
        """The pictures as the seat that is asked sees them."""
        view = self.game.view(s, max(s.seat, 0))
        found = self.shown.all_pictures(view, self.words(language), self.options_of(s))
        return {name: read(made) for name, made in found.items()}

    def board(self, view: View, language: str = "en", **options: str) -> ET.Element:
        """Everything in one picture."""
        return read(self.shown.board(view, self.words(language), options))

    # ---- what every game keeps

    def check_labels(self, pictures: dict[str, ET.Element]) -> None:
        """The board comes first, the rest beside it, each with a name and a description."""
        assert list(pictures) == ["board", "things"]
        for name, picture in pictures.items():
            labels = [e.get("id") for e in picture if e.tag in (f"{SVG}title", f"{SVG}desc")]
            assert labels == [f"{name}-title", f"{name}-desc"]
            assert picture.attrib["aria-labelledby"].split() == labels

    def check_options(self, s: Any) -> None:
        """What stands for an option is in the pictures and carries it; nothing is there twice."""
        pictures = self.drawn(s).values()
        found = ids(*pictures)
        assert len(found) == len(set(found)), sorted({key for key in found if found.count(key) > 1})
        pieces = [e for picture in pictures for e in picture.iter() if "data-option" in e.attrib]
        told = {e.attrib["id"]: e.attrib["data-option"] for e in pieces}
        assert told == self.options_of(s), self.game.prompt(s)
        for piece in pieces:
            assert "can" in classes(piece)
            assert (piece.attrib["tabindex"], piece.attrib["role"]) == ("0", "button")
            assert len([child for child in piece if child.get("class") == "rim"]) == 1

    def check_whole_game(self, seed: int, **config: Any) -> set[str]:
        """Each question when it is asked first, and now and then; which were asked."""
        s = self.game.new(self.game.config(**config))
        rng = Rng(seed)
        seen: set[str] = set()
        for _ in range(WHOLE_GAME):
            if s.seat == NOBODY:
                break
            if s.seat != CHANCE:
                prompt = self.game.prompt(s)
                if prompt not in seen or rng.below(24) == 0:
                    self.check_options(s)
                seen.add(prompt)
            step(s, rng)
        return seen

    def check_styles(self, pictures: Iterable[ET.Element]) -> None:
        """One style sheet for all, which stays inside the pictures, and no style besides."""
        assert rules_of(self.style) == OUTERMOST
        for picture in pictures:
            assert [e.text for e in picture.iter(f"{SVG}style")] == [self.style]
            assert not [e for e in picture.iter() if "style" in e.attrib]

    def check_letters(self, pictures: dict[str, ET.Element]) -> None:
        """No letter is too small to read."""
        pattern = r"^(.*)\.([\w-]+) \{[^}]*?font-size: ([\d.]+)px"
        found = re.findall(pattern, self.style, re.MULTILINE)
        rules = {
            kind: size for around, kind, size in found if around not in (".things ", ".stock ")
        }
        things = {kind: size for around, kind, size in found if around == ".things "}
        for name, picture in pictures.items():
            sizes = rules | things if name == "things" else rules
            for text in picture.iter(f"{SVG}text"):
                size = text.get("font-size") or sizes[str(text.get("class")).split()[0]]
                assert float(size) >= self.least[name], ET.tostring(text)

    def check_escaped(self, view: View, hostile: str) -> None:
        """Names are written as they are, whatever they contain."""
        known = [text for name in ("keeling", self.package) for text in sources(name, "en")]
        written = self.shown.board(view, Catalogue("en", [hostile, *known]), {})
        assert "<script>" not in written
        assert "&lt;script&gt;" in written
        read(written)
