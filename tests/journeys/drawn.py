"""The pages of a sheet without Discord: what a seat would see, and what Discord would refuse."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from bot.pages.control import Control, parse_control
from bot.pages.page import MAX_CONTENT, MAX_OPTIONS, MAX_ROWS, Button, Item, Link, Page, Select
from bot.pages.texts import LANGUAGES
from bot.store.rows import GamePlace, GameTimes
from bot.turns.look import Look, Options, Seated, ShownDice, Viewer
from engine.game import Header, Moved, Rolled, Seat, Step
from engine.games import GAMES

LOCALES = ("en-US", *LANGUAGES[1:])


def look_at(name: str, state: Any, seat: Seat, *, variant: str, mode: str = "table") -> Look:
    """What a person in this seat sees of a game."""
    game = GAMES[name]
    view: Any = game.view(state, seat)
    players = tuple(
        Seated(Seat(other), 10**18 + other, "x" * 32, "en-US", None, "dm", False, False, True, False, False)
        for other in range(len(view.points))
    )
    return Look(
        game="0abcde",
        kind=name,
        variant=variant,
        mode=mode,
        status="finished" if game.result(state) else "running",
        step=Step(2 * view.round),
        revision=10**6,
        host_id=10**18,
        options=Options(6, "live", "dm", {}),
        place=GamePlace(1, 10**18, "en-US"),
        times=GameTimes(deadline=1_767_225_690_000),
        is_alone=len(players) == 1,
        players=players,
        dice=ShownDice("0" * 64, None),
        view=view,
        viewer=Viewer("en-US", seat=seat),
    )


def played(
    name: str, seats: int, options: dict[str, str], player: Callable[[Any, Random], Any], random: Random
) -> Iterator[tuple[Any, dict[Seat, Any]]]:
    """The states of a game in which a decision is due, with the moves that are made, and the final state with none."""
    game = GAMES[name]
    state = game.start(Header(name, seats, options))
    while game.result(state) is None:
        if sizes := game.dice(state):
            state = game.apply(state, Rolled(tuple(random.randint(1, size) for size in sizes)))
        moves = {seat: player(game.view(state, seat), random) for seat in sorted(game.pending(state))}
        yield state, moves
        state = game.apply(state, Moved(tuple(moves.items())))
    yield state, {}


def items(page: Page) -> list[Item]:
    return [item for row in page.rows for item in row]


def control_of(item: Item) -> Control | None:
    return None if isinstance(item, Link) else parse_control(item.custom_id)


def selects(page: Page) -> list[Select]:
    return [item for item in items(page) if isinstance(item, Select)]


def check_limits(page: Page) -> None:
    """Check for anything that Discord would refuse or cut off."""
    assert len(page.content) <= MAX_CONTENT
    assert len(page.rows) <= MAX_ROWS
    for picture in page.pictures:
        assert 0 < len(picture.description) <= 1024
    for row in page.rows:
        assert 1 <= len(row) <= 5
        assert len(row) == 1 or not any(isinstance(item, Select) for item in row)
    ids = [item.custom_id for item in items(page) if not isinstance(item, Link)]
    assert len(ids) == len(set(ids))
    assert all(len(custom_id) <= 100 and parse_control(custom_id) for custom_id in ids)
    for item in items(page):
        if isinstance(item, Button | Link):
            # Longer labels are cut off on phones.
            assert 0 < len(item.label) <= 38
    for select in selects(page):
        assert 1 <= len(select.options) <= MAX_OPTIONS
        assert len(select.placeholder) < 100
        assert len({option.value for option in select.options}) == len(select.options)
        for option in select.options:
            assert 0 < len(option.label) < 100
            assert len(option.description) < 100
