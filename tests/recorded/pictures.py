"""Pictures as data: the keys of their slots, drawn by nobody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache, partial
from typing import Any
from unittest.mock import patch

from bot.games.pictures import Ending
from bot.pages.page import Picture
from bot.render.canvas import CANVASES, Canvas, Key, Scene
from bot.render.podium import Podium

_noted: list[tuple[Scene, Sequence[Key]]] = []


def _create(canvas: Canvas, scene: Scene, *_: object) -> None:
    canvas.scene = scene


def _note(canvas: Canvas, keys: Sequence[Key]) -> bytes:
    assert len(keys) == len(canvas.scene.slots)
    _noted.append((canvas.scene, keys))
    return b""


@contextmanager
def pictures_as_data() -> Iterator[None]:
    """Let canvases note their keys instead of drawing; none of them is kept for others."""
    kept: dict[Any, Canvas] = {}
    with ExitStack() as stack:
        for target, name, instead in (
            (Canvas, "__init__", _create),
            (Canvas, "picture", _note),
            (CANVASES, "find", kept.get),
            (CANVASES, "keep", kept.__setitem__),
        ):
            stack.enter_context(patch.object(target, name, instead))
        yield


Shown = list[tuple[Scene, Sequence[Key]]]
"""What a picture shows: each of its scenes with the keys of its slots."""


def shown(picture: Picture) -> Shown:
    """Return what a picture shows, several scenes if it is that of a game's end."""
    _noted.clear()
    for draw in (
        [one.sheet for one in picture.podium.finishers] if isinstance(picture, Ending) else [picture.draw]
    ):
        draw()
    return [*_noted]


def picture_changes(before: Shown, now: Shown) -> Iterator[str]:
    """Yield the slots that show something else than before, with what they show."""
    for number, (scene, keys) in enumerate(now):
        old: Sequence[Key] = ()
        if number < len(before) and before[number][0] is scene:
            old = before[number][1]
        for place, key in enumerate(keys):
            if key != (old[place] if old else None):
                yield f"{number}.{place} {plain(scene.slots[place].group)}: {plain(key)}"


def podium_lines(podium: Podium) -> Iterator[tuple[str, str]]:
    for one in podium.finishers:
        parts = [(part.points, part.spoken, part.label, part.fill) for part in one.parts]
        what = (one.place, one.name, one.points, one.note, one.is_winner, one.has_left, parts)
        yield f"seat {one.seat}", " ".join(map(plain_all, what))
    for number, goal in enumerate(podium.compared.goals):
        yield f"goal {number}", f"{goal.points} {goal.label}"


def plain_all(value: Any) -> str:
    """Write a value as text that does not depend on the process."""
    match value:
        case Enum():
            return plain_all(value.value)
        case bool() | int() | float():
            return f"{value:g}"
        case str():
            return value
        case None:
            return "-"
        case partial():
            return f"{value.func.__name__}{plain_all((value.args, value.keywords))}"
        case Mapping():
            return f"{{{', '.join(sorted(f'{plain_all(k)}: {plain_all(v)}' for k, v in value.items()))}}}"
        case set() | frozenset():
            return f"{{{', '.join(sorted(map(plain_all, value)))}}}"
        case tuple() | list():
            return f"({' '.join(map(plain_all, value))})"
    if is_dataclass(value):
        return f"({' '.join(plain_all(getattr(value, one.name)) for one in fields(value))})"
    if callable(value):
        return str(getattr(value, "__name__", type(value).__name__))
    return str(value)


plain = lru_cache(50_000)(plain_all)
