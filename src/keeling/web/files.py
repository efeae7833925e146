"""Files that pages load: their addresses change with what is in them, so they are kept for long."""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from keeling.draw.chart import CHART_STYLE
from keeling.kernel.registry import game as find_game
from keeling.kernel.registry import game_ids
from keeling.text.presentation import presentation_of
from keeling.text.words import GameWords
from keeling.web.show.scene import style_in

STATIC: Final = Path(__file__).parent / "static"
BOARD: Final = re.compile(r"/games/([^/]+)/board\.css")
SHORT: Final = "public, max-age=3600"
LONG: Final = "public, max-age=31536000, immutable"


def address(path: str) -> str:
    """Where pages load a file from: `/static/keeling.css?v=3f2a…`."""
    return f"{path}?v={version(path)}"


def caching(path: str, query: bytes) -> str:
    """How long an answer may be kept; a file asked for by an older or newer version: not long."""
    found = version(path)
    return LONG if found and query == f"v={found}".encode() else SHORT


def version(path: str) -> str:
    """What a file holds, in a word; empty: it is no file of ours."""
    if path == "/chart.css":
        return digest(CHART_STYLE.encode())
    if board := BOARD.fullmatch(path):
        return digest(board_style(board[1]).encode()) if board[1] in game_ids() else ""
    file = STATIC / path.removeprefix("/static/")
    if file.parent != STATIC or not file.is_file():
        return ""
    return digest_of(file, file.stat().st_mtime_ns)


@lru_cache
def digest_of(file: Path, _written: int) -> str:
    """The same of a file on disk, read anew whenever it was written."""
    return digest(file.read_bytes())


def digest(content: bytes) -> str:
    """Some letters that only depend on the content."""
    return sha256(content).hexdigest()[:12]


@lru_cache
def board_style(game_id: str) -> str:
    """The style sheet of a game's board."""
    game = find_game(game_id)
    config = next(iter(game.configs()))
    words = GameWords(game, "en").words
    pictures = presentation_of(game).all_pictures(game.view(game.new(config), None), words, {})
    return style_in(next(iter(pictures.values())))
