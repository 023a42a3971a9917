"""How the news of the last closed round are painted; recorded games hold what they are."""

from __future__ import annotations

from dataclasses import replace

from bot.games.brilliant.pictures.colours import NEW_POINTS, THEMES
from bot.games.brilliant.pictures.outlines import outlines_of
from bot.render.canvas import draw_whole
from bot.render.theme import WHITE
from engine import brilliant
from engine.brilliant.level import AreaId
from engine.brilliant.state import Award
from engine.brilliant.view import View
from engine.game import Seat
from tests.games.brilliant.pictures.games import drawn_sheet, drawn_table
from tests.games.brilliant.pictures.golden import _three
from tests.render.measured import Seen, draw

OWN, OTHER = Seat(0), Seat(1)


def views_with(*awards: Award) -> View:
    """The view of the first seat in round 16, with these awards."""
    return brilliant.view(replace(_three((5, 2)), awards=awards), OWN)


def test_an_own_area_is_outlined_and_another_seats_is_not() -> None:
    level = views_with().level
    for seat, expected in ((OWN, True), (OTHER, None)):
        _, keys = drawn_sheet(views_with(Award(15, seat, AreaId(3), 6))).scene()
        shown = dict(zip(outlines_of(level), keys[-len(outlines_of(level)) :], strict=True))
        assert {outline.area for outline, key in shown.items() if key} == ({3} if expected else set())
    picture = draw_whole(*drawn_sheet(views_with(Award(15, OWN, AreaId(3), 6))).scene())
    outline = next(one for one in outlines_of(level) if one.area == 3)
    for left, top, right, bottom in outline.boxes:
        assert picture.getpixel((int(left + right) // 2, int(top + bottom) // 2)) == WHITE


def test_gains_stand_beside_the_bars_and_the_new_stretch_is_lighter(seen: Seen) -> None:
    view = views_with(Award(3, OTHER, AreaId(1), 6), Award(15, OTHER, AreaId(3), 4))
    for drawn in (drawn_sheet(view), drawn_table(view, frozenset())):
        scene, keys = drawn.scene()
        seen.clear()
        draw(scene, keys, set())
        assert [words for words, _, _ in seen if words.startswith("+")] == ["+4"]
        colours = {colour for _, colour in draw_whole(scene, keys).getcolors(10**6) or ()}
        assert NEW_POINTS[THEMES["dark"].seats[OTHER]] in colours
        assert NEW_POINTS[THEMES["dark"].seats[OWN]] not in colours
