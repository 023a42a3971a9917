"""Measure what a press costs beside minimal bots, what it waits for, and what it requests."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterator, Sequence
from statistics import median

from bot.local.carrier import GATEWAY, HTTP
from tests.bench.command import run
from tests.bench.load.figures import LoadFigures
from tests.bench.load.measure import (
    ATTRIBUTED,
    PAIRS,
    WINDOWS,
    Requests,
    measure_carried,
    measure_load,
    measure_tail,
    measure_waits,
)
from tests.bench.load.waits import Waits
from tests.bench.report import Figure, show, show_figures
from tests.local.ways import add_way

COLUMNS = ("presses/s", "p50", "p99", "CPU a press")
CPU, FLOORS, RATE, COUNTED = 5.0, 3.0, 200, 0.1
"""The goals: milliseconds of CPU time for a press, how many times the floor's that is, presses a second, and requests of a
press that count against Discord's 50 a second."""
SLOWEST, WORST = 4.0, 6.0
"""How many times as long as the floor's the answers may take, and the slowest hundredth in the worst run."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--runs",
        type=int,
        metavar="N",
        help="compare only the slowest hundredth with its floor, so many times, and tell what it waits for; "
        f"with `--way {HTTP}`: how many pairs of windows, by default {PAIRS}",
    )
    parser.add_argument("--games", type=int, default=ATTRIBUTED, help="how many go on at once, with either")
    # Over HTTP, presses are compared with those over the gateway.
    add_way(parser)


def main(args: argparse.Namespace) -> int:
    """Return 1 if a goal is missed."""
    if args.way == HTTP:
        return show_carried(args.games, args.runs or PAIRS)
    return show_load() if args.runs is None else show_tail(args.games, args.runs)


def show_load() -> int:
    """Print the figures of all bots, where the time of a press goes, what it waits for and what it requests."""
    load = asyncio.run(measure_load())
    rows = list[Sequence[str]]()
    for ours, floor, plain in zip(load.ours, load.floor, load.plain, strict=True):
        rows += [
            (str(ours.games), "this bot", *ours.cells()),
            ("", "the floor", *floor.cells()),
            ("", "the plain bot", *plain.cells()),
            ("", "this bot to the floor", *_ratios(ours, floor)),
            ("", "this bot to the plain one", *_ratios(ours, plain)),
            (),
        ]
    title = f"From press to callback; sheets of {load.picture / 1000:.1f} kB; medians of {WINDOWS} windows"
    show(title, ("games of four", "bot", *COLUMNS), rows)
    goals = [
        goal
        for ours, floor in zip(load.ours, load.floor, strict=True)
        for goal in _goals(ours, floor, is_alone=ours.games == 1)
    ]
    counted = Figure("requests of a press that count", sum(load.requests.counted.values()), "", COUNTED)
    missed = show_figures("Goals", [*goals, counted])
    layers = [(layer, f"{spent:.2f} ms") for layer, spent in load.layers.items()]
    show("The bot's CPU time by layer; a profile makes it longer", ("layer", "CPU a press"), layers)
    show_waits(load.waits, load.requests)
    return missed


def show_tail(games: int, runs: int) -> int:
    """Print the p99 of each run beside the floor's, with the median and the worst, and what presses wait for."""
    tail = asyncio.run(measure_tail(games, runs))
    ratios = tail.ratios()
    rows = [
        (str(number), _ms(ours.p99), _ms(floor.p99), f"{ratio:.2f}")
        for number, (ours, floor, ratio) in enumerate(zip(tail.ours, tail.floor, ratios, strict=True), 1)
    ]
    title = f"{games} games of four: p99, medians of {WINDOWS} windows"
    show(title, ("run", "this bot", "the floor", "ratio"), rows)
    summary = [
        Figure("p99 to the floor's, median of the runs", median(ratios), "x", SLOWEST),
        Figure("in the worst run", max(ratios), "x", WORST),
    ]
    missed = show_figures("The slowest hundredth", summary)
    show_waits(*asyncio.run(measure_waits(games)))
    return missed


def show_carried(games: int, pairs: int) -> int:
    """Print what presses cost over the gateway and over HTTP, and the ratio of their CPU times."""
    carried = asyncio.run(measure_carried(games, pairs))
    rows = [(way, *carried.figures(way).cells()) for way in carried.windows]
    ratio = ("http to gateway, in pairs", "", "", "", carried.ratio(HTTP, GATEWAY))
    title = f"{games} games of four, by the way that presses come; medians of {pairs} windows"
    show(title, ("presses over", *COLUMNS), [*rows, (), ratio])
    return 0


def show_waits(waits: Waits, requests: Requests) -> None:
    """Print what presses wait for, and what they request from Discord with everything they cause."""
    phases = [(phase, _ms(seconds), _ms(waits.slowest[phase])) for phase, seconds in waits.all.items()]
    whole = (_ms(sum(spent.values())) for spent in (waits.all, waits.slowest))
    more = [
        ("all of it", *whole),
        ("event loop late, p99 and longest", _ms(waits.lag), _ms(waits.longest_lag)),
        ("trips to the database's threads", f"{waits.trips:.2f}", ""),
    ]
    show(
        f"Means of {waits.presses} presses",
        ("a press waits for", "all", "slowest hundredth"),
        [*phases, (), *more],
    )
    routes = [(route, f"{share:.3f}", f"{share:.3f}") for route, share in requests.counted.items()]
    routes += [(route, f"{share:.3f}", "") for route, share in requests.free.items()]
    counted, free = (sum(shares.values()) for shares in (requests.counted, requests.free))
    every = ("all", f"{counted + free:.3f}", f"{counted:.3f}")
    show("Requests", ("route", "a press", "of the 50 a second"), [*routes, (), every])


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.2f} ms"


def _goals(ours: LoadFigures, floor: LoadFigures, *, is_alone: bool) -> Iterator[Figure]:
    """Yield the goals of so many games: one game is to be quick, more are to cost little."""
    games = f"{ours.games} games" if ours.games > 1 else "1 game"
    yield Figure(f"{games}: CPU time of a press", 1000 * ours.cpu, "ms", CPU)
    if is_alone:
        yield Figure(f"{games}: p50 to the floor's", ours.p50 / floor.p50, "x", SLOWEST)
    else:
        yield Figure(f"{games}: CPU time to the floor's", ours.cpu / floor.cpu, "x", FLOORS)
        yield Figure(f"{games}: p99 to the floor's", ours.p99 / floor.p99, "x", SLOWEST)
        yield Figure(f"{games}: presses a second", ours.rate, "", RATE, at_least=True)


def _ratios(ours: LoadFigures, other: LoadFigures) -> Iterator[str]:
    for figure in ("rate", "p50", "p99", "cpu"):
        yield f"{getattr(ours, figure) / getattr(other, figure):.2f}"


if __name__ == "__main__":
    sys.exit(run("load.__main__"))
