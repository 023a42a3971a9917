"""What the game brings to the tools."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.names import SeatNames
from bot.pages.texts import DEFAULT as DEFAULT_LANGUAGE
from bot.render.names import Name
from bot.render.theme import DEFAULT, REGULAR
from engine.game import Header, format_event, parse_event
from tests.bench.simulation import Options, Simulation
from tests.bench.strength.contests import SOLO, Contests, Mode, alone, neighbours
from tests.bench.tooling import Benchmark, GameTools
from tests.bench.watching import seen
from tests.third import rules
from tests.third.part import PART
from tests.third.players import random_player
from tests.third.sheet import ShownSheet, sheet_plan

LEVELS = ("plain",)


def header(seats: int) -> Header:
    return Header("third", seats, {})


def _views(options: Options, seed: int) -> list[rules.View]:
    del options
    views = (views[0] for views in seen(rules, header(2), str(seed).encode(), random_player))
    return [view for view in views if view.throw]


def _pictures(options: Options, theme: str, locale: str) -> Iterator[tuple[str, bytes]]:
    view = _views(options, 1)[0]
    yield f"third-{theme}-{locale}.png", sheet_plan(2).draw(_shown(view, locale), theme)


def _shown(view: rules.View, locale: str = DEFAULT_LANGUAGE) -> ShownSheet:
    names = ("Anna", "Ben")
    drawn = tuple(Name(name, REGULAR) for name in names)
    return ShownSheet(view, SeatNames(drawn, names), None, locale=locale)


TOOLS = GameTools(
    simulation=Simulation(
        options={},
        seats=lambda options: range(1, 5),
        header=lambda options, seats: header(seats),
        title=lambda header: "THIRD",
        content=lambda header, watched: {
            "rounds": watched[-1].after.round,
            "events": [format_event(rules, event) for _, event, _ in watched],
        },
        replay=lambda record: (
            header(record["seats"]),
            tuple(parse_event(rules, e) for e in record["events"]),
        ),
    ),
    pictures=_pictures,
    benchmark=Benchmark(
        views=_views,
        scene=lambda _: sheet_plan(2).scene(DEFAULT),
        keys=lambda view: sheet_plan(2).keys(_shown(view)),
        headers=lambda: [header(1), header(4)],
    ),
    contests=Contests(
        modes={
            SOLO: Mode(range(1, 2), LEVELS, lambda level, seats: header(seats), alone(PART)),
            "table": Mode(range(2, 5), LEVELS, lambda level, seats: header(seats), neighbours(PART)),
        },
        about_players="*Random* keeps either die.",
    ),
)
