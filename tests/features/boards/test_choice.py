"""Which board a control or an option names."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from bot.client import FEATURES
from bot.features.boards.choice import BoardChoice, Boards
from bot.features.boards.page import period_words, what_name
from bot.features.feature import boards_of
from bot.games.registry import PARTS
from bot.pages.control import Control
from bot.pages.layouts import escape_markdown
from bot.pages.texts import LANGUAGES, Language

BOARDS = Boards(boards_of(FEATURES))


@pytest.mark.parametrize(
    "arg",
    [
        "",
        "nonsense",
        "table,here,1",
        "brikks",
        "brilliant,table,here,99",
        "brikks,99,2026-Q5,nowhere,-1",
        "brilliant,1,-Q-Q-Q-,here,9999999999",
        ",,,,,",
        "brikks,²,season,here,²",
    ],
)
def test_a_choice_from_an_old_control_is_never_an_error(arg: str) -> None:
    choice = BOARDS.parse(arg)
    assert BOARDS.parse(choice.arg()) == choice
    assert period_words(choice.period, Language("en"))


@pytest.mark.parametrize("game", PARTS)
def test_every_board_survives_its_control(game: str) -> None:
    for what in BOARDS.of_game(game):
        for period in (*what.kind.periods, *(["2026-Q4"] if len(what.kind.periods) > 1 else [])):
            choice = BoardChoice(game, what, period, "everywhere", 3)
            assert BOARDS.parse(choice.arg()) == choice
            assert BOARDS.choose(game, what.key, period, "everywhere", 3) == choice
    assert BOARDS.choose("chess", "rating.chess").what == BOARDS.of_game("brilliant")[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PARTS)
def test_every_board_has_a_name_of_its_own(game: str, language: str) -> None:
    """Discord refuses a list of boards in which one has no name."""
    names = [what_name(game, what, Language(language)) for what in BOARDS.of_game(game)]
    assert all(names)
    assert len(set(names)) == len(names)


def test_a_control_names_its_board_whatever_comes_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    modes = {"solo": ("1", "Übermut, zweite Fassung", "a level whose name is far too long for any button")}
    old = BoardChoice("brilliant", BOARDS.choose("brilliant", "rating.table").what, "all", "here").arg()
    part = PARTS["brilliant"]
    scoring = replace(part.scoring, modes=modes | {"duel": (), "table": ()})
    monkeypatch.setitem(cast("dict[str, Any]", PARTS), "brilliant", replace(part, scoring=scoring))
    assert BOARDS.parse(old).what.key == "rating.table"
    assert "loss.duel" in [what.key for what in BOARDS.of_game("brilliant")]
    for what in BOARDS.of_game("brilliant"):
        choice = BoardChoice("brilliant", what, what.kind.periods[-1], "everywhere", 3)
        assert Control("boardshow", arg=choice.arg(), tag="3f5a9c0b1d2e.w").custom_id()
        assert BOARDS.parse(choice.arg()) == choice


def test_names_are_plain_letters() -> None:
    assert escape_markdown("[a](https://x.y) <@1> @here `b`") == (
        "\\[a\\]\\(https\\:\\/\\/x\\.y\\) \\<\\@1\\> \\@here \\`b\\`"
    )
    assert escape_markdown("Zoë \u202eoof\n") == "Zoë oof"
