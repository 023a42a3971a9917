"""Short solo games: computer players and reviews know how many throws are left."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.computers.self_play import play_on
from bot.games.brilliant.levels.files import level_text
from bot.games.brilliant.players.strengths import plain
from bot.games.registry import PARTS, players
from bot.games.reviewing import review
from engine import brikks, brilliant
from engine.brikks.sheet import score
from engine.brikks.view import placements, preview, view
from engine.dice import Dice
from engine.game import Header, Seat
from engine.games import GAMES
from tests.games.review_laws import faults, played_from

ME = Seat(0)
BRILLIANT = brilliant.new_header(1, {"level": level_text("1"), "throws": "3"})
BRIKKS = brikks.new_header(1, {"level": "2", "throws": "3"})


def states(header: Header, seed: str) -> list[Any]:
    """Every state of a game of a steady player."""
    game, seated = GAMES[header.kind], [players(header.kind)["steady"]]
    return [game.start(header), *(state for _, state in play_on(game, header, seed.encode(), seated))]


@pytest.mark.slow
@pytest.mark.parametrize("header", [BRILLIANT, BRIKKS], ids=["brilliant", "brikks"])
def test_a_review_of_a_short_game_adds_up(header: Header) -> None:
    game, steady = GAMES[header.kind], players(header.kind)["steady"]
    events = tuple(
        played_from(
            game,
            game.start(header),
            Dice(b"short", "short"),
            lambda s, seat: steady(game.view(s, seat), Random(1)),
        )
    )
    seen = review(game, header, events, PARTS[header.kind].reviewer(header, "short"))
    assert list(faults(seen.seats)) == []
    assert [one.round for one in seen.seats[0].throws] == [1, 2, 3]


@pytest.mark.parametrize("name", ["steady", "strong"])
def test_the_last_throw_of_a_short_game_is_placed_for_its_points(name: str) -> None:
    last = next(
        s for s in states(BRIKKS, "last") if s.round == 3 and brikks.pending(s) and s.throw is not None
    )
    seen = view(last, ME)
    move = players("brikks")[name](seen, Random(1))
    best = max(score(preview(seen, one)[0]).total for one in placements(seen))
    assert score(preview(seen, move)[0]).total >= best
    # Its review agrees: nothing comes after it.
    chosen = PARTS["brikks"].reviewer(BRIKKS, "last").choose(last, ME)
    assert score(preview(seen, chosen)[0]).total >= best


def test_the_search_sees_no_throw_beyond_the_end_of_a_short_game() -> None:
    left = {
        (state.round, plain().position(brilliant.view(state, ME)).left)
        for state in states(BRILLIANT, "left")
        if state.throw is not None
    }
    assert left == {(1, 2), (2, 1), (3, 0)}
