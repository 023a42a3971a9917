"""The figures of a load test as tables."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table

from bot.tools.load.measure import WINDOWS, Load, LoadFigures


def load_table(load: Load) -> Table:
    """The figures of both bots, side by side."""
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
    """Where the time of a press goes."""
    table = Table("layer", "CPU a press", title="The bot's CPU time by layer; a profile makes it longer")
    for layer, milliseconds in load.layers.items():
        table.add_row(layer, f"{milliseconds:.2f} ms")
    table.columns[1].justify = "right"
    return table


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
