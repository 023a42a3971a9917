"""What the last closed round brought is in the pictures for one throw, and nothing that is sealed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.brilliant.pictures import render_sheet, render_table
from bot.games.brilliant.pictures.colours import NEW_POINTS, THEMES
from bot.games.brilliant.pictures.news import completed_areas, fresh_awards, gains
from bot.games.brilliant.pictures.outlines import outlines_of
from bot.games.brilliant.pictures.sheet import sheet_scene
from bot.games.brilliant.pictures.slot_keys import sheet_keys, standing
from bot.games.brilliant.pictures.standings import is_close
from bot.games.brilliant.pictures.table import table_keys, table_scene
from bot.render.canvas import draw_whole
from bot.render.names import Name
from bot.render.theme import REGULAR, WHITE
from engine import brilliant
from engine.brilliant.level import AreaId
from engine.brilliant.state import Award, Phase
from engine.brilliant.view import View, placements
from engine.game import Moved, Seat
from tests.bench.brilliant.sample import sample_names
from tests.games.brilliant.pictures.games import THOROUGH, game
from tests.games.brilliant.pictures.golden import _three
from tests.render.measured import Seen, draw

NAMES = sample_names(3)
OWN, OTHER = Seat(0), Seat(1)


def views_with(*awards: Award) -> View:
    """The view of the first seat in round 16, with these awards."""
    return brilliant.view(replace(_three((5, 2)), awards=awards), OWN)


def test_news_is_of_the_last_closed_round_and_lasts_one_throw() -> None:
    old, new = Award(14, OWN, AreaId(1), 6), Award(15, OTHER, AreaId(3), 4)
    view = views_with(old, new)
    assert fresh_awards(view) == (new,)
    assert gains(view) == [0, 4, 0]
    assert completed_areas(view, OWN) == frozenset()
    assert completed_areas(view, OTHER) == {3}
    later = brilliant.view(replace(_three((5, 2)), awards=(old, new), round=17), OWN)
    assert fresh_awards(later) == ()


def test_an_own_area_is_outlined_and_another_seats_is_not() -> None:
    level = views_with().level
    for seat, expected in ((OWN, True), (OTHER, None)):
        keys = sheet_keys(views_with(Award(15, seat, AreaId(3), 6)), OWN, NAMES, None, "en")
        shown = dict(zip(outlines_of(level), keys[-len(outlines_of(level)) :], strict=True))
        assert {outline.area for outline, key in shown.items() if key} == ({3} if expected else set())
    scene = sheet_scene(level, "dark", 3)
    keys = sheet_keys(views_with(Award(15, OWN, AreaId(3), 6)), OWN, NAMES, None, "en")
    picture = draw_whole(scene, keys)
    outline = next(one for one in outlines_of(level) if one.area == 3)
    for left, top, right, bottom in outline.boxes:
        assert picture.getpixel((int(left + right) // 2, int(top + bottom) // 2)) == WHITE


def test_gains_stand_beside_the_bars_and_the_new_stretch_is_lighter(seen: Seen) -> None:
    view = views_with(Award(3, OTHER, AreaId(1), 6), Award(15, OTHER, AreaId(3), 4))
    for scene, keys in (
        (sheet_scene(view.level, "dark", 3), sheet_keys(view, OWN, NAMES, None, "en")),
        (table_scene(view.level, "dark", 3), table_keys(view, NAMES, frozenset(), "en")),
    ):
        seen.clear()
        draw(scene, keys, set())
        assert [words for words, _, _ in seen if words.startswith("+")] == ["+4"]
        colours = {colour for _, colour in draw_whole(scene, keys).getcolors(10**6) or ()}
        assert NEW_POINTS[THEMES["dark"].seats[OTHER]] in colours
        assert NEW_POINTS[THEMES["dark"].seats[OWN]] not in colours


@pytest.mark.parametrize(("points", "is_near"), [(17, False), (18, True), (23, True), (24, False)])
def test_from_three_quarters_of_the_target_on_the_missing_points_are_told(
    points: int, is_near: bool, seen: Seen
) -> None:
    assert is_close(points, 24) is is_near
    view = replace(views_with(), points=(points, 0, 0))
    shown = standing(view, OWN, Name("Anna", REGULAR), "en", sign="idle")
    assert shown.close == (f"{24 - points} to go" if is_near else "")
    draw(sheet_scene(view.level, "dark", 3), sheet_keys(view, OWN, NAMES, None, "en"), set())
    assert any(words.endswith("to go") for words, _, _ in seen) is is_near


def test_a_seat_that_has_left_is_never_close() -> None:
    shown = standing(views_with(), OWN, Name("Anna", REGULAR), "en", sign="gone")
    assert shown.close == ""


def test_sealed_moves_change_no_picture() -> None:
    """An entry that completes an area shows nowhere but on the own sheet, as pencilled."""
    views = [seats for seats in game(THOROUGH, 2) if seats[0].phase is Phase.PLACE and placements(seats[0])]
    own, _, table = views[len(views) // 2]
    names = sample_names(2)
    before = render_table(table, names=names, moved=frozenset())
    for choice in placements(own)[:3]:
        pencilled = sheet_keys(own, OWN, names, choice, "en")
        plain = sheet_keys(own, OWN, names, None, "en")
        count = len(outlines_of(own.level))
        assert pencilled[-count:] == plain[-count:]
        assert render_sheet(own, names=names, pencil=choice) != render_sheet(own, names=names)
    assert render_table(table, names=names, moved=frozenset()) == before


def test_news_of_a_round_that_has_just_closed_is_there_before_the_next_throw() -> None:
    state = _three((5, 2))
    moves = Moved(tuple((seat, brilliant.forced(state, seat)) for seat in state.seats))
    closed = brilliant.apply(state, moves)
    award = Award(16, OWN, AreaId(7), 6)
    assert fresh_awards(brilliant.view(replace(closed, awards=(award,)), None)) == (award,)
