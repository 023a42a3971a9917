from pathlib import Path

import pytest

from bot.games.brilliant.pictures import render_sheet, render_table, table
from bot.games.brilliant.pictures.layout import HEADER
from bot.games.brilliant.pictures.sheet import DICE_LEFT, POINTS_LEFT
from bot.render.theme import THEMES, WIDTH
from engine.brilliant.state import Phase
from engine.brilliant.view import View
from tests.bench import drawing
from tests.bench.brilliant.benchmark import BENCHMARK
from tests.bench.brilliant.sample import sample_names
from tests.bench.command import run
from tests.games.brilliant.pictures.games import FIXTURE, game
from tests.pixels import decoded


def of_phase(seats: int, phase: Phase) -> View:
    return next(views[0] for views in game("fixture", seats) if views[0].phase is phase)


@pytest.mark.slow
def test_example_pictures_are_written(tmp_path: Path) -> None:
    assert run("render", ["--out", str(tmp_path), "--level", str(FIXTURE), "--theme", "light"]) == 0
    written = sorted(path.stem for path in tmp_path.glob("*.png"))
    assert {"sheet", "sheet-finished", "solo", "table", "rules-turn", "brikks-sheet", "brikks-table"} <= set(
        written
    )
    for path in tmp_path.glob("*.png"):
        is_table = "table" in path.stem
        assert decoded(path.read_bytes()).width == (table.WIDTH if is_table else WIDTH), path.stem


def test_a_locale_with_a_region_is_the_same_language() -> None:
    view = of_phase(2, Phase.PLACE)
    assert render_sheet(view, names=sample_names(2), locale="en-GB") == render_sheet(
        view, names=sample_names(2), locale="en"
    )
    assert render_sheet(view, names=sample_names(2), locale="pl") == render_sheet(
        view, names=sample_names(2), locale="en"
    )


def test_dice_that_are_not_thrown_leave_the_ground_bare() -> None:
    start, ground = of_phase(2, Phase.START), THEMES["dark"].ground
    names = sample_names(2)
    for picture in (render_sheet(start, names=names), render_table(start, names=names, moved=frozenset())):
        dice = decoded(picture).crop((DICE_LEFT, 0, POINTS_LEFT - 20, HEADER))
        assert dice.getcolors() == [(dice.width * dice.height, ground)]


def test_pictures_and_what_is_kept_for_them_stay_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "SHEETS", 8)
    drawn = drawing.drawing_of(BENCHMARK, {"level": FIXTURE.read_text(encoding="utf-8")})
    assert [row.what for row in drawing.measure_bytes(drawn) if not row.is_met] == []
