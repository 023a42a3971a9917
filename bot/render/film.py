"""A film as a GIF, the only moving picture that every Discord client plays."""

from __future__ import annotations

import struct
from collections.abc import Sequence

from PIL import GifImagePlugin, Image, ImageChops

from bot.render.theme import COLOURS, RGB

UNCHANGED = COLOURS
"""The palette entry of pixels that stay as they are."""
ENTRIES = 2 * COLOURS
"""The length of the palette in the file, a power of two."""
BITS = ENTRIES.bit_length() - 1
FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"


END = b";"
"""The last byte of the file."""


class Film:
    """Turns pictures into the parts of a file, one after another, so that others can be drawn in between."""

    def __init__(self, size: tuple[int, int], palette: Sequence[RGB]) -> None:
        """Create a film; `palette` has at most `COLOURS` entries."""
        packed = 0x80 | (BITS - 1) << 4 | (BITS - 1)
        screen = struct.pack("<HHBBB", *size, packed, 0, 0)
        colours = b"".join(map(bytes, palette)).ljust(3 * ENTRIES, b"\0")
        self._head = b"GIF89a" + screen + colours + FOR_EVER
        self._shown: Image.Image | None = None

    def frame(self, picture: Image.Image, milliseconds: int) -> bytes:
        """Return the part of the file for a picture that has one byte a pixel, its palette entry."""
        head, place, changed = self._head, (0, 0), picture
        if self._shown is not None:
            differing = ImageChops.difference(self._shown, picture)
            box = differing.getbbox() or (0, 0, 1, 1)
            mask = differing.crop(box).point(lambda value: 255 if value else 0)
            changed = Image.new("L", mask.size, UNCHANGED)
            changed.paste(picture.crop(box), mask=mask)
            head, place = b"", box[:2]
        self._shown = picture
        entries = Image.frombytes("P", changed.size, changed.tobytes())
        entries.putpalette(bytes(3 * ENTRIES))
        parts = GifImagePlugin.getdata(
            entries,
            place,
            duration=milliseconds,
            disposal=1,
            transparency=UNCHANGED,
            interlace=0,
            include_color_table=False,
        )
        return head + b"".join(parts)
