"""Slots that would paint over each other, so that a picture would depend on what was drawn before it."""

from itertools import combinations

from PIL import Image, ImageChops, ImageDraw

from bot.render.canvas import Scene, Slot

Overlap = tuple[object, object]
"""The groups of two slots."""


def overlaps(scene: Scene) -> list[Overlap]:
    """Return the pairs of slots that share a pixel."""
    return [(a.group, b.group) for a, b in combinations(scene.slots, 2) if _share_a_pixel(a, b)]


def _share_a_pixel(a: Slot, b: Slot) -> bool:
    left, top = max(a.x, b.x), max(a.y, b.y)
    right, bottom = min(a.x + a.width, b.x + b.width), min(a.y + a.height, b.y + b.height)
    if left >= right or top >= bottom:
        return False
    covered = [_mask(s).crop((left - s.x, top - s.y, right - s.x, bottom - s.y)) for s in (a, b)]
    return ImageChops.logical_and(*covered).getbbox() is not None


def _mask(slot: Slot) -> Image.Image:
    is_whole = not slot.outline and not slot.boxes
    mask = Image.new("1", (slot.width, slot.height), is_whole)
    draw = ImageDraw.Draw(mask)
    if slot.outline:
        draw.polygon(slot.outline, fill=1)
    for left, top, right, bottom in slot.boxes:
        draw.rectangle((left, top, right - 1, bottom - 1), fill=1)
    return mask
