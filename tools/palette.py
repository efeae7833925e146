"""Make a picture of a page small: as many colours as one byte can name, the common ones exact.

Pages consist of a few flat colours, which stay as they are; what shades from one to another goes to
the nearest that is kept. Reads the PNG that browsers write: eight bits a channel, not interlaced.
"""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

SIGNATURE = b"\x89PNG\r\n\x1a\n"
HEADER = struct.Struct(">II5B")  # width, height, depth, kind, three ways of doing it
CHANNELS = {2: 3, 6: 4}  # kinds of pictures: RGB, and RGB with alpha
DEPTH, INDEXED = 8, 3
PAETH = 4  # the filter that takes whichever of three neighbours is nearest to a guess
MOST = 256
EXACT = 96  # so many colours are kept however near they are: those of areas

Colour = tuple[int, int, int]


def shrink(picture: bytes) -> bytes:
    """The same picture in 256 colours at most."""
    width, height, pixels = read(picture)
    counted = Counter(pixels)
    kept = chosen(counted)
    number = {colour: kept.index(nearest(colour, kept)) for colour in counted}
    named = bytes(number[pixel] for pixel in pixels)
    return write(width, height, kept, named)


def chosen(counted: Counter[Colour]) -> list[Colour]:
    """The most common colours, and of the others those that are far from more common ones."""
    common = [colour for colour, _ in counted.most_common()]
    for apart in count(0):
        kept = spaced(common, apart * apart)
        if len(kept) <= MOST:
            return kept
    return common


def spaced(common: list[Colour], apart: int) -> list[Colour]:
    """Colours that are so far from one another; no more than it takes to see that they are many."""
    kept = common[:EXACT]
    for colour in common[EXACT:]:
        if len(kept) > MOST:
            break
        if all(distance(colour, other) > apart for other in kept):
            kept.append(colour)
    return kept


def nearest(colour: Colour, kept: list[Colour]) -> Colour:
    """Which of the colours that are kept stands for this one."""
    return min(kept, key=lambda other: distance(colour, other))


def distance(one: Colour, other: Colour) -> int:
    """How far two colours are apart, squared."""
    red, green, blue = one[0] - other[0], one[1] - other[1], one[2] - other[2]
    return red * red + green * green + blue * blue


# ---- the format


def read(picture: bytes) -> tuple[int, int, list[Colour]]:
    """Width, height, and the colour of each pixel."""
    parts = list(chunks(picture))
    header = b"".join(content for kind, content in parts if kind == b"IHDR")
    packed = b"".join(content for kind, content in parts if kind == b"IDAT")
    width, height, depth, kind, _, _, interlaced = HEADER.unpack(header)
    if depth != DEPTH or interlaced or kind not in CHANNELS:
        raise ValueError("not the kind of PNG that a browser writes")
    step = CHANNELS[kind]
    pixels: list[Colour] = []
    for row in unfiltered(zlib.decompress(packed), width * step, step):
        pixels += zip(row[0::step], row[1::step], row[2::step], strict=True)
    return width, height, pixels


def chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    """What a file consists of: kind and content."""
    if not picture.startswith(SIGNATURE):
        raise ValueError("not a PNG")
    at = len(SIGNATURE)
    while at < len(picture):
        size = int.from_bytes(picture[at : at + 4], "big")
        yield picture[at + 4 : at + 8], picture[at + 8 : at + 8 + size]
        at += size + 12


def unfiltered(raw: bytes, size: int, step: int) -> Iterator[bytearray]:
    """The rows. A file holds how each byte differs from what its neighbours let one expect."""
    above = bytearray(size)
    for start in range(0, len(raw), size + 1):
        way, row = raw[start], bytearray(raw[start + 1 : start + 1 + size])
        for at in range(size if way else 0):
            left, corner = (row[at - step], above[at - step]) if at >= step else (0, 0)
            row[at] = (row[at] + expected(way, left, above[at], corner)) % 256
        yield row
        above = row


def expected(way: int, left: int, above: int, corner: int) -> int:
    """What a byte is expected to be, in one of four ways."""
    if way == PAETH:
        guess = left + above - corner
        return min((left, above, corner), key=lambda near: abs(guess - near))
    return (0, left, above, (left + above) // 2)[way]


def write(width: int, height: int, colours: Iterable[Colour], named: bytes) -> bytes:
    """A file whose pixels are numbers of colours."""
    header = HEADER.pack(width, height, DEPTH, INDEXED, 0, 0, 0)
    rows = (named[start : start + width] for start in range(0, len(named), width))
    parts = {
        b"IHDR": header,
        b"PLTE": bytes(part for colour in colours for part in colour),
        b"IDAT": zlib.compress(b"".join(b"\0" + row for row in rows), 9),
        b"IEND": b"",
    }
    return SIGNATURE + b"".join(chunk(kind, content) for kind, content in parts.items())


def chunk(kind: bytes, content: bytes) -> bytes:
    """A part of a file, with its size and its sum."""
    size, total = len(content), zlib.crc32(kind + content)
    return size.to_bytes(4, "big") + kind + content + total.to_bytes(4, "big")
