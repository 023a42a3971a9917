"""Pictures declared as parts: each says once where it lies, what it shows, how that is painted, what it is called aloud, and
what a touch on it presses."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from operator import itemgetter
from typing import Any, Generic, TypeVar

from bot.pages.control import Control, Verb
from bot.pages.targets import Target, shares
from bot.pages.texts import DEFAULT, Value, text
from bot.render.canvas import CANVASES, Canvas, Key, Scene, Slot
from bot.render.pen import Pen
from bot.render.prose import ALT_LIMIT, join_parts
from bot.render.theme import RGB, Theme
from bot.turns.look import Look
from engine.answer_cache import keeps_answers

Rect = tuple[int, int, int, int]
"""Left, top, width and height, in pixels of the picture."""


@dataclass(frozen=True, kw_only=True)
class ShownPicture:
    """What a picture shows: one frozen value for its keys, words and touch, with the language of whoever reads it."""

    locale: str = DEFAULT

    def say(self, key: str, /, **values: Value) -> str:
        return text(self.locale, key, **values)


S_contra = TypeVar("S_contra", bound=ShownPicture, contravariant=True)


def nothing(_: object) -> Iterable[Any]:
    return ()


def on_panel(theme: Theme, _: Hashable) -> RGB:
    return theme.panel


@dataclass(frozen=True, slots=True)
class Press:
    """A place that can be touched, and the control that it presses."""

    box: tuple[float, float, float, float]
    """What is drawn there: left, top, width and height."""
    control: tuple[Verb, str] | None
    """The verb and its argument; None takes the entry back."""
    name: str
    """What a screen reader says."""
    letter: str = ""
    mark: str = ""
    reach: Rect | None = None
    cells: tuple[Rect, ...] = ()
    fill: str = ""
    """This and the ones before as in a `Target`."""
    is_entry: bool = False
    """Whether the entry, or what is chosen of it so far, lies here."""


@dataclass(frozen=True, eq=False)
class Part(Generic[S_contra]):
    """A part of a picture, in one place or in several alike."""

    at: Sequence[Rect] = ()
    keys: Callable[[S_contra], Iterable[Key]] = nothing
    """What each place shows, with words in their language."""
    paint: Callable[..., object] = nothing
    """(pen, key), or (pen, key, constant) if the places have constants; the pen is as wide and high as the place."""
    ground: Callable[[Theme, Any], RGB] = lambda theme, _: theme.ground
    """(theme, constant) -> the colour of the ground, which the still part of the picture has there too."""
    of: Sequence[Hashable] = ()
    """The constant of each place: what is always the same there does not belong to a key, which is hashed each time."""
    still: Callable[[Pen], object] = nothing
    """Draws what never changes, with the pen at the corner of the picture."""
    say: Callable[[S_contra], Iterable[tuple[int, str]]] = nothing
    """Yields sentences, each with its rank: the lower, the earlier."""
    press: Callable[[S_contra], Iterable[Press]] = nothing
    made: Callable[[Theme], Iterable[Slot]] | None = None
    """Returns slots that are not plain boxes, instead of those at `at`."""

    def slots(self, theme: Theme) -> Iterable[Slot]:
        return self._boxes(theme) if self.made is None else self.made(theme)

    def _boxes(self, theme: Theme) -> Iterator[Slot]:
        for number, (x, y, width, height) in enumerate(self.at):
            constants = tuple(self.of[number : number + 1])
            ground = self.ground(theme, *constants or (None,))
            group = (self.paint, width, height, ground, constants)
            paint = partial(_paint, self.paint, (width, height), constants)
            yield Slot(x, y, width, height, ground, group, paint)


def _paint(
    paint: Callable[..., object], size: tuple[int, int], constants: tuple[Hashable, ...], pen: Pen, key: Key
) -> None:
    paint(pen.sized(*size), key, *constants)


@dataclass(frozen=True, eq=False)
class Plan(Generic[S_contra]):
    """A kind of picture. It is itself the key of its canvases, so that each kind needs one plan, kept by its maker."""

    width: int
    height: int
    themes: Mapping[str, Theme]
    parts: tuple[Part[S_contra], ...]

    def scene(self, theme: str) -> Scene:
        """Return the scene whose slots show `keys`."""
        chosen = self.themes[theme]
        slots = chain.from_iterable(part.slots(chosen) for part in self.parts)
        return Scene(chosen, self.width, self.height, self._draw_still, tuple(slots))

    def _draw_still(self, pen: Pen) -> None:
        for part in self.parts:
            part.still(pen)

    def keys(self, shown: S_contra) -> list[Key]:
        return [key for part in self.parts for key in part.keys(shown)]

    def draw(self, shown: S_contra, theme: str, scale: int = 1) -> bytes:
        """Draw the PNG, `scale` times as wide as the plan."""
        return _canvas(self, theme, scale).picture(self.keys(shown))

    def said(self, shown: S_contra) -> list[tuple[int, str]]:
        """Return the sentences of all parts in the order of their ranks."""
        return sorted(chain.from_iterable(part.say(shown) for part in self.parts), key=itemgetter(0))

    def targets(self, shown: S_contra, look: Look, before: str = "") -> tuple[Target, ...]:
        """Return what can be touched; taking an entry back leads to the half-made choice `before` it."""
        return tuple(
            Target(
                box=shares(one.box, self.width),
                custom_id=_custom_id(look, *(one.control or (Verb.RETRACT, before))),
                name=one.name,
                key=one.letter,
                mark=one.mark,
                is_entry=one.is_entry,
                reach=None if one.reach is None else shares(one.reach, self.width),
                cells=tuple(shares(cell, self.width) for cell in one.cells),
                fill=one.fill,
            )
            for part in self.parts
            for one in part.press(shown)
        )


def _custom_id(look: Look, verb: Verb, arg: str) -> str:
    return Control(verb, look.game, look.step, arg).custom_id()


@keeps_answers
def alt_text(shown: S_contra, plan: Plan[S_contra]) -> str:
    """Return the picture in words, the most important first."""
    return join_parts([sentence for _, sentence in plan.said(shown)], " ", ALT_LIMIT)


@CANVASES.keeping
def _canvas(plan: Plan[Any], theme: str, scale: int) -> Canvas:
    return Canvas(plan.scene(theme), scale)
