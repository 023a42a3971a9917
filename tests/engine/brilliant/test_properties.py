"""Properties on random sheets, throws, histories and texts, each checked by an independent implementation.

These implementations use the letters of the grid and share no code with the engine. Whole games are held to the
rules by the check of records.
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from docs.check_brilliant import Level as PlainLevel
from docs.check_brilliant import admitted, legal
from engine import brilliant
from engine.brilliant.level import Field, Level, field_at
from engine.brilliant.notation import format_level, parse_level
from engine.brilliant.players import naive_player
from engine.brilliant.sheet import (
    Placement,
    Sheet,
    is_blocked,
    legal_placements,
    why_not,
)
from engine.brilliant.state import Phase, phase, points, result
from engine.brilliant.view import completes
from engine.dice import Dice, player_random
from engine.game import Moved, Result, Rolled, Seat, Step
from tests.engine.brilliant.states import LINED_TEXT, ONES, PAIRS, complete, new_game, play, table, wide_text
from tests.paths import DATA

FIXTURE_TEXT = (DATA / "fixture.toml").read_text(encoding="utf-8")
HOLES_TEXT = FIXTURE_TEXT.replace("A A A B B B", "A A . B B B").replace("C C G E E D", "C C G E E .")
LEVELS = [
    parse_level(t) for t in (FIXTURE_TEXT, HOLES_TEXT, LINED_TEXT, *map(wide_text, ("red", "blue", "orange")))
]
THROWS = [(first, second) for first in range(1, 7) for second in range(1, 7)]
levels = st.sampled_from(LEVELS)
throws = st.sampled_from(THROWS)


@st.composite
def sheets(draw: st.DrawFn, level: Level) -> Sheet:
    """Any numbers, legal or not; some sheets are emptier than others."""
    seed, share = draw(st.integers(0, 2**32)), draw(st.sampled_from((0.1, 0.4, 0.7, 0.95)))
    random = Random(seed)
    numbers = [0] * len(level.area_at)
    for place in level.fields:
        if random.random() < share:
            numbers[place] = random.randint(1, 6)
    written = [place for place in level.fields if numbers[place]]
    starts = tuple(random.sample(written, min(6, len(written))))
    last = random.choice(written) if written and random.random() < 0.5 else None
    return Sheet(tuple(numbers), starts, last)


levels_and_sheets = levels.flatmap(lambda level: st.tuples(st.just(level), sheets(level)))


@cache
def plain_level(level: Level) -> PlainLevel:
    return PlainLevel(tomllib.loads(format_level(level)))


def by_hand(level: Level, sheet: Sheet, roll: tuple[int, int]) -> set[tuple[int, int, int]]:
    """Row, column and number of every legal placement, by the check of records."""
    plain = plain_level(level)
    held = {place: number for place in plain.area_at if (number := sheet.numbers[field_at(*place)])}
    return {
        (*place, number)
        for place, number in product(plain.area_at, range(1, 7))
        if legal(plain, held, list(roll), place, number)
    }


@given(levels_and_sheets, throws)
def test_legal_placements_are_those_found_by_hand(pair: tuple[Level, Sheet], roll: tuple[int, int]) -> None:
    level, sheet = pair
    placements = list(legal_placements(level, sheet, roll))
    assert {(*divmod(p.field, 12), p.number) for p in placements} == by_hand(level, sheet, roll)
    assert len(set(placements)) == len(placements)
    assert [p.field for p in placements] == sorted(p.field for p in placements)


@given(levels_and_sheets, throws)
def test_legal_placements_and_why_not_agree(pair: tuple[Level, Sheet], roll: tuple[int, int]) -> None:
    level, sheet = pair
    every = [
        Placement(Field(place), number) for place in range(-2, len(level.area_at) + 2) for number in range(8)
    ]
    allowed = {placement for placement in every if why_not(level, sheet, roll, placement) is None}
    assert allowed == set(legal_placements(level, sheet, roll))


@given(levels_and_sheets, throws)
def test_the_order_of_a_throw_does_not_matter(pair: tuple[Level, Sheet], roll: tuple[int, int]) -> None:
    level, sheet = pair
    assert set(legal_placements(level, sheet, roll)) == set(legal_placements(level, sheet, roll[::-1]))


@given(levels_and_sheets)
def test_is_blocked_means_that_none_of_the_36_throws_helps(pair: tuple[Level, Sheet]) -> None:
    level, sheet = pair
    assert is_blocked(level, sheet) == (not any(by_hand(level, sheet, roll) for roll in THROWS))


histories = st.integers(1, 6).flatmap(
    lambda seats: st.tuples(
        st.just(seats),
        st.lists(st.dictionaries(st.integers(0, seats - 1), st.sampled_from("ABCDEF")), max_size=12),
    )
)


@given(histories)
def test_values_are_given_as_on_paper(history: tuple[int, list[dict[int, str]]]) -> None:
    """R25 to R30 with a pencil: open values are crossed off a list once the round is over."""
    seats, rounds = history
    paper = {key: [6, 4, 2] for key in "ABCDEF"}
    totals, had = [0] * seats, set[tuple[int, str]]()
    goal = {1: 10**6, 2: 26, 3: 24, 4: 22, 5: 20, 6: 20}[seats]
    state = table(replace(PAIRS, solo_boxes=()), *[ONES] * seats)
    for wishes in rounds:
        finishers = {seat: key for seat, key in wishes.items() if (seat, key) not in had}
        state = complete(state, finishers)
        for seat, key in finishers.items():
            totals[seat] += paper[key][0]
            had.add((seat, key))
        for key in set(finishers.values()):
            if len(paper[key]) > 1 and seats > 1:
                paper[key] = paper[key][1:]
        assert [points(state, seat) for seat in state.seats] == totals
        is_over = max(totals) >= goal or len(had) == 6 * seats
        assert (phase(state) is Phase.OVER) == is_over
        if is_over:
            winners = tuple(Seat(seat) for seat in range(seats) if totals[seat] == max(totals))
            reason = "target" if max(totals) >= goal else "stalled"
            assert result(state) == Result(tuple(totals), winners, reason)
            return


@given(st.integers(0, 2**32))
def test_solo_values_are_struck_as_on_paper(seed: int) -> None:
    """R32 to R36 with a pencil, on a bar with the symbol on every box."""
    random = Random(seed)
    paper = {key: [6, 4, 2] for key in "ABCDEF"}
    circled: dict[str, int] = {}
    state = table(replace(PAIRS, solo_boxes=tuple(range(1, 23))), ONES)
    for roll in range(1, 45):
        state = play(state, "roll 1 2")
        eligible = sorted(key for key, left in paper.items() if key not in circled and len(left) > 1)
        assert brilliant.view(state, Seat(0)).strikable == tuple(
            "ABCDEF".index(key) for key in eligible if roll % 2 == 0
        )
        if roll % 2 == 0 and eligible:
            key = random.choice(eligible)
            paper[key].pop(0)
            state = play(state, f"move 0:strike={'ABCDEF'.index(key)}")
        move = "pass"
        if random.random() < 0.15 and len(circled) < 5:
            key = random.choice([key for key in paper if key not in circled])
            circled[key] = paper[key][0]
            move = f"B{'ABCDEF'.index(key) + 1}=2"
        state = play(state, f"move 0:{move}")
        assert points(state, Seat(0)) == sum(circled.values())
        assert (result(state) is not None) == (roll == 44)


@settings(max_examples=60)
@given(
    st.sampled_from([FIXTURE_TEXT, HOLES_TEXT, LINED_TEXT, wide_text("red")]),
    st.integers(1, 6),
    st.binary(max_size=8),
)
def test_in_every_game_the_sheets_only_grow_and_obey_the_rules(text: str, seats: int, seed: bytes) -> None:
    state = play(new_game(text, seats=seats))
    step = 0
    while result(state) is None:
        before = state
        if sizes := brilliant.dice(state):
            state = brilliant.apply(state, Rolled(Dice(seed, "p").throw(Step(step), step, sizes)))
        else:
            views = [(seat, brilliant.view(state, seat)) for seat in sorted(brilliant.pending(state))]
            chosen = tuple(
                (seat, naive_player(view, player_random(seed, "p", Step(step), seat))) for seat, view in views
            )
            state = brilliant.apply(state, Moved(chosen))
            earned = {award.seat: award.value for award in state.awards[len(before.awards) :]}
            for (seat, move), (_, view) in zip(chosen, views, strict=True):
                # The placement earned what the view predicted.
                assert earned.get(seat) == (completes(view, move) if isinstance(move, Placement) else None)
        for old, new in zip(before.sheets, state.sheets, strict=True):
            assert all(now == then for then, now in zip(old.numbers, new.numbers, strict=True) if then)
            # A sheet that obeys the rules is blocked only when it is full.
            full = all(new.numbers[place] for place in state.level.fields)
            assert not new.starts or is_blocked(state.level, new) == full
        step += 1
    plain = plain_level(state.level)
    for sheet in state.sheets:
        held = dict[tuple[int, int], int]()
        for place in plain.area_at:
            if number := sheet.numbers[field_at(*place)]:
                assert admitted(plain, held, place, number), f"{number} at {place} beside {held}"
                held[place] = number
