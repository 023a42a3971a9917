"""The laws of reviews, on the last rounds of real games; `review_laws` checks whole games."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from statistics import fmean
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.computers.self_play import play_on
from bot.games.brikks.players.compact import bombed, position_of, score
from bot.games.brikks.players.learned import worth
from bot.games.brikks.players.players import DUEL_OUT, judge
from bot.games.brikks.players.reviewer import Reviewer as BrikksReviewer
from bot.games.brikks.players.reviewer import _chances, _chosen_and_best, _sight
from bot.games.brilliant.levels.files import level_text
from bot.games.brilliant.players.reviewer import FIND
from bot.games.brilliant.players.reviewer import Reviewer as BrilliantReviewer
from bot.games.registry import PARTS, players
from bot.games.review import Review, Unit, format_review, parse_review
from bot.games.reviewing import review
from engine import brikks, brilliant
from engine.brikks.blocks import BLOCKS
from engine.brikks.moves import Bomb, Out, Rethrow
from engine.brikks.state import Phase, new_header, phase
from engine.brilliant.state import GameState
from engine.brilliant.state import Phase as BrilliantPhase
from engine.brilliant.state import phase as phase_of
from engine.dice import Dice
from engine.game import AnyGame, Header, Moved, OpaqueGame, Rolled, Seat, State
from engine.games import GAMES
from tests.games.review_laws import MOST_LOST, Choose, faults, played_from
from tests.games.review_rests import KINDS, game_of, reviewed

ALONE = Header("brilliant", 1, {"level": level_text("2")})
TABLE = Header("brilliant", 2, {"level": level_text("1")})
TAILS = [(ALONE, 6), (TABLE, 1), (new_header(1, {}), 4), (new_header(3, {}), 2)]
"""Games, and how many of their last rounds are reviewed."""
FUNCTIONS = ("dice", "pending", "refusal", "apply", "result", "view", "format_move", "parse_move")


def states(header: Header, seed: str = "tail") -> list[Any]:
    """Every state of a game between steady players."""
    game: AnyGame = GAMES[header.kind]
    seated = [players(header.kind)["steady"]] * header.seats
    return [game.start(header), *(state for _, state in play_on(game, header, seed.encode(), seated))]


def before_the_last(header: Header, rounds: int) -> Any:
    """The state before the throw that begins the last rounds."""
    game, known = GAMES[header.kind], states(header)
    last = game.view(known[-1], None).round
    return next(s for s in known if game.dice(s) and game.view(s, None).round == last - rounds)


def tail(header: Header, state: State, choose: Choose, seed: str) -> Review:
    """The review of what is played from a state."""
    game = GAMES[header.kind]
    events = tuple(played_from(game, state, Dice(seed.encode(), seed), choose))
    begun = SimpleNamespace(**{name: getattr(game, name) for name in FUNCTIONS}, start=lambda _: state)
    return review(cast("OpaqueGame", begun), header, events, PARTS[header.kind].reviewer(header, seed))


@pytest.mark.slow
@pytest.mark.parametrize(("header", "rounds"), TAILS)
def test_the_reviewer_loses_nothing_and_a_random_player_much(header: Header, rounds: int) -> None:
    game, state = GAMES[header.kind], before_the_last(header, rounds)
    other, random = PARTS[header.kind].reviewer(header, "player"), players(header.kind)["random"]
    careful = tail(header, state, other.choose, "a")
    careless = tail(header, state, lambda s, seat: random(game.view(s, seat), Random(1)), "a")
    lost = {seen: fmean(seat.loss for seat in seen.seats) for seen in (careful, careless)}
    assert lost[careful] < MOST_LOST
    assert lost[careless] > lost[careful] + 0.5
    for seen in (careful, careless):
        assert list(faults(seen.seats)) == []
        assert parse_review(format_review(seen)) == seen
    assert any(one.better for seat in careless.seats for one in seat.decisions)


def test_the_same_seed_gives_the_same_review() -> None:
    header, rounds = TAILS[2]
    state, other = before_the_last(header, rounds), PARTS[header.kind].reviewer(header, "player")
    assert tail(header, state, other.choose, "a") == tail(header, state, other.choose, "a")


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "variant"), [(1, "base"), (3, "base"), (2, "duel")])
def test_over_all_throws_luck_in_brikks_is_0(seats: int, variant: str) -> None:
    header = new_header(seats, {"variant": variant})
    known = states(header)
    throwing = [state for state in known if brikks.dice(state)]
    reviewer = BrikksReviewer(header, "")
    for state in (throwing[1], throwing[len(throwing) // 2], throwing[-3]):
        luck = [reviewer.luck(state, brikks.apply(state, rolled(number))) for number in range(len(BLOCKS))]
        for seat in range(seats):
            of_seat = [by_seat[seat] for by_seat in luck]
            assert sum(of_seat) == pytest.approx(0, abs=1e-6)
            is_playing = Seat(seat) in brikks.view(state, None).playing
            assert (max(of_seat) > 0) == is_playing
    active = throwing[0].active
    if seats == 3:
        given_up = brikks.apply(brikks.apply(throwing[0], rolled(0)), Moved(((active, Rethrow()),)))
        first, second = (
            [reviewer.luck(state, brikks.apply(state, rolled(number))) for number in range(len(BLOCKS))]
            for state in (throwing[0], given_up)
        )
        spread = [max(of[active] for of in one) - min(of[active] for of in one) for one in (first, second)]
        assert 0 < spread[0] < spread[1], "a bad throw that may be given up is less bad"
        worst = min(of[active] for of in first)
        given = [of[active + 1] for of in first if of[active] == pytest.approx(worst)]
        kept = [of[active + 1] for of in first if of[active] > worst + 1e-6]
        assert len(given) > 1
        assert max(given) - min(given) < 1e-9, (
            "what another seat gives up brings nothing to the others either"
        )
        assert max(kept) - min(kept) > 1


def rolled(number: int) -> Rolled:
    return Rolled((number // 4 + 1, number % 4 + 1))


@pytest.mark.slow
def test_a_duel_is_judged_in_chances_to_win_and_one_seat_gains_what_the_other_loses() -> None:
    games = [game_of(KINDS["BRIKKS duel"], number, 5) for number in range(2)]
    for header, events in games:
        one, other = reviewed(header, events, "a", is_light=True).seats
        assert {one.unit, other.unit} == {Unit.CHANCE}
        assert (one.start, other.start) == (50, 50)
        assert sorted((one.end, other.end)) in ([0, 100], [50, 50])
        assert one.luck == pytest.approx(-other.luck, abs=0.1 * len(one.throws))
        assert (one.gained, other.gained) == (other.loss, one.loss)
        assert one.rest == pytest.approx(-other.rest, abs=0.1 * len(one.throws))
        assert list(faults([one, other])) == []


@pytest.mark.slow
def test_what_both_seats_of_a_duel_lost_at_once_adds_up_to_what_happened() -> None:
    header = new_header(2, {"variant": "duel"})
    reviewer, seated = BrikksReviewer(header, ""), [players(header.kind)["random"]] * 2
    game = list(play_on(brikks, header, b"both", seated))
    rounds = [
        (before, dict(event.moves))
        for (_, before), (event, _) in pairwise(game)
        if isinstance(event, Moved) and phase(before) is Phase.RESOLVE
    ]
    one, other = Seat(0), Seat(1)
    for state, moves in rounds[4:7]:
        losses = [reviewer.verdict(state, seat, moves) for seat in (one, other)]
        ours, theirs = (_chosen_and_best(state, seat, moves) for seat in (one, other))
        made, best = (fmean(_chances(state, one, ours[n], theirs[n])) for n in (0, 1))
        lost = [0.0 if loss is None else loss.loss for loss in losses]
        assert min(lost) > 1, "both could have done better"
        assert lost[0] - lost[1] == pytest.approx(best - made)


def test_dropping_out_of_a_duel_with_a_bomb_left_is_never_best_however_full_the_sheet() -> None:
    header = new_header(2, {"variant": "duel"})
    reviewer, seated = BrikksReviewer(header, ""), [players(header.kind)["random"]] * 2
    known = (state for seed in range(99) for _, state in play_on(brikks, header, bytes([seed]), seated))
    state, seat, out = next(
        (state, seat, Out(state.throw))
        for state in known
        if state.throw is not None
        for seat, sheet in enumerate(state.sheets)
        if all(brikks.refusal(state, Seat(seat), move) is None for move in (Out(state.throw), Bomb()))
        and sheet.energy.active == 0
        and judge(worth, sheet.level, is_duel=True)(bombed(position_of(sheet)))
        < score(position_of(sheet)) - DUEL_OUT
    )
    own, other = Seat(seat), Seat(1 - seat)
    assert isinstance(reviewer.choose(state, own), Bomb)
    moves = {own: out, other: reviewer.choose(state, other)}
    verdict = reviewer.verdict(state, own, moves)
    assert verdict is not None
    assert not isinstance(verdict.best, Out)
    assert verdict.loss > 0


def test_a_spoilt_sheet_of_brikks_is_worth_the_points_that_it_holds() -> None:
    header = new_header(1, {})
    seated = [players("brikks")["random"]]
    known = [state for _, state in play_on(brikks, header, b"spoilt", seated) if brikks.dice(state)]
    positions = [position_of(state.sheets[0]) for state in known]
    worths = [_sight(state, Seat(0)).worth(at) for state, at in zip(known, positions, strict=True)]
    learned = [judge(worth, state.sheets[0].level)(at) for state, at in zip(known, positions, strict=True)]
    held = list(map(score, positions))
    assert all(worth >= least for worth, least in zip(worths, held, strict=True))
    assert min(value - least for value, least in zip(learned, held, strict=True)) < -5, "tables go below"
    assert worths[0] == pytest.approx(learned[0], abs=0.1), "a good sheet is worth what the tables say"


def test_over_all_last_throws_luck_in_brilliant_is_0() -> None:
    state = [state for state in states(ALONE) if brilliant.dice(state)][-1]
    reviewer = BrilliantReviewer(ALONE, "")
    luck: list[float] = []
    for first in range(1, 7):
        for second in range(1, 7):
            luck += reviewer.luck(state, brilliant.apply(state, Rolled((first, second))))
    assert sum(luck) == pytest.approx(0)


@pytest.mark.slow
def test_where_all_futures_go_on_alike_luck_in_brilliant_is_0_before_every_throw() -> None:
    """A strike that is chosen with the number after it would know the throw that the mean does not know."""
    throwing = [state for state in states(ALONE) if brilliant.dice(state)]
    struck = [s for s in throwing if phase_of(brilliant.apply(s, Rolled((1, 1)))) is BrilliantPhase.STRIKE]
    greatest = []
    for state in (struck[-1], throwing[-3], throwing[-4]):
        reviewer = BrilliantReviewer(ALONE, "")
        drawn = reviewer._futures[FIND][0]
        alike = tuple((*drawn[: state.round], throw, *drawn[state.round + 1 :]) for throw in range(36))
        reviewer._futures = (alike, alike)
        thrown = (Rolled((throw // 6 + 1, throw % 6 + 1)) for throw in range(36))
        luck = [reviewer.luck(state, brilliant.apply(state, throw))[0] for throw in thrown]
        assert sum(luck) == pytest.approx(0, abs=1e-9)
        greatest.append(max(luck))
    assert max(greatest) > 0


def test_who_makes_the_greedy_move_follows_the_line_of_the_table() -> None:
    state: GameState = before_the_last(TABLE, 2)
    thrown = brilliant.apply(state, Rolled((3, 4)))
    reviewer = BrilliantReviewer(TABLE, "")
    values = reviewer._values(thrown)
    for seat in thrown.seats:
        greedy = reviewer._candidates(thrown, seat)[0]
        assert fmean(reviewer._reached(thrown, seat, greedy, FIND)) == values[seat]


def test_the_choice_of_a_level_is_not_judged() -> None:
    duel = new_header(2, {"variant": "duel", "level": "own"})
    reviewer, known = BrikksReviewer(duel, ""), states(duel)
    levels = known[0]
    assert phase(levels) is Phase.LEVEL
    assert reviewer.verdict(levels, Seat(0), {Seat(0): reviewer.choose(levels, Seat(0))}) is None
