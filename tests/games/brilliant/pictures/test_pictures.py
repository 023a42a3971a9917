import argparse
from pathlib import Path

import pytest

from bot.games.brilliant.benchmark import BENCHMARK
from bot.games.brilliant.pictures import render_sheet, render_table
from bot.games.brilliant.pictures.colours import THEMES
from bot.games.tooling import Row
from bot.render.theme import WIDTH
from bot.tools import bench, examples
from bot.tools import bench_drawing as drawing
from engine.brilliant.sheet import Pass, Start, Strike
from engine.brilliant.state import Phase
from engine.brilliant.view import View
from engine.game import Seat
from tests.games.brilliant.pictures.games import FIXTURE, decoded, game


def of_phase(seats: int, phase: Phase) -> View:
    return next(views[0] for views in game("fixture", seats) if views[0].phase is phase)


@pytest.mark.parametrize("theme", THEMES)
def test_example_pictures_are_written(theme: str, tmp_path: Path) -> None:
    parser = argparse.ArgumentParser()
    examples.add_arguments(parser)
    args = parser.parse_args(["--out", str(tmp_path), "--level", str(FIXTURE), "--theme", theme])
    assert examples.main(args) == 0
    written = sorted(path.stem for path in tmp_path.glob("*.png"))
    assert {"sheet", "sheet-finished", "solo", "table", "rules-turn", "brikks-sheet", "brikks-table"} <= set(
        written
    )
    for path in tmp_path.glob("*.png"):
        assert decoded(path.read_bytes()).width == WIDTH


def test_a_pencilled_move_shows() -> None:
    place, strike, start = (of_phase(1, phase) for phase in (Phase.PLACE, Phase.STRIKE, Phase.START))
    stars = start.level.stars
    pictures = [
        render_sheet(place),
        render_sheet(place, pencil=Pass()),
        render_sheet(strike),
        render_sheet(strike, pencil=Strike(strike.strikable[0])),
        *(render_sheet(start, pencil=Start(stars[:count])) for count in range(7)),
    ]
    assert len(set(pictures)) == len(pictures)
    assert render_sheet(start) == render_sheet(start, pencil=Start(()))


def test_the_table_shows_who_has_moved() -> None:
    view = next(views[-1] for views in game("fixture", 2) if views[0].phase is Phase.PLACE)
    pictures = {render_table(view, moved=frozenset(map(Seat, seats))) for seats in ((), (0,), (1,), (0, 1))}
    assert len(pictures) == 4


def test_a_locale_with_a_region_is_the_same_language() -> None:
    view = of_phase(2, Phase.PLACE)
    assert render_sheet(view, locale="en-GB") == render_sheet(view, locale="en")
    assert render_sheet(view, locale="fr") == render_sheet(view, locale="en")


def test_pictures_and_what_is_kept_for_them_stay_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "SHEETS", 8)
    monkeypatch.setattr(drawing, "RUNS", 1)
    measured = drawing.measure(drawing.drawing_of(BENCHMARK, {"level": FIXTURE.read_text(encoding="utf-8")}))
    rows = {row.what: row for row in measured}
    assert rows["bytes, worst"].is_met
    assert rows["memory for a kind of sheet"].is_met


def test_the_benchmark_prints_its_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "measure", lambda _: [Row("sheet", 2.0, "ms", 1.0)])
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    assert bench.main(parser.parse_args(["--level", str(FIXTURE)])) == 0
    assert bench.main(parser.parse_args(["--level", str(FIXTURE), "--strict"])) == 1
    assert "missed" in capsys.readouterr().out
