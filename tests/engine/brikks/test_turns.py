"""The rulings of facts 8.2: set-up, the order of a round, energy, bombs, dropping out and the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import brikks
from engine.brikks.blocks import BLOCKS, COLOURS, SHAPES
from engine.brikks.energy import Energy
from engine.brikks.field import CIRCLES, Cell, cells
from engine.brikks.notation import parse_move
from engine.brikks.sheet import LEVELS, SPECIAL, affordable, effects, legal_placements, score, why_not_start
from engine.brikks.state import GameState, Phase, Reason, forced, phase, points
from engine.brikks.view import rating, starts, view
from engine.game import Header, IllegalMove, MalformedText, Seat, fold, parse_event, parse_game
from tests.engine.brikks.fields import (
    NO_ROOM,
    block,
    ended,
    filled,
    new_game,
    pending,
    placement,
    play,
    refused,
    roll,
    sheet_of,
    table,
)
from tests.paths import DATA

FREE = sheet_of()
BLOCKED = sheet_of(NO_ROOM, energy=(4, 4))
ME = Seat(0)


def four(level: str = "2") -> GameState:
    """Four seats that have chosen their start blocks."""
    blocks = ("blue1=1,1", "red1=1,1", "green1=1,1", "white1=1,1")
    lines = (f"move {seat}:{start}" for seat, start in zip((3, 2, 1, 0), blocks, strict=True))
    return play(new_game(seats=4, level=level), *lines)


def everybody(state: GameState, text: str) -> GameState:
    """The state after the same move of every pending seat."""
    return play(state, "move " + " ".join(f"{seat}:{text}" for seat in pending(state)))


# Set-up


def test_one_to_four_seats_play() -> None:
    for seats in (0, 5):
        with pytest.raises(MalformedText, match="1 to 4"):
            new_game(seats)


@pytest.mark.parametrize("options", [{"level": "5"}, {"level": ""}, {"variant": "trio"}])
def test_unknown_options_are_malformed(options: dict[str, str]) -> None:
    with pytest.raises(MalformedText, match="is none of"):
        new_game(2, **options)


def test_mixed_levels_every_seat_chooses_its_own() -> None:
    state = new_game(3, level="own")
    assert (phase(state), pending(state)) == (Phase.LEVEL, [0, 1, 2])
    assert refused(state, "move 0:level=5 1:level=1 2:level=1").code == "no_level"
    state = play(state, "move 0:level=4 1:level=1 2:level=2")
    assert [sheet.level for sheet in state.sheets] == [4, 1, 2]
    assert phase(state) is Phase.START


def test_one_level_for_all_asks_nobody() -> None:
    for level in LEVELS:
        state = new_game(2, level=str(level))
        assert (phase(state), {sheet.level for sheet in state.sheets}) == (Phase.START, {level})
    assert {sheet.level for sheet in new_game(2).sheets} == {2}


def test_mixed_levels_the_header_may_name_one_for_each_seat() -> None:
    state = new_game(3, level="4,1,2")
    assert ([sheet.level for sheet in state.sheets], phase(state)) == ([4, 1, 2], Phase.START)


@pytest.mark.parametrize("level", ["1,2", "1,2,3,4", "1,2,5", "1,2,", "own,1,2"])
def test_as_many_levels_as_seats_are_named(level: str) -> None:
    with pytest.raises(MalformedText, match="not one of 1 to 4 for each seat"):
        new_game(3, level=level)


def test_start_blocks_are_chosen_counter_clockwise_and_the_start_player_is_last() -> None:
    state, order = new_game(seats=4), []
    for colour in ("white", "yellow", "green", "red"):
        (seat,) = pending(state)
        order.append(seat)
        state = play(state, f"move {seat}:{colour}1=1,1")
    assert order == [3, 2, 1, 0]
    assert phase(state) is Phase.THROW


def test_a_seat_that_has_left_chooses_no_start_block() -> None:
    state = play(new_game(seats=3), "left 1", "move 2:white1=1,1")
    assert pending(state) == [0]


@pytest.mark.parametrize("start", ["white2=1,1", "white1=1,2", "black4=1,1"])
def test_a_start_block_lies_unturned_on_the_bottom_row(start: str) -> None:
    assert refused(new_game(), f"move 1:{start}").code == "start_turned"


def test_a_start_block_lies_in_any_column_inside_the_field() -> None:
    shown = view(new_game(), Seat(1))
    columns = [start.at.column for start in starts(shown) if start.block == block("white1")]
    assert columns == [1, 2, 3, 4, 5, 6, 7, 8]
    assert refused(new_game(), "move 1:white1=9,1").code == "off_field"


def test_start_blocks_have_distinct_colours() -> None:
    state = play(new_game(), "move 1:white1=1,1")
    assert refused(state, "move 0:white1=5,1").values == {"colour": "white"}
    assert {start.block.colour for start in starts(view(state, ME))} == set(COLOURS) - {"white"}


def test_solo_has_a_start_block() -> None:
    assert phase(new_game(seats=1)) is Phase.START


@pytest.mark.parametrize("level", ["1", "2", "3", "4"])
def test_a_start_block_on_a_circle_brings_nothing_and_uses_it_up(level: str) -> None:
    state = play(new_game(seats=1, level=level), "move 0:green1=5,1")
    sheet = state.sheets[0]
    assert Cell(5, 3) in sheet.filled
    assert (sheet.energy, sheet.crosses) == (Energy(5, 0), 0)


def test_only_four_start_blocks_reach_a_circle_and_never_one_of_their_colour() -> None:
    starts = [placement(f"{colour}1={column},1") for colour in COLOURS for column in range(1, 11)]
    found = {
        (str(start.block.colour), start.at.column): CIRCLES[cell]
        for start in starts
        if why_not_start((), start) is None
        for cell in cells(SHAPES[start.block], start.at)
        if cell in CIRCLES
    }
    assert found == dict.fromkeys((("yellow", 4), ("green", 5), ("red", 4), ("blue", 5)), "white")


# The order of a round


def test_the_active_seat_alone_decides_whether_the_throw_stands() -> None:
    state = play(four(), roll("red2"))
    assert (phase(state), pending(state)) == (Phase.DECIDE, [0])
    assert refused(state, "move 0:red2=4,1").code == "wrong_phase"


def test_a_throw_that_is_kept_binds_all() -> None:
    state = play(four(), roll("red2"), "move 0:keep")
    assert (phase(state), pending(state), state.throw) == (Phase.RESOLVE, [0, 1, 2, 3], block("red2"))


def test_one_rethrow_of_both_dice_whose_result_binds_all() -> None:
    state = play(four(), roll("red2"), "move 0:rethrow")
    assert (phase(state), brikks.dice(state)) == (Phase.THROW, (6, 4))
    state = play(state, roll("blue3"))
    assert (phase(state), state.throw, state.given_up) == (Phase.RESOLVE, block("blue3"), block("red2"))
    assert state.round == 1


def test_the_dice_pass_clockwise() -> None:
    state, throwers = four(), []
    for _ in range(5):
        state = play(state, roll("black4"), f"move {state.active}:keep")
        throwers.append(state.active)
        state = (
            everybody(state, "bomb") if state.round < 3 else everybody(state, f"black4=5,{state.round - 2}")
        )
    assert throwers == [0, 1, 2, 3, 0]


def test_the_dice_pass_over_seats_that_are_out() -> None:
    state = table(FREE, BLOCKED, FREE, thrown="red2")
    state = play(state, "move 0:red2=5,1 1:out=red2 2:red2=5,1")
    assert (state.active, pending(play(state, roll("red2")))) == (2, [2])


def test_the_throw_of_a_seat_that_leaves_stands() -> None:
    state = play(four(), roll("red2"), "left 0")
    assert (phase(state), pending(state)) == (Phase.RESOLVE, [1, 2, 3])
    assert everybody(state, "bomb").active == 1


def test_a_seat_that_leaves_between_rounds_hands_the_dice_on() -> None:
    state = play(four(), "left 0")
    assert (phase(state), state.active) == (Phase.THROW, 1)


# Energy


def test_the_swap_gives_any_of_the_24_blocks() -> None:
    assert affordable(sheet_of(energy=(5, 0)), block("red2")) == BLOCKS
    assert {b.colour for b in affordable(sheet_of(energy=(4, 0)), block("red2"))} == {"red"}


def test_the_colour_of_a_swapped_block_counts_for_circles() -> None:
    sheet = sheet_of(start="yellow2=4,1", energy=(9, 0))
    assert effects(sheet, block("black3"), placement("white3=4,2")).gained == 2


def test_the_total_cost_is_struck() -> None:
    state = table(sheet_of(energy=(8, 1)), thrown="white1")
    assert play(state, "move 0:white4=5,1").sheets[0].energy == Energy(8, 4)
    assert play(state, "move 0:red4=5,1").sheets[0].energy == Energy(8, 6)


def test_a_shift_between_equal_shapes_costs_all_the_same() -> None:
    state = play(table(FREE, thrown="red1"), "move 0:red2=5,1")
    assert state.sheets[0].energy == Energy(4, 1)


def test_energy_that_is_not_there_cannot_be_spent() -> None:
    refusal = refused(table(sheet_of(energy=(4, 2)), thrown="white1"), "move 0:white4=5,1")
    assert (refusal.code, refusal.values["cost"], refusal.values["active"]) == ("energy_short", 3, 2)


def test_energy_won_by_a_placement_is_usable_from_the_next_throw_on() -> None:
    sheet = sheet_of(start="yellow2=4,1", energy=(6, 5))
    state = table(sheet, thrown="white1")
    assert refused(state, "move 0:white3=4,2").code == "energy_short"
    state = play(table(sheet, thrown="white2"), "move 0:white3=4,2", roll("white1"), "move 0:keep")
    assert play(state, "move 0:white3=7,1").sheets[0].energy == Energy(8, 8)


def test_mixing_a_seat_may_turn_into_a_block_that_fits_nowhere_and_drop_out() -> None:
    rows = ["..........", "X.XXXXXXXX", *["X" * 10] * 9]
    sheet = sheet_of(filled(rows), energy=(8, 0))
    state = table(sheet, thrown="white3")
    assert refused(state, "move 0:out=white3").code == "still_fits"
    assert play(state, "move 0:out=white2").sheets[0].energy == Energy(8, 1)
    assert play(state, "move 0:out=black1").sheets[0].energy == Energy(8, 5)


def test_dropping_out_with_a_block_must_be_paid_for() -> None:
    assert refused(table(BLOCKED, thrown="white3"), "move 0:out=white2").code == "energy_short"


def test_a_full_track_lets_further_energy_lapse() -> None:
    sheet = sheet_of(start="yellow2=4,1", energy=(27, 20))
    brought = effects(sheet, block("white3"), placement("white3=4,2"))
    assert (brought.energy, brought.gained, brought.pinks) == (Energy(28, 20), 1, 1)


# Circles and levels


@pytest.mark.parametrize(("level", "change"), [(1, 1), (2, 0), (3, -1), (4, -2)])
def test_levels_differ_by_circles_of_other_colours(level: int, change: int) -> None:
    sheet = sheet_of(start="yellow2=4,1", level=level)
    brought = effects(sheet, block("yellow4"), placement("yellow4=4,2"))
    assert (brought.gained - brought.lost) == change
    assert effects(sheet, block("white3"), placement("white3=4,2")).gained == 2


def test_level_1_single_steps_pass_a_pink_x_too() -> None:
    sheet = sheet_of(start="yellow2=4,1", level=1, energy=(6, 0))
    assert effects(sheet, block("yellow4"), placement("yellow4=4,2")).crosses == 1


def test_two_circles_under_one_block_count_each_on_its_own() -> None:
    found = {}
    for level in LEVELS:
        sheet = sheet_of(level=level, energy=(10, 2))
        brought = effects(sheet, block("yellow1"), placement("yellow1=8,8"))
        own = effects(sheet, block("blue3"), placement("blue3=1,4"))
        found[level] = (brought.gained - brought.lost, own.gained - own.lost)
    assert found == {1: (2, 3), 2: (0, 2), 3: (-2, 1), 4: (-4, 0)}


def test_level_3_and_4_lose_no_more_than_is_active_and_keep_their_crosses() -> None:
    sheet = sheet_of(level=4, energy=(10, 9), crosses=2)
    brought = effects(sheet, block("yellow1"), placement("yellow1=8,8"))
    assert (brought.lost, brought.energy, brought.crosses) == (1, Energy(10, 10), 0)


def test_gain_and_loss_by_the_same_block_the_loss_comes_first() -> None:
    brought = effects(sheet_of(level=4, energy=(10, 9)), block("blue3"), placement("blue3=1,4"))
    assert (brought.lost, brought.gained, brought.energy.active) == (1, 2, 2)


def test_energy_is_paid_before_a_loss() -> None:
    brought = effects(sheet_of(level=4, energy=(10, 7)), block("yellow3"), placement("yellow1=8,8"))
    assert (brought.cost, brought.lost, brought.energy.active) == (2, 1, 0)


def test_a_circle_that_is_covered_is_used_up() -> None:
    sheet = play(table(sheet_of(start="yellow2=4,1"), thrown="white3"), "move 0:white3=4,2").sheets[0]
    again = {cell for p in legal_placements(sheet, block("white1")) for cell in cells(SHAPES[p.block], p.at)}
    assert Cell(5, 3) in CIRCLES
    assert Cell(5, 3) not in again


# Rows and the special track


@pytest.mark.parametrize(("rows", "crosses"), [(1, 0), (2, 1), (3, 2), (4, 4)])
def test_rows_finished_by_one_block_give_crosses(rows: int, crosses: int) -> None:
    sheet = sheet_of(filled(["XXXXXXXXX."] * rows))
    brought = effects(sheet, block("black3"), placement("black3=10,1"))
    assert (len(brought.rows), brought.crosses) == (rows, crosses)


def test_rows_that_are_already_full_do_not_count() -> None:
    sheet = sheet_of(filled(["XXXXXXXXX.", "XXXXXXXXXX"]))
    assert effects(sheet, block("black3"), placement("black3=10,2")).rows == (2,)


def test_crosses_beyond_14_lapse() -> None:
    sheet = sheet_of(filled(["XXXXXXXXX."] * 4), crosses=12)
    after = play(table(sheet, thrown="black3"), "move 0:black3=10,1").sheets[0]
    assert (after.crosses, SPECIAL[after.crosses]) == (14, 75)


def test_what_the_blocks_of_a_round_brought_is_kept_until_the_next_round_closes() -> None:
    floor = sheet_of(filled(["..........", "XXX....XXX"]), start="white1=1,1")
    state = table(floor, FREE, thrown="black4")
    moves = "move 0:black4=4,1 1:bomb"
    expected = effects(floor, block("black4"), placement("black4=4,1"))
    assert play(state, moves).brought == (expected, None)
    assert play(state, moves, roll("red2"), "move 1:keep").brought == (expected, None)
    assert play(state, moves, roll("red2"), "move 1:keep", "move 0:bomb 1:bomb").brought == (None, None)
    assert view(state, ME).brought == (None, None)


# Bombs and dropping out


def test_a_bomb_is_allowed_even_if_the_block_fits_and_changes_nothing_else() -> None:
    after = play(table(FREE, thrown="red2"), "move 0:bomb").sheets[0]
    assert after == replace(FREE, bombs_used=1, last=after.last)


def test_there_are_three_bombs_and_one_is_used_for_a_throw() -> None:
    state = table(sheet_of(bombs_used=2))
    state = play(state, roll("red2"), "move 0:keep", "move 0:bomb", roll("red2"), "move 0:keep")
    assert refused(state, "move 0:bomb").code == "no_bomb"


def test_a_seat_that_has_a_legal_place_may_not_drop_out() -> None:
    assert refused(table(FREE, thrown="red2"), "move 0:out=red2").code == "still_fits"


def test_neither_a_bomb_nor_energy_must_be_used_to_stay_in() -> None:
    rows = ["..........", "X.XXXXXXXX", *["X" * 10] * 9]
    sheet = sheet_of(filled(rows), energy=(8, 0))
    assert play(table(sheet, thrown="white2"), "move 0:out=white2").sheets[0].is_out


def test_out_is_final_and_the_sheet_is_scored_as_it_stands() -> None:
    state = play(
        table(BLOCKED, FREE, thrown="red2"), "move 0:out=red2 1:red2=5,1", roll("red2"), "move 1:keep"
    )
    assert pending(state) == [1]
    assert points(state, ME) == score(BLOCKED).total


def test_the_last_seat_goes_on_alone_and_may_rethrow() -> None:
    state = play(table(BLOCKED, FREE, thrown="red2"), "move 0:out=red2 1:red2=5,1", roll("red2"))
    state = play(state, "move 1:rethrow", roll("blue1"), "move 1:bomb", roll("red2"))
    assert (phase(state), pending(state)) == (Phase.DECIDE, [1])


def test_the_game_ends_when_all_are_out_and_the_most_points_win() -> None:
    ahead = replace(BLOCKED, crosses=3)
    state = play(table(BLOCKED, ahead, thrown="red2"), "move 0:out=red2 1:out=red2")
    assert (ended(state).winners, ended(state).reason) == ((1,), Reason.OUT)
    assert ended(state).points == (score(BLOCKED).total, score(BLOCKED).total + 6)


def test_ties_share_the_win() -> None:
    state = play(table(BLOCKED, BLOCKED, thrown="red2"), "move 0:out=red2 1:out=red2")
    assert ended(state).winners == (0, 1)


def test_a_seat_that_leaves_keeps_its_points() -> None:
    state = play(table(replace(FREE, crosses=5), BLOCKED, thrown="red2"), "left 0", "move 1:out=red2")
    assert ended(state).points[0] == score(replace(FREE, crosses=5)).total


@pytest.mark.parametrize("crosses", [0, 5])
def test_8_2_who_leaves_is_placed_behind_everyone_who_stayed(crosses: int) -> None:
    """Facts 8.2, 'a player leaves': with as many points as the other, and with more."""
    leaver = replace(BLOCKED, crosses=crosses)
    state = play(table(leaver, BLOCKED, thrown="red2"), "left 0", "move 1:out=red2")
    assert ended(state).winners == (1,)
    assert ended(state).points == (score(leaver).total, score(BLOCKED).total)


def test_8_2_who_leaves_after_dropping_out_has_left() -> None:
    ahead = replace(BLOCKED, crosses=5)
    state = play(table(ahead, FREE, thrown="red2"), "move 0:out=red2 1:red2=5,1", "left 0", roll("red2"))
    assert ended(play(state, "left 1")).winners == (0,), "nobody stayed"
    stuck = replace(state, sheets=(ahead, BLOCKED))
    assert ended(play(stuck, "move 1:keep", "move 1:out=red2")).winners == (1,)


# Solo


SOLO = Header("brikks", 1, {"level": "2", "variant": "base"})
"""The header of a solo game that began before there was an option."""


def test_solo_starts_with_five_points_and_the_first_throw_stands() -> None:
    state = play(new_game(seats=1), "move 0:red1=1,1", roll("red1"))
    assert (phase(state), state.sheets[0].energy) == (Phase.RESOLVE, Energy(5, 0))
    assert refused(state, "move 0:rethrow").code == "wrong_phase"
    state = play(state, "move 0:red1=4,1")
    assert (phase(state), state.round) == (Phase.THROW, 1)


def test_only_alone_the_option_takes_the_rethrow() -> None:
    assert brikks.new_header(1, SOLO.options).options == {**SOLO.options, "rethrow": "no"}
    for seats in (2, 3, 4):
        assert brikks.new_header(seats, SOLO.options).options == SOLO.options
        for text in ("no", "never"):
            with pytest.raises(MalformedText, match="rethrow"):
                brikks.start(Header("brikks", seats, {"rethrow": text}))
    with pytest.raises(MalformedText, match="rethrow"):
        brikks.start(Header("brikks", 1, {"rethrow": "never"}))


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
    """Played by greedy before there was an option: 28 rounds, in 12 of which it threw again."""
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


# Moves that a timeout makes


def test_forced_moves_keep_the_throw_and_choose_the_normal_level() -> None:
    assert forced(new_game(2, level="own"), ME) == parse_move("level=2")
    assert forced(play(four(), roll("red2")), ME) == parse_move("keep")
    state = play(new_game(), "move 1:white1=1,1")
    assert forced(state, ME) == parse_move("yellow1=1,1")


def test_forced_moves_place_the_thrown_block_as_low_as_possible() -> None:
    assert forced(table(FREE, thrown="black4"), ME) == parse_move("black4=4,1")


def test_forced_moves_pay_energy_then_a_bomb_before_the_seat_is_out() -> None:
    rows = ["..........", "X.XXXXXXXX", *["X" * 10] * 9]
    rich, poor = sheet_of(filled(rows), energy=(8, 0)), sheet_of(filled(rows), energy=(8, 8))
    assert forced(table(rich, thrown="white1"), ME) == parse_move("white3=1,10")
    assert forced(table(poor, thrown="white1"), ME) == parse_move("bomb")
    assert forced(table(replace(poor, bombs_used=3), thrown="white1"), ME) == parse_move("out=white1")


def test_by_default_the_base_game_is_played_at_level_2() -> None:
    plain = Header("brikks", 1, {"level": "2", "variant": "base"})
    assert brikks.start(Header("brikks", 1, {})) == brikks.start(plain)
