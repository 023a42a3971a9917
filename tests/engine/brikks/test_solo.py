"""The rulings of facts 8.2: the solo game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import brikks
from engine.brikks.energy import Energy
from engine.brikks.sheet import LEVELS
from engine.brikks.state import Phase, Reason, phase
from engine.brikks.view import rating, view
from engine.game import Header, IllegalMove, MalformedText, Result, fold, parse_event, parse_game
from tests.engine.brikks.fields import (
    ME,
    block,
    ended,
    new_game,
    play,
    refused,
    roll,
    sheet_of,
    table,
)
from tests.paths import DATA

SOLO = Header("brikks", 1, {"level": "2", "variant": "base"})
"""The header of a solo game from before the rethrow option."""


def test_solo_starts_with_five_points_and_the_first_throw_stands() -> None:
    state = play(new_game(seats=1), "move 0:red1=1,1", roll("red1"))
    assert (phase(state), state.sheets[0].energy) == (Phase.RESOLVE, Energy(5, 0))
    assert refused(state, "move 0:rethrow").code == "wrong_phase"
    state = play(state, "move 0:red1=4,1")
    assert (phase(state), state.round) == (Phase.THROW, 1)


def test_only_alone_a_new_game_has_no_rethrow() -> None:
    assert brikks.new_header(1, SOLO.options).options == {**SOLO.options, "rethrow": "no"}
    for seats in (2, 3, 4):
        assert brikks.new_header(seats, SOLO.options).options == SOLO.options
    for seats in (1, 2, 3, 4):
        with pytest.raises(MalformedText, match="rethrow"):
            brikks.start(Header("brikks", seats, {"rethrow": "never"}))


def test_several_may_play_by_the_rules_of_one() -> None:
    """As against a ghost that played alone: every first throw counts, and all begin with the energy of one."""
    header = Header("brikks", 2, {"level": "2", "variant": "base", "rethrow": "no", "energy": "1"})
    state = play(brikks.start(header), "move 1:red1=1,1", "move 0:blue1=4,1", roll("red1"))
    assert phase(state) is Phase.RESOLVE
    assert {sheet.energy for sheet in state.sheets} == {Energy(5, 0)}
    for energy in ("0", "5", "one"):
        with pytest.raises(MalformedText, match=f"energy {energy!r} is not 1 to 4"):
            brikks.start(Header("brikks", 2, {"energy": energy}))


def test_the_view_says_whether_there_is_a_second_throw() -> None:
    shown = {seats: view(new_game(seats), ME).has_rethrow for seats in (1, 2, 3, 4)}
    assert shown == {1: False, 2: True, 3: True, 4: True}
    assert view(new_game(2, variant="duel"), None).has_rethrow
    assert view(brikks.start(SOLO), ME).has_rethrow


def test_a_solo_game_without_the_option_goes_on_by_the_old_rule() -> None:
    state = play(brikks.start(SOLO), "move 0:red1=1,1", roll("white1"), "move 0:rethrow", roll("red1"))
    assert (phase(state), state.round, state.given_up) == (Phase.RESOLVE, 1, block("white1"))
    assert brikks.start(SOLO) == brikks.start(replace(SOLO, options={**SOLO.options, "rethrow": "yes"}))


def test_a_recorded_solo_game_with_rethrows_keeps_its_result() -> None:
    """Played by greedy before the option existed: 28 rounds, 12 of them with a rethrow."""
    header, events = parse_game(brikks, (DATA / "brikks-solo-rethrows.txt").read_text(encoding="utf-8"))
    state = fold(brikks, header, events)
    assert sum(event == parse_event(brikks, "move 0:rethrow") for event in events) == 12
    assert (ended(state).points, ended(state).reason, state.round) == ((102,), Reason.OUT, 28)
    assert state.sheets[0].energy == Energy(15, 10)
    with pytest.raises(IllegalMove, match="wrong_phase"):
        fold(brikks, brikks.new_header(header.seats, header.options), events)


BANDS = {0: [151], 1: [150, 130], 2: [129, 110], 3: [109, 100], 4: [99, 90], 5: [89, 80], 6: [79, 70]}
BANDS |= {7: [69, 60], 8: [59, 0]}


@pytest.mark.parametrize("level", LEVELS)
def test_solo_rating_adds_five_points_for_every_level_above_the_first(level: int) -> None:
    shown = view(table(sheet_of(level=level)), ME)
    for band, reached in BANDS.items():
        bonus = 5 * (level - 1)
        assert {rating(replace(shown, points=(total - bonus,))) for total in reached} == {band}


def test_a_short_game_ends_after_its_throws_and_is_otherwise_solo() -> None:
    """A variant of ours, as an option: a header without it plays on until the seat is out."""
    assert (new_game(seats=1).throws, view(new_game(seats=1), ME).throws) == (None, None)
    assert new_game(seats=1, throws="60").throws == 60
    state = play(new_game(seats=1, throws="2"), "move 0:red1=1,1", roll("red1"), "move 0:red1=4,1")
    assert (phase(state), view(state, ME).throws) == (Phase.THROW, 2)
    state = play(state, roll("red1"))
    assert phase(state) is Phase.RESOLVE
    state = play(state, "move 0:red1=7,1")
    assert (phase(state), state.round) == (Phase.OVER, 2)
    assert ended(state) == Result((view(state, ME).points[0],), (ME,), Reason.THROWS)
    assert refused(state, "move 0:red1=7,1").code == "wrong_phase"


def test_a_rethrow_in_the_last_round_of_a_short_game_is_still_answered() -> None:
    state = brikks.start(Header("brikks", 1, {"throws": "1"}))
    state = play(state, "move 0:red1=1,1", roll("red1"), "move 0:rethrow")
    assert phase(state) is Phase.THROW
    state = play(state, roll("red1"), "move 0:red1=4,1")
    assert phase(state) is Phase.OVER


@pytest.mark.parametrize(("seats", "throws"), [(2, "12"), (1, "0"), (1, "61"), (1, "many"), (1, "012")])
def test_only_solo_has_short_games(seats: int, throws: str) -> None:
    with pytest.raises(MalformedText, match="throws"):
        new_game(seats=seats, throws=throws)
