"""Show the figures of a load test as tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import median

from rich.table import Table

from bot.tools.load.measure import WINDOWS, Carried, Load, LoadFigures, Requests, Tail
from bot.tools.load.tapping import Tapped
from bot.tools.load.trace import Way
from bot.tools.load.waits import Waits


def load_table(load: Load) -> Table:
    """Return the figures of both bots, side by side."""
    table = Table(
        *("games of four", "bot", "presses/s", "p50", "p99", "CPU a press"),
        title=f"From press to callback; sheets of {load.picture / 1000:.1f} kB; medians of {WINDOWS} windows",
    )
    for ours, floor, plain in zip(load.ours, load.floor, load.plain, strict=True):
        table.add_row(str(ours.games), "this one", *_cells(ours))
        table.add_row("", "without a game", *_cells(floor))
        table.add_row("", "plain", *_cells(plain))
        table.add_row("", "ratio to the second", *_ratios(ours, floor))
        table.add_row("", "ratio to the third", *_ratios(ours, plain), end_section=True)
    for column in table.columns[2:]:
        column.justify = "right"
    return table


def layers_table(load: Load) -> Table:
    """Return where the time of a press goes."""
    table = Table("layer", "CPU a press", title="The bot's CPU time by layer; a profile makes it longer")
    for layer, milliseconds in load.layers.items():
        table.add_row(layer, f"{milliseconds:.2f} ms")
    table.columns[1].justify = "right"
    return table


def tail_table(tail: Tail) -> Table:
    """Return the p99 of each run beside the floor's, and at the end the median and the worst."""
    title = f"{tail.games} games of four: p99, medians of {WINDOWS} windows"
    table = Table("run", "this bot", "without a game", "ratio", title=title)
    ratios = tail.ratios()
    for number, (ours, floor, ratio) in enumerate(zip(tail.ours, tail.floor, ratios, strict=True), 1):
        times = (f"{1000 * figures.p99:.1f} ms" for figures in (ours, floor))
        table.add_row(str(number), *times, f"{ratio:.2f}", end_section=number == len(ratios))
    for name, middle in (("median", median), ("worst", max)):
        table.add_row(name, "", "", f"{middle(ratios):.2f}")
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def carried_table(carried: Carried) -> Table:
    """Return what presses cost over the gateway and over HTTP, and the ratio of their CPU times."""
    ratios = carried.ratios()
    title = f"{carried.games} games of four, by the way that presses come; medians of {len(ratios)} windows"
    table = Table("presses over", "presses/s", "p50", "p99", "CPU a press", title=title)
    for way in carried.windows:
        table.add_row(way, *_cells(carried.figures(way)))
    table.add_section()
    low, high = min(ratios), max(ratios)
    table.add_row("http to gateway, in pairs", "", "", "", f"{median(ratios):.2f} ({low:.2f} to {high:.2f})")
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def taps_table(tapped: Tapped) -> Table:
    """Return what presses in the chat and taps in the Activity cost, and how soon a page shows its first sheet."""
    ratios = tapped.ratios()
    title = f"{tapped.games} games of four pressed and as many tapped; medians of {len(ratios)} windows"
    table = Table("played by", "a second", "p50", "p99", "CPU for one", title=title)
    table.add_row("presses, until the callback", *_cells(LoadFigures.of(tapped.games, tapped.presses)))
    table.add_row("taps, until the page shows it", *_cells(LoadFigures.of(tapped.games, tapped.taps)))
    table.add_section()
    low, high = min(ratios), max(ratios)
    table.add_row("tap to press, in pairs", "", "", "", f"{median(ratios):.2f} ({low:.2f} to {high:.2f})")
    table.add_row("first sheet after the page", "", _ms(median(tapped.first)), _ms(max(tapped.first)), "")
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def waits_table(waits: Waits) -> Table:
    """Return what presses wait for."""
    table = Table("a press waits for", "all", "slowest hundredth", title=f"Means of {waits.presses} presses")
    for phase, seconds in waits.all.items():
        table.add_row(phase, _ms(seconds), _ms(waits.slowest[phase]))
    table.add_section()
    table.add_row("all of it", *(_ms(sum(spent.values())) for spent in (waits.all, waits.slowest)))
    table.add_row("event loop late, p99 and longest", _ms(waits.lag), _ms(waits.longest_lag))
    table.add_row("trips to the database's threads", f"{waits.trips:.2f}", "")
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def requests_table(requests: Requests, title: str) -> Table:
    """Return the requests that a press makes to Discord, with everything it causes."""
    table = Table("route", "a press", "of the 50 a second", title=title)
    for route, share in requests.counted.items():
        table.add_row(route, f"{share:.3f}", f"{share:.3f}")
    for route, share in requests.free.items():
        table.add_row(route, f"{share:.3f}", "")
    counted, free = (sum(routes.values()) for routes in (requests.counted, requests.free))
    table.add_section()
    table.add_row("all", f"{counted + free:.3f}", f"{counted:.3f}")
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def ways_table(ways: Iterable[Way]) -> Table:
    """Return how far presses travel."""
    table = Table(
        *("press", "presses", "functions", "files", "changes of folder"),
        title="On the event loop, until the answer leaves; medians",
    )
    for way in ways:
        counts = (way.presses, way.functions, way.files, way.changes)
        table.add_row(way.kind, *(f"{count:.0f}" for count in counts))
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.2f} ms"


def _ratios(ours: LoadFigures, other: LoadFigures) -> Iterator[str]:
    for mine, theirs in (
        (ours.rate, other.rate),
        (ours.p50, other.p50),
        (ours.p99, other.p99),
        (ours.cpu, other.cpu),
    ):
        yield f"{mine / theirs:.2f}"


def _cells(figures: LoadFigures) -> tuple[str, ...]:
    failed = f" ({figures.failed} late)" if figures.failed else ""
    times = (figures.p50, figures.p99, figures.cpu)
    return f"{figures.rate:.0f}{failed}", *(f"{1000 * seconds:.1f} ms" for seconds in times)
