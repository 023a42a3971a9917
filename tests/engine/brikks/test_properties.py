"""Properties on random fields and histories, each checked by an independent implementation.

The check of records uses the drawn blocks of the overview and shares no code with the engine.
"""

from __future__ import annotations

import itertools
from dataclasses import astuple, replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from docs import check_brikks as checks
from engine import brikks
from engine.brikks.blocks import BLOCKS, SHAPES, Block, cost
from engine.brikks.energy import LENGTH, Energy
from engine.brikks.field import Cell, Filled, landings, why_not_land
from engine.brikks.moves import Bomb, Minis, Out, Placement
from engine.brikks.players import PLAYERS
from engine.brikks.sheet import (
    effects,
    legal_placements,
    mini_landings,
    score,
    why_not,
    why_not_minis,
)
from engine.brikks.state import GameState, Phase, opponent, phase, points
from engine.brikks.view import blocks as blocks_of
from engine.brikks.view import may_bomb, may_drop_out, outcome, placements, places, preview, starts, view
from engine.dice import Dice, player_random
from engine.game import Event, Header, Moved, Rolled, Seat, Step, format_header
from tests.engine.brikks.fields import block, drawn, new_game, play, roll, sheet_of

EVERY_CELL = [Cell(column, row) for row in range(1, 12) for column in range(1, 11)]
blocks = st.sampled_from(BLOCKS)


@st.composite
def fields(draw: st.DrawFn) -> Filled:
    """Any crosses below a surface, even floating ones; some fields are nearly full."""
    random = Random(draw(st.integers(0, 2**32)))
    share, top = draw(st.sampled_from((0.1, 0.3, 0.6, 0.9))), draw(st.integers(0, 11))
    return frozenset(cell for cell in EVERY_CELL if cell.row <= top and random.random() < share)


def by_hand(field: Filled, wanted: Block) -> set[tuple[int, int]]:
    """Every resting place, by the check of records."""
    return checks.rests(set(field), checks.shape(str(wanted)))


@given(fields(), blocks)
def test_landings_are_those_found_by_hand(field: Filled, wanted: Block) -> None:
    found = landings(field, SHAPES[wanted])
    assert set(found) == by_hand(field, wanted), f"{wanted} on\n{drawn(field)}"
    assert len(set(found)) == len(found)


@given(fields(), blocks)
def test_landings_and_why_not_agree(field: Filled, wanted: Block) -> None:
    every = [Cell(column, row) for column in range(-1, 13) for row in range(-1, 14)]
    allowed = {at for at in every if why_not_land(field, SHAPES[wanted], at) is None}
    assert allowed == set(landings(field, SHAPES[wanted]))


@given(fields(), blocks, st.integers(0, 8))
@settings(max_examples=40)
def test_legal_placements_and_why_not_agree(field: Filled, thrown: Block, active: int) -> None:
    sheet = sheet_of(field, energy=(10, 10 - active))
    found = set(legal_placements(sheet, thrown))
    assert found == {
        Placement(wanted, Cell(*at))
        for wanted in BLOCKS
        for at in by_hand(sheet.filled, wanted)
        if cost(thrown, wanted) <= active
    }
    assert all(why_not(sheet, thrown, placement) is None for placement in found)


@given(fields(), blocks, st.sampled_from((1, 2, 3, 4)), st.integers(4, 28), st.data())
def test_effects_are_those_counted_by_hand(
    field: Filled, wanted: Block, level: int, activated: int, data: st.DataObject
) -> None:
    sheet = sheet_of(field, level=level, energy=(activated, data.draw(st.integers(0, activated))))
    places = landings(sheet.filled, SHAPES[wanted])
    if not places:
        return
    placement = Placement(wanted, data.draw(st.sampled_from(places)))
    plain = checks.Sheet(level, list(astuple(sheet.energy)), filled=set(sheet.filled))
    expected, earned = checks.placed(plain, str(wanted), placement.at)
    brought = effects(sheet, wanted, placement)
    assert (brought.cost, brought.crosses, astuple(brought.energy)) == (0, earned, tuple(plain.energy))
    found = {
        "gained": brought.gained,
        "lost": brought.lost,
        "pinks": brought.pinks,
        "rows": list(brought.rows),
    }
    assert found.items() <= expected.items()


@given(fields(), st.integers(0, 5))
@settings(max_examples=50)
def test_mini_places_and_why_not_agree(field: Filled, seed: int) -> None:
    random, earlier = Random(seed), tuple[Cell, ...]()
    for _ in range(3):
        places = mini_landings(field, earlier)
        allowed = {at for at in EVERY_CELL if why_not_minis(field, 4, (*earlier, at)) is None}
        assert set(places) == allowed
        if not places:
            return
        earlier = (*earlier, random.choice(places))


def random_game(header: Header, seed: int) -> tuple[list[Event], list[GameState]]:
    """The events of a game between random players, and the states before and after them."""
    key = f"{format_header(header)}{seed}".encode()
    states, events = [brikks.start(header)], list[Event]()
    while brikks.result(states[-1]) is None:
        state, step = states[-1], Step(len(events))
        event: Event
        if sizes := brikks.dice(state):
            event = Rolled(Dice(key, "p").throw(step, step, sizes))
        else:
            player = PLAYERS["random"]
            seats_due = sorted(brikks.pending(state))
            views = [(seat, brikks.view(state, seat)) for seat in seats_due]
            event = Moved(tuple((s, player(v, player_random(key, "p", step, s))) for s, v in views))
        events.append(event)
        states.append(brikks.apply(state, event))
    return events, states


RULES = {"level": "own", "variant": "base"}
SOLO, OLD_SOLO = brikks.new_header(1, RULES), Header("brikks", 1, RULES)
"""By today's rules, and from before the header said whether a rethrow is allowed."""
DUEL = brikks.new_header(2, {**RULES, "variant": "duel"})
COMPANY = [brikks.new_header(seats, RULES) for seats in (2, 3, 4)]
headers = st.sampled_from([SOLO, OLD_SOLO, DUEL, *COMPANY])


@given(headers, st.integers(0, 10**6))
@settings(max_examples=20)
def test_histories_keep_the_sheet_whole(header: Header, seed: int) -> None:
    events, states = random_game(header, seed)
    for before, after in itertools.pairwise(states):
        for old, new in zip(before.sheets, after.sheets, strict=True):
            assert old.filled <= new.filled
            assert old.energy.activated <= new.energy.activated <= LENGTH
            assert old.energy.struck <= new.energy.struck <= new.energy.activated
            assert old.crosses <= new.crosses <= 14
            assert old.bombs_used <= new.bombs_used <= 3
            assert len(new.filled) == 4 * len(new.blocks) + len(new.minis)
            assert not (old.is_out and replace(old, new_minis=new.new_minis) != new)
    rethrows = sum(isinstance(e, Moved) and brikks.format_move(e.moves[0][1]) == "rethrow" for e in events)
    assert states[-1].round == sum(isinstance(event, Rolled) for event in events) - rethrows


@given(headers, st.integers(0, 10**6))
@settings(max_examples=20)
def test_every_round_has_one_decision_to_keep_or_throw_again_but_alone(header: Header, seed: int) -> None:
    _, states = random_game(header, seed)
    decided = sum(phase(state) is Phase.DECIDE for state in states)
    assert decided == (0 if header == SOLO else states[-1].round)


@given(headers, st.integers(0, 10**6))
@settings(max_examples=20)
def test_points_are_those_counted_from_the_log(header: Header, seed: int) -> None:
    events, states = random_game(header, seed)
    final = states[-1]
    for seat in final.seats:
        field, bombs = set[Cell](), 0
        for event in events:
            for mover, move in event.moves if isinstance(event, Moved) else ():
                match move:
                    case Placement(wanted, at) if mover == seat:
                        field |= {Cell(at.column + dx, at.row + dy) for dx, dy in SHAPES[wanted].cells}
                    case Bomb() if mover == seat:
                        bombs += 1
                    case Minis(minis) if mover != seat:
                        field |= set(minis)
        sheet = final.sheets[seat]
        plain = checks.Sheet(sheet.level, list(astuple(sheet.energy)), set(field), sheet.crosses, bombs)
        assert points(final, seat) == checks.score(plain, header == DUEL)[1]


@given(headers, st.integers(0, 10**6))
@settings(max_examples=15)
def test_only_who_has_no_place_drops_out(header: Header, seed: int) -> None:
    events, states = random_game(header, seed)
    for state, event in zip(states, events, strict=False):
        for seat, move in event.moves if isinstance(event, Moved) else ():
            if isinstance(move, Out):
                assert by_hand(state.sheets[seat].filled, move.block) == set()


@given(headers, st.integers(0, 10**6))
@settings(max_examples=5)
def test_a_view_offers_what_the_rules_allow_and_previews_what_they_do(header: Header, seed: int) -> None:
    events, states = random_game(header, seed)
    random = Random(seed)
    for state, event, after in zip(states, events, states[1:], strict=False):
        for seat in state.seats:
            shown, sheet = view(state, seat), state.sheets[seat]
            is_asked = phase(state) is Phase.RESOLVE and seat in brikks.pending(state)
            if is_asked and state.throw is not None:
                prices = {wanted: cost(state.throw, wanted) for wanted in BLOCKS}
                assert dict(blocks_of(shown)) == {b: n for b, n in prices.items() if n <= sheet.energy.active}
            else:
                assert blocks_of(shown) == ()
            found = set(placements(shown))
            assert found == (set(legal_placements(sheet, state.throw)) if is_asked and state.throw else set())
            assert bool(starts(shown)) == (phase(state) is Phase.START and seat in brikks.pending(state))
            assert may_bomb(shown) == (brikks.refusal(state, seat, Bomb()) is None)
            for wanted in random.sample(BLOCKS, 3):
                is_known = phase(state) in (Phase.DECIDE, Phase.RESOLVE) and seat in brikks.pending(state)
                assert places(shown, wanted) == (landings(sheet.filled, SHAPES[wanted]) if is_known else ())
                assert may_drop_out(shown, wanted) == (brikks.refusal(state, seat, Out(wanted)) is None)
                move = Placement(wanted, random.choice(EVERY_CELL))
                is_legal = is_asked and brikks.refusal(state, seat, move) is None
                assert (outcome(shown, move) is not None) == is_legal
        for seat, move in event.moves if isinstance(event, Moved) else ():
            if isinstance(move, Placement | Bomb | Out | Minis) and phase(state) is not Phase.START:
                changed = opponent(seat) if isinstance(move, Minis) else seat
                expected = [*state.sheets]
                expected[changed] = after.sheets[changed]
                assert list(preview(view(state, seat), move)) == expected
                assert preview(view(state, None), move) == state.sheets


def test_a_game_of_bombs_alone_scores_its_start_block_and_energy() -> None:
    state = play(new_game(seats=1), "move 0:white1=1,1")
    for _ in range(3):
        state = play(state, roll("red1"), "move 0:bomb")
    assert points(state, Seat(0)) == score(state.sheets[0]).total == 2
    assert state.sheets[0].energy == Energy(5, 0)
    assert block("white1") == state.sheets[0].blocks[0].block
