"""The contract of every game, checked on random play. A new game only adds a supplier."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.games.registry import PARTS
from engine.dice import Dice, player_random
from engine.game import (
    AnyGame,
    Event,
    Header,
    IllegalMove,
    Left,
    MalformedText,
    Moved,
    Rolled,
    Seat,
    Step,
    fold,
    format_event,
    format_game,
    format_header,
    has_current_rules,
    parse_event,
    parse_game,
    parse_header,
    places,
)
from engine.games import GAMES, parse_log
from tests.engine.suppliers import SUPPLIERS

GAMES_AND_HEADERS = [
    pytest.param(
        name,
        header,
        id=f"{name}-{number}",
        marks=[pytest.mark.slow] if 2 < header.seats < max(h.seats for h in supplier.headers) else [],
    )
    for name, supplier in SUPPLIERS.items()
    for number, header in enumerate(supplier.headers)
]
every_game = pytest.mark.parametrize(("name", "header"), GAMES_AND_HEADERS)


def next_event(name: str, state: Any, step: int, seed: bytes) -> Event:
    """The next event in a game between random players."""
    game = GAMES[name]
    if sizes := game.dice(state):
        return Rolled(Dice(seed, "contract").throw(Step(step), step, sizes))
    player = PARTS[name].measuring["random"]
    seats = sorted(game.pending(state))
    views = ((seat, game.view(state, seat)) for seat in seats)
    moves = ((s, player(view, player_random(seed, "contract", Step(step), s))) for s, view in views)
    return Moved(tuple(moves))


def walk(name: str, header: Header) -> tuple[tuple[Any, Event | None], ...]:
    """Every state of a random game with its next event; None after the last."""
    return _walked(name, format_header(header))


@cache
def _walked(name: str, header: str) -> tuple[tuple[Any, Event | None], ...]:
    """One game for all laws: to play it costs more than to check most of them."""
    return tuple(steps_from(name, GAMES[name].start(parse_header(header)), b"contract"))


def steps_from(name: str, state: Any, seed: bytes) -> Iterator[tuple[Any, Event | None]]:
    game = GAMES[name]
    for step in range(SUPPLIERS[name].most_steps):
        if game.result(state) is not None:
            yield state, None
            return
        event = next_event(name, state, step, seed)
        yield state, event
        state = game.apply(state, event)
    raise AssertionError(f"a game of {name} is not over after {SUPPLIERS[name].most_steps} steps")


def with_move(game: AnyGame, state: Any, seat: Seat, move: Any) -> Moved[Any]:
    """A round in which all other seats make their forced moves."""
    return Moved(
        tuple((s, move if s == seat else game.forced(state, s)) for s in sorted(game.pending(state)))
    )


def refuses(game: AnyGame, state: Any, event: Event) -> str:
    """The event's refusal code; checks that the state has not changed."""
    before = repr(state)
    with pytest.raises(IllegalMove) as caught:
        game.apply(state, event)
    assert repr(state) == before
    return caught.value.refusal.code


def test_every_game_has_a_supplier_and_a_random_player() -> None:
    assert SUPPLIERS.keys() == GAMES.keys()
    assert all("random" in part.measuring for part in PARTS.values())


@every_game
def test_a_new_header_keeps_the_options_and_adds_its_own_once(name: str, header: Header) -> None:
    new = GAMES[name].new_header(header.seats, header.options)
    assert (new.kind, new.seats) == (name, header.seats)
    assert {**header.options, **new.options} == new.options
    assert GAMES[name].new_header(new.seats, new.options) == new
    assert has_current_rules(GAMES[name], new)
    assert has_current_rules(GAMES[name], header) == (new == header)
    GAMES[name].start(new)


@every_game
def test_exactly_one_of_dice_moves_and_result_is_due(name: str, header: Header) -> None:
    game = GAMES[name]
    for state, event in walk(name, header):
        due = [bool(game.dice(state)), bool(game.pending(state)), game.result(state) is not None]
        assert sum(due) == 1
        assert (event is None) == due[2]
        if not due[0]:
            assert refuses(game, state, Rolled((1, 1)))
        if not due[1]:
            assert refuses(game, state, Moved(()))


@every_game
def test_legal_moves_are_accepted_and_others_refused_with_a_code(name: str, header: Header) -> None:
    game, random = GAMES[name], Random(1)
    legal = illegal = 0
    for state, _ in walk(name, header):
        before = repr(state)
        for seat in sorted(game.pending(state)):
            for move in SUPPLIERS[name].candidates(state, random):
                refusal = game.refusal(state, seat, move)
                if refusal is None:
                    assert game.apply(state, with_move(game, state, seat, move)) != state
                    legal += 1
                else:
                    assert refusal.code in game.REFUSALS
                    with pytest.raises(IllegalMove) as caught:
                        game.apply(state, with_move(game, state, seat, move))
                    assert caught.value.refusal == refusal
                    illegal += 1
        assert repr(state) == before
    assert legal > 50
    assert illegal > 50


@pytest.mark.parametrize("name", GAMES)
def test_a_game_declares_each_refusal_code_once(name: str) -> None:
    declared = GAMES[name].REFUSALS
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", code) for code in declared)
    assert len(set(declared)) == len(declared)


@every_game
def test_only_pending_seats_move_each_once_and_in_order(name: str, header: Header) -> None:
    game = GAMES[name]
    for state, event in walk(name, header):
        waiting = game.pending(state)
        moves = list(SUPPLIERS[name].candidates(state, Random(5)))
        for seat in {Seat(-1), *map(Seat, range(header.seats + 1))} - waiting:
            assert all(game.refusal(state, seat, move) is not None for move in moves)
        if isinstance(event, Moved):
            assert refuses(game, state, Moved((*event.moves, event.moves[0])))
            assert refuses(game, state, Moved(event.moves[1:]))
            if len(event.moves) > 1:
                assert refuses(game, state, Moved(event.moves[::-1]))


@every_game
def test_forced_and_players_moves_are_legal(name: str, header: Header) -> None:
    game = GAMES[name]
    for state, _ in walk(name, header):
        for seat in game.pending(state):
            assert game.refusal(state, seat, game.forced(state, seat)) is None
            for player_name, player in PARTS[name].measuring.items():
                move = player(game.view(state, seat), Random(seat))
                assert game.refusal(state, seat, move) is None, f"{player_name}: {game.format_move(move)}"


@every_game
def test_moves_have_short_text_that_reads_back(name: str, header: Header) -> None:
    game, random = GAMES[name], Random(2)
    for state, _ in walk(name, header):
        for seat in game.pending(state):
            moves = [m for m in SUPPLIERS[name].candidates(state, random) if not game.refusal(state, seat, m)]
            for move in (*moves, game.forced(state, seat)):
                text = game.format_move(move)
                assert game.parse_move(text) == move
                assert re.fullmatch(r"[A-Za-z0-9=,./+-]{1,60}", text), text


@every_game
def test_a_log_replays_to_the_same_state(name: str, header: Header) -> None:
    game = GAMES[name]
    steps = list(walk(name, header))
    events = [event for _, event in steps if event is not None]
    assert fold(game, header, events) == steps[-1][0]
    text = format_game(game, header, events)
    assert parse_game(game, text) == (header, tuple(events))
    assert format_game(game, *parse_game(game, text)) == text
    again, lines = parse_game(game, text + "\n")
    assert fold(game, again, lines) == steps[-1][0]
    assert parse_header(format_header(header)) == header
    for event in events:
        assert parse_event(game, format_event(game, event)) == event
    log = parse_log(format_header(header), [format_event(game, event) for event in events])
    assert (log.rules, log.header, log.events, log.end) == (game, header, tuple(events), steps[-1][0])
    # The walk sees a state before each event, and the last one without any.
    assert log.states == [state for state, _ in steps]


def test_a_log_of_an_unknown_game_is_malformed() -> None:
    with pytest.raises(MalformedText, match="there is no game 'chess'"):
        parse_log(format_header(Header("chess", 2, {})), ["roll 1 2"])


@every_game
def test_views_hide_what_a_seat_may_not_know(name: str, header: Header) -> None:
    game, random, conceal = GAMES[name], Random(3), SUPPLIERS[name].conceal
    differed = conceal is None
    for state, event in walk(name, header):
        for seat in (None, *map(Seat, range(header.seats))):
            if conceal is None:
                assert replace(game.view(state, seat), seat=None) == game.view(state, None)
            if conceal is None or event is None:
                continue
            other = conceal(state, seat, random)
            if game.result(other) is None and game.dice(other) == game.dice(state):
                assert game.view(other, seat) == game.view(state, seat)
                differed |= other != state
    assert differed


@every_game
def test_a_view_leads_back_to_a_state_that_looks_like_it(name: str, header: Header) -> None:
    game, known_state = GAMES[name], PARTS[name].known_state
    for state, _ in walk(name, header):
        for seat in game.pending(state):
            view = game.view(state, seat)
            # In such a state nobody may roll again, or has.
            again = {one: getattr(view, one) for one in ("has_rethrow", "given_up") if hasattr(view, one)}
            if str(getattr(view, "phase", "")) != "decide":
                assert replace(game.view(known_state(view), seat), **again) == view


@every_game
def test_the_result_counts_every_seat_and_names_winners(name: str, header: Header) -> None:
    game = GAMES[name]
    for seed in (b"1", b"2", b"3"):
        *_, (state, _) = steps_from(name, GAMES[name].start(header), seed)
        result = game.result(state)
        assert result is not None
        assert game.view(state, None).result == result
        assert len(result.points) == header.seats
        assert set() < set(result.winners) <= set(range(header.seats))
        assert re.fullmatch(r"[a-z_]+", result.reason)
        assert refuses(game, state, Left(Seat(0)))


@every_game
def test_a_game_ends_whoever_leaves_and_whenever(name: str, header: Header) -> None:
    game, random = GAMES[name], Random(4)
    steps = [state for state, event in walk(name, header) if event is not None]
    seats = [Seat(seat) for seat in range(header.seats)]
    for state in random.sample(steps, min(25, len(steps))):
        leaver = random.choice(seats)
        without = game.apply(state, Left(leaver))
        assert leaver not in game.pending(without)
        shown: Any = game.view(without, None)
        again: Any = game.view(PARTS[name].known_state(shown), None)
        assert shown.gone == again.gone == {leaver}
        assert refuses(game, without, Left(leaver))
        *_, (last, _) = steps_from(name, without, b"after")
        assert game.result(last) is not None
    for state in steps:
        deserted = state
        for seat in random.sample(seats, len(seats)):
            if game.result(deserted) is None:
                deserted = game.apply(deserted, Left(seat))
        assert game.result(deserted) is not None
        assert (game.dice(deserted), game.pending(deserted)) == ((), frozenset())


@every_game
def test_whoever_left_never_wins_while_somebody_stayed(name: str, header: Header) -> None:
    """BRILLIANT Q15 and BRIKKS 8.2; judged from the events and the points alone."""
    game, random = GAMES[name], Random(6)
    steps = [state for state, event in walk(name, header) if event is not None]
    for _ in range(12):
        leavers = random.sample(range(header.seats), random.randint(0, header.seats - 1))
        state = random.choice(steps)
        for seat in leavers:
            if game.result(state) is None:
                state = game.apply(state, Left(Seat(seat)))
        *_, (last, _) = steps_from(name, state, b"to the end")
        result = game.result(last)
        assert result is not None
        assert not set(result.winners) & last.gone
        if result.reason != "survived":  # points decide the duel only if both end together
            stayed = set(range(header.seats)) - last.gone
            best = max(result.points[seat] for seat in stayed)
            assert set(result.winners) == {seat for seat in stayed if result.points[seat] == best}


@pytest.mark.parametrize(
    ("points", "gone", "winners", "expected"),
    [
        ((5, 9, 9, 7), (), (), (4, 1, 1, 3)),
        ((5, 9, 9, 7), (1,), (), (3, 4, 1, 2)),
        ((5, 9, 9, 7), (1, 2), (), (2, 3, 3, 1)),
        ((5, 9), (0, 1), (), (2, 1)),
        ((5, 9), (), (0,), (1, 2)),  # in the duel, the seat that can go on wins, whatever the points
    ],
)
def test_places_are_shared_by_equals_and_leavers_come_last(
    points: tuple[int, ...], gone: tuple[Seat, ...], winners: tuple[Seat, ...], expected: tuple[int, ...]
) -> None:
    assert places(points, gone, winners) == expected


@every_game
def test_a_seat_outside_the_game_cannot_leave(name: str, header: Header) -> None:
    game = GAMES[name]
    for seat in (-1, header.seats):
        assert refuses(game, game.start(header), Left(Seat(seat)))
