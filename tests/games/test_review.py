"""Reviews as values: the sums hold, the text goes both ways, and a third game obeys every law exactly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from statistics import fmean, stdev

import pytest

from bot.computers.self_play import play
from bot.games.review import (
    SURE,
    Decided,
    Grade,
    Review,
    SeatReview,
    Thrown,
    Unit,
    format_review,
    parse_review,
)
from bot.games.reviewing import Verdict, difference, review
from engine.game import Header, MalformedText, Moved, Player, Seat
from engine.games import opaque
from tests.third import rules
from tests.third.players import greedy_player, random_player
from tests.third.reviewer import Reviewer

GAMES = 200
HEADER = Header("third", 3, {})


def third(number: int, *players: Player) -> Review:
    header = replace(HEADER, seats=len(players))
    events = play(rules, header, f"{number}".encode(), players)
    return review(opaque(rules), header, events, Reviewer(header, ""))


def decided(loss: float, better: str | None = None) -> Decided:
    return Decided(1, 1, "first", loss, 0.2, better)


def test_luck_has_mean_0_and_only_careless_players_lose() -> None:
    games = [third(number, random_player, greedy_player) for number in range(GAMES)]
    luck = [game.seats[0].luck for game in games]
    assert abs(fmean(luck)) < 4 * stdev(luck) / GAMES**0.5
    assert stdev(luck) > 1
    assert fmean(game.seats[0].loss for game in games) > 1
    assert all(game.seats[1].loss == 0 and game.seats[1].luck == game.seats[0].luck for game in games)


def test_the_terms_add_up_to_the_points_as_shown() -> None:
    for number in range(GAMES):
        for seat in third(number, random_player, random_player, greedy_player).seats:
            assert f"{seat.start + seat.luck - seat.loss + seat.rest:.1f}" == f"{seat.end:.1f}"
            assert f"{sum(one.luck for one in seat.rounds):.1f}" == f"{seat.luck + 0.0:.1f}"
            assert f"{sum(one.loss for one in seat.rounds):.1f}" == f"{seat.loss:.1f}"
            assert abs(seat.rest) <= 0.2, "nothing but rounding"


def test_progress_is_told_after_every_event() -> None:
    events, told = play(rules, HEADER, b"", [random_player] * 3), list[int]()
    review(opaque(rules), HEADER, events, Reviewer(HEADER, ""), told.append)
    assert told == list(range(1, len(events) + 1))


def test_only_a_finished_game_is_reviewed() -> None:
    events = play(rules, HEADER, b"", [random_player] * 3)
    with pytest.raises(ValueError, match="not over after 5 events"):
        review(opaque(rules), HEADER, events[:-1], Reviewer(HEADER, ""))


def test_a_better_move_is_named_only_where_it_is_surely_better() -> None:
    class Doubting(Reviewer):
        def verdict(self, state: rules.State, seat: Seat, moves: Mapping[Seat, str]) -> Verdict | None:
            found = super().verdict(state, seat, moves)
            return found and replace(found, error=found.loss / (SURE - 0.1))

    events = play(rules, HEADER, b"1", [random_player] * 3)
    sure, doubting = (
        review(opaque(rules), HEADER, events, reviewer(HEADER, "")) for reviewer in (Reviewer, Doubting)
    )
    assert any(one.better for seat in sure.seats for one in seat.decisions)
    assert not any(one.better for seat in doubting.seats for one in seat.decisions)
    assert all(isinstance(events[one.step], Moved) for seat in sure.seats for one in seat.decisions)


@pytest.mark.parametrize(
    ("decision", "grade"),
    [
        (decided(0.0), Grade.BEST),
        (decided(-0.3), Grade.BEST),
        (decided(5.0), Grade.FINE),
        (decided(0.9, "second"), Grade.FINE),
        (decided(1.0, "second"), Grade.SLIP),
        (decided(2.9, "second"), Grade.SLIP),
        (decided(3.0, "second"), Grade.BLUNDER),
    ],
)
def test_a_grade_needs_a_surely_better_move(decision: Decided, grade: Grade) -> None:
    assert decision.grade is grade


def test_what_the_bot_suggests_by_chance_before_the_first_throw_is_no_mistake() -> None:
    assert replace(decided(9.0, "better"), round=0).grade is Grade.FINE
    assert decided(9.0, "better").grade is Grade.BLUNDER


def test_a_start_that_cost_much_stands_apart_from_what_was_played() -> None:
    start = replace(decided(9.0, "better"), step=0, round=0)
    seat = SeatReview(10, 10.0, (), (start, replace(decided(0.6), step=3, round=2)))
    assert (seat.turning_points, seat.start_loss, seat.played_loss, seat.loss) == ((), 9.0, 0.6, 9.6)
    assert [one.loss for one in seat.small_losses] == [0.6]
    assert [one.step for one in seat.played] == [3]


def test_a_loss_of_chances_is_measured_by_other_bounds_than_one_of_points() -> None:
    grades = [replace(decided(loss, "better"), unit=Unit.CHANCE).grade for loss in (4.9, 5.0, 14.9, 15.0)]
    assert grades == [Grade.FINE, Grade.SLIP, Grade.SLIP, Grade.BLUNDER]


def test_where_only_one_can_win_each_gains_what_the_other_loses() -> None:
    class Winning(Reviewer):
        unit = Unit.CHANCE

    header = replace(HEADER, seats=2)
    events = play(rules, header, b"2", [random_player] * 2)
    one, other = review(opaque(rules), header, events, Winning(header, "")).seats
    assert (one.gained, other.gained) == (other.loss, one.loss)
    assert one.loss != other.loss
    assert one.rest == pytest.approx(one.end - one.start - one.luck + one.loss - one.gained)
    assert parse_review(format_review(Review("third", (one, other)))).seats == (one, other)


def test_many_small_losses_are_told_with_their_largest() -> None:
    losses = (0.4, 0.9, 0.0, 0.6)
    decisions = tuple(replace(decided(loss), step=n, round=n + 1) for n, loss in enumerate(losses))
    small = SeatReview(10, 10.0, (), decisions).small_losses
    assert [(one.loss, one.round) for one in small] == [(0.9, 2), (0.6, 4), (0.4, 1)]


def test_the_worst_three_slips_are_the_turning_points() -> None:
    losses = [1.2, 9.0, 0.4, 4.0, 3.5]
    decisions = tuple(Decided(step, step + 1, "a", loss, 0.1, "b") for step, loss in enumerate(losses))
    seat = SeatReview(9, 8.0, (Thrown(0, 1, -2.0), Thrown(2, 2, 1.5)), (*decisions, decided(7.0)))
    assert [one.loss for one in seat.turning_points] == [9.0, 4.0, 3.5]
    assert seat.luckiest == Thrown(2, 2, 1.5)
    assert seat.unluckiest == Thrown(0, 1, -2.0)
    assert seat.loss == pytest.approx(25.1)


def test_a_seat_without_throws_or_choices_has_a_review() -> None:
    seat = SeatReview(0, 8.0, (), ())
    assert (seat.luckiest, seat.unluckiest, seat.turning_points, seat.rounds) == (None, None, (), ())
    assert (seat.loss, seat.rest) == (0, -8.0)


def test_the_text_goes_both_ways() -> None:
    found = third(7, random_player, random_player)
    assert parse_review(format_review(found)) == found
    assert "\n" not in format_review(found)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"format":4', '"format":3'),
        ('"unit":"points"', '"unit":"miles"'),
        ('"game":', '"games":'),
        ('"luck":', '"luck":1'),
        ('"end":', '"end":"x","more":'),
        ('"throws":[[', '"throws":[["'),
        ('"decisions":[[', '"decisions":[[[],'),
        ("}", ""),
    ],
)
def test_changed_text_is_refused(old: str, new: str) -> None:
    text = format_review(third(7, random_player, random_player))
    assert old in text
    with pytest.raises(MalformedText):
        parse_review(text.replace(old, new, 1))


def test_the_error_is_that_of_the_mean_of_paired_differences() -> None:
    found = difference([3.0, 5.0, 4.0], [1.0, 4.0, 1.0])
    assert found.mean == pytest.approx(2.0)
    assert found.error == pytest.approx(3**-0.5)
    assert found.is_sure
    assert not difference([3.0, 5.0, 4.0], [1.0, 4.0, 6.0]).is_sure
    assert not difference([1.0, 1.0], [1.0, 1.0]).is_sure
