"""The contract that every game keeps, on random play. A new game adds a supplier, nothing else."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product
from random import Random
from typing import Any

import pytest
from states import DATA, LINED_TEXT, wide_text

from engine.brilliant.level import NUMBERS, AreaId, Field
from engine.brilliant.sheet import Pass, Placement, Sheet, Start, Strike
from engine.brilliant.state import GameState
from engine.dice import player_random, throw
from engine.game import (
    AnyGame,
    Event,
    Header,
    IllegalMove,
    Left,
    Moved,
    Rolled,
    Seat,
    Step,
    fold,
    format_event,
    format_game,
    format_header,
    parse_event,
    parse_game,
    parse_header,
)
from engine.games import GAMES, PLAYERS


@dataclass(frozen=True)
class Supplier:
    """What the contract needs to know of one game."""

    headers: tuple[Header, ...]
    candidates: Callable[[Any, Random], list[Any]]
    """Moves of all kinds, most of them not legal now."""
    conceal: Callable[[Any, Seat | None, Random], Any]
    """A state that differs only in what this seat may not know."""
    most_steps: int
    """More than any game of players that move when they can."""


def brilliant_candidates(state: GameState, random: Random) -> list[Any]:
    fields = [Field(place) for place in range(-1, len(state.level.area_at) + 1)]
    strange = random.sample([Placement(*pair) for pair in product(fields, range(-1, 8))], 10)
    thrown = [Placement(*pair) for pair in product(state.level.fields, state.throw or ())]
    strikes = [Strike(AreaId(index)) for index in range(-1, len(state.level.areas) + 1)]
    stars = list(state.level.stars)
    starts = [Start(tuple(random.sample(stars, 6))), Start(tuple(stars[:5])), Start((stars[0],) * 6)]
    starts.append(Start(tuple(random.sample(state.level.fields, 6))))
    return [Pass(), *strange, *thrown, *strikes, *starts]


def brilliant_conceal(state: GameState, seat: Seat | None, random: Random) -> GameState:
    """Other seats hold other numbers in other fields, on as many sheets as have their start numbers."""

    def other(sheet: Sheet) -> Sheet:
        places = range(len(sheet.numbers))
        numbers = tuple(
            random.choice((0, *NUMBERS)) if state.level.area_at[p] is not None else 0 for p in places
        )
        starts = tuple(random.sample(state.level.fields, 6)) if sheet.starts else ()
        return Sheet(numbers, starts, random.choice((None, *state.level.fields)))

    sheets = (sheet if index == seat else other(sheet) for index, sheet in enumerate(state.sheets))
    return replace(state, sheets=tuple(sheets))


FIXTURE_TEXT = (DATA / "fixture.toml").read_text(encoding="utf-8")
SUPPLIERS: Mapping[str, Supplier] = {
    "brilliant": Supplier(
        headers=tuple(
            Header("brilliant", seats, {"level": text, "start": start})
            for seats, text, start in (
                (1, LINED_TEXT, "stars"),
                (1, FIXTURE_TEXT, "free"),
                (2, FIXTURE_TEXT, "stars"),
                (2, wide_text("red"), "stars"),
                (3, LINED_TEXT, "free"),
                (6, wide_text("blue"), "free"),
            )
        ),
        candidates=brilliant_candidates,
        conceal=brilliant_conceal,
        most_steps=2000,
    )
}
GAMES_AND_HEADERS = [
    pytest.param(name, header, id=f"{name}-{number}")
    for name, supplier in SUPPLIERS.items()
    for number, header in enumerate(supplier.headers)
]
every_game = pytest.mark.parametrize(("name", "header"), GAMES_AND_HEADERS)


def next_event(name: str, state: Any, step: int, seed: bytes) -> Event:
    """What happens next when random players play."""
    game = GAMES[name]
    if sizes := game.dice(state):
        return Rolled(throw(seed, "contract", Step(step), sizes))
    player = PLAYERS[name]["random"]
    seats = sorted(game.pending(state))
    views = ((seat, game.view(state, seat)) for seat in seats)
    moves = ((s, player(view, player_random(seed, "contract", Step(step), s))) for s, view in views)
    return Moved(tuple(moves))


def walk(name: str, header: Header, seed: bytes, state: Any = None) -> Iterator[tuple[Any, Event | None]]:
    """Every state of a game with the event that follows it; None follows the last."""
    game = GAMES[name]
    state = game.start(header) if state is None else state
    for step in range(SUPPLIERS[name].most_steps):
        if game.result(state) is not None:
            yield state, None
            return
        event = next_event(name, state, step, seed)
        yield state, event
        state = game.apply(state, event)
    raise AssertionError(f"not over after {SUPPLIERS[name].most_steps} steps: {format_header(header)}")


def with_move(game: AnyGame, state: Any, seat: Seat, move: Any) -> Moved[Any]:
    """A round in which all other seats make their forced moves."""
    return Moved(
        tuple((s, move if s == seat else game.forced(state, s)) for s in sorted(game.pending(state)))
    )


def refuses(game: AnyGame, state: Any, event: Event) -> str:
    """The code with which the event is refused; the state has not changed."""
    before = copy.deepcopy(state)
    with pytest.raises(IllegalMove) as caught:
        game.apply(state, event)
    assert state == before
    return caught.value.refusal.code


def test_every_game_has_a_supplier_and_a_random_player() -> None:
    assert SUPPLIERS.keys() == GAMES.keys() == PLAYERS.keys()
    assert all("random" in players for players in PLAYERS.values())


@every_game
def test_exactly_one_of_dice_moves_and_result_is_due(name: str, header: Header) -> None:
    game = GAMES[name]
    for state, event in walk(name, header, b"due"):
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
    for state, _ in walk(name, header, b"legal"):
        before = copy.deepcopy(state)
        for seat in sorted(game.pending(state)):
            for move in SUPPLIERS[name].candidates(state, random):
                refusal = game.refusal(state, seat, move)
                if refusal is None:
                    assert game.apply(state, with_move(game, state, seat, move)) != state
                    legal += 1
                else:
                    assert re.fullmatch(r"[a-z]+(_[a-z]+)*", refusal.code)
                    with pytest.raises(IllegalMove) as caught:
                        game.apply(state, with_move(game, state, seat, move))
                    assert caught.value.refusal == refusal
                    illegal += 1
        assert state == before
    assert legal > 50
    assert illegal > 50


@every_game
def test_only_pending_seats_move_each_once_and_in_order(name: str, header: Header) -> None:
    game = GAMES[name]
    for state, event in walk(name, header, b"seats"):
        waiting = game.pending(state)
        for seat in {Seat(-1), *map(Seat, range(header.seats + 1))} - waiting:
            move = event.moves[0][1] if isinstance(event, Moved) else game.parse_move("pass")
            assert game.refusal(state, seat, move) is not None
        if isinstance(event, Moved):
            assert refuses(game, state, Moved((*event.moves, event.moves[0])))
            assert refuses(game, state, Moved(event.moves[1:]))
            if len(event.moves) > 1:
                assert refuses(game, state, Moved(event.moves[::-1]))


@every_game
def test_forced_and_players_moves_are_legal(name: str, header: Header) -> None:
    game = GAMES[name]
    for state, _ in walk(name, header, b"forced"):
        for seat in game.pending(state):
            assert game.refusal(state, seat, game.forced(state, seat)) is None
            for player_name, player in PLAYERS[name].items():
                move = player(game.view(state, seat), Random(seat))
                assert game.refusal(state, seat, move) is None, f"{player_name}: {game.format_move(move)}"


@every_game
def test_moves_have_short_text_that_reads_back(name: str, header: Header) -> None:
    game, random = GAMES[name], Random(2)
    for state, _ in walk(name, header, b"text"):
        for seat in game.pending(state):
            moves = [m for m in SUPPLIERS[name].candidates(state, random) if not game.refusal(state, seat, m)]
            for move in (*moves, game.forced(state, seat)):
                text = game.format_move(move)
                assert game.parse_move(text) == move
                assert re.fullmatch(r"\S{1,60}", text), text


@every_game
def test_a_log_replays_to_the_same_state(name: str, header: Header) -> None:
    game = GAMES[name]
    steps = list(walk(name, header, b"log"))
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


@every_game
def test_views_hide_what_a_seat_may_not_know(name: str, header: Header) -> None:
    game, random = GAMES[name], Random(3)
    differed = False
    for state, event in walk(name, header, b"views"):
        if event is None:
            continue
        for seat in (None, *map(Seat, range(header.seats))):
            other = SUPPLIERS[name].conceal(state, seat, random)
            if game.result(other) is None and game.dice(other) == game.dice(state):
                assert game.view(other, seat) == game.view(state, seat)
                differed |= other != state
    assert differed


@every_game
def test_the_result_counts_every_seat_and_names_winners(name: str, header: Header) -> None:
    game = GAMES[name]
    for seed in (b"1", b"2", b"3"):
        *_, (state, _) = walk(name, header, seed)
        result = game.result(state)
        assert result is not None
        assert len(result.points) == header.seats
        assert result.winners
        assert set(result.winners) <= set(range(header.seats))
        assert re.fullmatch(r"[a-z_]+", result.reason)
        assert refuses(game, state, Left(Seat(0)))


@every_game
def test_a_game_ends_whoever_leaves_and_whenever(name: str, header: Header) -> None:
    game, random = GAMES[name], Random(4)
    steps = [state for state, event in walk(name, header, b"left") if event is not None]
    seats = [Seat(seat) for seat in range(header.seats)]
    for state in random.sample(steps, min(25, len(steps))):
        leaver = random.choice(seats)
        without = game.apply(state, Left(leaver))
        assert leaver not in game.pending(without)
        assert refuses(game, without, Left(leaver))
        *_, (last, _) = walk(name, header, b"after", without)
        assert game.result(last) is not None
    for state in steps:
        deserted = state
        for seat in random.sample(seats, len(seats)):
            if game.result(deserted) is None:
                deserted = game.apply(deserted, Left(seat))
        assert game.result(deserted) is not None
        assert (game.dice(deserted), game.pending(deserted)) == ((), frozenset())


@every_game
def test_a_seat_outside_the_game_cannot_leave(name: str, header: Header) -> None:
    game = GAMES[name]
    for seat in (-1, header.seats):
        assert refuses(game, game.start(header), Left(Seat(seat)))
