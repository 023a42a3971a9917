"""Hint pages, without Discord: every decision of both games stays within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games.brilliant.levels.files import level_text
from bot.games.registry import PARTS
from bot.messages.ended import details_page
from bot.messages.panel import hint_page, hints_question, panel_page
from bot.turns.look import Hints, Look, Refused
from engine.game import Seat
from engine.games import GAMES
from tests.journeys import drawn
from tests.journeys.drawn import LOCALES, check_limits, control_of, items
from tests.pixels import look_alike

URL = "https://discord.com/channels/1/2/3"
TABLES = [
    ("brilliant", 1, {"level": level_text("2")}),
    ("brilliant", 6, {"level": level_text("4"), "start": "free"}),
    ("brikks", 1, {"rethrow": "no"}),
    ("brikks", 1, {}),
    ("brikks", 2, {"variant": "duel", "level": "own"}),
]


def decisions(name: str, seats: int, options: dict[str, str]) -> Iterator[tuple[Look, Any]]:
    """Every decision of a game with the move that is made, and the finished game with none."""
    random = Random(seats)
    player = PARTS[name].players["random" if seats == 6 else "steady" if name == "brikks" else "naive"]
    mode = {1: "solo", 2: "duel"}.get(seats, "table")
    for state, moves in drawn.played(name, seats, options, player, random):
        seat, move = random.choice([*moves.items()]) if moves else (Seat(0), None)
        look = drawn.look_at(name, state, seat, variant=options.get("variant", "1")[:1], mode=mode)
        yield replace(look, is_casual=True), move


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_hints_of_whole_games_keep_to_the_limits(name: str, seats: int, options: dict[str, str]) -> None:
    for number, (look, move) in enumerate(decisions(name, seats, options)):
        locale = LOCALES[number % len(LOCALES)]
        if move is None:
            assert "💡" in details_page(look.read_in(locale)).words
            continue
        page = hint_page(look.read_in(locale), URL, step=look.step, move=move)
        check_limits(page)
        assert page.caption[0].startswith("💡 **")
        made = [c.arg for item in items(page) if (c := control_of(item)) and c.verb in ("move", "decide")]
        assert GAMES[name].format_move(move) in made
        check_limits(hints_question(look.read_in(locale), URL))


def test_a_hint_is_offered_only_to_who_owes_a_move() -> None:
    look, move = next(decisions(*TABLES[0]))
    assert is_offered(look)
    assert is_offered(replace(look, is_casual=False))
    assert replace(look, is_casual=False).hints is Hints.ASK
    entered = tuple(replace(player, has_moved=True) for player in look.players)
    done = replace(look, viewer=replace(look.viewer, entry=move), players=entered)
    assert not is_offered(done)
    with pytest.raises(Refused, match="hint_late"):
        hint_page(done.read_in("en-US"), URL, step=look.step, move=move)
    rated, _ = next(decisions(*TABLES[1]))
    assert not is_offered(replace(rated, is_casual=False))


def is_offered(look: Look) -> bool:
    found = (control_of(item) for item in items(panel_page(look.read_in("en-US"), URL)))
    return any(control is not None and control.verb == "hint" for control in found)


def test_a_hint_of_another_decision_is_neither_drawn_nor_offered() -> None:
    look, _ = next(decisions(*TABLES[0]))
    plain = panel_page(look.read_in("en-US"), URL)
    for arg in ("C4=5", "strike=3", "pass", "start=A1,A2,A3,A4,A5,A6"):
        page = panel_page(look.read_in("en-US"), URL, arg=arg)
        assert look_alike(page.pictures[0].draw(), plain.pictures[0].draw())
        assert len(page.rows) == len(plain.rows)
    assert PARTS["brilliant"].controls.choose("start=A1,A2,A3,A4,A5,A6", "A1").arg == "A1"
