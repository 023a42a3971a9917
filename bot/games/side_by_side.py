"""Two moments of a sheet side by side in one picture, each as its seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.pictures import keyed_picture
from bot.games.registry import PARTS
from bot.pages.page import Draw, Picture
from bot.render.pair import Comparison, Side, Throw, draw_pair
from bot.render.prose import ALT_LIMIT, join_parts
from bot.turns.look import Look
from engine.game import View


def side(look: Look, view: View, title: str, *, before: View | None = None, is_better: bool = False) -> Side:
    """Return a sheet as it lies in this view; what it lacked `before` is marked."""
    pictures = PARTS[look.kind].pictures
    seen = replace(look, view=view, viewer=replace(look.viewer, entry=None))
    points = 0 if view.seat is None else view.points[view.seat]
    return Side(title, points, pictures.lies(seen, before).draw, pictures.grid(seen), is_better)


def pair_picture(
    look: Look,
    name: str,
    title: str,
    throws: Sequence[Throw],
    sides: tuple[Side, Side],
    *,
    said: Sequence[str],
    words: str = "",
) -> Picture:
    """Return the picture of two sheets; `said` describes them for screen readers, after title and throws."""
    part = PARTS[look.kind]
    thrown = ", ".join(part.words.thrown(dice, look) for dice in throws)
    alt = join_parts([f"{title}.", look.say("pair-alt", throws=thrown), *said, words], " ", ALT_LIMIT)
    pair = Comparison(title, tuple(throws), part.pictures.throw, sides, words)
    # Readers of other moments get other pictures.
    picture = keyed_picture(look, name, alt.strip(), Draw(draw_pair, pair, look.viewer.theme))
    return replace(picture, key=f"{picture.key}:{alt}")
