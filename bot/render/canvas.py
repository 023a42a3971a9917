"""Draws a scene to a file: a static layer, sprites drawn once, and one frame that is updated."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import itemgetter
from threading import Lock
from typing import Any

from PIL import Image, ImageDraw

from bot.render import png
from bot.render.byte_cache import ByteCache
from bot.render.pen import Box, Pen, Point, blank
from bot.render.png import Deflated, join_bands
from bot.render.theme import RGB, SCALE, Theme

Key = Any
"""What a slot shows: a hashable value that its paint function understands."""
Paint = Callable[[Pen, Key], None]
MARGIN = 4
"""Ground drawn around a sprite and cropped again, so that its edges blend as in the whole picture."""


BAND = 80
"""The lines of a band; lower bands would cost more to deflate than they save."""
BANDS = ByteCache[Deflated](12_000_000, lambda band: len(band.content))
"""One cache by content, room for the sheets of about 230 players: a redrawn picture needs only the bands that differ."""
SPRITES = ByteCache[Image.Image](6_000_000, lambda sprite: sprite.width * sprite.height)
"""One cache for the sprites of all canvases that were used last."""
FOLDED = ByteCache[bytes](6_000_000, len)
"""The same sprites and older ones, deflated to a tenth: names are unbounded, and one takes forty times as long to draw as to
inflate. Room for those of about 900 players."""
WHOLE_PICTURES = Lock()
"""Lets one picture be drawn whole at a time: that takes up to 25 MB, and the end of a game is drawn in several languages at
once."""
_NOTHING = object()


@dataclass(frozen=True, slots=True)
class Slot:
    """A part of a picture that changes; slots of one group look the same with the same key."""

    x: int
    y: int
    width: int
    height: int
    ground: RGB
    group: Hashable
    paint: Paint
    outline: tuple[Point, ...] = ()
    """The part of the box that belongs to the slot, if not all of it; it runs over flat ground."""
    bleed: int = 0
    """How far content begins above the slot or to its left: Pillow cuts no polygon or disc exactly."""
    boxes: tuple[Box, ...] = ()
    """Further parts of the box that belong to the slot, as rectangles."""
    is_overlay: bool = False
    """Whether it lies over the static layer; with the key None, it shows nothing."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A kind of picture: the part that never changes, and the slots."""

    theme: Theme
    width: int
    height: int
    static: Callable[[Pen], None]
    slots: tuple[Slot, ...]


class _Band:
    """Some lines of a scene as a separate frame, with the slots that show in them.

    The frame is one byte wider than the picture: column 0 is the filter byte of each PNG line.
    """

    def __init__(self, scene: Scene, static: Image.Image, top: int, bottom: int, scale: int) -> None:
        """Show the lines from `top` to `bottom` of a scene, whose static layer has them; each is `scale` lines high."""
        size = (scene.width * scale + 1, (bottom - top) * scale)
        begin = Image.new("L", size)
        begin.paste(static, (1, 0))
        self.top = top
        self.name = object()
        self.lines = bytearray(begin.tobytes())
        # It shares the memory of the lines, which are deflated without being copied.
        self.frame = Image.frombuffer("L", size, self.lines, "raw", "L", 0, 1)
        slots = [
            (index, slot)
            for index, slot in enumerate(scene.slots)
            if slot.y < bottom and slot.y + slot.height > top
        ]
        self.slots = [slot for _, slot in slots]
        # The static layer already shows overlays that show nothing.
        self.shown: list[Key] = [None if slot.is_overlay else _NOTHING for slot in self.slots]
        # Rarely needed again, and only below overlays; deflated, it takes a thirtieth of the memory.
        self.static = (
            png.fast_deflate(begin.tobytes()) if any(slot.is_overlay for slot in self.slots) else b""
        )
        self._places = [index for index, _ in slots]
        self._several = itemgetter(*self._places) if len(slots) > 1 else None

    def keys(self, keys: Sequence[Key]) -> tuple[Key, ...]:
        """Return the keys of the band's slots."""
        if self._several is not None:
            found: tuple[Key, ...] = self._several(keys)
            return found
        return tuple(keys[place] for place in self._places)


def _cuts(scene: Scene) -> list[int]:
    """Return where bands of about `BAND` lines begin, cutting as few slots as possible; the last is the
    bottom."""
    through = [0] * (scene.height + 1)
    for slot in scene.slots:
        for line in range(slot.y + 1, slot.y + slot.height):
            through[line] += 1
    cuts = [0]
    while scene.height - cuts[-1] > 2 * BAND:
        near = range(cuts[-1] + BAND // 2, cuts[-1] + 2 * BAND)
        cuts.append(min(near, key=lambda line: (through[line], line)))
    return [*cuts, scene.height]


def draw_whole(scene: Scene, keys: Sequence[Key]) -> Image.Image:
    """Return the picture in RGB, drawn without sprites; tests compare the sprites with it."""
    picture = blank(scene.width, scene.height, scene.theme.ground)
    pen = Pen(ImageDraw.Draw(picture), scene.theme)
    scene.static(pen)
    for slot, key in zip(scene.slots, keys, strict=True):
        slot.paint(pen.at(slot.x, slot.y), key)
    return picture.reduce(SCALE)


def write_once(scene: Scene, keys: Sequence[Key] = ()) -> bytes:
    """Return the PNG of a scene that is drawn once only, without a canvas."""
    with WHOLE_PICTURES:
        mapped = png.mapper_of(scene.theme.palette).mapped(draw_whole(scene, keys))
    return png.whole(mapped, scene.theme.palette)


class Canvas:
    """Draws the pictures of one scene, band by band; repaints and deflates only what changed."""

    def __init__(self, scene: Scene, scale: int = 1) -> None:
        """Draw pictures `scale` times as wide as the scene."""
        self.scene = scene
        # What is cached carries this name instead of the canvas, which it would keep in memory.
        self._name = object()
        self._mapper = png.mapper_of(scene.theme.palette)
        self._scale = scale
        self._head = png.header(scene.width * scale, scene.height * scale, scene.theme.palette)
        self._masks: dict[tuple[tuple[Point, ...], tuple[Box, ...]], Image.Image] = {}
        self._bands = [
            _Band(scene, static, top, bottom, scale) for top, bottom, static in self._static_layer(scene)
        ]
        self._lock = Lock()

    def _static_layer(self, scene: Scene) -> Iterator[tuple[int, int, Image.Image]]:
        """Yield the lines of each band and what never changes there."""
        width, ground = scene.width, scene.theme.ground
        if self._scale == 1:
            whole = self._mapped(scene.static, width, scene.height, ground)
            for top, bottom in pairwise(_cuts(scene)):
                yield top, bottom, whole.crop((0, top, width, bottom))
            return
        for top, bottom in pairwise(_cuts(scene)):
            # Drawn whole, a picture three times as wide would take 144 MB.
            yield top, bottom, self._mapped(scene.static, width, bottom - top, ground, above=top)

    def picture(self, keys: Sequence[Key]) -> bytes:
        """Return the PNG that shows these keys, one for each slot."""
        if len(keys) != len(self.scene.slots):
            raise ValueError(f"{len(keys)} keys for {len(self.scene.slots)} slots")
        with self._lock:
            return png.encode(
                self._head, join_bands([self._deflated(band, band.keys(keys)) for band in self._bands])
            )

    def scanlines(self, keys: Sequence[Key]) -> bytes:
        """Return the picture's lines, each with its filter byte."""
        return b"".join(self._lines(band, band.keys(keys)) for band in self._bands)

    def _deflated(self, band: _Band, keys: tuple[Key, ...]) -> Deflated:
        found = BANDS.find((band.name, keys))
        if found is None:
            found = Deflated.of(self._lines(band, keys))
            BANDS.keep((band.name, keys), found)
        return found

    def _lines(self, band: _Band, keys: tuple[Key, ...]) -> bytearray:
        """Return the band's lines with these keys, one for each of its slots."""
        # The core's own method: Image.paste takes longer to check its arguments than to copy.
        frame, shown, begin, scale = band.frame.im, band.shown, band.top, self._scale
        for index, key in enumerate(keys):
            if key != shown[index]:
                slot = band.slots[index]
                left, top = slot.x * scale + 1, (slot.y - begin) * scale
                box = (left, top, left + slot.width * scale, top + slot.height * scale)
                sprite = (
                    self._uncovered(band, box) if key is None and slot.is_overlay else self._sprite(slot, key)
                ).im
                if slot.outline or slot.boxes:
                    frame.paste(sprite, box, self._mask(slot).im)
                else:
                    frame.paste(sprite, box)
                shown[index] = key
        return band.lines

    def _uncovered(self, band: _Band, box: tuple[int, int, int, int]) -> Image.Image:
        """Return the static layer below an overlay."""
        return Image.frombytes("L", band.frame.size, zlib.decompress(band.static)).crop(box)

    @property
    def bytes_kept(self) -> int:
        """Return the bytes of the frames, the static layer below overlays, and the masks."""
        images = [*(band.frame for band in self._bands), *self._masks.values()]
        layers = sum(len(band.static) for band in self._bands)
        return layers + sum(image.width * image.height for image in images)

    def _sprite(self, slot: Slot, key: Key) -> Image.Image:
        name = (self._name, slot.group, key)
        sprite = SPRITES.find(name)
        if sprite is None:
            folded = FOLDED.find(name)
            if folded is None:
                sprite = self._mapped(
                    lambda pen: slot.paint(pen, key), slot.width, slot.height, slot.ground, bleed=slot.bleed
                )
                FOLDED.keep(name, png.fast_deflate(sprite.tobytes()))
            else:
                size = slot.width * self._scale, slot.height * self._scale
                sprite = Image.frombytes("L", size, zlib.decompress(folded))
            SPRITES.keep(name, sprite)
        return sprite

    def _mapped(
        self,
        paint: Callable[[Pen], None],
        width: int,
        height: int,
        ground: RGB,
        *,
        bleed: int = 0,
        above: int = 0,
    ) -> Image.Image:
        """Return a part of a picture, `above` lines below the origin of what is painted."""
        begin, scale = MARGIN + bleed, self._scale
        picture = blank(begin + width + MARGIN, begin + height + MARGIN, ground, SCALE * scale)
        paint(Pen(ImageDraw.Draw(picture), self.scene.theme, begin, begin - above, SCALE * scale))
        left = top = begin * scale
        small = picture.reduce(SCALE).crop((left, top, left + width * scale, top + height * scale))
        return self._mapper.mapped(small)

    def _mask(self, slot: Slot) -> Image.Image:
        name = slot.outline, slot.boxes
        if name not in self._masks:
            mask = Image.new("L", (slot.width, slot.height))
            draw = ImageDraw.Draw(mask)
            if slot.outline:
                draw.polygon(slot.outline, fill=255)
            for left, top, right, bottom in slot.boxes:
                draw.rectangle((left, top, right - 1, bottom - 1), fill=255)
            if self._scale > 1:
                # Drawn larger, a polygon would lack the rest of its last pixel; edges run over flat ground anyway.
                size = slot.width * self._scale, slot.height * self._scale
                mask = mask.resize(size, Image.Resampling.NEAREST)
            self._masks[name] = mask.convert("1")
        return self._masks[name]


CANVASES = ByteCache[Canvas](18_000_000, lambda canvas: canvas.bytes_kept)
"""One cache for the canvases of all kinds of pictures: most take 1 MB and 0.1 s to make, those for larger screens up to 9 MB
and 0.4 s. Room for eighteen kinds, which differ in level, theme and seats, or for two of the largest."""
