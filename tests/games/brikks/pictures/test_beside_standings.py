"""A sheet beside everybody's points, as in the Activity, does not tell them once more."""

from __future__ import annotations

from PIL import ImageChops

from bot.games.brikks.pictures.layout import HEADER, HEADER_TOP, OTHER_WIDTH, OTHERS_LEFT
from tests.games.brikks.pictures.games import OWN, drawn_sheet, game
from tests.pixels import decoded
from tests.render.measured import is_within


def test_a_sheet_without_standings_differs_only_where_those_of_others_are() -> None:
    for views in game(seats=4)[::29]:
        usual = drawn_sheet(views[OWN])
        beside = drawn_sheet(views[OWN], has_standings=False)
        box = ImageChops.difference(decoded(usual.png()), decoded(beside.png())).getbbox()
        assert box is not None
        others = OTHERS_LEFT, HEADER_TOP, OTHERS_LEFT + 2 * OTHER_WIDTH, HEADER_TOP + HEADER
        assert is_within(box, others)
        assert len(beside.words) < len(usual.words)
