"""The bounds of what reviews leave unexplained, on a game of each kind; `review_laws --rest` checks many
games."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games.review import Review, SeatReview, format_review
from engine.game import Moved
from engine.games import GAMES
from tests.games import review_rests
from tests.games.review_laws import faults, main
from tests.games.review_rests import KINDS, Found, excesses, game_of, kept_throws, rests, seats_of

DUEL = "BRIKKS duel"


def anew(_: str, make: Callable[[], Found]) -> Found:
    """Keeps nothing."""
    return make()


@pytest.mark.slow
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != DUEL])
def test_games_of_each_kind_leave_no_more_than_they_may(kind: str) -> None:
    # One seat says little of how far rests are spread; among the races, the first are above the average.
    found = rests(kind, range(4) if kind == "BRIKKS ghosts" else [1], 1, anew, is_light=True)
    assert list(excesses(kind, found)) == []
    assert list(faults(seats_of(found))) == []


@pytest.mark.slow
def test_a_sheet_that_is_spoilt_slowly_leaves_no_more_than_it_may() -> None:
    found = rests("BRIKKS ghosts", [64], 1, anew, is_light=True)
    assert list(excesses("BRIKKS ghosts", found)) == []


@pytest.mark.slow
def test_a_duel_without_what_the_other_lost_leaves_more() -> None:
    found = rests(DUEL, range(8), 1, anew, is_light=True)
    assert list(excesses(DUEL, found)) == []
    assert list(faults(seats_of(found))) == []
    without = [
        (replace(review, seats=tuple(replace(seat, gained=0.0) for seat in review.seats)), seconds)
        for review, seconds in found
    ]
    assert list(excesses(DUEL, without))


@pytest.mark.parametrize("rest", [100.0, -100.0])
def test_too_great_a_rest_ends_the_campaign_with_1(
    rest: float, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kind, file = "BRILLIANT solo", tmp_path / "kept.jsonl"
    lines = []
    for number, left in enumerate((rest, 0.0)):
        review = Review("brilliant", (SeatReview(20, 20.0 - left, (), ()),))
        lines.append(json.dumps([f"{kind} 1 {number} True", 0.5, format_review(review)]))
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    given = ["--rest", "--kind", kind, "--keep", str(file)]
    assert main([*given, "--games", "2"]) == 1
    told = capsys.readouterr().out
    assert f"BROKEN: {kind}: a rest of {rest}, more than {KINDS[kind].most:g}" in told
    assert f"BROKEN: {kind}: rests of 70.7 on average" in told
    file.write_text(lines[1].replace(" 1 1 ", " 1 0 ") + "\n", encoding="utf-8")
    assert main([*given, "--games", "1"]) == 0


def test_ghosts_have_the_throws_and_make_the_moves_of_the_game_before() -> None:
    kind = KINDS["BRIKKS ghosts"]
    before, events = game_of(replace(kind, against_ghosts=False), 2, 1)
    header, after = game_of(kind, 2, 1)
    rules = GAMES[header.kind]
    assert header.seats == before.seats == 3
    kept, thrown = kept_throws(rules, before, events)
    assert thrown > len(kept) > 0
    again_kept, _ = kept_throws(rules, header, after)
    # Either game may be the longer one: another person plays on in the last seat.
    common = min(len(kept), len(again_kept))
    assert common > 10
    assert again_kept[:common] == kept[:common]
    first = [move for event in events if isinstance(event, Moved) for seat, move in event.moves if seat == 0]
    again = [move for event in after if isinstance(event, Moved) for seat, move in event.moves if seat == 0]
    placed = [move for move in first if rules.format_move(move) not in ("keep", "rethrow")]
    assert again[: len(placed)] == placed
    assert review_rests.PEOPLE[2] == "steady"
