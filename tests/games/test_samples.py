"""The sheets that show a game to people who have never seen it."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.games.samples import sample_sheet
from engine.games import GAMES
from tests.third.fixture import third_game

__all__ = ["third_game"]
NAMES = ("Ada", "Ben", "Cleo")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_square_sheet_each_time(game: str) -> None:
    drawn = sample_sheet(game, NAMES, "en")
    assert drawn == sample_sheet(game, NAMES, "en")
    with Image.open(BytesIO(drawn)) as picture:
        assert picture.format == "PNG"
        assert picture.width == picture.height


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_sample_speaks_the_language_of_the_page(game: str) -> None:
    assert sample_sheet(game, NAMES, "en") != sample_sheet(game, NAMES, "de")


@pytest.mark.usefixtures("third_game")
def test_a_third_game_needs_nothing_more() -> None:
    assert sample_sheet("third", NAMES, "en")
