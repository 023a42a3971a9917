"""Measures every word where it is drawn."""

from __future__ import annotations

from itertools import combinations

from PIL import ImageDraw

from bot.render.canvas import Key, Scene
from bot.render.pen import Box, Pen, blank
from bot.render.theme import SMALLEST

Seen = list[tuple[str, Box, int]]
"""Words with their boxes in the whole picture and their sizes."""


def draw(scene: Scene, keys: list[Key], drawn: set[tuple[int, Key]]) -> None:
    """Draw what is new in a picture, so that its words are recorded; `drawn` keeps what earlier ones had."""
    pen = Pen(ImageDraw.Draw(blank(1, 1, scene.theme.ground)), scene.theme)
    if not drawn:
        scene.static(pen)
    for number, (slot, key) in enumerate(zip(scene.slots, keys, strict=True)):
        if (number, key) not in drawn:
            drawn.add((number, key))
            slot.paint(pen.at(slot.x, slot.y), key)


def check(scene: Scene, keys: list[Key], seen: Seen) -> None:
    """Every word is within its slot, or within that and the slot beside it if their content is one."""
    pen = Pen(ImageDraw.Draw(blank(1, 1, scene.theme.ground)), scene.theme)
    scene.static(pen)
    # A content on two slots is painted on both; the one to the right may be higher.
    starts = {slot.x: slot for slot in scene.slots if slot.bleed}
    ends_at = {slot.x + slot.width: slot for slot in scene.slots if slot.bleed}
    for slot, key in zip(scene.slots, keys, strict=True):
        before = len(seen)
        slot.paint(pen.at(slot.x, slot.y), key)
        before_it, after_it = ends_at.get(slot.x), starts.get(slot.x + slot.width)
        left = slot.x if before_it is None else before_it.x
        right = slot.x + slot.width + (0 if after_it is None else after_it.width)
        ends = (left, slot.y, right, slot.y + slot.height)
        assert all(is_within(box, ends) for _, box, _ in seen[before:]), seen[before:]
    seen[:] = dict.fromkeys(seen)
    check_words(seen, (scene.width, scene.height))


def check_words(seen: Seen, size: tuple[int, int]) -> None:
    assert seen
    for words, box, letters in seen:
        assert letters >= SMALLEST, words
        assert is_within(box, (10, 10, size[0] - 10, size[1] - 10)), (words, box)
    for (words, box, _), (others, other, _) in combinations(seen, 2):
        assert not overlap(box, other), (words, others)


def is_within(box: Box, ends: tuple[float, ...]) -> bool:
    return box[0] >= ends[0] and box[1] >= ends[1] and box[2] <= ends[2] and box[3] <= ends[3]


def overlap(box: Box, other: Box) -> bool:
    return box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]
