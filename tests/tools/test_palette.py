"""The tool that makes pictures of pages small."""

from __future__ import annotations

import zlib
from collections import Counter

import pytest

from tools.palette import CHANNELS, HEADER, SIGNATURE, chosen, chunk, chunks, distance, read, shrink

RED, GREEN, BLUE, GREY = (200, 0, 0), (0, 180, 0), (0, 0, 250), (10, 20, 30)


def stored(*rows: bytes, width: int, kind: int = 2) -> bytes:
    """A picture as a browser writes it: each row with the way it was filtered before it."""
    header = HEADER.pack(width, len(rows), 8, kind, 0, 0, 0)
    return SIGNATURE + b"".join(
        [chunk(b"IHDR", header), chunk(b"IDAT", zlib.compress(b"".join(rows))), chunk(b"IEND", b"")]
    )


def shown(picture: bytes) -> list[tuple[int, ...]]:
    """The colours of a picture whose pixels are numbers."""
    parts = dict(chunks(picture))
    colours = list(zip(*[iter(parts[b"PLTE"])] * 3, strict=True))
    width = HEADER.unpack(parts[b"IHDR"])[0]
    raw = zlib.decompress(parts[b"IDAT"])
    return [colours[number] for at, number in enumerate(raw) if at % (width + 1)]


def test_every_way_of_filtering_is_undone() -> None:
    plain = bytes((*RED, *GREEN))
    rows = [
        b"\0" + plain,
        b"\1" + bytes((*RED, 56, 180, 0)),  # what differs from the pixel before
        b"\2" + bytes(6),  # ... from the one above
        b"\3" + bytes((100, 0, 0, 156, 90, 0)),  # ... from the middle of both
        b"\4" + bytes((0, 0, 0, 0, 0, 0)),  # ... from the one of three that is nearest
    ]
    assert read(stored(*rows, width=2)) == (2, 5, [RED, GREEN] * 5)


def test_a_picture_of_few_colours_stays_as_it_is() -> None:
    pixels = [RED, GREEN, BLUE, GREY]
    picture = stored(
        b"\0" + bytes((*RED, 255, *GREEN, 255)),
        b"\0" + bytes((*BLUE, 9, *GREY, 9)),
        width=2,
        kind=6,
    )
    assert CHANNELS[6] == 4
    assert shown(shrink(picture)) == pixels


def test_of_many_colours_the_common_ones_are_exact_and_the_others_near() -> None:
    shades = [(red, green, 128) for red in range(0, 256, 5) for green in range(0, 256, 5)]
    pixels = [(1, 2, 3), (3, 2, 1)] * 50 + shades
    picture = stored(b"\0" + b"".join(map(bytes, pixels)), width=len(pixels))
    small = shown(shrink(picture))
    assert len(set(small)) <= 256
    assert small[:100] == pixels[:100]
    assert max(distance(*pair) for pair in zip(pixels, small, strict=True)) < 30**2  # type: ignore[arg-type]  # three each


def test_no_more_colours_are_kept_than_a_byte_can_name() -> None:
    assert len(chosen(Counter({(n % 256, n // 256, n % 7): 1 for n in range(3000)}))) <= 256


@pytest.mark.parametrize("spoiled", [b"GIF89a", stored(b"\0\0", width=1, kind=0)])
def test_what_no_browser_writes_is_refused(spoiled: bytes) -> None:
    with pytest.raises(ValueError, match="PNG"):
        read(spoiled)
