"""`python -m tests.recorded.make`: record games anew, from a seed, in `tests/data`."""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import count
from random import Random

from bot.games.command import Option
from bot.games.registry import PARTS, players
from bot.pages.control import Verb
from bot.pages.page import Page, Row
from bot.turns.game import CommittedGame
from bot.turns.look import Look
from engine.game import Seat
from engine.games import GAMES
from tests.recorded.hashes import write_hashes
from tests.recorded.recording import FILE, Action, Press, Recording, Wait, format_recording
from tests.recorded.table import Table, Where, without_chance
from tests.world.offers import offers_of

GAMES_IN_ALL = 300
MOST_ACTIONS = 90
EACH_WHOLE = 4
"""Every so many games, one is played to its end however long that takes."""
OVERSLEPT = 700
"""Seconds after which even the turn of a beginner in a slow game is over."""
PAGES = 60
"""The most half-made choices from which a way to a move is looked for."""
STRENGTHS = ("random", "relaxed", "steady")


class Nobody:
    """Looks at nothing."""

    def did(self, _: str) -> None:
        pass

    def saw(self, _: Where, __: Page) -> None:
        pass


def setups(seed: int, games: int) -> Iterator[Recording]:
    """Yield games to be played: every command, level, clock and number of people in turn."""
    chance = Random(seed)
    ways = [(kind, way) for kind, part in PARTS.items() for way in part.subcommands]
    for number in range(games):
        kind, way = ways[number % len(ways)]
        options = {}
        for option in (one for one in way.options if isinstance(one, Option)):
            if option.name == "level":
                levels = [*option.choices] or ["1", "2", "3", "4"]
                options["level"] = levels[number // len(ways) % len(levels)]
            else:
                options[option.name] = chance.choice([*option.choices])
        seats = chance.choice(way.seats)
        people = chance.randint(1, seats) if seats > 1 else 1
        is_express = way.mode == "solo" and bool(PARTS[kind].express) and chance.random() < 0.3
        yield Recording(
            name=f"g{number:05}",
            kind=kind,
            command=way.word,
            options=options,
            rules={"throws": str(PARTS[kind].express)} if is_express else {},
            people=people,
            clock=chance.choice(["live", "live", "relaxed", "day", "none"]),
            panel=chance.choice(["dm", "channel"]),
            seed=f"{chance.getrandbits(256):064x}",
            is_first=chance.random() < 0.3,
            computers={str(seat): [] for seat in range(people, seats)},
            par=chance.randint(10, 110) if way.mode == "solo" else None,
        )


@dataclass
class Habits:
    """How one person plays."""

    strength: str
    fickle: float
    """How often they change their mind, or look at something else first."""
    sleepy: float
    """How often their time runs out, once they are at it."""
    is_leaver: bool


def recorded(setup: Recording) -> Recording:
    """Play a game by pressing what the sheets offer, by chance; the same each time."""
    chance = Random(setup.seed)
    moves: dict[str, list[str]] = defaultdict(list, {seat: [] for seat in setup.computers})

    def think(game: CommittedGame, seat: int) -> str:
        player = players(setup.kind)["relaxed"]
        move = game.rules.format_move(player(game.view(Seat(seat)), Random(chance.random())))
        moves[str(seat)].append(move)
        return move

    most = MOST_ACTIONS if int(setup.name[1:]) % EACH_WHOLE else 10 * MOST_ACTIONS
    with without_chance():
        actions = _played(Table(setup, "en", Nobody(), think), chance, most)
    return replace(setup, actions=actions, computers=dict(moves))


def _played(table: Table, chance: Random, most: int) -> list[str]:
    """Play to the end, or for about so many actions; return what people did."""
    setup = table.recording
    habits = [
        Habits(
            chance.choice(STRENGTHS),
            chance.choice([0, 0.1, 0.3]),
            chance.choice([0, 0, 0, 0.1, 0.8]) if setup.clock != "none" else 0,
            chance.random() < 0.1,
        )
        for _ in range(setup.people)
    ]
    actions: list[str] = []
    while not table.is_over and len(actions) < most:
        for action in _next(table, habits, chance):
            table.do(action)
            actions.append(str(action))
    return actions


def _next(table: Table, habits: Sequence[Habits], chance: Random) -> list[Action]:
    """Return what people do next."""
    looks = [table.look(seat) for seat in range(len(habits))]
    here = [look for look in looks if look.own is not None and not look.own.has_left]
    awaited = [look for look in here if look.own is not None and look.own.is_awaited]
    if not awaited:
        unready = [look for look in here if look.viewer.entry is not None and not look.viewer.is_ready]
        if not unready or chance.random() < 0.4:
            return [Wait(6)]
        look = chance.choice(unready)
        seat = _seat(look)
        if chance.random() < habits[seat].fickle:
            return [_control(table, seat, Verb.RETRACT)]
        return [Press(seat, Verb.READY) if look.is_alone or look.viewer.has_ready else Wait(6)]
    look = chance.choice(awaited)
    seat, own = _seat(look), look.own
    assert own is not None
    if habits[seat].is_leaver and look.step > 6 and chance.random() < 0.1:
        return [Press(seat, Verb.QUIT)]
    if own.is_absent and chance.random() < 0.7 and len(awaited) > 1:
        return [Press(seat, Verb.SHEET)] if chance.random() < 0.2 else [Wait(20)]
    if look.times.deadline is not None and look.step > 2 and chance.random() < habits[seat].sleepy:
        return [
            Wait(
                90
                if look.options.clock == "live"
                else OVERSLEPT
                if look.options.clock == "relaxed"
                else 86_400
            )
        ]
    if chance.random() < habits[seat].fickle:
        others = [press for press in offered(table, seat) if press.verb in (Verb.CHOOSE, Verb.MOVE)]
        if others:
            return [chance.choice(others)]
    player = players(look.kind)[habits[seat].strength]
    move = GAMES[look.kind].format_move(player(look.view, Random(chance.random())))
    # A half-made choice may be on the sheet, from which not every move can be reached.
    way = shortest_way(look, move, _half_made(table.pages["panel", seat]))
    return [*(way or [chance.choice(offered(table, seat))])]


def _seat(look: Look) -> int:
    assert look.viewer.seat is not None
    return int(look.viewer.seat)


def offered(table: Table, seat: int) -> list[Press]:
    """What can be pressed on the sheet of a person, as part of a move."""
    return [press for press in _presses(table.pages["panel", seat].rows, seat) if press.verb in MOVING]


MOVING = (Verb.MOVE, Verb.DECIDE, Verb.CHOOSE)


def _presses(rows: Sequence[Row], seat: int) -> Iterator[Press]:
    for offer in offers_of(rows):
        if offer.control.verb in (*MOVING, Verb.RETRACT):
            verb, arg = Verb(offer.control.verb), offer.control.arg
            yield from (Press(seat, verb, arg, value) for value in offer.values or ("",))


def _control(table: Table, seat: int, verb: Verb) -> Press:
    return next(press for press in _presses(table.pages["panel", seat].rows, seat) if press.verb is verb)


def _half_made(page: Page) -> str:
    """Return the half-made choice on a sheet."""
    controls = (offer.control for offer in offers_of(page.rows))
    return next((control.arg for control in controls if control.verb == Verb.MORE), "")


def shortest_way(look: Look, move: str, begin: str = "") -> list[Press] | None:
    """Return the fewest presses from a half-made choice to a move; None if none near lead there."""
    controls, order, seat = PARTS[look.kind].controls, count(), _seat(look)
    ways: list[tuple[int, int, str, list[Press]]] = [(0, next(order), begin, [])]
    known: set[str] = set()
    while ways and len(known) < PAGES:
        length, _, arg, way = heappop(ways)
        if arg in known:
            continue
        known.add(arg)
        for press in _presses((*controls.rows(look, arg), controls.buttons(look, arg)), seat):
            made, further = press.value or press.arg, None
            if press.verb is Verb.CHOOSE:
                choice = controls.choose(press.arg, press.value)
                made, further = choice.move or "", choice.arg if choice.move is None else None
            if made == move and further is None:
                return [*way, press]
            if further is not None and press.verb is Verb.CHOOSE:
                heappush(ways, (length + 1, next(order), further, [*way, press]))
    return None


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--games", type=int, default=GAMES_IN_ALL)
    given = arguments.parse_args()
    recordings = [recorded(setup) for setup in setups(given.seed, given.games)]
    FILE.write_text("".join(f"{format_recording(one)}\n" for one in recordings), encoding="utf-8")
    write_hashes(recordings)


if __name__ == "__main__":
    main()
