"""The scratch frame matches plain drawing for every BRIKKS picture."""

from itertools import product

import pytest

from bot.games.brikks.pictures import render_key, render_sheet, render_table
from bot.games.brikks.pictures.key import key_keys, key_scene
from bot.games.brikks.pictures.sheet import SheetKind, keys, kind_of, sheet_scene
from bot.games.brikks.pictures.slot_keys import ShownSheet, shown_seat
from bot.games.brikks.pictures.table import table_keys, table_scene
from bot.render import png
from bot.render.canvas import CANVASES, Canvas, Key
from engine.brikks.state import Phase
from engine.game import Seat
from tests.games.brikks.pictures.games import DRAWN, OWN, choices, game, of_phase
from tests.render.frames import differences, from_here, plain, without_filter_bytes
from tests.render.slots import overlaps


def sheet_game(variant: str, seats: int) -> list[list[Key]]:
    """The keys of every sheet in a game, sometimes with a half-made choice."""
    found = []
    for number, views in enumerate(game(variant, seats)):
        view = views[OWN]
        if view.phase is Phase.OVER:
            # A finished sheet has a header of its own.
            continue
        for pencil, block in choices(view) if number % 5 == 0 else [(None, None)]:
            found.append(keys(ShownSheet(view, shown_seat(view, None), pencil, block, DRAWN), "en"))
    return found


@pytest.mark.parametrize(("variant", "seats", "theme"), [("base", 1, "light"), ("duel", 2, "dark")])
def test_the_frame_of_a_sheet_shows_what_plain_drawing_shows(variant: str, seats: int, theme: str) -> None:
    scene = sheet_scene(theme, SheetKind(is_duel=variant == "duel"))
    canvas = Canvas(scene, png.Mapper(scene.theme.palette))
    for number, shown in enumerate(sheet_game(variant, seats)[::3]):
        frame = without_filter_bytes(canvas, canvas.scanlines(shown))
        if number % 11 in (0, 4):
            assert differences(canvas, frame, plain(canvas, shown)) == []


@pytest.mark.parametrize(("variant", "seats"), [("base", 1), ("base", 3), ("duel", 2)])
def test_the_frame_of_a_table_shows_what_plain_drawing_shows(variant: str, seats: int) -> None:
    scene = table_scene("dark", seats, is_duel=variant == "duel")
    canvas = Canvas(scene, png.Mapper(scene.theme.palette))
    for views in game(variant, seats)[::31]:
        shown = table_keys(views[-1], DRAWN, frozenset({Seat(0)}), "en")
        frame = without_filter_bytes(canvas, canvas.scanlines(shown))
        assert differences(canvas, frame, plain(canvas, shown)) == []


@pytest.mark.parametrize("kind", [SheetKind(*kind) for kind in product((False, True), repeat=3)])
def test_no_slot_of_a_sheet_paints_over_another(kind: SheetKind) -> None:
    assert overlaps(sheet_scene("dark", kind)) == []


@pytest.mark.parametrize(("seats", "is_duel"), [(1, False), (2, False), (3, False), (4, False), (2, True)])
def test_no_slot_of_a_table_paints_over_another(seats: int, is_duel: bool) -> None:
    assert overlaps(table_scene("dark", seats, is_duel=is_duel)) == []


@pytest.mark.parametrize("variant", ["base", "duel"])
def test_the_frame_of_a_finished_sheet_shows_what_plain_drawing_shows(variant: str) -> None:
    view = game(variant, 2)[-1][OWN]
    canvas = Canvas(scene := sheet_scene("dark", kind_of(view)), png.Mapper(scene.theme.palette))
    shown = keys(ShownSheet(view, OWN, names=DRAWN), "de")
    frame = without_filter_bytes(canvas, canvas.scanlines(shown))
    assert differences(canvas, frame, plain(canvas, shown)) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_frame_of_the_key_shows_what_plain_drawing_shows(theme: str) -> None:
    canvas = Canvas(scene := key_scene(theme), png.Mapper(scene.theme.palette))
    for view in (*of_phase(Phase.START)[:1], *of_phase(Phase.RESOLVE)[::9]):
        shown = key_keys(ShownSheet(view, OWN, names=DRAWN), "en")
        frame = without_filter_bytes(canvas, canvas.scanlines(shown))
        assert differences(canvas, frame, plain(canvas, shown)) == []


def test_a_sheet_is_the_same_whatever_was_drawn_before() -> None:
    games = sheet_game("base", 2)[::3]
    scene = sheet_scene("dark", SheetKind())
    canvas = Canvas(scene, png.Mapper(scene.theme.palette))
    begin_again = from_here(canvas)
    in_turn = [canvas.scanlines(shown) for shown in games]
    for shown, frame in zip(games, in_turn, strict=True):
        begin_again()
        assert canvas.scanlines(shown) == frame


def test_languages_share_a_canvas() -> None:
    view = game("base", 2)[3][OWN]

    def kept(locale: str) -> int:
        render_sheet(view, names=DRAWN, is_new=True, locale=locale)
        render_table(view, names=DRAWN, moved=frozenset(), locale=locale)
        render_key(view, names=DRAWN, locale=locale)
        return CANVASES.size

    assert kept("en") == kept("de")
