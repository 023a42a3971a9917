"""The four strengths of BRIKKS: legal, repeatable and sensible."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from statistics import fmean
from typing import Any

import pytest

from bot.computers.self_play import play, play_on
from bot.games.brikks.players import learned, search
from bot.games.brikks.players.compact import FULL, STRIDE
from bot.games.brikks.players.players import PLAYERS
from bot.games.registry import players
from engine import brikks
from engine.brikks.blocks import BLOCKS, COLOURS, SHAPES
from engine.brikks.energy import Energy
from engine.brikks.field import Cell, Filled, cells
from engine.brikks.moves import Bomb, ChooseLevel, Keep, Minis, Out, Placement, Rethrow
from engine.brikks.players import random_player
from engine.brikks.sheet import Sheet
from engine.brikks.state import GameState, Phase, Variant, phase, points
from engine.brikks.view import view
from engine.game import Moved, Player, Seat, fold
from tests.games.brikks.players.positions import filled_of

pytestmark = pytest.mark.slow

QUICK = [name for name in PLAYERS if name != "master"]
EVERY = 60
"""Every strength decides once in this many events, and at the first decision of each kind."""
START = Placement(BLOCKS[0], Cell(1, 1))


def field_of_rows(rows: Iterable[int]) -> Filled:
    """The crosses of rows from the bottom up, one bit for each column from the left."""
    return filled_of(sum(row << STRIDE * index for index, row in enumerate(rows)))


def table(
    *fields: Filled, thrown: str, energy: tuple[int, int] = (4, 4), bombs: int = 0, duel: bool = False
) -> GameState:
    """A game on these fields, start block included, after a throw that stands."""
    sheets = tuple(
        Sheet(
            Energy(*energy),
            level=2,
            blocks=(START,),
            minis=tuple(sorted(field.difference(cells(SHAPES[START.block], START.at)))),
            bombs_used=bombs,
        )
        for field in fields
    )
    block = next(block for block in BLOCKS if str(block) == thrown)
    variant = Variant.DUEL if duel else Variant.BASE
    return GameState(variant, sheets, len(sheets) > 1, round=1, throw=block, is_kept=True)


def answer(name: str, state: GameState, seat: int = 0) -> Any:
    move = PLAYERS[name](view(state, Seat(seat)), Random(1))
    assert brikks.refusal(state, Seat(seat), move) is None, brikks.format_move(move)
    return move


def test_the_strengths_are_listed_from_the_weakest() -> None:
    assert list(PLAYERS) == ["relaxed", "steady", "strong", "master"]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"level": "own"}),
        (2, {"variant": "duel"}),
        (4, {"level": "1,3,4,2"}),
    ],
)
def test_every_strength_answers_every_decision_with_a_legal_move(seats: int, options: dict[str, str]) -> None:
    header = brikks.new_header(seats, options)
    state, asked = brikks.start(header), set()
    for number, (_, after) in enumerate(play_on(brikks, header, b"legal", [PLAYERS["relaxed"]] * seats)):
        now = phase(state)
        if now not in asked or number % EVERY == 0:
            asked.add(now)
            for seat in brikks.pending(state):
                for name in PLAYERS:
                    answer(name, state, seat)
        state = after
    wanted = {Phase.START, Phase.RESOLVE}
    wanted |= {Phase.DECIDE} if seats > 1 else set()
    wanted |= {Phase.LEVEL} if options.get("level") == "own" else set()
    wanted |= {Phase.MINIS} if "variant" in options else set()
    assert wanted <= asked


@pytest.mark.parametrize("name", QUICK)
def test_the_same_chance_gives_the_same_game(name: str) -> None:
    header = brikks.new_header(1, {})
    games = []
    for _ in range(2):
        search.outlook.cache_clear()
        learned.outline.cache_clear()
        games.append(play(brikks, header, b"again", [PLAYERS[name]]))
    assert games[0] == games[1]


def test_alone_more_care_brings_more_points() -> None:
    header, known = brikks.new_header(1, {}), players("brikks")
    means = []
    for name in ("random", "relaxed", "steady"):
        games = [fold(brikks, header, play(brikks, header, bytes([n]), [known[name]])) for n in range(6)]
        means.append(fmean(points(state, Seat(0)) for state in games))
    assert means == sorted(means)


def test_master_gives_the_same_move_whatever_it_has_seen_before() -> None:
    state = table(field_of_rows([FULL - 3, 0b111]), thrown="green2", energy=(9, 2))
    first = answer("master", state)
    search.outlook.cache_clear()
    learned.outline.cache_clear()
    assert answer("master", state) == first


@pytest.mark.parametrize("name", ["steady", "strong", "master"])
def test_four_rows_are_finished_at_once(name: str) -> None:
    state = table(field_of_rows([FULL >> 1] * 4), thrown="black3")
    assert brikks.format_move(answer(name, state)) == "black3=10,1"


@pytest.mark.parametrize("name", ["steady", "strong", "master"])
def test_no_hole_is_made_where_there_need_be_none(name: str) -> None:
    state = table(field_of_rows([0b0000111111]), thrown="black4")
    assert brikks.format_move(answer(name, state)) == "black4=7,1"


@pytest.mark.parametrize("options", [{}, {"variant": "duel"}])
def test_steady_beats_random(options: dict[str, str]) -> None:
    header = brikks.new_header(2, options)
    for seed, seat in ((1, 0), (2, 1)):
        seated: list[Player] = [random_player, random_player]
        seated[seat] = PLAYERS["steady"]
        state = fold(brikks, header, play(brikks, header, bytes([seed]), seated))
        result = brikks.result(state)
        assert result is not None
        assert result.winners == (seat,)


@pytest.mark.parametrize("name", PLAYERS)
def test_what_cannot_be_used_is_thrown_again(name: str) -> None:
    field = field_of_rows([FULL >> 1] * 4)
    useless, useful = (
        view(_undecided(table(field, thrown=thrown, bombs=3)), Seat(0)) for thrown in ("green3", "black3")
    )
    assert PLAYERS[name](useful, Random(1)) == Keep()
    assert PLAYERS[name](useless, Random(1)) == Rethrow()


def _undecided(state: GameState) -> GameState:
    return GameState(state.variant, state.sheets, round=1, throw=state.throw)


@pytest.mark.parametrize("name", PLAYERS)
def test_a_bomb_keeps_a_full_field_in_the_duel(name: str) -> None:
    full = field_of_rows([FULL] * 11)
    assert answer(name, table(full, full, thrown="white1", duel=True)) == Bomb()


@pytest.mark.parametrize("name", ["steady", "strong", "master"])
def test_a_full_field_is_left_before_a_bomb_is_wasted(name: str) -> None:
    assert isinstance(answer(name, table(field_of_rows([FULL] * 11), thrown="white1")), Out)


@pytest.mark.parametrize("name", PLAYERS)
def test_every_mini_is_sent(name: str) -> None:
    before = table(field_of_rows([FULL >> 1] * 4), frozenset(), thrown="black3", duel=True)
    finish, other = (brikks.parse_move(text) for text in ("black3=10,1", "black3=4,1"))
    after = brikks.apply(before, Moved(((Seat(0), finish), (Seat(1), other))))
    move = answer(name, after)
    assert isinstance(move, Minis)
    assert len(move.cells) == 4


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("seats", [1, 2])
def test_the_level_that_brings_most_is_chosen(name: str, seats: int) -> None:
    assert answer(name, brikks.start(brikks.new_header(seats, {"level": "own"}))) == ChooseLevel(1)


def test_a_start_block_has_a_free_colour() -> None:
    state = brikks.start(brikks.new_header(4, {}))
    for seat in (3, 2, 1, 0):
        taken = [sheet.blocks[0].block.colour for sheet in state.sheets if sheet.blocks]
        move = answer("steady", state, seat)
        assert move.block.colour in set(COLOURS) - set(taken)
        state = brikks.apply(state, Moved(((Seat(seat), move),)))
