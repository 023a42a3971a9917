"""Every engine game is in both registries, with the players that shared code needs."""

from __future__ import annotations

import pytest

from bot.games.registry import PARTS, strengths
from bot.pages.texts import LANGUAGES, has_text
from bot.tools.registry import TOOLS
from engine.games import GAMES


def test_no_list_lacks_a_game() -> None:
    assert list(PARTS) == list(TOOLS)
    assert set(PARTS) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_players_and_words_that_shared_code_asks_for(game: str) -> None:
    known = strengths(game)
    assert {known.stand_in, known.par} <= set(known.players)
    topics = [f"rules-{game}-{topic}" for topic in PARTS[game].rules.topics]
    for key in (f"game-{game}", *topics):
        assert [language for language in LANGUAGES if not has_text(language, key)] == [], key
