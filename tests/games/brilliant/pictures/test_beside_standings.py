"""Pictures beside everybody's points, as in the Activity, do not tell them once more."""

from __future__ import annotations

import pytest

from bot.games.brilliant.pictures.sheet import sheet_plan
from bot.games.brilliant.pictures.table import table_plan
from engine.game import Seat
from tests.games.brilliant.pictures.games import KINDS, drawn_sheet, drawn_table, named, views_of
from tests.games.drawn import Drawn


@pytest.mark.parametrize("kind", [kind for kind, (_, seats) in KINDS.items() if seats > 1])
def test_a_sheet_without_standings_is_the_upper_part_of_the_usual_one(kind: str) -> None:
    for views in views_of(kind)[::9]:
        usual = drawn_sheet(views[0])
        shown = drawn_sheet(views[0], has_standings=False).shown
        beside = Drawn(sheet_plan(views[0], has_standings=False), shown)
        assert usual.pixels().startswith(beside.pixels())
        assert beside.plan.height < 0.92 * usual.plan.height
        assert len(usual.words) > len(beside.words)


def test_a_table_without_standings_has_the_same_size_and_larger_tiles() -> None:
    (*_, view), *_ = views_of("4 for 5")
    usual = drawn_table(view, frozenset({Seat(0)}))
    beside = Drawn(table_plan(view, has_standings=False), usual.shown)
    assert (beside.plan.width, beside.plan.height) == (usual.plan.width, usual.plan.height)
    keys = [repr(key) for key in beside.plan.keys(beside.shown)]
    assert not [name for name in named(5).plain if any(name in key for key in keys)]
    assert len(keys) < len(usual.plan.keys(usual.shown))
