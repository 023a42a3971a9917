"""Every BRILLIANT hint reason is true, as judged by the engine, in games between random players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations_with_replacement, product
from random import Random

import pytest

from bot.games.brilliant.levels import files as levels
from bot.games.brilliant.presenter.reasons import reasons
from bot.games.differing import Reason
from bot.pages.texts import LANGUAGES, text
from engine import brilliant
from engine.brilliant.level import NUMBERS, AreaId, format_field
from engine.brilliant.players import naive_player, random_player
from engine.brilliant.sheet import Move, Pass, Sheet, Start, Strike, Throw, legal_placements
from engine.brilliant.state import SOLO_ROLLS, GameState, Phase, open_index, points, strikable
from engine.brilliant.view import placements, view
from engine.game import Header, Moved, Rolled, Seat

ME = Seat(0)
EVERY_THROW: list[Throw] = list(product(NUMBERS, NUMBERS))
MOST_CHECKS = 12
"""Checks per reason; some occur every round, others once in ten games."""


def played(seed: int, level: str, seats: int) -> Iterator[GameState]:
    """The states of a game in which a decision is due."""
    random = Random(seed)
    state = brilliant.start(Header("brilliant", seats, {"level": levels.level_text(level)}))
    while brilliant.result(state) is None:
        if brilliant.dice(state):
            state = brilliant.apply(state, Rolled((random.randint(1, 6), random.randint(1, 6))))
        yield state
        player = random.choice((naive_player, naive_player, random_player))
        moves = tuple((seat, player(view(state, seat), random)) for seat in state.seats)
        state = brilliant.apply(state, Moved(moves))


def some_moves(state: GameState, random: Random) -> list[Move]:
    """Legal moves of the first seat."""
    current = view(state, ME)
    match current.phase:
        case Phase.START:
            return [Start(tuple(random.sample(state.level.stars, 6)))]
        case Phase.STRIKE:
            return [Strike(area) for area in current.strikable]
    found = placements(current)
    return [*random.sample(found, min(3, len(found))), Pass()]


def after(state: GameState, move: Move) -> Sheet:
    """The first seat's sheet after the round has closed with this move."""
    others = tuple((seat, brilliant.forced(state, seat)) for seat in state.seats[1:])
    return brilliant.apply(state, Moved(((ME, move), *others))).sheets[ME]


def usable(state: GameState, sheet: Sheet, area: AreaId | None) -> int:
    """How many of the 36 throws can be used in an area, according to the engine."""
    level = state.level
    return sum(
        any(level.area_at[p.field] == area for p in legal_placements(level, sheet, throw))
        for throw in EVERY_THROW
    )


def ways(state: GameState, sheet: Sheet) -> int:
    """How many entries each throw allows."""
    # The order of the dice does not matter.
    throws = combinations_with_replacement(NUMBERS, 2)
    return len({entry for throw in throws for entry in legal_placements(state.level, sheet, throw)})


def all_ways(state: GameState) -> list[int]:
    """The results of each legal move of a writing round, with the pass last."""
    moves: list[Move] = [*placements(view(state, ME)), Pass()]
    return [ways(state, after(state, move)) for move in moves]


def empty(state: GameState, sheet: Sheet, area: AreaId | None) -> list[str]:
    assert area is not None
    return [format_field(place) for place in state.level.areas[area].fields if not sheet.numbers[place]]


def earned(state: GameState, move: Move) -> int:
    others = tuple((seat, brilliant.forced(state, seat)) for seat in state.seats[1:])
    return points(brilliant.apply(state, Moved(((ME, move), *others))), ME) - points(state, ME)


def loss(state: GameState, area: AreaId) -> int:
    """The points by which a strike lowers what the area can score."""
    values = state.level.areas[area].values
    struck = brilliant.apply(state, Moved(((ME, Strike(area)),)))
    now, then = (view(one, ME).open_values[area] for one in (state, struck))
    return values[now] - values[then]


def check_finish(state: GameState, move: Move, why: Reason) -> None:
    assert earned(state, move) == why.values["value"]
    assert empty(state, after(state, move), why.about) == []


def check_finish_target(state: GameState, move: Move, why: Reason) -> None:
    check_finish(state, move, why)
    target = brilliant.view(state, ME).target
    assert target == why.values["target"]
    assert points(state, ME) + earned(state, move) >= target


def check_last(state: GameState, move: Move, why: Reason) -> None:
    assert len(state.sheets) == 1
    assert state.round == SOLO_ROLLS
    assert {earned(state, other) for other in [move, *placements(view(state, ME))]} == {0}


def value_of(state: GameState, area: AreaId | None) -> int:
    """The points for the area if it were completed now."""
    assert area is not None
    return state.level.areas[area].values[open_index(state, area)]


def check_one_left(state: GameState, move: Move, why: Reason) -> None:
    sheet = after(state, move)
    assert value_of(state, why.about) == why.values["value"]
    assert empty(state, sheet, why.about) == [why.values["field"]]
    assert usable(state, sheet, why.about) == why.values["throws"]


def check_helps(state: GameState, move: Move, why: Reason) -> None:
    sheet = after(state, move)
    assert len(empty(state, sheet, why.about)) == 1
    assert usable(state, sheet, why.about) == why.values["throws"]
    assert usable(state, state.sheets[ME], why.about) == why.values["before"]
    assert int(why.values["before"]) < int(why.values["throws"])


def check_most_ways(state: GameState, move: Move, why: Reason) -> None:
    assert ways(state, after(state, move)) == why.values["ways"] == max(all_ways(state)) > 0


def check_progress(state: GameState, move: Move, why: Reason) -> None:
    sheet = after(state, move)
    assert why.about is not None
    size = len(state.level.areas[why.about].fields)
    assert len(empty(state, sheet, why.about)) == size - int(str(why.values["filled"]))
    assert value_of(state, why.about) == why.values["value"]
    assert usable(state, sheet, why.about) == why.values["throws"]


def check_ways(state: GameState, move: Move, why: Reason) -> None:
    assert ways(state, after(state, move)) == why.values["ways"]


def check_nothing_fits(state: GameState, move: Move, why: Reason) -> None:
    assert placements(view(state, ME)) == ()


def check_keeps_ways(state: GameState, move: Move, why: Reason) -> None:
    *others, passed = all_ways(state)
    assert isinstance(move, Pass)
    assert passed == why.values["ways"]
    assert passed > max(others)


def check_patience(state: GameState, move: Move, why: Reason) -> None:
    assert isinstance(move, Pass)
    assert len(placements(view(state, ME))) == why.values["choices"]


def check_start(state: GameState, move: Move, why: Reason) -> None:
    sheet = after(state, move)
    written = {place for place in state.level.fields if sheet.numbers[place]}
    beside = {other for place in written for other in state.level.neighbours[place]} - written
    assert len(beside) == why.values["fields"]
    assert ways(state, sheet) == why.values["ways"]


def check_strike_lost(state: GameState, move: Move, why: Reason) -> None:
    assert len(empty(state, state.sheets[ME], why.about)) == why.values["left"]
    assert why.values["rolls"] == SOLO_ROLLS - (state.round - 1)
    assert int(why.values["left"]) > int(why.values["rolls"])


def check_strike_least(state: GameState, move: Move, why: Reason) -> None:
    assert isinstance(move, Strike)
    assert loss(state, move.area) == why.values["loss"] == min(map(loss, [state] * 99, strikable(state)))


def check_strike_far(state: GameState, move: Move, why: Reason) -> None:
    lacking = [len(empty(state, state.sheets[ME], area)) for area in strikable(state)]
    assert len(empty(state, state.sheets[ME], why.about)) == why.values["left"] == max(lacking)


def check_strike_next(state: GameState, move: Move, why: Reason) -> None:
    assert isinstance(move, Strike)
    assert len(empty(state, state.sheets[ME], why.about)) == why.values["left"]
    struck = brilliant.apply(state, Moved(((ME, move),)))
    open_now = view(struck, ME).open_values[move.area]
    assert state.level.areas[move.area].values[open_now] == why.values["stays"]


def in_words(why: Reason) -> Iterator[str]:
    for locale in LANGUAGES:
        yield text(locale, f"reason-brilliant-{why.key.replace('_', '-')}", area="red top", **why.values)


CHECKS: Mapping[str, Callable[[GameState, Move, Reason], None]] = {
    name.removeprefix("check_"): check for name, check in list(globals().items()) if name.startswith("check_")
}


@pytest.mark.slow
def test_every_reason_holds() -> None:
    random, seen, texts = Random(1), Counter[str](), set[str]()
    for seed in range(12):
        for state in played(seed, str(seed % 4 + 1), (1, 1, 2)[seed % 3]):
            for move in some_moves(state, random):
                why = next(reasons(view(state, ME), move))
                seen[why.key] += 1
                if seen[why.key] <= MOST_CHECKS:
                    CHECKS[why.key](state, move, why)
                    texts |= set(in_words(why))
    assert set(seen) == set(CHECKS)
    assert all(words.endswith(".") and "{" not in words for words in texts)
